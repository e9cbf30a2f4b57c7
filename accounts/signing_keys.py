"""Signing keys: the passkeys (WebAuthn) with which their owners sign records.

`fido2` checks an authenticator's answer: type, challenge, origin, relying party, that a person was
there and proved to it who they are (user verification), and the signature.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_der_public_key,
)
from django.conf import settings
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.db.models.functions import Now
from django.utils.translation import gettext as _
from fido2.cose import ES256, RS256, CoseKey, EdDSA
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    Aaguid,
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialParameters,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialType,
    PublicKeyCredentialUserEntity,
    UserVerificationRequirement,
)
from limits import RateLimitItemPerHour

from accounts import grants, tokens
from accounts.models import AccountChange, RoleAction, RoleEvent, SigningKey
from web.rate_limits import count_if_possible, get_rate_limiter

# `records/verify.py` can check these with only `cryptography`.
_ALGORITHMS = (ES256, EdDSA, RS256)
PROMPT_LIMIT = RateLimitItemPerHour(240)
_REQUIRED = UserVerificationRequirement.REQUIRED
_TRANSPORTS = ("usb", "nfc", "ble", "smart-card", "hybrid", "internal")
# What fido2 raises for a malformed answer.
_MALFORMED_ERRORS = (ValueError, KeyError, TypeError, IndexError, AttributeError)


class KeyRefused(ValueError):
    """An authenticator's answer is refused; the message says why."""


class CounterDecreased(KeyRefused):
    """The authenticator's counter went back: there may be a copy of the key."""

    def __init__(self, key: SigningKey) -> None:
        self.key = key
        refusal = _(
            "The passkey “{key}” may have been copied: its counter decreased. Nothing was "
            "signed. Replace it in your signing keys."
        )
        super().__init__(refusal.format(key=key.name))


class TooManyPrompts(Exception):
    """Too many challenges were requested."""


@dataclass(frozen=True)
class Assertion:
    """What a key has signed: `authenticator_data` and the SHA-256 of `client_data`."""

    key: SigningKey
    authenticator_data: bytes
    client_data: bytes
    signature: bytes


# --- The relying party ------------------------------------------------------


def rp_id() -> str:
    """The name of this installation that every passkey is bound to (WebAuthn, RP ID)."""
    return str(urlsplit(settings.BASE_URL).hostname)


def own_origin() -> str:
    base = urlsplit(settings.BASE_URL)
    return f"{base.scheme}://{base.netloc}"


def signing_origins() -> set[str]:
    """Origins of pages on which people may sign: the base URL, and allowed hosts below it."""
    base = urlsplit(settings.BASE_URL)
    port = f":{base.port}" if base.port else ""
    others = (f"{base.scheme}://{host}{port}" for host in settings.ALLOWED_HOSTS)
    return {own_origin(), *filter(is_usable_origin, others)}


def is_usable_origin(origin: str) -> bool:
    """Whether browsers let a page of the origin use this installation's passkeys."""
    parts = urlsplit(origin)
    host, name = str(parts.hostname), rp_id()
    if parts.path or parts.query or parts.fragment:
        return False
    secure = parts.scheme == "https" or (parts.scheme == "http" and host == "localhost")
    named = name == "localhost" or (not name.replace(".", "").isdigit() and ":" not in name)
    return secure and named and (host == name or host.endswith(f".{name}"))


def _get_fido2_server() -> Fido2Server:
    party = PublicKeyCredentialRpEntity(id=rp_id(), name="Countersign")
    server = Fido2Server(party, verify_origin=signing_origins().__contains__)
    server.allowed_algorithms = [
        PublicKeyCredentialParameters(type=PublicKeyCredentialType.PUBLIC_KEY, alg=one.ALGORITHM)
        for one in _ALGORITHMS
    ]
    return server


# --- Keys -------------------------------------------------------------------


def usable_keys(user: User) -> QuerySet[SigningKey]:
    """The keys with which `user` may sign now."""
    return SigningKey.objects.filter(owner=user, removed_at=None)


def begin_enrollment(user: User) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options for the browser to make a passkey, and the state for `enroll_key`.

    Raises TooManyPrompts.
    """
    count_if_possible(partial(_count_prompt, user))
    name = user.get_username()
    entity = PublicKeyCredentialUserEntity(
        id=f"countersign-{user.pk}".encode(), name=name, display_name=user.get_full_name() or name
    )
    options, state = _get_fido2_server().register_begin(
        entity, [_build_credential(key) for key in usable_keys(user)], user_verification=_REQUIRED
    )
    return dict(options.public_key), state


def enroll_key(
    user: User, name: str, state: Mapping[str, Any], response: Mapping[str, Any]
) -> SigningKey:
    """Store the passkey that the browser of `user` made as their signing key.

    Raises KeyRefused.
    """
    try:
        answer = _get_fido2_server().register_complete(state, response)
        made = answer.credential_data
        assert made is not None  # noqa: S101 (fido2 made sure)
        given = response["response"].get("transports", ())
        key = SigningKey(
            owner=user,
            name=name,
            credential_id=websafe_encode(made.credential_id),
            public_key=_encode_public_key(made.public_key),
            aaguid=UUID(bytes=bytes(made.aaguid)),
            transports=[each for each in _TRANSPORTS if each in given],
            sign_count=answer.counter,
        )
    except _MALFORMED_ERRORS as error:
        raise _build_refusal(error) from error
    try:
        with tokens.acting_as(user):
            key.save(force_insert=True)
    except IntegrityError as error:
        raise KeyRefused(_("This passkey is already a signing key.")) from error
    return key


def remove_key(key: SigningKey, *, by: User) -> bool:
    """Whether it was there. Raises PermissionDenied if `by` is neither owner nor admin."""
    if by.pk != key.owner_id:
        grants.check_can_manage_account(key.owner, by)
    with tokens.acting_as(by):
        kept = SigningKey.objects.filter(pk=key.pk, removed_at=None)
        return bool(kept.update(removed_at=Now(), removed_by=by))


# --- Signing ----------------------------------------------------------------


def start_signature(user: User, challenge: bytes) -> dict[str, Any]:
    """Options to sign the challenge with a key of `user`. Raises TooManyPrompts."""
    count_if_possible(partial(_count_prompt, user))
    options, _state = _get_fido2_server().authenticate_begin(
        [_build_credential(key) for key in usable_keys(user)],
        user_verification=_REQUIRED,
        challenge=challenge,
    )
    return dict(options.public_key)


def check_signature(user: User, challenge: bytes, response: Mapping[str, Any]) -> Assertion:
    """Check that a key of `user` signed this challenge just now.

    Call it in the transaction of what was signed. Raises KeyRefused, CounterWentBack.
    """
    try:
        answer = AuthenticationResponse.from_dict(response)
        key = usable_keys(user).select_for_update().get(credential_id=websafe_encode(answer.raw_id))
        state = {"challenge": websafe_encode(challenge), "user_verification": _REQUIRED}
        _get_fido2_server().authenticate_complete(state, [_build_credential(key)], response)
    except SigningKey.DoesNotExist:
        raise KeyRefused(
            _("This passkey isn't one of your signing keys. Choose another, or add this one.")
        ) from None
    except _MALFORMED_ERRORS as error:
        raise _build_refusal(error) from error
    given = answer.response
    counter = given.authenticator_data.counter
    if counter <= key.sign_count and (counter or key.sign_count):
        raise CounterDecreased(key)
    key.sign_count = counter
    key.save(update_fields=["sign_count"])
    return Assertion(key, given.authenticator_data, given.client_data, given.signature)


@transaction.atomic
def report_copy(key: SigningKey) -> None:
    """Write an event for CounterWentBack, and mail the owner and every system admin."""
    RoleEvent.objects.create(
        user=key.owner, action=RoleAction.KEY_BACK, signing_key=key, by=key.owner
    )
    grants.write_alarm(key.owner, AccountChange.KEY_BACK, signing_key=key)


def _count_prompt(user: User) -> None:
    if not get_rate_limiter().hit(PROMPT_LIMIT, "passkey", str(user.pk)):
        raise TooManyPrompts(_("Too many passkey prompts. Try again in an hour."))


def _build_refusal(error: Exception) -> KeyRefused:
    """Quotes fido2, for an admin who checks it."""
    return KeyRefused(_("The passkey's answer was refused: {why}").format(why=error))


# --- Forms of public keys ---------------------------------------------------


def _build_credential(key: SigningKey) -> AttestedCredentialData:
    public = load_der_public_key(bytes(key.public_key))
    kinds: dict[type, type[CoseKey]] = {
        ec.EllipticCurvePublicKey: ES256,
        Ed25519PublicKey: EdDSA,
        rsa.RSAPublicKey: RS256,
    }
    (cose,) = (kind for known, kind in kinds.items() if isinstance(public, known))
    return AttestedCredentialData.create(
        Aaguid(key.aaguid.bytes),
        websafe_decode(key.credential_id),
        cose.from_cryptography_key(public),
    )


def _encode_public_key(key: CoseKey) -> bytes:
    """Raises ValueError for an algorithm that was not offered."""
    public: ec.EllipticCurvePublicKey | Ed25519PublicKey | rsa.RSAPublicKey
    if isinstance(key, ES256):
        x, y = int.from_bytes(key[-2]), int.from_bytes(key[-3])
        public = ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1()).public_key()
    elif isinstance(key, EdDSA):
        public = Ed25519PublicKey.from_public_bytes(key[-2])
    elif isinstance(key, RS256):
        modulus, exponent = int.from_bytes(key[-1]), int.from_bytes(key[-2])
        public = rsa.RSAPublicNumbers(exponent, modulus).public_key()
    else:
        raise ValueError(f"the algorithm {key.get(3)} is not one of ES256, EdDSA and RS256")
    return public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
