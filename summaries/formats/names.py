"""Telling `Name: what was said` from a sentence with a colon in it."""

import re

_WORD = r"[^\W_][\w.'’&/()#+-]*"
_PREFIX = re.compile(
    rf"(?:[-–—] ?|>>+ ?)?(?P<name>{_WORD}(?: (?:{_WORD}|\([^():]{{1,40}}\))){{0,5}})(?::\s|：)"
)
_PARTICLES = frozenset(
    [
        "al",
        "bin",
        "da",
        "de",
        "del",
        "der",
        "di",
        "dos",
        "du",
        "el",
        "ibn",
        "la",
        "le",
        "of",
        "san",
        "st",
        "ter",
        "the",
        "van",
        "von",
        "zu",
    ]
)
# Words that open a remark more often than they name a speaker.
_REMARKS = frozenset(
    [
        "answer",
        "caution",
        "example",
        "fact",
        "hint",
        "http",
        "https",
        "note",
        "notes",
        "nb",
        "ps",
        "question",
        "re",
        "remember",
        "reminder",
        "summary",
        "tip",
        "update",
        "warning",
        *[
            "例",
            "例如",
            "备注",
            "備註",
            "備考",
            "提醒",
            "注",
            "注意",
            "结论",
            "結論",
            "补充",
            "補足",
            "问题",
        ],
    ]
)
_LONGEST_NAME = 60


def split_name(line: str) -> tuple[str, str] | None:
    """`("Ana Ruiz", "we agreed")` of `Ana Ruiz: we agreed`; None when no name leads the line.

    After the wide colon of Chinese and Japanese there need not be a space.

    A name has up to six words, each with a capital, a digit or a script without capitals in
    front; particles such as `van` may stand inside. "The point is: we wait" is no speaker.
    """
    match = _PREFIX.match(f"{line} ")
    if match is None or not is_name(match["name"]):
        return None
    return match["name"], line[match.end("name") + 1 :].strip()


def is_name(words: str) -> bool:
    parts = words.split()
    if not parts or len(words) > _LONGEST_NAME or words.casefold() in _REMARKS:
        return False
    return not parts[0][0].islower() and has_letter(words) and all(map(_can_be_in_name, parts))


def has_letter(words: str) -> bool:
    return any(char.isalpha() for char in words)


def _can_be_in_name(part: str) -> bool:
    return not part[0].islower() or part in _PARTICLES or part.endswith(")")
