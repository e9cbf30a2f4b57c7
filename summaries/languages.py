"""Languages as tags of BCP 47 (RFC 5646), and as what transcripts say of theirs."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from django.conf.locale import LANG_INFO

LANGUAGE = re.compile(r"[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,4}")
# Several languages, none, or one that is not known.
_NO_LANGUAGE = frozenset({"mis", "mul", "und", "unk", "zxx"})
# Names that Whisper's API writes and Django does not know.
_WHISPER_NAMES = """
    am=amharic as=assamese ba=bashkir bo=tibetan fo=faroese gu=gujarati ha=hausa haw=hawaiian
    jv=javanese la=latin ln=lingala lo=lao mg=malagasy mi=maori mt=maltese my=myanmar nn=nynorsk
    oc=occitan ps=pashto sa=sanskrit sd=sindhi si=sinhala sn=shona so=somali su=sundanese tl=tagalog
    yi=yiddish yo=yoruba yue=cantonese zh=chinese
"""
_TAGS = {
    **{name: tag for tag, _, name in (pair.partition("=") for pair in _WHISPER_NAMES.split())},
    **{
        info[key].casefold(): tag
        for key in ("name_local", "name")
        for tag, info in LANG_INFO.items()
        if key in info
    },
}
_SCRIPT, _REGION = 4, 2  # letters of such a part of a tag


def read_language(value: Any) -> str:
    """The tag for what a file says, in the usual case: "en_us" is en-US, "german" is de; empty for
    anything else."""
    written = value.strip().replace("_", "-") if isinstance(value, str) else ""
    tag = _TAGS.get(written.casefold(), written)
    first, *others = tag.split("-")
    if not LANGUAGE.fullmatch(tag) or first.casefold() in _NO_LANGUAGE:
        return ""
    return "-".join([first.casefold(), *map(_spell_part, others)])


def _spell_part(part: str) -> str:
    if len(part) == _SCRIPT and part.isalpha():
        return part.title()
    return part.upper() if len(part) == _REGION else part


# --- In decoded JSON --------------------------------------------------------

# Without "_" and in lower case.
_MEMBERS = frozenset(
    {"language", "languages", "lang", "locale", "languagecode", "languagetag", "detectedlanguage"}
    | {"spokenlanguage", "spokenlanguagetag", "audiolanguage", "sourcelanguage"}
)
# What is below these says nothing of what was spoken.
_ASIDE = ("translat", "participant", "attendee", "user", "host", "organizer", "summar")


def find_language(document: Any) -> str:
    """The language that a service's JSON gives for most of what was said; empty where it gives
    none, or several equally often. The members nearest to the root count."""
    level = [document] if isinstance(document, dict | list) else []
    while level:
        given = Counter(tag for node in level for tag in _read_members(node))
        if given:
            tag, count = given.most_common(1)[0]
            return tag if 2 * count > given.total() else ""
        level = [child for node in level for child in _list_children(node)]
    return ""


def _read_members(node: Any) -> Iterator[str]:
    for name, value in node.items() if isinstance(node, dict) else ():
        if name.replace("_", "").casefold() in _MEMBERS:
            yield from filter(
                None, map(read_language, value if isinstance(value, list) else [value])
            )


def _list_children(node: Any) -> Iterable[Any]:
    if isinstance(node, dict):
        inner = (value for name, value in node.items() if not name.casefold().startswith(_ASIDE))
        return [value for value in inner if isinstance(value, dict | list)]
    return [value for value in node if isinstance(value, dict | list)]
