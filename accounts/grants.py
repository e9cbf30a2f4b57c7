"""Changes to roles and accounts: each leaves a RoleEvent, and a letter if sign-in changes."""

import hashlib
import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import connection, models, transaction
from django.db.models import Exists, OuterRef, Q
from django.dispatch import Signal
from django.utils.translation import gettext as _

from accounts import roles, tokens
from accounts.models import (
    AccountChange,
    AccountLetter,
    Erasure,
    RoleAction,
    RoleEvent,
    RoleGrant,
    SignInStamp,
    UserRole,
)

# Sent with `user` in the transaction that deactivates them.
shut_out = Signal()


class LastAdmin(Exception):
    """The change would leave no active system admin."""

    def __init__(self, user: User) -> None:
        super().__init__(
            _("{name} is the only active system admin. Add another first.").format(
                name=user.get_username()
            )
        )


def check_can_manage(by: User | None) -> None:
    """`by` is None for a command on the server. Raises PermissionDenied."""
    if by is not None and not roles.can_everywhere(by, roles.Right.MANAGE_PEOPLE):
        raise PermissionDenied(_("Only system admins can change accounts and roles."))


@contextmanager
def changing_accounts(by: User | None = None, *, how: str = "") -> Iterator[None]:
    """A transaction in which the database records account changes as done by `by`. Without `by`,
    `how` is `link` for its owner with a link, `rehash` for the same password in another hash, or
    `close` where an emptied address and password are part of another event."""
    with transaction.atomic():
        _set_account_change(str(by.pk) if by else how)
        yield
        _set_account_change("")


def _set_account_change(how: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT set_config('countersign.account_change', %s, true)", [how])


@transaction.atomic
def grant_role(
    *,
    user: User,
    role: UserRole,
    guideline: models.Model | None = None,
    by: User | None,
    source: str = "",
) -> bool:
    """Whether it was new. A role that a person gives no longer belongs to a service (`source`).
    Raises PermissionDenied, and ValueError for a system admin of one guideline."""
    check_can_manage(by)
    if role == UserRole.SYSTEM_ADMIN and guideline is not None:
        raise ValueError(_("System admins have this role everywhere. Choose no guideline."))
    with tokens.acting_as(by, source):
        held, new = RoleGrant.objects.get_or_create(
            user=user,
            role=role,
            guideline_id=_guideline_key(guideline),  # type: ignore[misc]
            defaults={"source": source},
        )
        if held.source and not source:
            RoleGrant.objects.filter(pk=held.pk).update(source="")
    roles.clear_cached_roles(user)
    return new


@transaction.atomic
def revoke_role(
    *,
    user: User,
    role: UserRole,
    guideline: models.Model | None = None,
    by: User | None,
    source: str = "",
) -> bool:
    """Whether they had it. Raises PermissionDenied and LastAdmin."""
    check_can_manage(by)
    held = RoleGrant.objects.filter(user=user, role=role, guideline=_guideline_key(guideline))
    if role == UserRole.SYSTEM_ADMIN:
        _check_another_admin(user)
    with tokens.acting_as(by, source):
        found, __ = held.delete()
    if found:
        roles.clear_cached_roles(user)
        if not RoleGrant.objects.filter(user=user).exists():
            # A user who gets a role again later does not get the old tokens back.
            tokens.revoke_all(user, by=by, source=source)
    return bool(found)


@transaction.atomic
def make_account(
    *,
    username: str,
    password: str | None,
    name: str = "",
    email: str = "",
    granted: Iterable[UserRole] = (),
    by: User | None,
    must_change: bool = True,
    source: str = "",
) -> User:
    """Make an account with roles for the whole installation. With `must_change`, its owner has to
    change the password. Without a password they sign in another way, such as through the service
    `source`. Raises PermissionDenied, IntegrityError."""
    check_can_manage(by)
    first, __, last = name.strip().partition(" ")
    user = User.objects.create_user(
        username, email=email.lower(), password=password, first_name=first, last_name=last.strip()
    )
    record_role_event(RoleAction.CREATE, user, by, source=source)
    require_new_password(user, must_change)
    for role in granted:
        grant_role(user=user, role=role, by=by, source=source)
    return user


def set_active(*, user: User, active: bool, by: User | None) -> None:
    """Activate or deactivate. A deactivated user's sessions and tokens end at once, for good.

    Raises PermissionDenied and LastAdmin.
    """
    check_can_manage(by)
    if active and is_erased(user):
        raise PermissionDenied(_("The personal data of this account were erased. Create another."))
    with changing_accounts(by), tokens.acting_as(by):
        if not active:
            _check_another_admin(user)
        changed = User.objects.filter(pk=user.pk, is_active=not active).update(is_active=active)
        if changed and not active:
            shut_out.send(sender=User, user=user)
    user.is_active = active


def is_erased(user: User) -> bool:
    """Whether the user's personal data were erased (`insight.personal_data`)."""
    return Erasure.objects.filter(user=user).exists()


def note_erasure(user: User, *, former: str, by: User) -> None:
    """Call it in the transaction that replaces `former`."""
    salt = secrets.token_hex(16)
    hashed = _username_hash(salt, former)
    Erasure.objects.create(user=user, salt=salt, username_sha256=hashed, by=by)
    record_role_event(RoleAction.ERASE, user, by)


def map_erased_usernames(usernames: Iterable[str]) -> dict[str, str]:
    """Map the former usernames of erased accounts to their current ones."""
    erased = list(Erasure.objects.select_related("user"))
    return {
        name: row.user.get_username()
        for name in usernames
        for row in erased
        if _username_hash(row.salt, name) == row.username_sha256
    }


def _username_hash(salt: str, username: str) -> str:
    return hashlib.sha256(f"{salt}\n{username}".encode()).hexdigest()


def check_can_manage_account(user: User, by: User | None) -> None:
    """An admin who changes a sign-in could use it, so only superusers may change a superuser's.

    Raises PermissionDenied.
    """
    check_can_manage(by)
    if by is not None and user.is_superuser and not by.is_superuser:
        raise PermissionDenied(_("Only superusers can change how a superuser signs in."))


def can_manage_account(user: User, by: User) -> bool:
    try:
        check_can_manage_account(user, by)
    except PermissionDenied:
        return False
    return True


def set_email(*, user: User, email: str, by: User | None) -> bool:
    """Whether the address changed. It is stored in lower case, in which mail and sign-in look it
    up. Raises PermissionDenied."""
    if by != user:
        check_can_manage_account(user, by)
    with changing_accounts(by):
        before = User.objects.select_for_update().get(pk=user.pk).email
        user.email = email.lower()
        if before == user.email:
            return False
        User.objects.filter(pk=user.pk).update(email=user.email)
    return True


def record_role_event(
    action: RoleAction,
    user: User,
    by: User | None,
    *,
    source: str = "",
) -> None:
    """Record what was done to `user`. Without `by`, it was the service `source`, a command or a
    visitor. Triggers record what changes a row of accounts, roles and credentials."""
    RoleEvent.objects.create(user=user, action=action, by=by, source=source)


def require_new_password(user: User, required: bool = True) -> None:
    """Set whether `user` must choose a password before all else."""
    SignInStamp.objects.update_or_create(user=user, defaults={"must_change": required})


def write_letter(user: User, change: AccountChange, address: str, by: User | None) -> None:
    """Queue a letter about a change to the account, if there is an `address`."""
    if address:
        AccountLetter.objects.create(user=user, change=change, address=address, by=by)


def write_alarm(owner: User, change: AccountChange, **about: Any) -> None:
    """Queue letters about what `owner` has, for them and for every system admin."""
    AccountLetter.objects.bulk_create(
        AccountLetter(user=user, change=change, address=user.email, by=owner, **about)
        for user in {owner, *roles.system_admins()}
        if user.email
    )


def _check_another_admin(user: User) -> None:
    """Locks every admin, so the last two cannot deactivate each other at once."""
    grants = RoleGrant.objects.filter(user=OuterRef("pk"), role=UserRole.SYSTEM_ADMIN)
    admins = User.objects.filter(Q(is_superuser=True) | Exists(grants), is_active=True)
    keys = set(admins.order_by("pk").select_for_update().values_list("pk", flat=True))
    if keys == {user.pk}:
        raise LastAdmin(user)


def _guideline_key(guideline: models.Model | None) -> int | None:
    """This room knows guidelines only by key: their model is in a room above."""
    return None if guideline is None else guideline.pk
