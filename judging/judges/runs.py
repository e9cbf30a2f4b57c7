"""Methods that score criterion by criterion: one run each, put together as a judgement."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from judging.evidence import SentenceFinding
from judging.judges.base import CriterionScore, Judgement
from judging.judges.calls import Spending
from llm.types import ChatResult


@dataclass(frozen=True)
class Run:
    """One criterion's score and everything that came with it."""

    score: CriterionScore
    findings: tuple[SentenceFinding, ...]
    details: dict[str, Any]
    results: tuple[ChatResult, ...]
    model: str


def together(runs: Sequence[Run], *, prompt_version: str, started: float) -> Judgement:
    """The judgement of `runs`; `started` is the monotonic time at which the first began."""
    spent = Spending.of([result for run in runs for result in run.results])
    return Judgement(
        scores=tuple(run.score for run in runs),
        findings=tuple(finding for run in runs for finding in run.findings),
        model=", ".join(dict.fromkeys(run.model for run in runs)),
        prompt_version=prompt_version,
        seconds=time.monotonic() - started,
        prompt_tokens=spent.prompt_tokens,
        completion_tokens=spent.completion_tokens,
        cost=spent.cost,
        details={run.score.criterion.name: run.details for run in runs},
    )
