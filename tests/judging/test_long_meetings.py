"""A meeting beyond the judge's window: every turn is read, and how many were is shown."""

import json
import re
from typing import Any

import pytest
from countersign_judge.criteria import Basis
from countersign_judge.evidence_check import EVIDENCE_CHECK
from django.urls import reverse

from judging.attention import read_attention
from judging.models import Score
from judging.services import judge_summary
from reviews import claims, decisions
from summaries.models import Summary
from summaries.services import write_next_attempt
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import case, version
from tests.modelserver import ModelServer, Received, Reply, Scenario
from tests.summaries.fixtures import Serve

# Parts are read in threads, whose rows no transaction of a test takes back.
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]

TURNS, WORDS = 321, 20_000
# Words whose stems occur in many turns, as in a real meeting.
_TALK = re.findall(
    r"\w+",
    "we looked at the budget again and the supplier wants more money for the pump so the team "
    "asked whether the city pays its part of the work before the winter and who writes the report",
)


def a_meeting() -> list[dict[str, Any]]:
    """20,000 words in 321 turns, each with a number of its own."""
    each = WORDS // TURNS
    turns = []
    for at in range(TURNS):
        words = [_TALK[(at * 7 + step) % len(_TALK)] for step in range(each)]
        words[3] = f"item{at}"
        turns.append(
            {
                "speaker": f"Speaker {at % 5}",
                "start": 20.0 * at,
                "end": 20.0 * at + 19,
                "text": " ".join(words) + ".",
            }
        )
    return turns


SUMMARY = "The supplier wants more money for the pump. The city pays its part before the winter."


def judged(serve: Serve, window: int) -> tuple[Summary, ModelServer]:
    """A case from its transcript past the gate, on a server that refuses what exceeds `window`."""
    server = serve(Scenario(writer=[SUMMARY]), window=window, OPENAI_CONTEXT_TOKENS=window)
    summary = case(version("consistency", "relevance"), turns=a_meeting())
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == Status.IN_REVIEW, (summary.failure, summary.waiting_for)
    return summary, server


def read(summary: Summary, criterion: str) -> dict[str, int]:
    score = Score.objects.get(
        evaluation__attempt__summary=summary, criterion__name=criterion, evaluation__role="first"
    )
    assert score.read
    return score.read


def turns_shown(requests: list[Received]) -> set[int]:
    return {
        int(number)
        for request in requests
        for number in re.findall(r"^(\d+)\|", request.prompt, re.MULTILINE)
    }


@pytest.mark.parametrize(
    ("window", "parts"), [(8_192, range(5, 12)), (32_768, range(1, 4)), (131_072, range(1, 2))]
)
def test_every_turn_of_twenty_thousand_words_is_read_at_each_window(
    serve: Serve, window: int, parts: range
) -> None:
    summary, server = judged(serve, window)
    found = read(summary, "relevance")
    assert (found["turns"], found["of"]) == (TURNS, TURNS)
    assert found["parts"] in parts
    listing = [request for request in server.requests if request.lists_points]
    assert len(listing) == (found["parts"] if found["parts"] > 1 else 0)
    if listing:
        assert turns_shown(listing) == set(range(1, TURNS + 1))
    assert not server.refused
    said = f"judged on {TURNS} of {TURNS} turns"
    said += f" in {found['parts']} parts" if found["parts"] > 1 else ""
    page = client_of(scenes.reviewer()).get(reverse("summary", args=[summary.pk]))
    assert said in " ".join(page.content.decode().split())


def test_the_passages_for_the_claims_fill_the_window(serve: Serve) -> None:
    small, _ = judged(serve, 8_192)
    large, _ = judged(serve, 16_384)
    few, more = read(small, "consistency"), read(large, "consistency")
    assert few["turns"] > 30
    assert more["turns"] > 2 * few["turns"]
    assert more["parts"] == few["parts"] == 1


def test_several_criteria_of_the_meeting_and_a_rewrite_share_the_reading(serve: Serve) -> None:
    server = serve(
        Scenario(writer=["A bad first text.", SUMMARY]), window=8_192, OPENAI_CONTEXT_TOKENS=8_192
    )
    under = version("relevance", "open questions", attempt_budget=2)
    summary = case(under, turns=a_meeting())
    for _ in range(2):
        write_next_attempt(summary.pk)
        judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == Status.IN_REVIEW
    listing = [request.prompt for request in server.requests if request.lists_points]
    assert len(listing) == len(set(listing)) == read_of_last(summary)["parts"]


def read_of_last(summary: Summary) -> dict[str, int]:
    score = Score.objects.filter(
        evaluation__attempt__summary=summary, criterion__name="open questions"
    ).latest("evaluation__created_at")
    assert score.read
    return score.read


def test_an_approval_answers_what_was_judged_on_less_than_all(serve: Serve) -> None:
    summary, _ = judged(serve, 8_192)
    attempt = summary.attempts.get()
    part = read(summary, "consistency")["turns"]
    warning = f"Judged on {part} of {TURNS} turns, those closest to the text: Consistency."
    assert warning in list(read_attention(attempt).warnings)
    rosa = scenes.reviewer()
    claims.claim_case(summary, by=rosa)
    signed = {"number": attempt.number, "text_sha256": attempt.sha256, "seen": attempt.number}
    with pytest.raises(ValueError, match="Say why you approve it"):
        decisions.approve(summary, by=rosa, **signed)
    record = decisions.approve(
        summary, by=rosa, comment="I read the other turns in the transcript.", **signed
    )
    snapshot = json.loads(record.snapshot)
    (kept,) = snapshot["attempts"]
    scores = {
        score["criterion"]: score["read"]
        for evaluation in kept["evaluations"]
        for score in evaluation["scores"]
    }
    assert scores["relevance"]["turns"] == TURNS
    assert scores["consistency"] == {"turns": part, "of": TURNS, "parts": 1}
    basis = {item["name"]: item["basis"] for item in snapshot["guideline"]["criteria"]}
    assert basis == {"consistency": Basis.PASSAGES, "relevance": Basis.MEETING}
    page = client_of(rosa).get(reverse("record", args=[record.number])).content.decode()
    assert f"judged on {TURNS} of {TURNS} turns in" in " ".join(page.split())


def test_the_evidence_check_says_what_it_read(serve: Serve) -> None:
    summary, server = judged(serve, 8_192)
    details = summary.attempts.get().evaluations.get(judge=EVIDENCE_CHECK).details
    checked = [request for request in server.requests if request.checks_claims]
    assert details["read"] == {
        "turns": len(turns_shown_of_transcript(checked)),
        "of": TURNS,
        "parts": len(checked),
    }
    assert 0 < details["read again"]["turns"] < TURNS


def turns_shown_of_transcript(requests: list[Received]) -> set[str]:
    return {
        number
        for request in requests
        for number in re.findall(r"^(\d+)\|", request.prompt.partition("\n<<<END")[0], re.MULTILINE)
    }


def test_points_that_exceed_the_window_are_listed_again(serve: Serve) -> None:
    """Points as long and as many as their schema allows."""

    def wordy(request: Received) -> Reply:
        if not request.lists_points:
            return Scenario(writer=[SUMMARY])(request)
        schema = (request.schema or {})["properties"]["points"]
        numbers = [int(n) for n in re.findall(r"^(\d+)\|", request.prompt, re.MULTILINE)]
        points = [
            {"turn": number, "kind": "action", "point": "budget " * 24, "quote": ""}
            for number in numbers[: schema["maxItems"]]
        ]
        return Reply(data={"points": points})

    server = serve(wordy, window=8_192, OPENAI_CONTEXT_TOKENS=8_192)
    summary = case(version("relevance"), turns=a_meeting() * 3)
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == Status.IN_REVIEW, summary.failure
    found = read(summary, "relevance")
    assert found["turns"] == found["of"] == 3 * TURNS
    listing = {request.prompt for request in server.requests if request.lists_points}
    assert len(listing) > found["parts"]


def test_a_meeting_without_a_point_is_unscored(serve: Serve) -> None:
    def silent(request: Received) -> Reply:
        if request.lists_points:
            return Reply(data={"points": []})
        return Scenario(writer=[SUMMARY])(request)

    serve(silent, OPENAI_CONTEXT_TOKENS=8_192)
    summary = case(version("relevance"), turns=a_meeting())
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == Status.FAILED
    assert "no point that a reader needs" in summary.failure
