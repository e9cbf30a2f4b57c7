"""A record as Markdown and as HTML."""

import re

from django.template.loader import render_to_string
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from records.documents.content import RecordContent

_MARKS = re.compile(r"[\\`*_\[\]<>#|~]")


def render_markdown(content: RecordContent) -> bytes:
    """The approved text as it was signed, below a heading, with its sources as footnotes."""
    text = content.text
    cells = [cell for block in content.blocks for cell in block.cells if cell.note is not None]
    for cell in sorted(cells, key=lambda cell: cell.end, reverse=True):
        text = f"{text[: cell.end]}[^{cell.note}]{text[cell.end :]}"
    people = "\n".join(f"- {_escape(name)}" for name in content.participants)
    facts = "  \n".join(map(_escape, filter(None, (content.date, *content.facts))))
    parts = [f"# {_escape(content.title)}", facts]
    parts += [f"**{_('Participants')}**\n\n{people}"] if people else []
    parts += [
        text,
        *(f"[^{at}]: {_escape(note)}" for at, note in enumerate(content.notes, start=1)),
    ]
    return "\n\n".join([*parts, f"SHA-256 {content.sha256}\n"]).encode()


def _escape(words: str) -> str:
    """Words from outside, which neither lay out the file nor put HTML into it."""
    return _MARKS.sub(r"\\\g<0>", " ".join(words.split()))


def render_html(content: RecordContent) -> bytes:
    """One file, without script and without a request to any server."""
    context = {"content": content, "language": get_language()}
    return render_to_string("records/document.html", context).encode()
