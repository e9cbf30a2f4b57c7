"""Google Meet's REST API v2: `conferenceRecords.transcripts.entries`.

Entries name participants by resource; add the list of `participants` from the same API to the
document, or a `displayName` is not to be had.
"""

from collections.abc import Iterator
from datetime import datetime

from summaries.formats.json_nodes import Node
from summaries.formats.segments import draft_of
from summaries.formats.turns import Draft, Turn, make_turn

_KINDS_OF_USER = ("signedinUser", "anonymousUser", "phoneUser")


def is_meet(document: Node) -> bool:
    return "transcriptEntries" in document


def read(document: Node) -> Draft:
    """Times count from the first entry, as Meet gives the time of day."""
    names = dict(_names(document["participants"]))
    entries = list(document["transcriptEntries"].items())
    begun = min((at for entry in entries if (at := entry["startTime"].instant())), default=None)
    draft = draft_of(_turn(entry, names, begun) for entry in entries)
    if not names:
        draft.warnings.append(
            "Meet's entries name no people; send its `participants` in the same document."
        )
    return draft


def _names(participants: Node) -> Iterator[tuple[str, str]]:
    for participant in participants.items():
        for kind in _KINDS_OF_USER:
            if kind in participant:
                yield participant["name"].text(), participant[kind]["displayName"].text()


def _turn(entry: Node, names: dict[str, str], begun: datetime | None) -> Turn:
    resource = entry["participant"].text()
    speaker = names.get(resource) or f"Participant {resource.rpartition('/')[2]}".strip()
    start, end = (_since(begun, entry[key].instant()) for key in ("startTime", "endTime"))
    return make_turn(speaker, start, end, entry["text"].text())


def _since(begun: datetime | None, at: datetime | None) -> float | None:
    return None if at is None or begun is None else max(0.0, (at - begun).total_seconds())
