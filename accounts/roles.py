"""Who may do what, and where. Every room asks here.

`RIGHTS` is the whole policy; docs/roles.md shows it and a test compares the two. A role is held
for the whole installation or for one guideline and its summaries. Roles add up. A superuser holds
every right everywhere, an inactive user none.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Self

from django.contrib.auth.models import AnonymousUser, User
from django.core.exceptions import PermissionDenied
from django.db import models
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.models import RoleAction, RoleEvent, RoleGrant, UserRole

AnyUser = User | AnonymousUser


class Right(StrEnum):
    """What a user may do; the value is the row's title in docs/roles.md."""

    SEE_SUMMARIES = "Read cases, transcripts and records"
    HAND_IN = "Hand in transcripts for the model to summarise"
    HAND_IN_OWN = "Hand in summaries of their own"
    DECIDE = "Claim, edit and decide on cases"
    RELEASE = "End another person's claim"
    RETRY = "Retry a failed case"
    TAKE_BACK = "Cancel cases and delete transcripts, with a reason"
    SEE_PIPELINE = "Watch the pipeline"
    SEE_FIGURES = "Read the dashboard"
    EXPORT_LABELS = "Export labels: what people decided on judged texts"
    KEEP_RECORDS = "Put records on hold, correct them, set retention"
    READ_GUIDELINES = "Read guidelines"
    CHANGE_GUIDELINES = "Draft, preview and publish guidelines"
    SEE_PEOPLE = "See accounts, roles and who gave them"
    READ_EVENTS = "Read and export the audit log"
    MANAGE_PEOPLE = "Create accounts and tokens, give and remove roles"


_REVIEWER, _LEAD = UserRole.REVIEWER, UserRole.LEAD
_GUIDELINES, _SYSTEM = UserRole.GUIDELINE_ADMIN, UserRole.SYSTEM_ADMIN
_AUDITOR, _AUTHOR = UserRole.AUDITOR, UserRole.AUTHOR
_ALL_READERS = frozenset({_REVIEWER, _LEAD, _GUIDELINES, _AUDITOR, _SYSTEM})

RIGHTS: MappingProxyType[Right, frozenset[UserRole]] = MappingProxyType(
    {
        Right.SEE_SUMMARIES: _ALL_READERS,
        Right.HAND_IN: frozenset({_REVIEWER, _LEAD}),
        Right.HAND_IN_OWN: frozenset({_REVIEWER, _LEAD, _AUTHOR}),
        Right.DECIDE: frozenset({_REVIEWER, _LEAD}),
        Right.RELEASE: frozenset({_LEAD, _SYSTEM}),
        Right.RETRY: frozenset({_REVIEWER, _LEAD, _SYSTEM}),
        Right.TAKE_BACK: frozenset({_LEAD}),
        Right.SEE_PIPELINE: _ALL_READERS,
        Right.SEE_FIGURES: frozenset({_LEAD, _GUIDELINES, _AUDITOR, _SYSTEM}),
        Right.EXPORT_LABELS: frozenset({_LEAD, _GUIDELINES}),
        Right.KEEP_RECORDS: frozenset({_LEAD}),
        Right.READ_GUIDELINES: _ALL_READERS,
        Right.CHANGE_GUIDELINES: frozenset({_GUIDELINES}),
        Right.SEE_PEOPLE: frozenset({_AUDITOR, _SYSTEM}),
        Right.READ_EVENTS: frozenset({_AUDITOR, _SYSTEM}),
        Right.MANAGE_PEOPLE: frozenset({_SYSTEM}),
    }
)


@dataclass(frozen=True)
class Reach:
    """Where a user holds a right: everywhere, or under the guidelines with these keys."""

    everywhere: bool = False
    guidelines: frozenset[int] = frozenset()

    @classmethod
    def under(cls, keys: Sequence[int] | None) -> Self:
        """None: everywhere."""
        return cls(everywhere=True) if keys is None else cls(guidelines=frozenset(keys))

    @property
    def keys(self) -> list[int] | None:
        """The sorted keys of the guidelines, for JSON; None for everywhere."""
        return None if self.everywhere else sorted(self.guidelines)

    def __bool__(self) -> bool:
        return self.everywhere or bool(self.guidelines)

    def covers_guideline(self, guideline_id: int) -> bool:
        return self.everywhere or guideline_id in self.guidelines

    def within(self, path: str) -> Q:
        """The condition that the guideline's key at `path` is in reach."""
        return Q() if self.everywhere else Q(**{f"{path}__in": self.guidelines})


def get_reach(user: AnyUser, right: Right) -> Reach:
    if not user.is_authenticated or not user.is_active:
        return Reach()
    if user.is_superuser:
        return Reach(everywhere=True)
    where = {guideline for role, guideline in _get_role_keys(user) if role in RIGHTS[right]}
    return Reach(None in where, frozenset(key for key in where if key is not None))


def has_any_role(user: User, wanted: Collection[str]) -> bool:
    """Whether `user` has one of these roles somewhere; a superuser counts as a system admin."""
    held = {role for role, _ in _get_role_keys(user)}
    if user.is_superuser:
        held.add(UserRole.SYSTEM_ADMIN)
    return not held.isdisjoint(wanted)


def has_right(user: AnyUser, right: Right, guideline: models.Model | int) -> bool:
    """Whether `user` holds the right under `guideline`, a model or its key."""
    return get_reach(user, right).covers_guideline(
        guideline if isinstance(guideline, int) else guideline.pk
    )


def can_everywhere(user: AnyUser, right: Right) -> bool:
    return get_reach(user, right).everywhere


def can_somewhere(user: AnyUser, right: Right) -> bool:
    return bool(get_reach(user, right))


def can_send(user: AnyUser) -> bool:
    """Whether a token of theirs may send transcripts now (see `sender_condition`)."""
    return user.pk is not None and User.objects.filter(sender_condition(), pk=user.pk).exists()


_SENDING_ROLES = RIGHTS[Right.HAND_IN] | RIGHTS[Right.HAND_IN_OWN] | RIGHTS[Right.MANAGE_PEOPLE]


def sender_condition(path: str = "") -> Q:
    """The condition that the account at `path` (such as `owner__`) may send transcripts: that of a
    user who hands in, a system admin or a program, which has no role and never lost one."""
    account = OuterRef(f"{path}pk")
    held = RoleGrant.objects.filter(user=account)
    lost = RoleEvent.objects.filter(user=account, action=RoleAction.REVOKE)
    sends = Q(Exists(held.filter(role__in=_SENDING_ROLES))) | Q(~Exists(held), ~Exists(lost))
    return Q(**{f"{path}is_active": True}) & (Q(**{f"{path}is_superuser": True}) | sends)


def system_admins() -> QuerySet[User]:
    """The active ones, also those without an e-mail address."""
    held = RoleGrant.objects.filter(user=OuterRef("pk"), role=UserRole.SYSTEM_ADMIN)
    return User.objects.filter(Exists(held), is_active=True)


def clear_cached_roles(user: User) -> None:
    """Drop the roles that this instance caches, after a change to them."""
    vars(user).pop(_CACHE_ATTRIBUTE, None)


# On the instance, where Django caches permissions too: it lives as long as a request.
_CACHE_ATTRIBUTE = "_countersign_roles"


def _get_role_keys(user: User) -> frozenset[tuple[str, int | None]]:
    if _CACHE_ATTRIBUTE not in vars(user):
        grants = RoleGrant.objects.filter(user=user.pk).order_by()
        vars(user)[_CACHE_ATTRIBUTE] = frozenset(grants.values_list("role", "guideline_id"))
    held: frozenset[tuple[str, int | None]] = vars(user)[_CACHE_ATTRIBUTE]
    return held


def check_right(user: AnyUser, right: Right, *, everywhere: bool = False) -> None:
    """Raises PermissionDenied if `user` holds the right nowhere, or not `everywhere`."""
    held = get_reach(user, right)
    if not (held.everywhere if everywhere else held):
        raise PermissionDenied(_(_REFUSALS[right]))


_REFUSALS = {
    Right.SEE_SUMMARIES: gettext_noop("You can't open cases, transcripts or records."),
    Right.HAND_IN: gettext_noop("You can't hand in transcripts."),
    Right.HAND_IN_OWN: gettext_noop("You can't hand in summaries."),
    Right.DECIDE: gettext_noop("You can't review cases."),
    Right.RELEASE: gettext_noop("You can't hand back a colleague's case."),
    Right.RETRY: gettext_noop("You can't retry failed cases."),
    Right.TAKE_BACK: gettext_noop("You can't cancel cases or delete transcripts."),
    Right.SEE_PIPELINE: gettext_noop("You don't have access to processing."),
    Right.SEE_FIGURES: gettext_noop("You don't have access to the dashboard."),
    Right.EXPORT_LABELS: gettext_noop("You can't export labels."),
    Right.KEEP_RECORDS: gettext_noop("You can't hold records, correct them or set retention."),
    Right.READ_GUIDELINES: gettext_noop("You don't have access to the guidelines."),
    Right.CHANGE_GUIDELINES: gettext_noop("You can't change guidelines."),
    Right.SEE_PEOPLE: gettext_noop("You don't have access to other accounts."),
    Right.READ_EVENTS: gettext_noop("You don't have access to the audit log."),
    Right.MANAGE_PEOPLE: gettext_noop("You can't manage accounts, tokens or roles."),
}


_ROLES_IN_SENTENCE = {
    UserRole.REVIEWER: gettext_noop("reviewer"),
    UserRole.LEAD: gettext_noop("team lead"),
    UserRole.GUIDELINE_ADMIN: gettext_noop("guideline admin"),
    UserRole.AUTHOR: gettext_noop("author"),
    UserRole.AUDITOR: gettext_noop("auditor"),
    UserRole.SYSTEM_ADMIN: gettext_noop("system admin"),
}


def role_in_sentence(role: str) -> str:
    """A role's name within a sentence; empty for no role."""
    return _(_ROLES_IN_SENTENCE[UserRole(role)]) if role else ""


def can_review(user: AnyUser) -> bool:
    """Under any guideline; `can_decide` checks one summary."""
    return can_somewhere(user, Right.DECIDE)
