"""What identity providers say, and whether it is true: discovery, keys, ID and logout tokens.

django-allauth leaves the signature and the nonce of an ID token unchecked where it fetched the
token itself, and takes the issuer from the discovery document. Here every token is checked as of
OpenID Connect Core 1.0, section 3.1.3.7, against the issuer that the operator declared.
"""

import hmac
import time
from collections.abc import Mapping
from typing import Annotated, Any

import jwt
import requests
from allauth.socialaccount.providers.oauth2.client import OAuth2Error
from pydantic import AfterValidator, BaseModel, ValidationError

from accounts.providers import IdentityProvider, is_protected

TIMEOUT = 5  # seconds, to connect and for each pause of an answer
_LEEWAY = 60  # seconds that the clocks of both sides may differ
# Of asymmetric keys alone: with HS256 anybody could sign with a public key, with none everybody.
_ALGORITHMS = (
    *("RS256", "RS384", "RS512", "PS256", "PS384", "PS512"),
    *("ES256", "ES384", "ES512", "EdDSA"),
)
_LOGOUT_EVENT = "http://schemas.openid.net/event/backchannel-logout"
_LOGOUT_SECONDS = 300
_LONGEST_SUBJECT = 255
Claims = Mapping[str, Any]


class ProviderUnusable(OAuth2Error):
    """The provider does not answer, or answers what cannot be used."""


class TokenRefused(OAuth2Error):
    """The token is not what this provider issued for us, now and for this sign-in."""


def session() -> requests.Session:
    """With a time limit, and without redirects, which could take a secret elsewhere."""
    made = requests.Session()
    made.max_redirects = 0
    plain = made.request

    def limited(*args: Any, **options: Any) -> requests.Response:
        return plain(*args, **{"timeout": TIMEOUT, **options})

    made.request = limited  # type: ignore[method-assign]
    return made


# --- Discovery --------------------------------------------------------------


def _endpoint(address: str) -> str:
    if not is_protected(address):
        raise ValueError("it is not an https:// address")
    return address


_Endpoint = Annotated[str, AfterValidator(_endpoint)]


class Discovery(BaseModel):
    """As of OpenID Connect Discovery 1.0, section 3; what it does not use is left out."""

    issuer: str
    authorization_endpoint: _Endpoint
    token_endpoint: _Endpoint
    jwks_uri: _Endpoint
    userinfo_endpoint: _Endpoint | None = None
    end_session_endpoint: _Endpoint | None = None
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


def discover(provider: IdentityProvider) -> Discovery:
    """Raises ProviderUnusable, which says what is wrong and with which address."""
    address = provider.issuer.rstrip("/") + "/.well-known/openid-configuration"
    found = _json(address)
    try:
        discovery = Discovery.model_validate(found)
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "it"
        raise ProviderUnusable(f"{address}: {field}: {first['msg']}") from error
    if discovery.issuer != provider.issuer:
        raise ProviderUnusable(
            f"{address} is of the issuer {discovery.issuer!r}, not {provider.issuer!r}"
        )
    return discovery


def _json(address: str, **headers: str) -> Any:
    try:
        with session() as http:
            answer = http.get(address, headers=headers)
        answer.raise_for_status()
        return answer.json()
    except requests.RequestException as error:
        raise ProviderUnusable(f"{address} cannot be read: {error}") from error


def userinfo(discovery: Discovery, access_token: str) -> dict[str, Any]:
    """Empty for a provider without that endpoint. Raises ProviderUnusable."""
    if discovery.userinfo_endpoint is None:
        return {}
    found = _json(discovery.userinfo_endpoint, Authorization=f"Bearer {access_token}")
    if not isinstance(found, dict):
        raise ProviderUnusable(f"{discovery.userinfo_endpoint} answers no JSON object")
    return found


# --- Tokens -----------------------------------------------------------------


def id_token_claims(
    token: Any, provider: IdentityProvider, discovery: Discovery, *, nonce: str
) -> Claims:
    """The claims of an ID token for us, of the sign-in that sent `nonce`.

    Raises TokenRefused and ProviderUnusable.
    """
    claims = _verified(token, provider, discovery, require=("sub", "exp"))
    audience = claims["aud"]
    if (isinstance(audience, list) and len(audience) > 1) or "azp" in claims:
        _check(claims.get("azp") == provider.client_id, "azp names another client")
    sent = claims.get("nonce")
    _check(isinstance(sent, str) and hmac.compare_digest(sent, nonce), "the nonce is another one")
    return claims


def logout_token_subject(token: Any, provider: IdentityProvider, discovery: Discovery) -> str:
    """Whose sessions end, as of OpenID Connect Back-Channel Logout 1.0, section 2.6.

    Raises TokenRefused and ProviderUnusable.
    """
    claims = _verified(token, provider, discovery, require=("sub", "jti", "events"))
    events = claims["events"]
    _check(isinstance(events, dict) and _LOGOUT_EVENT in events, "it is no logout token")
    _check("nonce" not in claims, "a logout token has no nonce")
    _check(time.time() - int(claims["iat"]) < _LOGOUT_SECONDS, "it is too old")
    return str(claims["sub"])


def _verified(
    token: Any, provider: IdentityProvider, discovery: Discovery, *, require: tuple[str, ...]
) -> Claims:
    """Signature, issuer, audience and times are right."""
    _check(isinstance(token, str), "there is none")
    try:
        key = _key(jwt.get_unverified_header(token), discovery)
        claims = jwt.decode(
            token,
            key=key,
            algorithms=list(_ALGORITHMS),
            audience=provider.client_id,
            issuer=provider.issuer,
            leeway=_LEEWAY,
            options={"require": ["iss", "aud", "iat", *require]},
        )
    except (jwt.PyJWTError, ValueError, TypeError) as error:
        raise TokenRefused(str(error)) from error
    subject = claims.get("sub")
    usable = isinstance(subject, str) and subject.isprintable()
    _check(usable and 0 < len(str(subject)) <= _LONGEST_SUBJECT, "sub is no name of a person")
    return claims


def _key(header: Mapping[str, Any], discovery: Discovery) -> jwt.PyJWK:
    """The provider's key that the token names; one that names none has the only one."""
    algorithm = header.get("alg")
    _check(algorithm in _ALGORITHMS, f"it is signed with {algorithm!r}")
    found = _json(discovery.jwks_uri)
    listed = found.get("keys") if isinstance(found, dict) else None
    if not isinstance(listed, list):
        raise ProviderUnusable(f"{discovery.jwks_uri} lists no keys")
    keys = [each for each in listed if isinstance(each, dict) and each.get("use", "sig") == "sig"]
    if "kid" in header:
        keys = [each for each in keys if each.get("kid") == header["kid"]]
    _check(len(keys) == 1, "the provider has no such key")
    _check(keys[0].get("alg", algorithm) == algorithm, "its key is of another algorithm")
    return jwt.PyJWK.from_dict(keys[0], algorithm=str(algorithm))


def _check(holds: bool, otherwise: str) -> None:
    if not holds:
        raise TokenRefused(f"the token is refused: {otherwise}")


# --- What the claims say ----------------------------------------------------


def merged(claims: Claims, more: Claims) -> dict[str, Any]:
    """With what only the userinfo endpoint says. Raises TokenRefused where it is of another
    person (section 5.3.2)."""
    _check(not more or more.get("sub") == claims["sub"], "userinfo is of another person")
    return {**more, **claims}


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
    """Whether an ID token says that the person gave a second factor, as the operator declared."""
    return any(values_of(claims, name) & {*each} for name, each in provider.second_factor.items())


def signed_in_at(claims: Claims) -> float | None:
    """When the person last proved to the provider who they are; None where it does not say."""
    at = claims.get("auth_time")
    if isinstance(at, bool) or not isinstance(at, int | float) or at > time.time() + _LEEWAY:
        return None
    return float(at)
