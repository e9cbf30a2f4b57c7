"""The catalogs of translated words: `make messages` updates them.

Every room has its own, `ROOM/locale/LANGUAGE/LC_MESSAGES/django.po`, with what its Python files and
`templates/ROOM` show; `config` has the rest. Babel finds the messages, so Python is the only
program needed. The compiled `.mo` files are committed: an installation compiles nothing.
"""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

ROOT = Path(__file__).resolve().parents[1]
ROOMS = (
    "accounts",
    "delivery",
    "insight",
    "judging",
    "llm",
    "measuring",
    "records",
    "reviews",
    "summaries",
    "config",
)
# What belongs to `config`, an app with a catalog; `web` is not an app.
_SHARED = ("config", "web", "templates/web")
# django-allauth looks for its pages and letters there.
_OF_ACCOUNTS = (
    "accounts",
    *(f"templates/{name}" for name in ("accounts", "account", "socialaccount", "usersessions")),
)
# No date of its own in a catalog's head, so that only its messages change it.
_HEAD: dict[str, Any] = {
    "header_comment": "# The words of Countersign. Kept by `make messages`.",
    "project": "Countersign",
    "version": "1",
    "charset": "utf-8",
    "creation_date": datetime(2026, 11, 22, tzinfo=UTC),
    "revision_date": datetime(2026, 11, 22, tzinfo=UTC),
    "fuzzy": False,
}
_LAZY = {f"{name}_lazy": DEFAULT_KEYWORDS[name] for name in ("gettext", "ngettext", "pgettext")}
_KEYWORDS = {
    **DEFAULT_KEYWORDS,
    **_LAZY,
    "npgettext_lazy": DEFAULT_KEYWORDS["npgettext"],
    "gettext_noop": None,
}


# The package for judging has no catalogs: its texts are in those of the rooms that show them, and
# where no part is named, in that of `judging`.
_LIBRARY = ROOT / "packages" / "judge" / "countersign_judge"
_LIBRARY_PARTS = {
    "llm": [_LIBRARY / "llm"],
    "measuring": [_LIBRARY / "metaeval", _LIBRARY / "student"],
}


def _sources(room: str) -> Iterator[Path]:
    named = {"config": _SHARED, "accounts": _OF_ACCOUNTS}.get(room, (room, f"templates/{room}"))
    folders = [ROOT / name for name in named]
    folders += [_LIBRARY] if room == "judging" else _LIBRARY_PARTS.get(room, [])
    others = [part for name, parts in _LIBRARY_PARTS.items() if name != room for part in parts]
    for folder in folders:
        for pattern in ("*.py", "*.html", "*.txt"):
            for path in sorted(folder.rglob(pattern)):
                if not any(path.is_relative_to(part) for part in others):
                    yield path
    if room == "config":
        yield from sorted((ROOT / "templates").glob("*.html"))


def _readable(path: Path) -> IO[bytes]:
    """A template as Python: its calls of gettext."""
    text = path.read_text(encoding="utf-8")
    return BytesIO((text if path.suffix == ".py" else templatize(text)).encode())


def messages_of(room: str) -> Catalog:
    """What the sources of `room` hand to gettext, without translations."""
    found = Catalog(**_HEAD)
    for path in _sources(room):
        name = path.relative_to(ROOT).as_posix()
        method = "python" if path.suffix == ".py" else "javascript"
        # Django's templates hold no JavaScript here; its lexer reads calls amid any text.
        for _, message, comments, context in extract(
            method, _readable(path), keywords=_KEYWORDS, comment_tags=("Translators:",)
        ):
            found.add(message, locations=[(name, 0)], auto_comments=comments, context=context)
    return found


def catalog_path(room: str, language: str) -> Path:
    return ROOT / room / "locale" / language / "LC_MESSAGES" / "django.po"


def kept(room: str, language: str) -> Catalog:
    """The catalog in the repository; empty where there is none."""
    catalog = Catalog(locale=language, **_HEAD)
    path = catalog_path(room, language)
    if path.exists():
        with path.open("rb") as file:
            for message in read_po(file, locale=language, charset="utf-8"):
                if message.id:
                    catalog[message.id] = message
    return catalog


def compiled(catalog: Catalog) -> bytes:
    buffer = BytesIO()
    write_mo(buffer, catalog)
    return buffer.getvalue()


def lacking(catalog: Catalog) -> list[Message]:
    """Messages that still need a translation."""
    return [message for message in catalog if message.id and not _translated(message)]


def _translated(message: Message) -> bool:
    parts = message.string if isinstance(message.string, tuple) else (message.string,)
    return all(parts) and not message.fuzzy


def bring_up_to_date(room: str, language: str) -> list[Message]:
    """Write the catalog of `room`, source and compiled; returns what it lacks."""
    catalog = kept(room, language)
    catalog.update(messages_of(room), no_fuzzy_matching=True)
    others = [kept(other, language) for other in ROOMS if other != room]
    for message in lacking(catalog):
        # A message that moved here from another room keeps its translation.
        there = (other.get(message.id, message.context) for other in others)
        message.string = next((it.string for it in there if it), message.string)
    catalog.creation_date = _HEAD["creation_date"]
    path = catalog_path(room, language)
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("wb") as file:
        write_po(
            file, catalog, width=100, sort_output=True, include_lineno=False, ignore_obsolete=True
        )
    path.with_suffix(".mo").write_bytes(compiled(kept(room, language)))
    return lacking(catalog)


def main() -> int:
    missing = 0
    for room in ROOMS:
        for language in (code for code, _ in settings.LANGUAGES if code != "en"):
            found = bring_up_to_date(room, language)
            missing += len(found)
            print(f"{room}: {len(found)} without a translation into {language}")
    return bool(missing)


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    sys.exit(main())
