"""A guideline may ask for a passkey, which signs exactly what is approved."""

import json
import re
from base64 import b64encode
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from countersign_judge.llm.canonical_json import canonical_json
from django.core import signing
from django.test import Client
from django.urls import reverse
from fido2.utils import websafe_encode

from accounts import emails, grants, signing_keys
from accounts.models import RoleEvent, SigningKey
from config.environment import CHECKOUT_DIRECTORY
from insight import personal_data
from records import approvals, signatures, verification, verify
from records.log.models import Leaf
from records.models import PasskeySignature, Record, Review
from records.snapshot import passkey_dict
from reviews import corrections, decisions
from summaries.models import Summary
from summaries.status import Action
from summaries.texts import sha256
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.authenticator import KINDS, ORIGIN, Authenticator
from web.rate_limits import get_rate_limiter

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def installation(settings):
    settings.BASE_URL = ORIGIN
    get_rate_limiter().storage.reset()
    yield
    get_rate_limiter().storage.reset()


def key_of(user, kind: str = "ES256", name: str = "Laptop", **how: Any) -> Authenticator:
    """An enrolled passkey of theirs."""
    authenticator = Authenticator(kind, **how)
    options, state = signing_keys.begin_enrollment(user)
    made = json.loads(authenticator.create(json.loads(json.dumps(options))))
    signing_keys.enroll_key(user, name, state, made)
    return authenticator


@pytest.fixture
def rosa():
    return scenes.reviewer(email="rosa@example.org")


@pytest.fixture
def client(rosa) -> Client:
    return client_of(rosa)


@pytest.fixture
def key(rosa) -> Authenticator:
    return key_of(rosa)


@pytest.fixture
def case():
    return scenes.under(scenes.in_review(), signing="passkey")


def asked(client: Client, case, **said: str) -> dict[str, Any]:
    sent = {**scenes.signed(case), **said}
    answer = client.post(reverse("ask-passkey", args=[case.pk]), sent)
    assert answer.status_code == 200, answer.content
    held: dict[str, Any] = answer.json()
    return held


def sent(client: Client, case, document: str, credential: str, **said: str):
    fields = {**scenes.signed(case), "document": document, "credential": credential, **said}
    return client.post(reverse("approve", args=[case.pk]), fields)


def signed(client: Client, case, key: Authenticator, *, how: Any = None, **said: str):
    prompt = asked(client, case, **said)
    return sent(client, case, prompt["document"], key.get(prompt["get"], **(how or {})), **said)


def refused(answer, why: str) -> None:
    assert answer.status_code == 422
    assert why in answer.content.decode(), answer.content.decode()
    assert not Review.objects.exists()


# --- What people see --------------------------------------------------------


def test_the_page_says_in_one_line_what_is_signed_and_by_whom(client, case, key):
    page = client.get(reverse("summary", args=[case.pk])).content.decode()
    line = "Signing attempt 1 of “Pilot steering meeting” with the passkey “Laptop” of Rosa Keller."
    assert line in re.sub(r"</?bdi>", "", page)
    assert "js/signing.js" in page
    other = scenes.in_review("Another")
    assert "js/signing.js" not in client.get(reverse("summary", args=[other.pk])).content.decode()


def test_who_has_no_key_is_sent_for_one_and_back(client, case):
    page = client.get(reverse("summary", args=[case.pk])).content.decode()
    here = reverse("summary", args=[case.pk])
    assert "has none yet" in page
    assert f'href="{reverse("signing-keys")}?next={here}%3Fpanel%3Dapprove"' in page
    assert "Approve and sign" not in page


@pytest.mark.parametrize("kind", KINDS)
def test_the_passkey_signs_and_record_api_and_page_say_so(rosa, client, case, kind):
    key = key_of(rosa, kind)
    assert signed(client, case, key, comment="As agreed.").status_code == 302
    record = Record.objects.get()
    assert record.review.signature == "passkey"
    page = client.get(reverse("record", args=[record.number])).content.decode()
    assert "Signed by Rosa Keller with their passkey “Laptop”." in page
    assert SigningKey.objects.get().public_key_sha256 in page
    assert not list(verification.verify())
    assert not list(verification._find_suspicious(lambda count: None))


def test_what_is_signed_names_everything_that_is_approved(client, case, key):
    signed(client, case, key, comment="As agreed.")
    record = Record.objects.get()
    document = json.loads(record.review.passkey.document)
    snapshot = json.loads(record.snapshot)
    assert snapshot["passkey"] == passkey_dict(record.review)
    nonce, at = document.pop("nonce"), datetime.fromisoformat(document.pop("at"))
    assert len(nonce) == 32
    assert abs(at - datetime.now(UTC)) < timedelta(minutes=1)
    assert document == {
        "schema": "countersign-approval/1",
        "summary": str(case.pk),
        "attempt": 1,
        "text_sha256": record.text_sha256,
        "transcript_sha256": record.transcript_sha256,
        "guideline": snapshot["guideline"]["name"],
        "guideline_version": snapshot["guideline"]["version"],
        "attestation": decisions.ATTESTATION,
        "comment_sha256": sha256("As agreed."),
        "person": "rosa",
        "rp_id": "desk.example.org",
    }


def test_the_signature_is_a_leaf_with_the_public_key(client, case, key):
    signed(client, case, key)
    held = PasskeySignature.objects.get()
    leaf = json.loads(Leaf.objects.get(kind="signature").content)
    assert leaf["public_key"] == f"\\x{bytes(held.public_key).hex()}"
    assert leaf["challenge"] == sha256(held.document) == leaf["document_sha256"]


@pytest.mark.slow
def test_a_correction_is_signed_the_same_way(client, case, key):
    signed(client, case, key)
    record = Record.objects.get()
    lead = scenes.person("lena", "lead")
    corrections.correct(record, by=lead, text="The pilot starts on 5 May.", reason="The date.")
    again = scenes.judged(Summary.objects.get(pk=case.pk), Action.PASS)
    assert signed(client, again, key).status_code == 302
    assert Record.objects.filter(review__signature="passkey").count() == 2
    assert not list(verification.verify())


# --- What is refused --------------------------------------------------------


def test_without_a_passkey_nothing_is_signed(client, case, key):
    answer = client.post(reverse("approve", args=[case.pk]), scenes.signed(case))
    refused(answer, "this guideline requires your passkey.")


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"origin": "https://evil.example"}, "Invalid origin"),
        ({"type": "webauthn.create"}, "Incorrect type"),
        ({"challenge": websafe_encode(bytes(32))}, "Wrong challenge"),
        ({"crossOrigin": True}, "within a page of another site"),
    ],
)
def test_an_answer_to_something_else_is_refused(client, case, key, how, why):
    refused(signed(client, case, key, how=how), why)


def test_an_authenticator_that_asked_nobody_who_they_are_is_refused(client, case, key):
    key.verifies = False
    refused(signed(client, case, key), "User verification required")


def test_a_signature_by_another_private_key_is_refused(client, case, key):
    key.private = Authenticator().private
    refused(signed(client, case, key), "Invalid signature")


def test_the_passkey_of_somebody_else_is_refused(client, case, key):
    other = key_of(scenes.reviewer("rolf"))
    refused(signed(client, case, other), "Choose another, or add this one.")


def test_a_removed_key_signs_no_more_and_what_it_signed_holds(rosa, client, case, key):
    prompt = asked(client, case)
    assert sent(client, case, prompt["document"], key.get(prompt["get"])).status_code == 302
    again = scenes.under(scenes.in_review("Another"), signing="passkey")
    prompt = asked(client, again)
    signing_keys.remove_key(SigningKey.objects.get(), by=rosa)
    answer = sent(client, again, prompt["document"], key.get(prompt["get"]))
    assert answer.status_code == 422
    assert "one of your signing keys" in answer.content.decode()
    assert Record.objects.count() == 1
    assert not list(verification.verify())


def test_a_counter_that_went_back_is_refused_and_told(rosa, client, case, key, mailoutbox):
    scenes.person("sina", "system_admin")
    type(rosa).objects.filter(username="sina").update(email="sina@example.org")
    key_of(scenes.reviewer("rolf"))
    SigningKey.objects.filter(owner=rosa).update(sign_count=7)
    refused(signed(client, case, key), "its counter decreased")
    event = RoleEvent.objects.get(action="key_back")
    assert (event.user, str(event.signing_key)) == (rosa, "Laptop")
    for letter in emails.find_due():
        emails.send(letter)
    told = {each.to[0] for each in mailoutbox if "may have been copied" in each.subject}
    assert told == {"rosa@example.org", "sina@example.org"}
    assert SigningKey.objects.get(owner=rosa).sign_count == 7


def test_authenticators_without_a_counter_sign_again_and_again(rosa, client, case):
    key = key_of(rosa, count=None)
    assert signed(client, case, key).status_code == 302
    again = scenes.under(scenes.in_review("Another"), signing="passkey")
    assert signed(client, again, key).status_code == 302


def test_an_answer_serves_once_and_for_one_case(rosa, client, case):
    key = key_of(rosa, count=None)
    prompt = asked(client, case)
    credential = key.get(prompt["get"])
    other = scenes.under(scenes.in_review("Another"), signing="passkey")
    refused(sent(client, other, prompt["document"], credential), "another summary")
    assert sent(client, case, prompt["document"], credential).status_code == 302
    record = Record.objects.get()
    replayed = signatures.PasskeyAnswer(prompt["document"], credential)
    review = Review.objects.create(
        attempt=record.review.attempt,
        reviewer=rosa,
        decision="approve",
        attestation=decisions.ATTESTATION,
        signature="passkey",
        text_sha256=record.text_sha256,
    )
    with pytest.raises(signing_keys.KeyRefused, match="already used"):
        signatures.store_signature(review, replayed)


def test_another_comment_than_the_one_signed_is_refused(client, case, key):
    prompt = asked(client, case, comment="As agreed.")
    credential = key.get(prompt["get"])
    answer = sent(client, case, prompt["document"], credential, comment="Something else.")
    refused(answer, "another comment_sha256")


def test_a_text_that_came_between_showing_and_signing_is_not_signed(rosa, client, case, key):
    prompt = asked(client, case)
    credential = key.get(prompt["get"])
    shown = scenes.signed(case)
    decisions.edit(case, by=rosa, number=1, seen=1, text="Another text.", judge=False)
    answer = client.post(
        reverse("approve", args=[case.pk]),
        {**shown, "document": prompt["document"], "credential": credential},
    )
    assert answer.status_code == 409
    # Nor is the newer text, with the signature of the older.
    answer = sent(client, case, prompt["document"], credential, comment="I wrote it.")
    refused(answer, "The passkey signed something other than this approval")


@pytest.mark.parametrize("document", ["", "x:y:z", None])
def test_a_document_that_the_server_did_not_seal_is_refused(client, case, key, document):
    prompt = asked(client, case)
    forged = signing.dumps({"person": "rosa"}, salt="theirs") if document is None else document
    refused(sent(client, case, forged, key.get(prompt["get"])), "longer than five minutes")


def test_a_document_serves_for_five_minutes(client, case, key, clock):
    prompt = asked(client, case)
    credential = key.get(prompt["get"])
    clock.move(signatures.SECONDS + 1)
    refused(sent(client, case, prompt["document"], credential), "longer than five minutes")


def test_a_refusal_before_the_prompt_asks_nobody(client, key):
    case = scenes.under(scenes.exhausted(), signing="passkey")
    where = reverse("ask-passkey", args=[case.pk])
    assert client.post(where, scenes.signed(case)).status_code == 422
    stale = {**scenes.signed(case), "text_sha256": "0" * 64, "comment": "All there."}
    assert client.post(where, stale).status_code == 422


def test_nobody_is_asked_who_may_not_approve(case):
    outsider = client_of(scenes.author())
    where = reverse("ask-passkey", args=[case.pk])
    assert outsider.post(where, scenes.signed(case)).status_code == 403


# --- Verifying, years later -------------------------------------------------


@pytest.fixture
def record(client, case, key) -> Record:
    signed(client, case, key, comment="As agreed.")
    return Record.objects.get()


def offline(record: Record, **changed: str) -> None:
    """Raises Refused as `verify.py` does, from record.json alone."""
    snapshot = json.loads(record.snapshot)
    snapshot["passkey"] |= changed
    verify.find_signer(snapshot, record.transcript_sha256)


@pytest.mark.parametrize("kind", KINDS)
def test_every_byte_of_a_signature_counts_offline(rosa, client, case, kind):
    signed(client, case, key_of(rosa, kind))
    record = Record.objects.get()
    offline(record)
    for name in ("authenticator_data", "client_data", "signature"):
        held = verify.decode_base64(json.loads(record.snapshot)["passkey"][name])
        for at in range(len(held)):
            flipped = bytes([*held[:at], held[at] ^ 1, *held[at + 1 :]])
            with pytest.raises(verify.Refused):
                offline(record, **{name: b64encode(flipped).decode()})


def test_every_value_of_the_document_counts_offline(record):
    document = json.loads(record.review.passkey.document)
    for name in document:
        with pytest.raises(verify.Refused):
            offline(record, document=canonical_json({**document, name: "another"}))


def test_a_signature_that_was_left_out_or_put_in_is_refused(record):
    snapshot = json.loads(record.snapshot)
    for signature, given in (("passkey", None), ("session", snapshot["passkey"])):
        approval = {**snapshot["approval"], "signature": signature}
        with pytest.raises(verify.Refused, match="two ways"):
            verify.find_signer(
                {**snapshot, "approval": approval, "passkey": given}, record.transcript_sha256
            )


def test_changed_rows_of_a_signature_are_faults(owning, record):
    held = record.review.passkey
    changes: dict[str, Any] = {
        "signature": bytes([*bytes(held.signature)[:-1], bytes(held.signature)[-1] ^ 1]),
        "client_data": b"{}",
        "public_key": b"x",
        "document": "{}",
    }
    for name, value in changes.items():
        kept = getattr(held, name)
        with unguarded():
            PasskeySignature.objects.update(**{name: value})
            found = [fault.message for fault in verification.verify()]
            assert any("passkey" in each for each in found), (name, found)
            PasskeySignature.objects.update(**{name: kept})


def test_the_signature_of_somebody_whose_data_were_erased_keeps_their_name_and_holds(rosa, record):
    sina = scenes.system_admin()
    grants.set_active(user=rosa, active=False, by=sina)
    personal_data.erase_person(rosa, by=sina)
    record = Record.objects.get(pk=record.pk)
    assert verification.record_faults(record) == []
    assert json.loads(record.review.passkey.document)["person"] == "rosa"
    said = (CHECKOUT_DIRECTORY / "docs/personal-data.md").read_text(encoding="utf-8")
    assert f"`{PasskeySignature.__name__}`" in said


def test_a_signature_that_is_gone_is_a_fault(owning, record):
    with unguarded():
        PasskeySignature.objects.all().delete()
        found = [fault.message for fault in verification.verify()]
    assert any("is gone, or was put in" in each for each in found), found


def test_an_approval_without_its_passkey_is_a_fault():
    record = scenes.approved(scenes.reviewer(), "Another")
    scenes.under(record.summary, signing="passkey")
    found = list(approvals.approval_faults(record))
    assert found == ["it was signed without the passkey that its guideline asks for"]
