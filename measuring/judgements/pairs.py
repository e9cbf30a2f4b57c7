"""Judging pairs of a source and a summary: by a judge on criteria, or under a guideline version."""

import statistics
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.conf import settings

from judging.guidelines.documents import general, templates
from judging.judges.base import total_cost
from measuring.metaeval.items import DatasetItem
from measuring.metaeval.plans import (
    USUAL,
    BadMeasuredJudge,
    JudgingPlan,
    Scoring,
    default_judge,
    measured_judges_for,
    of_whole_summary,
    plan_by,
    plan_under,
)
from measuring.metaeval.readers import turns_of
from measuring.metaeval.running import (
    CONCURRENCY,
    JudgementOutcome,
    JudgementRun,
    Kept,
    OutcomeCache,
    pooled_connections,
)
from summaries.models import GuidelineVersion, ScoreMode


@dataclass(frozen=True)
class Pair:
    """`source` is a text, of which lines like "Ana: It rains." make a dialogue, or a list of turns
    with `speaker` and `text`. `id` and `system` come back with the scores."""

    source: str | Sequence[Mapping[str, Any]]
    summary: str
    id: str = ""
    system: str = ""

    def item(self, number: int) -> DatasetItem:
        """Without an id it is called by its `number`."""
        if isinstance(self.source, str):
            turns = turns_of(self.source)
        else:
            turns = tuple(
                {
                    "speaker": turn.get("speaker") or "",
                    "start": turn.get("start"),
                    "end": turn.get("end"),
                    "text": turn["text"],
                }
                for turn in self.source
            )
        return DatasetItem(self.id or str(number), self.system, turns, self.summary, {})


@dataclass(frozen=True)
class Average:
    """Of a criterion over `scored` pairs: None where there are too few to say. Pairs without a
    score count in `unscored` alone."""

    mean: float | None
    deviation: float | None
    scored: int
    unscored: int


@dataclass(frozen=True)
class JudgedPairs:
    """`outcomes` stand in the order of `items`, which are the pairs as they were judged."""

    criteria: tuple[str, ...]
    items: Sequence[DatasetItem]
    outcomes: Sequence[JudgementOutcome]

    @property
    def averages(self) -> dict[str, Average]:
        """By criterion."""
        found = {}
        for name in self.criteria:
            given = [each.values[name] for each in self.outcomes if name in each.values]
            found[name] = Average(
                mean=statistics.fmean(given) if given else None,
                deviation=statistics.stdev(given) if len(given) > 1 else None,
                scored=len(given),
                unscored=len(self.outcomes) - len(given),
            )
        return found

    @property
    def tokens(self) -> int:
        return sum(each.prompt_tokens + each.completion_tokens for each in self.outcomes)

    @property
    def cost(self) -> float | None:
        """US dollars as billed; None when a price is unknown."""
        return total_cost((outcome.cost for outcome in self.outcomes), 0.0)


def judge_pairs(
    pairs: Iterable[Pair],
    *,
    judge: str = "",
    model: str = "",
    criteria: Sequence[str] = (),
    variant: str = "base",
    score_mode: str = ScoreMode.AUTO.value,
    samples: int | None = None,
    temperature: float | None = None,
    score_only: bool = False,
    guideline: GuidelineVersion | None = None,
    redact: bool = False,
    evidence: bool | None = None,
    cache: Path | None = None,
    concurrency: int = CONCURRENCY,
) -> JudgedPairs:
    """Score every pair, `concurrency` at once; it may take minutes and cost money.

    Either `guideline` says how, or `judge` on `criteria` of the library with `model` and wording
    `variant` as in `plan_of`. `score_mode` is "auto", "logprobs", "samples" or "single"; `samples`
    (1 to 100) and `temperature` (0 to 2) are those of "samples". With `score_only` G-Eval gives a
    score without reason and quotes. `redact` hides personal data from models on servers of others,
    `evidence` has a language model check every sentence. A guideline says itself what to redact,
    and has sentences checked unless `evidence` is False. With a `cache`, a file, a call that was
    interrupted goes on where it stopped. A pair without a readable score has none, and says why.

    Raises BadMeasuredJudge for a judge, model or criterion that cannot be used, BadData for a
    cache that cannot, and running.Stopped when a server could not go on.
    """
    scoring = Scoring(score_mode, samples, temperature, score_only)
    if guideline is not None:
        if scoring != USUAL:
            raise BadMeasuredJudge(
                "a guideline says how to score; leave out score_mode, samples, temperature and "
                "score_only"
            )
        plan = plan_under(guideline, evidence=evidence is not False)
    else:
        plan = plan_of(
            judge,
            model=model,
            criteria=criteria,
            variant=variant,
            scoring=scoring,
            redact=redact,
            evidence=bool(evidence),
        )
    items = [pair.item(number) for number, pair in enumerate(pairs, start=1)]
    with ExitStack() as stack:
        stack.enter_context(pooled_connections(concurrency))
        kept = stack.enter_context(closing(OutcomeCache(cache))) if cache else Kept()
        requests = list(plan.requests(items))
        outcomes = JudgementRun(items, kept, concurrency=concurrency).outcomes(requests)
    return JudgedPairs(plan.group, items, [outcomes[request.key] for request in requests])


def plan_of(
    judge: str = "",
    *,
    model: str = "",
    criteria: Sequence[str] = (),
    variant: str = "base",
    scoring: Scoring = USUAL,
    redact: bool = False,
    evidence: bool = False,
) -> JudgingPlan:
    """Without a name the judge is G-Eval where there is a model, else the lexical one; without
    criteria they are those of the guideline that ships, or for a judge of the whole summary
    consistency. Raises BadMeasuredJudge."""
    model = model or str(settings.LLM["JUDGE_MODEL"])
    judge = judge or default_judge([model])
    wanted = tuple(dict.fromkeys(criteria))
    if not wanted and judge.partition(":")[0] in of_whole_summary():
        wanted = ("consistency",)
    wanted = wanted or tuple(criterion.name for criterion in general().content.criteria)
    for name in wanted:
        if name not in templates():
            known = ", ".join(templates())
            raise BadMeasuredJudge(f"criterion is {name!r}; choose of {known}")
    found = measured_judges_for([judge], [model], [variant], wanted)
    if len(found) > 1:
        names = ", ".join(f"{each.judge}:{each.model}" for each in found)
        raise BadMeasuredJudge(f"judge could be {names}; name one of them")
    (measured,) = found
    if len(wanted) > 1 and measured.judge in of_whole_summary():
        raise BadMeasuredJudge(
            f"criteria are {', '.join(wanted)}; {measured.judge} gives a summary one score, so "
            "name one criterion"
        )
    scoring.check([measured])
    return plan_by(measured, wanted, scoring, redact=redact, evidence=evidence)
