"""A case under a guideline that hides personal data: nothing of it reaches the wire."""

import json
from dataclasses import asdict
from typing import Any

import pytest
from countersign_judge.llm.cache import CachedChoices
from countersign_judge.llm.fence import to_one_line
from pytest_django.fixtures import Settings

from accounts.encryption import DecryptionFailed
from judging import services as judging
from judging import tryouts
from judging.models import Evaluation
from judging.tryouts import TryOutPlan
from llm.models import CachedAnswer
from reviews.views.summary import describe_redaction
from summaries import services as writing
from summaries.models import Criterion, GuidelineVersion, Redaction
from summaries.redaction import prepare_masking
from summaries.status import Status
from tests.factories.cases import attempt, case, version
from tests.modelserver import ModelServer, Scenario
from tests.summaries.fixtures import Serve

# Judges ask side by side, in threads with connections of their own.
pytestmark = pytest.mark.django_db(transaction=True)

SECRETS = [
    "Ana",
    "Ruiz",
    "Okafor",
    "ana@clinic.example.org",
    "4111 1111 1111 1111",
    "20 7946 0018",
]
TURNS = [
    ("Ana Ruiz", "Write to ana@clinic.example.org or call +44 20 7946 0018."),
    ("Ben Okafor", "Thank you, Ana. The card was 4111 1111 1111 1111."),
]
ANSWER = "[PERSON_1] can be reached at [EMAIL_1]. [PERSON_2] gave a card."
WRITTEN = "Ana Ruiz can be reached at ana@clinic.example.org. Ben Okafor gave a card."
VERDICT: dict[str, Any] = {
    "score": 5,
    "reason": "[PERSON_1] said so.",
    "quotes": ["Write to [EMAIL_1]"],
    "distribution": {"5": 0.9, "4": 0.1},
}


def turns() -> list[dict[str, Any]]:
    return [{"speaker": who, "start": None, "end": None, "text": said} for who, said in TURNS]


def hiding(*names: str, **columns: Any) -> GuidelineVersion:
    return version(*names, redact=True, **columns)


def assert_nothing_left(server: ModelServer) -> None:
    wire = json.dumps([request.body for request in server.requests], ensure_ascii=False)
    assert server.requests
    assert [secret for secret in SECRETS if secret in wire] == []


@pytest.mark.parametrize("dialect", ["openai", "ollama"])
def test_writing_and_judging_hide_what_is_personal_and_store_what_was_meant(
    serve: Serve, dialect: str
) -> None:
    server = serve(Scenario(writer=[ANSWER], judge=[VERDICT]), dialect=dialect)
    summary = case(hiding("consistency"), turns=turns())
    writing.write_next_attempt(summary.pk)
    judging.judge_summary(summary.pk)
    assert_nothing_left(server)
    summary.refresh_from_db()
    assert summary.status == Status.IN_REVIEW
    assert summary.attempts.get().text == WRITTEN
    score = Evaluation.objects.get(judge="geval").scores.get()
    assert score.reason == "Ana Ruiz said so."
    assert [quote["turn"] for quote in score.quotes] == [0]


def test_the_model_is_told_what_placeholders_are(serve: Serve) -> None:
    server = serve(Scenario(writer=[ANSWER]))
    writing.write_next_attempt(case(hiding("consistency"), turns=turns()).pk)
    assert "placeholders such as [PERSON_1]" in server.requests[0].messages[0]["content"]


def test_a_rewrite_hides_the_text_and_the_brief(serve: Serve) -> None:
    server = serve(Scenario(writer=[ANSWER, f"{ANSWER} Done."], judge=[{**VERDICT, "score": 2}]))
    summary = case(hiding("consistency"), turns=turns())
    for step in (writing.write_next_attempt, judging.judge_summary, writing.write_next_attempt):
        step(summary.pk)
    assert_nothing_left(server)
    assert summary.attempts.count() == 2


@pytest.mark.parametrize("method", ["geval", "qag", "mqag"])
@pytest.mark.parametrize("mode", ["logprobs", "samples", "single"])
def test_no_method_lets_anything_out(serve: Serve, method: str, mode: str) -> None:
    server = serve(Scenario(writer=[ANSWER], judge=[VERDICT]))
    made = hiding("consistency", score_mode=mode, criterion={"method": method})
    summary = case(made, turns=turns())
    writing.write_next_attempt(summary.pk)
    judging.judge_summary(summary.pk)
    assert_nothing_left(server)
    assert len(server.requests) > 1


def test_a_preview_hides_by_the_version_that_is_tried(serve: Serve) -> None:
    server = serve(Scenario(writer=[ANSWER], judge=[VERDICT]))
    summary = case(version("consistency"), turns=turns())
    attempt(summary, WRITTEN)
    plan = TryOutPlan(hiding("consistency"))
    preview = tryouts.request_try_out(plan, summary.attempts.get(), by=None)
    tryouts.run_try_out(preview.pk)
    preview.refresh_from_db()
    assert preview.only.result["scores"][0]["reason"] == "Ana Ruiz said so."
    assert_nothing_left(server)


def test_the_answers_that_are_kept_hold_placeholders_only(serve: Serve) -> None:
    serve(Scenario(writer=[ANSWER], judge=[VERDICT]))
    writing.write_next_attempt(case(hiding("consistency"), turns=turns()).pk)
    rows = CachedAnswer.objects.values_list("answer", flat=True)
    kept = json.dumps([asdict(CachedChoices.unpacked(bytes(answer or b""))) for answer in rows])
    assert "[PERSON_1]" in kept
    assert [secret for secret in SECRETS if secret in kept] == []


def test_the_map_is_not_readable_where_it_rests(serve: Serve) -> None:
    serve(Scenario(writer=[ANSWER]))
    summary = case(hiding("consistency"), turns=turns())
    writing.write_next_attempt(summary.pk)
    assert [secret for secret in SECRETS if secret in Redaction.objects.get().sealed] == []
    assert describe_redaction(summary) == (
        "2 people, 1 e-mail address, 1 phone number and 1 card number"
    )


def test_a_map_of_another_key_is_an_error_that_names_the_setting(settings: Settings) -> None:
    made = hiding("consistency")
    summary = case(made, turns=turns())
    prepare_masking(summary, made)
    settings.SECRET_KEY = "another" * 10
    with pytest.raises(DecryptionFailed, match="DJANGO_SECRET_KEY_FALLBACKS"):
        prepare_masking(summary, made)


def test_a_later_text_extends_the_map_and_changes_nothing_in_it() -> None:
    made = hiding("consistency")
    summary = case(made, turns=turns())
    first = prepare_masking(summary, made)
    assert first is not None
    before = dict(first.placeholders.values)
    text = f"{WRITTEN} Also b@example.org."
    attempt(summary, text)
    second = prepare_masking(summary, made)
    assert second is not None
    assert second.placeholders.values == {**before, "[EMAIL_2]": "b@example.org"}


def test_a_server_of_ones_own_sees_everything(serve: Serve) -> None:
    server = serve(Scenario(writer=[WRITTEN]), TRUSTED_HOSTS=("127.0.0.1",))
    writing.write_next_attempt(case(hiding("consistency"), turns=turns()).pk)
    assert "Ana Ruiz" in server.requests[0].prompt


def test_without_the_switch_nothing_is_hidden_or_kept(serve: Serve) -> None:
    server = serve(Scenario(writer=[WRITTEN]))
    writing.write_next_attempt(case(version("consistency"), turns=turns()).pk)
    assert to_one_line(TURNS[0][1]) in server.requests[0].prompt
    assert not Redaction.objects.exists()


def test_criteria_of_a_version_are_hidden_alike(serve: Serve) -> None:
    """All prompts of a case share everything up to the end of the transcript, byte for byte."""
    server = serve(Scenario(writer=[ANSWER], judge=[VERDICT]))
    summary = case(hiding("consistency", "coherence"), turns=turns())
    writing.write_next_attempt(summary.pk)
    judging.judge_summary(summary.pk)
    ends = {prompt.prompt.split("<<<END TRANSCRIPT")[0] for prompt in server.requests}
    assert len(ends) == 1
    assert Criterion.objects.count() >= 2
