"""The coverage view of a case: what of the meeting the shown text leaves out, by weight."""

from dataclasses import dataclass
from functools import partial

from django.core.cache import cache

from judging import coverage
from reviews.views.casefile import CaseFile

_MOST = 25


@dataclass(frozen=True)
class Coverage:
    """`share` in 0 to 1 of the meeting's weight lies in turns that a sentence rests on; `more`
    stretches weigh less than those in `stretches`."""

    turns: int
    rested: int
    share: float
    stretches: list[coverage.Stretch]
    more: int


def coverage_of(file: CaseFile) -> Coverage | None:
    """None without a text whose sentences were held against the transcript."""
    if file.shown is None or not file.shown.sentences_judged:
        return None
    transcript = file.summary.transcript
    weigh = partial(coverage.weights, transcript.turns, transcript.title)
    # Weighed once a transcript: it never changes, and two hours of talk take a while.
    weighed = cache.get_or_set(f"coverage:{transcript.pk}", weigh, None) or weigh()
    rested = {turn for sentence in file.shown.sentences for turn in sentence.turns}
    bare = coverage.uncovered(transcript.turns, weighed, rested)
    return Coverage(
        turns=len(transcript.turns),
        rested=len(rested),
        share=1 - sum(stretch.share for stretch in bare),
        stretches=bare[:_MOST],
        more=len(bare[_MOST:]),
    )
