"""The signer can recall a signature for ten seconds, in which nothing is sent."""

from datetime import timedelta

import pytest
from django.db.models import F

from delivery.models import Notification, NotificationKind
from records import exports, verification, verify
from records.appending import current_record
from records.log import log
from records.log.models import Leaf
from records.models import Recall, Record, SearchEntry
from reviews import decisions
from reviews.models import Claim
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _ten_seconds(settings):
    settings.RECALL_SECONDS = 10


@pytest.fixture
def lena():
    return scenes.person("lena", "lead", name="Lena Frank")


def sign(client, title: str = "Pilot steering meeting"):
    case = scenes.unflagged(title)
    return case, client.post(f"/summaries/{case.pk}/approve", scenes.signed(case), follow=True)


def later(seconds: int) -> None:
    with unguarded():
        Record.objects.update(created_at=F("created_at") - timedelta(seconds=seconds))


def test_after_signing_the_page_offers_to_recall_it(rosa):
    _, page = sign(client_of(rosa))
    assert 'action="/records/1/recall"' in page.content.decode()


def test_a_recalled_record_stays_and_the_case_waits_for_who_signed(rosa):
    client = client_of(rosa)
    case, _ = sign(client)
    page = client.post("/records/1/recall", follow=True)
    case.refresh_from_db()
    assert page.redirect_chain[-1][0] == f"/summaries/{case.pk}/"
    assert "Signature undone. Record 1 no longer counts" in page.content.decode()
    assert (case.status, Claim.objects.get().holder) == ("in_review", rosa)
    assert current_record(case) is None
    record = Record.objects.get()
    assert record.recall.by == rosa
    assert "undid the signature" in client.get("/records/1/").content.decode()
    assert SearchEntry.objects.get().superseded
    assert list(verification.verify()) == []


def test_what_is_signed_next_supersedes_the_recalled_record(rosa):
    client = client_of(rosa)
    case, _ = sign(client)
    client.post("/records/1/recall")
    case.refresh_from_db()
    second = decisions.approve(case, by=rosa, **scenes.signed(case))
    assert second.supersedes == Record.objects.get(number=1)
    assert second.reason == "recalled by who signed it, before it was sent anywhere"
    assert current_record(case) == second
    assert list(verification.verify()) == []


def test_recalling_a_correction_brings_the_record_before_it_back(rosa, lena):
    kept.corrected(scenes.approved(rosa), by=lena, approver=rosa)
    first = Record.objects.get(number=1)
    second = Record.objects.get(number=2)
    client_of(rosa).post("/records/2/recall")
    assert current_record(first.summary) == first
    assert first.superseding is None
    assert Recall.objects.get().record == second
    entries = SearchEntry.objects.order_by("number")
    assert list(entries.values_list("superseded", flat=True)) == [False, True]
    assert list(verification.verify()) == []


def test_after_ten_seconds_nothing_is_recalled(rosa):
    client = client_of(rosa)
    sign(client)
    later(10)
    page = client.post("/records/1/recall", follow=True)
    refusal = "A signature can be undone for 10 seconds only. Ask a lead to correct the record."
    assert refusal in page.content.decode()
    assert not Recall.objects.exists()


def test_only_who_signed_recalls(rosa, rolf):
    sign(client_of(rosa))
    assert client_of(rolf).post("/records/1/recall").status_code == 403
    assert not Recall.objects.exists()


def test_the_log_and_the_pack_show_the_recall(rosa):
    client = client_of(rosa)
    sign(client)
    client.post("/records/1/recall")
    record = Record.objects.defer(None).get()
    assert Leaf.objects.filter(kind="recall", row=str(record.pk)).exists()
    pack = verify.check(exports.build_evidence_pack(record))
    assert pack.recalled
    files = verify.unzip_pack(exports.build_evidence_pack(record))
    assert b"recalled this record right after" in files["README.txt"]


def test_a_pack_whose_recall_is_of_another_record_is_refused(rosa):
    client = client_of(rosa)
    for title in ("One", "Two"):
        sign(client, title)
    for number in (1, 2):
        client.post(f"/records/{number}/recall")
    one, two = Record.objects.defer(None).order_by("number")
    entry = log.prove_inclusion(log.find_leaf("recall", two.pk)).entry
    with pytest.raises(verify.Refused, match="of another record"):
        verify.recalled_at({verify.RECALL: entry}, {"id": str(one.pk)}, [])


# --- Asking a lead ------------------------------------------------------------


def test_a_reviewer_asks_the_leads_to_correct_a_record(rosa, lena):
    scenes.approved(rosa)
    client = client_of(rosa)
    assert "Ask a lead to correct this" in client.get("/records/1/").content.decode()
    page = client.post("/records/1/ask", {"reason": "The date is wrong."}, follow=True)
    assert "The leads of this guideline are notified." in page.content.decode()
    told = Notification.objects.get(user=lena)
    assert told.kind == NotificationKind.CORRECTION
    assert told.reason == "Record 1, asked by Rosa Keller: The date is wrong."


def test_asking_without_a_reason_is_refused(rosa, lena):
    scenes.approved(rosa)
    page = client_of(rosa).post("/records/1/ask", {"reason": " "}, follow=True)
    assert "Say what is wrong" in page.content.decode()
    assert not Notification.objects.exists()
