"""Every constraint of a verdict, each by a row that violates it and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest
from django.db import IntegrityError, connection, transaction
from django.db.models import Model

from judging.models import Evaluation, Rating, Score
from tests.factories.cases import attempt, case, user
from tests.summaries.test_constraints import declared_constraints

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]


def evaluation(**columns: Any) -> Evaluation:
    made = attempt(case())
    values = {"guideline_version": made.summary.guideline_version, "judge": "geval", "model": "m"}
    return Evaluation.objects.create(
        **{"attempt": made, **values, "passed": True, "seconds": 1.0, **columns}
    )


def score(**columns: Any) -> Score:
    verdict = columns.pop("evaluation", None) or evaluation()
    values = {"criterion": verdict.guideline_version.criteria.get(), "value": 4.5, "mode": "single"}
    return Score.objects.create(**{"evaluation": verdict, **values, **columns})


def rating(**columns: Any) -> Rating:
    rated = attempt(case())
    criterion = rated.summary.guideline_version.criteria.get()
    values = {"attempt": rated, "reviewer": user(), "criterion": criterion, "value": 4}
    return Rating.objects.create(**{**values, **columns})


def second_rating() -> None:
    first = rating()
    rating(attempt=first.attempt, reviewer=first.reviewer, criterion=first.criterion)


def second_evaluation() -> None:
    first = evaluation()
    evaluation(attempt=first.attempt, guideline_version=first.guideline_version)


def second_score() -> None:
    score(evaluation=score().evaluation)


VIOLATIONS: list[tuple[str, Callable[[], Any]]] = [
    ("evaluation_once_per_judge", second_evaluation),
    ("evaluation_role_known", lambda: evaluation(role="third")),
    ("evaluation_took_time", lambda: evaluation(seconds=-0.1)),
    ("score_once_per_criterion", second_score),
    ("score_on_the_scale", lambda: score(value=0.99)),
    ("score_on_the_scale", lambda: score(value=5.01)),
    ("score_on_the_scale", lambda: score(value=float("nan"))),
    ("score_mode_known", lambda: score(mode="guess")),
    ("score_answer_on_the_scale", lambda: score(answer=6)),
    ("score_probability_in_range", lambda: score(probability_below=1.1)),
    ("score_spread_is_a_width", lambda: score(spread=-1.0)),
    ("score_spread_is_a_width", lambda: score(spread=float("nan"))),
    ("score_spread_is_a_width", lambda: score(spread=float("inf"))),
    ("evaluation_by_evidence_check_passes_nothing", lambda: evaluation(judge="evidence")),
    ("evaluation_by_evidence_check_passes_nothing", lambda: evaluation(passed=None)),
    ("rating_once_per_criterion", second_rating),
    ("rating_on_the_scale", lambda: rating(value=0)),
    ("rating_on_the_scale", lambda: rating(value=6)),
]


@pytest.mark.parametrize(
    ("name", "violate"),
    VIOLATIONS,
    ids=[f"{number}-{name}" for number, (name, _) in enumerate(VIOLATIONS)],
)
def test_a_row_that_violates_a_constraint_is_refused_by_its_name(
    name: str, violate: Callable[[], Any]
) -> None:
    with pytest.raises(IntegrityError, match=name):
        violate()


def test_every_constraint_of_a_verdict_is_violated_above() -> None:
    of_a_verdict = ("evaluation_", "score_", "rating_")
    declared = {name for name in declared_constraints("judging") if name.startswith(of_a_verdict)}
    assert declared == {name for name, _ in VIOLATIONS}


@pytest.mark.parametrize(
    ("make", "columns"),
    [
        (evaluation, {"passed": False}),
        (score, {"value": 5.0}),
        (evaluation, {"found": [{"reason": "none"}]}),
        (evaluation, {"said": [{"reason": "none"}]}),
    ],
)
def test_a_verdict_is_never_changed(make: Callable[[], Model], columns: dict[str, Any]) -> None:
    row = make()
    with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
        type(row)._default_manager.filter(pk=row.pk).update(**columns)
    table = connection.ops.quote_name(row._meta.db_table)
    with (
        pytest.raises(IntegrityError, match="refused"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(f"UPDATE {table} SET id = id WHERE id = %s", [row.pk])
