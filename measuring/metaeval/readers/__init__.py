"""Readers of data sets: published forms, and CSV files of one's own."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from measuring.metaeval.items import BadData, BadField, Dataset, DatasetItem, first_of
from measuring.metaeval.readers import forms, table
from measuring.metaeval.readers.forms import OURS, DataForm, Scale
from measuring.metaeval.readers.rows import DataRow, Read, counted_once, flattened, json_rows

JSON_FORMS: dict[str, DataForm] = {
    form.name: form for form in (forms.GEVAL, forms.SUMMEVAL, forms.DIALSUMMEVAL, forms.QAGS)
}
FORMS = (*JSON_FORMS, table.NAME)
SHARES: Scale = (0.0, 1.0)
_GUESSED = (
    "scores do not fit 1 to 5 and all lie from 0 to 1, so they were read on that scale; name "
    "another with --scale LOW:HIGH"
)


def read_dataset(
    path: Path,
    *,
    form: str | None = None,
    columns: Mapping[str, str] | None = None,
    scale: Scale | None = None,
) -> Dataset:
    """The items of a file; `form` is one of FORMS, found by its fields when it is None.

    `columns` maps doc_id, system_id, source, system_output and names of dimensions to the file's
    own columns; in JSON, a member of an object is `scores.fluency`. `scale` holds the lowest and
    highest score people could give, where it is not the form's own. Raises BadData with every row
    that cannot be used.
    """
    if form is not None and form not in FORMS:
        raise BadData(path, [f"format is {form!r}; choose of {', '.join(FORMS)}"])
    text = read_text(path)
    if form == table.NAME or (form is None and text.lstrip()[:1] not in ("[", "{")):
        return _whole(path, _Rows(table.NAME, *table.read(path, text, columns or {})), scale)
    marks = [form.marks for form in JSON_FORMS.values()]
    if columns:
        rows = [
            flattened(row) for row in json_rows(path, text, [*marks, frozenset(columns.values())])
        ]
        return _whole(path, _Rows("columns", *table.read_rows(path, rows, columns)), scale)
    rows = json_rows(path, text, marks)
    found = JSON_FORMS[form] if form else _detected(path, rows[0])
    return _whole(path, _Rows(found.name, rows, found.item, usual=found.scale), scale)


def read_text(path: Path) -> str:
    """Raises BadData when it cannot be read as UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadData(path, [f"cannot be read ({error.strerror}); name a file"]) from error
    except UnicodeDecodeError as error:
        raise BadData(path, [f"is not UTF-8 (byte {error.start}); save it as UTF-8"]) from error


@dataclass(frozen=True)
class _Rows:
    """Rows of a form, what makes an item of one, what was noted, and the form's usual scale."""

    form: str
    rows: Sequence[DataRow]
    item_of: Callable[[DataRow, Scale], DatasetItem]
    notes: Sequence[str] = ()
    usual: Scale = OURS

    def items(self, scale: Scale) -> tuple[list[Read], list[str]]:
        """Also the problems of rows that make none."""
        pairs: list[Read] = []
        problems = []
        for row in self.rows:
            try:
                pairs.append((row, self.item_of(row, scale)))
            except BadField as error:
                problems.append(str(error))
        return pairs, problems


def _whole(path: Path, found: _Rows, scale: Scale | None) -> Dataset:
    pairs, problems = found.items(scale or found.usual)
    notes = list(found.notes)
    if problems and scale is None and found.usual == OURS:
        shares, others = found.items(SHARES)
        if not others:
            pairs, problems = shares, []
            notes.append(_GUESSED)
    items, contradictions, repeated = counted_once(pairs)
    problems += contradictions
    if problems:
        raise BadData(path, problems)
    noticed = first_of(list(dict.fromkeys(note for row in found.rows for note in row.notes)))
    dataset = Dataset(path.name, found.form, tuple(items), (*notes, *repeated, *noticed))
    if not dataset.dimensions:
        raise BadData(path, ["holds no score that people gave; there is nothing to compare with"])
    return dataset


def _detected(path: Path, row: DataRow) -> DataForm:
    found = [form for form in JSON_FORMS.values() if form.marks <= row.fields.keys()]
    if len(found) != 1:
        wanted = "; ".join(
            f"{form.name} has {', '.join(sorted(form.marks))}" for form in JSON_FORMS.values()
        )
        raise BadData(
            path,
            [
                f"{row.place} has the fields {', '.join(sorted(row.fields))}, which is none of "
                f"the known forms ({wanted}); name the form, or name the columns"
            ],
        )
    return found[0]
