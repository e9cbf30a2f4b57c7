"""What the sign-in page and the footer of an approval show of identity providers."""

from django import template
from django.contrib.auth.models import User

from accounts import provider_accounts, providers
from accounts.providers import IdentityProvider

register = template.Library()


@register.simple_tag
def identity_providers() -> tuple[IdentityProvider, ...]:
    return providers.configured()


@register.simple_tag
def only_way_in() -> bool:
    return providers.only_way_in()


@register.simple_tag
def providers_of(user: User) -> list[IdentityProvider]:
    """Those that can be asked who `user` is."""
    return provider_accounts.providers_of(user)
