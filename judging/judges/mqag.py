"""MQAG (Manakul et al. 2023, arXiv 2301.12307): multiple-choice questions are made from the
summary, and their answers given the transcript and given the summary are compared as
distributions. What the summary invents, the transcript answers otherwise or not at all."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from judging.judges.base import Case, Judgement, Unscored
from judging.judges.calls import Answered, ask, first_alone
from judging.judges.distances import DISTANCES
from judging.judges.logprobs import label_distribution, label_positions
from judging.judges.mqag_prompt import (
    ANSWER_SCHEMA,
    LABELS,
    QUESTIONS_SCHEMA,
    VERSION,
    MultipleChoice,
    answer_task,
    questions_task,
    read_questions,
)
from judging.judges.mqag_score import Answers, Compared, details, findings, score
from judging.judges.parameters import Parameters
from judging.judges.qag_options import model_of
from judging.judges.retrieved import Retrieved
from judging.judges.runs import Run, together
from judging.judges.summary_prompt import alone, sentences_of
from llm.language.sentences import Span
from llm.types import ChatRequest, ChatResult, Choice, Message
from summaries.models import Criterion
from summaries.prompts.transcript import conversation

_TOKENS_A_QUESTION = 250
_ANSWER_TOKENS = 512
_TOP_LOGPROBS = 20
_SOURCES = ("transcript", "summary")


@dataclass(frozen=True)
class MqagOptions:
    """`n` questions; `distance` is a key of DISTANCES; `samples` where there are no logprobs."""

    n: int = 6
    distance: str = "total_variation"
    samples: int = 20
    model: str = ""

    @classmethod
    def of(cls, criterion: Criterion) -> "MqagOptions":
        """Raises BadParameter."""
        given = Parameters.of(criterion, known=("n", "distance", "samples", "model"))
        return cls(
            n=given.whole("n", cls.n, least=1, most=30),
            distance=given.choice("distance", cls.distance, tuple(DISTANCES)),
            samples=given.whole("samples", cls.samples, least=1, most=100),
            model=model_of(given),
        )


def judge(case: Case, criteria: Sequence[Criterion]) -> Judgement:
    """Raises Unscored when no question could be made, or none answered from both texts."""
    started = time.monotonic()
    runs = [_run(case, criterion) for criterion in criteria]
    return together(runs, prompt_version=VERSION, started=started)


@dataclass(frozen=True)
class _Desk:
    """One case under one set of options."""

    case: Case
    criterion: Criterion
    options: MqagOptions
    retrieved: Retrieved

    def request(self, messages: tuple[Message, ...], **more: Any) -> ChatRequest:
        return ChatRequest(
            model=self.case.model,
            messages=messages,
            purpose="judge-mqag",
            subject=self.case.subject,
            veil=self.case.veil,
            **more,
        )

    def questions(self, sentences: Sequence[Span]) -> Answered[list[MultipleChoice]]:
        task = questions_task(sentences, self.options.n)
        request = self.request(
            alone(self.case.text, task),
            schema=QUESTIONS_SCHEMA,
            schema_name="questions",
            max_tokens=_TOKENS_A_QUESTION * (self.options.n + 2),
            # A confirmation rests on questions that are drawn anew.
            temperature=1.0 if self.case.confirming else 0.0,
        )
        read = partial(read_questions, sentences=len(sentences), count=self.options.n)
        about = f"{self.criterion.name} (questions)"
        return ask(request, lambda result: read(result.choices[0].data or {}), about=about)

    def answers(self, question: MultipleChoice, source: str) -> Answered[Answers] | None:
        """None when the model gave no option: the question is then left out of the sample."""
        task = answer_task(question, source)
        if source == "summary":
            messages = alone(self.case.text, task)
        else:
            messages = conversation(self.retrieved.beginning, task)
        try:
            return self._distribution(messages, f"{self.criterion.name} ({source})")
        except Unscored:
            return None

    def _distribution(self, messages: tuple[Message, ...], about: str) -> Answered[Answers]:
        request = self.request(
            messages,
            schema=ANSWER_SCHEMA,
            schema_name="choice",
            max_tokens=_ANSWER_TOKENS,
            top_logprobs=_TOP_LOGPROBS,
        )
        looked = ask(request, lambda result: _weighted(result.choices[0]), about=about)
        if looked.value.weighted:
            return looked
        drawn = replace(request, top_logprobs=0, temperature=1.0, n=self.options.samples)
        sampled = ask(drawn, _counted, about=about)
        return Answered(sampled.value, looked.results + sampled.results)


def _weighted(choice: Choice) -> Answers:
    """From the probabilities at the option's token; without any, all on the option itself."""
    logprobs = choice.logprobs or ()
    positions = label_positions(logprobs, "answer", LABELS)
    shares = label_distribution(logprobs[positions[-1]], LABELS) if positions else {}
    if shares:
        return Answers(tuple(shares.get(label, 0.0) for label in LABELS), weighted=True)
    answer = (choice.data or {})["answer"]
    return Answers(tuple(float(label == answer) for label in LABELS), weighted=False)


def _counted(result: ChatResult) -> Answers:
    counts = Counter((choice.data or {})["answer"] for choice in result.choices)
    return Answers(tuple(counts[label] / counts.total() for label in LABELS), weighted=False)


def _run(case: Case, criterion: Criterion) -> Run:
    options = MqagOptions.of(criterion)
    case = replace(case, model=options.model or case.model)
    desk = _Desk(case, criterion, options, Retrieved.of(case))
    sentences = sentences_of(case.text)
    asked = desk.questions(sentences)
    sources = [(question, source) for source in _SOURCES for question in asked.value]
    answered = first_alone([partial(desk.answers, *pair) for pair in sources])
    compared = _compared(asked.value, answered)
    if not compared:
        raise Unscored(f"{criterion.name}: no question was answered from both texts")
    calls = [asked.results, *(answer.results for answer in answered if answer)]
    return Run(
        score=score(criterion, desk.options.distance, compared),
        findings=findings(sentences, compared, desk.retrieved.turns()),
        details=details(desk.options.distance, compared),
        results=tuple(result for results in calls for result in results),
        model=case.model,
    )


def _compared(
    questions: Sequence[MultipleChoice], answered: Sequence[Answered[Answers] | None]
) -> list[Compared]:
    """`answered` holds the transcript's answers to all questions, then the summary's."""
    count = len(questions)
    triples = zip(questions, answered[:count], answered[count:], strict=True)
    return [
        Compared(question, transcript.value, summary.value)
        for question, transcript, summary in triples
        if transcript and summary
    ]
