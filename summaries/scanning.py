"""Scans transcripts for prompt injection: once when they come in, again when the rules change.

Pages read what is stored, because a scan of a long transcript takes seconds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models.functions import Now

from summaries.models import Transcript, TranscriptScan
from summaries.prompts.fence import DETECTOR_VERSION, suspicions

_MOST_TURNS = 5
# Characters searched at once: a match may cross the end of a turn, and other threads of the
# process have to get their turn in between.
_BLOCK = 4000


@dataclass(frozen=True)
class Found:
    """What in a transcript may be meant for a model, and the first turns that hold it."""

    kinds: tuple[str, ...]
    turns: tuple[int, ...]


def scan(title: str, turns: Sequence[dict[str, Any]]) -> Found:
    texts = [f"{turn['speaker']}\n{turn['text']}" for turn in turns]
    kinds = dict.fromkeys(suspicions("\n".join([title, *texts[:1]])))
    where: dict[int, None] = {}
    for block in _blocks([len(text) for text in texts]):
        found = suspicions("\n".join(texts[block.start : block.stop]))
        kinds.update(dict.fromkeys(found))
        if found and len(where) < _MOST_TURNS:
            where.update((number, None) for number in block if suspicions(texts[number]))
    return Found(tuple(kinds), tuple(where)[:_MOST_TURNS])


def _blocks(sizes: Sequence[int]) -> Iterator[range]:
    """Ranges of turns, each of two or more that begins with the last turn of the one before."""
    start = 0
    while start == 0 or start < len(sizes) - 1:
        stop, size = start, 0
        while stop < len(sizes) and (size < _BLOCK or stop < start + 2):
            size += sizes[stop]
            stop += 1
        yield range(start, stop)
        start = max(stop - 1, 1)


def rescan(limit: int = 100) -> int:
    """Scan up to `limit` transcripts again whose scan is of an earlier detector; their number."""
    stale = Transcript.objects.filter(scan__version__lt=DETECTOR_VERSION)
    rows = list(stale.only("title", "turns")[:limit])
    for transcript in rows:
        store_scan(transcript)
    return len(rows)


def store_scan(transcript: Transcript) -> None:
    found = scan(transcript.title, transcript.turns)
    columns = {"version": DETECTOR_VERSION, "kinds": found.kinds, "turns": found.turns}
    TranscriptScan.objects.update_or_create(
        transcript=transcript, defaults={**columns, "scanned_at": Now()}
    )
