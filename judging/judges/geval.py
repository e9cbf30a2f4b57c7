"""G-Eval (Liu et al. 2023, arXiv 2303.16634): definition, evaluation steps and form filling. Where
the server gives probabilities of the score tokens, they weight the score."""

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
    share_below,
    texts,
    two_standard_errors,
    whole,
)
from judging.judges.calls import (
    CallResult,
    ask,
    first_alone,
    in_parallel,
    judgement_of,
    label_distribution,
    labels_of,
)
from judging.judges.costs import CostEstimate, cost_of, planned_requests
from judging.judges.method import JudgeMethod
from judging.judges.reading import (
    UNREAD,
    Answers,
    LikelyAnswers,
    Reading,
    asked,
    meeting,
    passages,
    room_beside,
    whole_transcript,
)
from judging.models import Mode
from judging.variants import SAMPLING, BadVariant, Variant, from_prompt, variant_named
from llm.answer_limits import closed, list_of, longest_answer, outline, text_of
from llm.errors import ContextOverflow, Truncated
from llm.fence import neutralise, one_line
from llm.tokens import context_window
from llm.types import ChatRequest, ChatResult, Choice, Message, label_of
from summaries.models import Basis, Criterion, ScoreMode
from summaries.prompts import conversation, is_document, quoted, reviewer_comment, turn_line

# --- Prompt -----------------------------------------------------------------
# What the judge is asked, and the JSON Schema of its answer.

VERSION = "geval-13"
BASE = "base"

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
    # Notes, reason and quotes come before the score, so that the number rests on them.
    return closed(
        ({"notes": list_of(text_of(20, least=0), most=notes)} if notes else {})
        | (_REASON if reason else {})
        | {"score": {"type": "integer", "enum": [1, 2, 3, 4, 5]}}
    )


def schema(
    variant: Variant, criteria: Sequence[Criterion], *, reason: bool = True
) -> dict[str, Any]:
    """One verdict, or one per criterion under its `label`; `reason` adds reason and quotes."""
    verdicts = [
        _verdict(notes=max(1, len(criterion.steps)) if variant.notes else 0, reason=reason)
        for criterion in criteria
    ]
    if len(criteria) == 1:
        return verdicts[0]
    return closed(dict(zip(_labels(criteria), verdicts, strict=True)))


def _labels(criteria: Sequence[Criterion]) -> list[str]:
    """Keys for criteria in a joint answer; names may hold what a JSON key may not."""
    return [f"criterion_{position}" for position, _ in enumerate(criteria, start=1)]


_STEPS = ["Compare the summary with the transcript."]
# A step that says what a 5 is defines the scores.
_LEVEL = re.compile(r"\b5\b")
_LEVELS = "Score: 5 = meets the criterion in full, 3 = clear faults, 1 = does not meet it."


def task(
    summary: str, *criteria: Criterion, variant: Variant | None = None, reason: bool = True
) -> str:
    """The prompt after the transcript; `variant` defaults to the base wording."""
    wording = variant or variant_named(BASE)
    described, each = _criterion(criteria[0]), ""
    if len(criteria) > 1:
        labels = _labels(criteria)
        blocks = [
            f"{label}. {_criterion(item)}" for label, item in zip(labels, criteria, strict=True)
        ]
        described = "\n\n".join(["Score each criterion by itself.", *blocks])
        each = f" with {labels[0]} to {labels[-1]}, each"
    form = _verdict(notes=wording.notes, reason=reason)
    meanings = "\n".join(f"{key}: {_MEANINGS[key]}" for key in form["properties"])
    return wording.fill(
        summary=quoted("SUMMARY", summary),
        criteria=described,
        form=f"Answer in JSON{each} of the form {outline(form)}\n{meanings}",
    )


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


# --- Answers ----------------------------------------------------------------
# Reads one answer as a score, or pools many.

SCALE = ("1", "2", "3", "4", "5")
# An integer covers everything that rounds to it.
ROUNDING = 0.5

Scores = tuple[CriterionScore, ...]


def read(choice: Choice, criteria: Sequence[Criterion], judge_input: JudgeInput) -> Scores:
    """The scores of one answer that the client has validated. Where its tokens have
    probabilities, a score is the mean over them."""
    verdicts = _verdicts(choice, criteria)
    in_order = len(criteria) == 1 or list(choice.data or {}) == _labels(criteria)
    tokens = labels_of(choice, "score", SCALE) if in_order else []
    if len(criteria) == 1:
        # Thoughts before the answer may hold a draft of it, so the last one counts.
        tokens = tokens[-1:]
    # JSON Schema accepts 4.0 as an integer.
    given = [str(int(verdict["score"])) for verdict in verdicts]
    distributions: list[dict[str, float]] = [{} for _ in verdicts]
    if [label_of(token.token) for token in tokens] == given:
        distributions = [label_distribution(token, SCALE) for token in tokens]
    scores = []
    for criterion, verdict, shares in zip(criteria, verdicts, distributions, strict=True):
        quotes = [quote for quote in verdict.get("quotes", []) if quote.strip()]
        value, mode, spread = float(verdict["score"]), Mode.SINGLE, ROUNDING
        if shares:
            mean = sum(int(score) * share for score, share in shares.items())
            # Probabilities sum to 1 except for rounding in the last place.
            value, mode = min(5.0, max(1.0, mean)), Mode.LOGPROBS
            squares = sum(share * (int(score) - value) ** 2 for score, share in shares.items())
            spread = math.sqrt(squares)
        places = tuple(located(quotes, judge_input.turns))
        scores.append(
            CriterionScore(
                criterion=criterion,
                value=value,
                mode=mode,
                reason=verdict.get("reason", ""),
                distribution=shares,
                quotes=places,
                spread=spread,
                unfounded=made_up(places, judge_input.text),
                answer=int(verdict["score"]),
                probability_below=share_below(shares, criterion.effective_threshold),
            )
        )
    return tuple(scores)


def _verdicts(choice: Choice, criteria: Sequence[Criterion]) -> list[dict[str, Any]]:
    data = choice.data or {}
    return [data] if len(criteria) == 1 else [data[name] for name in _labels(criteria)]


def pooled(score: CriterionScore, values: Sequence[int]) -> CriterionScore:
    """The mean of the sampled `values` for the criterion of `score`, which has the reason.

    `answer` is the upper median: it reaches a threshold exactly where at least half of the samples
    do. `distribution` holds relative frequencies; `spread` is two standard errors of the mean.
    """
    counts = Counter(map(str, values))
    shares = {label: counts[label] / len(values) for label in SCALE if counts[label]}
    return replace(
        score,
        value=statistics.fmean(values),
        answer=statistics.median_high(values),
        probability_below=share_below(shares, score.criterion.effective_threshold)
        if len(values) > 1
        else None,
        mode=Mode.SAMPLES,
        distribution=shares,
        spread=two_standard_errors(values, of_one=ROUNDING),
    )


# --- Options ----------------------------------------------------------------


MOST_SAMPLES = 100
HIGHEST_TEMPERATURE = 2


class GevalOptions(Options):
    """`samples` answers at a `temperature` if the score mode samples; `top_p`, `top_k`, `seed` and
    `max_tokens` go to the model, instead of the wording's. `prompt` is a whole prompt for this
    criterion, or `wording` the name of one. Wordings in `variants` also score it, to show how much
    depends on words."""

    samples: int = whole(20, 1, MOST_SAMPLES)
    temperature: float = number(1.0, 0, HIGHEST_TEMPERATURE)
    top_p: float | None = number(None, *SAMPLING["top_p"])
    top_k: int | None = whole(None, *SAMPLING["top_k"])
    seed: int | None = whole(None, *SAMPLING["seed"])
    max_tokens: int | None = whole(None, *SAMPLING["max_tokens"])
    prompt: str = Field(default="", description=gettext_noop("text"))
    wording: str = Field(default="", description=gettext_noop("text"))
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
            if self.wording:
                return wording(criterion, self.wording)
            return from_prompt("own", self.prompt, for_one=True) if self.prompt else None
        except BadVariant as error:
            raise BadParameter(f"{criterion.name}: {error}") from error

    def sampling(self, variant: Variant) -> dict[str, Any]:
        """Those of SAMPLING that the criterion or else the wording gives."""
        own = {name: getattr(self, name) for name in SAMPLING}
        return {**dict(variant.sampling), **{k: v for k, v in own.items() if v is not None}}

    def others(self, criterion: Criterion) -> list[Variant]:
        return [wording(criterion, name) for name in self.variants]


def wording(criterion: Criterion, name: str) -> Variant:
    """The wording `name` of the criterion's version. Raises BadParameter."""
    try:
        return variant_named(name, criterion.guideline_version.wordings)
    except BadVariant as error:
        raise BadParameter(f"{criterion.name}: {error}") from error


# --- Scoring forms ----------------------------------------------------------
# One form for the judge to fill, and the score modes: how often it fills it.

TOP_LOGPROBS = 20
# Criteria in one form: OpenAI and Azure accept 100 properties in a schema; a verdict has four.
MOST_JOINT = 20


@dataclass(frozen=True)
class ScoringForm:
    """One form to fill: a wording and its criteria. `options` say how to sample; `reading` is the
    transcript as the form shows it."""

    judge_input: JudgeInput
    variant: Variant
    criteria: tuple[Criterion, ...]
    options: GevalOptions
    reading: Reading = UNREAD

    @property
    def names(self) -> str:
        return ", ".join(criterion.name for criterion in self.criteria)

    def requests(self) -> list[ChatRequest]:
        """The score mode's requests to the judge's model, the scores last."""
        mode = self.judge_input.score_mode
        explained = not (self.judge_input.score_only or self.variant.raw)
        if mode in {ScoreMode.AUTO, ScoreMode.LOGPROBS}:
            return [self._request(reason=explained, top_logprobs=TOP_LOGPROBS, labels=SCALE)]
        if mode == ScoreMode.SINGLE:
            return [self._request(reason=explained)]
        # Twenty more reasons would cost twenty times as much, and no one reads them.
        sampling = {"n": self.options.samples, "temperature": self.options.temperature}
        scores = self._request(reason=False, **sampling)
        return [self._request(reason=True), scores] if explained else [scores]

    def _request(self, *, reason: bool, **options: Any) -> ChatRequest:
        shared = self.variant.opening + self.reading.beginning
        reason = reason and not self.variant.raw
        asked = task(self.judge_input.text, *self.criteria, variant=self.variant, reason=reason)
        form = schema(self.variant, self.criteria, reason=reason)
        given = self.options.sampling(self.variant)
        return self.judge_input.chat_request(
            "judge",
            self._raw_messages() if self.variant.raw else conversation(shared, asked),
            schema=form,
            schema_name="verdict",
            verbatim=self.variant.raw,
            required=frozenset(given),
            **{"max_tokens": longest_answer(form), **given, **options},
        )

    def _raw_messages(self) -> tuple[Message, ...]:
        """The wording's own messages, with nothing but what it asks for; before the reading,
        without the transcript. Raises ContextOverflow where that does not fit."""
        turns = self.judge_input.turns if self.reading is not UNREAD else ()
        if self.reading.parts > 1 or len(self.reading.numbers) < self.reading.total:
            raise ContextOverflow(
                f"{self.names}: the wording {self.variant.name!r} is sent as it is, and the "
                f"transcript does not fit the window of {self.judge_input.model}; choose a judge "
                "with a larger window, or a wording that is not raw"
            )
        spoken = not is_document(turns)
        lines = [turn_line(at, turn, spoken=spoken) for at, turn in enumerate(turns)]
        said = [f"{one_line(turn['speaker'])}: " if turn["speaker"] else "" for turn in turns]
        plain = [f"{who}{neutralise(turn['text'])}" for who, turn in zip(said, turns, strict=True)]
        system, user = self.variant.filled(
            transcript="\n".join(plain),
            numbered_transcript="\n".join(lines),
            summary=neutralise(self.judge_input.text),
            criteria=_criterion(self.criteria[0]),
        )
        first = (Message("system", system),) if system else ()
        return (*first, Message("user", user))

    def read(self, result: ChatResult) -> Scores:
        choice = result.choices[0]
        if self.judge_input.score_mode in {ScoreMode.SAMPLES, ScoreMode.SINGLE}:
            # Some servers send probabilities unasked.
            choice = replace(choice, logprobs=None)
        return read(choice, self.criteria, self.judge_input)


def answer(form: ScoringForm) -> CallResult[Scores]:
    """Scores in the guideline's score mode; one by one if the answer for several criteria is cut.

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
    """Reason and quotes of one greedy answer, if the form has them; in the score mode `samples`
    with the mean of the samples."""
    mode, requests = form.judge_input.score_mode, form.requests()
    sampling = requests.pop() if mode == ScoreMode.SAMPLES else None
    scores: Scores = tuple(CriterionScore(each, 0.0, Mode.SAMPLES, "") for each in form.criteria)
    results: tuple[ChatResult, ...] = ()
    for request in requests:
        greedy = ask(
            request,
            form.read,
            about=form.names,
            unfounded=lambda read: any(score.unfounded for score in read),
        )
        scores, results = greedy.value, greedy.results
    if sampling:
        drawn = ask(
            sampling,
            # The sampled scores per criterion.
            lambda result: [
                tuple(int(verdict["score"]) for verdict in of_one)
                for of_one in zip(
                    *(_verdicts(choice, form.criteria) for choice in result.choices), strict=True
                )
            ],
            about=form.names,
        )
        scores, results = tuple(map(pooled, scores, drawn.value)), (*results, *drawn.results)
    if mode == ScoreMode.LOGPROBS and any(score.mode != Mode.LOGPROBS for score in scores):
        raise Unscored(no_probabilities(form.names, form.judge_input.model))
    read = form.reading.turns_read
    return CallResult(tuple(replace(score, read=read) for score in scores), results)


def no_probabilities(about: str, model: str) -> str:
    """Why there is no score in the score mode that requires probabilities."""
    return (
        f"{about}: score_mode is 'logprobs', but {model} gave no probabilities; choose auto, "
        "single or samples"
    )


# --- Judge ------------------------------------------------------------------


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """One call for each form; the first runs alone, to put its prefix in the cache.

    Raises Unscored when a criterion gets no readable score, or not the kind that the score mode
    requires.
    """
    started = time.monotonic()
    forms, others, read = _forms(judge_input, criteria)
    answers = first_alone([partial(answer, form) for form in forms])
    scores = {score.criterion.name: score for answered in answers for score in answered.value}
    reworded = in_parallel([partial(answer, form) for form in others])
    return judgement_of(
        [
            *(result for each in read for result in each.results),
            *(result for each in (*answers, *reworded) for result in each.results),
        ],
        started,
        scores=tuple(scores[criterion.name] for criterion in criteria),
        findings=(),
        model=judge_input.model,
        prompt_version=f"{VERSION}/{judge_input.variant}"[:40],
        details=_spread_over_wordings(
            scores, [(form, each.value[0]) for form, each in zip(others, reworded, strict=True)]
        ),
    )


def judge_comment(
    judge_input: JudgeInput, comment: str, earlier: str, criterion: Criterion
) -> Judgement:
    """The score, as `criterion`, of whether the text does what a reviewer's `comment` on the text
    `earlier` asked for. Raises Unscored."""
    started = time.monotonic()
    once = GevalOptions(samples=1)
    given = f"{reviewer_comment(comment, earlier)}\n\n"
    blank = replace(UNREAD, beginning=given)
    form = ScoringForm(judge_input, variant_named(BASE), (criterion,), once, blank)
    reading = passages(judge_input, _room([form]), f"{judge_input.text}\n{comment}")
    reading = replace(reading, beginning=reading.beginning + given)
    answered = answer(replace(form, reading=reading))
    return judgement_of(
        answered.results,
        started,
        scores=answered.value,
        findings=(),
        model=judge_input.model,
        prompt_version=VERSION,
    )


def _forms(
    judge_input: JudgeInput, criteria: Sequence[Criterion], *, answers: Answers = asked
) -> tuple[list[ScoringForm], list[ScoringForm], list[Reading]]:
    """The forms that give the scores, those of other wordings that show their spread, and what
    they show of the transcript.

    If it does not fit beside one of them, criteria of passages and criteria of the whole meeting
    have forms of their own. Raises as `judging.judges.reading.meeting` does.
    """
    forms, others = _blank_forms(judge_input, criteria)
    if reading := whole_transcript(judge_input, _room([*forms, *others])):
        read = dict.fromkeys(Basis, reading)
    else:
        of_basis = {
            basis: [each for each in criteria if each.effective_basis == basis] for basis in Basis
        }
        blank = {
            basis: _blank_forms(judge_input, group) for basis, group in of_basis.items() if group
        }
        rooms = {basis: _room([*first, *further]) for basis, (first, further) in blank.items()}
        read = {
            basis: meeting(judge_input, room, answers=answers)
            if basis == Basis.MEETING
            else passages(judge_input, room)
            for basis, room in rooms.items()
        }
        forms = [form for first, _ in blank.values() for form in first]
        others = [form for _, further in blank.values() for form in further]

    def shown(form: ScoringForm) -> ScoringForm:
        return replace(form, reading=read[form.criteria[0].effective_basis])

    return [*map(shown, forms)], [*map(shown, others)], [*read.values()]


def _room(forms: Sequence[ScoringForm]) -> int:
    requests = [request for form in forms for request in form.requests()]
    return room_beside(forms[0].judge_input.model, requests)


def _blank_forms(
    judge_input: JudgeInput, criteria: Sequence[Criterion]
) -> tuple[list[ScoringForm], list[ScoringForm]]:
    """The forms without a transcript.

    A criterion that has its own prompt or is asked separately has its own form; the others share
    forms of up to MOST_JOINT criteria. A shared form draws as many samples as the criterion that
    wants most, at the highest temperature. A confirmation uses another wording and needs no spread.
    """
    common: list[tuple[Criterion, GevalOptions]] = []
    alone: list[ScoringForm] = []
    others: list[ScoringForm] = []
    for criterion, options in [(each, GevalOptions.of(each)) for each in criteria]:
        own = None if judge_input.confirming else options.own(criterion)
        shared = judge_input.joint or (judge_input.joint_advisory and not criterion.blocking)
        variant = own or wording(criterion, judge_input.variant)
        if shared and own is None and not variant.raw:
            common.append((criterion, options))
        else:
            alone.append(ScoringForm(judge_input, variant, (criterion,), options))
        others += [
            ScoringForm(judge_input, variant, (criterion,), options)
            for variant in ([] if judge_input.confirming else options.others(criterion))
            if options.prompt or variant.name != judge_input.variant
        ]
    joint = []
    most = _most_joint(judge_input, [criterion for criterion, _ in common])
    for start in range(0, len(common), most):
        together, options_of = zip(*common[start : start + most], strict=True)
        sampling = GevalOptions(
            samples=max(option.samples for option in options_of),
            temperature=max(option.temperature for option in options_of),
        )
        variant = wording(together[0], judge_input.variant)
        joint.append(ScoringForm(judge_input, variant, together, sampling))
    return [*joint, *alone], others


def _most_joint(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> int:
    """Criteria in one form: their answers take a quarter of a small window at the most."""
    if not criteria:
        return MOST_JOINT
    variant = wording(criteria[0], judge_input.variant)
    longest = max(longest_answer(schema(variant, [criterion])) for criterion in criteria)
    return max(1, min(MOST_JOINT, context_window(judge_input.model) // 4 // longest))


def _spread_over_wordings(
    scores: dict[str, CriterionScore], reworded: Sequence[tuple[ScoringForm, CriterionScore]]
) -> dict[str, Any]:
    """Per criterion: the other wordings' values, and the mean and sample deviation of all."""
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
    """Raises as `judge` does, but for what its calls raise."""
    reading = LikelyAnswers()
    forms, others, _ = _forms(judge_input, criteria, answers=reading)
    requests = [request for form in (*forms, *others) for request in form.requests()]
    calls = planned_requests(judge_input.model, [*reading.requests, *requests])
    return cost_of(judge_input.model, calls)


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
