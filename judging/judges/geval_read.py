"""Reading the answers of the G-Eval judge: one answer, or many to one score."""

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from judging.evidence import located
from judging.judges.base import Case, CriterionScore
from judging.judges.geval_prompt import label
from judging.judges.logprobs import label_distribution, label_of, label_positions
from judging.models import Mode
from llm.types import Choice, TokenLogprob
from summaries.models import Criterion

SCALE = ("1", "2", "3", "4", "5")
# An integer stands for everything that rounds to it.
ROUNDING = 0.5

Scores = tuple[CriterionScore, ...]


def read(choice: Choice, criterion: Criterion, case: Case) -> CriterionScore | None:
    """The score of one answer, or None when it holds none. Servers ignore parts of a schema, so
    every value is checked again."""
    scores = read_all(choice, (criterion,), case)
    return scores[0] if scores else None


def read_all(choice: Choice, criteria: Sequence[Criterion], case: Case) -> Scores | None:
    """The scores of one answer on all of `criteria`, or None when one of them is missing."""
    data = choice.data or {}
    verdicts = _verdicts(data, len(criteria))
    if verdicts is None:
        return None
    in_order = len(criteria) == 1 or list(data) == [label(at) for at in range(len(criteria))]
    logprobs = choice.logprobs if in_order and choice.logprobs else ()
    tokens = _score_tokens(logprobs, [verdict["score"] for verdict in verdicts])
    return tuple(
        _score(verdict, token, criterion, case)
        for verdict, token, criterion in zip(verdicts, tokens, criteria, strict=True)
    )


def _verdicts(data: dict[str, Any], count: int) -> list[dict[str, Any]] | None:
    found = [data] if count == 1 else [data.get(label(position)) for position in range(count)]
    verdicts = [verdict for verdict in found if isinstance(verdict, dict) and _readable(verdict)]
    return verdicts if len(verdicts) == count else None


def _readable(verdict: dict[str, Any]) -> bool:
    sampled = verdict.get("score")
    return isinstance(sampled, int) and not isinstance(sampled, bool) and str(sampled) in SCALE


def _score_tokens(
    logprobs: Sequence[TokenLogprob], scores: Sequence[int]
) -> list[TokenLogprob | None]:
    """The token of every score; all None unless there is exactly one for each, in their order."""
    positions = label_positions(logprobs, "score", SCALE)
    if len(scores) == 1:
        # Thoughts before the answer may hold a draft of it: the last one counts.
        positions = positions[-1:]
    tokens = [logprobs[position] for position in positions]
    written = [label_of(token.token) for token in tokens]
    if written != [str(score) for score in scores]:
        return [None] * len(scores)
    return list(tokens)


def _score(
    verdict: dict[str, Any], token: TokenLogprob | None, criterion: Criterion, case: Case
) -> CriterionScore:
    distribution = label_distribution(token, SCALE) if token else {}
    return CriterionScore(
        criterion=criterion,
        value=_mean(distribution) if distribution else float(verdict["score"]),
        mode=Mode.LOGPROBS if distribution else Mode.SINGLE,
        reason=str(verdict.get("reason", "")),
        distribution=distribution,
        quotes=tuple(located([str(quote) for quote in verdict.get("quotes", [])], case.turns)),
        spread=_deviation(distribution) if distribution else ROUNDING,
    )


def _mean(distribution: dict[str, float]) -> float:
    mean = sum(int(score) * share for score, share in distribution.items())
    # Probabilities sum to 1 but for rounding in the last place.
    return min(5.0, max(1.0, mean))


def _deviation(distribution: dict[str, float]) -> float:
    mean = _mean(distribution)
    squares = sum(share * (int(score) - mean) ** 2 for score, share in distribution.items())
    return math.sqrt(squares)


def score_distribution(logprobs: Sequence[TokenLogprob], sampled: str) -> dict[str, float]:
    """Probabilities of "1" to "5" where the score stands, renormalised over those present; empty
    when the server named no score token there."""
    positions = label_positions(logprobs, "score", (sampled,))
    return label_distribution(logprobs[positions[-1]], SCALE) if positions else {}


def pooled(samples: Sequence[CriterionScore]) -> CriterionScore:
    """The mean of one criterion's samples with the reason of the one nearest to it.

    `distribution` holds relative frequencies; `spread` is two standard errors of the mean.
    """
    values = [sample.value for sample in samples]
    mean = statistics.fmean(values)
    counts = Counter(str(int(value)) for value in values)
    return replace(
        min(samples, key=lambda sample: abs(sample.value - mean)),
        value=mean,
        mode=Mode.SAMPLES,
        distribution={score: counts[score] / len(values) for score in SCALE if counts[score]},
        spread=_two_errors(values),
    )


def _two_errors(values: Sequence[float]) -> float:
    if len(values) == 1:
        return ROUNDING
    return 2 * statistics.stdev(values) / math.sqrt(len(values))
