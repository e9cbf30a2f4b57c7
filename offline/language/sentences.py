"""Sentence boundaries in minutes: prose, bullets, headings, tokenised lower-case text."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from offline.language.numbers import find_figures
from offline.language.words import Word, is_stop_word, tokenise, word_list, word_set

# --- Abbreviations ----------------------------------------------------------
# Which full stops do not end a sentence (lower case, without the stop).

# Titles and Latin: something always follows.
NEVER_FINAL = word_list("abbreviations_never_final")

# An abbreviation before a number, a word of its own elsewhere ("The answer is no.").
NUMBERED = word_list("abbreviations_numbered")

# These may close a sentence; what follows decides.
SOMETIMES_FINAL = word_list("abbreviations_sometimes_final")

# Words that open a sentence far more often than they continue a name.
SENTENCE_OPENERS = word_list("sentence_openers")


# --- Sentences --------------------------------------------------------------

# A line this long that stops without punctuation was wrapped by an editor, not ended by a writer.
WRAPPED_LINE = 60

_MARKER = re.compile(r"[ \t]*(?:[-*+•‣–—▪◦]|\(?\d{1,3}[.)]|\(?[A-Za-z]\)|\[[ xX]\])[ \t]+")
_HEADING = re.compile(r"[ \t]*#{1,6}[ \t]+")
_RULE = re.compile(r"[ \t]*+(?:[-*_=~][ \t]*+){3,}+$")
_LINE_END = re.compile(r"[.!?…:;][\"'”’)\]*_]*[ \t]*$")
_STOP = re.compile(r"(?P<mark>[.!?…]+)(?P<close>[\"”’)\]]*|'(?=\s|$))(?P<gap>\s+|$|(?=[A-Z][a-z]))")
_LAST_TOKEN = re.compile(r"[\w.&'’-]+$")
_OPENS = re.compile(r"[\"'“‘(\[*_]*")
# No abbreviation and no word that opens a sentence is longer.
_LONGEST = 40
_EMPHASIS = "*_` \t\r\n"


@dataclass(frozen=True, slots=True)
class Span:
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
    lines = [text[start:end] for start, end in _lines(text)]
    return [line[_body(line) :] for line in lines if _is_laid_out_as_heading(line)]


def _sentences_of_block(text: str, start: int, end: int, *, lower_cased: bool) -> Iterator[Span]:
    begin = start
    for match in _STOP.finditer(text, start, end):
        if _is_boundary(text, begin, end, match, lower_cased=lower_cased):
            yield from _trimmed(text, begin, match.end("close"))
            begin = match.end()
    yield from _trimmed(text, begin, end)


def _trimmed(text: str, start: int, end: int, *, heading: bool = False) -> Iterator[Span]:
    edge = _EMPHASIS if heading else " \t\r\n"
    while start < end and text[start] in edge:
        start += 1
    while end > start and text[end - 1] in edge:
        end -= 1
    if any(character.isalnum() for character in text[start:end]):
        yield Span(start, end, text[start:end], heading)


def _blocks(text: str) -> Iterator[tuple[int, int, bool]]:
    """Stretches of text that no sentence crosses, as (start, end, is a heading)."""
    start = end = last_line = -1
    for line_start, line_end in _lines(text):
        line = text[line_start:line_end]
        marker = _marker(line)
        titled = _is_laid_out_as_heading(line)
        joins = start >= 0 and not marker and not titled and _continues(text[last_line:end], line)
        if joins:
            last_line, end = line_start, line_end
            continue
        if start >= 0:
            yield start, end, False
        start, end = -1, -1
        body = line_start + _body(line)
        if titled:
            yield body, line_end, not says_something(text[body:line_end])
        elif line.strip() and not _RULE.match(line):
            start, end = body, line_end
            last_line = body
    if start >= 0:
        yield start, end, False


def _marker(line: str) -> re.Match[str] | None:
    return _HEADING.match(line) or _MARKER.match(line)


def _body(line: str) -> int:
    marker = _marker(line)
    return marker.end() if marker else 0


def _lines(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for line in text.splitlines(keepends=True):
        yield start, start + len(line.rstrip("\r\n"))
        start += len(line)


def _is_laid_out_as_heading(line: str) -> bool:
    if _HEADING.match(line):
        return True
    marker = _MARKER.match(line)
    bare = line[marker.end() if marker else 0 :].strip()
    if re.fullmatch(r"(\*\*|__)[^*_]+\1:?", bare) and not bare.rstrip("*_").endswith("."):
        return True
    return marker is None and bool(re.fullmatch(r"[^.!?:]{1,80}:[*_]*", bare))


def _continues(before: str, line: str) -> bool:
    """Whether `line` goes on with what the line `before` it began."""
    bare = line.strip()
    if not bare or _RULE.match(line):
        return False
    if bare[0].islower():
        return not _LINE_END.search(before) or before.rstrip().endswith((";", ","))
    return len(before) >= WRAPPED_LINE and not _LINE_END.search(before)


def _is_boundary(
    text: str, begin: int, end: int, match: re.Match[str], *, lower_cased: bool
) -> bool:
    if match.end() >= end:
        return True
    begins = _OPENS.match(text, match.end(), end).end()  # type: ignore[union-attr]
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
    if low in NEVER_FINAL:
        return True
    if low in NUMBERED:
        return following[0].isdigit()
    initials = len(low) == 1 and low.isalpha() and low != "i"
    if initials or low in SOMETIMES_FINAL or re.fullmatch(r"(?:[a-z]\.)+[a-z]", low):
        opener = re.match(r"[\w’']+", following)
        return lower_cased or not opener or opener.group() not in SENTENCE_OPENERS
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
_LEAST_PAST = 5
# Longer than a topic's name is.
_MOST_WORDS = 10
_COUNTS = frozenset({"money", "percent"})
# Digits of a number that counts parts ("Phase 2", "Item 12") and of a year.
_OF_LABELS = frozenset({1, 2, 4})


def says_something(text: str) -> bool:
    """Whether a heading states a fact ("The contract was cancelled") instead of naming a topic.

    It does where it has a verb, a subject, a denial, a sum, or more words than a name has. Doubt is
    resolved towards a fact: what is taken for one is checked, and what is not is believed.
    """
    words = tokenise(text)
    if _sums(text):
        return True
    if len(words) < 2 or words[0].lower in _ASKS:  # noqa: PLR2004 - a lone word is a name
        return False
    if words[0].lower in _SUBJECTS or len(words) > _MOST_WORDS:
        return True
    return any(_is_verb(words, at) for at in range(len(words)))


def _sums(text: str) -> bool:
    return any(
        figure.kind in _COUNTS or (figure.kind == "number" and len(figure.value) not in _OF_LABELS)
        for figure in find_figures(text)
    )


def _is_verb(words: Sequence[Word], at: int) -> bool:
    word = words[at].lower
    if word in _AUXILIARIES:
        return True
    if at == 0 or is_stop_word(word):
        return False
    # "cancelled the contract", and not "review of the contract".
    if at + 1 < len(words) and words[at + 1].lower in _DETERMINERS:
        return True
    return _is_past(word) and not _is_plural_of_minutes(words, at)


def _is_past(word: str) -> bool:
    return word in _PAST or (word.endswith("ed") and len(word) >= _LEAST_PAST)


def _is_plural_of_minutes(words: Sequence[Word], at: int) -> bool:
    """ "Points discussed", "Actions agreed": what minutes call their parts."""
    return at == 1 and len(words) == 2 and words[0].lower.endswith("s")  # noqa: PLR2004
