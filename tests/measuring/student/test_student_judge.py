"""A trained student as a criterion's judge, up to the gate."""

from typing import Any

import pytest
from countersign_judge.criteria import Criterion
from countersign_judge.judges import check_parameters, get_method
from countersign_judge.judges.base import BadParameter
from django.db.models.functions import Now

from judging import services
from judging.guidelines.content import Content
from judging.guidelines.validation import find_problems
from judging.models import Evaluation
from summaries.models import Criterion as CriterionRow
from summaries.models import GuidelineVersion, Summary
from summaries.status import Status
from tests.factories.cases import attempt, case, put, version
from tests.judging.judges.conftest import a_case, a_criterion
from tests.measuring.student.conftest import an_example, students, trained

__all__ = ["students", "trained"]


def a_student(name: str = "consistency", **parameters: Any) -> Criterion:
    return a_criterion(
        name, method="student", parameters={"version": "consistency-1", **parameters}
    )


def score(*, good: bool) -> float:
    example = an_example(200, good=good)
    case = a_case(turns=example.turns, text=example.summary)
    return get_method("student").run(case, [a_student()]).scores[0].value


def test_a_faithful_summary_scores_high_and_a_made_up_one_low(trained: str) -> None:
    assert 1 <= score(good=False) < 2
    assert 4 < score(good=True) <= 5


def test_the_verdict_names_the_student_and_its_digest(trained: str) -> None:
    judgement = get_method("student").run(a_case(), [a_student()])
    details = judgement.details["consistency"]
    assert details["student"] == trained
    assert len(details["sha256"]) == 64
    assert judgement.cost == 0
    assert judgement.scores[0].mode == "predicted"


@pytest.mark.parametrize(
    ("criterion", "told"),
    [
        (a_criterion(method="student"), "give the parameter version"),
        (a_student(version="consistency-9"), "there is no student 'consistency-9'"),
        (a_student("fluency"), "learned to judge consistency.*or name the criterion consistency"),
        (a_student(colour="red"), "student has no parameter 'colour'"),
    ],
)
def test_a_student_that_cannot_judge_is_refused_beforehand(
    trained: str, criterion: Criterion, told: str
) -> None:
    with pytest.raises(BadParameter, match=told):
        check_parameters(criterion)


def a_content(*, other_blocks: bool) -> Content:
    names = {"consistency": ("student", {"version": "consistency-1"}), "fluency": ("lexical", {})}
    return Content(
        "Decisions first.",
        criteria=tuple(
            Criterion(
                name,
                "What it says.",
                method=method,
                parameters=parameters,
                blocking=method == "student" or other_blocks,
            )
            for name, (method, parameters) in names.items()
        ),
    )


def test_a_guideline_in_which_only_a_student_blocks_is_refused(trained: str) -> None:
    (problem,) = find_problems(a_content(other_blocks=False))
    assert "pre-screens, which pass nothing on their own" in str(problem)


def test_a_student_may_block_beside_another_method(trained: str) -> None:
    assert find_problems(a_content(other_blocks=True)) == []


def drafted(*methods: str, good: bool = True, budget: int = 1, bar: float = 1.0) -> Summary:
    made = version(publish=False, attempt_budget=budget)
    made.criteria.all().delete()
    for position, method in enumerate(methods, start=1):
        CriterionRow.objects.create(
            guideline_version=made,
            position=position,
            name="consistency pre-screen" if method == "student" else "consistency",
            definition="What it says.",
            method=method,
            parameters={"version": "consistency-1"} if method == "student" else {},
            threshold=bar if method == "student" else 1.0,
        )
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    example = an_example(200, good=good)
    summary = put(case(made, turns=example.turns), Status.DRAFTED)
    attempt(summary, text=example.summary)
    services.judge_summary(summary.pk)
    summary.refresh_from_db()
    return summary


@pytest.mark.django_db
def test_a_case_does_not_pass_on_a_students_word_alone(trained: str) -> None:
    summary = drafted("student")
    transition = summary.transitions.order_by("-at")[0]
    assert transition.action == "exhaust"
    assert "a pre-screen passes nothing on its own" in transition.reason


@pytest.mark.django_db
def test_a_case_passes_when_another_judge_passes_it_too(trained: str) -> None:
    summary = drafted("student", "lexical")
    assert summary.transitions.order_by("-at")[0].action == "pass"
    assert set(Evaluation.objects.values_list("judge", flat=True)) == {"student", "lexical"}


def judges_of(summary: Summary) -> set[str]:
    found = Evaluation.objects.filter(attempt__summary=summary)
    return set(found.values_list("judge", flat=True))


@pytest.mark.django_db
def test_a_text_that_is_rewritten_anyway_costs_no_other_judge(trained: str) -> None:
    stopped = drafted("student", "lexical", good=False, budget=3, bar=2.0)
    assert stopped.status == Status.REVISING
    # Word similarity offers turns to read where no judge named any; it asks no model.
    assert judges_of(stopped) == {"student", "evidence"}


@pytest.mark.django_db
def test_every_judge_is_asked_where_a_person_sees_the_text_next(trained: str) -> None:
    spent = drafted("student", "lexical", good=False, budget=1, bar=2.0)
    assert spent.status == Status.EXHAUSTED
    assert judges_of(spent) == {"student", "lexical"}


@pytest.mark.django_db
def test_what_no_pre_screen_stops_goes_to_every_judge(trained: str) -> None:
    passed = drafted("student", "lexical", budget=3, bar=2.0)
    assert passed.status == Status.IN_REVIEW
    assert judges_of(passed) == {"student", "lexical"}
