"""System checks of sign-in: second factors, identity providers, emergency accounts."""

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.checks import CheckMessage, Error, Warning, register
from django.db import Error as DatabaseError

from accounts.models import UserRole
from accounts.providers import ProvidersError, configured_providers, load_providers

_VARIABLE = "COUNTERSIGN_IDENTITY_PROVIDERS"
_DOCS = "docs/roles.md"


@register()
def declaration(**_: Any) -> list[CheckMessage]:
    """The declaration is readable, and people can sign in."""
    try:
        declared = load_providers(settings.IDENTITY_PROVIDERS)
    except ProvidersError as error:
        hint = f"Correct it: {_DOCS} says what a provider holds."
        return [
            Error(f"{_VARIABLE}: {problem}", hint=hint, id="accounts.E001")
            for problem in error.problems
        ]
    if settings.PASSWORD_SIGN_IN or declared:
        return []
    return [
        Error(
            "COUNTERSIGN_PASSWORD_SIGN_IN is false, and no identity provider is declared: no one "
            "could sign in.",
            hint=f"Declare one in {_VARIABLE} ({_DOCS}), or unset COUNTERSIGN_PASSWORD_SIGN_IN.",
            id="accounts.E002",
        )
    ]


@register(deploy=True)
def providers_answer(**_: Any) -> list[CheckMessage]:
    """Gets each provider's discovery document."""
    return list(_find_unusable_providers())


def _find_unusable_providers() -> Iterator[CheckMessage]:
    # Slow to import, and needed only by deployment checks.
    from accounts.provider_calls import ProviderUnusable  # noqa: PLC0415
    from accounts.provider_tokens import fetch_discovery_document  # noqa: PLC0415

    for provider in configured_providers():
        try:
            fetch_discovery_document(provider)
        except ProviderUnusable as error:
            yield Warning(
                f"{_VARIABLE}: no one can sign in through {provider.id} now: {error}.",
                hint="Correct its issuer, or make sure that this machine can reach it.",
                id="accounts.W001",
            )


@register(deploy=True)
def emergency_accounts(**_: Any) -> list[CheckMessage]:
    """The emergency accounts can sign in when the provider is away. Other checks report a database
    that does not answer."""
    if settings.PASSWORD_SIGN_IN:
        return []
    try:
        accounts = User.objects.filter(username__in=settings.EMERGENCY_ACCOUNTS, is_active=True)
        usable = {each.username for each in accounts if each.has_usable_password()}
    except DatabaseError:
        return []
    if settings.EMERGENCY_ACCOUNTS and usable == set(settings.EMERGENCY_ACCOUNTS):
        return []
    lacking = ", ".join(sorted(set(settings.EMERGENCY_ACCOUNTS) - usable)) or "none is named"
    return [
        Warning(
            "COUNTERSIGN_EMERGENCY_ACCOUNTS: without the identity provider no one could sign in "
            f"by these names: {lacking}.",
            hint="Name an active system admin and keep its password in a safe.",
            id="accounts.W002",
        )
    ]


@register(deploy=True)
def admins_need_a_second_factor(**_: Any) -> list[CheckMessage]:
    if UserRole.SYSTEM_ADMIN in settings.MFA_ROLES:
        return []
    return [
        Warning(
            "COUNTERSIGN_MFA_ROLES: system admins sign in with a password alone.",
            hint="Set COUNTERSIGN_MFA_ROLES=system_admin, and further roles if you like "
            "(docs/roles.md).",
            id="countersign.W110",
        )
    ]
