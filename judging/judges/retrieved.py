"""Turns for sentences that no model gave evidence for."""

from judging.judges.base import Case
from judging.lexical import Source
from judging.lexical import judge as measure


def turns_by_sentence(case: Case) -> dict[int, tuple[int, ...]]:
    """The best turns by similarity, by the offset at which a sentence of the summary begins."""
    verdict = measure(Source.from_turns(case.turns), case.text)
    return {sentence.start: tuple(sentence.turns) for sentence in verdict.sentences}
