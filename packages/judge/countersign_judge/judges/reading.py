"""What a judge reads of a transcript.

A transcript that fits the judge's window is read whole. Of a longer one, a judge of claims reads
the passages closest to them, as many as fit. A judge of the whole meeting reads its points: the
transcript is cut into parts that fill the window, and one call per part lists what a reader needs
from it. These calls know nothing of the summary, so the cache answers them for every other
criterion, for a confirmation and for a rewrite.
"""

import json
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import zip_longest
from typing import Any

from countersign_judge.evidence import TurnsRead, find_quotes
from countersign_judge.judges.base import JudgeInput, Unscored
from countersign_judge.judges.calls import CallResult, ask_judge, run_in_parallel
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.errors import ContextOverflow
from countersign_judge.llm.providers.offline.found import Source, claims_of, find_turns
from countersign_judge.llm.providers.offline.words import content_stems
from countersign_judge.llm.tokens import context_window, estimate_message_tokens, estimate_tokens
from countersign_judge.llm.types import ChatRequest, ChatResult
from countersign_judge.prompts import (
    build_messages,
    format_digest,
    format_excerpt,
    format_transcript,
    format_turn,
    split_turns,
)


@dataclass(frozen=True)
class Reading:
    """The `beginning` of the prompts about a transcript of `total` turns, which rests on the turns
    `numbers`; `results` are the calls, one per part, that read them in advance."""

    beginning: str
    numbers: frozenset[int]
    total: int
    parts: int = 1
    results: tuple[ChatResult, ...] = ()

    @property
    def turns_read(self) -> TurnsRead:
        return TurnsRead(len(self.numbers), self.total, self.parts)


# Of a prompt whose size without a transcript is measured.
EMPTY_READING = Reading("", frozenset(), 0)


def turns_read(readings: Sequence[Reading]) -> TurnsRead:
    """What several readings of one transcript read together."""
    numbers = frozenset[int]().union(*(each.numbers for each in readings))
    return TurnsRead(len(numbers), readings[0].total, sum(each.parts for each in readings))


# --- Room -------------------------------------------------------------------

# A planned answer is short enough for most models to write in one go.
_MOST_ANSWER, _SHARE_OF_WINDOW = 8192, 4
# Remarks after an unusable answer, and limits of the schema in words.
_REMARKS = 300


def answer_room(model: str) -> int:
    """Tokens that a planned answer may take."""
    return min(_MOST_ANSWER, context_window(model) // _SHARE_OF_WINDOW)


def transcript_room(model: str, requests: Iterable[ChatRequest]) -> int:
    """Estimated tokens that the window of `model` leaves for a transcript beside each of the
    `requests`, which have none yet."""
    taken = (
        estimate_message_tokens(request.messages)
        + estimate_tokens(json.dumps(request.schema))
        + request.max_tokens
        for request in requests
    )
    return context_window(model) - _REMARKS - max(taken)


def read_whole(judge_input: JudgeInput, room: int) -> Reading | None:
    """None if the transcript does not fit `room`."""
    title, context = judge_input.title, judge_input.context
    beginning = format_transcript(title, judge_input.turns, context=context)
    if estimate_tokens(beginning) > room:
        return None
    total = len(judge_input.turns)
    return Reading(beginning, frozenset(range(total)), total)


# --- Passages ---------------------------------------------------------------


def read_passages(judge_input: JudgeInput, room: int, about: str = "") -> Reading:
    """The transcript or, where it does not fit `room`, the turns closest to each sentence of
    `about` (the text that is judged, unless given) that do.

    Raises ContextOverflow when no turn fits.
    """
    if read := read_whole(judge_input, room):
        return read
    title, turns, source = judge_input.title, judge_input.turns, judge_input.source
    context = judge_input.context
    room -= estimate_tokens(format_excerpt(title, turns, [], context=context))
    sentences = [span.text for span in claims_of(about or judge_input.text)]
    best = [find_turns(source, sentence) for sentence in sentences]
    further = [_find_sharing_turns(source, sentence) for sentence in sentences]
    ranked = [*rank_with_neighbors(best, len(turns)), *_interleave(further), *range(len(turns))]
    numbers = select_turns(turns, ranked, room)
    beginning = format_excerpt(title, turns, numbers, context=context)
    return Reading(beginning, frozenset(numbers), len(turns))


def rank_with_neighbors(ranked: Sequence[Sequence[int]], total: int) -> list[int]:
    """The turns of each sentence, best first, in turn: no sentence lacks evidence while another has
    much. The neighbours of equally good turns follow them."""
    found: list[int] = []
    for rank in zip_longest(*ranked):
        best = [number for number in rank if number is not None]
        around = [number + step for number in best for step in (-1, 1)]
        found += [*best, *(number for number in around if 0 <= number < total)]
    return found


def _interleave(ranked: Sequence[Sequence[int]]) -> list[int]:
    return [number for rank in zip_longest(*ranked) for number in rank if number is not None]


def _find_sharing_turns(source: Source, sentence: str) -> list[int]:
    """All turns with a content word of the sentence, those with more and rarer words first."""
    weights: defaultdict[int, float] = defaultdict(float)
    for stem in set(content_stems(sentence)):
        having = source.turns_of(stem)
        for turn in having:
            weights[turn] += math.log1p(len(source.turns) / len(having))
    return sorted(weights, key=lambda turn: (-weights[turn], turn))


def select_turns(turns: Sequence[dict[str, Any]], ranked: Iterable[int], room: int) -> list[int]:
    """Numbers of the first of the `ranked` turns that fit `room` estimated tokens, in the order of
    the transcript. Raises ContextOverflow when none fits."""
    chosen, left = set[int](), room
    for number in dict.fromkeys(ranked):
        size = estimate_tokens(format_turn(number, turns[number])) + 1
        if size <= left:
            chosen.add(number)
            left -= size
    if not chosen:
        raise ContextOverflow(
            f"no turn that bears on the summary fits the {max(0, room)} tokens which the judge's "
            "window leaves; choose a judge with a larger window or raise its context setting"
        )
    return sorted(chosen)


# --- Points -----------------------------------------------------------------

_KINDS = ["decision", "action", "figure", "position", "open question", "other"]
_POINT_WORDS, _QUOTE_WORDS = 25, 15
MOST_POINTS = 60


@dataclass(frozen=True)
class MeetingPoint:
    """What a reader needs to know from turn `turn` (from 0), with words of it, if any were found
    there."""

    turn: int
    kind: str
    text: str
    quote: str

    @property
    def as_turn(self) -> dict[str, Any]:
        quote = f" “{self.quote}”" if self.quote else ""
        return {"speaker": self.kind, "start": None, "text": f"{self.text}{quote}"}

    @property
    def line(self) -> str:
        return format_turn(self.turn, self.as_turn)


def points_schema(most: int) -> dict[str, Any]:
    point = object_schema(
        {
            "turn": {"type": "integer", "minimum": 0},
            "kind": {"type": "string", "enum": _KINDS},
            "point": text_schema(_POINT_WORDS),
            "quote": text_schema(_QUOTE_WORDS, least=0),
        }
    )
    return object_schema({"points": list_schema(point, most=most)})


def points_task(part: int, count: int, most: int) -> str:
    return (
        f"Task: list what a person who was absent needs to know from part {part} of {count} of "
        "this meeting.\n\n"
        "1. Read all of the part.\n"
        "2. List its decisions, actions with owner and date, figures, positions with the reasons "
        "for them, and open questions, in the order of the meeting. Where something was corrected, "
        "give only the final version. Leave out small talk.\n"
        f"3. Give at most {most} points. If there are more, keep those that matter most.\n\n"
        f"Answer in JSON with points, each with turn (the turn number), kind ({', '.join(_KINDS)}),"
        f" point (at most {_POINT_WORDS} words, with the names) and quote (at most {_QUOTE_WORDS} "
        "words that say it, copied from the transcript).\n"
        f"Form: {outline_schema(points_schema(most))}"
    )


@dataclass(frozen=True)
class Part:
    """A part of the turns as one call reads it."""

    span: range
    request: ChatRequest


# Answers the requests of all parts: for each, its points and the calls that it took.
AnswerPoints = Callable[
    [Sequence[dict[str, Any]], Sequence[Part]], list[CallResult[list[MeetingPoint]]]
]


@dataclass
class LikelyAnswers:
    """Points as long and as many as is usual, for an estimate of what a reading costs."""

    requests: list[ChatRequest] = field(default_factory=list)

    def __call__(
        self, turns: Sequence[dict[str, Any]], listed: Sequence[Part]
    ) -> list[CallResult[list[MeetingPoint]]]:
        self.requests += [part.request for part in listed]
        return [CallResult([*map(self.point, self._turns(part))], ()) for part in listed]

    def _turns(self, part: Part) -> list[int]:
        most = (part.request.schema or {})["properties"]["points"]["maxItems"]
        return [part.span.start] * math.ceil(most / 2)

    def point(self, turn: int) -> MeetingPoint:
        words = "point " * (_POINT_WORDS // 2)
        return MeetingPoint(turn, _KINDS[0], words, "quote " * (_QUOTE_WORDS // 2))


def read_meeting(judge_input: JudgeInput, room: int, *, answers: AnswerPoints) -> Reading:
    """The transcript or, where it does not fit `room`, the points of all its parts. Points that do
    not fit are listed again, part by part.

    Raises Unscored for a meeting without a point,
    ContextOverflow for a turn or points that fit nowhere, and what the client raises.
    """
    if read := read_whole(judge_input, room):
        return read
    title, turns, context = judge_input.title, judge_input.turns, judge_input.context
    room -= estimate_tokens(format_digest(title, turns, [], parts=len(turns), context=context))
    points, results, count = _list_points(judge_input, turns, answers)
    first = count
    while points and estimate_tokens("\n".join(point.line for point in points)) > room:
        if count == 1:
            raise ContextOverflow(
                f"the points of {len(turns)} turns do not fit the {max(0, room)} tokens which the "
                "judge's window leaves; choose a judge with a larger window or raise its context "
                "setting"
            )
        listed = [point.as_turn for point in points]
        shorter, further, count = _list_points(judge_input, listed, answers)
        points = [replace(each, turn=points[each.turn].turn) for each in shorter]
        results += further
    if not points:
        raise Unscored(f"the judge found no point that a reader needs in {len(turns)} turns")
    lines = [point.line for point in points]
    beginning = format_digest(title, turns, lines, parts=first, context=context)
    return Reading(beginning, frozenset(range(len(turns))), len(turns), first, tuple(results))


def _list_points(
    judge_input: JudgeInput, turns: Sequence[dict[str, Any]], answers: AnswerPoints
) -> tuple[list[MeetingPoint], list[ChatResult], int]:
    """The points of all parts, the calls, and the number of parts."""
    model, title, context = judge_input.model, judge_input.title, judge_input.context
    room = answer_room(model)
    counts = range(1, MOST_POINTS + 1)
    most = max((n for n in counts if longest_answer(points_schema(n)) <= room), default=1)

    def request_for(shared: str, part: int, count: int) -> ChatRequest:
        schema = points_schema(most)
        request = judge_input.chat_request(
            "judge-points",
            build_messages(shared, points_task(part, count, most)),
            schema=schema,
            schema_name="points",
            max_tokens=longest_answer(schema),
        )
        return replace(request, cache=True)

    empty = format_transcript(title, turns[:0], context=context)
    longest = transcript_room(model, [request_for(empty, 99, 99)])
    spans = list(split_turns(turns, longest))
    shown = [
        format_transcript(title, turns[span.start : span.stop], first=span.start, context=context)
        for span in spans
    ]
    listed = [
        Part(span, request_for(beginning, at, len(spans)))
        for at, (span, beginning) in enumerate(zip(spans, shown, strict=True), start=1)
    ]
    answered = answers(turns, listed)
    return (
        [point for each in answered for point in each.value],
        [result for each in answered for result in each.results],
        len(spans),
    )


def ask_points(
    turns: Sequence[dict[str, Any]], listed: Sequence[Part]
) -> list[CallResult[list[MeetingPoint]]]:
    """What the judge's model answers."""

    def of(part: Part) -> CallResult[list[MeetingPoint]]:
        def read(result: ChatResult) -> list[MeetingPoint]:
            rows = (result.choices[0].data or {})["points"]
            return [build_point(row, turns, part.span) for row in rows]

        about = f"points of turns {part.span.start + 1} to {part.span.stop}"
        return ask_judge(part.request, read, about=about, unfounded=is_mostly_unquoted)

    return run_in_parallel([partial(of, part) for part in listed])


def is_mostly_unquoted(points: Sequence[MeetingPoint]) -> bool:
    """Whether most of the points have no quote that is in the transcript."""
    return 2 * sum(not point.quote for point in points) > len(points)


def build_point(row: dict[str, Any], turns: Sequence[dict[str, Any]], span: range) -> MeetingPoint:
    """The point of a `row` about the turns of `span`. The quote decides the turn; a
    model's number may be wrong."""
    places = find_quotes([row["quote"]], turns[span.start : span.stop])
    first = places[0].turn
    if first is None:
        named = min(max(int(row["turn"]) - 1, span.start), span.stop - 1)
        return MeetingPoint(named, row["kind"], row["point"], "")
    words = " … ".join(place.quote for place in places)
    return MeetingPoint(span.start + first, row["kind"], row["point"], words)
