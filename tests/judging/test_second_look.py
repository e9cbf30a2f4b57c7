"""A second call about supported sentences: does one say the opposite, or what was corrected?"""

from typing import Any

import pytest
from countersign_judge.marks import Mark

from judging import services
from judging.attention import read_attention
from judging.findings import Finding
from judging.models import Evaluation
from llm.models import ModelCall
from summaries.models import Attempt
from summaries.status import Status
from tests.factories.cases import TURNS, attempt, case, put, version
from tests.modelserver import Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

KEEPS = "The pump keeps its budget of 40,000 euros."
SENDS = "Ben Okafor sends the revised drawing by Friday."


def judged(text: str, turns: list[str] | None = None, **columns: Any) -> Attempt:
    said = [_turn(words) for words in turns] if turns else TURNS
    drafted = attempt(put(case(version(**columns), turns=said), Status.DRAFTED), text)
    services.judge_summary(drafted.summary_id)
    return Attempt.objects.get(pk=drafted.pk)


def _turn(words: str) -> dict[str, Any]:
    return {"speaker": "Ana", "start": None, "end": None, "text": words}


def of(text: Attempt, sentence: str) -> Finding:
    check = text.evaluations.get(judge="evidence")
    return next(each for each in check.findings if each.text == sentence)


def last_prompt(purpose_of: list[Received]) -> str:
    return next(request.prompt for request in reversed(purpose_of) if request.looks_again)


@pytest.mark.parametrize(
    ("meaning", "why"),
    [
        ("opposite", "It may say the opposite of turn 1"),
        ("corrected", "Turn 1 may correct this"),
    ],
)
def test_a_reversed_sentence_is_to_check_and_warned_of(
    serve: Serve, meaning: str, why: str
) -> None:
    serve(Scenario(meanings=[{"when": KEEPS, "meaning": meaning, "turn": 1}]))
    text = judged(f"{KEEPS} {SENDS}")
    assert (of(text, KEEPS).mark, of(text, KEEPS).why_check) == (Mark.CHECK, why)
    assert of(text, SENDS).mark == Mark.SUPPORTED
    assert [text.text[span.start : span.end] for span in read_attention(text).marks] == [KEEPS]


def test_a_sentence_with_the_same_meaning_stays_supported(serve: Serve) -> None:
    serve(Scenario())
    text = judged(KEEPS)
    assert of(text, KEEPS).mark == Mark.SUPPORTED
    assert not read_attention(text).marks


def test_only_sentences_marked_supported_are_asked_about(serve: Serve) -> None:
    server = serve(Scenario(claims=[{"when": SENDS, "verdict": "no", "quote": "by Friday"}]))
    judged(f"{KEEPS} {SENDS}")
    task = last_prompt(server.requests).rpartition("<<<BEGIN SUMMARY")[2]
    assert f"1|{KEEPS}" in task
    assert SENDS not in task


def test_without_a_supported_sentence_no_call_is_made(serve: Serve) -> None:
    server = serve(Scenario(claims=[{"when": "", "verdict": "idk", "quote": ""}]))
    judged(KEEPS)
    assert not any(request.looks_again for request in server.requests)


def test_the_prompt_has_neighbours_and_later_turns_on_the_subject_and_no_other(
    serve: Serve,
) -> None:
    turns = [f"Small talk about matter number {letter}." for letter in "abcdefghijklmnopqrstuvwxyz"]
    turns[5] = "The warranty on the seal is included."
    turns[22] = "I looked it up: the warranty is extra after all."
    server = serve(Scenario())
    judged("The warranty on the seal is included.", turns)
    prompt = last_prompt(server.requests)
    shown = prompt.partition("<<<END TRANSCRIPT")[0]
    assert all(turns[number] in shown for number in (2, 3, 4, 5, 6, 7, 8, 22))
    assert turns[14] not in shown
    assert "turn numbers behind each sentence: 1: 6." in prompt


def test_a_turn_that_does_not_exist_becomes_the_quoted_one(serve: Serve) -> None:
    serve(Scenario(meanings=[{"when": SENDS, "meaning": "corrected", "turn": 99}]))
    assert of(judged(SENDS), SENDS).why_check == "Turn 2 may correct this"


def test_without_an_answer_nothing_is_supported_and_nothing_passes(serve: Serve) -> None:
    serve(Scenario(meanings=None))
    text = judged(KEEPS)
    check = text.evaluations.get(judge="evidence")
    assert check.details["failure"].startswith("the judge openai:scripted gave no readable answer")
    assert Mark.SUPPORTED not in {each.mark for each in check.findings}
    assert text.summary.status == Status.EXHAUSTED


def of_qag(request: Received, meanings: list[dict[str, Any]]) -> Reply:
    properties = (request.schema or {})["properties"]
    if "questions" in properties:
        return Reply(data={"questions": ["Is there a budget?"]})
    if "answers" in properties:
        return Reply(data={"answers": {"1": {"reason": "r", "answer": "yes"}}})
    return Scenario(meanings=meanings)(request)


def test_claims_that_qag_checked_are_looked_at_again(serve: Serve) -> None:
    serve(lambda request: of_qag(request, [{"when": KEEPS, "meaning": "opposite", "turn": 1}]))
    text = judged(
        f"{KEEPS} {SENDS}", criterion={"method": "qag", "parameters": {"n": 1, "async_mode": False}}
    )
    (finding,) = text.evaluations.get(judge="evidence").findings
    assert (finding.text, finding.mark) == (KEEPS, Mark.CHECK)
    assert [text.text[span.start : span.end] for span in read_attention(text).marks] == [KEEPS]


def test_claims_of_qag_that_are_right_need_no_evaluation_of_their_own(serve: Serve) -> None:
    serve(lambda request: of_qag(request, []))
    text = judged(KEEPS, criterion={"method": "qag", "parameters": {"n": 1, "async_mode": False}})
    assert [item.relation for item in Evaluation.objects.get(judge="qag").findings] == ["supported"]
    assert not read_attention(text).marks


def test_its_cost_is_in_the_ledger_under_its_own_purpose(serve: Serve) -> None:
    serve(Scenario())
    text = judged(KEEPS)
    spent = ModelCall.objects.filter(purpose__in=["judge-evidence", "judge-meaning"])
    check = text.evaluations.get(judge="evidence")
    assert check.prompt_tokens == sum(call.prompt_tokens or 0 for call in spent)
