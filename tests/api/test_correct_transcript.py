"""Correcting a transcript over the API, without a browser."""

import json
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from accounts import tokens
from reviews import claims, decisions
from summaries.models import Correction, Transcript
from tests.api.cases import in_review
from tests.api.conftest import Api, assert_problem, body_of, submission
from tests.factories import scenes

WHY = "heard in the recording at 0:12"
TEXT = "Speaker 1: We have fifty units left.\nSpeaker 2: I order more by Friday.\n"


@pytest.fixture
def stored(api: Api) -> str:
    answer = api.post("transcripts", submission(text=TEXT))
    return str(body_of(answer)["id"])


def correct(api: Api, transcript: str, **body: object):
    return api.post(f"transcripts/{transcript}/corrections", {"reason": WHY, **body})


def turns(api: Api, transcript: str, query: str = ""):
    return body_of(api.get(f"transcripts/{transcript}/turns{query}"))


def test_speakers_are_named_with_the_transcript(api: Api):
    body = submission(text=TEXT, speakers={"Speaker 1": "Ana Ruiz", "Speaker 2": "Ben Okafor"})
    transcript = body_of(api.post("transcripts", body))["id"]
    read = turns(api, transcript)
    assert [turn["speaker"] for turn in read["turns"]] == ["Ana Ruiz", "Ben Okafor"]
    received = turns(api, transcript, "?as_received=true")
    assert [turn["speaker"] for turn in received["turns"]] == ["Speaker 1", "Speaker 2"]
    assert (read["is_corrected"], received["is_corrected"]) == (True, False)
    assert received["sha256"] == body_of(api.get(f"transcripts/{transcript}"))["sha256"]
    assert read["sha256"] != received["sha256"]
    assert api.post("transcripts", body).status_code == 200


def test_a_name_for_a_label_that_no_turn_has_is_refused(api: Api):
    body = submission(text=TEXT, speakers={"Speaker 3": "Ana Ruiz"})
    problem = assert_problem(api.post("transcripts", body), 422, "invalid")
    assert problem["errors"][0]["field"] == "speakers"
    assert not Transcript.objects.exists()


def test_the_sender_names_speakers_and_corrects_words(api: Api, stored: str):
    answer = correct(
        api,
        stored,
        speakers={"Speaker 1": "Ana Ruiz"},
        corrections=[
            {"turn": 0, "text": "We have fifteen units left."},
            {"turn": 1, "speaker": "Ben Okafor"},
            {"label": "Speaker 2", "speaker": "Ben", "first": 1, "last": 1},
        ],
    )
    assert answer.status_code == 200, answer.content
    found = body_of(answer)
    assert [row["kind"] for row in found["corrections"]] == ["label", "words", "speaker", "label"]
    assert {(row["by"], row["reason"]) for row in found["corrections"]} == {("service", WHY)}
    read = turns(api, stored)
    assert [(turn["speaker"], turn["text"]) for turn in read["turns"]] == [
        ("Ana Ruiz", "We have fifteen units left."),
        ("Ben", "I order more by Friday."),
    ]
    assert read["sha256"] == found["corrected_sha256"] != found["sha256"]
    correct(api, stored, corrections=[{"take_back": 4}])
    assert turns(api, stored)["turns"][1]["speaker"] == "Ben Okafor"
    assert len(body_of(api.get(f"transcripts/{stored}/corrections"))["corrections"]) == 5


@pytest.mark.parametrize(
    "item",
    [
        {},
        {"turn": 0},
        {"label": "Speaker 1"},
        {"turn": 0, "text": "Yes.", "label": "Speaker 1"},
        {"take_back": 1, "turn": 0},
        {"turn": 9, "text": "Yes."},
        {"take_back": 9},
    ],
)
def test_what_is_no_correction_is_refused_with_its_field(api: Api, stored: str, item: object):
    problem = assert_problem(correct(api, stored, corrections=[item]), 422, "invalid")
    assert problem["errors"][0]["field"].startswith("corrections[0]")
    assert not Correction.objects.exists()


def test_the_same_key_corrects_once(api: Api, stored: str):
    body = {"reason": WHY, "corrections": [{"turn": 0, "text": "We have fifteen."}]}
    headers = {"Idempotency-Key": "once"}
    first, second = (
        api.post(f"transcripts/{stored}/corrections", body, headers=headers) for _ in range(2)
    )
    assert body_of(first) == body_of(second)
    assert Correction.objects.count() == 1


def test_a_reader_may_not_correct(reviewing: Api, api: Api, stored: str):
    assert_problem(correct(reviewing, stored, speakers={"Speaker 1": "Ana"}), 403, "forbidden")


def test_no_author_corrects_what_their_own_text_is_judged_by(api: Api):
    body = submission(text=TEXT, summary="We have fifty units left.")
    transcript = body_of(api.post("transcripts", body))["id"]
    assert_problem(correct(api, transcript, speakers={"Speaker 1": "Ana"}), 403, "forbidden")


def test_a_claimed_case_is_left_to_its_reviewer(api: Api, make_user: Callable[..., User]):
    case = in_review("claimed", by=User.objects.get(username="service"))
    claims.claim_case(case, by=make_user("rita", "reviewers"))
    answer = correct(api, str(case.transcript_id), speakers={"Ana": "Ana Ruiz"})
    assert_problem(answer, 409, "claimed")


def test_a_text_is_judged_again_by_the_corrected_transcript_and_signed(
    make_user: Callable[..., User],
):
    """What the browser test does, without a browser."""
    rita = make_user("rita", "reviewers")
    api = Api(tokens.issue_token("desk", rita, ["ingest", "read", "review"]))
    case = scenes.opened_case("Stock", turns=[("Speaker 1", "We have fifty units left.")])
    scenes.pipeline_finishes(case)
    words = {"turn": 0, "text": "We have fifteen units left."}
    transcript = str(case.transcript_id)
    correct(api, transcript, speakers={"Speaker 1": "Ana Ruiz"}, corrections=[words])
    number = scenes.newest(case).number
    answer = api.post(f"summaries/{case.pk}/judge", {"attempt": number})
    assert answer.status_code == 202, answer.content
    scenes.pipeline_finishes(case)
    record = decisions.approve(case, by=rita, comment="Compared.", **scenes.signed(case))
    assert len(json.loads(record.snapshot)["transcript"]["corrections"]) == 2


def test_a_closed_case_keeps_its_transcript(api: Api):
    service = User.objects.get(username="service")
    case = scenes.approved(scenes.reviewer(), submitted_by=service).summary
    answer = correct(api, str(case.transcript_id), speakers={"Ana Ruiz": "Ana"})
    assert_problem(answer, 403, "forbidden")
