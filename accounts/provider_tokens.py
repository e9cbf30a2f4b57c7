"""Answers of identity providers and their checks: discovery, keys, ID and logout tokens.

django-allauth takes the issuer from the discovery document, sends no nonce, checks neither `azp`
nor the signature of a token that it fetched itself, and prefers userinfo. Here every token is
checked according to OpenID Connect Core 1.0, section 3.1.3.7, against the declared issuer.
"""

import hashlib
import time
from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import jwt
import requests
from allauth.socialaccount.adapter import get_adapter
from allauth.socialaccount.providers.oauth2.client import OAuth2Error
from django.utils import timezone

from accounts.models import LogoutToken
from accounts.providers import IdentityProvider, is_protected

_LEEWAY = 60  # seconds that the clocks of both sides may differ
# Asymmetric only: HS256 would let any client sign with a public key, `none` with no key.
_ALGORITHMS = [
    *("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"),
    *("ES256", "ES384", "ES512", "EdDSA"),
]
_LONGEST_SUBJECT = 191  # as allauth's column has it
_LONGEST_SESSION = 254
Claims = Mapping[str, Any]


class ProviderUnusable(OAuth2Error):
    """The provider does not answer, or its answer cannot be used."""


class TokenRefused(OAuth2Error):
    """This provider did not issue the token for us, now and for this sign-in."""


def fetch(address: str, access_token: str = "") -> dict[str, Any]:
    """The JSON object at an address of the provider. Raises ProviderUnusable."""
    headers = {"Authorization": f"Bearer {access_token}"} if access_token else {}
    try:
        with get_adapter().get_requests_session() as http:
            answer = http.get(address, headers=headers)
        answer.raise_for_status()
        found = answer.json()
    except requests.RequestException as error:
        raise ProviderUnusable(f"{address} cannot be read: {error}") from error
    if not isinstance(found, dict):
        raise ProviderUnusable(f"{address} answers no JSON object")
    return found


def discover(provider: IdentityProvider) -> dict[str, Any]:
    """The provider's discovery document. Raises ProviderUnusable, which says what is wrong."""
    address = provider.issuer.rstrip("/") + "/.well-known/openid-configuration"
    # The default for a document without it (Discovery 1.0, section 3).
    document = {"token_endpoint_auth_methods_supported": ["client_secret_basic"], **fetch(address)}
    if document.get("issuer") != provider.issuer:
        said = document.get("issuer")
        raise ProviderUnusable(f"{address} is of the issuer {said!r}, not {provider.issuer!r}")
    needed = {"authorization_endpoint", "token_endpoint", "jwks_uri"}
    for name in sorted(needed | ({"userinfo_endpoint"} & document.keys())):
        if not isinstance(document.get(name), str) or not is_protected(document[name]):
            raise ProviderUnusable(f"{address}: {name} is not an https:// address")
    return document


def verified(
    token: Any, provider: IdentityProvider, discovery: Claims, *required: str
) -> dict[str, Any]:
    """The claims of a token that the provider signed for us, with those that are `required`.

    Raises TokenRefused and ProviderUnusable.
    """
    try:
        header = jwt.get_unverified_header(token)
        keys = jwt.PyJWKSet.from_dict(fetch(discovery["jwks_uri"]))
        # A token that names no key uses the only one.
        key = keys[header["kid"]] if "kid" in header or len(keys.keys) > 1 else keys.keys[0]
        claims = jwt.decode(
            token,
            key,
            algorithms=_ALGORITHMS,
            audience=provider.client_id,
            issuer=provider.issuer,
            leeway=_LEEWAY,
            options={"require": ["iss", "aud", "iat", *required]},
        )
    except (jwt.PyJWTError, KeyError, ValueError, TypeError) as error:
        raise TokenRefused(f"the token is refused: {error}") from error
    if "sub" in claims and not (
        claims["sub"].isprintable() and 0 < len(claims["sub"]) <= _LONGEST_SUBJECT
    ):
        raise TokenRefused("the token is refused: sub is no name of a person")
    several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
    if (several or "azp" in claims) and claims.get("azp") != provider.client_id:
        raise TokenRefused("the token is refused: azp names another client")
    return claims


def accept_once(claims: Claims, provider: IdentityProvider, seconds: int) -> None:
    """Remember a token by its `jti` for `seconds`, in the transaction of what it does.

    Raises TokenRefused for one that was accepted before. In the database, because a cache may be
    away or lose it.
    """
    digest = hashlib.sha256(f"{provider.issuer}\n{claims['jti']}".encode()).hexdigest()
    ends_at = timezone.now() + timedelta(seconds=seconds + _LEEWAY)
    _row, is_new = LogoutToken.objects.get_or_create(digest=digest, defaults={"ends_at": ends_at})
    if not is_new:
        raise TokenRefused("the token is refused: it was accepted before")


def values_of(claims: Claims, name: str) -> frozenset[str]:
    """The texts in the claim `name`, which may be a path such as `realm_access.roles`."""
    found: Any = claims.get(name)
    if found is None:
        found = claims
        for step in name.split("."):
            found = found.get(step) if isinstance(found, dict) else None
    listed = found if isinstance(found, list) else [found]
    return frozenset(each for each in listed if isinstance(each, str))


def proves_second_factor(claims: Claims, provider: IdentityProvider) -> bool:
    """Whether an ID token proves a second factor, by the values that the operator declared."""
    return any(values_of(claims, name) & {*each} for name, each in provider.second_factor.items())


def session_of(claims: Claims) -> str:
    """The provider's session in which a token was issued (`sid`); '' if it names none."""
    sid = claims.get("sid")
    is_name = isinstance(sid, str) and sid.isprintable() and len(sid) <= _LONGEST_SESSION
    return str(sid) if is_name else ""


def signed_in_at(claims: Claims) -> float | None:
    """When the person last signed in at the provider (Unix time); None if it does not say."""
    at = claims.get("auth_time")
    if isinstance(at, bool) or not isinstance(at, int | float) or at > time.time() + _LEEWAY:
        return None
    return float(at)
