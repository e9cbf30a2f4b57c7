"""What a trace of Chromium says of the frames that a page showed while it scrolled."""

import json
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

CATEGORIES = ["cc", "benchmark", "toplevel", "disabled-by-default-devtools.timeline.frame"]
_MS = 1000
_TASK = "ThreadControllerImpl::RunTask"


@dataclass
class Frames:
    """Milliseconds between the frames shown, how many were dropped, and the longest task's time.

    A frame that is shown in two steps, by the compositor and then by the main thread, is shown
    with the first; it is dropped where neither came in time. `on_main` are those whose scrolling
    waited for the main thread.
    """

    shown: int = 0
    dropped: int = 0
    on_main: int = 0
    gaps: list[float] = field(default_factory=list)
    longest: float = 0.0

    def __add__(self, other: "Frames") -> "Frames":
        return Frames(
            self.shown + other.shown,
            self.dropped + other.dropped,
            self.on_main + other.on_main,
            self.gaps + other.gaps,
            max(self.longest, other.longest),
        )

    def row(self) -> str:
        every = self.shown + self.dropped
        centre, high = statistics.median(self.gaps), statistics.quantiles(self.gaps, n=20)[-1]
        return (
            f"{every:,} | {100 * self.dropped / every:.1f} % | {100 * self.on_main / every:.0f} % "
            f"| {centre:.0f} / {high:.0f} ms | {self.longest:.0f} ms"
        )


def frames_of(trace: bytes) -> Frames:
    """Of the renderer that made most frames, in a trace of `CATEGORIES` with one page scrolling."""
    events = json.loads(trace)["traceEvents"]
    process = Counter(event["pid"] for event in _reports(events)).most_common(1)[0][0]
    shown: dict[int, float] = {}
    missed, on_main = set(), set()
    for frame, end in _spans(event for event in _reports(events) if event["pid"] == process):
        number = frame["frame_sequence"]
        if frame["scroll_state"] == "SCROLL_NONE":
            continue
        if frame["scroll_state"] == "SCROLL_MAIN_THREAD":
            on_main.add(number)
        if "PRESENTED" in frame["state"]:
            shown[number] = min(end, shown.get(number, end))
        elif "DROPPED" in frame["state"]:
            missed.add(number)
    ends = sorted(shown.values())
    return Frames(
        shown=len(shown),
        dropped=len(missed - shown.keys()),
        on_main=len(on_main & (missed | shown.keys())),
        gaps=[(later - earlier) / _MS for earlier, later in pairwise(ends)],
        longest=max(_tasks(events, process), default=0.0) / _MS,
    )


def _reports(events: Iterable[Any]) -> Iterator[Any]:
    return (event for event in events if event["name"] == "PipelineReporter")


def _spans(reports: Iterable[Any]) -> Iterator[tuple[dict[str, Any], float]]:
    """What each frame's report says, and when the frame was through; ids are used again."""
    begun: dict[str, dict[str, Any]] = {}
    for event in sorted(reports, key=lambda event: event["ts"]):
        name = event["id2"]["local"]
        if event["ph"] == "b":
            begun[name] = event["args"]["frame_reporter"]
        elif name in begun:
            yield begun.pop(name), event["ts"]


def _tasks(events: Iterable[Any], process: int) -> Iterator[float]:
    """Microseconds of each task of the renderer's main thread, whose id is that of its process."""
    for event in events:
        # A task that was running when the trace ended has no duration.
        if event["name"] == _TASK and event["pid"] == event["tid"] == process and "dur" in event:
            yield event["dur"]
