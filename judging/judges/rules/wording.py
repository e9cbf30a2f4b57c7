"""Rules on the wording alone: length, sections, phrases, first person."""

import re

from judging.judges.rules.breach import Checked, Span, listed
from llm.language.look_alikes import folded
from llm.language.sentences import heading_lines

_STRETCH = re.compile(r"\S+")
_LETTER = re.compile(r"\w")
# The innermost quotation: to look from every opening mark to the end takes quadratic time.
_QUOTED = re.compile(r"“[^“”]*”|\"[^\"\n]*\"|«[^«»]*»")
# "Class I device" and "Phase I" count; "US" is a country.
_FIRST_PERSON = re.compile(
    r"(?<!\bClass )(?<!\bPhase )(?<!\bType )(?<!\bPart )\bI(?:['’](?:m|ve|d|ll))?\b(?![.-]\w)"
    r"|\b(?i:we['’](?:re|ve|d|ll)|me|my|mine|myself|we|our|ours|ourselves|(?-i:us|Us))\b"
)


def words(text: str) -> int:
    """Stretches without white space that hold a letter or a digit."""
    return len(_words(text))


def _words(text: str) -> list[re.Match[str]]:
    stretches = _STRETCH.finditer(text)
    return [each for each in stretches if _LETTER.search(text, each.start(), each.end())]


def length(text: str, least: int | None, most: int | None) -> Checked:
    found = _words(text)
    count = len(found)
    if least is not None and count < least:
        return Checked("length", f"{count} words where at least {least} are asked for.")
    if most is not None and count > most:
        excess = ((found[most].start(), found[-1].end()),)
        return Checked("length", f"{count} words where at most {most} are allowed.", excess)
    return Checked("length")


def required_sections(text: str, sections: tuple[str, ...]) -> Checked:
    """A section is a heading of that name, whatever its marks and case."""
    headings = {_plain(line) for line in heading_lines(text)}
    missing = [section for section in sections if _plain(section) not in headings]
    return _missing("required sections", "section", missing)


def required_phrases(text: str, phrases: tuple[str, ...]) -> Checked:
    missing = [phrase for phrase in phrases if not occurrences(text, phrase)]
    return _missing("required phrases", "phrase", missing)


def banned_phrases(text: str, phrases: tuple[str, ...]) -> Checked:
    found = {span for phrase in phrases for span in occurrences(text, phrase)}
    return _present("banned phrases", "Banned", text, found)


def first_person(text: str) -> Checked:
    """Pronouns of the first person outside quotation marks."""
    own = _QUOTED.sub(lambda quoted: " " * len(quoted[0]), text)
    spans = {match.span() for match in _FIRST_PERSON.finditer(folded(own))}
    return _present("first person", "First person", text, spans)


def occurrences(text: str, phrase: str) -> list[Span]:
    """Where `phrase` stands as whole words, in any case and with any white space."""
    pattern = r"\s+".join(re.escape(word) for word in phrase.split())
    read = folded(text)
    return [match.span() for match in re.finditer(rf"(?<!\w){pattern}(?!\w)", read, re.IGNORECASE)]


def _missing(rule: str, kind: str, missing: list[str]) -> Checked:
    if not missing:
        return Checked(rule)
    names = ", ".join(f"“{name}”" for name in missing)
    return Checked(rule, f"Missing {kind}{'s' if missing[1:] else ''}: {names}.")


def _present(rule: str, label: str, text: str, found: set[Span]) -> Checked:
    spans = tuple(sorted(found))
    return Checked(rule, f"{label}: {listed(text, spans)}.", spans) if spans else Checked(rule)


def _plain(heading: str) -> str:
    return " ".join(re.findall(r"\w+", folded(heading).casefold()))
