"""A pass that may be luck is judged again in other words."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import IntegrityError

from judging import services
from judging.models import Evaluation, Score
from summaries.models import Summary
from summaries.status import Status
from tests.factories.cases import attempt, case, put, version
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

SURE = {"5": 1.0}
# A quarter below the threshold.
DOUBTFUL = {"3": 0.25, "4": 0.6, "5": 0.15}


def verdicts(first: dict[str, float], confirmation: dict[str, float]) -> Callable[..., Reply]:
    def script(request: Received) -> Reply:
        shares = confirmation if request.prompt.count("Criterion: ") > 1 else first
        score = max(shares, key=lambda label: shares[label])
        data = {"reason": f"Worth {score}.", "quotes": [], "score": int(score)}
        return Reply(data=data, distribution=shares)

    return script


def drafted(
    *, attempts: int = 1, criterion: dict[str, Any] | None = None, **columns: Any
) -> Summary:
    asked = version(criterion=criterion, **{"confirm": True, **columns})
    summary = put(case(asked), Status.DRAFTED)
    for number in range(1, attempts + 1):
        attempt(summary, text=f"The budget stays. Text {number}.")
    return summary


def judged(summary: Summary) -> list[tuple[str, bool | None]]:
    services.judge_summary(summary.pk)
    summary.refresh_from_db()
    return [
        (item.role, item.passed)
        for item in Evaluation.objects.exclude(passed=None).order_by("-role")
    ]


def test_a_clear_first_pass_counts_at_once(serve: Serve) -> None:
    serve(verdicts(SURE, {"1": 1.0}))
    summary = drafted()
    assert judged(summary) == [("first", True)]
    assert summary.status == Status.IN_REVIEW


def test_a_pass_that_may_well_have_been_a_lower_score_is_confirmed(
    serve: Serve, dialect: str
) -> None:
    server = serve(verdicts(DOUBTFUL, SURE), dialect=dialect)
    summary = drafted()
    assert judged(summary) == [("first", True), ("confirmation", True)]
    assert summary.status == Status.IN_REVIEW
    assert [item.prompt_version for item in Evaluation.objects.exclude(passed=None)] == [
        "geval-13/base",
        "geval-13/repeated",
    ]
    assert sum(not request.is_of_evidence for request in server.requests) == 2


@pytest.mark.parametrize("answer", [4, 5])
def test_one_answer_without_probabilities_is_confirmed(
    serve: Serve, dialect: str, answer: int
) -> None:
    data = {"reason": "Good.", "quotes": [], "score": answer}
    serve([Reply(data=data, logprobs=())], dialect=dialect)
    assert judged(drafted()) == [("first", True), ("confirmation", True)]
    score = Evaluation.objects.exclude(passed=None)[0].scores.get()
    assert (score.mode, score.answer, score.probability_below) == ("single", answer, None)


def test_a_pass_after_a_rewrite_is_confirmed_however_clear(serve: Serve) -> None:
    serve(verdicts(SURE, SURE))
    assert judged(drafted(attempts=2)) == [("first", True), ("confirmation", True)]


def test_a_pass_that_is_not_confirmed_is_no_pass_and_both_are_kept(serve: Serve) -> None:
    serve(verdicts(SURE, {"3": 1.0}))
    summary = drafted(attempts=2)
    assert judged(summary) == [("first", True), ("confirmation", False)]
    assert summary.status == Status.REVISING
    brief = summary.attempts.order_by("-number")[0].briefs.get()
    assert brief.shortfalls[0]["reason"] == "Worth 3."
    transition = summary.transitions.order_by("-at")[0]
    assert transition.reason == "consistency 3.0 < 4.0; judged a second time"


def test_a_failure_is_not_asked_about_twice(serve: Serve) -> None:
    server = serve(verdicts({"3": 1.0}, SURE))
    assert judged(drafted(attempts=2)) == [("first", False)]
    assert sum(not request.is_of_evidence for request in server.requests) == 1


def test_the_guideline_may_do_without(serve: Serve) -> None:
    serve(verdicts(DOUBTFUL, {"1": 1.0}))
    summary = drafted(attempts=2, confirm=False)
    assert judged(summary) == [("first", True)]
    assert summary.status == Status.IN_REVIEW


def test_advisory_criteria_are_not_confirmed(serve: Serve) -> None:
    serve(verdicts(DOUBTFUL, {"1": 1.0}))
    assert judged(drafted(criterion={"blocking": False})) == [("first", True)]


@pytest.mark.parametrize("method", ["rules", "lexical"])
def test_a_judge_without_a_model_is_not_asked_to_repeat_itself(serve: Serve, method: str) -> None:
    server = serve(verdicts(SURE, SURE))
    columns = {"method": method, "threshold": 1.0}
    assert judged(drafted(attempts=2, criterion=columns)) == [("first", True)]
    assert server.requests == []


def test_offline_everything_is_judged_once() -> None:
    summary = drafted(attempts=2, threshold=1.0)
    assert judged(summary) == [("first", True)]
    assert summary.status == Status.IN_REVIEW


def test_what_a_method_counted_is_stored(serve: Serve) -> None:
    serve(verdicts(SURE, SURE))
    judged(drafted(criterion={"method": "rules"}))
    evaluation = Evaluation.objects.exclude(passed=None).get()
    assert [rule["rule"] for rule in evaluation.details["consistency"]["rules"]] == [
        "figures",
        "names",
    ]


def test_an_attempt_has_one_first_verdict_and_one_confirmation_per_judge(serve: Serve) -> None:
    serve(verdicts(DOUBTFUL, SURE))
    judged(drafted())
    doubled = Evaluation.objects.filter(judge="geval", role="first").values(
        "attempt_id", "guideline_version_id", "judge", "model", "passed", "seconds", "role"
    )[0]
    with pytest.raises(IntegrityError, match="evaluation_once_per_judge"):
        Evaluation.objects.create(**doubled)


def test_an_evaluation_has_a_known_role(serve: Serve) -> None:
    serve(verdicts(SURE, SURE))
    judged(drafted())
    row = Evaluation.objects.values(
        "attempt_id", "guideline_version_id", "judge", "model", "passed", "seconds"
    )[0]
    with pytest.raises(IntegrityError, match="evaluation_role_known"):
        Evaluation.objects.create(**row, role="third")


def test_a_spread_is_never_negative(serve: Serve) -> None:
    serve(verdicts(SURE, SURE))
    summary = drafted()
    judged(summary)
    (evaluation,) = Evaluation.objects.exclude(passed=None)
    with pytest.raises(IntegrityError, match="score_spread_is_a_width"):
        Score.objects.create(
            evaluation=evaluation,
            criterion=summary.guideline_version.criteria.get(),
            value=3,
            mode="single",
            spread=-0.1,
        )


def test_a_version_names_its_wording() -> None:
    with pytest.raises(IntegrityError, match="variant_is_named"):
        version(publish=False, variant="")


def test_a_version_has_a_known_score_mode() -> None:
    with pytest.raises(IntegrityError, match="score_mode_in_choices"):
        version(publish=False, score_mode="best")


@pytest.mark.parametrize("limit", [0.24, 0.26])
def test_the_guideline_sets_how_much_doubt_is_confirmed(serve: Serve, limit: float) -> None:
    serve(verdicts(DOUBTFUL, SURE))
    roles = [role for role, _ in judged(drafted(confirm_above=limit))]
    assert roles == (["first", "confirmation"] if limit < 0.25 else ["first"])


def test_a_limit_is_a_probability() -> None:
    with pytest.raises(IntegrityError, match="confirm_above_is_a_probability"):
        version(publish=False, confirm_above=1.5)


@pytest.mark.parametrize("tails", [{"3": 0.07, "2": 0.05}, {"3": 0.1, "1": 0.09}, {"5": 0.3}])
def test_an_answered_4_passes_with_any_tails(
    serve: Serve, dialect: str, tails: dict[str, float]
) -> None:
    shares = {**tails, "4": 1 - sum(tails.values())}
    serve(verdicts(shares, SURE), dialect=dialect)
    summary = drafted()
    assert judged(summary) == [("first", True)]
    assert summary.status == Status.IN_REVIEW
    score = Evaluation.objects.exclude(passed=None)[0].scores.get()
    assert score.answer == 4
    assert score.probability_below == pytest.approx(sum(tails.values()) if "5" not in tails else 0)


def test_a_tail_above_the_limit_is_confirmed_and_the_answer_still_decides(serve: Serve) -> None:
    shares = {"4": 0.4, "3": 0.35, "1": 0.25}
    serve(verdicts(shares, shares))
    summary = drafted()
    assert judged(summary) == [("first", True), ("confirmation", True)]
    assert summary.status == Status.IN_REVIEW
