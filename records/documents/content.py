"""What a document of a record shows: heading, participants, the approved text, and its sources."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from judging.hidden_characters import hidden_written_out
from records import timeline
from records.models import Record
from summaries.minutes import (
    NONE,
    ActionList,
    Block,
    DecisionList,
    Heading,
    Line,
    Paragraph,
    Points,
    Run,
    Table,
    read_blocks,
)


class BadTemplate(Exception):
    """The company's Word file cannot be used; says why."""


@dataclass(frozen=True)
class Cell:
    """Words with their bold; `note` is the number of the source, from 1, if it has one. `end` is
    where they end in the approved text, in characters."""

    runs: tuple[Run, ...]
    note: int | None = None
    end: int = 0

    @property
    def text(self) -> str:
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True)
class LaidOut:
    """`kind` is heading, paragraph, points or table. A table's first row is its header; the other
    kinds have one cell a row. `level` is that of a heading, from 1."""

    kind: str
    rows: tuple[tuple[Cell, ...], ...]
    level: int = 0

    @property
    def cells(self) -> list[Cell]:
        return [cell for row in self.rows for cell in row]


@dataclass(frozen=True)
class RecordContent:
    """All that a document says. `facts` are lines below the title, `notes` the sources by number
    from 1: the turns with their times."""

    number: int
    title: str
    guideline: str
    guideline_name: str
    text: str
    date: str
    approved_by: str
    approved_at: str
    sha256: str
    participants: tuple[str, ...]
    facts: tuple[str, ...]
    at: datetime
    blocks: tuple[LaidOut, ...]
    notes: tuple[str, ...]


def read_content(record: Record) -> RecordContent:
    """In the reader's language. Raises ValueError after a disposition."""
    if not record.snapshot:
        raise ValueError(_("Content was disposed of; nothing to export."))
    snapshot = timeline.read_snapshot(record.snapshot)
    signer, transcript = timeline.find_signer(record), record.summary.transcript
    context = transcript.context
    evidence = [(span.start, span.end, span.turns) for span in timeline.judged_sentences(snapshot)]
    blocks = read_blocks(record.summary.guideline_version.sections, record.text, evidence)
    layout = _Layout(snapshot)
    guideline = snapshot["guideline"]
    approved_at = _format_day(record.review.created_at)
    of_what = _("Record {number}, {guideline}")
    facts = [
        of_what.format(number=record.number, guideline=guideline["title"]),
        _("Approved by {name} on {day}").format(name=signer.name, day=approved_at),
    ]
    if later := record.superseding:
        facts.append(_("Superseded by record {number}").format(number=later.number))
    if hasattr(record, "recall"):
        facts.append(_("Its signer undid the signature; it no longer counts."))
    if record.supersedes:
        said = _("Supersedes record {number}: {reason}")
        facts.append(said.format(number=record.supersedes.number, reason=record.reason))
    if notice := snapshot["engine_notice"]:
        facts.append(_(notice))
    return RecordContent(
        number=record.number,
        title=_clean(transcript.title),
        guideline=guideline["title"],
        guideline_name=guideline["name"],
        text=record.text,
        date=_format_day(context.occurred_at) if context.occurred_at else "",
        approved_by=_clean(signer.name),
        approved_at=approved_at,
        sha256=record.text_sha256,
        participants=tuple(
            _clean(", ".join(filter(None, [each.name, each.role, each.organisation])))
            for each in context.people
        ),
        facts=tuple(map(_clean, facts)),
        at=record.review.created_at,
        blocks=tuple(layout.lay_out(blocks)),
        notes=tuple(layout.notes),
    )


def lay_out_text(text: str) -> list[LaidOut]:
    """The blocks of a text without its sources; decisions and actions are points."""
    return list(_Layout(snapshot=None).lay_out(read_blocks((), text)))


@dataclass
class _Layout:
    """Without a `snapshot` there are no notes."""

    snapshot: timeline.Snapshot | None
    notes: list[str] = field(default_factory=list)

    def lay_out(self, blocks: Sequence[Block]) -> Iterator[LaidOut]:
        for block in blocks:
            match block:
                case Heading():
                    yield LaidOut("heading", ((self._cell(block.line),),), block.level)
                case Paragraph():
                    yield LaidOut("paragraph", ((self._cell(block.line),),))
                case Points():
                    yield LaidOut("points", tuple((self._cell(item),) for item in block.items))
                case DecisionList():
                    yield LaidOut("points", tuple((self._decision(item),) for item in block.items))
                case Table():
                    rows = (block.header, *block.rows)
                    yield LaidOut("table", tuple(tuple(map(self._cell, row)) for row in rows))
                case ActionList():
                    titles = pgettext("minutes", "Action"), _("Who"), _("Due")
                    head = tuple(map(_plain_cell, titles))
                    yield LaidOut("table", (head, *map(self._action, block.items)))

    def _cell(self, line: Line) -> Cell:
        runs = tuple(Run(_clean(run.text), run.bold) for run in line.runs)
        return Cell(runs, self._note(line.turns), line.end)

    def _decision(self, item: Any) -> Cell:
        what = _clean(item.what)
        runs = (Run(_clean(item.by), bold=True), Run(f": {what}")) if item.by else (Run(what),)
        return Cell(runs, self._note(item.turns), item.end)

    def _action(self, item: Any) -> tuple[Cell, ...]:
        what = Cell((Run(_clean(item.what)),), self._note(item.turns), item.end)
        due = str(item.due) if item.due else ""
        return what, _plain_cell(item.who or NONE), _plain_cell(due or NONE)

    def _note(self, turns: tuple[int, ...]) -> int | None:
        """The number of a new note with these turns; None for none."""
        held = timeline.turns_numbered(self.snapshot, turns) if self.snapshot else []
        if not held:
            return None
        self.notes.append("; ".join(map(_describe_turn, held)))
        return len(self.notes)


def _plain_cell(words: str) -> Cell:
    return Cell((Run(_clean(words)),))


def _describe_turn(turn: dict[str, Any]) -> str:
    """Such as "Turn 12, 0:04:31, Ana: “It is done.”"."""
    parts = [_("Turn {number}").format(number=turn["number"])]
    if turn["start"] is not None:
        minutes, seconds = divmod(int(turn["start"]), 60)
        parts.append(f"{minutes // 60}:{minutes % 60:02}:{seconds:02}")
    if turn["speaker"]:
        parts.append(turn["speaker"])
    return _clean(_("{place}: “{words}”").format(place=", ".join(parts), words=turn["text"]))


def _clean(text: str) -> str:
    """Hidden characters written out; XML and PDF have no place for others of control."""
    shown = hidden_written_out(text)
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in shown)


def _format_day(at: datetime) -> str:
    return date_format(timezone.localtime(at), "DATE_FORMAT")
