"""The formats of documents of records: one as a file, many as a ZIP."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import IO
from zipfile import ZIP_DEFLATED, ZipFile

from django.db.models import QuerySet

from records.documents.content import RecordContent, read_content
from records.documents.plain import render_html, render_markdown
from records.models import Record


@dataclass(frozen=True)
class DocumentFormat:
    """`render` may raise BadTemplate."""

    media_type: str
    render: Callable[[RecordContent], bytes]


def _render_word(content: RecordContent) -> bytes:
    # Imported here as in `records.appending`: most processes write no Word file.
    from records.documents.word import render_word  # noqa: PLC0415

    return render_word(content)


def _render_pdf(content: RecordContent) -> bytes:
    from records.documents.sheet import render_pdf  # noqa: PLC0415

    return render_pdf(content)


FORMATS = {
    "docx": DocumentFormat(
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document", _render_word
    ),
    "md": DocumentFormat("text/markdown; charset=utf-8", render_markdown),
    "html": DocumentFormat("text/html; charset=utf-8", render_html),
    "pdf": DocumentFormat("application/pdf", _render_pdf),
}
# A Word file takes about a tenth of a second.
MOST_AT_ONCE = 200


def with_content(records: QuerySet[Record]) -> QuerySet[Record]:
    """The records with what `render_document` reads, in order."""
    rows = records.defer(None).defer("pdf").order_by("number")
    return rows.select_related(
        "summary__transcript",
        "summary__guideline_version__guideline",
        "review__reviewer",
        "supersedes",
        "recall",
    ).prefetch_related("summary__transcript__contexts")


def render_document(record: Record, kind: str) -> bytes:
    """`kind` is one of FORMATS. Raises BadTemplate, and ValueError after a disposition."""
    return FORMATS[kind].render(read_content(record))


def zip_documents(records: Iterable[Record], kind: str) -> IO[bytes]:
    """A document of each record that has its content; the caller closes the file."""
    file = TemporaryFile()  # noqa: SIM115
    with ZipFile(file, "w", ZIP_DEFLATED) as archive:
        for record in records:
            if record.snapshot:
                archive.writestr(f"record-{record.number}.{kind}", render_document(record, kind))
    file.seek(0)
    return file
