"""Scans transcripts for prompt injection: once, by a worker, and again when the rules change.

A scan of the longest transcripts takes the better part of a minute, so neither a page nor a
submission waits for one: a worker scans a transcript before the first step of its case, and pages
read what is stored.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from django.db.models.functions import Now

from llm.prompt_injection import DETECTOR_VERSION, signals
from summaries.models import Transcript, TranscriptScan

# More would not be read, and a transcript of nothing else must not grow its row without end.
_MOST = 100


def scan(title: str, turns: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first signals, as their row holds them."""
    return [asdict(signal) for signal in signals(title, turns)[:_MOST]]


def ensure_scanned(transcript: Transcript) -> None:
    current = TranscriptScan.objects.filter(transcript=transcript, version__gte=DETECTOR_VERSION)
    if not current.exists():
        store_scan(transcript)


def rescan(limit: int = 100) -> int:
    """Scan up to `limit` transcripts that no detector has scanned, or an earlier one; how many."""
    stale = Transcript.objects.filter(scan__version__lt=DETECTOR_VERSION)
    rows = list(stale.only("title", "turns")[:limit])
    for transcript in rows:
        store_scan(transcript)
    return len(rows)


def store_scan(transcript: Transcript) -> None:
    found = scan(transcript.title, transcript.turns)
    columns = {"version": DETECTOR_VERSION, "signals": found, "scanned_at": Now()}
    TranscriptScan.objects.update_or_create(transcript=transcript, defaults=columns)
