"""A person's own data: the export for them, and the erasure after they left.

docs/personal-data.md says of each table what is deleted and what stays: rows that only an account
needs are deleted with it; evidence stays, and shows the pseudonym.
"""

import json
import secrets
from collections.abc import Iterable, Iterator
from functools import partial
from tempfile import TemporaryFile
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile

from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import User
from django.contrib.contenttypes.models import ContentType
from django.contrib.sessions.models import Session
from django.core.exceptions import PermissionDenied
from django.core.serializers.json import DjangoJSONEncoder
from django.db import transaction
from django.db.models import CASCADE, CharField, Model, Q, Value
from django.db.models.fields.reverse_related import ForeignObjectRel
from django.db.models.functions import Cast, Coalesce, Concat, Now
from django.http import QueryDict
from django.utils.translation import gettext as _

from accounts import events, grants, sessions, signing_keys, tokens
from accounts.models import (
    ApiToken,
    AuditEvent,
    RoleGrant,
    SignInEvent,
    SignInStamp,
    UserRole,
)
from delivery.models import Endpoint, Notification, NotificationKind
from judging.models import Rating
from records.models import Review, SavedView
from summaries.models import MeetingContext
from web.pages import get_display_name

# --- Erasure ----------------------------------------------------------------

# Deleted with an account, but kept here: a stamp still shuts out the person's sessions, and
# Django's log of its administration says who acted.
_KEPT_MODELS: frozenset[type[Model]] = frozenset({SignInStamp, LogEntry})


class StillActive(Exception):
    """A person who can sign in has not left."""


def check_can_erase(user: User, by: User) -> None:
    """Raises PermissionDenied and StillActive. The last admin is active, so never erased."""
    grants.check_can_manage_account(user, by)
    if user == by:
        raise PermissionDenied(_("You can't erase your own data. Ask another system admin."))
    if grants.is_erased(user):
        raise PermissionDenied(_("The personal data of this account are already erased."))
    if user.is_active:
        words = _("{name} can still sign in. Deactivate the account first.")
        raise StillActive(words.format(name=user.get_username()))


@transaction.atomic
def erase_person(user: User, *, by: User) -> User:
    """Delete name, address and all that signs in; the account, under its pseudonym.

    Raises as `check_can_erase` does.
    """
    user = User.objects.select_for_update().get(pk=user.pk)
    check_can_erase(user, by)
    former, username = get_display_name(user), user.get_username()
    for held in RoleGrant.objects.filter(user=user).select_related("guideline"):
        grants.revoke_role(user=user, role=UserRole(held.role), guideline=held.guideline, by=by)
    with grants.changing_accounts(by):
        User.objects.filter(pk=user.pk).update(is_superuser=False, is_staff=False)
    with grants.changing_accounts(how="close"), tokens.acting_as(by):
        _end_ways_in(user, by)
        for model, field in _list_account_models():
            model._default_manager.filter(**{field: user}).delete()
        # The pseudonym is random: nothing about the person follows from it.
        code = secrets.token_hex(4)
        user.username, user.first_name, user.last_name = f"person-{code}", "Person", code
        user.email, user.last_login = "", None
        user.set_unusable_password()
        named = ("username", "first_name", "last_name", "email", "last_login", "password")
        user.save(update_fields=named)
        _forget_traces(user, former, username)
        grants.note_erasure(user, former=username, by=by)
    return user


def _end_ways_in(user: User, by: User) -> None:
    sessions.end_all(user, by=by)
    for session in Session.objects.iterator():
        if session.get_decoded().get("_auth_user_id") == str(user.pk):
            session.delete()
    tokens.revoke_all(user, by=by)
    for key in signing_keys.usable_keys(user):
        signing_keys.remove_key(key, by=by)
    name = Concat(Value("Token "), Cast("pk", CharField()))
    ApiToken.objects.filter(owner=user).update(name=name)
    webhooks = Endpoint.objects.filter(owner=user)
    webhooks.update(name="Webhook", removed_at=Coalesce("removed_at", Now()))
    webhooks.exclude(paused_at=None).update(pause_reason="Paused by its owner.")


def _list_account_models() -> list[tuple[type[Model], str]]:
    """The models deleted with an account, and the field that leads to it."""
    return [
        (relation.related_model, relation.field.name)
        for relation in User._meta.get_fields(include_hidden=True)
        if isinstance(relation, ForeignObjectRel)
        and relation.on_delete is CASCADE
        and relation.related_model not in _KEPT_MODELS
    ]


def _forget_traces(user: User, former: str, former_username: str) -> None:
    """Clear addresses of sign-ins, and the name in other rows' text."""
    for view in SavedView.objects.filter(query__contains="approver="):
        filters = QueryDict(view.query, mutable=True)
        if filters.get("approver") == former_username:
            filters["approver"] = user.username
            SavedView.objects.filter(pk=view.pk).update(query=filters.urlencode())
    theirs = AuditEvent.objects.filter(Q(by=user) | Q(person=user))
    theirs.exclude(address="", browser="").update(address="", browser="")
    SignInEvent.objects.filter(user=user).update(subject="", address="")
    assigned = Notification.objects.filter(kind=NotificationKind.ASSIGNED, reason=former)
    assigned.update(reason=get_display_name(user))
    accounts = ContentType.objects.get_for_model(User)
    about = LogEntry.objects.filter(content_type=accounts, object_id=str(user.pk))
    about.update(object_repr=user.username)


# --- Export -----------------------------------------------------------------


def write_archive(user: User) -> IO[bytes]:
    """A ZIP with a JSON file for each part, an array with a row a line, ready to read."""
    # The caller closes it.
    held = TemporaryFile()  # noqa: SIM115
    with ZipFile(held, "w", ZIP_DEFLATED) as packed:
        for name, rows in _list_archive_parts(user):
            with packed.open(f"{name}.json", "w") as part:
                before = "[\n"
                for row in rows:
                    line = json.dumps(row, cls=DjangoJSONEncoder, ensure_ascii=False)
                    part.write(f"{before}{line}".encode())
                    before = ",\n"
                part.write(b"[]\n" if before == "[\n" else b"\n]\n")
    held.seek(0)
    return held


# Name, model, the field that leads to the account, and the columns that are theirs.
_TABLES: tuple[tuple[str, Any, str, str], ...] = (
    ("account", User, "pk", "username first_name last_name email date_joined last_login"),
    ("roles", RoleGrant, "user", "role guideline__name created_at"),
    ("second_factors", Authenticator, "user", "type created_at last_used_at"),
    ("identity_providers", SocialAccount, "user", "provider uid date_joined"),
    ("sessions", UserSession, "user", "created_at last_seen_at ip user_agent"),
    ("tokens", ApiToken, "owner", "name scopes created_at last_used_at expires_at revoked_at"),
    ("webhooks", Endpoint, "owner", "name url kinds created_at removed_at"),
    ("notifications", Notification, "user", "kind summary_id created_at read_at"),
    ("saved_views", SavedView, "user", "name list query"),
    (
        *("reviews", Review, "reviewer"),
        "attempt__summary_id attempt__number decision category comment text_sha256 signature"
        " created_at",
    ),
    ("contexts", MeetingContext, "by", "transcript_id number at"),
    ("ratings", Rating, "reviewer", "attempt__summary_id criterion__name value created_at"),
)


def _list_archive_parts(user: User) -> Iterator[tuple[str, Iterable[dict[str, Any]]]]:
    """Leaves out other people's names in the events."""
    for name, model, owner, columns in _TABLES:
        rows = model.objects.filter(**{owner: user.pk}).order_by("pk")
        yield name, rows.values(*columns.split())
    theirs = AuditEvent.objects.filter(Q(by=user) | Q(person=user)).select_related("by", "person")
    yield "events", map(partial(_hide_other_people, user), theirs.order_by("at", "id").iterator())


def _hide_other_people(user: User, event: AuditEvent) -> dict[str, Any]:
    row = events.event_as_dict(event)
    del row["by_name"]
    for name in ("by", "person"):
        if row[name] not in (None, user.get_username()):
            row[name] = "another person"
    return row
