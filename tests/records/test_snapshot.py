"""What the approval rested on stands in the record: who looked, who had it, what they rated."""

import json

import pytest
import rfc8785
from django.urls import reverse

from judging.models import Rating
from records.verification import verify
from reviews import decisions
from summaries.models import Transcript
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def test_ratings_claims_and_views_are_kept():
    rosa, case = scenes.reviewer(), scenes.in_review()
    client_of(rosa).get(reverse("summary", args=[case.pk]))
    attempt = scenes.newest(case)
    criterion = case.guideline_version.criteria.all()[0]
    Rating.objects.create(attempt=attempt, reviewer=rosa, criterion=criterion, value=4)
    record = decisions.approve(case, by=rosa, **scenes.signed(case))
    said = json.loads(record.snapshot)
    assert said["schema"] == "countersign-record-4"
    assert [view["user"] for view in said["views"]] == ["rosa"]
    assert [(claim["action"], claim["holder"]) for claim in said["claims"]] == [("take", "rosa")]
    rating = said["attempts"][0]["ratings"][0]
    assert (rating["reviewer"], rating["value"], rating["blind"]) == ("rosa", 4, True)
    assert (said["approval"]["category"], said["approval"]["about"]) == ("", None)


def test_who_handed_the_transcript_in_is_kept_because_four_eyes_rest_on_it():
    case = scenes.in_review(submitted_by=scenes.author("nora", "Nora Lund"))
    record = decisions.approve(case, by=scenes.reviewer(), **scenes.signed(case))
    assert json.loads(record.snapshot)["transcript"]["submitted_by"] == "nora"
    assert list(verify()) == []
    with unguarded():
        Transcript.objects.update(submitted_by=None)
    [fault] = verify()
    assert fault.message == "its transcript is stored with another submitted_by than was signed"


def test_the_snapshot_is_rfc_8785_to_the_byte():
    record = scenes.approved(scenes.reviewer())
    said = json.loads(record.snapshot)
    scores = [score for item in said["attempts"][0]["evaluations"] for score in item["scores"]]
    assert scores
    assert rfc8785.dumps(said) == record.snapshot.encode()
