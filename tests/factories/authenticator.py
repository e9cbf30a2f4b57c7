"""A passkey in software: answers what the pages ask a browser's authenticator, right or wrong."""

import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any, cast

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from fido2.cose import ES256, RS256, CoseKey, EdDSA
from fido2.utils import websafe_encode
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData

ORIGIN = "https://desk.example.org"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
KINDS: dict[str, tuple[type[CoseKey], Any]] = {
    "ES256": (ES256, lambda: ec.generate_private_key(ec.SECP256R1())),
    "EdDSA": (EdDSA, Ed25519PrivateKey.generate),
    "RS256": (RS256, lambda: rsa.generate_private_key(65537, 2048)),
}


@dataclass
class Authenticator:
    """`verifies` is whether it makes sure who is there; `count` is its counter, None for none."""

    kind: str = "ES256"
    origin: str = ORIGIN
    verifies: bool = True
    count: int | None = 0
    credential_id: bytes = field(default_factory=lambda: os.urandom(32))

    def __post_init__(self) -> None:
        self.cose, make = KINDS[self.kind]
        self.private = make()

    def create(self, options: dict[str, Any]) -> str:
        """As `navigator.credentials.create`, in JSON."""
        public = self.cose.from_cryptography_key(self.private.public_key())
        made = AttestedCredentialData.create(Aaguid(bytes(16)), self.credential_id, public)
        data = self._data(options["rp"]["id"], made)
        client = self._client("webauthn.create", options["challenge"])
        attested = bytes(AttestationObject.create("none", data, {}))
        return self._answer(client, attestationObject=attested, transports=["internal"])

    def get(self, options: dict[str, Any], **changed: Any) -> str:
        """As `navigator.credentials.get`, in JSON; `changed` are members of the client data."""
        data = bytes(self._data(options["rpId"]))
        client = self._client("webauthn.get", options["challenge"], **changed)
        signature = self.sign(data + hashlib.sha256(client).digest())
        return self._answer(client, authenticatorData=data, signature=signature)

    def sign(self, message: bytes) -> bytes:
        how: tuple[Any, ...] = {
            "ES256": (ec.ECDSA(hashes.SHA256()),),
            "EdDSA": (),
            "RS256": (padding.PKCS1v15(), hashes.SHA256()),
        }[self.kind]
        signed: bytes = self.private.sign(message, *how)
        return signed

    def _data(self, rp: str, made: AttestedCredentialData | None = None) -> AuthenticatorData:
        flags = PRESENT | (VERIFIED if self.verifies else 0) | (ATTESTED if made else 0)
        if self.count is not None:
            self.count += 1
        named = hashlib.sha256(rp.encode()).digest()
        made_of = (named, AuthenticatorData.FLAG(flags), self.count or 0, made or b"")
        return cast("AuthenticatorData", AuthenticatorData.create(*made_of))

    def _client(self, what: str, challenge: str, /, **changed: Any) -> bytes:
        held = {"type": what, "challenge": challenge, "origin": self.origin, **changed}
        return json.dumps({**held, "crossOrigin": changed.get("crossOrigin", False)}).encode()

    def _answer(self, client: bytes, **response: Any) -> str:
        named = websafe_encode(self.credential_id)
        binary = {
            name: websafe_encode(value) if isinstance(value, bytes) else value
            for name, value in response.items()
        }
        return json.dumps(
            {
                "id": named,
                "rawId": named,
                "type": "public-key",
                "authenticatorAttachment": "platform",
                "clientExtensionResults": {},
                "response": {"clientDataJSON": websafe_encode(client), **binary},
            }
        )
