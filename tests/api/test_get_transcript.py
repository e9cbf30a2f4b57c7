"""GET /api/v1/transcripts/{id} and its turns."""

from uuid import uuid4

from django.contrib.auth.models import User

from llm.models import ModelCall
from summaries.models import Summary
from summaries.texts import turns_sha256
from tests.api.cases import approved, in_review, new_case
from tests.api.conftest import Api, assert_problem, body_of


def read(api: Api, summary: Summary):
    return body_of(api.get(f"transcripts/{summary.transcript_id}"))


def test_it_says_what_was_taken_in(api: Api, submitted: Summary):
    answer = read(api, submitted)
    transcript = submitted.transcript
    assert answer["external_id"] == "call-1"
    assert answer["source"] == "crm"
    assert answer["title"] == "Pump"
    assert answer["format"] == "text"
    assert answer["word_count"] == transcript.word_count
    assert answer["sha256"] == transcript.sha256
    assert answer["warnings"] == transcript.warnings
    assert answer["occurred_at"] is None
    assert set(answer["guideline"]) == {"name", "title", "version"}


def test_before_the_first_text_there_is_no_notice(api: Api, submitted: Summary):
    answer = read(api, submitted)
    assert answer["status"] == "queued"
    assert answer["language_model_used"] is False
    assert answer["notice"] is None


def test_it_says_when_no_language_model_was_used(api: Api, service: User):
    answer = read(api, in_review("a", by=service))
    assert answer["status"] == "in_review"
    assert answer["language_model_used"] is False
    assert answer["notice"] == "No language model was used."


def test_it_says_when_a_model_wrote(api: Api, service: User):
    answer = read(api, in_review("a", by=service, model="openai:gpt"))
    assert answer["language_model_used"] is True
    assert answer["notice"] is None


def test_it_says_when_a_model_only_judged(api: Api, service: User):
    case = in_review("a", by=service)
    ModelCall.objects.create(
        purpose="judge",
        subject=case.pk,
        provider="ollama",
        endpoint="http://localhost",
        model="llama",
        latency_ms=5,
        outcome="ok",
        request_sha256="0" * 64,
    )
    assert read(api, case)["language_model_used"] is True


def test_it_links_to_its_record_once_there_is_one(api: Api, reviewing: Api, service: User):
    reviewer = User.objects.get(username="rita")
    record = approved("a", by=service, reviewer=reviewer)
    answer = read(api, record.summary)
    assert answer["status"] == "approved"
    linked = body_of(api.get(answer["links"]["record"]))
    assert linked["number"] == record.number


def test_its_turns_have_the_hash_it_states(api: Api, submitted: Summary):
    link = read(api, submitted)["links"]["turns"]
    answer = body_of(api.get(link))
    assert answer["turns"][0] == {
        "speaker": "Ana",
        "start": None,
        "end": None,
        "text": "The pump failed on Monday.",
    }
    assert turns_sha256(answer["turns"]) == answer["sha256"] == submitted.transcript.sha256


def test_another_owners_transcript_is_not_found(stranger: Api, submitted: Summary):
    path = f"transcripts/{submitted.transcript_id}"
    assert_problem(stranger.get(path), 404, "not-found")
    assert_problem(stranger.get(f"{path}/turns"), 404, "not-found")


def test_a_reviewers_token_reads_it(reviewing: Api, submitted: Summary):
    assert read(reviewing, submitted)["external_id"] == "call-1"


def test_one_that_does_not_exist_is_not_found(api: Api):
    assert_problem(api.get(f"transcripts/{uuid4()}"), 404, "not-found")


def test_turns_without_names_warn(api: Api):
    new_case("a")
    response = api.post(
        "transcripts",
        {"external_id": "b", "source": "s", "title": "t", "turns": [{"text": "Hello there."}]},
    )
    answer = body_of(api.get(f"transcripts/{body_of(response)['id']}"))
    assert "no speaker" in answer["warnings"][0]
