"""G-Eval (Liu et al. 2023, arXiv 2303.16634): definition, evaluation steps, form filling, and the
score weighted by the probabilities of the score tokens where the server gives them."""

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from judging.evidence import retrieved_findings
from judging.judges.base import Case, CriterionScore, Judgement, Unscored
from judging.judges.calls import SEEDS, Answered, Spending, ask, first_alone, side_by_side
from judging.judges.geval_prompt import (
    VERSION,
    Scores,
    pooled,
    read,
    read_all,
    schema,
    score_distribution,
    task,
)
from judging.judges.parameters import BadParameter, Parameters
from judging.judges.passages import evidence, source_of
from judging.models import Mode
from judging.variants import BadVariant, Variant, from_prompt, variant_named
from llm.types import ChatRequest, ChatResult, Choice
from offline.lexical.judge import find_evidence
from summaries.models import Criterion, ScoreMode
from summaries.prompts import conversation

# --- Geval options ----------------------------------------------------------
# The options of G-Eval.

_KNOWN = ("samples", "prompt", "variants")


@dataclass(frozen=True)
class GevalOptions:
    """`samples` answers where the score mode samples; `own` is a whole prompt for this criterion;
    under the wordings in `variants` it is scored as well, to show how much depends on words."""

    samples: int = 20
    own: Variant | None = None
    variants: tuple[Variant, ...] = ()

    @classmethod
    def of(cls, criterion: Criterion) -> "GevalOptions":
        """Raises BadParameter."""
        given = Parameters.of(criterion, known=_KNOWN)
        return cls(
            samples=given.whole("samples", cls.samples, least=1, most=100),
            own=_own(criterion.name, given.text("prompt")),
            variants=tuple(wording(criterion, name) for name in given.texts("variants")),
        )


def wording(criterion: Criterion, name: str) -> Variant:
    """The wording called `name` of the criterion's version. Raises BadParameter."""
    try:
        return variant_named(name, criterion.guideline_version.wordings)
    except BadVariant as error:
        raise BadParameter(f"{criterion.name}: {error}") from error


def _own(owner: str, prompt: str) -> Variant | None:
    try:
        return from_prompt("own", prompt, for_one=True) if prompt else None
    except BadVariant as error:
        raise BadParameter(f"{owner}: {error}") from error


# --- Geval sheet ------------------------------------------------------------
# One form for the G-Eval judge to fill, and the score modes: how often it is filled.

ANSWER_TOKENS = 1024
TOP_LOGPROBS = 20


@dataclass(frozen=True)
class Sheet:
    """One form to fill: a wording and the criteria that stand on it. `evidence` is the transcript
    as every sheet of the case shows it."""

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
            veil=self.case.veil,
            schema=schema(self.variant, self.criteria),
            schema_name="verdict",
            max_tokens=ANSWER_TOKENS * len(self.criteria) * (2 if self.variant.notes else 1),
            **options,
        )

    def read(self, choice: Choice) -> Scores | None:
        return read_all(choice, self.criteria, self.case)


def answer(sheet: Sheet) -> Answered[Scores]:
    """In the score mode of the case. Raises Unscored."""
    mode = sheet.case.score_mode
    if mode == ScoreMode.SAMPLES:
        return _sampled(sheet)
    if mode == ScoreMode.SINGLE:
        return ask(sheet.request(), partial(_greedy, sheet), about=sheet.names)
    request = sheet.request(top_logprobs=TOP_LOGPROBS)
    looked = ask(request, lambda result: sheet.read(result.choices[0]), about=sheet.names)
    seen = all(score.mode == Mode.LOGPROBS for score in looked.value)
    if seen or mode == ScoreMode.AUTO_SINGLE:
        return looked
    if mode == ScoreMode.LOGPROBS:
        raise Unscored(
            f"{sheet.names}: score_mode is 'logprobs', but {sheet.case.model} gave no "
            "probabilities for the score; choose auto or samples"
        )
    return _better(sheet, looked)


def _better(sheet: Sheet, looked: Answered[Scores]) -> Answered[Scores]:
    """The mean of samples, or the answer at hand where none of them can be read."""
    try:
        sampled = _sampled(sheet)
    except Unscored:
        return looked
    return Answered(sampled.value, looked.results + sampled.results)


def _greedy(sheet: Sheet, result: ChatResult) -> Scores | None:
    return sheet.read(replace(result.choices[0], logprobs=None))


def _sampled(sheet: Sheet) -> Answered[Scores]:
    request = sheet.request(n=sheet.samples, temperature=1.0)
    return ask(request, partial(_pool, sheet), about=sheet.names)


def _pool(sheet: Sheet, result: ChatResult) -> Scores | None:
    bare = [sheet.read(replace(choice, logprobs=None)) for choice in result.choices]
    valid = [scores for scores in bare if scores is not None]
    if not valid:
        return None
    return tuple(pooled(samples) for samples in zip(*valid, strict=True))


# --- Geval ------------------------------------------------------------------

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
