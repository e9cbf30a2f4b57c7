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
from typing import Any

from pydantic import Field

from countersign_judge.criteria import Basis, Criterion, ScoreMode
from countersign_judge.evidence import find_quotes, is_made_up
from countersign_judge.judges.base import (
    BadParameter,
    CriterionScore,
    JudgeInput,
    Judgement,
    Mode,
    Options,
    Text,
    Unscored,
    Wordings,
    float_field,
    int_field,
    share_below,
    str_list_field,
    two_standard_errors,
)
from countersign_judge.judges.calls import (
    CallResult,
    ask_judge,
    build_judgement,
    find_labels,
    label_distribution,
    run_first_alone,
    run_in_parallel,
)
from countersign_judge.judges.costs import CostEstimate, plan_requests, price_calls
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.judges.reading import (
    EMPTY_READING,
    AnswerPoints,
    LikelyAnswers,
    Reading,
    ask_points,
    read_meeting,
    read_passages,
    read_whole,
    transcript_room,
)
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.errors import ContextOverflow, Truncated
from countersign_judge.llm.fence import neutralize, to_one_line
from countersign_judge.llm.tokens import context_window
from countersign_judge.llm.types import ChatRequest, ChatResult, Choice, Message, strip_json_marks
from countersign_judge.prompts import (
    build_messages,
    fence_text,
    format_reviewer_comment,
    format_turn,
    is_document,
)
from countersign_judge.translation import gettext_noop
from countersign_judge.variants import (
    SAMPLING,
    BadVariant,
    Variant,
    get_variant,
    parse_prompt,
)

# --- Prompt -----------------------------------------------------------------
# What the judge is asked, and the JSON Schema of its answer.

VERSION = "geval-13"
BASE_VARIANT = "base"

_MEANINGS = {
    "notes": "one sentence for each step",
    "reason": "at most 60 words, in the language of the summary",
    "quotes": "up to 3 passages that decide the score, word for word from the transcript",
    "score": "5 best, 1 worst",
}
_REASON = {
    "reason": text_schema(60),
    "quotes": list_schema(text_schema(20, least=0), most=3),
}


def _verdict_schema(*, notes: int, reason: bool) -> dict[str, Any]:
    # Notes, reason and quotes come before the score, so that the number rests on them.
    return object_schema(
        ({"notes": list_schema(text_schema(20, least=0), most=notes)} if notes else {})
        | (_REASON if reason else {})
        | {"score": {"type": "integer", "enum": [1, 2, 3, 4, 5]}}
    )


def answer_schema(
    variant: Variant, criteria: Sequence[Criterion], *, reason: bool = True
) -> dict[str, Any]:
    """One verdict, or one per criterion under its `label`; `reason` adds reason and quotes."""
    verdicts = [
        _verdict_schema(notes=max(1, len(criterion.steps)) if variant.notes else 0, reason=reason)
        for criterion in criteria
    ]
    if len(criteria) == 1:
        return verdicts[0]
    return object_schema(dict(zip(_criterion_labels(criteria), verdicts, strict=True)))


def _criterion_labels(criteria: Sequence[Criterion]) -> list[str]:
    """Keys for criteria in a joint answer; names may hold what a JSON key may not."""
    return [f"criterion_{position}" for position, _ in enumerate(criteria, start=1)]


_STEPS = ["Compare the summary with the transcript."]
# A step that says what a 5 is defines the scores.
_LEVEL = re.compile(r"\b5\b")
_LEVELS = "Score: 5 = meets the criterion in full, 3 = clear faults, 1 = does not meet it."


def scoring_task(
    summary: str, *criteria: Criterion, variant: Variant | None = None, reason: bool = True
) -> str:
    """The prompt after the transcript; `variant` defaults to the base wording."""
    wording = variant or get_variant(BASE_VARIANT)
    described, each = _format_criterion(criteria[0]), ""
    if len(criteria) > 1:
        labels = _criterion_labels(criteria)
        blocks = [
            f"{label}. {_format_criterion(item)}"
            for label, item in zip(labels, criteria, strict=True)
        ]
        described = "\n\n".join(["Score each criterion by itself.", *blocks])
        each = f" with {labels[0]} to {labels[-1]}, each"
    form = _verdict_schema(notes=wording.notes, reason=reason)
    meanings = "\n".join(f"{key}: {_MEANINGS[key]}" for key in form["properties"])
    return wording.fill(
        summary=fence_text("SUMMARY", summary),
        criteria=described,
        form=f"Answer in JSON{each} of the form {outline_schema(form)}\n{meanings}",
    )


def _format_criterion(criterion: Criterion) -> str:
    steps = [to_one_line(step) for step in criterion.steps] or _STEPS
    if not any(_LEVEL.search(step) for step in steps):
        steps = [*steps, _LEVELS]
    return (
        f"Criterion: {to_one_line(criterion.name)}\n{neutralize(criterion.definition)}\n"
        f"Steps:\n{numbered_list(steps)}"
    )


def numbered_list(steps: Sequence[str]) -> str:
    """Numbered from 1, a line each."""
    return "\n".join(f"{number}. {step}" for number, step in enumerate(steps, start=1))


# --- Answers ----------------------------------------------------------------
# Reads one answer as a score, or pools many.

SCALE = ("1", "2", "3", "4", "5")
# An integer covers everything that rounds to it.
ROUNDING = 0.5

Scores = tuple[CriterionScore, ...]


def read_scores(choice: Choice, criteria: Sequence[Criterion], judge_input: JudgeInput) -> Scores:
    """The scores of one answer that the client has validated. Where its tokens have
    probabilities, a score is the mean over them."""
    verdicts = _read_verdicts(choice, criteria)
    in_order = len(criteria) == 1 or list(choice.data or {}) == _criterion_labels(criteria)
    tokens = find_labels(choice, "score", SCALE) if in_order else []
    if len(criteria) == 1:
        # Thoughts before the answer may hold a draft of it, so the last one counts.
        tokens = tokens[-1:]
    # JSON Schema accepts 4.0 as an integer.
    given = [str(int(verdict["score"])) for verdict in verdicts]
    distributions: list[dict[str, float]] = [{} for _ in verdicts]
    if [strip_json_marks(token.token) for token in tokens] == given:
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
        places = tuple(find_quotes(quotes, judge_input.turns))
        scores.append(
            CriterionScore(
                criterion=criterion,
                value=value,
                mode=mode,
                reason=verdict.get("reason", ""),
                distribution=shares,
                quotes=places,
                spread=spread,
                unfounded=is_made_up(places, judge_input.text),
                answer=int(verdict["score"]),
                probability_below=share_below(shares, criterion.effective_threshold),
            )
        )
    return tuple(scores)


def _read_verdicts(choice: Choice, criteria: Sequence[Criterion]) -> list[dict[str, Any]]:
    data = choice.data or {}
    return [data] if len(criteria) == 1 else [data[name] for name in _criterion_labels(criteria)]


def pool_samples(score: CriterionScore, values: Sequence[int]) -> CriterionScore:
    """The mean of the sampled `values` for the criterion of `score`, which has the reason.

    `score_form` is the upper median: it reaches a threshold exactly where at least half of the
    samples do. `distribution` holds relative frequencies; `spread` is two standard errors of the
    mean.
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

    samples: int = int_field(20, 1, MOST_SAMPLES)
    temperature: float = float_field(1.0, 0, HIGHEST_TEMPERATURE)
    top_p: float | None = float_field(None, *SAMPLING["top_p"])
    top_k: int | None = int_field(None, *SAMPLING["top_k"])
    seed: int | None = int_field(None, *SAMPLING["seed"])
    max_tokens: int | None = int_field(None, *SAMPLING["max_tokens"])
    prompt: str = Field(default="", description=gettext_noop("text"))
    wording: str = Field(default="", description=gettext_noop("text"))
    variants: tuple[Text, ...] = str_list_field()

    def check_wordings(self, criterion: Criterion, wordings: Wordings) -> None:
        """Raises BadParameter for a prompt or a wording that cannot be used."""
        self.own(criterion, wordings)
        self.others(criterion, wordings)

    def own(self, criterion: Criterion, wordings: Wordings) -> Variant | None:
        try:
            if self.wording:
                return get_wording(criterion, self.wording, wordings)
            return parse_prompt("own", self.prompt, for_one=True) if self.prompt else None
        except BadVariant as error:
            raise BadParameter(f"{criterion.name}: {error}") from error

    def sampling(self, variant: Variant) -> dict[str, Any]:
        """Those of SAMPLING that the criterion or else the wording gives."""
        own = {name: getattr(self, name) for name in SAMPLING}
        return {**dict(variant.sampling), **{k: v for k, v in own.items() if v is not None}}

    def others(self, criterion: Criterion, wordings: Wordings) -> list[Variant]:
        return [get_wording(criterion, name, wordings) for name in self.variants]


def get_wording(criterion: Criterion, name: str, wordings: Wordings) -> Variant:
    """The wording `name`, shipped or among `wordings`. Raises BadParameter."""
    try:
        return get_variant(name, wordings)
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
    reading: Reading = EMPTY_READING

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
        asked = scoring_task(
            self.judge_input.text, *self.criteria, variant=self.variant, reason=reason
        )
        form = answer_schema(self.variant, self.criteria, reason=reason)
        given = self.options.sampling(self.variant)
        return self.judge_input.chat_request(
            "judge",
            self._raw_messages() if self.variant.raw else build_messages(shared, asked),
            schema=form,
            schema_name="verdict",
            asked=[criterion.name for criterion in self.criteria],
            verbatim=self.variant.raw,
            required=frozenset(given),
            **{"max_tokens": longest_answer(form), **given, **options},
        )

    def _raw_messages(self) -> tuple[Message, ...]:
        """The wording's own messages, with nothing but what it asks for; before the reading,
        without the transcript. Raises ContextOverflow where that does not fit."""
        turns = self.judge_input.turns if self.reading is not EMPTY_READING else ()
        if self.reading.parts > 1 or len(self.reading.numbers) < self.reading.total:
            raise ContextOverflow(
                f"{self.names}: the wording {self.variant.name!r} is sent as it is, and the "
                f"transcript does not fit the window of {self.judge_input.model}; choose a judge "
                "with a larger window, or a wording that is not raw"
            )
        spoken = not is_document(turns)
        lines = [format_turn(at, turn, spoken=spoken) for at, turn in enumerate(turns)]
        said = [f"{to_one_line(turn['speaker'])}: " if turn["speaker"] else "" for turn in turns]
        plain = [f"{who}{neutralize(turn['text'])}" for who, turn in zip(said, turns, strict=True)]
        system, user = self.variant.filled(
            transcript="\n".join(plain),
            numbered_transcript="\n".join(lines),
            summary=neutralize(self.judge_input.text),
            criteria=_format_criterion(self.criteria[0]),
        )
        first = (Message("system", system),) if system else ()
        return (*first, Message("user", user))

    def read(self, result: ChatResult) -> Scores:
        choice = result.choices[0]
        if self.judge_input.score_mode in {ScoreMode.SAMPLES, ScoreMode.SINGLE}:
            # Some servers send probabilities unasked.
            choice = replace(choice, logprobs=None)
        return read_scores(choice, self.criteria, self.judge_input)


def score_form(form: ScoringForm) -> CallResult[Scores]:
    """Scores in the guideline's score mode; one by one if the answer for several criteria is cut.

    Raises Unscored.
    """
    try:
        return _score_whole_form(form)
    except Truncated:
        if len(form.criteria) == 1:
            raise
    alone = [_score_whole_form(replace(form, criteria=(criterion,))) for criterion in form.criteria]
    return CallResult(
        tuple(score for each in alone for score in each.value),
        tuple(result for each in alone for result in each.results),
    )


def _score_whole_form(form: ScoringForm) -> CallResult[Scores]:
    """Reason and quotes of one greedy answer, if the form has them; in the score mode `samples`
    with the mean of the samples."""
    mode, requests = form.judge_input.score_mode, form.requests()
    sampling = requests.pop() if mode == ScoreMode.SAMPLES else None
    scores: Scores = tuple(CriterionScore(each, 0.0, Mode.SAMPLES, "") for each in form.criteria)
    results: tuple[ChatResult, ...] = ()
    for request in requests:
        greedy = ask_judge(
            request,
            form.read,
            about=form.names,
            unfounded=lambda read: any(score.unfounded for score in read),
        )
        scores, results = greedy.value, greedy.results
    if sampling:
        drawn = ask_judge(
            sampling,
            # The sampled scores per criterion.
            lambda result: [
                tuple(int(verdict["score"]) for verdict in of_one)
                for of_one in zip(
                    *(_read_verdicts(choice, form.criteria) for choice in result.choices),
                    strict=True,
                )
            ],
            about=form.names,
        )
        scores, results = tuple(map(pool_samples, scores, drawn.value)), (*results, *drawn.results)
    if mode == ScoreMode.LOGPROBS and any(score.mode != Mode.LOGPROBS for score in scores):
        raise Unscored(missing_probabilities(form.names, form.judge_input.model))
    read = form.reading.turns_read
    return CallResult(tuple(replace(score, read=read) for score in scores), results)


def missing_probabilities(about: str, model: str) -> str:
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
    forms, others, read = _build_forms(judge_input, criteria)
    answers = run_first_alone([partial(score_form, form) for form in forms])
    scores = {score.criterion.name: score for answered in answers for score in answered.value}
    reworded = run_in_parallel([partial(score_form, form) for form in others])
    return build_judgement(
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
    given = f"{format_reviewer_comment(comment, earlier)}\n\n"
    blank = replace(EMPTY_READING, beginning=given)
    form = ScoringForm(judge_input, get_variant(BASE_VARIANT), (criterion,), once, blank)
    reading = read_passages(
        judge_input, _room_for_transcript([form]), f"{judge_input.text}\n{comment}"
    )
    reading = replace(reading, beginning=reading.beginning + given)
    answered = score_form(replace(form, reading=reading))
    return build_judgement(
        answered.results,
        started,
        scores=answered.value,
        findings=(),
        model=judge_input.model,
        prompt_version=VERSION,
    )


def _build_forms(
    judge_input: JudgeInput, criteria: Sequence[Criterion], *, answers: AnswerPoints = ask_points
) -> tuple[list[ScoringForm], list[ScoringForm], list[Reading]]:
    """The forms that give the scores, those of other wordings that show their spread, and what
    they show of the transcript.

    If it does not fit beside one of them, criteria of passages and criteria of the whole meeting
    have forms of their own. Raises as `reading.read_meeting` does.
    """
    forms, others = _blank_forms(judge_input, criteria)
    if reading := read_whole(judge_input, _room_for_transcript([*forms, *others])):
        read = dict.fromkeys(Basis, reading)
    else:
        of_basis = {
            basis: [each for each in criteria if each.effective_basis == basis] for basis in Basis
        }
        blank = {
            basis: _blank_forms(judge_input, group) for basis, group in of_basis.items() if group
        }
        rooms = {
            basis: _room_for_transcript([*first, *further])
            for basis, (first, further) in blank.items()
        }
        read = {
            basis: read_meeting(judge_input, room, answers=answers)
            if basis == Basis.MEETING
            else read_passages(judge_input, room)
            for basis, room in rooms.items()
        }
        forms = [form for first, _ in blank.values() for form in first]
        others = [form for _, further in blank.values() for form in further]

    def shown(form: ScoringForm) -> ScoringForm:
        return replace(form, reading=read[form.criteria[0].effective_basis])

    return [*map(shown, forms)], [*map(shown, others)], [*read.values()]


def _room_for_transcript(forms: Sequence[ScoringForm]) -> int:
    requests = [request for form in forms for request in form.requests()]
    return transcript_room(forms[0].judge_input.model, requests)


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
    for criterion, options in [(each, GevalOptions.parse(each)) for each in criteria]:
        own = None if judge_input.confirming else options.own(criterion, judge_input.wordings)
        shared = judge_input.joint or (judge_input.joint_advisory and not criterion.blocking)
        variant = own or get_wording(criterion, judge_input.variant, judge_input.wordings)
        if shared and own is None and not variant.raw:
            common.append((criterion, options))
        else:
            alone.append(ScoringForm(judge_input, variant, (criterion,), options))
        others += [
            ScoringForm(judge_input, variant, (criterion,), options)
            for variant in (
                [] if judge_input.confirming else options.others(criterion, judge_input.wordings)
            )
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
        variant = get_wording(together[0], judge_input.variant, judge_input.wordings)
        joint.append(ScoringForm(judge_input, variant, together, sampling))
    return [*joint, *alone], others


def _most_joint(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> int:
    """Criteria in one form: their answers take a quarter of a small window at the most."""
    if not criteria:
        return MOST_JOINT
    variant = get_wording(criteria[0], judge_input.variant, judge_input.wordings)
    longest = max(longest_answer(answer_schema(variant, [criterion])) for criterion in criteria)
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
    forms, others, _ = _build_forms(judge_input, criteria, answers=reading)
    requests = [request for form in (*forms, *others) for request in form.requests()]
    calls = plan_requests(judge_input.model, [*reading.requests, *requests])
    return price_calls(judge_input.model, calls)


METHOD = JudgeMethod(
    name="geval",
    label=gettext_noop("G-Eval"),
    version=VERSION,
    run=judge,
    options=GevalOptions,
    estimate=estimate,
    follows_steps=True,
    in_score_modes=True,
)
