"""Sentence boundaries in minutes: prose, bullets, headings, tokenised lower-case text."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from nupunkt import PunktSentenceTokenizer
from nupunkt.models import load_default_model

from countersign_judge.llm.providers.offline.figures import find_figures
from countersign_judge.llm.providers.offline.words import (
    is_stop_word,
    tokenise,
    word_list,
    word_set,
)

# Editors wrap prose at such a width.
_WIDTHS = range(50, 101)
_HEADING = re.compile(r"[ \t]*#{1,6}[ \t]+")
_MARKER = re.compile(r"[ \t]*(?:[-*+•‣–—▪◦]|\(?\d{1,3}[.)]|\(?[A-Za-z]\)|\[[ xX]\])[ \t]+")
_BOLD = re.compile(r"(\*\*|__)(?:[^*_]*[^*_.]\1|[^*_]+\1:)")
_TOPIC = re.compile(r"[^.!?:]{1,80}:[*_]*")
_RULE = re.compile(r"[ \t]*+(?:[-*_=~][ \t]*+){3,}+$")
_LINE_END = re.compile(r"[.!?…:;][\"'”’)\]*_]*[ \t]*$")
# No sentence ends within such a long run, and nupunkt takes quadratic time for its marks.
_LONG_RUN = re.compile(r"\S{200,}+")
_EMPHASIS = "*_` \t\r\n"
# A row of a table, and the line below its head.
_ROW = re.compile(r"[ \t]*+\|[ \t|]*+")
_DIVIDER = re.compile(r"[\s|:-]+")


class Span(NamedTuple):
    """A sentence: `text == source[start:end]`, trimmed, without its list or heading marker."""

    start: int
    end: int
    text: str
    heading: bool = False


def split_sentences(text: str) -> list[Span]:
    """Sentences of `text` in order, without overlap; headings are marked as such.

    A heading is a line that starts with `#`, is all bold, or ends in a colon, and that names a
    topic. A line that states a fact is a sentence, in any layout. Bullets and numbers that open a
    list item belong to no span. A row of a table is one sentence: a cell alone says nothing. The
    head of a table is a heading.
    """
    spans: list[Span] = []
    for start, end, kind in _blocks(text):
        if kind == "heading":
            spans.extend(_trimmed(text, start, end, heading=True))
        elif kind == "row":
            spans.extend(_trimmed(text, start, end))
        else:
            spans.extend(_sentences_of_block(text, start, end))
    return spans


def heading_lines(text: str) -> list[str]:
    """The lines of `text` laid out as headings, including those that state a fact."""
    return [text[line.body : line.end] for line in _lines(text) if line.titled]


def _sentences_of_block(text: str, start: int, end: int) -> Iterator[Span]:
    said = _LONG_RUN.sub(lambda run: "x" * (len(run[0]) - 3) + run[0][-3:], text[start:end])
    begin = start
    for _, stop in _splitter().span_tokenize(said):
        yield from _trimmed(text, begin, start + stop)
        begin = start + stop


@cache
def _splitter() -> PunktSentenceTokenizer:
    """Punkt (Kiss and Strunk 2006) as nupunkt trained it on English, with our abbreviations.

    Its own were learnt from scanned pages and include words ("will", "month", "John") after which
    it would read two sentences as one.
    """
    splitter = load_default_model()
    learnt = splitter.parameters
    learnt.abbrev_types = set(word_list("abbreviations"))
    # "The answer is no." ends a sentence, "Item No. 5" does not.
    numbered = word_list("abbreviations_before_numbers")
    learnt.collocations.update((word, "##number##") for word in numbered)
    return splitter


def _trimmed(text: str, start: int, end: int, *, heading: bool = False) -> Iterator[Span]:
    edge = _EMPHASIS if heading else " \t\r\n"
    start = end - len(text[start:end].lstrip(edge))
    trimmed = text[start:end].rstrip(edge)
    if any(map(str.isalnum, trimmed)):
        yield Span(start, start + len(trimmed), trimmed, heading)


# --- Lines ------------------------------------------------------------------


class _Line(NamedTuple):
    """The line `text[start:end]`; behind its marker begins its `body`. The `end` of a row is before
    its last bar."""

    start: int
    body: int
    end: int
    titled: bool
    row: bool = False


def _lines(text: str) -> Iterator[_Line]:
    start = 0
    wholes = text.splitlines(keepends=True)
    for number, whole in enumerate(wholes):
        line = whole.rstrip("\r\n")
        if (cells := _ROW.match(line)) and line.rstrip().endswith("|"):
            head = number + 1 < len(wholes) and _is_divider(wholes[number + 1])
            end = start + len(line.rstrip().rstrip("| \t"))
            if not _is_divider(line):
                yield _Line(start, start + cells.end(), end, head, row=True)
            start += len(whole)
            continue
        heading = _HEADING.match(line)
        marker = heading or _MARKER.match(line)
        body = marker.end() if marker else 0
        bare = line[body:].strip()
        titled = heading or _BOLD.fullmatch(bare) or (not marker and _TOPIC.fullmatch(bare))
        yield _Line(start, start + body, start + len(line), bool(titled))
        start += len(whole)


def _is_divider(line: str) -> bool:
    bare = line.strip()
    return bare.startswith("|") and "-" in bare and bool(_DIVIDER.fullmatch(bare))


def _blocks(text: str) -> Iterator[tuple[int, int, str]]:
    """Stretches of text that no sentence crosses, as (start, end, "heading", "row" or "prose")."""
    for lines in _paragraphs(text):
        start = lines[0].body
        for line, continues in zip(lines, _continued(text, lines), strict=True):
            if not continues:
                kind = "row" if line.row else "prose"
                if line.titled and not says_something(text[start : line.end]):
                    kind = "heading"
                yield start, line.end, kind
                start = line.end


def _paragraphs(text: str) -> Iterator[list[_Line]]:
    """Lines without an empty one or a rule between them. A title is alone, and a list item begins
    another paragraph."""
    lines: list[_Line] = []
    for line in _lines(text):
        said = text[line.start : line.end]
        empty = not said.strip() or _RULE.match(said)
        alone = line.titled or (lines and (lines[-1].titled or lines[-1].row))
        if lines and (empty or alone or line.body > line.start):
            yield lines
            lines = []
        if not empty:
            lines.append(line)
    if lines:
        yield lines


def _continued(text: str, lines: Sequence[_Line]) -> list[bool]:
    """For each line of a paragraph, whether the next one continues it.

    Lower case continues what began in upper case. Otherwise an editor has wrapped a line if the
    next word had no room, and if a hanging indent follows, or filled lines up to one that ends a
    sentence: a list has short lines or no such end.
    """
    said = [text[line.start : line.end].rstrip() for line in lines]
    ended = [bool(_LINE_END.search(line)) for line in said]
    width = max(map(len, said))
    capital = not text[lines[0].body : lines[0].end].lstrip()[:1].islower()
    continued = [False] * len(lines)
    for at in reversed(range(len(lines) - 1)):
        line, following = said[at], said[at + 1].lstrip()
        if capital and following[0].islower():
            continued[at] = not ended[at] or line.endswith(";")
        elif width in _WIDTHS and not ended[at]:
            filled = len(line) + len(following.split(maxsplit=1)[0]) >= width
            hangs = said[at + 1] != following and not line[0].isspace()
            continued[at] = filled and (hangs or ended[at + 1] or continued[at + 1])
    return continued


# --- Headings ---------------------------------------------------------------
# Whether a line laid out as a heading states a fact, which has to be checked.

# A subject at the beginning ("We fly on Friday") is followed by a verb.
_SUBJECTS = word_set("we he she they")
# A question ("What was decided") names a topic and says nothing about it.
_ASKS = word_set("what who whom whose where when why how which whether")
_AUXILIARIES = word_list("heading_auxiliaries")
_DETERMINERS = word_set("the a an his her their our its my your this that these those")
_LONGEST_NAME = 10  # words
# Digits of a number that counts parts ("Phase 2", "Item 12") and of a year.
_OF_LABELS = frozenset({1, 2, 4})


def says_something(text: str) -> bool:
    """Whether a heading states a fact ("The contract was cancelled") instead of naming a topic.

    It does if it has a verb, a subject, a denial, a sum, or more words than a name. If in doubt it
    is a fact: facts are checked, and headings are believed.
    """
    words = [word.lower for word in tokenise(text)]
    figures = find_figures(text)
    sums = (each.kind == "number" and len(each.value) not in _OF_LABELS for each in figures)
    if any(sums) or any(each.unit for each in figures):
        return True
    if len(words) < 2 or words[0] in _ASKS:  # noqa: PLR2004 - a lone word is a name
        return False
    # "Points discussed", "Actions agreed": what minutes call their parts.
    if len(words) == 2 and words[0].endswith("s") and _AUXILIARIES.isdisjoint(words):  # noqa: PLR2004
        return False
    if words[0] in _SUBJECTS or len(words) > _LONGEST_NAME or not _AUXILIARIES.isdisjoint(words):
        return True
    # "Contract cancelled", "Ben sold the house", and not "Review of the plan".
    return any(
        not is_stop_word(word)
        and ((word.endswith("ed") and len(word) > 4) or after in _DETERMINERS)  # noqa: PLR2004
        for word, after in zip(words[1:], [*words[2:], ""], strict=True)
    )
