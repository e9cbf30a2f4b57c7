"""A record is corrected by another one: the old stays, the new points at it."""

import json
from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db.models import F
from django.urls import reverse

from records.appending import current_record
from records.models import Record
from records.verification import verify
from reviews import corrections, decisions
from reviews.corrections import Superseded
from summaries.models import Summary
from summaries.status import Action, ForbiddenMove, Status
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db

CORRECTED = scenes.GOOD.replace("4 May", "5 May")


def corrected(record: Record, lena, by) -> Record:
    corrections.correct(record, by=lena, text=CORRECTED, reason="The date was wrong.")
    case = Summary.objects.get(pk=record.summary_id)
    scenes.judged(case, Action.PASS)
    return decisions.approve(case, by=by, **scenes.signed(case))


def test_a_corrected_text_is_judged_approved_and_supersedes(record, lena, rolf):
    new = corrected(record, lena, rolf)
    assert (new.number, new.supersedes, new.reason) == (2, record, "The date was wrong.")
    assert json.loads(new.snapshot)["supersedes"] == {
        "number": 1,
        "sha256": record.sha256,
        "reason": "The date was wrong.",
    }
    assert current_record(record.summary) == new
    assert list(verify()) == []


def test_the_old_record_stays_to_the_letter_and_points_on(record, lena, rolf):
    before = Record.objects.filter(pk=record.pk).values().get()
    new = corrected(record, lena, rolf)
    assert Record.objects.filter(pk=record.pk).values().get() == before
    html = client_of(rolf).get(reverse("record", args=[record.number])).content.decode()
    assert f'href="{reverse("record", args=[new.number])}"' in html
    assert "superseded" in html
    assert "The date was wrong." in html


def test_a_case_whose_record_was_corrected_shows_the_new_text(record, lena, rolf):
    new = corrected(record, lena, rolf)
    html = client_of(rolf).get(reverse("summary", args=[record.summary_id])).content.decode()
    assert f"Open record {new.number}" in html
    assert "5 May" in html


def test_a_clock_that_was_set_back_brings_up_no_earlier_reason(record, lena, rolf):
    first = corrected(record, lena, rolf)
    with unguarded():
        first.summary.transitions.update(at=F("at") + timedelta(days=1))
    corrections.correct(first, by=lena, text=scenes.GOOD, reason="It was the 4th after all.")
    case = scenes.judged(Summary.objects.get(pk=record.summary_id), Action.PASS)
    new = decisions.approve(case, by=rolf, **scenes.signed(case))
    assert new.reason == "It was the 4th after all."
    assert json.loads(new.snapshot)["supersedes"]["reason"] == "It was the 4th after all."


def test_only_the_record_that_counts_is_corrected(record, lena, rolf):
    corrected(record, lena, rolf)
    with pytest.raises(Superseded, match="Record 2"):
        corrections.correct(record, by=lena, text="Other.", reason="Once more.")


def test_a_correction_under_way_is_not_begun_twice(record, lena):
    corrections.correct(record, by=lena, text=CORRECTED, reason="The date.")
    with pytest.raises(PermissionDenied, match="under way"):
        corrections.correct(record, by=lena, text="Other.", reason="The date.")


@pytest.mark.parametrize("groups", [("reviewers",), ("authors",), ()])
def test_only_leads_open_a_record_for_correction(record, groups):
    with pytest.raises(PermissionDenied):
        corrections.correct(
            record, by=scenes.person("eve", *groups), text=CORRECTED, reason="Because."
        )


@pytest.mark.parametrize(
    ("text", "reason"),
    [("", "Why."), (scenes.GOOD, "Why."), ("a\x00b", "Why."), (CORRECTED, "  ")],
)
def test_a_correction_changes_something_and_says_why(record, lena, text, reason):
    with pytest.raises(ValueError, match=r"text|reason"):
        corrections.correct(record, by=lena, text=text, reason=reason)
    record.summary.refresh_from_db()
    assert record.summary.status == Status.APPROVED
    assert record.summary.attempts.count() == 1


def test_a_correction_can_be_given_up_and_the_record_counts_on(record, lena, rolf):
    corrections.correct(record, by=lena, text=CORRECTED, reason="The date.")
    case = scenes.judged(Summary.objects.get(pk=record.summary_id), Action.PASS)
    with pytest.raises(PermissionDenied, match="keep the record"):
        decisions.reject(case, by=rolf, number=2, seen=2, comment="No.")
    answer = client_of(rolf).post(reverse("keep", args=[case.pk]), {"reason": "It was right."})
    assert answer.status_code == 302
    case.refresh_from_db()
    assert case.status == Status.APPROVED
    assert current_record(case) == record
    html = client_of(rolf).get(reverse("summary", args=[case.pk])).content.decode()
    assert "4 May" in html
    assert list(verify()) == []


def test_a_case_without_a_record_is_not_kept(rolf):
    case = scenes.in_review()
    with pytest.raises(ForbiddenMove, match="no record"):
        corrections.keep_record(case, by=rolf, reason="Hm.")
    assert client_of(rolf).post(reverse("keep", args=[case.pk])).status_code == 403


def test_the_page_takes_a_correction_and_keeps_what_was_typed_when_it_is_refused(record, lena):
    client, url = client_of(lena), reverse("correct", args=[record.number])
    assert scenes.GOOD[:40] in client.get(url).content.decode()
    refused = client.post(url, {"text": CORRECTED, "reason": ""})
    assert refused.status_code == 422
    assert "5 May" in refused.content.decode()
    sent = client.post(url, {"text": CORRECTED, "reason": "The date."})
    assert sent["Location"] == reverse("summary", args=[record.summary_id])
    assert "corrects" in client.get(sent["Location"]).content.decode()


def test_a_page_that_is_behind_is_told_so(record, lena, rolf):
    corrected(record, lena, rolf)
    url = reverse("correct", args=[record.number])
    answer = client_of(lena).post(url, {"text": "Mine.", "reason": "The date."})
    assert answer.status_code == 409
    assert "Mine." in answer.content.decode()


@pytest.mark.parametrize("who", ["rolf", "adam"])
def test_the_page_opens_for_leads_only(record, rolf, who):
    user = rolf if who == "rolf" else scenes.author()
    assert client_of(user).get(reverse("correct", args=[record.number])).status_code == 403
