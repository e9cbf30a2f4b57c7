"""Calls to the judge's model: with retries and in parallel."""

import math
import re
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from countersign_judge.criteria import Criterion
from countersign_judge.evidence import SentenceFinding
from countersign_judge.judges.base import CriterionScore, Judgement, Unscored
from countersign_judge.llm.client import chat
from countersign_judge.llm.errors import InvalidAnswer
from countersign_judge.llm.prices import total_cost
from countersign_judge.llm.providers.offline.sentences import Span, split_sentences
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.telemetry import bind_context
from countersign_judge.llm.types import (
    ChatRequest,
    ChatResult,
    Choice,
    Message,
    TokenLogprob,
    strip_json_marks,
)
from countersign_judge.prompts import DATA, fence_text, hide_turn_numbers, reword_for_document

# --- Calls and retries ------------------------------------------------------

# Retries change the seed: a cache or a deterministic server would give the same answer again.
_LATER_SEEDS = (0, 4, 6)

T = TypeVar("T")


@dataclass(frozen=True)
class CallResult(Generic[T]):
    """The value read, and every call it took."""

    value: T
    results: tuple[ChatResult, ...]


# A model never sees an answer again, so the remark does not repeat its quotes.
_QUOTE_AGAIN = (
    "\n\nAn earlier answer quoted words that are not in the transcript. Copy each quote word for "
    "word from one turn."
)


def ask_judge(
    request: ChatRequest,
    read: Callable[[ChatResult], T | None],
    *,
    about: str,
    unfounded: Callable[[T], bool] = lambda _: False,
) -> CallResult[T]:
    """The first answer that `read` can use, trying one seed after the other. An `unfounded` one,
    with made-up quotes, is asked for once more with a remark on that; the second one counts,
    whatever it quotes.

    Raises Unscored when no seed gave one, naming `about` and the last problem.
    """
    first = _ask_until_readable(request, read, about)
    if not unfounded(first.value):
        return first
    *before, last = request.messages
    again = reword_for_document(last.content, _QUOTE_AGAIN)
    messages = (*before, replace(last, content=last.content + again))
    try:
        second = _ask_until_readable(replace(request, messages=messages), read, about)
    except Unscored:
        return first
    return CallResult(second.value, first.results + second.results)


def _ask_until_readable(
    request: ChatRequest, read: Callable[[ChatResult], T | None], about: str
) -> CallResult[T]:
    results: list[ChatResult] = []
    complaint = "its answers do not fit the question"
    for later in _LATER_SEEDS:
        try:
            result = chat(replace(request, seed=(request.seed or 0) + later))
        except InvalidAnswer as error:
            complaint = str(error)
            continue
        results.append(result)
        value = read(result)
        if value is not None:
            return CallResult(value, tuple(results))
    raise Unscored(
        f"{about}: the judge {request.model} gave no readable answer in {len(_LATER_SEEDS)} tries "
        f"({complaint})"
    )


def run_in_parallel(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """The results of `tasks` in order, each run in its own thread."""

    def in_thread(task: Callable[[], T]) -> T:
        try:
            return task()
        finally:
            # The thread ends here, and its database connection would outlive it.
            SERVICES.connections.release_connection()

    if len(tasks) < 2:  # noqa: PLR2004 - one task needs no thread
        return [task() for task in tasks]
    with ThreadPoolExecutor(len(tasks)) as pool:
        running = [pool.submit(bind_context(in_thread), task) for task in tasks]
        return [each.result() for each in running]


def run_first_alone(tasks: Sequence[Callable[[], T]]) -> list[T]:
    """Runs the first task alone, so that the others find its prefix in the server's cache."""
    return run_in_parallel(tasks[:1]) + run_in_parallel(tasks[1:])


# --- Judgements criterion by criterion --------------------------------------


@dataclass(frozen=True)
class CriterionResult:
    """One criterion's score, with its findings, details and calls."""

    score: CriterionScore
    findings: tuple[SentenceFinding, ...]
    details: dict[str, Any]
    results: tuple[ChatResult, ...]
    model: str


def judge_one_by_one(
    run: Callable[[Criterion], CriterionResult], criteria: Sequence[Criterion], prompt_version: str
) -> Judgement:
    """The judgement of a method that judges each criterion separately."""
    started = time.monotonic()
    runs = [run(criterion) for criterion in criteria]
    return build_judgement(
        [result for each in runs for result in each.results],
        started,
        scores=tuple(each.score for each in runs),
        findings=tuple(finding for each in runs for finding in each.findings),
        model=", ".join(dict.fromkeys(each.model for each in runs)),
        prompt_version=prompt_version,
        details={each.score.criterion.name: each.details for each in runs},
    )


def build_judgement(results: Sequence[ChatResult], started: float, **columns: Any) -> Judgement:
    """`columns` and what the calls took; `started` is the monotonic start time."""
    return Judgement(
        **columns,
        seconds=time.monotonic() - started,
        prompt_tokens=sum(result.usage.prompt for result in results),
        completion_tokens=sum(result.usage.completion for result in results),
        cost=total_cost(result.cost for result in results),
    )


# --- Token probabilities ----------------------------------------------------
# Log probabilities of the labels that a judge could have written in place of its label.

# With five labels in two spellings each, the likeliest token has at least a tenth.
_LEAST_OF_WRITTEN = 0.1


def find_labels(choice: Choice, key: str, labels: Collection[str]) -> list[TokenLogprob]:
    """The tokens that are one of `labels` and the value of `key`, in order.

    A key inside a JSON string has escaped quotation marks and is skipped.
    """
    opens = re.compile(rf'(?<!\\)"{re.escape(key)}"\s*:\s*"?$')
    return [
        token
        for token in choice.logprobs or ()
        if strip_json_marks(token.token) in labels and opens.search(token.before)
    ]


def label_distribution(token: TokenLogprob, labels: Sequence[str]) -> dict[str, float]:
    """Probabilities of `labels` at one token, renormalised over those that the server named.

    Empty when it named none: with a grammar, servers give the probabilities from before it, so even
    the chosen token may be absent. Also empty where the written label has almost no probability: at
    temperature 0 it is the likeliest, so the two contradict each other. Spellings of one label
    ("4", " 4") add up.
    """
    found: dict[str, float] = {}
    for text, logprob in token.top:
        label = strip_json_marks(text)
        if label in labels:
            found[label] = found.get(label, 0.0) + math.exp(logprob)
    total = sum(found.values())
    if found.get(strip_json_marks(token.token), 0.0) <= _LEAST_OF_WRITTEN * total:
        return {}
    return {label: found[label] / total for label in labels if label in found}


# --- Summary prompt ---------------------------------------------------------
# The summary as a judge sees it: in numbered sentences, or without the transcript.

_SUMMARY_ALONE = f"{DATA}The task comes after the summary. Take facts from the summary alone."


def split_text(text: str, headings: Collection[str] = ()) -> list[Span]:
    """Every sentence, headings too: the model decides whether one claims something. Only the
    `headings` of the guideline's form claim nothing. A text without sentences is one."""
    spans = split_sentences(text)
    said = [span for span in spans if not (span.heading and span.text in headings)]
    return said or [Span(0, len(text), text)]


def number_sentences(sentences: Sequence[Span]) -> str:
    """The summary with a number before each sentence, fenced."""
    lines = (f"{at}|{hide_turn_numbers(span.text)}" for at, span in enumerate(sentences, start=1))
    return fence_text("SUMMARY", "\n".join(lines))


def messages_without_transcript(summary: str, task: str) -> tuple[Message, ...]:
    """A conversation about the summary, without a word of the transcript."""
    return Message("system", _SUMMARY_ALONE), Message(
        "user", f"{fence_text('SUMMARY', summary)}\n\n{task}"
    )
