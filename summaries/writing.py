"""Asks the writer's model for one text: in one call, or part by part for a long meeting."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from llm.answer_limits import longest_answer
from llm.answers import parse_object
from llm.client import chat, shortened
from llm.errors import ContextOverflow, InvalidAnswer, Truncated
from llm.tokens import MESSAGE_OVERHEAD, context_window, estimate, estimate_messages
from llm.types import OFFLINE, ChatRequest, Choice, Masking
from offline.language.sentences import split_sentences
from summaries import prompts
from summaries.models import Attempt, RevisionBrief, Summary
from summaries.prompts import conversation, preamble, turn_line
from summaries.redaction import masking_for
from web.text import without_nul

# --- Context windows --------------------------------------------------------
# Cutting a transcript into parts that fit a model's window, never in the middle of a turn.

# Turns repeated at the start of the next part, so that an answer meets its question.
OVERLAP_TURNS = 4


def parts(turns: Sequence[dict[str, Any]], budget: int) -> Iterator[range]:
    """Ranges of turn numbers, each within `budget` estimated tokens, overlapping by a few turns.

    Raises ContextOverflow when a single turn is larger than the budget: cutting it silently would
    lose what was said in it.
    """
    sizes = [estimate(turn_line(number, turn)) + 1 for number, turn in enumerate(turns)]
    start = 0
    while start < len(turns):
        stop = _fill(sizes, start, budget)
        yield range(start, stop)
        start = stop if stop >= len(turns) else _overlapping(sizes, start, stop, budget)


def _overlapping(sizes: Sequence[int], start: int, stop: int, budget: int) -> int:
    """Where the next part starts: as early as leaves room for the turn `stop`, which is new."""
    first = max(start + 1, stop - OVERLAP_TURNS)
    while first < stop and sum(sizes[first : stop + 1]) > budget:
        first += 1
    return first


def _fill(sizes: Sequence[int], start: int, budget: int) -> int:
    used, stop = 0, start
    while stop < len(sizes) and used + sizes[stop] <= budget:
        used += sizes[stop]
        stop += 1
    if stop == start:
        raise ContextOverflow(
            f"turn {start + 1} alone is about {sizes[start]} tokens and the model's window leaves "
            f"{budget}; choose a model with a larger window or raise its context setting"
        )
    return stop


# --- Drafting ---------------------------------------------------------------

NOTES = prompts.schema_of(300)
# Without a temperature another seed changes nothing.
_OTHER_SAMPLE: dict[str, Any] = {"temperature": 0.8, "seed": 11}


@dataclass(frozen=True)
class Assignment:
    """What one writing needs, read before the model is called."""

    summary: Summary
    previous: Attempt | None
    briefs: Sequence[RevisionBrief]
    masking: Masking | None
    # Once the model has given an earlier text again.
    insistent: bool = False

    @classmethod
    def of(cls, summary: Summary, previous: Attempt | None) -> Self:
        """Of the first text, or of one in the place of `previous`. Not inside a transaction."""
        briefs = list(previous.briefs.all()) if previous else []
        masking = masking_for(summary, summary.guideline_version)
        return cls(summary, previous, briefs, masking)

    @property
    def model(self) -> str:
        return self.summary.effective_writer_model

    @property
    def task(self) -> str:
        version = self.summary.guideline_version
        if self.previous is None:
            return prompts.write_task(version)
        task = prompts.rewrite_task(version, self.previous.text, self.briefs)
        return f"{prompts.INSIST}\n\n{task}" if self.insistent else task

    @property
    def schema(self) -> dict[str, Any]:
        return prompts.schema_of(self.summary.guideline_version.max_words)


def draft(assignment: Assignment) -> str:
    """The writer's text. Raises llm.errors.Transient or Permanent."""
    transcript = assignment.summary.transcript
    turns = transcript.turns
    request = _request(assignment, preamble(transcript.title, turns), assignment.task)
    if assignment.model == OFFLINE:
        return _text(replace(request, schema=None, material=_material(assignment)))
    if _fits(request):
        return _text(request)
    return _text(_request(assignment, _notes(assignment), assignment.task))


def _request(assignment: Assignment, shared: str, task: str) -> ChatRequest:
    return ChatRequest(
        model=assignment.model,
        messages=conversation(shared, task),
        purpose="write",
        subject=assignment.summary.pk,
        masking=assignment.masking,
        schema=assignment.schema,
        schema_name="summary",
        max_tokens=longest_answer(assignment.schema),
        **(_OTHER_SAMPLE if assignment.insistent else {}),
    )


def _fits(request: ChatRequest) -> bool:
    room = context_window(request.model) - request.max_tokens
    # No text has more tokens than bytes, so most prompts need no closer look.
    most = sum(len(message.content.encode()) + MESSAGE_OVERHEAD for message in request.messages)
    return most <= room or estimate_messages(request.messages) <= room


def _notes(assignment: Assignment) -> str:
    """Notes of every part in the transcript's place, for the call that writes the whole."""
    transcript = assignment.summary.transcript
    ranges = list(parts(transcript.turns, _room(assignment)))
    notes = [
        _part_notes(assignment, span, part, len(ranges)) for part, span in enumerate(ranges, 1)
    ]
    body = [
        {"speaker": f"Notes on part {part}", "start": None, "end": None, "text": text}
        for part, text in enumerate(notes, start=1)
    ]
    return preamble(transcript.title, body)


def _room(assignment: Assignment) -> int:
    empty = _request(assignment, preamble(assignment.summary.transcript.title, []), "")
    fixed = estimate_messages(empty.messages) + 400
    return context_window(assignment.model) - fixed - longest_answer(NOTES)


def _part_notes(assignment: Assignment, span: range, part: int, of: int) -> str:
    transcript = assignment.summary.transcript
    shared = preamble(transcript.title, transcript.turns[span.start : span.stop], first=span.start)
    request = _request(assignment, shared, prompts.notes_task(part, of))
    return _text(replace(request, purpose="notes", schema=NOTES, max_tokens=longest_answer(NOTES)))


def _text(request: ChatRequest) -> str:
    """Raises Truncated for a text that twice filled its limit without the end of a sentence."""
    choice = chat(request).choices[0]
    if _fills_limit(choice, request):
        shorter = shortened(request, 1)
        choice = chat(shorter).choices[0]
        if _fills_limit(choice, shorter):
            return _stored(_whole_sentences(_written(choice)))
    return _stored(_written(choice))


def _written(choice: Choice) -> str:
    return str(choice.data["summary"]) if choice.data else choice.text


def _fills_limit(choice: Choice, request: ChatRequest) -> bool:
    """Whether a server that samples under a grammar ended the text, and not the model."""
    if request.schema is None:
        return False
    # As the server sent it: what was masked may have another length.
    sent = parse_object(choice.text, request.schema)["summary"]
    return bool(len(sent) == request.schema["properties"]["summary"]["maxLength"])


def _whole_sentences(text: str) -> str:
    sentences = split_sentences(text)
    if len(sentences) == 1:
        raise Truncated(
            f"the text filled its limit of {len(text)} characters without the end of a sentence; "
            "use another model"
        )
    return text[: sentences[-2].end]


def _stored(text: str) -> str:
    # PostgreSQL stores no NUL, and nobody can review an empty text.
    text = without_nul(text).strip()
    if not text:
        raise InvalidAnswer("the writer answered with an empty summary")
    return text


def _material(assignment: Assignment) -> dict[str, Any]:
    summary = assignment.summary
    return {
        "kind": "transcript",
        "title": summary.transcript.title,
        "turns": summary.transcript.turns,
        "words": summary.guideline_version.max_words,
        "brief": _offline_brief(assignment),
    }


def _offline_brief(assignment: Assignment) -> dict[str, Any] | None:
    if assignment.previous is None:
        return None
    return {
        "previous": assignment.previous.text,
        "attempt": assignment.previous.number,
        "shortfalls": [item for brief in assignment.briefs for item in brief.shortfalls],
        "comment": "\n".join(brief.comment for brief in assignment.briefs if brief.comment),
    }
