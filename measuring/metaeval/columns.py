"""Columns of scores, and a line an item, from what judges said; notes on what they learned from."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from measuring.metaeval.items import DatasetItem, first_of
from measuring.metaeval.measured_judges import LocalModel, MeasuredJudge
from measuring.metaeval.outcomes import JudgementOutcome
from measuring.metaeval.plans import USUAL, JudgementRequest, Scoring, plan_by
from measuring.metaeval.running import list_price
from measuring.metaeval.statistics import Column
from measuring.student.model import digests

# --- Training overlap -------------------------------------------------------
# Whether a student is measured on documents that it was trained on.

# Students that are named; results.json holds so many notes and no more.
_MOST_NAMED = 4


def training_overlap(judges: Sequence[MeasuredJudge], items: Sequence[DatasetItem]) -> list[str]:
    """One note for each measured student that may have been trained on the items."""
    students = [each.local_model for each in judges if each.local_model and each.judge == "student"]
    notes = [note for student in students if (note := _note(student, items))]
    return first_of(notes, _MOST_NAMED)


def _note(student: LocalModel, items: Sequence[DatasetItem]) -> str:
    sources = {item.document: item.turns for item in items if student.criterion in item.human}
    seen = sum(not student.learned_from.isdisjoint(digests(turns)) for turns in sources.values())
    if not seen:
        return ""
    return (
        f"judge student {student.name}: it was trained on {seen} of the {len(sources)} documents "
        "that it is measured on; what it does on others these figures do not tell, so measure it "
        "on others"
    )


# --- Columns ----------------------------------------------------------------
# From measured judges and items to columns of scores.


@dataclass(frozen=True)
class Judged:
    """Every request with its outcome, in the order of judges and items."""

    items: Sequence[DatasetItem]
    found: Sequence[tuple[JudgementRequest, JudgementOutcome]]

    def columns(self) -> list[Column]:
        """One per judge and dimension."""
        by_judge: dict[MeasuredJudge, list[JudgementOutcome]] = {}
        groups: dict[MeasuredJudge, tuple[str, ...]] = {}
        for request, outcome in self.found:
            by_judge.setdefault(request.measured, []).append(outcome)
            groups[request.measured] = request.plan.group
        return [
            _column(measured, dimension, outcomes, len(groups[measured]))
            for measured, outcomes in by_judge.items()
            for dimension in groups[measured]
        ]

    def lines(self) -> Iterator[dict[str, Any]]:
        """An object per item and judge, with all that the judge said."""
        for request, outcome in self.found:
            item, measured = self.items[request.item], request.measured
            columns = asdict(outcome)
            scores = [_line(measured, name, item, outcome) for name in request.plan.group]
            yield {
                "doc_id": item.document,
                "system_id": item.system,
                "judge": measured.judge,
                "model": measured.model,
                "variant": measured.variant,
                "scores": scores,
                **{name: columns[name] for name in _IN_LINES},
            }


_IN_LINES = (
    "findings",
    "unscored",
    "reason",
    "prompt_tokens",
    "completion_tokens",
    "cost",
    "seconds",
)


def _line(
    measured: MeasuredJudge, dimension: str, item: DatasetItem, outcome: JudgementOutcome
) -> dict[str, Any]:
    given = measured.score_of(dimension, outcome.scores)
    score = asdict(given) if given else {"value": None}
    return {"dimension": dimension, "human": item.human.get(dimension), **score}


def requests_of(
    judges: Sequence[MeasuredJudge],
    items: Sequence[DatasetItem],
    dimensions: Sequence[str],
    scoring: Scoring = USUAL,
) -> list[JudgementRequest]:
    """Raises BadMeasuredJudge."""
    plans = [plan_by(measured, dimensions, scoring) for measured in judges]
    return [request for plan in plans for request in plan.requests(items)]


def _column(
    measured: MeasuredJudge, dimension: str, outcomes: Sequence[JudgementOutcome], shared: int
) -> Column:
    """Tokens, cost and time are those of the judgements that gave this column, in equal parts
    where one judgement scored `shared` dimensions."""
    given = [measured.score_of(dimension, outcome.scores) for outcome in outcomes]
    prompt = round(sum(outcome.prompt_tokens for outcome in outcomes) / shared)
    completion = round(sum(outcome.completion_tokens for outcome in outcomes) / shared)
    return Column(
        judge=measured.judge,
        model=measured.model,
        variant=measured.variant,
        dimension=dimension,
        scores=tuple(score.value if score else None for score in given),
        unscored=Counter(
            outcome.unscored or "not measured by this judge"
            for outcome, score in zip(outcomes, given, strict=True)
            if score is None
        ),
        prompt_tokens=prompt,
        completion_tokens=completion,
        cost=list_price(measured, prompt, completion),
        seconds=sum(outcome.seconds for outcome in outcomes) / shared,
    )
