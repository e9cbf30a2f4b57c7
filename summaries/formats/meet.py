"""Google Meet: the transcript that it stores as a document, and its REST API v2
(`conferenceRecords.transcripts.entries`)."""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from django.utils.translation import gettext as _

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.headers import read_dated, read_listed, read_people
from summaries.formats.json_documents import JsonNode
from summaries.formats.layouts import MEET_FOOTER, Opening, edge_lines, read_layout
from summaries.formats.plain_text import split_name
from summaries.formats.segments import build_draft
from summaries.formats.turns import TranscriptDraft, Turn, make_turn, parse_timestamp

# --- Document ---------------------------------------------------------------
# As exported from Google Docs: text, Word or Markdown. A turn is one line, `Ana Ruiz: …`; a time on
# its own line belongs to the next turn. Notes may come before the transcript.

_ASIDE = re.compile(rf"{MEET_FOOTER.pattern}|Transcript")
_TITLE = re.compile(r"(.{1,300}?)(?: \(\d{4}.{6,40}\)| [-–] \d{4}/.{6,40}?)? [-–] Transcript")
_DATED = re.compile(r".{1,300} [(–-] ?\d{4}[-/]\d\d[-/]\d\d .{1,40} [-–] Transcript")
_TRANSCRIPT = "📖 Transcript"
_ATTENDEES = "Attendees"
_TIME = re.compile(r"\d{1,2}:\d\d:\d\d")
_ESCAPED = re.compile(r"\\(?=[^\w\s]|_)")
_BOLD_NAME = re.compile(r"\*\*(?P<name>[^*]{1,100}):\*\*\s*")


def is_meet_document(text: str) -> bool:
    return any(
        line == _TRANSCRIPT or MEET_FOOTER.fullmatch(line) or _DATED.fullmatch(line)
        for line in map(_strip_markdown, edge_lines(text))
    )


def read_meet_document(text: str) -> TranscriptDraft:
    lines = [_strip_markdown(line) for line in text.split("\n")]
    begins = lines.index(_TRANSCRIPT) if _TRANSCRIPT in lines else 0
    entries = _Entries(_read_attendees(lines))
    talk = entries.take_out_times(lines[begins:])
    draft = read_layout(talk, entries.opens, aside=_ASIDE, text_below=False, head=lines[:begins])
    titles = map(_TITLE.fullmatch, map(_strip_markdown, edge_lines(text)))
    draft.title = next((match[1] for match in titles if match), None)
    draft.participants, draft.occurred_at = read_listed(lines), read_dated(edge_lines(text))
    return draft


class _Entries:
    """Opens turns for attendees, under any name, and for other names."""

    def __init__(self, attendees: frozenset[str]) -> None:
        self._attendees = attendees
        self._at: float | None = None

    def take_out_times(self, lines: Iterable[str]) -> Iterator[str]:
        for line in lines:
            if _TIME.fullmatch(line):
                self._at = parse_timestamp(line)
            else:
                yield line

    def opens(self, line: str) -> Opening | None:
        name, colon, said = line.partition(": ")
        named = (name, said) if colon and name in self._attendees else split_name(line)
        if named is None:
            return None
        at, self._at = self._at, None
        return Opening(named[0], at, None, named[1])


def _read_attendees(lines: Sequence[str]) -> frozenset[str]:
    """The names on the line below the word."""
    filled = (line for line in lines if line)
    listed = next(filled, "") if _ATTENDEES in filled else ""
    return frozenset(listed.split(", "))


def _strip_markdown(line: str) -> str:
    """Without the marks of Markdown."""
    bare = line.strip()
    if bold := _BOLD_NAME.match(bare):
        return f"{bold['name']}: {_ESCAPED.sub('', bare[bold.end() :])}"
    return bare.strip("#*_ ") if bare[:1] in ("#", "*", "_") else bare


# --- API --------------------------------------------------------------------
# Entries name participants by resource. Add the list of `participants` from the same API to the
# document; without it there is no `displayName`.

_KINDS_OF_USER = ("signedinUser", "anonymousUser", "phoneUser")


def is_meet(document: JsonNode) -> bool:
    return "transcriptEntries" in document


def read_meet(document: JsonNode) -> TranscriptDraft:
    """Times count from the first entry, as Meet gives the time of day."""
    names = dict(_read_names(document["participants"]))
    entries = list(document["transcriptEntries"].items())
    begun = min((at for entry in entries if (at := entry["startTime"].instant())), default=None)
    draft = build_draft(_read_entry(entry, names, begun) for entry in entries)
    draft.participants = read_people([{"name": name} for name in names.values()])
    draft.occurred_at = begun
    if not names:
        draft.warnings.append(
            _("Meet's entries name no people; send its `participants` in the same document.")
        )
    return draft


def _read_names(participants: JsonNode) -> Iterator[tuple[str, str]]:
    for participant in participants.items():
        for kind in _KINDS_OF_USER:
            if kind in participant:
                yield participant["name"].text(), participant[kind]["displayName"].text()


def _read_entry(entry: JsonNode, names: dict[str, str], begun: datetime | None) -> Turn:
    resource = entry["participant"].text()
    speaker = names.get(resource) or f"Participant {resource.rpartition('/')[2]}".strip()
    start, end = (_seconds_since(begun, entry[key].instant()) for key in ("startTime", "endTime"))
    return make_turn(speaker, start, end, entry["text"].text())


def _seconds_since(begun: datetime | None, at: datetime | None) -> float | None:
    return None if at is None or begun is None else max(0.0, (at - begun).total_seconds())


MEET = TranscriptFormat(
    "meet",
    "Google Meet",
    text=FormatReader(is_meet_document, read_meet_document),
    document=FormatReader(is_meet, read_meet),
)
