"""What judges said, as columns of scores and as lines of items.jsonl."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from countersign_judge.metaeval.items import DatasetItem
from countersign_judge.metaeval.running import Found, list_price, outcomes_by_judge
from countersign_judge.metaeval.statistics import Column


def build_columns(found: Found) -> list[Column]:
    """One per judge and dimension. Tokens, cost and time are those of the judgements behind the
    column, in equal parts where one judgement scored several dimensions."""
    groups = {request.measured: request.plan.group for request, _ in found}
    columns = []
    for measured, outcomes in outcomes_by_judge(found).items():
        shared = len(groups[measured])
        prompt, completion = (
            round(sum(getattr(each, name) for each in outcomes) / max(1, shared))
            for name in ("prompt_tokens", "completion_tokens")
        )
        for dimension in groups[measured]:
            given = [measured.find_score(dimension, outcome.values) for outcome in outcomes]
            missing = (
                outcome.unscored or "not measured by this judge"
                for outcome, score in zip(outcomes, given, strict=True)
                if score is None
            )
            column = Column(
                judge=measured.name,
                model=measured.model,
                variant=measured.variant,
                dimension=dimension,
                scores=tuple(given),
                unscored=Counter(missing),
                prompt_tokens=prompt,
                completion_tokens=completion,
                cost=list_price(measured, prompt, completion),
                seconds=sum(outcome.seconds for outcome in outcomes) / shared,
            )
            columns.append(column)
    return columns


def item_lines(items: Sequence[DatasetItem], found: Found) -> Iterator[dict[str, Any]]:
    """An object per item and judge, with all that the judge said."""
    for request, outcome in found:
        item, measured = items[request.item], request.measured
        said = asdict(outcome)
        del said["final"]
        scores = []
        for name in request.plan.group:
            score = measured.find_score(name, said["scores"]) or {"value": None}
            scores.append({"dimension": name, "human": item.human.get(name), **score})
        yield {
            "doc_id": item.document,
            "system_id": item.system,
            "judge": measured.name,
            "model": measured.model,
            "variant": measured.variant,
            **said,
            "scores": scores,
        }


def lines_of_columns(
    items: Sequence[DatasetItem], columns: Sequence[Column]
) -> Iterator[dict[str, Any]]:
    """The same for baselines and recorded answers, which are read, not asked for."""
    judges: dict[tuple[str, str], list[Column]] = {}
    for column in columns:
        judges.setdefault((column.judge, column.model), []).append(column)
    for (judge, model), mine in judges.items():
        for at, item in enumerate(items):
            scores = [
                {
                    "dimension": column.dimension,
                    "human": item.human.get(column.dimension),
                    "value": column.scores[at],
                    **({"answer": column.answers[at]} if column.answers else {}),
                }
                for column in mine
                if not column.answers or column.answers[at] is not None
            ]
            named = {"doc_id": item.document, "system_id": item.system}
            if scores:
                yield {**named, "judge": judge, "model": model, "variant": None, "scores": scores}
