"""The form of minutes: its sections, the one text that they make, and what such a text holds.

The text is a small subset of Markdown: headings, points, bold and tables. It is what people judge,
edit and sign, so everything else is read from it:

    ## Decisions

    - **Board**: The budget for 2026 is approved

    ## Actions

    - **Ana Ruiz**: Send the budget to all sites (**next Friday, 2026-03-13**)
    - **–**: Check the licence (**–**)

A dash says that the meeting named none. The date after the words of a speaker is the one that they
mean (`summaries.due_dates`).
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from itertools import pairwise
from typing import Any

from countersign_judge.judges.base import FormProblem
from countersign_judge.llm.answer_limits import Schema, list_schema, object_schema, text_schema
from django.db.models import TextChoices
from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from summaries.due_dates import resolve_date
from summaries.texts import count_excess_words

# --- Form -------------------------------------------------------------------

NONE = "–"
LEAST_COLUMNS = 2


class Kind(TextChoices):
    """What a section holds."""

    TEXT = "text", gettext_lazy("text")
    POINTS = "points", gettext_lazy("points")
    DECISIONS = "decisions", gettext_lazy("decisions")
    ACTIONS = "actions", gettext_lazy("actions")
    TABLE = "table", gettext_lazy("table")


@dataclass(frozen=True)
class Section:
    """`holds` tells the writer what belongs there; `max_words` is its length; only a table has
    `columns`, two to five."""

    heading: str
    kind: str = Kind.TEXT.value
    holds: str = ""
    required: bool = True
    max_words: int = 150
    columns: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """What it holds, in the reader's language."""
        return str(Kind(self.kind).label)

    def stored(self) -> dict[str, Any]:
        """The form that JSON and YAML keep."""
        return {**asdict(self), "kind": str(self.kind), "columns": list(self.columns)}


Form = Sequence[Section]


def load_form(stored: Iterable[Mapping[str, Any]]) -> tuple[Section, ...]:
    """The sections that `Section.stored` wrote."""
    return tuple(Section(**{**row, "columns": tuple(row.get("columns", ()))}) for row in stored)


def normalize_heading(heading: str) -> str:
    """Headings that differ only in case, white space, bold or a colon are one."""
    return " ".join(heading.replace("*", " ").casefold().split()).rstrip(" :")


def section_keys(form: Form) -> dict[str, Section]:
    """The sections by the names that they have in a writer's answer, in order."""
    return dict(zip(_name_keys([section.heading for section in form]), form, strict=True))


def list_headings(form: Form) -> list[str]:
    """The headings of its sections, and the heads of its tables as they are in a text."""
    heads = [" | ".join(section.columns) for section in form if section.columns]
    return [*(section.heading for section in form), *heads]


def _name_keys(titles: Sequence[str]) -> list[str]:
    keys: list[str] = []
    for number, title in enumerate(titles, start=1):
        key = slugify(title).replace("-", "_") or f"part_{number}"
        keys.append(f"{key}_{number}" if key in keys else key)
    return keys


# --- Blocks -----------------------------------------------------------------
# What a text holds, in order. Offsets are characters of the text; `turns` are indexes, from 0, of
# the turns that the evidence gives for that place.


@dataclass(frozen=True)
class Run:
    text: str
    bold: bool = False


@dataclass(frozen=True)
class Line:
    """A heading, a paragraph, a point or a cell. A paragraph may have line breaks."""

    start: int
    end: int
    runs: tuple[Run, ...]
    turns: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """Without the marks of bold."""
        return "".join(run.text for run in self.runs)


@dataclass(frozen=True)
class Due:
    """When an action is due: what was `said`, and the day that it means, if it means one."""

    said: str
    day: date | None = None

    def __str__(self) -> str:
        day = self.day.isoformat() if self.day else ""
        return self.said if day in {"", self.said} else f"{self.said}, {day}"


@dataclass(frozen=True)
class MinutedDecision:
    """`by` is empty where the text names none who decided."""

    what: str
    by: str
    start: int = 0
    end: int = 0
    turns: tuple[int, ...] = ()


@dataclass(frozen=True)
class MinutedAction:
    """`who` is empty and `due` says nothing where the text says that none was named; both are None
    where it leaves them out."""

    what: str
    who: str | None
    due: Due | None
    start: int = 0
    end: int = 0
    turns: tuple[int, ...] = ()


@dataclass(frozen=True)
class Heading:
    """`level` is the number of its marks, from 1 to 6."""

    line: Line
    level: int


@dataclass(frozen=True)
class Paragraph:
    line: Line


@dataclass(frozen=True)
class Points:
    items: tuple[Line, ...]


@dataclass(frozen=True)
class Table:
    header: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True)
class DecisionList:
    items: tuple[MinutedDecision, ...]


@dataclass(frozen=True)
class ActionList:
    items: tuple[MinutedAction, ...]


Block = Heading | Paragraph | Points | Table | DecisionList | ActionList
# Start and end of a place in the text, and the turns that it rests on.
Evidence = tuple[int, int, Sequence[int]]


@dataclass(frozen=True)
class MinutesSection:
    """A heading with the blocks below it. `section` is None where the form has none of its name;
    `heading` is None for what is before the first one. `end` is where the next part starts."""

    section: Section | None
    heading: Heading | None
    blocks: tuple[Block, ...]
    start: int
    end: int


@dataclass(frozen=True)
class Minutes:
    """A text by the sections of its form."""

    parts: tuple[MinutesSection, ...]

    @property
    def decisions(self) -> list[MinutedDecision]:
        held = (
            each for part in self.parts for each in part.blocks if isinstance(each, DecisionList)
        )
        return [item for block in held for item in block.items]

    @property
    def actions(self) -> list[MinutedAction]:
        held = (each for part in self.parts for each in part.blocks if isinstance(each, ActionList))
        return [item for block in held for item in block.items]

    @property
    def blocks(self) -> list[Block]:
        """All of them in order, each heading before what is below it."""
        found: list[Block] = []
        for part in self.parts:
            found += [part.heading] if part.heading else []
            found += part.blocks
        return found


def read_blocks(form: Form, text: str, evidence: Sequence[Evidence] = ()) -> list[Block]:
    """The blocks of any text of the subset. Without a form (an empty one), points are points, and
    there are neither decisions nor actions."""
    return read_minutes(form, text, evidence).blocks


# --- Reading ----------------------------------------------------------------

_HEADING = re.compile(r"(#{1,6})[ \t]+(\S.*)")
_POINT = re.compile(r"[-*+•‣][ \t]+(?=\S)")
_BOLD = re.compile(r"\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*")
_DIVIDER = re.compile(r"[\s|:-]+")
_BAR = re.compile(r"(?<!\\)\|")
_WHO = re.compile(r"\*\*([^*\n]+)\*\*[ \t]*:?[ \t]*")
_DUE = re.compile(r"\(?\*\*([^*\n]+)\*\*\)?\.?$")
_BRACKETED = re.compile(r"\(([^()\n]+)\)\.?$")
_DATED = re.compile(r"(.*), (\d{4}-\d\d-\d\d)")
_LONGEST_OWNER = 80


def read_minutes(
    form: Form,
    text: str,
    evidence: Sequence[Evidence] = (),
    *,
    people: Collection[str] = (),
    said_on: date | None = None,
) -> Minutes:
    """What the text holds under the headings of the form.

    An owner is in bold at the beginning of an action, or one of `people` before a colon; its date
    is in bold at the end, or in brackets if it means a day. `said_on` is the day of the meeting: a
    date without a day is resolved from it.
    """
    sections = {normalize_heading(section.heading): section for section in form}
    names = {name.casefold() for name in people} | {
        name.split()[0].casefold() for name in people if name.strip()
    }
    parts: list[MinutesSection] = []
    blocks: list[Block] = []
    heading, section, start = None, None, 0

    def end_part(at: int) -> None:
        if heading or blocks:
            parts.append(MinutesSection(section, heading, tuple(blocks), start, at))
        blocks.clear()

    for block in _find_blocks(text):
        if isinstance(block, Heading):
            end_part(block.line.start)
            heading, start = block, block.line.start
            section = sections.get(normalize_heading(block.line.text))
        elif isinstance(block, Points) and section and section.kind == Kind.DECISIONS:
            blocks.append(DecisionList(tuple(_read_decision(item, text) for item in block.items)))
        elif isinstance(block, Points) and section and section.kind == Kind.ACTIONS:
            items = (_read_action(item, text, names, said_on) for item in block.items)
            blocks.append(ActionList(tuple(items)))
        else:
            blocks.append(block)
    end_part(len(text))
    found = Minutes(tuple(parts))
    return _add_turns(found, evidence) if evidence else found


def _find_blocks(text: str) -> Iterator[Block]:
    """The blocks of a text without a form. A line that is indented continues a point."""
    lines = list(_split_lines(text))
    at = 0
    while at < len(lines):
        start, line = lines[at]
        body = line.strip()
        begin = start + len(line) - len(line.lstrip())
        stop = at + 1
        if not body:
            pass
        elif found := _HEADING.fullmatch(body):
            words = found[2].rstrip("# \t") or found[2]
            yield Heading(_read_line(words, begin, begin + len(body)), len(found[1]))
        elif _is_row(body):
            while stop < len(lines) and _is_row(lines[stop][1].strip()):
                stop += 1
            yield _read_table(lines[at:stop])
        elif _POINT.match(body):
            items = []
            while at < len(lines) and _POINT.match(lines[at][1].strip()):
                stop = at + 1
                while stop < len(lines) and _continues_point(lines[stop][1]):
                    stop += 1
                items.append(_read_point(lines[at:stop]))
                at = stop
            yield Points(tuple(items))
        else:
            while stop < len(lines) and _continues_paragraph(lines[stop][1]):
                stop += 1
            end = lines[stop - 1][0] + len(lines[stop - 1][1].rstrip())
            yield Paragraph(_read_line(text[begin:end], begin, end))
        at = stop


def _split_lines(text: str) -> Iterator[tuple[int, str]]:
    at = 0
    for line in text.split("\n"):
        yield at, line
        at += len(line) + 1


def _is_row(body: str) -> bool:
    return len(body) > 1 and body.startswith("|") and body.endswith("|")


def _continues_point(line: str) -> bool:
    return line[:1].isspace() and _continues_paragraph(line)


def _continues_paragraph(line: str) -> bool:
    body = line.strip()
    return bool(body) and not (_HEADING.fullmatch(body) or _POINT.match(body) or _is_row(body))


def _read_point(lines: Sequence[tuple[int, str]]) -> Line:
    (start, first), (last, ending) = lines[0], lines[-1]
    mark = _POINT.match(first.strip())
    body = [line.strip() for _, line in lines]
    body[0] = body[0][mark.end() if mark else 0 :]
    begin = start + len(first) - len(first.lstrip()) + (mark.end() if mark else 0)
    return _read_line(" ".join(body), begin, last + len(ending.rstrip()))


def _read_table(lines: Sequence[tuple[int, str]]) -> Table:
    rows = []
    for number, (start, line) in enumerate(lines):
        if number == 1 and _DIVIDER.fullmatch(line.strip()):
            continue
        bars = [bar.start() for bar in _BAR.finditer(line)]
        cells = []
        for first, last in pairwise(bars):
            cell = line[first + 1 : last]
            at = start + first + 1 + len(cell) - len(cell.lstrip())
            words = cell.strip()
            cells.append(_read_line(words.replace("\\|", "|"), at, at + len(words)))
        rows.append(tuple(cells))
    return Table(rows[0], tuple(rows[1:]))


def _read_line(words: str, start: int, end: int) -> Line:
    return Line(start, end, tuple(split_bold(words)))


def split_bold(words: str) -> list[Run]:
    """The words without their marks, in runs of one weight."""
    runs, at = [], 0
    for bold in _BOLD.finditer(words):
        runs += [Run(words[at : bold.start()]), Run(bold[1], bold=True)]
        at = bold.end()
    return [run for run in [*runs, Run(words[at:])] if run.text]


def split_cells(row: str) -> list[str]:
    """The cells of a row without its outer bars, without the marks of bars in them."""
    return [cell.strip().replace("\\|", "|") for cell in _BAR.split(row)]


def _read_decision(line: Line, text: str) -> MinutedDecision:
    words = " ".join(text[line.start : line.end].split())
    by = ""
    if found := _WHO.match(words):
        by, words = found[1].strip(" :"), words[found.end() :]
    return MinutedDecision(_plain(words), "" if by == NONE else by, line.start, line.end)


def _read_action(line: Line, text: str, names: Collection[str], day: date | None) -> MinutedAction:
    words = " ".join(text[line.start : line.end].split())
    who = due = None
    if found := _WHO.match(words):
        who, words = found[1].strip(" :"), words[found.end() :]
    else:
        before, colon, _rest = words[: _LONGEST_OWNER + 1].partition(":")
        if colon and before.strip().casefold() in names:
            who, words = before.strip(), words[len(before) + 1 :].strip()
    if found := _DUE.search(words):
        due, words = _read_due(found[1], day), words[: found.start()]
    elif found := _BRACKETED.search(words):
        bracketed = _read_due(found[1], day or date.min)
        if bracketed.day or bracketed.said == "":
            due, words = _read_due(found[1], day), words[: found.start()]
    what = _plain(words).rstrip(" ,;")
    return MinutedAction(what, "" if who == NONE else who, due, line.start, line.end)


def _read_due(words: str, day: date | None) -> Due:
    words = words.strip()
    if words == NONE:
        return Due("")
    if (found := _DATED.fullmatch(words)) and (dated := _parse_day(found[2])):
        return Due(found[1], dated)
    return Due(words, resolve_date(words, day or date.min) if day or words[:4].isdigit() else None)


def hide_resolved_dates(text: str, said_on: date | None) -> str:
    """The text with spaces in place of the dates that follow from what was said, for judges who
    compare it with what was said. A date that does not follow stays."""

    def hide(bold: re.Match[str]) -> str:
        found = _DATED.fullmatch(bold[1])
        if not (found and said_on and _read_due(found[1], said_on).day == _parse_day(found[2])):
            return bold[0]
        return f"**{found[1]}{' ' * (len(bold[1]) - len(found[1]))}**"

    return _BOLD.sub(hide, text)


def _parse_day(iso: str) -> date | None:
    try:
        return date.fromisoformat(iso)
    except ValueError:
        return None


def _plain(words: str) -> str:
    return " ".join(words.replace("**", "").split())


def _plain_name(words: str | None) -> str:
    return _plain((words or "").replace("*", "")).strip(" :")


def _add_turns(minutes: Minutes, evidence: Sequence[Evidence]) -> Minutes:
    def turns_at(start: int, end: int) -> tuple[int, ...]:
        held = (turns for first, last, turns in evidence if first < end and start < last)
        return tuple(dict.fromkeys(turn for turns in held for turn in turns))

    def add(item: Any) -> Any:
        match item:
            case tuple():
                return tuple(map(add, item))
            case Heading():
                return item
            case Paragraph():
                return Paragraph(add(item.line))
            case Points() | DecisionList() | ActionList():
                return replace(item, items=add(item.items))
            case Table():
                return replace(item, rows=add(item.rows))
            case _:
                return replace(item, turns=turns_at(item.start, item.end))

    return Minutes(tuple(replace(part, blocks=add(part.blocks)) for part in minutes.parts))


# --- Writing ----------------------------------------------------------------

_MOST_ITEM_WORDS, _LEAST_ITEM_WORDS = 40, 12
_NAME_WORDS = 10
_ESCAPED_BAR = "\\|"
_ORDERED = re.compile(r"\d{1,3}[.)][ \t]+(?=\S)")


def answer_schema(form: Form) -> Schema:
    """The schema of a writer's answer: each section by its key, in order."""
    return object_schema({key: section_schema(each) for key, each in section_keys(form).items()})


def section_schema(section: Section) -> Schema:
    """The schema of one section's value; limits leave a quarter for languages with long words."""
    words = section.max_words * 5 // 4
    least = 1 if section.required else 0
    most = max(3, section.max_words // _LEAST_ITEM_WORDS)
    item = text_schema(min(words, _MOST_ITEM_WORDS))
    name = text_schema(_NAME_WORDS, least=0)
    match section.kind:
        case Kind.POINTS:
            return list_schema(item, least=least, most=most)
        case Kind.DECISIONS:
            return list_schema(object_schema({"what": item, "by": name}), most=most)
        case Kind.ACTIONS:
            action = object_schema({"what": item, "who": name, "due": name})
            return list_schema(action, most=most)
        case Kind.TABLE:
            cell = text_schema(min(words, _MOST_ITEM_WORDS) // 2, least=0)
            row = object_schema(dict.fromkeys(_name_keys(section.columns), cell))
            return list_schema(row, least=least, most=most)
        case _:
            return text_schema(words, least=least)


def render_minutes(form: Form, answer: Mapping[str, Any], *, said_on: date | None = None) -> str:
    """The one text of an answer by section; sections that may be left out and are empty are.

    `said_on` is the day of the meeting: dates are resolved from it.
    """
    parts = [
        render_section(section, answer.get(key), said_on=said_on)
        for key, section in section_keys(form).items()
    ]
    return "\n\n".join(filter(None, parts))


def render_section(section: Section, value: Any, *, said_on: date | None = None) -> str:
    """A section with its heading, of a value that its schema describes. A required one without
    content has a dash."""
    match section.kind:
        case Kind.POINTS:
            body = _render_points(map(_one_line, value or ()))
        case Kind.DECISIONS:
            body = _render_points(map(_render_decision, value or ()))
        case Kind.ACTIONS:
            body = _render_points(_render_action(row, said_on) for row in value or ())
        case Kind.TABLE:
            body = _render_table(section.columns, value or ())
        case _:
            body = _render_text(value or "")
    if not body and not section.required:
        return ""
    return f"## {section.heading}\n\n{body or NONE}"


def _render_points(items: Iterable[str]) -> str:
    return "\n".join(f"- {item}" for item in items if item)


def _render_decision(row: Mapping[str, str]) -> str:
    what, by = _plain(row["what"]), _plain_name(row.get("by"))
    return f"**{by}**: {what}" if what and by not in {"", NONE} else what


def _render_action(row: Mapping[str, str], said_on: date | None) -> str:
    what = _plain(row["what"]).rstrip(" .,;")
    who, due = _plain_name(row.get("who")), _read_due(_plain_name(row.get("due")) or NONE, said_on)
    return f"**{who or NONE}**: {what} (**{due if due.said else NONE}**)" if what else ""


def _render_table(columns: Sequence[str], rows: Iterable[Mapping[str, str]]) -> str:
    keys = _name_keys(columns)
    cells = [[_one_line(row.get(key) or "") for key in keys] for row in rows]
    filled = [row for row in cells if any(row)]
    if not filled:
        return ""
    lines = [list(map(_one_line, columns)), ["---"] * len(columns), *filled]
    return "\n".join(_render_row(line) for line in lines)


def _render_row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', _ESCAPED_BAR) for cell in cells)} |"


def _render_text(value: str) -> str:
    """Paragraphs and points: a text can open neither a section nor a table of its own."""
    blocks: list[str] = []
    is_open = False
    for line in value.splitlines():
        body = line.strip().lstrip("| ")
        while found := _HEADING.fullmatch(body):
            body = found[2].lstrip("| ")
        if point := _POINT.match(body) or _ORDERED.match(body):
            item = f"- {_one_line(body[point.end() :])}"
            if is_open and blocks[-1].startswith("- "):
                blocks[-1] += f"\n{item}"
            else:
                blocks.append(item)
        elif body and is_open and not blocks[-1].startswith("- "):
            blocks[-1] += f" {_one_line(body)}"
        elif body:
            blocks.append(_one_line(body))
        is_open = bool(body)
    return "\n\n".join(blocks)


def _one_line(words: str) -> str:
    """On one line, with bold only in pairs."""
    line = " ".join(words.split())
    return line if line.count("**") % 2 == 0 else line.replace("**", "")


# --- Checking ---------------------------------------------------------------


def check_minutes(
    form: Form, text: str, *, people: Collection[str] = (), said_on: date | None = None
) -> list[FormProblem]:
    """Every way in which the text breaks its form, in the order of the text; missing sections come
    last. Empty without a form."""
    if not form:
        return []
    minutes = read_minutes(form, text, people=people, said_on=said_on)
    order = [section.heading for section in form]
    found: list[FormProblem] = []
    seen: list[str] = []
    for part in minutes.parts:
        place = part.heading.line if part.heading else None
        if place is None:
            first = part.blocks[0]
            message = _("There is text before the first heading.")
            found.append(FormProblem("sections", message, *_place(first)))
        elif part.section is None:
            message = _("The form has no section “{name}”.").format(name=place.text)
            found.append(FormProblem("sections", message, place.start, place.end))
        else:
            name = part.section.heading
            if name in seen:
                message = _("The section “{name}” occurs twice.")
            elif any(order.index(name) < order.index(each) for each in seen):
                message = _("The section “{name}” is out of order.")
            else:
                message = ""
            if message:
                found.append(
                    FormProblem("sections", message.format(name=name), place.start, place.end)
                )
            seen.append(name)
            found += _check_section(part.section, place, part, text)
    found += _check_items(minutes)
    found.sort(key=lambda problem: problem.start)
    missing = _("The section “{name}” is missing.")
    return found + [
        FormProblem("sections", missing.format(name=section.heading), len(text), len(text))
        for section in form
        if section.required and section.heading not in seen
    ]


def _check_section(
    section: Section, heading: Line, part: MinutesSection, text: str
) -> Iterator[FormProblem]:
    """Whether one section holds what its kind says, and no more words than it may."""
    start, end = heading.end, part.end
    if not part.blocks:
        if section.required:
            message = _("The section “{name}” is empty. Write – if there is nothing to say.")
            yield FormProblem("sections", message.format(name=section.heading), start, start)
        return
    if count := count_excess_words(text[start:end], section.max_words):
        message = _("“{name}” has {count} words, more than {most}.")
        said = message.format(name=section.heading, count=count, most=section.max_words)
        yield FormProblem("length", said, start, end)
    fits: tuple[type, ...] = {
        Kind.POINTS.value: (Points,),
        Kind.DECISIONS.value: (DecisionList,),
        Kind.ACTIONS.value: (ActionList,),
        Kind.TABLE.value: (Table,),
    }.get(section.kind, (Paragraph, Points))
    for block in part.blocks:
        if isinstance(block, Paragraph) and block.line.text == NONE:
            continue
        if not isinstance(block, fits):
            message = {
                Kind.TABLE.value: _("“{name}” holds a table, and nothing else."),
                Kind.TEXT.value: _("“{name}” holds paragraphs and points, and no table."),
            }.get(section.kind, _("“{name}” holds points, one a line, and nothing else."))
            yield FormProblem("kinds", message.format(name=section.heading), *_place(block))
        elif isinstance(block, Table):
            for number, row in enumerate((block.header, *block.rows)):
                if len(row) != len(section.columns):
                    message = _("Row {row} in “{name}” has {count} cells instead of {most}.")
                    yield FormProblem(
                        "kinds",
                        message.format(
                            row=number,
                            name=section.heading,
                            count=len(row),
                            most=len(section.columns),
                        ),
                        row[0].start,
                        row[-1].end,
                    )


def _check_items(minutes: Minutes) -> Iterator[FormProblem]:
    """Whether every action says who does it and by when, or that none was named."""
    for number, action in enumerate(minutes.actions, start=1):
        place = (action.start, action.end)
        if not action.what:
            said = _("Action {number} does not say what is done.")
            yield FormProblem("actions", said.format(number=number), *place)
        if action.who is None:
            said = _("Action {number} has no owner. Put the name in bold at its beginning, or –.")
            yield FormProblem("owners", said.format(number=number), *place)
        if action.due is None:
            said = _("Action {number} has no date. Put it in bold at its end, or –.")
            yield FormProblem("dates", said.format(number=number), *place)
    for number, decision in enumerate(minutes.decisions, start=1):
        if not decision.what:
            said = _("Decision {number} does not say what was decided.")
            yield FormProblem("decisions", said.format(number=number), decision.start, decision.end)


def _place(block: Block) -> tuple[int, int]:
    match block:
        case Heading() | Paragraph():
            return block.line.start, block.line.end
        case Table():
            cells = [cell for row in (block.header, *block.rows) for cell in row]
            return cells[0].start, cells[-1].end
        case _:
            return block.items[0].start, block.items[-1].end
