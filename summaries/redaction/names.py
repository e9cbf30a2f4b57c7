"""Names of the people who speak, as they occur in what is said."""

import re
from collections.abc import Iterable, Iterator

from llm.language.word_sets import STOP_WORDS, word_set
from summaries.redaction.labels import Person
from summaries.redaction.patterns import Kind, Span
from summaries.redaction.spelling import is_unspaced, pattern_of, plain

_SHORT = 2  # letters of a part that is a name only with a capital
# Names that are words, too: hidden only with a capital, which says little where a sentence begins…
_MAY_BEGIN = STOP_WORDS | word_set(
    """
    april august art bill black brown chase christian church cook day drew earl field frank grace
    grant gray green grey hill hope joy june king long love mark may miles norm page park price ray
    rich rob rock sharp short spring stone summer trace wade wall wells white will wise wood young
    """
)
# … unless hardly any does with the word.
_ALSO_WORDS = _MAY_BEGIN | word_set(
    """
    baker banks bell bond brook bush carter clay cliff cooper crystal daisy dale dawn dean dick
    faith fisher ford forest gene glen guy hall harmony heath hunter iris ivory ivy jack jay jean
    jewel lane lee marsh martin mason melody mike miller moore nick olive parker pat pearl penny
    pierce pope reed robin rose ruby rusty sandy smith sunny taylor turner violet walker ward waters
    west
    """
)
_SENTENCE_BEGINS = re.compile(r"(?:^|[.!?…:\n])[\s\"“'‘(-]*$")


class Names:
    """Finds people in texts."""

    def __init__(self, found: Iterable[Person]) -> None:
        self._of: dict[str, int] = {}
        self._short: set[str] = set()
        forms: list[str] = []
        for number, person in enumerate(found, start=1):
            forms += [person.full, *person.parts]
            self._short.update(plain(part) for part in person.parts if _is_short(part))
            for form in (person.full, *person.parts):
                self._of.setdefault(plain(form), number)
        self._pattern = pattern_of(forms)

    def spans(self, text: str) -> Iterator[Span]:
        if self._pattern is None:
            return
        for match in self._pattern.finditer(text):
            if self._is_name(text, match):
                yield Span(match.start(), match.end(), Kind.PERSON)

    def number_of(self, form: str) -> int:
        """Which person a form of a name stands for, from 1; 0 for none."""
        return self._of.get(plain(form), 0)

    def _is_name(self, text: str, match: re.Match[str]) -> bool:
        form = match.group()
        if plain(form) in self._short and not form[0].isupper():
            return False
        word = form.lower()
        if word not in _ALSO_WORDS:
            return True
        return form[0].isupper() and (word not in _MAY_BEGIN or _can_only_be_a_name(text, match))


def _can_only_be_a_name(text: str, match: re.Match[str]) -> bool:
    """Within a sentence; or called or labelled, as in "Will, please" and "Will: yes"."""
    called = text[match.end() : match.end() + 1] in {",", ":"}
    before = text[max(0, match.start() - 20) : match.start()]
    return called or not _SENTENCE_BEGINS.search(before)


def _is_short(part: str) -> bool:
    return len(part) <= _SHORT and not is_unspaced(part)
