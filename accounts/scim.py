"""People and groups that a directory, such as Entra or Okta, provisions through SCIM (RFC 7644).

`scim2_server` speaks the protocol, `accounts.scim_storage` looks up what it asks for; this is what
its requests do. A directory sees every account but those of superusers, of the staff of Django's
administration and of break-glass admins, and what it deleted. It deletes nobody: their work is
evidence. It takes away the roles that it gave and no others, and lets nobody in whom a person here
shut out.
"""

import hashlib
import json
import logging
import re
import unicodedata
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import transaction
from django.db.models import OuterRef, Q, QuerySet, Subquery, Value
from django.db.models.functions import Coalesce
from django.utils import timezone
from scim2_models import (
    Group,
    GroupMember,
    GroupMembership,
    InvalidValueException,
    Meta,
    Reference,
    Resource,
    UniquenessException,
)

from accounts import grants
from accounts.models import (
    DirectoryAccount,
    DirectoryGroup,
    RoleAction,
    RoleEvent,
    RoleGrant,
    UserRole,
)
from accounts.scim_resources import Email, Name
from accounts.scim_resources import User as Person

log = logging.getLogger(__name__)

# Who did it, as events and letters say it.
SOURCE = "SCIM"
_LONGEST = 254
_LONGEST_NAME = 150
_LONGEST_KEY = 2**31


# --- People -----------------------------------------------------------------


def people() -> QuerySet[User]:
    """The accounts that a directory sees: none whose personal data were erased, because it would
    write them again, and so makes another account of whoever comes back."""
    events = RoleEvent.objects.filter(user=OuterRef("pk")).order_by("-at").values("at")[:1]
    return (
        User.objects.filter(is_superuser=False, is_staff=False, directory_account__deleted_at=None)
        .filter(erasure__isnull=True)
        .exclude(username__in=[grants.DIRECTORY, *settings.EMERGENCY_ACCOUNTS])
        .select_related("directory_account")
        .prefetch_related("directory_groups")
        .annotate(
            scim_name=Coalesce("directory_account__user_name", "username"),
            scim_external=Coalesce("directory_account__external_id", Value("")),
            scim_changed=Coalesce("directory_account__changed_at", "date_joined"),
            last_event=Subquery(events),
        )
        .order_by("pk")
    )


def shown_person(user: Any) -> Person:
    """`user` is a row of `people`."""
    changed = max(user.scim_changed, user.last_event or user.scim_changed)
    full = user.get_full_name() or None
    address = Email(value=user.email, type="work", primary=True)
    groups = [
        GroupMembership(
            value=str(each.pk),
            ref=Reference(f"Groups/{each.pk}"),
            display=str(each),
            type="direct",
        )
        for each in user.directory_groups.all()
    ]
    person = Person(
        id=str(user.pk),
        external_id=user.scim_external or None,
        user_name=user.scim_name,
        name=Name(
            formatted=full,
            given_name=user.first_name or None,
            family_name=user.last_name or None,
        ),
        display_name=full,
        active=user.is_active,
        emails=[address] if user.email else None,
        groups=groups or None,
    )
    person.meta = _meta("User", user.date_joined, changed, person.model_dump(mode="json"))
    return person


def _meta(kind: str, created: datetime, changed: datetime, content: object) -> Meta:
    digest = hashlib.sha256(json.dumps(content, sort_keys=True, default=str).encode()).hexdigest()
    return Meta(
        resource_type=kind, created=created, last_modified=changed, version=f'W/"{digest[:32]}"'
    )


def create_person(sent: Person) -> User:
    name = _user_name(sent)
    _check_free(name, None)
    former = DirectoryAccount.objects.filter(
        ~Q(external_id=""),
        user_name__iexact=name,
        external_id=sent.external_id or "",
        deleted_at__isnull=False,
    ).first()
    if former is not None:
        # The same person again: a user name alone may be somebody else's by now.
        DirectoryAccount.objects.filter(pk=former.pk).update(deleted_at=None)
        user = people().select_for_update(of=("self",)).get(pk=former.pk)
        sent.active = sent.active is not False
        change_person(user, sent)
        return user
    first, last = _names(sent, None)
    user = User.objects.create_user(
        _free_username(name),
        email=_address(sent),
        password=None,
        first_name=first,
        last_name=last,
        is_active=sent.active is not False,
    )
    DirectoryAccount.objects.create(user=user, user_name=name, external_id=_external_id(sent))
    grants.note(RoleAction.CREATE, user, None, source=SOURCE)
    return user


def change_person(user: Any, sent: Person) -> None:
    """`user` is a row of `people` under a lock."""
    before = shown_person(user)
    name, external_id = _user_name(sent), _external_id(sent)
    _check_free(name, user)
    kept = {"user_name": name, "external_id": external_id, "changed_at": timezone.now()}
    DirectoryAccount.objects.update_or_create(user=user, defaults=kept)
    first, last = _names(sent, before)
    if (first, last, name) != (user.first_name, user.last_name, user.scim_name):
        User.objects.filter(pk=user.pk).update(first_name=first, last_name=last)
        grants.note(RoleAction.RENAME, user, None, source=SOURCE)
    grants.set_email(user=user, email=_address(sent), by=None, source=SOURCE)
    if sent.active is not None and sent.active != user.is_active:
        _let_in_or_out(user, sent.active)


def _let_in_or_out(user: User, active: bool) -> None:
    if active and not _shut_out_by_directory(user):
        log.warning("SCIM does not let %s in, whom a person here shut out", user.get_username())
        return
    grants.set_active(user=user, active=active, by=None, source=SOURCE)


def _shut_out_by_directory(user: User) -> bool:
    """Or made inactive by it."""
    actions = [RoleAction.CREATE, RoleAction.ACTIVATE, RoleAction.DEACTIVATE]
    last = user.role_events.filter(action__in=actions).first()
    return last is not None and last.source == SOURCE


def delete_person(user: User) -> None:
    if user.is_active:
        grants.set_active(user=user, active=False, by=None, source=SOURCE)
    user.directory_groups.clear()
    _sync_roles([user.pk])
    now = timezone.now()
    gone = {"deleted_at": now, "changed_at": now}
    DirectoryAccount.objects.update_or_create(
        user=user, defaults=gone, create_defaults={"user_name": user.get_username(), **gone}
    )


def account_key(text: str | None) -> int | None:
    """The key of an account; None for what is none."""
    if not re.fullmatch("[1-9][0-9]{0,9}", text or "", re.ASCII):
        return None
    return key if (key := int(text or "")) < _LONGEST_KEY else None


# --- What people are called -------------------------------------------------


def _fitting(value: str | None, name: str, most: int = _LONGEST) -> str:
    """Without blanks around it. Raises InvalidValueException."""
    text = unicodedata.normalize("NFC", value or "").strip()
    if len(text) > most:
        detail = f"{name} has {len(text):,} characters: {text[:50]!r}… At most {most} are kept."
        raise InvalidValueException(detail=detail)
    return text


def _user_name(sent: Person) -> str:
    name = _fitting(sent.user_name, "userName")
    if not name:
        raise InvalidValueException(detail="userName is empty. Send what the person is called.")
    return name


def _external_id(sent: Resource[Any]) -> str:
    return _fitting(sent.external_id, "externalId")


def _names(sent: Person, before: Person | None) -> tuple[str, str]:
    """First and last name; a whole name that changed alone, or came alone, is taken apart."""
    name, old = sent.name or Name(), (before and before.name) or Name()
    parts = (name.given_name, name.family_name)
    if not any(parts) or parts == (old.given_name, old.family_name):
        known = {None, "", old.formatted} if any(parts) else {None, ""}
        whole = [each for each in (name.formatted, sent.display_name) if each not in known]
        if whole:
            first, _, last = str(whole[0]).strip().partition(" ")
            parts = (first, last)
    return (
        _fitting(parts[0], "name.givenName", _LONGEST_NAME),
        _fitting(parts[1], "name.familyName", _LONGEST_NAME),
    )


def _address(sent: Person) -> str:
    found = [each for each in sent.emails or [] if each.value]
    found.sort(key=lambda each: (not each.primary, each.type != "work"))
    address = _fitting(found[0].value if found else "", "emails.value")
    try:
        if address:
            validate_email(address)
    except ValidationError as error:
        detail = f"emails.value is {address!r}, which is no e-mail address. Correct it."
        raise InvalidValueException(detail=detail) from error
    return address


def _check_free(name: str, user: User | None) -> None:
    """Nobody but `user` and whom the directory deleted is called `name`. Raises
    UniquenessException."""
    named = Q(username__iexact=name) | Q(directory_account__user_name__iexact=name)
    others = User.objects.filter(named, directory_account__deleted_at=None)
    if (others.exclude(pk=user.pk) if user else others).exists():
        raise UniquenessException(
            detail=f"The userName {name!r} is taken by another account, which SCIM may not see."
        )


def _free_username(name: str) -> str:
    """What forms take as a username, with a number where somebody had it before."""
    spelled = User.normalize_username(re.sub(r"[^\w.@+-]", "_", name))[: _LONGEST_NAME - 6]
    username, number = spelled, 1
    while User.objects.filter(username__iexact=username).exists():
        number += 1
        username = f"{spelled}-{number}"
    return username


# --- Groups -----------------------------------------------------------------


def groups() -> QuerySet[DirectoryGroup]:
    return DirectoryGroup.objects.order_by("created_at", "pk")


def shown_group(group: DirectoryGroup, *, with_members: bool = True) -> Group:
    keys = group.members.order_by("pk").values_list("pk", flat=True) if with_members else ()
    members = [
        GroupMember(value=str(key), ref=Reference(f"Users/{key}"), type="User") for key in keys
    ]
    return Group(
        id=str(group.pk),
        external_id=group.external_id or None,
        display_name=group.display_name,
        members=members or None,
        meta=_meta("Group", group.created_at, group.changed_at, group.changed_at),
    )


def create_group(sent: Group) -> DirectoryGroup:
    group = DirectoryGroup.objects.create(**_of_group(sent, None))
    _change_members(group, sent, had=None)
    return group


def change_group(group: DirectoryGroup, sent: Group) -> None:
    had = _role_of(group)
    for field, value in _of_group(sent, group).items():
        setattr(group, field, value)
    group.changed_at = timezone.now()
    group.save()
    _change_members(group, sent, had=had)


def _of_group(sent: Group, group: DirectoryGroup | None) -> dict[str, str]:
    name = _fitting(sent.display_name, "displayName")
    if not name:
        raise InvalidValueException(detail="displayName is empty. Send what the group is called.")
    others = DirectoryGroup.objects.filter(display_name__iexact=name)
    if (others.exclude(pk=group.pk) if group else others).exists():
        raise UniquenessException(detail=f"There is another group with the displayName {name!r}.")
    return {"display_name": name, "external_id": _external_id(sent)}


def _change_members(group: DirectoryGroup, sent: Group, *, had: UserRole | None) -> None:
    before = set(group.members.values_list("pk", flat=True))
    wanted = {each.value or "": account_key(each.value) for each in sent.members or []}
    keys = {key for key in wanted.values() if key is not None}
    known = before | set(people().filter(pk__in=keys - before).values_list("pk", flat=True))
    unknown = sorted(value for value, key in wanted.items() if key not in known)
    if unknown:
        shown = ", ".join(repr(value[:50]) for value in unknown[:5])
        raise InvalidValueException(
            detail=f"members has {shown}, which is no id of a User that SCIM may see."
        )
    group.members.add(*(keys - before))
    group.members.remove(*(before - keys))
    has = _role_of(group)
    if has != had:
        _sync_roles(before | keys)
    elif has:
        _sync_roles(before ^ keys)


def delete_group(group: DirectoryGroup) -> None:
    members = list(group.members.values_list("pk", flat=True))
    group.delete()
    _sync_roles(members)


# --- Roles ------------------------------------------------------------------


def _role_of(group: DirectoryGroup) -> UserRole | None:
    """The role that the installation gives the group, by its external id or its name."""
    roles = settings.SCIM_ROLES
    role = roles.get(group.external_id) or roles.get(group.display_name)
    return UserRole(role) if role else None


def _sync_roles(keys: Iterable[int]) -> None:
    """Give what their groups stand for, and take away what SCIM gave and they no longer do.

    Under a lock: what another transaction does to their groups is seen by one of the two. Raises
    LastAdmin.
    """
    for user in list(User.objects.select_for_update().filter(pk__in=keys).order_by("pk")):
        wanted = {_role_of(group) for group in user.directory_groups.all()} - {None}
        given = RoleGrant.objects.filter(user=user, guideline=None, source=SOURCE)
        held = {UserRole(role) for role in given.values_list("role", flat=True)}
        for role in UserRole:
            if role in wanted - held:
                grants.grant(user=user, role=role, by=None, source=SOURCE)
        for role in held - wanted:
            grants.revoke(user=user, role=role, by=None, source=SOURCE)


def follow_setting() -> None:
    """Everybody has the roles of their groups as the setting says it now."""
    of_group = {group.pk: _role_of(group) for group in DirectoryGroup.objects.all()}
    members = DirectoryGroup.members.through.objects.values_list("user_id", "directorygroup_id")
    wanted = {(user, role) for user, group in members if (role := of_group[group])}
    given = RoleGrant.objects.filter(guideline=None).values_list("user_id", "role", "source")
    held = {(user, UserRole(role)): source for user, role, source in given}
    stale = {pair for pair, source in held.items() if source == SOURCE} - wanted
    for user in sorted({user for user, _ in (wanted - set(held)) | stale}):
        try:
            with transaction.atomic():
                _sync_roles([user])
        except grants.LastAdmin as refusal:
            log.warning("the roles of groups are not followed: %s", refusal)
