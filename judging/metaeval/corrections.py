"""Where a judgement in prose takes its score back: "Final score: 4. Wait, I meant 2."

A correction opens a sentence, or follows a number and its comma. Words that can mean nothing else
("wait", "I meant", "correction") unsettle what was said before, also when no number follows them
that is plainly the new score; words that may just as well add something ("actually", "on
reflection"), and all behind a comma, count where such a number follows.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

_OPENING = (
    r"(?:^|[.!?;:…]\s++|[)\]]\s*+|\(\s*+|\s[-–—]++\s*+|[–—]|\n\s*+"
    r"|(?<=[\d½])(?P<comma>[*_]*+,\s++))"
    r"(?:(?:oh|oops|hm+|well|no|but|and|or|ah|um|uh|so)\b[\s,.!…–—-]*+){0,8}"
)
_NUMBER = r"(?:\d(?:[.,]\d+)?|one|two|three|four|five)"
_CHANGE = r"(?:correct|revise|reconsider|change|amend|adjust|fix|lower|raise|re-?evaluate|rephrase)"
_PLAIN = (
    r"wait|hold\s+on|correction|corrected|erratum|scratch\s+that|strike\s+that|i\s+meant|i\s+mean|"
    r"i\s+misspoke|my\s+mistake|sorry|apologies|i\s+(?:take|took)\s+(?:that|it)\s+back|"
    r"i(?:\s+have|['’]ve)?\s+changed?\s+my\s+mind|"
    r"(?:let\s+me|let['’]s|i\s+(?:must|have\s+to|need\s+to|should|will|would\s+like\s+to))\s+"
    rf"{_CHANGE}|i\s+{_CHANGE}\s+(?:it|this|that|my|the)|"
    r"make\s+(?:that|it)"
)
_MILD = (
    r"actually|rather|edit(?:ed)?\s*:|"
    r"on\s+(?:(?:second|further|closer)\s+)?(?:thoughts?|reflection|reading|look|consideration)|"
    rf"no(?=[\s,:]+(?:(?:an?|it['’]s|make\s+it)\s+)?{_NUMBER}\b)|"
    r"(?:it|that|this|the\s+(?:(?:final|overall)\s+)?(?:score|rating))\s+"
    r"(?:should|ought\s+to)\s+(?:really\s+)?(?:be|have\s+been)"
)
_MARK = re.compile(rf"{_OPENING}(?:(?P<plain>(?:{_PLAIN})\b)|(?:{_MILD})(?!\w))", re.IGNORECASE)
# Between the mark and the new score stands nothing but this.
_FILLING = re.compile(
    r"(?:[\s,:;.!…–—*_-]|(?:i|i['’]d|i['’]ll|meant|mean|to|say|it|it['’]s|that|that['’]s|this|is|was|"
    r"should|really|be|have|been|an?|the|my|new|final|overall|score|rating|verdict|make|would|will|"
    r"give|rate|correct|right|proper|actual|of|as|at|now|rather|change|lower|raise|revise|"
    r"reconsider|wait|actually|sorry|no|so|let|me|only)\b"
    rf"|from\s+(?:an?\s+)?{_NUMBER}\s+to\b|not\s+(?:an?\s+)?{_NUMBER}\s*,?\s+but\b)*",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Mark:
    """Words of correction from `start` on; a new score would stand at `number`."""

    start: int
    number: int
    plain: bool


def marks(text: str) -> Iterator[Mark]:
    for match in _MARK.finditer(text):
        filling = _FILLING.match(text, match.end())
        number = filling.end() if filling else match.end()
        plainly = match["plain"] is not None and match["comma"] is None
        yield Mark(match.start(), number, plainly)
