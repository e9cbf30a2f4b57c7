"""From a drafted case past the gate."""

import math
from typing import Any

import pytest
from countersign_judge.evidence import Quote

from judging.models import Evaluation
from judging.services import judge_summary
from summaries.models import Origin, Summary
from summaries.moves import Actor, move
from summaries.services import retry_summary, write_next_attempt
from summaries.status import Action, Role, Status
from tests.factories.cases import attempt, case, put, user, version
from tests.modelserver import Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

DIALECTS = pytest.mark.parametrize("dialect", ["openai", "ollama"])


def drafted(**columns: Any) -> Summary:
    summary = case(version("consistency", **columns))
    attempt(summary)
    return put(summary, Status.DRAFTED)


def judged(summary: Summary) -> Summary:
    judge_summary(summary.pk)
    summary.refresh_from_db()
    return summary


def verdict(score: int, reason: str = "Because.") -> Reply:
    return Reply(data={"reason": reason, "quotes": [], "score": score})


@DIALECTS
def test_the_score_is_weighted_by_the_probabilities_of_its_tokens(
    serve: Serve, dialect: str
) -> None:
    # 0.5 · 4 + 0.3 · 5 + 0.1 · 3 over the 0.9 that are scores: 3.8 / 0.9.
    shares = {"4": 0.5, "5": 0.3, "3": 0.1, "maybe": 0.1}
    serve(Scenario(judge=[{"score": 4, "distribution": shares}]), dialect=dialect)
    judged(drafted())
    (score,) = Evaluation.objects.exclude(passed=None).get().scores.all()
    assert math.isclose(score.value, 3.8 / 0.9, rel_tol=1e-6)
    assert score.mode == "logprobs"
    assert {key: round(share, 6) for key, share in score.distribution.items()} == {
        "3": 0.111111,
        "4": 0.555556,
        "5": 0.333333,
    }


def test_exactly_the_threshold_passes(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 4, "distribution": {"4": 1.0}}]))
    assert judged(drafted()).status == Status.IN_REVIEW


def test_an_advisory_criterion_stops_nothing(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 1}]))
    summary = judged(drafted(criterion={"blocking": False}))
    assert summary.status == Status.IN_REVIEW
    assert Evaluation.objects.exclude(passed=None).get().scores.get().value < 2


def test_a_criterion_has_its_own_threshold(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 4}]))
    assert judged(drafted(criterion={"threshold": 4.5})).status == Status.REVISING


def test_a_spent_budget_exhausts_the_case(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 2}]))
    summary = drafted(attempt_budget=2)
    assert judged(summary).status == Status.REVISING
    attempt(summary, "A second text.")
    assert judged(put(summary, Status.DRAFTED)).status == Status.EXHAUSTED


def test_whoever_sends_a_case_back_opens_a_new_budget(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 2}]))
    summary = drafted(attempt_budget=1)
    assert judged(summary).status == Status.EXHAUSTED
    move(summary, Action.SEND_BACK, by=Actor(Role.REVIEWER, user()), reason="Once more.")
    attempt(summary, "A second text.")
    assert judged(put(summary, Status.DRAFTED)).status == Status.EXHAUSTED
    assert summary.transitions.filter(action=Action.EXHAUST).count() == 2


def test_a_reviewers_edit_is_never_rewritten_by_the_model(serve: Serve) -> None:
    serve(Scenario(judge=[{"score": 2}]))
    summary = drafted()
    attempt(summary, "Edited.", origin="reviewer", model="", written_by=user())
    assert judged(summary).status == Status.EXHAUSTED


UNREADABLE = {
    "cut": Reply('{"reason": "It is', finish_reason="stop"),
    "prose": Reply("I would give this summary a 4 out of 5."),
    "prose around": Reply('Sure! {"reason": "Fine", "quotes": [], "score": 5} Hope it helps.'),
    "no score": Reply(data={"reason": "Fine.", "quotes": []}),
    "a word": Reply(data={"reason": "Fine.", "quotes": [], "score": "five"}),
    "a number as text": Reply(data={"reason": "Fine.", "quotes": [], "score": "5"}),
    "true": Reply(data={"reason": "Fine.", "quotes": [], "score": True}),
    "null": Reply(data={"reason": "Fine.", "quotes": [], "score": None}),
    "six": Reply(data={"reason": "Fine.", "quotes": [], "score": 6}),
    "zero": Reply(data={"reason": "Fine.", "quotes": [], "score": 0}),
    "half": Reply(data={"reason": "Fine.", "quotes": [], "score": 4.5}),
    "a list": Reply(raw='{"choices": [{"message": {"content": "[5]"}}]}'),
    "nothing": Reply("   "),
}


@pytest.mark.parametrize("reply", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_cannot_be_read_is_asked_again_and_never_a_number(serve: Serve, reply: Reply) -> None:
    server = serve([reply])
    summary = judged(drafted())
    assert (summary.status, summary.failed_from) == (Status.FAILED, "drafted")
    assert summary.failure.startswith("consistency")
    assert summary.failure_kind == "unscored"
    assert not Evaluation.objects.exists()
    assert len({request.body["seed"] for request in server.requests}) > 2


def test_a_readable_answer_under_another_seed_counts(serve: Serve) -> None:
    serve([UNREADABLE["prose"], UNREADABLE["six"], verdict(5)])
    assert judged(drafted()).status == Status.IN_REVIEW


def test_an_unscored_case_can_be_retried(serve: Serve) -> None:
    serve([UNREADABLE["prose"]])
    summary = judged(drafted())
    retry_summary(summary, by=Actor(Role.REVIEWER, user()))
    assert summary.status == Status.DRAFTED
    serve([verdict(5)])
    assert judged(summary).status == Status.IN_REVIEW


def test_a_judge_that_is_down_makes_the_case_wait(serve: Serve) -> None:
    serve([Reply.error(503)])
    summary = judged(drafted())
    assert (summary.status, summary.deferrals) == (Status.DRAFTED, 1)
    assert not Evaluation.objects.exists()


def test_the_brief_holds_what_fell_short_and_why(serve: Serve) -> None:
    serve([verdict(2, "No owner is named.")])
    summary = judged(drafted())
    (short,) = summary.attempts.get().briefs.get().shortfalls
    assert short["criterion"] == "consistency"
    assert short["threshold"] == 4.0
    assert short["reason"] == "No owner is named."


REFUSALS = {
    "the prompt": (Reply.error(400, "flagged", code="content_filter"), "filtered"),
    "the answer": (Reply("", finish_reason="content_filter"), "filtered"),
}


@DIALECTS
@pytest.mark.parametrize(("reply", "kind"), REFUSALS.values(), ids=REFUSALS.keys())
def test_a_content_filter_is_an_outcome_of_its_own_and_no_score(
    serve: Serve, dialect: str, reply: Reply, kind: str
) -> None:
    serve([reply], dialect=dialect)
    summary = judged(drafted())
    assert (summary.status, summary.failed_from) == (Status.FAILED, "drafted")
    assert summary.failure_kind == kind
    assert "not a score" in summary.remedy
    assert not Evaluation.objects.exists()
    retry_summary(summary, by=Actor(Role.REVIEWER, user()))
    summary.refresh_from_db()
    assert (summary.status, summary.failure_kind, summary.remedy) == (Status.DRAFTED, "", "")


@DIALECTS
@pytest.mark.parametrize(("reply", "kind"), REFUSALS.values(), ids=REFUSALS.keys())
def test_the_writers_filter_is_an_outcome_of_its_own_too(
    serve: Serve, dialect: str, reply: Reply, kind: str
) -> None:
    serve([reply], dialect=dialect)
    summary = case()
    write_next_attempt(summary.pk)
    summary.refresh_from_db()
    assert (summary.status, summary.failed_from) == (Status.FAILED, "queued")
    assert summary.failure_kind == kind
    assert not summary.attempts.exists()


def test_a_quote_that_its_turn_does_not_hold_is_not_stored(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve(Scenario(judge=[{"score": 5}]))
    wrong = [Quote("Never said.", 0, 0, 11)]
    monkeypatch.setattr("countersign_judge.judges.geval.find_quotes", lambda *_: wrong)
    with pytest.raises(ValueError, match="do not stand in their turns"):
        judged(drafted())
    assert not Evaluation.objects.exists()


@pytest.mark.parametrize("origin", [Origin.AUTHOR, Origin.REVIEWER])
def test_without_a_model_no_text_of_a_persons_is_judged(origin: str) -> None:
    summary = put(case(version("consistency")), Status.DRAFTED)
    text = attempt(summary, "Nobody said this.", origin=origin, model="", written_by=user("adam"))
    judge_summary(summary.pk)
    summary.refresh_from_db()
    move = summary.transitions.order_by("-at")[0]
    assert (summary.status, move.action) == (Status.IN_REVIEW, "leave_unjudged")
    assert "no language model is set up" in move.reason
    (evidence,) = text.evaluations.all()
    assert (evidence.passed, list(evidence.scores.all())) == (None, [])
    assert evidence.details["not_judged"]
    assert evidence.details["overlap"]["found"] < 1
