"""Second factors: who needs one, and what happens when one is lost.

allauth stores the factors: apps that show a code every 30 seconds (TOTP), passkeys and security
keys (WebAuthn), and recovery codes for when both are lost. A trigger records each change.
"""

from typing import Any

from allauth.mfa.models import Authenticator
from allauth.mfa.signals import (
    authenticator_added,
    authenticator_removed,
    authenticator_reset,
    authenticator_used,
)
from django.conf import settings
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import QuerySet
from django.dispatch import receiver
from django.http import HttpRequest

from accounts import grants, providers, roles, sessions, tokens
from accounts.models import AccountChange, RoleAction

_MAX_NAME_LENGTH = 100


def factors_for(user: User) -> "QuerySet[Authenticator]":
    """The factors of `user`. Recovery codes do not count as one."""
    found: QuerySet[Authenticator] = Authenticator.objects.filter(user_id=user.pk)
    return found.exclude(type=Authenticator.Type.RECOVERY_CODES).order_by("created_at")


def is_required(user: User) -> bool:
    """Whether a role of `user` needs a second factor; a superuser counts as a system admin."""
    if not settings.MFA_ROLES:
        return False
    return roles.has_any_role(user, settings.MFA_ROLES)


def is_missing(request: HttpRequest, user: User) -> bool:
    """Whether `user` lacks a required factor, and gave none at their provider."""
    return is_required(user) and not has_provider_factor(request) and not factors_for(user).exists()


# The id of the provider, in sessions that began with a second factor there.
_PROVIDER_FACTOR_KEY = "second_factor_at"


def note_provider_factor(request: HttpRequest, provider: str) -> None:
    """Note that this session began with a second factor at `provider`; '' for none."""
    request.session[_PROVIDER_FACTOR_KEY] = provider


def has_provider_factor(request: HttpRequest) -> bool:
    """Whether this session began with a second factor at a provider that reports them."""
    provider = providers.find_provider(request.session.get(_PROVIDER_FACTOR_KEY, ""))
    return provider is not None and bool(provider.second_factor)


def remove_all(user: User, *, by: User) -> None:
    """Remove the factors, codes and sessions of a user who lost the device.

    Only owners add one. Raises PermissionDenied.
    """
    grants.check_can_manage_account(user, by)
    with tokens.acting_as(by):
        found = Authenticator.objects.filter(user_id=user.pk)
        had = found.exists()
        found.delete()
        if had:
            grants.write_letter(user, AccountChange.NO_FACTOR, user.email, by)
            sessions.end_all(user, by=by)


@transaction.atomic
def note_passkey_use(passkey: Authenticator, counter: int) -> bool:
    """Whether the counter of a passkey went up since its last use; many always send 0.

    If it did not, there may be a copy (WebAuthn Level 2, section 6.1.1): writes an event, and
    letters to the owner and every system admin.
    """
    rows = Authenticator.objects.select_related("user").select_for_update(of=("self",))
    passkey = rows.get(pk=passkey.pk)
    held = passkey.wrap()
    before = passkey.data.get("sign_count", held.authenticator_data.counter)
    if counter <= before and (counter or before):
        user, name = passkey.user, held.name[:_MAX_NAME_LENGTH]
        grants.record_role_event(RoleAction.PASSKEY_BACK, user, user)
        grants.write_alarm(user, AccountChange.PASSKEY_BACK, passkey=name)
        return False
    passkey.data["sign_count"] = counter
    passkey.save(update_fields=["data"])
    return True


@receiver([authenticator_added, authenticator_removed, authenticator_reset])
def end_other_sessions(request: HttpRequest, **_: Any) -> None:
    """Another person who signed in before the change could otherwise go on."""
    sessions.end_others(request)


@receiver(authenticator_used)
def report_used_code(user: User, authenticator: Authenticator, **_: Any) -> None:
    """Notify the owner: the code may be in the wrong hands."""
    if authenticator.type == Authenticator.Type.RECOVERY_CODES:
        grants.record_role_event(RoleAction.CODE_USED, user, user)
        grants.write_letter(user, AccountChange.CODE_USED, user.email, user)
