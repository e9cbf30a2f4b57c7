"""QAG: checks every claim of the summary against the transcript (alignment), and puts questions
that the transcript answers to the summary (coverage). The idea comes from QAGS (Wang et al. 2020,
arXiv 2004.04228), with closed questions as in DeepEval's SummarizationMetric.

Three calls in two steps: questions; then, in parallel, claims with their verdicts, and the
summary's answers, from a model that does not see the transcript. With `truths_extraction_limit`,
one more comes first: it lists truths of the transcript, and claims are checked against these.
"""

import math
import statistics
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from typing import Annotated, Any, Literal, TypeVar, get_args

from pydantic import AfterValidator, Field

from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import (
    CriterionScore,
    JudgeInput,
    Judgement,
    Mode,
    Options,
    Text,
    Unscored,
    bool_field,
    choice_field,
    float_field,
    int_field,
    normal_below,
    str_list_field,
)
from countersign_judge.judges.calls import (
    CallResult,
    CriterionResult,
    ask_judge,
    judge_one_by_one,
    messages_without_transcript,
    run_in_parallel,
    split_text,
)
from countersign_judge.judges.claims import (
    REASON_INSTRUCTION,
    VERDICT_SCHEMA,
    ClaimsCheck,
    ClosedAnswer,
    QuotePlaces,
    SummaryClaim,
    build_claim_findings,
    find_claim_quotes,
    lacks_quotes,
    plan_claims,
    reason_property,
)
from countersign_judge.judges.costs import (
    CostEstimate,
    plan_call,
    plan_requests,
    price_calls,
    transcript_size,
)
from countersign_judge.judges.geval import numbered_list
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.judges.reading import (
    EMPTY_READING,
    LikelyAnswers,
    MeetingPoint,
    Reading,
    build_point,
    is_mostly_unquoted,
    read_meeting,
    read_passages,
    transcript_room,
    turns_read,
)
from countersign_judge.judges.reading import ask_points as asked_points
from countersign_judge.llm import tokens
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.errors import ContextOverflow
from countersign_judge.llm.providers.offline.sentences import Span
from countersign_judge.llm.providers.registry import parse_model
from countersign_judge.llm.types import OFFLINE, Message
from countersign_judge.prompts import build_messages, fence_list, format_facts
from countersign_judge.translation import gettext_noop

# --- Score ------------------------------------------------------------------
# Verdicts in, shares of 0 to 1 and a score of 1 to 5 out.


@dataclass(frozen=True)
class AnsweredQuestion:
    """A question with the answers of transcript and summary."""

    text: str
    transcript: ClosedAnswer
    summary: ClosedAnswer
    reason: str = ""

    @property
    def counts(self) -> bool:
        """A question that the transcript does not answer says nothing about the summary."""
        return self.transcript != "idk"

    @property
    def outcome(self) -> str:
        if not self.counts:
            return "not answerable"
        if self.summary == "idk":
            return "omitted"
        return "covered" if self.summary == self.transcript else "contradicted"


@dataclass(frozen=True)
class Share:
    """`hits` of `total`; its value is None when there is nothing to count."""

    hits: int
    total: int

    @property
    def value(self) -> float | None:
        return self.hits / self.total if self.total else None

    def lower(self) -> float:
        """The lower end of Wilson's interval (1927) for a proportion, one standard error wide."""
        if not self.total:
            return 0.0
        spread = math.sqrt(self.hits * (self.total - self.hits) / self.total + 0.25)
        return (self.hits + 0.5 - spread) / (self.total + 1)


def alignment_share(claims: Sequence[SummaryClaim]) -> Share:
    """The share of claims that the transcript supports."""
    return Share(sum(claim.verdict == "yes" for claim in claims), len(claims))


def coverage_share(questions: Sequence[AnsweredQuestion]) -> Share:
    """The share of answerable questions that the summary answers as the transcript does."""
    counted = [question for question in questions if question.counts]
    return Share(sum(question.outcome == "covered" for question in counted), len(counted))


Combination = Literal["minimum", "mean", "harmonic", "geometric"]
COMBINATIONS: dict[Combination, Callable[[Sequence[float]], float]] = {
    "minimum": min,
    "mean": statistics.fmean,
    "harmonic": statistics.harmonic_mean,
    "geometric": lambda shares: math.prod(shares) ** (1 / len(shares)),
}


@dataclass(frozen=True)
class QagScore:
    """`value` combines the two shares, in strict mode 1 when both are 1 and else 0; a share of
    nothing is left out."""

    alignment: Share
    coverage: Share
    strict: bool = False
    combination: Combination = "minimum"

    @property
    def value(self) -> float:
        share = self._combine_shares([share.hits / share.total for share in self._counted])
        return share if not self.strict else float(share == 1)

    @property
    def on_scale(self) -> float:
        return 1 + 4 * self.value

    @property
    def spread(self) -> float:
        """The distance, on the scale of 1 to 5, to the score of both shares' lower ends."""
        if self.strict:
            return 0.0
        lowest = self._combine_shares([share.lower() for share in self._counted])
        return 4 * max(0.0, self.value - lowest)

    def probability_below(self, threshold: float) -> float | None:
        """That of a score below `threshold`, 1 to 5: `spread` is taken for the standard error of a
        normal distribution. None in strict mode, where one claim decides."""
        return None if self.strict else normal_below(self.on_scale, self.spread, threshold)

    @property
    def _counted(self) -> list[Share]:
        return [share for share in (self.alignment, self.coverage) if share.total]

    def _combine_shares(self, shares: Sequence[float]) -> float:
        return COMBINATIONS[self.combination](shares)


# --- Report -----------------------------------------------------------------
# The reason in words, and the breakdown as JSON.


def explain_score(
    score: QagScore, claims: Sequence[SummaryClaim], questions: Sequence[AnsweredQuestion]
) -> str:
    """The counts in words, and each fault by name."""
    parts = []
    if score.alignment.total:
        parts.append(f"{score.alignment.hits} of {score.alignment.total} claims are supported.")
    for verdict, label in (("no", "Contradicted"), ("idk", "Not in the source")):
        parts += _list_faults(label, [claim.text for claim in claims if claim.verdict == verdict])
    if score.coverage.total:
        share = score.coverage
        parts.append(f"{share.hits} of {share.total} questions are answered as in the source.")
    for outcome, label in (("contradicted", "Answered otherwise"), ("omitted", "Left out")):
        parts += _list_faults(label, [item.text for item in questions if item.outcome == outcome])
    return " ".join(parts)


def _list_faults(label: str, texts: Sequence[str]) -> list[str]:
    return [f"{label}: {'; '.join(f'“{text}”' for text in texts)}."] if texts else []


def score_breakdown(
    score: QagScore,
    threshold: float,
    claims: Sequence[SummaryClaim],
    quotes: QuotePlaces,
    questions: Sequence[AnsweredQuestion],
) -> dict[str, Any]:
    """Shares in 0 to 1 with every claim and question behind them; `success` compares with
    `threshold`, in strict mode with 1."""
    required = 1.0 if score.strict else threshold
    return {
        "alignment": score.alignment.value,
        "coverage": score.coverage.value,
        "score": score.value,
        "threshold": required,
        "success": score.value >= required,
        "strict_mode": score.strict,
        "combination": score.combination,
        "claims": [
            {
                "sentence": claim.sentence,
                "claim": claim.text,
                "verdict": claim.verdict,
                "relation": str(claim.relation),
                "reason": claim.reason,
                "quote": " … ".join(quote.quote for quote in places),
                "turn": places[0].turn,
                "probability": claim.probability,
            }
            for claim, places in zip(claims, quotes, strict=True)
        ],
        "questions": [
            {
                "question": question.text,
                "transcript": question.transcript,
                "summary": question.summary,
                "outcome": question.outcome,
                "reason": question.reason,
            }
            for question in questions
        ],
    }


# --- Options ----------------------------------------------------------------
# Under the names that DeepEval's SummarizationMetric gave them.


def _check_language_model(name: str) -> str:
    if name and parse_model(name).provider == OFFLINE:
        raise ValueError("no language model")
    return name


OwnModel = Annotated[
    str,
    AfterValidator(_check_language_model),
    Field(
        description=gettext_noop(
            "a language model such as openai:NAME, azure:DEPLOYMENT or ollama:NAME"
        )
    ),
]


class QagOptions(Options):
    """`threshold` on the scale of the score, 0 to 1; `model` empty for the guideline's judge.

    `n` questions are drawn from the transcript unless `assessment_questions` are given. With
    `truths_extraction_limit`, claims are checked against at most that many facts of the transcript,
    which are listed first; the questions are the same as without it.
    """

    threshold: float = float_field(0.5, 0, 1)
    assessment_questions: tuple[Text, ...] = str_list_field()
    n: int = int_field(5, 1, 50)
    model: OwnModel = ""
    combination: Combination = choice_field(get_args(Combination), "minimum")
    include_reason: bool = bool_field(default=True)
    strict_mode: bool = bool_field(default=False)
    truths_extraction_limit: int | None = int_field(None, 1, 100)
    async_mode: bool = bool_field(default=True)
    verbose_mode: bool = bool_field(default=False)


# --- Prompts ----------------------------------------------------------------
# The prompts for the model, and the JSON Schemas of its answers.

VERSION = "qag-11"

_TEXT, _QUOTE = text_schema(25), text_schema(15, least=0)
# In one answer: OpenAI and Azure accept 100 properties in a schema.
_MOST_QUESTIONS = 33


def truths_schema(limit: int) -> dict[str, Any]:
    truth = {"turn": {"type": "integer", "minimum": 0}, "truth": _TEXT, "quote": _QUOTE}
    return object_schema({"truths": list_schema(object_schema(truth), least=1, most=limit)})


def questions_schema(count: int) -> dict[str, Any]:
    return object_schema({"questions": list_schema(_TEXT, least=1, most=count)})


def answers_schema(count: int, *, reasons: bool) -> dict[str, Any]:
    answer = object_schema({**reason_property(wanted=reasons), "answer": VERDICT_SCHEMA})
    return object_schema(
        {"answers": object_schema({str(at): answer for at in range(1, count + 1)})}
    )


def truths_task(limit: int) -> str:
    steps = [
        "Read all of it.",
        f"List at most {limit} of its facts, in its order. Choose those that matter most: "
        "decisions, actions with owner and date, figures, disagreements and open questions. Where "
        "something was corrected, give only the final version.",
        "Name people and things, so that each fact is clear on its own.",
    ]
    return (
        "Task: list the most important facts that this transcript states.\n\n"
        f"{numbered_list(steps)}\n\n"
        "Answer in JSON with truths, each with turn (the turn number), truth (the fact in one "
        "sentence) and quote (the words that say it, copied from the transcript).\n"
        f"Form: {outline_schema(truths_schema(limit))}"
    )


def questions_task(count: int) -> str:
    steps = [
        "Ask about decisions, actions with owner and date, figures, disagreements and open "
        "questions.",
        "Ask only what the transcript answers with yes. Write fewer questions if the meeting has "
        "less.",
        "Name people and things, so that each question is clear on its own.",
    ]
    return (
        f"Task: write {count} closed questions (answered yes, no or idk) that test whether a "
        f"summary of this meeting has what matters.\n\n{numbered_list(steps)}\n\n"
        f"Answer in JSON with questions.\nForm: {outline_schema(questions_schema(count))}"
    )


def answers_task(questions: Sequence[str], *, source: str, reasons: bool) -> str:
    """`source` is the word for the text that alone may be used: transcript or summary."""
    return (
        f"Task: answer these closed questions from the {source} alone.\n\n"
        f"{fence_list('QUESTIONS', questions)}\n\n"
        f"yes = the {source} says so.\n"
        f"no = the {source} says otherwise.\n"
        f"idk = the {source} does not say.\n\n"
        "Answer in JSON with answers: under each question's number "
        f"{REASON_INSTRUCTION if reasons else ''}the answer.\n"
        f"Form: {outline_schema(answers_schema(1, reasons=reasons))}"
    )


# --- Judge ------------------------------------------------------------------

T = TypeVar("T")


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises Unscored when a call's answers stay unreadable."""
    return judge_one_by_one(partial(_judge_criterion, judge_input), criteria, VERSION)


@dataclass(frozen=True)
class _NamedCall:
    """A call with its name and task, for the trace, and what it showed of the transcript."""

    name: str
    task: str
    answered: CallResult[Any]
    reading: Reading | None = None


@dataclass(frozen=True)
class _Questions:
    texts: tuple[str, ...]
    expected: tuple[Any, ...] = ()


@dataclass(frozen=True)
class _QagCalls:
    """The calls about one summary under one set of options."""

    judge_input: JudgeInput
    criterion: Criterion
    options: QagOptions
    sentences: tuple[Span, ...]

    def call(
        self,
        name: str,
        messages: tuple[Message, ...],
        schema: dict[str, Any],
        read: Callable[[dict[str, Any]], T | None],
        unfounded: Callable[[T], bool] = lambda _: False,
    ) -> _NamedCall:
        request = self.judge_input.chat_request(
            f"judge-qag-{name}",
            messages,
            schema=schema,
            schema_name=name,
            max_tokens=longest_answer(schema),
            # A confirmation rests on newly drawn claims and questions.
            temperature=1.0 if self.judge_input.confirming else 0.0,
        )
        about = f"{self.criterion.name} ({name})"
        answered = ask_judge(
            request,
            lambda result: read(result.choices[0].data or {}),
            about=about,
            unfounded=unfounded,
        )
        return _NamedCall(name, _after_first_fence(messages[-1].content), answered)

    def _room(self, task: str, schema: dict[str, Any]) -> int:
        blank = self.judge_input.chat_request(
            "judge-qag",
            build_messages("", task),
            schema=schema,
            max_tokens=longest_answer(schema),
        )
        return transcript_room(self.judge_input.model, [blank])

    def truths(self) -> list[_NamedCall]:
        """The call that lists the truths, if they are limited."""
        limit = self.options.truths_extraction_limit
        if limit is None:
            return []
        _require_room(self.judge_input.model, limit)
        task, schema, turns = truths_task(limit), truths_schema(limit), self.judge_input.turns
        reading = read_meeting(self.judge_input, self._room(task, schema), answers=asked_points)

        def read(data: dict[str, Any]) -> list[MeetingPoint]:
            rows = [{**row, "kind": "fact", "point": row["truth"]} for row in data["truths"]]
            return [build_point(row, turns, range(len(turns))) for row in rows]

        shown = build_messages(reading.beginning, task)
        listed = self.call("truths", shown, schema, read, unfounded=is_mostly_unquoted)
        return [replace(listed, reading=reading)]

    def check(self, truths: Sequence[_NamedCall]) -> ClaimsCheck:
        """Against the `truths`, or without any against the transcript."""
        read = None
        for call in truths:
            lines = [truth.line for truth in call.answered.value]
            own = self.judge_input
            beginning = format_facts(own.title, own.turns, lines, context=own.context)
            read = replace(call.reading or EMPTY_READING, beginning=beginning, results=())
        return ClaimsCheck(
            self.judge_input,
            self.sentences,
            purpose="judge-qag-claims",
            about=f"{self.criterion.name} (claims)",
            reasons=self.options.include_reason,
            source=read,
        )

    def claims(self, check: ClaimsCheck, batch: range) -> list[_NamedCall]:
        return [
            _NamedCall("claims", _after_first_fence(asked.prompt), asked.answered, asked.reading)
            for asked in check.of(batch)
        ]

    def questions(self) -> tuple[_Questions, list[_NamedCall]]:
        options, given = self.options, self.options.assessment_questions
        if given:
            asked = self._answers("questions", given, source="transcript", reasons=False)
            expected = tuple(answer for answer, _ in _all_answers(asked))
            return _Questions(given, expected=expected), asked
        task, schema = questions_task(options.n), questions_schema(options.n)
        reading = read_meeting(self.judge_input, self._room(task, schema), answers=asked_points)
        drawn = self.call(
            "questions",
            build_messages(reading.beginning, task),
            schema,
            partial(_read_questions, count=options.n),
        )
        return drawn.answered.value, [replace(drawn, reading=reading)]

    def answers(self, questions: Sequence[str]) -> list[_NamedCall]:
        reasons = self.options.include_reason
        return self._answers("answers", questions, source="summary", reasons=reasons)

    def _answers(
        self, name: str, questions: Sequence[str], *, source: str, reasons: bool
    ) -> list[_NamedCall]:
        """One call, or several for many questions."""
        calls = []
        for start in range(0, len(questions), _MOST_QUESTIONS):
            batch = questions[start : start + _MOST_QUESTIONS]
            task = answers_task(batch, source=source, reasons=reasons)
            schema = answers_schema(len(batch), reasons=reasons)
            if source == "summary":
                shown = messages_without_transcript(self.judge_input.text, task)
                calls.append(self.call(name, shown, schema, _read_answers))
            else:
                room = self._room(task, schema)
                reading = read_passages(self.judge_input, room, "\n".join(batch))
                shown = build_messages(reading.beginning, task)
                call = self.call(name, shown, schema, _read_answers)
                calls.append(replace(call, reading=reading))
        return calls


def _judge_criterion(judge_input: JudgeInput, criterion: Criterion) -> CriterionResult:
    options = QagOptions.parse(criterion)
    judge_input = replace(judge_input, model=options.model or judge_input.model)
    calls = _QagCalls(
        judge_input,
        criterion,
        options,
        tuple(split_text(judge_input.text, judge_input.headings)),
    )
    # Short answers first: the later calls then find the transcript in the cache.
    listed = calls.truths()
    drawn, asked = calls.questions()
    check = calls.check(listed)
    tasks: list[Callable[[], list[_NamedCall]]] = [
        partial(calls.claims, check, batch) for batch in check.batches()
    ]
    tasks.append(partial(calls.answers, drawn.texts))
    *claimed, answered = (
        run_in_parallel(tasks) if options.async_mode else [task() for task in tasks]
    )
    checked = [call for batch in claimed for call in batch]
    claims: list[SummaryClaim] = [claim for call in checked for claim in call.answered.value]
    if not claims:
        raise Unscored(f"{criterion.name}: the judge found no claim in the summary")
    questions = [
        AnsweredQuestion(text, transcript=expected, summary=answer, reason=reason)
        for text, expected, (answer, reason) in zip(
            drawn.texts, drawn.expected, _all_answers(answered), strict=True
        )
    ]
    return _build_result(calls, claims, questions, [*listed, *checked, *asked, *answered])


def _all_answers(calls: Sequence[_NamedCall]) -> list[tuple[Any, str]]:
    return [answer for call in calls for answer in call.answered.value]


def _read_answers(data: dict[str, Any]) -> list[tuple[Any, str]]:
    """Answer and reason per question."""
    ordered = sorted(data["answers"].items(), key=lambda entry: int(entry[0]))
    return [(answer["answer"], answer.get("reason", "")) for _, answer in ordered]


def _read_questions(data: dict[str, Any], *, count: int) -> _Questions | None:
    texts = list(dict.fromkeys(text.strip() for text in data.get("questions", []) if text.strip()))
    texts = texts[:count]
    return _Questions(tuple(texts), ("yes",) * len(texts)) if texts else None


def _build_result(
    calls: _QagCalls,
    claims: Sequence[SummaryClaim],
    questions: Sequence[AnsweredQuestion],
    asked: Sequence[_NamedCall],
) -> CriterionResult:
    options = calls.options
    score = QagScore(
        alignment_share(claims), coverage_share(questions), options.strict_mode, options.combination
    )
    quotes = find_claim_quotes(calls.judge_input, claims)
    details = score_breakdown(score, options.threshold, claims, quotes, questions)
    details["truths"] = [
        truth.text for call in asked if call.name == "truths" for truth in call.answered.value
    ]
    read = {
        name: turns_read([call.reading for call in asked if call.name == name and call.reading])
        for name in ("claims", "questions")
    }
    details["read"] = {name: asdict(each) for name, each in read.items()}
    if options.verbose_mode:
        details["trace"] = [
            {
                "call": call.name,
                "task": call.task,
                "answer": call.answered.results[-1].choices[0].text,
            }
            for call in asked
        ]
    return CriterionResult(
        score=CriterionScore(
            criterion=calls.criterion,
            value=score.on_scale,
            mode=Mode.COUNTED,
            reason=explain_score(score, claims, questions),
            quotes=tuple(quote for places in quotes for quote in places if quote.quote),
            spread=score.spread,
            probability_below=score.probability_below(calls.criterion.effective_threshold),
            unfounded=lacks_quotes(calls.judge_input, claims),
            # Coverage rests on the questions, alignment on the claims: the less of the two counts.
            read=min(read.values(), key=lambda each: each.turns),
        ),
        findings=build_claim_findings(calls.judge_input, calls.sentences, claims, quotes),
        details=details,
        results=tuple(
            result
            for call in asked
            for result in (*call.answered.results, *(call.reading.results if call.reading else ()))
        ),
        model=calls.judge_input.model,
    )


def _after_first_fence(prompt: str) -> str:
    """The task alone: no fenced text can hold the end mark."""
    return prompt.partition("\n<<<END")[2].partition("\n\n")[2]


# Tokens of a question and of an answer to one: likely, and at most.
_QUESTION = (20, 150)
# The same of a truth with its turn and quote.
_TRUTH = (50, 250)


def estimate(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    """Raises BadParameter, and ContextOverflow when the judge's window has no room for a turn."""
    total = CostEstimate()
    summary = tokens.estimate_tokens(judge_input.text)
    for criterion in criteria:
        options = QagOptions.parse(criterion)
        asked = len(options.assessment_questions) or options.n
        limit = options.truths_extraction_limit or 0
        by_own = replace(judge_input, model=options.model or judge_input.model)
        room = tokens.context_window(by_own.model)
        _require_room(by_own.model, limit)
        drawn = 0 if options.assessment_questions else asked
        # What the calls about the whole meeting show: the parts are read once for both.
        points = LikelyAnswers()
        whole = read_meeting(
            by_own, room - max(drawn * _QUESTION[1], limit * _TRUTH[1]), answers=points
        )
        of_meeting = tokens.estimate_tokens(whole.beginning)
        of_passages = min(transcript_size(by_own), room)
        calls = [
            *(plan_requests(by_own.model, points.requests) if drawn or limit else ()),
            *([plan_call(of_meeting, answers=limit, answer=_TRUTH)] if limit else []),
            plan_call(of_meeting if drawn else of_passages, answers=asked, answer=_QUESTION),
            *plan_claims(by_own, _likely_facts(by_own, limit)),
            plan_call(summary + asked * _QUESTION[0], answers=asked, answer=_QUESTION),
        ]
        total += price_calls(by_own.model, calls)
    return total


def _require_room(model: str, limit: int) -> None:
    """Raises ContextOverflow when a list of so many truths may take most of the window."""
    longest, window = longest_answer(truths_schema(limit)), tokens.context_window(model)
    if 2 * longest > window:
        raise ContextOverflow(
            f"{limit} truths may take {longest} of the {window} tokens of the judge's window; "
            "lower truths_extraction_limit or choose a judge with a larger window"
        )


def _likely_facts(judge_input: JudgeInput, limit: int) -> Reading | None:
    """Facts as long as is usual, if they are limited."""
    if not limit:
        return None
    turns, line = judge_input.turns, LikelyAnswers().point(0).line
    lines = [line] * limit
    beginning = format_facts(judge_input.title, turns, lines, context=judge_input.context)
    return replace(EMPTY_READING, beginning=beginning)


METHOD = JudgeMethod(
    name="qag",
    label=gettext_noop("Questions and answers (QAG)"),
    version=VERSION,
    run=judge,
    options=QagOptions,
    estimate=estimate,
    checks_claims=True,
    of_whole_text=True,
)
