"""Readers of data sets: published forms, and tables and JSON with your own column names."""

import csv
import io
import json
import math
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, TypeVar

from countersign_judge.llm.providers.offline.sentences import split_sentences
from countersign_judge.llm.strict_json import RepeatedName, is_storable, refuse_repeated_names
from countersign_judge.metaeval.items import (
    HIGHEST,
    LOWEST,
    BadData,
    BadField,
    Dataset,
    DatasetItem,
    Turns,
    shorten_list,
)

if TYPE_CHECKING:
    from pandas import DataFrame

Item = TypeVar("Item")
Scale = tuple[float, float]
JUDGE_SCALE: Scale = (LOWEST, HIGHEST)
SHARE_SCALE: Scale = (0.0, 1.0)
# The texts of a row, in every form that names its columns.
TEXT_FIELDS = ("doc_id", "system_id", "source", "system_output")
# What a row of a table has, besides its scores.
_FLAT_FIELDS = ("doc_id", "source", "system_output")
_GUESSED_COLUMNS = (
    "scores do not fit 1 to 5 and all lie from 0 to 1, so they were read on that scale; name "
    "another with --scale LOW:HIGH"
)


# --- Rows -------------------------------------------------------------------

# Names of documents and systems in the known forms.
_NAME_FIELDS = ("doc_id", "id", "system_id", "model_id", "model")
_MOST_SHOWN = 60
_NUMBER = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?", re.ASCII)


@dataclass(frozen=True)
class DataRow:
    """Every reader of a field raises BadField with the item, its line, the field and its value.

    `position` counts the items from 1 on; `called` are the fields that name one, document first.
    `notes` are remarks of a reader that do not stop a measurement.
    """

    position: int
    line: int
    fields: dict[str, Any]
    called: tuple[str, ...] = _NAME_FIELDS
    notes: list[str] = field(default_factory=list)

    @property
    def name_fields(self) -> list[str]:
        """The fields of `called` that it has."""
        values = {name: self.fields.get(name) for name in self.called}
        return [name for name, said in values.items() if isinstance(said, str | int) and said != ""]

    @property
    def place(self) -> str:
        """Such as "item 3 (doc_id 'bridge', system_id 'C'), line 12"."""
        names = ", ".join(f"{name} {show_value(self.fields[name])}" for name in self.name_fields)
        return f"item {self.position}{names and f' ({names})'}, line {self.line}"

    def bad(self, field: str, problem: str) -> BadField:
        return BadField(self.place, field, problem)

    def text(self, field: str, *, empty: bool = False) -> str:
        value = self.fields.get(field)
        if not isinstance(value, str) or not (empty or value.strip()):
            raise self.bad(field, f"{show_value(value)} is not text; give a string")
        if not is_storable(value):
            problem = (
                f"{show_value(value)} contains a NUL or half of a surrogate pair; leave it out"
            )
            raise self.bad(field, problem)
        return value

    def name(self, field: str) -> str:
        """A name that may be written as a whole number."""
        value = self.fields.get(field)
        whole = isinstance(value, int) and not isinstance(value, bool)
        return str(value) if whole else self.text(field)

    def objects(self, field: str) -> list[dict[str, Any]]:
        value = self.fields.get(field)
        if not isinstance(value, list) or not value or not all(isinstance(x, dict) for x in value):
            problem = f"{show_value(value)} is not a list of objects, or an empty one; give one"
            raise self.bad(field, problem)
        return value

    def parse_number(self, field: str, value: Any) -> float:
        """Also one in text form, as tables leave it."""
        found = plain_number(value) if isinstance(value, str) else value
        if isinstance(found, bool) or not isinstance(found, int | float):
            found = math.nan
        if not math.isfinite(found):
            raise self.bad(field, f"{show_value(value)} is not a number; write one like 3.5")
        return float(found)

    def score(self, field: str, value: Any, scale: Scale) -> float:
        """Mapped linearly from `scale` to [1, 5]."""
        number, (low, high) = self.parse_number(field, value), scale
        if not low <= number <= high:
            problem = f"{number:g} is not from {low:g} to {high:g}; correct it, or name the scale"
            raise self.bad(field, problem)
        if scale == JUDGE_SCALE:
            return number
        return LOWEST + (number - low) / (high - low) * (HIGHEST - LOWEST)


def plain_number(text: str) -> float | None:
    """None for anything but digits ("1_000" is Python's, "inf" is no score)."""
    return float(text) if _NUMBER.fullmatch(text.strip()) else None


def show_value(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}..."


def read_text(path: Path) -> str:
    """Raises BadData when it cannot be read as UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadData(path, [f"cannot be read ({error.strerror}); name a file"]) from error
    except UnicodeDecodeError as error:
        raise BadData(path, [f"is not UTF-8 (byte {error.start}); save it as UTF-8"]) from error


def read_each(
    rows: Iterable[DataRow], item_of: Callable[[DataRow], Item]
) -> tuple[list[Item], list[str]]:
    """The results of the rows, and the problems of those without one."""
    items, problems = [], []
    for row in rows:
        try:
            items.append(item_of(row))
        except BadField as error:
            problems.append(str(error))
    return items, problems


# --- JSON and JSON Lines ----------------------------------------------------

_REMEDY = "give a JSON array, or one object a line"
# No score or name has more; Python refuses to read very long ones as whole numbers.
_MOST_DIGITS = 300
_DECODER = json.JSONDecoder(
    object_pairs_hook=refuse_repeated_names,
    parse_int=lambda text: int(text) if len(text) <= _MOST_DIGITS else float(text),
)
_BETWEEN = {True: re.compile(r"[\s,]*"), False: re.compile(r"\s*")}


def read_json_rows(path: Path, text: str, marks: Collection[frozenset[str]]) -> list[DataRow]:
    """Objects of an array, or one after the other, each beginning on its own line.

    Raises BadData for anything but JSON, values other than objects, an empty file, and rows that
    are an array within another object; `marks` are sets of fields that identify a row.
    """
    array = text.lstrip().startswith("[")
    rows: list[DataRow] = []
    at, counted, line = text.index("[") + 1 if array else 0, 0, 1
    while True:
        gap = _BETWEEN[array].match(text, at)
        at = gap.end() if gap else at
        line, counted = line + text.count("\n", counted, at), at
        if text[at : at + 1] == ("]" if array else ""):
            break
        if rows and not array and gap and "\n" not in gap[0]:
            raise BadData(path, [f"line {line}: goes on after its object; {_REMEDY}"])
        value, at = _decode_value(path, text, at, line)
        if not isinstance(value, dict):
            place = f"item {len(rows) + 1}, line {line}"
            raise BadData(path, [f"{place}: {show_value(value)} is not a JSON object; {_REMEDY}"])
        rows.append(DataRow(len(rows) + 1, line, value))
    if array and text[at + 1 :].strip():
        raise BadData(path, [f"line {line}: the file goes on after its array; {_REMEDY}"])
    if not rows:
        raise BadData(path, [f"is empty; {_REMEDY}"])
    if len(rows) == 1 and not any(mark <= rows[0].fields.keys() for mark in marks):
        _require_bare(path, rows[0])
    return rows


def _decode_value(path: Path, text: str, at: int, line: int) -> tuple[Any, int]:
    """The value that begins at `at`, on `line`, and where it ends."""
    try:
        return _DECODER.raw_decode(text, at)
    except json.JSONDecodeError as error:
        where = f"line {line + text.count(chr(10), at, error.pos)}, column {error.colno}"
        problem = f"{where}: not JSON ({error.msg}); {_REMEDY}"
    except RepeatedName as error:
        problem = f"line {line}: an object has {show_value(error.name)} twice; name it once"
    except RecursionError:
        problem = f"line {line}: lists or objects nest too deep; {_REMEDY}"
    raise BadData(path, [problem])


def _require_bare(path: Path, row: DataRow) -> None:
    """Raises BadData where the rows are an array under a key of the only object, or of an object
    within it."""
    within = {
        f"{show_value(name)}, {show_value(inner)}": value
        for name, whole in row.fields.items()
        if isinstance(whole, dict)
        for inner, value in whole.items()
    }
    members = {show_value(name): value for name, value in row.fields.items()} | within
    keys = [
        names
        for names, value in members.items()
        if isinstance(value, list) and any(isinstance(entry, dict) for entry in value)
    ]
    if keys:
        which = "that array" if len(keys) == 1 else "one of these arrays"
        problem = (
            f"line {row.line}: an object, whose rows stand under {' and '.join(keys)}; give "
            f"{which} as the whole file, without the object around it"
        )
        raise BadData(path, [problem])


def flatten_row(row: DataRow) -> DataRow:
    """With its objects' members as fields too, as `scores.fluency`."""
    members = {
        f"{name}.{inner}": value
        for name, whole in row.fields.items()
        if isinstance(whole, dict)
        for inner, value in whole.items()
    }
    return replace(row, fields={**row.fields, **members})


# --- Tables -----------------------------------------------------------------

_LONGEST_FIELD = 10_000_000
# A first line that tells Excel the separator of cells.
_SEPARATOR = re.compile(r"sep=(.)\r?\n", re.IGNORECASE)
# What R, pandas and people write for a missing score.
_EMPTY_CELLS = frozenset({"", "na", "n/a", "nan", "null", "none", "-"})


def read_csv_rows(
    path: Path, text: str, mapped: Mapping[str, str]
) -> tuple[list[str], list[DataRow]]:
    """The header's names, and the rows that are not empty, with the line that each begins on.

    `mapped` has the columns of the TEXTS, whose cells are read as they are; in other columns scores
    get a decimal point. Cells that a short line leaves out are missing. Raises BadData for broken
    CSV, and for more cells than columns: a comma without quotes moves every cell after it.
    """
    csv.field_size_limit(_LONGEST_FIELD)
    separator = _SEPARATOR.match(text)
    table = text[separator.end() :] if separator else text
    parted = separator[1] if separator else max(",;\t", key=table.partition("\n")[0].count)
    reader = csv.reader(io.StringIO(table, newline=""), delimiter=parted, strict=True)
    begins = at = 2 if separator else 1
    lines: list[tuple[int, list[str]]] = []
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                lines.append((at, cells))
            at = begins + reader.line_num
    except csv.Error as error:
        raise BadData(path, [f"line {at}: not CSV ({error})"]) from error
    if not lines:
        raise BadData(path, ["is empty; give a header and a row a summary"])
    header = [name.strip() for name in lines.pop(0)[1]]
    wrong = [
        f"item {number}, line {line}: has {len(cells)} cells, and there are {len(header)} columns; "
        f"put texts that hold {parted!r} between quotes"
        for number, (line, cells) in enumerate(lines, start=1)
        if any(cell.strip() for cell in cells[len(header) :])
    ]
    if wrong:
        raise BadData(path, wrong)
    # Commas that separate no cells may separate decimals.
    decimal = "." if parted == "," else ","

    def read(name: str, cell: str) -> str:
        pointed = cell.replace(decimal, ".") if cell.count(decimal) == 1 else cell
        as_it_is = name in mapped.values() or plain_number(pointed) is None
        return cell if as_it_is else pointed

    called = mapped["doc_id"], mapped["system_id"]
    rows = []
    for number, (line, cells) in enumerate(lines, start=1):
        fields = {name: read(name, cell) for name, cell in zip(header, cells, strict=False)}
        rows.append(DataRow(number, line, fields, called))
    return header, rows


def read_parquet_rows(path: Path) -> list[DataRow]:
    """Raises BadData."""
    from pandas import read_parquet  # noqa: PLC0415 (as below)

    require_pyarrow(path)
    try:
        rows = read_frame_rows(read_parquet(path))
    except (OSError, ValueError, NotImplementedError) as error:
        problem = f"cannot be read as Parquet ({error}); name another file"
        raise BadData(path, [problem]) from error
    if not rows:
        raise BadData(path, ["is empty; give a row a summary"])
    return rows


def require_pyarrow(path: Path) -> None:
    """Raises BadData."""
    if find_spec("pyarrow") is None:
        remedy = "install it with `pip install pyarrow`, or use CSV or JSON Lines"
        raise BadData(path, [f"Parquet needs pyarrow, which is not installed; {remedy}"])


def read_frame_rows(frame: "DataFrame") -> list[DataRow]:
    """The same rows as a reader of files makes."""
    rows = frame.astype(object).where(frame.notna(), None).to_dict("records")
    return [
        # Parquet has arrays for lists.
        DataRow(at, at, {str(k): getattr(v, "tolist", lambda v=v: v)() for k, v in row.items()})
        for at, row in enumerate(rows, start=1)
    ]


def require_columns(
    path: object, header: Sequence[str], wanted: Mapping[str, Sequence[str]]
) -> None:
    """Raises BadData where a name's column is not in the header."""
    missing = [
        f"has no column {column!r} for {name}; its columns are {', '.join(header)}: name the one "
        f"with --columns {name}=COLUMN"
        for name, columns in wanted.items()
        for column in columns
        if column not in header
    ]
    if missing:
        raise BadData(path, missing)


def _cell_text(row: DataRow, name: str) -> str:
    """The cell as a text; empty if null or missing."""
    value = row.fields.get(name)
    return "" if value is None else str(value)


def _read_by_columns(
    path: Path, header: list[str], rows: list[DataRow], columns: Mapping[str, str]
) -> tuple["DataForm", list[str]]:
    """Make items of rows by the names of their columns, and notes. Several columns for one
    dimension, joined by "+", are averaged; without any, all that hold numbers are dimensions."""
    mapped = {name: columns.get(name, name) for name in TEXT_FIELDS}
    dimensions = {
        name: where.split("+") for name, where in columns.items() if name not in TEXT_FIELDS
    }
    needed = {name: [mapped[name]] for name in TEXT_FIELDS if name != "system_id"}
    require_columns(path, header, needed | dimensions)
    notes = []
    if not dimensions:
        others = [name for name in header if name and name not in mapped.values()]
        # Remarks, names of raters and the like are no scores.
        dimensions = {
            name: [name]
            for name in others
            if any(plain_number(_cell_text(row, name)) is not None for row in rows)
        }
        if left_out := [name for name in others if name not in dimensions]:
            notes = [f"columns left out, for they hold no number: {', '.join(left_out)}"]
        if rows and not dimensions:
            cells = ", ".join(
                f"{name} has {show_value(_cell_text(rows[0], name))}" for name in others
            )
            problem = (
                f"has no column of numbers, which scores are ({rows[0].place}: "
                f"{cells or 'no other column'}); write scores like 3.5"
            )
            raise BadData(path, [problem])
    # Of two columns with one name, only one would be read.
    used = {*mapped.values(), *(column for where in dimensions.values() for column in where)}
    twice = [
        f"has {header.count(name)} columns {name!r}; name them apart (columns=A+B averages)"
        for name in dict.fromkeys(header)
        if name in used and header.count(name) > 1
    ]
    if twice:
        raise BadData(path, twice)

    def item(row: DataRow, scale: Scale) -> DatasetItem:
        given = {
            name: [
                row.score(column, _cell_text(row, column), scale)
                for column in where
                if _cell_text(row, column).strip().lower() not in _EMPTY_CELLS
            ]
            for name, where in dimensions.items()
        }
        return DatasetItem(
            document=row.name(mapped["doc_id"]),
            system=_cell_text(row, mapped["system_id"]),
            turns=parse_turns(row.text(mapped["source"])),
            summary=row.text(mapped["system_output"], empty=True),
            human={name: fmean(values) for name, values in given.items() if values},
        )

    return DataForm("columns", frozenset(), item), notes


# --- Sources ----------------------------------------------------------------

_LABEL = r"#?[A-Z0-9][\w.&'’#-]*(?:[ \t]+[\w.&'’#()-]+){0,3}"
_LINE = re.compile(rf"^[ \t]*+(?:[-*][ \t]*+)?(?P<speaker>{_LABEL})[ \t]?:[ \t]*(?P<text>\S.*)?$")
# A page that happens to hold a few "Note:" lines is no dialogue.
_LABELLED_SHARE = 0.6
_LEAST_TURNS = 2
# Tokenised sets may split a figure in one text ("36 , 000", "7 . 8"), where a point would end a
# sentence, and keep it whole in the other.
_CUT_FIGURE = re.compile(r"\b(\d{1,3}) (?:(,) (?=\d{3}\b)|(\.) (?=\d))")


def _join_figures(text: str) -> str:
    """Join the pieces of every figure."""
    return _CUT_FIGURE.sub(r"\1\2\3", text)


def parse_turns(text: str) -> Turns:
    """A dialogue with lines "Name: ..." by its turns; anything else by its sentences, each a turn
    without a speaker."""
    spoken = parse_dialogue(text) or [("", span.text) for span in split_sentences(text)]
    return tuple(
        {"speaker": name, "start": None, "end": None, "text": words} for name, words in spoken
    )


def parse_dialogue(text: str) -> list[tuple[str, str]] | None:
    """Speakers and their words, if the lines of the text are labelled "Name: …"; else None."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    matches = [_LINE.match(line) for line in lines]
    if sum(map(bool, matches)) < max(_LEAST_TURNS, _LABELLED_SHARE * len(lines)):
        return None
    turns: list[tuple[str, str]] = []
    for line, match in zip(lines, matches, strict=True):
        if match:
            turns.append((match["speaker"], match["text"] or ""))
        elif turns:
            turns[-1] = (turns[-1][0], f"{turns[-1][1]} {line}")
        else:
            turns.append(("", line))
    return turns


# --- Published forms --------------------------------------------------------

_SYSTEMS = ("model_id", "model", "system_id")
_SOURCES = ("text", "source", "article", "story")
_VOTES = {"yes": 1, "no": -1}
_ABSENT = object()


@dataclass(frozen=True)
class DataForm:
    """`marks` are the form's own fields, `scale` the lowest and highest human score."""

    name: str
    marks: frozenset[str]
    item: Callable[[DataRow, Scale], DatasetItem]
    scale: Scale = JUDGE_SCALE


def _mean_scores(
    row: DataRow, field: str, annotations: Sequence[Mapping[str, Any]], scale: Scale
) -> dict[str, float]:
    """By dimension, in lower case, the mean of the annotators' scores; null counts as missing, as
    does the NaN that tables make of it."""
    given: dict[str, list[float]] = {}
    for number, annotation in enumerate(annotations, start=1):
        for name, value in annotation.items():
            if value is None or value != value:  # noqa: PLR0124 (of all values NaN alone differs)
                continue
            where, dimension = f"{field}[{number}].{name}", name.strip().lower()
            if not dimension:
                raise row.bad(
                    where, f"{show_value(value)} is a score of nothing; name its dimension"
                )
            given.setdefault(dimension, []).append(row.score(where, value, scale))
    return {name: fmean(values) for name, values in given.items()}


def _read_geval(row: DataRow, scale: Scale) -> DatasetItem:
    """The form in which the authors of G-Eval keep SummEval (Liu et al. 2023, arXiv 2303.16634)."""
    scores = row.fields.get("scores")
    document, system = row.name("doc_id"), row.name("system_id")
    turns, summary = (
        parse_turns(_join_figures(row.text("source"))),
        row.text("system_output", empty=True),
    )
    if not isinstance(scores, dict):
        raise row.bad("scores", f"{show_value(scores)} is not an object; give one")
    human = _mean_scores(row, "scores", [scores], scale)
    return DatasetItem(document, system, turns, _join_figures(summary), human)


def _read_summeval(row: DataRow, scale: Scale) -> DatasetItem:
    """SummEval's own JSON Lines (Fabbri et al. 2021, arXiv 2007.12626). The experts' scores count;
    those of the crowd workers, which hardly agree with any others, are left out."""
    source = next((name for name in _SOURCES if name in row.fields), None)
    if source is None:
        problem = "the article is not there; pair the annotations with their stories first"
        raise row.bad("text", problem)
    return DatasetItem(
        document=row.name("id"),
        system=row.name("model_id") if "model_id" in row.fields else "",
        turns=parse_turns(row.text(source)),
        summary=row.text("decoded", empty=True),
        human=_mean_scores(row, "expert_annotations", row.objects("expert_annotations"), scale),
    )


def _read_dialsummeval(row: DataRow, scale: Scale) -> DatasetItem:
    """DialSummEval (Gao and Wan 2022, NAACL): chats, one line a summary, three annotators each. A
    "|" separates the turns of a dialogue; here line breaks do too."""
    system = next((name for name in _SYSTEMS if name in row.fields), None)
    dialogue = row.text("dialogue")
    return DatasetItem(
        document=row.name("id") if "id" in row.fields else dialogue,
        system=row.name(system) if system else "",
        turns=parse_turns("\n".join(part.strip() for part in dialogue.split("|"))),
        summary=row.text("summary", empty=True),
        human=_mean_scores(row, "annotations", row.objects("annotations"), scale),
    )


def _read_qags(row: DataRow, scale: Scale) -> DatasetItem:
    """QAGS (Wang et al. 2020, arXiv 2004.04228): does the source support each sentence, yes or no.

    The score is the share of sentences that most workers call supported (half a sentence for a
    tie). A summary with a sentence that has no vote has no score.
    """
    article, sentences = row.text("article"), row.objects("summary_sentences")
    shares = [_vote_share(row, number, entry) for number, entry in enumerate(sentences, start=1)]
    known = [share for share in shares if share is not None]
    for entry in sentences:
        if not isinstance(entry.get("sentence"), str):
            problem = f"{show_value(entry.get('sentence'))} is no sentence; give a string"
            raise row.bad("summary_sentences", problem)
    scored = len(known) == len(shares)
    return DatasetItem(
        document=sha256(article.encode()).hexdigest()[:16],
        system="",
        turns=parse_turns(_join_figures(article)),
        summary=_join_figures(" ".join(entry["sentence"] for entry in sentences)),
        human={"consistency": row.score("summary_sentences", fmean(known), scale)}
        if scored
        else {},
    )


def _vote_share(row: DataRow, number: int, entry: dict[str, Any]) -> float | None:
    """None without a vote, which is noted."""
    field = f"summary_sentences[{number}].responses"
    responses = entry.get("responses", _ABSENT)
    if responses is None or responses == []:
        remark = "the sentence has no vote, so that the summary has no human score"
        row.notes.append(f"{row.place}, {field}: {remark}")
        return None
    if not isinstance(responses, list):
        found = "nothing" if responses is _ABSENT else show_value(responses)
        raise row.bad(field, f"{found} is not a list of responses; give one, [] without votes")
    votes = 0
    for response in responses:
        answer = response.get("response") if isinstance(response, dict) else response
        if not isinstance(answer, str) or answer.strip().lower() not in _VOTES:
            raise row.bad(field, f"{show_value(answer)} is neither yes nor no; write one of them")
        votes += _VOTES[answer.strip().lower()]
    return 0.5 if votes == 0 else float(votes > 0)


JSON_FORMS: dict[str, DataForm] = {
    form.name: form
    for form in (
        DataForm("geval", frozenset({"doc_id", "system_output", "scores"}), _read_geval),
        DataForm("summeval", frozenset({"id", "decoded", "expert_annotations"}), _read_summeval),
        DataForm(
            "dialsummeval", frozenset({"dialogue", "summary", "annotations"}), _read_dialsummeval
        ),
        DataForm("qags", frozenset({"article", "summary_sentences"}), _read_qags, SHARE_SCALE),
    )
}
FORMS = (*JSON_FORMS, "csv")


# --- Data sets --------------------------------------------------------------


def read_dataset(
    path: Path,
    *,
    form: str | None = None,
    columns: Mapping[str, str] | None = None,
    scale: Scale | None = None,
) -> Dataset:
    """The items of a file; `form` is one of FORMS, found by its fields when it is None.

    `columns` maps the TEXTS and names of dimensions to the file's own columns; in JSON, a member of
    an object is `scores.fluency`. `scale` holds the lowest and highest score people could give,
    where it is not the form's own. Raises BadData with every unusable row.
    """
    if form is not None and form not in FORMS:
        raise BadData(path, [f"format is {form!r}; choose one of {', '.join(FORMS)}"])
    columns, marks = columns or {}, [each.marks for each in JSON_FORMS.values()]
    parquet = read_parquet_rows(path) if path.suffix == ".parquet" else []
    text = "" if parquet else read_text(path)
    if not parquet and (form == "csv" or (form is None and text.lstrip()[:1] not in ("[", "{"))):
        mapped = {name: columns.get(name, name) for name in TEXT_FIELDS}
        header, rows = read_csv_rows(path, text, mapped)
        used, notes = _read_by_columns(path, header, rows, columns)
        used = replace(used, name="csv")
        return _build_dataset(path, used, rows, notes, scale)
    own = frozenset(columns.values() if columns else _FLAT_FIELDS)
    rows, notes = parquet or read_json_rows(path, text, [*marks, own]), []
    there = rows[0].fields.keys()
    published = any(mark <= there for mark in marks)
    flat = form in (None, "csv") and not published and (parquet or own <= there)
    if columns or flat:
        called = columns.get("doc_id", "doc_id"), columns.get("system_id", "system_id")
        rows = [replace(flatten_row(row), called=called) for row in rows]
        header = list(dict.fromkeys(name for row in rows for name in row.fields))
        used, notes = _read_by_columns(path, header, rows, columns)
    else:
        used = JSON_FORMS[form] if form else _detect_form(path, rows[0])
    return _build_dataset(path, used, rows, notes, scale)


def _detect_form(path: Path, row: DataRow) -> DataForm:
    found = [form for form in JSON_FORMS.values() if form.marks <= row.fields.keys()]
    if len(found) != 1:
        wanted = "; ".join(
            f"{form.name} has {', '.join(sorted(form.marks))}" for form in JSON_FORMS.values()
        )
        problem = (
            f"{row.place} has the fields {', '.join(sorted(row.fields))}, which is none of the "
            f"known forms ({wanted}); name the form, or name the columns"
        )
        raise BadData(path, [problem])
    return found[0]


Read = tuple[DataRow, DatasetItem]
# Named in a note, which counts all.
_MOST_NAMED = 3


def _build_dataset(
    path: Path, form: DataForm, rows: Sequence[DataRow], notes: list[str], scale: Scale | None
) -> Dataset:
    pairs, problems = read_each(rows, lambda row: (row, form.item(row, scale or form.scale)))
    if problems and scale is None and form.scale == JUDGE_SCALE:
        shares, others = read_each(rows, lambda row: (row, form.item(row, SHARE_SCALE)))
        if not others:
            pairs, problems = shares, []
            notes.append(_GUESSED_COLUMNS)
    items, contradictions, repeated = _drop_repeated(pairs)
    problems += contradictions
    if problems:
        raise BadData(path, problems)
    noticed = shorten_list(list(dict.fromkeys(note for row in rows for note in row.notes)))
    dataset = Dataset(path.name, form.name, tuple(items), (*notes, *repeated, *noticed))
    if not dataset.dimensions:
        raise BadData(path, ["holds no score that people gave; there is nothing to compare with"])
    return dataset


def _drop_repeated(pairs: Sequence[Read]) -> tuple[list[DatasetItem], list[str], list[str]]:
    """The items to measure, problems, and notes on what was left out or is there twice.

    A system with a name writes one text on a document and gets one score a dimension; without a
    name, two rows of one document may be two systems with the same text.
    """
    first: dict[tuple[str, str], Read] = {}
    texts: dict[tuple[str, str], DataRow] = {}
    items: list[DatasetItem] = []
    again: list[DataRow] = []
    alike: list[DataRow] = []
    problems = []
    for row, item in pairs:
        earlier = first.setdefault((item.document, item.system), (row, item))
        if not item.system or earlier[0] is row:
            items.append(item)
            if texts.setdefault((item.document, item.summary), row) is not row:
                alike.append(row)
        elif earlier[1] == item:
            again.append(row)
        else:
            problems.append(str(_contradiction_problem(row, item, *earlier)))
    said = {
        "an earlier row, and count once": again,
        "the text of an earlier row of their document, and count each": alike,
    }
    notes = [
        f"rows that repeat {what}: {len(found)} "
        f"({'; '.join(shorten_list([row.place for row in found], _MOST_NAMED))})"
        for what, found in said.items()
        if found
    ]
    return items, problems, notes


def _contradiction_problem(
    row: DataRow, item: DatasetItem, earlier_row: DataRow, earlier: DatasetItem
) -> BadField:
    who = f"{show_value(item.system)} on {show_value(item.document)}"
    if (item.summary, item.turns) != (earlier.summary, earlier.turns):
        other = f"{who} has another text in {earlier_row.place}"
        return row.bad(row.name_fields[-1], f"{other}; name the systems or documents apart")

    def given(one: DatasetItem, name: str) -> str:
        return f"{one.human[name]:g}" if name in one.human else "missing"

    differing = ", ".join(
        f"{name} is {given(earlier, name)} there and {given(item, name)} here"
        for name in dict.fromkeys([*earlier.human, *item.human])
        if earlier.human.get(name) != item.human.get(name)
    )
    return row.bad(
        row.name_fields[-1],
        f"{who} is scored in {earlier_row.place} already ({differing}, of 1 to 5); keep one row a "
        "summary, with the mean of its raters or a column for each",
    )
