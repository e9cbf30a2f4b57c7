"""Sentence boundaries in minutes: prose, bullets, headings, tokenised lower-case text."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from offline.language.numbers import find_figures
from offline.language.words import is_stop_word, tokenise, word_list, word_set

# Abbreviations, in lower case without their last stop. Titles and Latin: something always follows.
_NEVER_FINAL = word_list("abbreviations_never_final")
# An abbreviation before a number, a word of its own elsewhere ("The answer is no.").
_NUMBERED = word_list("abbreviations_numbered")
# These may close a sentence; what follows decides.
_SOMETIMES_FINAL = word_list("abbreviations_sometimes_final")
# Words that open a sentence far more often than they continue a name.
_OPENERS = word_list("sentence_openers")

# A line this long that stops without punctuation was wrapped by an editor, not ended by a writer.
_WRAPPED_LINE = 60
_HEADING = re.compile(r"[ \t]*#{1,6}[ \t]+")
_MARKER = re.compile(r"[ \t]*(?:[-*+•‣–—▪◦]|\(?\d{1,3}[.)]|\(?[A-Za-z]\)|\[[ xX]\])[ \t]+")
_BOLD = re.compile(r"(\*\*|__)(?:[^*_]*[^*_.]\1|[^*_]+\1:)")
_TOPIC = re.compile(r"[^.!?:]{1,80}:[*_]*")
_RULE = re.compile(r"[ \t]*+(?:[-*_=~][ \t]*+){3,}+$")
_LINE_END = re.compile(r"[.!?…:;][\"'”’)\]*_]*[ \t]*$")
_STOP = re.compile(r"(?P<mark>[.!?…]+)(?P<close>[\"”’)\]]*|'(?=\s|$))(?P<gap>\s+|$|(?=[A-Z][a-z]))")
_LAST_TOKEN = re.compile(r"[\w.&'’-]+$")
_OPENING = re.compile(r"[\"'“‘(\[*_]*")
# No abbreviation and no word that opens a sentence is longer.
_LONGEST = 40
_EMPHASIS = "*_` \t\r\n"


class Span(NamedTuple):
    """A sentence: `text == source[start:end]`, trimmed, without its list or heading marker."""

    start: int
    end: int
    text: str
    heading: bool = False


def split_sentences(text: str) -> list[Span]:
    """Sentences of `text` in order, without overlap; headings are marked as such.

    A heading is a line that starts with `#`, stands wholly in bold, or ends in a colon with
    nothing after it, and that names a topic: what states a fact is a sentence, however it is laid
    out. Bullets and numbers that open a list item belong to no span.
    """
    lower_cased = text == text.lower()
    spans: list[Span] = []
    for start, end, heading in _blocks(text):
        if heading:
            spans.extend(_trimmed(text, start, end, heading=True))
        else:
            spans.extend(_sentences_of_block(text, start, end, lower_cased=lower_cased))
    return spans


def heading_lines(text: str) -> list[str]:
    """The lines of `text` that are laid out as headings, also those that state a fact."""
    return [text[line.body : line.end] for line in _lines(text) if line.titled]


def _sentences_of_block(text: str, start: int, end: int, *, lower_cased: bool) -> Iterator[Span]:
    begin = start
    for match in _STOP.finditer(text, start, end):
        if _is_boundary(text, begin, end, match, lower_cased=lower_cased):
            yield from _trimmed(text, begin, match.end("close"))
            begin = match.end()
    yield from _trimmed(text, begin, end)


def _trimmed(text: str, start: int, end: int, *, heading: bool = False) -> Iterator[Span]:
    edge = _EMPHASIS if heading else " \t\r\n"
    start = end - len(text[start:end].lstrip(edge))
    trimmed = text[start:end].rstrip(edge)
    if any(map(str.isalnum, trimmed)):
        yield Span(start, start + len(trimmed), trimmed, heading)


# --- Lines ------------------------------------------------------------------


class _Line(NamedTuple):
    """The line `text[start:end]`; behind its marker begins its `body`."""

    start: int
    body: int
    end: int
    titled: bool


def _lines(text: str) -> Iterator[_Line]:
    start = 0
    for whole in text.splitlines(keepends=True):
        line = whole.rstrip("\r\n")
        heading = _HEADING.match(line)
        marker = heading or _MARKER.match(line)
        body = marker.end() if marker else 0
        bare = line[body:].strip()
        titled = heading or _BOLD.fullmatch(bare) or (not marker and _TOPIC.fullmatch(bare))
        yield _Line(start, start + body, start + len(line), bool(titled))
        start += len(whole)


def _blocks(text: str) -> Iterator[tuple[int, int, bool]]:
    """Stretches of text that no sentence crosses, as (start, end, is a heading)."""
    start = end = last_line = -1
    for line in _lines(text):
        said = text[line.start : line.end]
        starts = line.titled or line.body > line.start
        if start >= 0 and not starts and _continues(text[last_line:end], said):
            last_line, end = line.start, line.end
            continue
        if start >= 0:
            yield start, end, False
        start, end, last_line = -1, line.end, line.body
        if line.titled:
            yield line.body, line.end, not says_something(text[line.body : line.end])
        elif said.strip() and not _RULE.match(said):
            start = line.body
    if start >= 0:
        yield start, end, False


def _continues(before: str, line: str) -> bool:
    """Whether `line` goes on with what the line `before` it began."""
    bare = line.strip()
    if not bare or _RULE.match(line):
        return False
    if bare[0].islower():
        return not _LINE_END.search(before) or before.rstrip().endswith((";", ","))
    return len(before) >= _WRAPPED_LINE and not _LINE_END.search(before)


# --- Full stops -------------------------------------------------------------


def _is_boundary(
    text: str, begin: int, end: int, match: re.Match[str], *, lower_cased: bool
) -> bool:
    if match.end() >= end:
        return True
    begins = _OPENING.match(text, match.end(), end).end()  # type: ignore[union-attr]
    following = text[begins : min(end, begins + _LONGEST)]
    if not following:
        return False
    if match.start() > begin and text[match.start() - 1].isspace():
        # Tokenised text sets its full stops apart; a spaced ellipsis is the one exception.
        return following[0] not in ".…"
    token = _LAST_TOKEN.search(text, max(begin, match.start() - _LONGEST), match.start())
    word = token.group() if token else ""
    if match["mark"] == "." and _is_abbreviation(word, following, lower_cased=lower_cased):
        return False
    if not match["gap"]:
        return len(word) > 2 and word.isalpha() and word.islower()  # noqa: PLR2004 - "Mr", "St"
    # In mixed-case text a small letter may follow ? or ! but not a closed quotation.
    ends_despite_lower = match["mark"][-1] in "?!" and not match["close"]
    return lower_cased or not following[0].islower() or ends_despite_lower


def _is_abbreviation(word: str, following: str, *, lower_cased: bool) -> bool:
    low = word.lower().rstrip(".")
    if low in _NEVER_FINAL:
        return True
    if low in _NUMBERED:
        return following[0].isdigit()
    initials = len(low) == 1 and low.isalpha() and low != "i"
    if initials or low in _SOMETIMES_FINAL or re.fullmatch(r"(?:[a-z]\.)+[a-z]", low):
        opener = re.match(r"[\w’']+", following)
        return lower_cased or not opener or opener.group() not in _OPENERS
    return False


# --- Headings ---------------------------------------------------------------
# Whether a line that is laid out as a heading states a fact, which has to be checked.

# Who does something at its beginning ("We fly on Friday") has a verb behind them.
_SUBJECTS = word_set("we he she they")
# What opens a question ("What was decided") names a topic and says nothing of it.
_ASKS = word_set("what who whom whose where when why how which whether")
_AUXILIARIES = word_list("heading_auxiliaries")
_DETERMINERS = word_set("the a an his her their our its my your this that these those")
# Past forms that do not end in -ed and seldom stand in the name of a topic.
_PAST = word_set(
    "lost sold paid sent left bought won built quit fell rose broke kept chose withdrew stole spent"
)
# Longer than a topic's name is.
_MOST_WORDS = 10
# Digits of a number that counts parts ("Phase 2", "Item 12") and of a year.
_OF_LABELS = frozenset({1, 2, 4})


def says_something(text: str) -> bool:
    """Whether a heading states a fact ("The contract was cancelled") instead of naming a topic.

    It does where it has a verb, a subject, a denial, a sum, or more words than a name has. Doubt is
    resolved towards a fact: what is taken for one is checked, and what is not is believed.
    """
    words = [word.lower for word in tokenise(text)]
    if _holds_sum(text):
        return True
    if len(words) < 2 or words[0] in _ASKS:  # noqa: PLR2004 - a lone word is a name
        return False
    if words[0] in _SUBJECTS or len(words) > _MOST_WORDS:
        return True
    # "Points discussed", "Actions agreed": what minutes call their parts.
    if len(words) == 2 and words[0].endswith("s") and _AUXILIARIES.isdisjoint(words):  # noqa: PLR2004
        return False
    return any(_is_verb(words, at) for at in range(len(words)))


def _holds_sum(text: str) -> bool:
    return any(
        figure.unit or (figure.kind == "number" and len(figure.value) not in _OF_LABELS)
        for figure in find_figures(text)
    )


def _is_verb(words: Sequence[str], at: int) -> bool:
    word = words[at]
    if word in _AUXILIARIES:
        return True
    if at == 0 or is_stop_word(word):
        return False
    # "cancelled the contract", and not "review of the contract".
    before_noun = words[at + 1 : at + 2] and words[at + 1] in _DETERMINERS
    return bool(before_noun) or word in _PAST or (word.endswith("ed") and len(word) > 4)  # noqa: PLR2004
