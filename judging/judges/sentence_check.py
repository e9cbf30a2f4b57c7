"""The shorter form of the evidence check: one verdict a sentence, without claims and quotes, on the
turns closest to the sentences in the place of the whole transcript."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, ClassVar

from judging.judges.base import JudgeInput
from judging.judges.calls import ask, closest, labels_of, numbered
from judging.judges.claims import (
    RELATIONS,
    CheckedBatch,
    ClaimsCheck,
    SummaryClaim,
    probability_of,
)
from judging.judges.geval import closed
from llm.answer_limits import longest_answer
from llm.tokens import estimate
from llm.types import ChatResult, Choice
from offline.found import find_turns
from offline.sentences import Span
from summaries.prompts import conversation, excerpt, preamble

_NO_CLAIM = "title"
_VERDICTS = [*RELATIONS, _NO_CLAIM]
# A verdict may be written in several tokens. No two begin alike.
_BEGINNINGS = {word[:length]: word for word in _VERDICTS for length in range(1, len(word) + 1)}
# A model that is sure puts other spellings of one verdict before the other verdicts.
_TOP_LOGPROBS = 20
# Estimated tokens of turns for one sentence: its best ones, each with its neighbours.
_PASSAGES = 250
_LEAST_PASSAGES = 800


@dataclass(frozen=True)
class SentenceCheck(ClaimsCheck):
    """`beginning` is that of `passages`: turns closest to the sentences, and no other."""

    # A property for each, and one around them.
    most_sentences: ClassVar[int] = 99

    @cached_property
    def cited(self) -> list[tuple[int, ...]]:
        """The turns closest to each sentence, the best first."""
        return [find_turns(self.judge_input.source, each.text) for each in self.sentences]

    def _longest(self, batch: range, most: int = 1) -> int:
        return longest_answer(verdicts_schema(batch)) * most

    def _of(self, batch: range) -> CheckedBatch:
        messages = conversation(self.beginning, verdicts_task(self.sentences, batch))
        request = self.judge_input.chat_request(
            self.purpose,
            messages,
            schema=verdicts_schema(batch),
            schema_name="verdicts",
            max_tokens=self._longest(batch),
            top_logprobs=_TOP_LOGPROBS,
            labels=tuple(_BEGINNINGS),
        )
        read = partial(_read, sentences=self.sentences, cited=self.cited)
        return CheckedBatch(messages[-1].content, ask(request, read, about=self.about))


def passages(judge_input: JudgeInput, sentences: Sequence[Span], room: int) -> str:
    """The beginning of the prompt: the turns closest to each sentence within `room` estimated
    tokens, or all where they are no more than that. Raises ContextOverflow where none fits."""
    whole = preamble(judge_input.title, judge_input.turns)
    room = min(room, max(_LEAST_PASSAGES, _PASSAGES * len(sentences)))
    if estimate(whole) <= room:
        return whole
    cited = [find_turns(judge_input.source, each.text) for each in sentences]
    turns = judge_input.turns
    return excerpt(judge_input.title, turns, closest(turns, cited, room))


def verdicts_schema(batch: range) -> dict[str, Any]:
    """A verdict for each sentence under its number: none can be left out or misnumbered."""
    verdict = {"type": "string", "enum": _VERDICTS}
    return closed({"sentences": closed({str(at + 1): verdict for at in batch})})


def verdicts_task(sentences: Sequence[Span], batch: range) -> str:
    part = len(batch) < len(sentences)
    taken = f"sentences {batch.start + 1} to {batch.stop}" if part else "the sentences"
    return (
        "Task: check every sentence of this summary against the transcript.\n\n"
        f"{numbered(sentences)}\n\n"
        f"1. Take {taken} in order. Find the turns that decide each, and later turns that correct "
        "them.\n"
        "2. Give each sentence one verdict on all that it says:\n"
        "yes = the transcript says all of it, or it follows from it.\n"
        "no = the transcript says otherwise of any part.\n"
        "idk = the transcript does not say it, even if it is plausible.\n"
        f"{_NO_CLAIM} = it only names a topic and claims nothing.\n\n"
        "Answer in JSON with sentences: under each sentence's number its verdict.\n"
        'Example: {"sentences": {"1": "idk"}}'
    )


def _read(
    result: ChatResult, *, sentences: Sequence[Span], cited: Sequence[tuple[int, ...]]
) -> list[SummaryClaim]:
    choice = result.choices[0]
    found: dict[str, str] = (choice.data or {}).get("sentences", {})
    return [
        SummaryClaim(
            sentence=int(number) - 1,
            text=sentences[int(number) - 1].text,
            verdict=verdict,
            turns=cited[int(number) - 1],
            probability=_probability(choice, number, verdict),
        )
        for number, verdict in found.items()
        if verdict in RELATIONS
    ]


def _probability(choice: Choice, number: str, verdict: Any) -> float | None:
    """None unless there is exactly one token that begins this verdict."""
    tokens = labels_of(choice, number, _BEGINNINGS)
    return probability_of(tokens[0], verdict) if len(tokens) == 1 else None
