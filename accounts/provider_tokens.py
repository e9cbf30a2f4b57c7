"""Documents of identity providers, and their tokens with the checks.

The beat fetches discovery document and keys, so that a sign-in does not wait for them.

django-allauth takes the issuer from the discovery document, sends no nonce, checks neither `azp`
nor the signature of a token that it fetched itself, and prefers userinfo. Here every token is
checked according to OpenID Connect Core 1.0, section 3.1.3.7, against the declared issuer.
"""

import hashlib
import logging
import time
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, TypedDict

import jwt
from allauth.socialaccount.providers.oauth2.client import OAuth2Error
from django.core.cache import cache
from django.utils import timezone

from accounts.models import LogoutToken
from accounts.provider_calls import ProviderUnusable, fetch_json, limit_waiting
from accounts.providers import IdentityProvider, configured_providers, is_protected

log = logging.getLogger(__name__)

_LEEWAY = 60  # seconds that the clocks of both sides may differ
# Asymmetric only: HS256 would let any client sign with a public key, `none` with no key.
_ALGORITHMS = [
    *("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"),
    *("ES256", "ES384", "ES512", "EdDSA"),
]
_MAX_SUBJECT_LENGTH = 191  # as allauth's column has it
_MAX_SESSION_LENGTH = 254
Claims = Mapping[str, Any]


class TokenRefused(OAuth2Error):
    """This provider did not issue the token for us, now and for this sign-in."""


def fetch_discovery_document(provider: IdentityProvider) -> dict[str, Any]:
    """The provider's discovery document. Raises ProviderUnusable, which says what is wrong."""
    address = provider.issuer.rstrip("/") + "/.well-known/openid-configuration"
    # The default for a document without it (Discovery 1.0, section 3).
    document = {
        "token_endpoint_auth_methods_supported": ["client_secret_basic"],
        **fetch_json(address),
    }
    if document.get("issuer") != provider.issuer:
        said = document.get("issuer")
        raise ProviderUnusable(f"{address} is of the issuer {said!r}, not {provider.issuer!r}")
    needed = {"authorization_endpoint", "token_endpoint", "jwks_uri"}
    for name in sorted(needed | ({"userinfo_endpoint"} & document.keys())):
        if not isinstance(document.get(name), str) or not is_protected(document[name]):
            raise ProviderUnusable(f"{address}: {name} is not an https:// address")
    return document


class Documents(TypedDict):
    """`keys` is a JWK Set (RFC 7517)."""

    discovery: dict[str, Any]
    keys: dict[str, Any]


# The beat fetches them every ten minutes; without it, a withdrawn key ends after an hour.
_DOCUMENTS_TTL = 3600
# Anybody can send a token that names an unknown key.
_REFETCH_AFTER = 60


def get_documents(provider: IdentityProvider) -> Documents:
    """As they were fetched last. Where nothing was, one request at a time fetches them now.

    Raises ProviderUnusable, ProviderBusy for the other requests.
    """
    kept: Documents | None = cache.get(_cache_key(provider))
    if kept is not None:
        return kept
    with limit_waiting(provider.id, "documents", most=1):
        return fetch_documents(provider)


def fetch_documents(provider: IdentityProvider) -> Documents:
    """Fetch and keep them. Raises ProviderUnusable."""
    discovery = fetch_discovery_document(provider)
    keys = fetch_json(discovery["jwks_uri"])
    try:
        jwt.PyJWKSet.from_dict(keys)
    except (jwt.PyJWTError, ValueError, TypeError, AttributeError) as error:
        raise ProviderUnusable(f"{discovery['jwks_uri']} has no usable key: {error}") from error
    documents = Documents(discovery=discovery, keys=keys)
    cache.set(_cache_key(provider), documents, _DOCUMENTS_TTL)
    return documents


def fetch_all_documents() -> None:
    """Those of each provider; one that is away keeps the documents it has until their life ends."""
    for provider in configured_providers():
        try:
            fetch_documents(provider)
        except ProviderUnusable as error:
            log.warning("the documents of %s cannot be fetched: %s", provider.id, error)


def _cache_key(provider: IdentityProvider) -> str:
    return f"accounts.provider.{provider.issuer}"


def verify_token(token: Any, provider: IdentityProvider, *required: str) -> dict[str, Any]:
    """The claims of a token that the provider signed for us, with those that are `required`.

    Providers change their keys: a token by an unknown key has them fetched, once in a minute.
    Raises TokenRefused and ProviderUnusable.
    """
    try:
        header = jwt.get_unverified_header(token)
        documents = get_documents(provider)
        try:
            claims = _decode_token(token, header, provider, documents, required)
        except (KeyError, jwt.InvalidSignatureError):
            if not cache.add(f"{_cache_key(provider)}.again", True, _REFETCH_AFTER):
                raise
            with limit_waiting(provider.id, "documents", most=1):
                documents = fetch_documents(provider)
            claims = _decode_token(token, header, provider, documents, required)
    except (jwt.PyJWTError, KeyError, ValueError, TypeError) as error:
        raise TokenRefused(f"the token is refused: {error}") from error
    if "sub" in claims and not (
        claims["sub"].isprintable() and 0 < len(claims["sub"]) <= _MAX_SUBJECT_LENGTH
    ):
        raise TokenRefused("the token is refused: sub is no name of a person")
    several = isinstance(claims["aud"], list) and len(claims["aud"]) > 1
    if (several or "azp" in claims) and claims.get("azp") != provider.client_id:
        raise TokenRefused("the token is refused: azp names another client")
    return claims


def _decode_token(
    token: str,
    header: Mapping[str, Any],
    provider: IdentityProvider,
    documents: Documents,
    required: tuple[str, ...],
) -> dict[str, Any]:
    """Raises KeyError for a key that `documents` lack, and PyJWTError."""
    keys = jwt.PyJWKSet.from_dict(documents["keys"])
    # A token that names no key uses the only one.
    key = keys[header["kid"]] if "kid" in header or len(keys.keys) > 1 else keys.keys[0]
    claims: dict[str, Any] = jwt.decode(
        token,
        key,
        algorithms=_ALGORITHMS,
        audience=provider.client_id,
        issuer=provider.issuer,
        leeway=_LEEWAY,
        options={"require": ["iss", "aud", "iat", *required]},
    )
    return claims


def reject_replay(claims: Claims, provider: IdentityProvider, seconds: int) -> None:
    """Remember a token by its `jti` for `seconds`, in the transaction of what it does.

    Raises TokenRefused for one that was accepted before. In the database, because a cache may be
    away or lose it.
    """
    digest = hashlib.sha256(f"{provider.issuer}\n{claims['jti']}".encode()).hexdigest()
    ends_at = timezone.now() + timedelta(seconds=seconds + _LEEWAY)
    _row, is_new = LogoutToken.objects.get_or_create(digest=digest, defaults={"ends_at": ends_at})
    if not is_new:
        raise TokenRefused("the token is refused: it was accepted before")


def get_claim_values(claims: Claims, name: str) -> frozenset[str]:
    """The texts in the claim `name`, which may be a path such as `realm_access.roles`."""
    found: Any = claims.get(name)
    if found is None:
        found = claims
        for step in name.split("."):
            found = found.get(step) if isinstance(found, dict) else None
    listed = found if isinstance(found, list) else [found]
    return frozenset(each for each in listed if isinstance(each, str))


def has_second_factor(claims: Claims, provider: IdentityProvider) -> bool:
    """Whether an ID token proves a second factor, by the values that the operator declared."""
    return any(
        get_claim_values(claims, name) & {*each} for name, each in provider.second_factor.items()
    )


def get_session_id(claims: Claims) -> str:
    """The provider's session in which a token was issued (`sid`); '' if it names none."""
    sid = claims.get("sid")
    is_name = isinstance(sid, str) and sid.isprintable() and len(sid) <= _MAX_SESSION_LENGTH
    return str(sid) if is_name else ""


def get_sign_in_time(claims: Claims) -> float | None:
    """When the person last signed in at the provider (Unix time); None if it does not say."""
    at = claims.get("auth_time")
    if isinstance(at, bool) or not isinstance(at, int | float) or at > time.time() + _LEEWAY:
        return None
    return float(at)
