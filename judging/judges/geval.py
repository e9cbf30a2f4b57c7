"""G-Eval (Liu et al. 2023, arXiv 2303.16634): definition, evaluation steps, form filling, and the
score weighted by the probabilities of the score tokens where the server gives them."""

import math
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from judging.evidence import locate, retrieved_findings
from judging.judges.base import Case, CriterionScore, Judgement, Unscored
from judging.judges.calls import SEEDS, Answered, Spending, ask, first_alone
from judging.judges.geval_prompt import VERSION, label, schema, task
from judging.judges.logprobs import label_distribution, label_of, label_positions
from judging.judges.parameters import Parameters
from judging.lexical import Source
from judging.lexical import judge as measure
from judging.models import Mode
from judging.passages import evidence
from judging.variants import BadVariant, Variant, from_prompt, variant_named
from llm.types import ChatRequest, ChatResult, Choice, TokenLogprob
from summaries.models import Criterion
from summaries.models.guidelines import ScoreMode
from summaries.prompts.transcript import conversation

__all__ = ["SEEDS", "judge", "pooled", "read", "read_all", "score_distribution"]

ANSWER_TOKENS = 1024
TOP_LOGPROBS = 20
SCALE = ("1", "2", "3", "4", "5")
SAMPLES = 20
# An integer stands for everything that rounds to it.
ROUNDING = 0.5

Scores = tuple[CriterionScore, ...]


def judge(case: Case, criteria: Sequence[Criterion]) -> Judgement:
    """One call per criterion, or one for all; the first alone, so that the rest find its prefix.

    Raises Unscored when a criterion gets no readable score, or none of the kind that the score
    mode insists on.
    """
    started = time.monotonic()
    verdict = measure(Source.from_turns(case.turns), case.text)
    sheets = _sheets(case, criteria, evidence(case, verdict.sentences))
    answers = first_alone([partial(_answer, sheet) for sheet in sheets])
    spent = Spending.of([result for answer in answers for result in answer.results])
    by_name = {score.criterion.name: score for answer in answers for score in answer.value}
    return Judgement(
        scores=tuple(by_name[criterion.name] for criterion in criteria),
        findings=retrieved_findings(verdict),
        model=case.model,
        prompt_version=f"{VERSION}/{case.variant}"[:40],
        seconds=time.monotonic() - started,
        prompt_tokens=spent.prompt_tokens,
        completion_tokens=spent.completion_tokens,
        cost=spent.cost,
    )


@dataclass(frozen=True)
class _Sheet:
    """One form to fill: a wording and the criteria that stand on it."""

    case: Case
    variant: Variant
    criteria: tuple[Criterion, ...]
    samples: int
    evidence: str

    @property
    def names(self) -> str:
        return ", ".join(criterion.name for criterion in self.criteria)

    def request(self, **options: Any) -> ChatRequest:
        shared = self.variant.opening + self.evidence
        asked = task(self.case.text, *self.criteria, variant=self.variant)
        return ChatRequest(
            model=self.case.model,
            messages=conversation(shared, asked),
            purpose="judge",
            subject=self.case.subject,
            schema=schema(self.variant, self.criteria),
            schema_name="verdict",
            max_tokens=ANSWER_TOKENS * len(self.criteria) * (2 if self.variant.notes else 1),
            **options,
        )

    def read(self, choice: Choice) -> Scores | None:
        return read_all(choice, self.criteria, self.case)


def _sheets(case: Case, criteria: Sequence[Criterion], evidence: str) -> list[_Sheet]:
    """A criterion with a prompt of its own, or one asked for by itself, has its own sheet."""
    common: list[Criterion] = []
    sheets: list[_Sheet] = []
    for criterion in criteria:
        parameters = options_of(criterion)
        own = _own_wording(criterion, parameters, case)
        if case.joint and own is None:
            common.append(criterion)
            continue
        variant = own or _shipped(case.variant)
        sheets.append(_Sheet(case, variant, (criterion,), _samples(parameters), evidence))
    if common:
        samples = max(_samples(options_of(criterion)) for criterion in common)
        sheets.insert(0, _Sheet(case, _shipped(case.variant), tuple(common), samples, evidence))
    return sheets


def options_of(criterion: Criterion) -> Parameters:
    """`samples` (1 to 100) and `prompt`. Raises Unscored for any other parameter."""
    parameters = Parameters.of(criterion, known=("samples", "prompt"))
    _samples(parameters)
    parameters.text("prompt")
    return parameters


def _samples(parameters: Parameters) -> int:
    return parameters.whole("samples", SAMPLES, least=1, most=100)


def _own_wording(criterion: Criterion, parameters: Parameters, case: Case) -> Variant | None:
    prompt = parameters.text("prompt")
    # A confirmation asks in other words: those of a shipped wording.
    if not prompt or case.confirming:
        return None
    try:
        return from_prompt("own", prompt, for_one=True)
    except BadVariant as error:
        raise Unscored(f"{criterion.name}: {error}") from error


def _shipped(name: str) -> Variant:
    try:
        return variant_named(name)
    except BadVariant as error:
        raise Unscored(str(error)) from error


def _answer(sheet: _Sheet) -> Answered[Scores]:
    mode = sheet.case.score_mode
    if mode == ScoreMode.SAMPLES:
        return _sampled(sheet)
    if mode == ScoreMode.SINGLE:
        return ask(sheet.request(), partial(_greedy, sheet), about=sheet.names)
    request = sheet.request(top_logprobs=TOP_LOGPROBS)
    answer = ask(request, lambda result: sheet.read(result.choices[0]), about=sheet.names)
    if all(score.mode == Mode.LOGPROBS for score in answer.value) or mode == ScoreMode.AUTO:
        return answer
    if mode == ScoreMode.LOGPROBS:
        raise Unscored(
            f"{sheet.names}: score_mode is 'logprobs', but {sheet.case.model} gave no "
            "probabilities for the score; choose auto or samples"
        )
    sampled = _sampled(sheet)
    return Answered(sampled.value, answer.results + sampled.results)


def _greedy(sheet: _Sheet, result: ChatResult) -> Scores | None:
    return sheet.read(replace(result.choices[0], logprobs=None))


def _sampled(sheet: _Sheet) -> Answered[Scores]:
    request = sheet.request(n=sheet.samples, temperature=1.0)
    return ask(request, partial(_pool, sheet), about=sheet.names)


def _pool(sheet: _Sheet, result: ChatResult) -> Scores | None:
    bare = [sheet.read(replace(choice, logprobs=None)) for choice in result.choices]
    valid = [scores for scores in bare if scores is not None]
    if not valid:
        return None
    return tuple(pooled(samples) for samples in zip(*valid, strict=True))


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
        quotes=tuple(locate(str(quote), case.turns) for quote in verdict.get("quotes", [])),
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
