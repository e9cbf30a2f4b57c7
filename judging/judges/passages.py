"""The turns to judge a summary by when the whole transcript does not fit the judge's window."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from judging.judges.base import Case
from judging.lexical import SentenceEvidence
from llm.errors import ContextOverflow
from llm.tokens import context_window, estimate
from summaries.prompts.transcript import excerpt, preamble, turn_line

# What a prompt holds besides the transcript: system message, wording, criterion with its steps,
# and the room for the answer. The same for every criterion, so that all share one beginning.
RESERVED = 4000


def evidence(case: Case, sentences: Sequence[SentenceEvidence]) -> str:
    """The beginning of every prompt about the case: the transcript, or the passages that fit.

    Raises ContextOverflow when the window leaves room for neither.
    """
    whole = preamble(case.title, case.turns)
    room = context_window(case.model) - RESERVED - estimate(case.text)
    if estimate(whole) <= room:
        return whole
    return excerpt(case.title, case.turns, closest(case.turns, sentences, room))


def closest(
    turns: Sequence[dict[str, Any]], sentences: Sequence[SentenceEvidence], budget: int
) -> list[int]:
    """Numbers of the turns that bear on the sentences, within `budget` estimated tokens, in order.

    Every sentence gives its best turn first, then every one its second, each with the turns
    before and after it, so that no sentence is judged without evidence while another has much.
    Raises ContextOverflow when not one turn fits.
    """
    chosen: dict[int, None] = {}
    left = budget
    for number in _by_turns(sentences, len(turns)):
        size = estimate(turn_line(number, turns[number])) + 1
        if number not in chosen and size <= left:
            chosen[number] = None
            left -= size
    if not chosen:
        raise ContextOverflow(
            f"no turn that bears on the summary fits the {max(0, budget)} tokens which the judge's "
            "window leaves; choose a judge with a larger window or raise its context setting"
        )
    return sorted(chosen)


def _by_turns(sentences: Sequence[SentenceEvidence], count: int) -> Iterator[int]:
    for rank in zip_longest(*(sentence.turns for sentence in sentences)):
        best = [number for number in rank if number is not None]
        yield from best
        for number in best:
            yield from (near for near in (number - 1, number + 1) if 0 <= near < count)
