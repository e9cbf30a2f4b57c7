"""MQAG (Manakul et al. 2023, arXiv 2301.12307): a model writes multiple-choice questions from the
summary, answers them from transcript and summary, and the answer distributions are compared. What
the summary invents, the transcript answers differently or not at all."""

import hashlib
import math
import random
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, get_args

from countersign_judge.criteria import Criterion, ScoreMode
from countersign_judge.evidence import SentenceFinding
from countersign_judge.judges.base import (
    CriterionScore,
    JudgeInput,
    Judgement,
    Mode,
    Options,
    Unscored,
    choice_field,
    float_field,
    int_field,
    normal_below,
    two_standard_errors,
)
from countersign_judge.judges.calls import (
    CallResult,
    CriterionResult,
    ask_judge,
    find_labels,
    judge_one_by_one,
    label_distribution,
    messages_without_transcript,
    number_sentences,
    run_first_alone,
    split_text,
)
from countersign_judge.judges.costs import (
    CostEstimate,
    plan_call,
    price_calls,
    transcript_size,
)
from countersign_judge.judges.geval import (
    HIGHEST_TEMPERATURE,
    MOST_SAMPLES,
    missing_probabilities,
)
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.judges.qag import OwnModel
from countersign_judge.judges.reading import read_passages, transcript_room
from countersign_judge.llm import tokens
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.fence import to_one_line
from countersign_judge.llm.providers.offline.sentences import Span
from countersign_judge.llm.types import ChatRequest, ChatResult, Choice
from countersign_judge.marks import Relation
from countersign_judge.prompts import build_messages, fence_text
from countersign_judge.translation import gettext_noop

# --- Prompts ----------------------------------------------------------------
# What the model is asked, and the JSON Schemas of its answers.

VERSION = "mqag-11"
LABELS = ("A", "B", "C", "D")

# More than `count` do no harm: only the first `count` are read.
_MORE_QUESTIONS = 2


def questions_schema(count: int) -> dict[str, Any]:
    """No minimum counts: a question with three options is lost, but not the others."""
    question = {
        "sentence": {"type": "integer"},
        "question": text_schema(25, least=0),
        "options": list_schema(text_schema(12, least=0), most=len(LABELS) + 1),
    }
    return object_schema(
        {"questions": list_schema(object_schema(question), most=count + _MORE_QUESTIONS)}
    )


ANSWER_SCHEMA: dict[str, Any] = object_schema({"answer": {"type": "string", "enum": list(LABELS)}})


@dataclass(frozen=True)
class MultipleChoice:
    """A question about sentence `sentence` (from 0) with four options in the order shown."""

    sentence: int
    text: str
    options: tuple[str, ...]


def questions_task(sentences: Sequence[Span], count: int) -> str:
    return (
        f"Task: write {count} multiple-choice questions about this summary.\n\n"
        f"{number_sentences(sentences)}\n\n"
        "1. Spread the questions over the whole summary. Ask about one sentence at a time; its "
        "number is the number before |.\n"
        "2. Make each question clear to a reader who does not have the summary.\n"
        "3. Give four different options of one kind, such as four people or four dates. The first "
        "is right by the summary; the other three are wrong but plausible.\n\n"
        "Answer in JSON with questions, each with sentence (the number), question and options.\n"
        f"Form: {outline_schema(questions_schema(count))}"
    )


def answer_task(question: MultipleChoice, source: str) -> str:
    """`source` is the word for the text that alone may be used: transcript or summary."""
    options = (
        f"{label}. {to_one_line(option)}"
        for label, option in zip(LABELS, question.options, strict=True)
    )
    asked = fence_text("QUESTION", "\n".join([to_one_line(question.text), *options]))
    # No example: it would bias answers to its letter.
    return (
        f"Task: answer this multiple-choice question from the {source} alone.\n\n{asked}\n\n"
        f"If the {source} does not give the answer, choose the option that it makes most "
        "likely.\n\nAnswer in JSON with answer: A, B, C or D."
    )


def read_questions(
    data: dict[str, Any], *, sentences: int, count: int
) -> list[MultipleChoice] | None:
    """The valid ones among the first `count`, options shuffled; None when there is none."""
    made = []
    for entry in data.get("questions", [])[:count]:
        text = entry["question"].strip()
        options = [option.strip() for option in entry["options"]]
        distinct = {option.casefold() for option in options if option}
        whole = text and len(options) == len(distinct) == len(LABELS)
        if whole and 1 <= entry["sentence"] <= sentences:
            # Shuffled per question: models prefer A, and the right option came first.
            seed = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8])
            random.Random(seed).shuffle(options)  # noqa: S311 - an order, not a secret
            # JSON Schema accepts 1.0 as an integer.
            made.append(MultipleChoice(int(entry["sentence"]) - 1, text, tuple(options)))
    return made or None


# --- Distances --------------------------------------------------------------
# Distances between two answer distributions over the same options, as MQAG defines them
# (Manakul et al. 2023, arXiv 2301.12307, section 3.2).

Distribution = Sequence[float]

# An unseen option is improbable, not impossible: without this, KL would be infinite.
SMOOTHING = 1e-3


def total_variation(summary: Distribution, transcript: Distribution) -> float:
    """Half the sum of the absolute differences, in [0, 1]."""
    return sum(abs(p - q) for p, q in zip(summary, transcript, strict=True)) / 2


def kl_divergence(summary: Distribution, transcript: Distribution) -> float:
    """Kullback-Leibler divergence of the summary's from the transcript's, in nats, 0 or more.

    Both are smoothed by `SMOOTHING` per option and renormalised.
    """
    pairs = zip(_smooth(summary), _smooth(transcript), strict=True)
    return max(0.0, sum(p * math.log(p / q) for p, q in pairs))


def one_best(summary: Distribution, transcript: Distribution) -> float:
    """1 when the most likely options differ, else 0; a tie agrees with each of its options."""
    return 0.0 if _most_likely(summary) & _most_likely(transcript) else 1.0


def hellinger_distance(summary: Distribution, transcript: Distribution) -> float:
    """The square root of 1 less the Bhattacharyya coefficient, in [0, 1]."""
    overlap = sum(math.sqrt(p * q) for p, q in zip(summary, transcript, strict=True))
    return math.sqrt(max(0.0, 1 - overlap))


DistanceName = Literal["total_variation", "kl", "one_best", "hellinger"]
DISTANCES: dict[DistanceName, Callable[[Distribution, Distribution], float]] = {
    "total_variation": total_variation,
    "kl": kl_divergence,
    "one_best": one_best,
    "hellinger": hellinger_distance,
}


def distance_to_similarity(name: DistanceName, distance: float) -> float:
    """1 for no distance, down to 0: 1 - d for the bounded ones, exp(-d) for KL."""
    return math.exp(-distance) if name == "kl" else max(0.0, 1 - distance)


def _smooth(distribution: Distribution) -> list[float]:
    total = sum(distribution) + SMOOTHING * len(distribution)
    return [(share + SMOOTHING) / total for share in distribution]


def _most_likely(distribution: Distribution) -> set[int]:
    top = max(distribution)
    return {option for option, share in enumerate(distribution) if math.isclose(share, top)}


# --- Score ------------------------------------------------------------------
# From the answers: a score, its breakdown as JSON, and the doubtful sentences.

_CERTAIN = 0.5
# Half the range of a similarity: the largest standard deviation that it can have.
_WIDEST = 0.5


@dataclass(frozen=True)
class OptionShares:
    """Probabilities of the four options, and their source: `LOGPROBS`, `SAMPLES` or a `SINGLE`
    answer, which gets all the probability."""

    shares: tuple[float, ...]
    mode: Mode


@dataclass(frozen=True)
class ComparedQuestion:
    """A question with its answers from both texts."""

    question: MultipleChoice
    transcript: OptionShares
    summary: OptionShares

    def distance(self, name: DistanceName) -> float:
        return DISTANCES[name](self.summary.shares, self.transcript.shares)

    @property
    def disagrees(self) -> bool:
        return self.distance("one_best") == 1.0

    def best(self, answers: OptionShares) -> str:
        return self.question.options[answers.shares.index(max(answers.shares))]


def score_criterion(
    criterion: Criterion, distance: DistanceName, compared: Sequence[ComparedQuestion]
) -> CriterionScore:
    """1 + 4 times the mean similarity; `spread` is two standard errors of it on that scale, and
    `probability_below` that of a normal distribution with this error."""
    alike = [distance_to_similarity(distance, item.distance(distance)) for item in compared]
    mean = statistics.fmean(alike)
    agreed = sum(not item.disagrees for item in compared)
    reasons = [
        f"{agreed} of {len(compared)} questions have the same answer in summary and transcript.",
        *(_describe_disagreement(item) for item in compared if item.disagrees),
    ]
    value, spread = 1 + 4 * mean, 4 * two_standard_errors(alike, of_one=_WIDEST)
    threshold = criterion.effective_threshold
    modes = {answers.mode for item in compared for answers in (item.transcript, item.summary)}
    return CriterionScore(
        criterion=criterion,
        value=value,
        # Of several, the one that says least about the model's certainty.
        mode=next(mode for mode in (Mode.SINGLE, Mode.SAMPLES, Mode.LOGPROBS) if mode in modes),
        reason=" ".join(reasons),
        spread=spread,
        # One question tells nothing about the spread over questions.
        probability_below=normal_below(value, spread / 2, threshold) if len(alike) > 1 else None,
    )


def _describe_disagreement(item: ComparedQuestion) -> str:
    return (
        f"“{item.question.text}” Summary: {item.best(item.summary)}; transcript: "
        f"{item.best(item.transcript)}."
    )


def distance_details(
    distance: DistanceName, compared: Sequence[ComparedQuestion]
) -> dict[str, Any]:
    """Mean distances of all four kinds and, per question, both distributions."""
    means = {name: statistics.fmean(item.distance(name) for item in compared) for name in DISTANCES}
    return {
        "distance": distance,
        "distances": means,
        "questions": [
            {
                "sentence": item.question.sentence,
                "question": item.question.text,
                "options": list(item.question.options),
                "transcript": list(item.transcript.shares),
                "summary": list(item.summary.shares),
                "distances": {name: item.distance(name) for name in DISTANCES},
            }
            for item in compared
        ],
    }


def build_findings(
    sentences: Sequence[Span],
    compared: Sequence[ComparedQuestion],
    model: str,
) -> tuple[SentenceFinding, ...]:
    """A transcript that is sure of another answer contradicts; one that is unsure says nothing. A
    single answer does not show certainty."""
    found = []
    for item in compared:
        if item.disagrees:
            span = sentences[item.question.sentence]
            known = item.transcript.mode != Mode.SINGLE
            sure = known and max(item.transcript.shares) >= _CERTAIN
            found.append(
                SentenceFinding(
                    start=span.start,
                    end=span.end,
                    text=span.text,
                    relation=Relation.CONTRADICTED if sure else Relation.NOT_MENTIONED,
                    turns=(),
                    reason=_describe_disagreement(item),
                    found_by=model,
                )
            )
    return tuple(found)


# --- Judge ------------------------------------------------------------------

_PURPOSE = "judge-mqag"
_TOP_LOGPROBS = 20
_SOURCES = ("transcript", "summary")


class MqagOptions(Options):
    """`n` questions; `samples` answers at a `temperature` where the score mode samples."""

    n: int = int_field(6, 1, 30)
    distance: DistanceName = choice_field(get_args(DistanceName), "total_variation")
    samples: int = int_field(20, 1, MOST_SAMPLES)
    temperature: float = float_field(1.0, 0, HIGHEST_TEMPERATURE)
    model: OwnModel = ""


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises Unscored when the model makes no question, or answers none from both texts."""
    return judge_one_by_one(partial(_judge_criterion, judge_input), criteria, VERSION)


@dataclass(frozen=True)
class _MqagCalls:
    """The calls about one summary under one set of options."""

    judge_input: JudgeInput
    criterion: Criterion
    options: MqagOptions
    beginning: str = ""

    def questions(self, sentences: Sequence[Span]) -> CallResult[list[MultipleChoice]]:
        task = questions_task(sentences, self.options.n)
        schema = questions_schema(self.options.n)
        request = self.judge_input.chat_request(
            _PURPOSE,
            messages_without_transcript(self.judge_input.text, task),
            schema=schema,
            schema_name="questions",
            max_tokens=longest_answer(schema),
            # A confirmation rests on newly drawn questions.
            temperature=1.0 if self.judge_input.confirming else 0.0,
        )
        read = partial(read_questions, sentences=len(sentences), count=self.options.n)
        about = f"{self.criterion.name} (questions)"
        return ask_judge(request, lambda result: read(result.choices[0].data or {}), about=about)

    def answers(self, question: MultipleChoice, source: str) -> CallResult[OptionShares] | None:
        """None when the model gave no option: the sample then leaves the question out."""
        request = self.request(question, source)
        try:
            return self._distribution(request, f"{self.criterion.name} ({source})")
        except Unscored:
            return None

    def request(self, question: MultipleChoice, source: str) -> ChatRequest:
        task = answer_task(question, source)
        if source == "summary":
            messages = messages_without_transcript(self.judge_input.text, task)
        else:
            messages = build_messages(self.beginning, task)
        return self.judge_input.chat_request(
            _PURPOSE,
            messages,
            schema=ANSWER_SCHEMA,
            schema_name="choice",
            max_tokens=longest_answer(ANSWER_SCHEMA),
        )

    def _distribution(self, request: ChatRequest, about: str) -> CallResult[OptionShares]:
        match self.judge_input.score_mode:
            case ScoreMode.SAMPLES:
                number, temperature = self.options.samples, self.options.temperature
                return ask_judge(
                    replace(request, n=number, temperature=temperature), _count_options, about=about
                )
            case ScoreMode.SINGLE:
                return ask_judge(
                    request, lambda result: _single_option(result.choices[0]), about=about
                )
        request = replace(request, top_logprobs=_TOP_LOGPROBS, labels=LABELS)
        return ask_judge(request, lambda result: _weigh_options(result.choices[0]), about=about)


def _weigh_options(choice: Choice) -> OptionShares:
    """Shares from the probabilities at the option's token; without any, the option alone."""
    tokens = find_labels(choice, "answer", LABELS)
    shares = label_distribution(tokens[-1], LABELS) if tokens else {}
    if not shares:
        return _single_option(choice)
    return OptionShares(tuple(shares.get(label, 0.0) for label in LABELS), Mode.LOGPROBS)


def _single_option(choice: Choice) -> OptionShares:
    answer = (choice.data or {})["answer"]
    return OptionShares(tuple(float(label == answer) for label in LABELS), Mode.SINGLE)


def _count_options(result: ChatResult) -> OptionShares:
    counts = Counter((choice.data or {})["answer"] for choice in result.choices)
    return OptionShares(tuple(counts[label] / counts.total() for label in LABELS), Mode.SAMPLES)


def _judge_criterion(judge_input: JudgeInput, criterion: Criterion) -> CriterionResult:
    options = MqagOptions.parse(criterion)
    judge_input = replace(judge_input, model=options.model or judge_input.model)
    calls = _MqagCalls(judge_input, criterion, options)
    sentences = split_text(judge_input.text, judge_input.headings)
    asked = calls.questions(sentences)
    blank = [calls.request(question, "transcript") for question in asked.value]
    about = "\n".join([judge_input.text, *(question.text for question in asked.value)])
    reading = read_passages(judge_input, transcript_room(judge_input.model, blank), about)
    calls = replace(calls, beginning=reading.beginning)
    # The transcript's answers to all questions, then the summary's.
    answered = run_first_alone(
        [partial(calls.answers, question, each) for each in _SOURCES for question in asked.value]
    )
    count = len(asked.value)
    pairs = zip(asked.value, answered[:count], answered[count:], strict=True)
    compared = [
        ComparedQuestion(question, transcript.value, summary.value)
        for question, transcript, summary in pairs
        if transcript and summary
    ]
    if not compared:
        raise Unscored(f"{criterion.name}: no question was answered from both texts")
    scored = score_criterion(criterion, options.distance, compared)
    if judge_input.score_mode == ScoreMode.LOGPROBS and scored.mode != Mode.LOGPROBS:
        raise Unscored(missing_probabilities(criterion.name, judge_input.model))
    spent = [asked.results, *(answer.results for answer in answered if answer)]
    return CriterionResult(
        score=replace(scored, read=reading.turns_read),
        findings=build_findings(sentences, compared, judge_input.model),
        details=distance_details(options.distance, compared),
        results=tuple(result for results in spent for result in results),
        model=judge_input.model,
    )


# Tokens of a question with its choices, and of a letter: likely, and at most.
_CHOICE, _LETTER = (60, 400), (6, 30)


def estimate(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    """Raises BadParameter."""
    total = CostEstimate()
    summary = tokens.estimate_tokens(judge_input.text)
    for criterion in criteria:
        options = MqagOptions.parse(criterion)
        window = tokens.context_window(options.model or judge_input.model)
        transcript = min(transcript_size(judge_input), window)
        n = options.samples if judge_input.score_mode == ScoreMode.SAMPLES else 1
        from_each = [plan_call(text, answer=_LETTER, n=n) for text in (transcript, summary)]
        # The model may write two more questions than wanted.
        made = plan_call(summary, answers=options.n + 2, answer=_CHOICE)
        total += price_calls(options.model or judge_input.model, [made, *from_each * options.n])
    return total


METHOD = JudgeMethod(
    name="mqag",
    label=gettext_noop("Multiple-choice questions (MQAG)"),
    version=VERSION,
    run=judge,
    options=MqagOptions,
    estimate=estimate,
    in_score_modes=True,
    of_whole_text=True,
)
