"""G-Eval (Liu et al. 2023, arXiv 2303.16634): definition, evaluation steps, form filling, and the
score weighted by the probabilities of the score tokens where the server gives them."""

import json
import math
import re
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Self

from django.utils.translation import gettext_lazy as _
from django.utils.translation import gettext_noop
from pydantic import Field

from judging.evidence import located, made_up
from judging.judges.base import (
    BadParameter,
    CriterionScore,
    JudgeInput,
    Judgement,
    Options,
    Text,
    Unscored,
    number,
    texts,
    two_standard_errors,
    whole,
)
from judging.judges.calls import (
    CallResult,
    ask,
    beginning_of,
    first_alone,
    in_parallel,
    judgement_of,
    label_distribution,
    labels_of,
)
from judging.judges.costs import CostEstimate, cost_of, planned_requests
from judging.judges.method import JudgeMethod
from judging.models import Mode
from judging.variants import BadVariant, Variant, from_prompt, variant_named
from llm.answer_limits import list_of, longest_answer, text_of
from llm.errors import Truncated
from llm.fence import neutralise, one_line
from llm.types import ChatRequest, ChatResult, Choice, TokenLogprob, label_of
from summaries.models import Criterion, ScoreMode
from summaries.prompts import conversation, quoted

# --- Prompt -----------------------------------------------------------------
# What the judge is asked, and the JSON Schema of its answer.

VERSION = "geval-11"
BASE = "base"

# Made up, so that nothing in it can pass for evidence.
_EXAMPLE: dict[str, Any] = {
    "notes": ["Made-up note."],
    "reason": "Made up.",
    "quotes": ["made-up words"],
    "score": 3,
}
_MEANINGS = {
    "notes": "one sentence for each step",
    "reason": "at most 60 words, in the language of the summary",
    "quotes": "up to 3 passages that decide the score, word for word from the transcript",
    "score": "5 best, 1 worst",
}
_REASON = {
    "reason": text_of(60),
    "quotes": list_of(text_of(20, least=0), most=3),
}


def _verdict(*, notes: int, reason: bool) -> dict[str, Any]:
    # Notes, reason and quotes stand before the score, so that the number rests on them.
    return closed(
        ({"notes": list_of(text_of(20, least=0), most=notes)} if notes else {})
        | (_REASON if reason else {})
        | {"score": {"type": "integer", "enum": [1, 2, 3, 4, 5]}}
    )


def closed(properties: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object with exactly these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def schema(
    variant: Variant, criteria: Sequence[Criterion], *, reason: bool = True
) -> dict[str, Any]:
    """One verdict, or under `label` one for each of several criteria; `reason` with quotes too."""
    verdicts = [
        _verdict(notes=max(1, len(criterion.steps)) if variant.notes else 0, reason=reason)
        for criterion in criteria
    ]
    if len(criteria) == 1:
        return verdicts[0]
    return closed(dict(zip(_labels(criteria), verdicts, strict=True)))


def label(position: int) -> str:
    """What a criterion is called in a joint answer; names may hold what a JSON key may not."""
    return f"criterion_{position + 1}"


def task(
    summary: str, *criteria: Criterion, variant: Variant | None = None, reason: bool = True
) -> str:
    """What follows the transcript; `variant` defaults to the base wording."""
    wording = variant or variant_named(BASE)
    return wording.fill(
        summary=quoted("SUMMARY", summary),
        criteria=_joint_criteria(criteria) if len(criteria) > 1 else _criterion(criteria[0]),
        form=_form(wording, criteria, reason=reason),
    )


_STEPS = ["Compare the summary with the transcript."]
# A step that says what a 5 is says what the scores mean.
_LEVEL = re.compile(r"\b5\b")
_LEVELS = "Score: 5 = meets the criterion in full, 3 = clear faults, 1 = does not meet it."


def _joint_criteria(criteria: Sequence[Criterion]) -> str:
    blocks = [f"{label(at)}. {_criterion(criterion)}" for at, criterion in enumerate(criteria)]
    return "Judge each criterion by itself.\n\n" + "\n\n".join(blocks)


def _criterion(criterion: Criterion) -> str:
    steps = [one_line(step) for step in criterion.steps] or _STEPS
    if not any(_LEVEL.search(step) for step in steps):
        steps = [*steps, _LEVELS]
    return (
        f"Criterion: {one_line(criterion.name)}\n{neutralise(criterion.definition)}\n"
        f"Steps:\n{in_steps(steps)}"
    )


def in_steps(steps: Sequence[str]) -> str:
    """Numbered from 1, a line each."""
    return "\n".join(f"{number}. {step}" for number, step in enumerate(steps, start=1))


def _form(variant: Variant, criteria: Sequence[Criterion], *, reason: bool) -> str:
    asked = _verdict(notes=variant.notes, reason=reason)["properties"]
    example = json.dumps({key: _EXAMPLE[key] for key in asked})
    meanings = "\n".join(f"{key}: {_MEANINGS[key]}" for key in asked)
    labels = _labels(criteria)
    keys = f" with {labels[0]} to {labels[-1]}, each" if len(labels) > 1 else ""
    # Next to nothing but a score an example would draw answers to its number.
    form = f"like {example}" if reason else "with:"
    return f"Answer in JSON{keys} {form}\n{meanings}"


# --- Answers ----------------------------------------------------------------
# One answer read as a score, or many pooled to one.

SCALE = ("1", "2", "3", "4", "5")
# An integer stands for everything that rounds to it.
ROUNDING = 0.5

Scores = tuple[CriterionScore, ...]


def read(choice: Choice, criteria: Sequence[Criterion], judge_input: JudgeInput) -> Scores:
    """The scores of one answer, which the client has held against the schema."""
    verdicts = _verdicts(choice, criteria)
    in_order = len(criteria) == 1 or list(choice.data or {}) == _labels(criteria)
    found = labels_of(choice, "score", SCALE) if in_order else []
    # To JSON Schema 4.0 is an integer.
    tokens = _score_tokens(found, [int(verdict["score"]) for verdict in verdicts])
    return tuple(
        _score(verdict, token, criterion, judge_input)
        for verdict, token, criterion in zip(verdicts, tokens, criteria, strict=True)
    )


def _verdicts(choice: Choice, criteria: Sequence[Criterion]) -> list[dict[str, Any]]:
    data = choice.data or {}
    return [data] if len(criteria) == 1 else [data[name] for name in _labels(criteria)]


def _labels(criteria: Sequence[Criterion]) -> list[str]:
    return [label(position) for position in range(len(criteria))]


def _score_tokens(
    tokens: Sequence[TokenLogprob], scores: Sequence[int]
) -> list[TokenLogprob | None]:
    """The token of every score; all None unless there is exactly one for each, in their order."""
    if len(scores) == 1:
        # Thoughts before the answer may hold a draft of it: the last one counts.
        tokens = tokens[-1:]
    written = [label_of(token.token) for token in tokens]
    if written != [str(score) for score in scores]:
        return [None] * len(scores)
    return list(tokens)


def _score(
    verdict: dict[str, Any],
    token: TokenLogprob | None,
    criterion: Criterion,
    judge_input: JudgeInput,
) -> CriterionScore:
    distribution = label_distribution(token, SCALE) if token else {}
    given = [quote for quote in verdict.get("quotes", []) if quote.strip()]
    quotes = tuple(located(given, judge_input.turns))
    return CriterionScore(
        criterion=criterion,
        value=_mean(distribution) if distribution else float(verdict["score"]),
        mode=Mode.LOGPROBS if distribution else Mode.SINGLE,
        reason=verdict.get("reason", ""),
        distribution=distribution,
        quotes=quotes,
        spread=_deviation(distribution) if distribution else ROUNDING,
        unfounded=made_up(quotes, judge_input.text),
    )


def _mean(distribution: dict[str, float]) -> float:
    mean = sum(int(score) * share for score, share in distribution.items())
    # Probabilities sum to 1 but for rounding in the last place.
    return min(5.0, max(1.0, mean))


def _deviation(distribution: dict[str, float]) -> float:
    mean = _mean(distribution)
    squares = sum(share * (int(score) - mean) ** 2 for score, share in distribution.items())
    return math.sqrt(squares)


def pooled(score: CriterionScore, values: Sequence[int]) -> CriterionScore:
    """The mean of the sampled `values` of the criterion of `score`, which has the reason.

    `distribution` holds relative frequencies; `spread` is two standard errors of the mean.
    """
    counts = Counter(map(str, values))
    return replace(
        score,
        value=statistics.fmean(values),
        mode=Mode.SAMPLES,
        distribution={score: counts[score] / len(values) for score in SCALE if counts[score]},
        spread=two_standard_errors(values, of_one=ROUNDING),
    )


# --- Options ----------------------------------------------------------------


MOST_SAMPLES = 100
HIGHEST_TEMPERATURE = 2


class GevalOptions(Options):
    """`samples` answers at a `temperature` where the score mode samples; `prompt` is a whole prompt
    for this criterion; under the wordings in `variants` it is scored as well, to show how much
    depends on words."""

    samples: int = whole(20, 1, MOST_SAMPLES)
    temperature: float = number(1.0, 0, HIGHEST_TEMPERATURE)
    prompt: str = Field(default="", description=gettext_noop("text"))
    variants: tuple[Text, ...] = texts()

    @classmethod
    def of(cls, criterion: Criterion) -> Self:
        """Raises BadParameter, also for a prompt or a wording that cannot be used."""
        options = super().of(criterion)
        options.own(criterion)
        options.others(criterion)
        return options

    def own(self, criterion: Criterion) -> Variant | None:
        try:
            return from_prompt("own", self.prompt, for_one=True) if self.prompt else None
        except BadVariant as error:
            raise BadParameter(f"{criterion.name}: {error}") from error

    def others(self, criterion: Criterion) -> list[Variant]:
        return [wording(criterion, name) for name in self.variants]


def wording(criterion: Criterion, name: str) -> Variant:
    """The wording called `name` of the criterion's version. Raises BadParameter."""
    try:
        return variant_named(name, criterion.guideline_version.wordings)
    except BadVariant as error:
        raise BadParameter(f"{criterion.name}: {error}") from error


# --- Scoring forms ----------------------------------------------------------
# One form for the judge to fill, and the score modes: how often it is filled.

TOP_LOGPROBS = 20
# Criteria in one form: OpenAI and Azure take 100 properties in a schema, and a verdict has four.
MOST_JOINT = 20


@dataclass(frozen=True)
class ScoringForm:
    """One form to fill: a wording and the criteria that stand on it. `options` say how to sample;
    `evidence` is the transcript as every form shows it."""

    judge_input: JudgeInput
    variant: Variant
    criteria: tuple[Criterion, ...]
    options: GevalOptions
    evidence: str

    @property
    def names(self) -> str:
        return ", ".join(criterion.name for criterion in self.criteria)

    def requests(self) -> list[ChatRequest]:
        """What the score mode asks the judge's model, the scores last."""
        mode, explained = self.judge_input.score_mode, not self.judge_input.score_only
        if mode in {ScoreMode.AUTO, ScoreMode.LOGPROBS}:
            return [self._request(reason=explained, top_logprobs=TOP_LOGPROBS, labels=SCALE)]
        if mode == ScoreMode.SINGLE:
            return [self._request(reason=explained)]
        # Twenty more reasons would cost twenty times as much, and are read by no one.
        sampling = {"n": self.options.samples, "temperature": self.options.temperature}
        scores = self._request(reason=False, **sampling)
        return [self._request(reason=True), scores] if explained else [scores]

    def _request(self, *, reason: bool, **options: Any) -> ChatRequest:
        shared = self.variant.opening + self.evidence
        asked = task(self.judge_input.text, *self.criteria, variant=self.variant, reason=reason)
        form = schema(self.variant, self.criteria, reason=reason)
        return self.judge_input.chat_request(
            "judge",
            conversation(shared, asked),
            schema=form,
            schema_name="verdict",
            max_tokens=longest_answer(form),
            **options,
        )

    def read(self, result: ChatResult) -> Scores:
        choice = result.choices[0]
        if self.judge_input.score_mode in {ScoreMode.SAMPLES, ScoreMode.SINGLE}:
            # Some servers name probabilities that were not asked for.
            choice = replace(choice, logprobs=None)
        return read(choice, self.criteria, self.judge_input)


def answer(form: ScoringForm) -> CallResult[Scores]:
    """In the score mode of the guideline; one by one where the answer for several criteria is cut.

    Raises Unscored.
    """
    try:
        return _answer(form)
    except Truncated:
        if len(form.criteria) == 1:
            raise
    alone = [_answer(replace(form, criteria=(criterion,))) for criterion in form.criteria]
    return CallResult(
        tuple(score for each in alone for score in each.value),
        tuple(result for each in alone for result in each.results),
    )


def _answer(form: ScoringForm) -> CallResult[Scores]:
    if form.judge_input.score_mode == ScoreMode.SAMPLES:
        return _sampled(form)
    (request,) = form.requests()
    answered = ask(request, form.read, about=form.names, unfounded=_unfounded)
    found = {score.mode for score in answered.value}
    if form.judge_input.score_mode == ScoreMode.LOGPROBS and found != {Mode.LOGPROBS}:
        raise Unscored(no_probabilities(form.names, form.judge_input.model))
    return answered


def no_probabilities(about: str, model: str) -> str:
    """Why there is no score in the score mode that insists on probabilities."""
    return (
        f"{about}: score_mode is 'logprobs', but {model} gave no probabilities; choose auto, "
        "single or samples"
    )


def _unfounded(scores: Scores) -> bool:
    return any(score.unfounded for score in scores)


def _sampled(form: ScoringForm) -> CallResult[Scores]:
    """The mean of samples, with reason and quotes of one greedy answer where the form has them."""
    *greedy, request = form.requests()
    reasoned = [ask(each, form.read, about=form.names, unfounded=_unfounded) for each in greedy]
    drawn = ask(request, partial(_drawn, form), about=form.names)
    unexplained = [CriterionScore(each, 0.0, Mode.SAMPLES, "") for each in form.criteria]
    scores: Sequence[CriterionScore] = reasoned[0].value if reasoned else unexplained
    explained = [result for each in reasoned for result in each.results]
    return CallResult(tuple(map(pooled, scores, drawn.value)), (*explained, *drawn.results))


def _drawn(form: ScoringForm, result: ChatResult) -> list[tuple[int, ...]]:
    """The sampled scores of every criterion."""
    samples = [_verdicts(choice, form.criteria) for choice in result.choices]
    return [tuple(int(verdict["score"]) for verdict in each) for each in zip(*samples, strict=True)]


# --- Judge ------------------------------------------------------------------


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """One call per criterion, or one for all; the first alone, so that the rest find its prefix.

    Raises Unscored when a criterion gets no readable score, or none of the kind that the score
    mode insists on.
    """
    started = time.monotonic()
    shared = beginning_of(judge_input)
    asked = [(criterion, GevalOptions.of(criterion)) for criterion in criteria]
    answers = first_alone([partial(answer, form) for form in _forms(judge_input, asked, shared)])
    scores = {score.criterion.name: score for answered in answers for score in answered.value}
    others = _other_forms(judge_input, asked, shared)
    reworded = in_parallel([partial(answer, form) for form in others])
    return judgement_of(
        [result for each in (*answers, *reworded) for result in each.results],
        started,
        scores=tuple(scores[criterion.name] for criterion in criteria),
        findings=(),
        model=judge_input.model,
        prompt_version=f"{VERSION}/{judge_input.variant}"[:40],
        details=_spread_over_wordings(
            scores, [(form, each.value[0]) for form, each in zip(others, reworded, strict=True)]
        ),
    )


def judge_comment(judge_input: JudgeInput, comment: str, criterion: Criterion) -> Judgement:
    """Whether the text does what a reviewer's `comment` on an earlier one asked for, scored as
    `criterion`. Raises Unscored."""
    started = time.monotonic()
    shared = beginning_of(judge_input)
    once = GevalOptions(samples=1)
    form = ScoringForm(judge_input, about_comment(comment), (criterion,), once, shared)
    answered = answer(form)
    return judgement_of(
        answered.results,
        started,
        scores=answered.value,
        findings=(),
        model=judge_input.model,
        prompt_version=VERSION,
    )


def about_comment(comment: str) -> Variant:
    """The base wording behind a reviewer's comment on an earlier text."""
    base = variant_named(BASE)
    # Braces would be placeholders of the wording.
    given = quoted("COMMENT", comment.translate(str.maketrans("{}", "()")))
    opening = f"A reviewer sent an earlier summary back with this comment:\n{given}"
    return replace(base, task=f"{opening}\n\n{base.task}")


Asked = Sequence[tuple[Criterion, GevalOptions]]


def requests_for(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> list[ChatRequest]:
    """What `judge` asks a model where every answer can be read, in its order.

    Raises Unscored, and ContextOverflow when the judge's window has no room for a turn.
    """
    shared = beginning_of(judge_input)
    asked = [(criterion, GevalOptions.of(criterion)) for criterion in criteria]
    forms = [*_forms(judge_input, asked, shared), *_other_forms(judge_input, asked, shared)]
    return [request for form in forms for request in form.requests()]


def _forms(judge_input: JudgeInput, asked: Asked, shared: str) -> list[ScoringForm]:
    """A criterion with a prompt of its own, or one asked for by itself, has its own form."""
    common: list[tuple[Criterion, GevalOptions]] = []
    forms: list[ScoringForm] = []
    for criterion, options in asked:
        # A confirmation asks in other words: those of another wording.
        own = None if judge_input.confirming else options.own(criterion)
        if judge_input.joint and own is None:
            common.append((criterion, options))
            continue
        variant = own or wording(criterion, judge_input.variant)
        forms.append(ScoringForm(judge_input, variant, (criterion,), options, shared))
    return [*_joint_form(judge_input, common, shared), *forms]


def _joint_form(judge_input: JudgeInput, asked: Asked, shared: str) -> list[ScoringForm]:
    """One for all criteria, or a further one for each MOST_JOINT of them. It draws as many samples
    as the criterion that wants most, at the highest temperature."""
    forms = []
    for start in range(0, len(asked), MOST_JOINT):
        criteria, options = zip(*asked[start : start + MOST_JOINT], strict=True)
        sampling = GevalOptions(
            samples=max(option.samples for option in options),
            temperature=max(option.temperature for option in options),
        )
        variant = wording(criteria[0], judge_input.variant)
        forms.append(ScoringForm(judge_input, variant, criteria, sampling, shared))
    return forms


def _other_forms(judge_input: JudgeInput, asked: Asked, shared: str) -> list[ScoringForm]:
    """For criteria whose spread over wordings is asked for; a confirmation needs no spread."""
    if judge_input.confirming:
        return []
    return [
        ScoringForm(judge_input, variant, (criterion,), options, shared)
        for criterion, options in asked
        for variant in options.others(criterion)
        if options.prompt or variant.name != judge_input.variant
    ]


def _spread_over_wordings(
    scores: dict[str, CriterionScore], reworded: Sequence[tuple[ScoringForm, CriterionScore]]
) -> dict[str, Any]:
    """Per criterion the other wordings' values, and mean and sample deviation of all of them."""
    by_criterion: dict[str, dict[str, float]] = {}
    for form, score in reworded:
        by_criterion.setdefault(score.criterion.name, {})[form.variant.name] = score.value
    details = {}
    for name, values in by_criterion.items():
        everything = [scores[name].value, *values.values()]
        details[name] = {
            "variants": values,
            "mean": statistics.fmean(everything),
            "deviation": statistics.stdev(everything),
        }
    return details


def estimate(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    """Raises as `requests_for` does."""
    requests = requests_for(judge_input, criteria)
    return cost_of(judge_input.model, planned_requests(judge_input, requests))


METHOD = JudgeMethod(
    name="geval",
    label=_("G-Eval"),
    version=VERSION,
    run=judge,
    options=GevalOptions,
    estimate=estimate,
    follows_steps=True,
    in_score_modes=True,
)
