"""Readers of data sets: published forms, and CSV files of one's own."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from measuring.metaeval.items import BadData, BadField, Dataset, DatasetItem, first_of
from measuring.metaeval.readers import forms, table
from measuring.metaeval.readers.forms import DataForm, Scale
from measuring.metaeval.readers.rows import DataRow, counted_once, json_rows

JSON_FORMS: dict[str, DataForm] = {
    form.name: form for form in (forms.GEVAL, forms.SUMMEVAL, forms.DIALSUMMEVAL, forms.QAGS)
}
FORMS = (*JSON_FORMS, table.NAME)


def read_dataset(
    path: Path,
    *,
    form: str | None = None,
    columns: Mapping[str, str] | None = None,
    scale: Scale | None = None,
) -> Dataset:
    """The items of a file; `form` is one of FORMS, found by its fields when it is None.

    `columns` (CSV alone) maps doc_id, system_id, source, system_output and names of dimensions to
    the file's own columns. `scale` holds the lowest and highest score people could give, where it
    is not the form's own. Raises BadData with every row that cannot be used.
    """
    text = read_text(path)
    if form == table.NAME or (form is None and text.lstrip()[:1] not in ("[", "{")):
        return _whole(path, table.NAME, *table.read(path, text, columns or {}, scale))
    if columns:
        raise BadData(path, ["is JSON; columns are for CSV alone, leave them out"])
    rows = json_rows(path, text, [form.marks for form in JSON_FORMS.values()])
    found = JSON_FORMS[form] if form else _detected(path, rows[0])
    given = scale or found.scale
    return _whole(path, found.name, rows, lambda row: found.item(row, given))


def read_text(path: Path) -> str:
    """Raises BadData when it cannot be read as UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadData(path, [f"cannot be read ({error.strerror}); name a file"]) from error
    except UnicodeDecodeError as error:
        raise BadData(path, [f"is not UTF-8 (byte {error.start}); save it as UTF-8"]) from error


def _whole(
    path: Path,
    form: str,
    rows: Sequence[DataRow],
    item_of: Callable[[DataRow], DatasetItem],
    notes: Sequence[str] = (),
) -> Dataset:
    pairs, problems = [], []
    for row in rows:
        try:
            pairs.append((row, item_of(row)))
        except BadField as error:
            problems.append(str(error))
    items, contradictions, repeated = counted_once(pairs)
    problems += contradictions
    if problems:
        raise BadData(path, problems)
    noticed = first_of([note for row in rows for note in row.notes])
    dataset = Dataset(path.name, form, tuple(items), (*notes, *repeated, *noticed))
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
                f"the known forms ({wanted}); name the form, or give a CSV file and its columns"
            ],
        )
    return found[0]
