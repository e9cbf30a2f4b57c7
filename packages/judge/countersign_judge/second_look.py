"""The second look: whether a sentence that the evidence check calls supported says the opposite of
what was said, or what was corrected later.

A model that checks a whole summary against a whole transcript overlooks a missing "not" and a
correction some turns later. This call asks about nothing else, and shows the quoted turns with
their neighbours and later turns on the same subject.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import Any

from countersign_judge.evidence import SentenceFinding
from countersign_judge.judges.base import JudgeInput
from countersign_judge.judges.calls import (
    CallResult,
    ask_judge,
    number_sentences,
    run_first_alone,
)
from countersign_judge.judges.reading import (
    rank_with_neighbors,
    select_turns,
    transcript_room,
)
from countersign_judge.llm.answer_limits import longest_answer, object_schema, outline_schema
from countersign_judge.llm.providers.offline.found import Source
from countersign_judge.llm.providers.offline.sentences import Span
from countersign_judge.llm.providers.offline.words import content_stems
from countersign_judge.llm.types import ChatResult
from countersign_judge.marks import CORRECTED, OPPOSITE, Mark
from countersign_judge.prompts import build_messages, format_excerpt, format_transcript

SAME = "same"
_MEANINGS = [SAME, OPPOSITE, CORRECTED]
# Turns around a quote that are shown, and later turns on the subject of the sentence.
_NEIGHBORS = 3
_MOST_LATER_TURNS = 3
# OpenAI and Azure accept 100 properties in a schema: three per sentence, and one around them.
_MOST_SENTENCES = 32


def recheck(
    judge_input: JudgeInput, findings: Sequence[SentenceFinding], *, about: str
) -> tuple[tuple[SentenceFinding, ...], list[ChatResult], set[int]]:
    """The findings, those of reversed sentences with a doubt; the calls it took, none where no
    sentence is marked supported; and the turns that they showed.

    Raises Unscored, ContextOverflow and what `countersign_judge.llm.client.chat` raises.
    """
    by_place: dict[tuple[int, int], list[SentenceFinding]] = {}
    for finding in findings:
        by_place.setdefault((finding.start, finding.end), []).append(finding)
    supported = [
        group for group in by_place.values() if {each.mark for each in group} == {Mark.SUPPORTED}
    ]
    batches = [
        supported[start : start + _MOST_SENTENCES]
        for start in range(0, len(supported), _MOST_SENTENCES)
    ]
    asked = run_first_alone(
        [partial(_ask_meanings, judge_input, batch, about) for batch in batches]
    )
    doubts = {
        (group[0].start, group[0].end): f"{meaning}: {turn + 1}"
        for batch, (answered, _) in zip(batches, asked, strict=True)
        for group, (turn, meaning) in zip(batch, answered.value, strict=True)
        if meaning != SAME
    }
    doubted = (
        replace(each, doubt=doubts.get((each.start, each.end), each.doubt)) for each in findings
    )
    results = [result for answered, _ in asked for result in answered.results]
    return tuple(doubted), results, {number for _, numbers in asked for number in numbers}


def meanings_schema(count: int) -> dict[str, Any]:
    """Each of `count` sentences under its number: a valid answer can skip none."""
    answer = object_schema(
        {
            "turn": {"type": "integer", "minimum": 0},
            "meaning": {"type": "string", "enum": _MEANINGS},
        }
    )
    return object_schema(
        {"meanings": object_schema({str(number): answer for number in range(1, count + 1)})}
    )


def meanings_task(sentences: Sequence[Span], quoted: Sequence[Sequence[int]]) -> str:
    """`quoted` has the turns (from 0) with the quotes of each sentence."""
    places = "; ".join(
        f"{number}: {', '.join(str(turn + 1) for turn in turns)}"
        for number, turns in enumerate(quoted, start=1)
    )
    return (
        "Task: find sentences of a summary that reverse the meaning of what was said.\n\n"
        f"{number_sentences(sentences)}\n\n"
        f"The turn numbers behind each sentence: {places}.\n\n"
        "Read those turns and all later turns about the same thing. Ignore style and what is left "
        "out. Give each sentence a meaning:\n"
        f"{SAME} = it says what was said last.\n"
        f"{OPPOSITE} = a “not” is missing or added, or yes and no, more and less, in and out, "
        "agreed and refused are exchanged.\n"
        f"{CORRECTED} = a later turn takes it back or changes it, and the sentence does not say "
        "so.\n\n"
        "Answer in JSON with meanings: under each sentence's number its turn (the turn number "
        f"that decides it) and its meaning.\nForm: {outline_schema(meanings_schema(1))}"
    )


def _ask_meanings(
    judge_input: JudgeInput, groups: Sequence[Sequence[SentenceFinding]], about: str
) -> tuple[CallResult[list[tuple[int, str]]], list[int]]:
    """The deciding turn (from 0) and the meaning of each group's sentence, and the turns shown."""
    turns = judge_input.turns
    sentences = [Span(group[0].start, group[0].end, group[0].text) for group in groups]
    quoted = [
        sorted({quote.turn for each in group for quote in each.quotes if quote.turn is not None})
        for group in groups
    ]
    task = meanings_task(sentences, quoted)
    schema = meanings_schema(len(groups))
    request = judge_input.chat_request(
        "judge-meaning",
        build_messages(judge_input.context, task),
        schema=schema,
        schema_name="meanings",
        asked=[span.text for span in sentences],
        max_tokens=longest_answer(schema),
    )
    room = transcript_room(judge_input.model, [request])
    cited = [
        _find_reversing_turns(judge_input.source, span.text, own)
        for span, own in zip(sentences, quoted, strict=True)
    ]
    numbers = select_turns(turns, rank_with_neighbors(cited, len(turns)), room)
    # A short transcript is the beginning that every prompt about it shares.
    whole = len(numbers) == len(turns)
    title, context = judge_input.title, judge_input.context
    shown = (
        format_transcript(title, turns, context=context)
        if whole
        else format_excerpt(title, turns, numbers, context=context)
    )
    request = replace(request, messages=build_messages(shown, task))

    def read(result: ChatResult) -> list[tuple[int, str]]:
        data = (result.choices[0].data or {})["meanings"]
        rows = [data[str(number)] for number in range(1, len(groups) + 1)]
        # Models count turns from 1, and may name one that does not exist.
        return [
            (turn if 0 <= (turn := int(row["turn"]) - 1) < len(turns) else own[0], row["meaning"])
            for row, own in zip(rows, quoted, strict=True)
        ]

    return ask_judge(request, read, about=about), numbers


def _find_reversing_turns(source: Source, sentence: str, quoted: Sequence[int]) -> list[int]:
    """The turns that may reverse a sentence, best first: its quotes' turns with their neighbours,
    and later turns that share its rare words."""
    last = len(source.turns) - 1
    near = chain.from_iterable(
        (turn + step, turn - step) for step in range(_NEIGHBORS + 1) for turn in quoted
    )
    weights: defaultdict[int, float] = defaultdict(float)
    for stem in set(content_stems(sentence)):
        having = source.turns_of(stem)
        for turn in having:
            if turn > quoted[0] + _NEIGHBORS:
                weights[turn] += 1 / len(having)
    later = sorted(weights, key=lambda turn: -weights[turn])[:_MOST_LATER_TURNS]
    return [turn for turn in dict.fromkeys([*near, *later]) if 0 <= turn <= last]
