"""Catalogs of translated words: whole, compiled, and true to their source."""

import re

import pytest
from babel.messages.catalog import Catalog, Message
from django.conf import settings
from django.utils import translation

from tools import translations

LANGUAGES = [code for code, _ in settings.LANGUAGES if code != "en"]
_PLACES = re.compile(r"%\((\w+)\)s|\{(\w*)\}|(</?\w+)")

every_catalog = pytest.mark.parametrize(
    ("room", "language"),
    [(room, language) for room in translations.ROOMS for language in LANGUAGES],
)


def _keys(catalog: Catalog) -> set[object]:
    return {(message.id, message.context) for message in catalog if message.id}


@every_catalog
def test_holds_what_its_sources_say(room: str, language: str) -> None:
    kept, said = translations.kept(room, language), translations.messages_of(room)
    assert _keys(kept) == _keys(said), "run `make messages` and translate what is new"


@every_catalog
def test_lacks_no_translation(room: str, language: str) -> None:
    assert translations.lacking(translations.kept(room, language)) == []


@every_catalog
def test_keeps_placeholders_and_tags(room: str, language: str) -> None:
    wrong = [
        message.id
        for message in translations.kept(room, language)
        if message.id and not _same_places(message.id, message.string)
    ]
    assert wrong == []


def _same_places(source: object, target: object) -> bool:
    """A form of a plural may leave out its number ("one turn"), and nothing else."""
    if isinstance(source, str):
        return sorted(_PLACES.findall(source)) == sorted(_PLACES.findall(str(target)))
    assert isinstance(source, tuple)
    assert isinstance(target, tuple)
    every = set(_PLACES.findall(" ".join(source)))
    return all(set(_PLACES.findall(form)) <= every for form in target)


@every_catalog
def test_is_what_pages_show(room: str, language: str) -> None:
    """Django joins the catalogs: of two translations of one message, one is never shown."""
    with translation.override(language):
        hidden = [
            (message.id, message.string, shown)
            for message in translations.kept(room, language)
            if (shown := _shown(message)) != message.string
        ]
    assert hidden == [], "translate it as the other room does, or give it a context of its own"


def _shown(message: Message) -> object:
    if not message.id:
        return message.string
    first, *others = (message.id,) if isinstance(message.id, str) else message.id
    if others:
        return tuple(
            translation.npgettext(message.context, first, others[0], number)
            if message.context
            else translation.ngettext(first, others[0], number)
            for number in (1, 2)
        )
    if message.context:
        return translation.pgettext(message.context, first)
    return translation.gettext(first)


@every_catalog
def test_is_compiled(room: str, language: str) -> None:
    compiled = translations.catalog_path(room, language).with_suffix(".mo").read_bytes()
    assert compiled == translations.compiled(translations.kept(room, language)), "`make messages`"
