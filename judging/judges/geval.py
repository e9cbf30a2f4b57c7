"""G-Eval (Liu et al. 2023, arXiv 2303.16634): definition, evaluation steps, form filling, and the
score weighted by the probabilities of the score tokens where the server gives them."""

import statistics
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from judging.evidence import retrieved_findings
from judging.judges.base import Case, CriterionScore, Judgement
from judging.judges.calls import SEEDS, Spending, first_alone, side_by_side
from judging.judges.geval_options import GevalOptions, wording
from judging.judges.geval_prompt import VERSION
from judging.judges.geval_read import pooled, read, read_all, score_distribution
from judging.judges.geval_sheet import Sheet, answer
from judging.judges.passages import evidence
from judging.judges.sources import source_of
from judging.lexical import find_evidence
from summaries.models import Criterion

__all__ = ["SEEDS", "judge", "pooled", "read", "read_all", "score_distribution"]


def judge(case: Case, criteria: Sequence[Criterion]) -> Judgement:
    """One call per criterion, or one for all; the first alone, so that the rest find its prefix.

    Raises Unscored when a criterion gets no readable score, or none of the kind that the score
    mode insists on.
    """
    started = time.monotonic()
    sentences = find_evidence(source_of(case.turns), case.text)
    shared = evidence(case, sentences)
    asked = [(criterion, GevalOptions.of(criterion)) for criterion in criteria]
    answers = first_alone([partial(answer, sheet) for sheet in _sheets(case, asked, shared)])
    scores = {score.criterion.name: score for answered in answers for score in answered.value}
    others = _other_sheets(case, asked, shared)
    reworded = side_by_side([partial(answer, sheet) for sheet in others])
    spent = Spending.of([result for each in (*answers, *reworded) for result in each.results])
    return Judgement(
        scores=tuple(scores[criterion.name] for criterion in criteria),
        findings=retrieved_findings(sentences),
        model=case.model,
        prompt_version=f"{VERSION}/{case.variant}"[:40],
        seconds=time.monotonic() - started,
        prompt_tokens=spent.prompt_tokens,
        completion_tokens=spent.completion_tokens,
        cost=spent.cost,
        details=_spread_over_wordings(
            scores, [(sheet, each.value[0]) for sheet, each in zip(others, reworded, strict=True)]
        ),
    )


Asked = Sequence[tuple[Criterion, GevalOptions]]


def _sheets(case: Case, asked: Asked, shared: str) -> list[Sheet]:
    """A criterion with a prompt of its own, or one asked for by itself, has its own sheet."""
    common: list[tuple[Criterion, GevalOptions]] = []
    sheets: list[Sheet] = []
    for criterion, options in asked:
        # A confirmation asks in other words: those of another wording.
        own = None if case.confirming else options.own
        if case.joint and own is None:
            common.append((criterion, options))
            continue
        variant = own or wording(criterion, case.variant)
        sheets.append(Sheet(case, variant, (criterion,), options.samples, shared))
    return [*_joint_sheet(case, common, shared), *sheets]


def _joint_sheet(case: Case, asked: Asked, shared: str) -> list[Sheet]:
    if not asked:
        return []
    criteria = tuple(criterion for criterion, _ in asked)
    samples = max(options.samples for _, options in asked)
    variant = wording(criteria[0], case.variant)
    return [Sheet(case, variant, criteria, samples, shared)]


def _other_sheets(case: Case, asked: Asked, shared: str) -> list[Sheet]:
    """For criteria whose spread over wordings is asked for; a confirmation needs no spread."""
    if case.confirming:
        return []
    return [
        Sheet(case, variant, (criterion,), options.samples, shared)
        for criterion, options in asked
        for variant in options.variants
        if options.own or variant.name != case.variant
    ]


def _spread_over_wordings(
    scores: dict[str, CriterionScore], reworded: Sequence[tuple[Sheet, CriterionScore]]
) -> dict[str, Any]:
    """Per criterion the other wordings' values, and mean and sample deviation of all of them."""
    by_criterion: dict[str, dict[str, float]] = {}
    for sheet, score in reworded:
        by_criterion.setdefault(score.criterion.name, {})[sheet.variant.name] = score.value
    details = {}
    for name, values in by_criterion.items():
        everything = [scores[name].value, *values.values()]
        details[name] = {
            "variants": values,
            "mean": statistics.fmean(everything),
            "deviation": statistics.stdev(everything),
        }
    return details
