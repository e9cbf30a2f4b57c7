"""Approvals signed with a passkey: what is signed, how it is stored, and its verification.

An authenticator signs a challenge. Ours is the SHA-256 of a document, canonical JSON (RFC 8785),
that says what is approved, by whom and when. The page returns the document under the server's
seal, within `SECONDS`. The challenge of a stored signature is never stored again.
`records/verify.py` checks a signature without the application.
"""

import hashlib
import json
import secrets
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from countersign_judge.llm.canonical_json import canonical_json
from django.contrib.auth.models import User
from django.core import signing
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts import signing_keys
from accounts.signing_keys import KeyRefused
from records import verify
from records.models import PasskeySignature, Record, Review
from records.snapshot import corrections_dict, passkey_dict
from summaries.models import Attempt, Signing
from summaries.texts import sha256

SECONDS = 300
_SALT = "records.signatures"
# Names that admins may change; the key's owner is compared instead.
_RENAMED = frozenset({"guideline", "person"})
# The transcript may have been corrected again since; the snapshot has what was signed.
_CORRECTED = "corrected_sha256"


@dataclass(frozen=True)
class PasskeyAnswer:
    """What the browser sends: the document under the server's seal, and the assertion as JSON."""

    document: str
    credential: str


def approval_values(
    attempt: Attempt, *, by: User, attestation: str, comment: str
) -> dict[str, Any]:
    """What is approved, in the document's form.

    Has hashes in place of texts, so a signature can be verified after its record's disposition.
    """
    summary, version = attempt.summary, attempt.summary.guideline_version
    return {
        "summary": str(summary.pk),
        "attempt": attempt.number,
        "text_sha256": attempt.sha256,
        "transcript_sha256": summary.transcript.sha256,
        **verify.signed_correction(corrections_dict(summary.transcript)),
        "guideline": version.guideline.name,
        "guideline_version": version.number,
        "attestation": attestation,
        "comment_sha256": sha256(comment),
        "person": by.get_username(),
    }


def request_passkey(
    attempt: Attempt, *, by: User, attestation: str, comment: str
) -> dict[str, Any]:
    """The page's request to a passkey of `by`. Raises TooManyPrompts."""
    document = {
        **approval_values(attempt, by=by, attestation=attestation, comment=comment),
        "schema": verify.APPROVAL,
        "rp_id": signing_keys.rp_id(),
        "at": timezone.now().isoformat(),
        "nonce": secrets.token_hex(16),
    }
    return {
        "get": signing_keys.start_signature(by, _challenge(canonical_json(document))),
        "document": signing.dumps(document, salt=_SALT),
    }


def store_signature(review: Review, answer: PasskeyAnswer) -> None:
    """Store the signature of an approval, in its transaction.

    Raises KeyRefused for anything but a signature over this approval by a key of its reviewer,
    and CounterWentBack.
    """
    opened, given = _open_answer(review.reviewer, answer)
    document = canonical_json(opened)
    if PasskeySignature.objects.filter(challenge=sha256(document)).exists():
        raise KeyRefused(_("This signature was already used. Sign again."))
    PasskeySignature.objects.create(
        review=review,
        key=given.key,
        public_key=given.key.public_key,
        document=document,
        challenge=sha256(document),
        authenticator_data=given.authenticator_data,
        client_data=given.client_data,
        signature=given.signature,
    )
    try:
        _check_signature(review, but=_RENAMED)
    except verify.Refused as refused:
        changed = _("The passkey signed something other than this approval ({why}). Sign again.")
        raise KeyRefused(changed.format(why=refused)) from refused


def _open_answer(by: User, answer: PasskeyAnswer) -> tuple[dict[str, Any], signing_keys.Assertion]:
    """The document that a key of `by` signed, and its signature."""
    try:
        document: dict[str, Any] = signing.loads(answer.document, salt=_SALT, max_age=SECONDS)
    except signing.BadSignature:
        raise KeyRefused(_("The signature took longer than five minutes. Sign again.")) from None
    try:
        assertion = json.loads(answer.credential)
    except ValueError:
        assertion = None
    if not isinstance(assertion, dict):
        raise KeyRefused(_("The browser sent no passkey signature. Sign again."))
    challenge = _challenge(canonical_json(document))
    return document, signing_keys.check_signature(by, challenge, assertion)


def signature_faults(record: Record) -> Iterator[str]:
    """Faults in the signature of a record, from its rows alone."""
    review = record.review
    held: PasskeySignature | None = getattr(review, "passkey", None)
    by_passkey = review.signature == Signing.PASSKEY
    if by_passkey != (held is not None):
        yield "its signature by a passkey is gone, or was put in"
    if held is None or not by_passkey:
        return
    key, at = held.key, review.created_at
    if key.owner_id != review.reviewer_id:
        yield "it was signed with another person's passkey"
    if bytes(key.public_key) != bytes(held.public_key) or held.challenge != sha256(held.document):
        yield "the signature of its passkey is stored with another key or challenge"
    if not key.enrolled_at <= at <= (key.removed_at or at):
        yield "its passkey was not enrolled when it was signed"
    try:
        _check_signature(review, but=_RENAMED | {_CORRECTED})
    except verify.Refused as refused:
        yield f"the signature of its passkey does not hold: {refused}"


def _check_signature(review: Review, *, but: Collection[str]) -> None:
    """Check it over the values of this approval `but` some. Raises verify.Refused."""
    given = passkey_dict(review)
    values = approval_values(
        review.attempt,
        by=review.reviewer,
        attestation=review.attestation,
        comment=review.comment,
    )
    lasting = {name: value for name, value in values.items() if name not in but}
    verify.check_passkey(given or {}, lasting, review.created_at)


def _challenge(document: str) -> bytes:
    return hashlib.sha256(document.encode()).digest()
