"""Detection of prompt injection: signs of structure for a model, not for the meeting.

It looks for control tokens, forged delimiters and turns, role headings, hidden characters and
homoglyphs. It reads a text verbatim and as it looks, with full-width and mathematical letters and
homoglyphs as plain ones. It does not look for instructions in plain words: the fence keeps those
mere evidence (`countersign_judge.llm.fence`). Every step takes linear time.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from countersign_judge.llm.fence import FENCE_MARKS, HIDDEN_CHARACTERS, TEMPLATE_TOKENS
from countersign_judge.llm.normal_forms import normalize_text
from countersign_judge.llm.providers.offline.homoglyphs import disguised, folded
from django.utils.translation import gettext_noop

STRUCTURE = gettext_noop("control tokens of a chat template or forged delimiters")
TURN = gettext_noop("a turn written into another one")
INVISIBLE = gettext_noop("invisible or direction-changing characters")
ROLE = gettext_noop("headings of a conversation with a model")
HOMOGLYPH = gettext_noop("letters that pose as others")

_EXCERPT_CHARS = 120
_EXCERPT_MARGIN = 40
_ROLES_TOGETHER = 2
# "12|3:10 Name: …", as prompts write turns, and "[12] 00:03:10 Name: …".
_FORGED_TURN = re.compile(
    r"\[[ \t]{0,3}\d{1,6}[ \t]{0,3}\](?:\s{1,3}\d{1,2}(?::\d\d){1,2})?\s{1,3}"
    r"[^\W\d_][^:\n\[\]]{0,60}:\s"
    r"|^[ \t]{0,3}\[[ \t]{0,3}\d{1,6}[ \t]{0,3}\][ \t]{0,3}[^\W\d_][^:\n\[\]]{0,60}:"
    r"|(?<!\d)\d{1,6}[ \t]{0,3}\|[ \t]{0,3}(?:\d{1,2}(?::\d\d){1,2}[ \t]{1,3})?"
    r"[^\W\d_][^:\n\[\]|]{0,60}:",
    re.MULTILINE,
)
_BRACKETS = str.maketrans("【〖〔［】〗〕］：｜＜＞", "[[[[]]]]:|<>")
# Intake joins the lines of a turn, so that a heading may begin after any space.
_HEADING = re.compile(
    r"(?:^|(?<=\s))(#{1,6}[ \t]{0,3})?[*_]{0,2}"
    r"(?:system|assistant|user|human|developer|instruction|response)[*_]{0,2}[ \t]{0,3}:",
    re.IGNORECASE,
)

# Raise it with every change to detection: transcripts scanned with an earlier version are scanned
# again (see `summaries.pipeline`).
DETECTOR_VERSION = 3


@dataclass(frozen=True)
class Signal:
    """A sign of prompt injection: its kind, the turn (None for the title), and what was found."""

    kind: str
    excerpt: str
    turn: int | None = None


def find_signals(title: str, turns: Sequence[dict[str, Any]]) -> list[Signal]:
    """Every sign in a transcript, one per kind and turn."""
    found = [Signal(kind, excerpt) for kind, excerpt in _find_signs(title).items()]
    for number, turn in enumerate(turns):
        signs = _find_signs(f"{turn['speaker']}\n{turn['text']}")
        found += [Signal(kind, excerpt, number) for kind, excerpt in signs.items()]
    return found


def _find_signs(text: str) -> dict[str, str]:
    """An excerpt by kind."""
    signs: dict[str, str] = {}
    hidden = HIDDEN_CHARACTERS.search(text)
    if hidden:
        around = _excerpt_around(text, hidden.start())
        signs[INVISIBLE] = f"U+{ord(hidden[0][0]):04X} in “{around}”"
    bare = HIDDEN_CHARACTERS.sub("", text)
    posing = next(iter(disguised(bare)), None)
    if posing:
        name = unicodedata.name(posing.letter, "unnamed").lower()
        signs[HOMOGLYPH] = (
            f"“{bare[posing.start : posing.end]}”: {posing.letter} is {name} "
            f"(U+{ord(posing.letter):04X}) and looks like {posing.seen}"
        )
    looks = folded(normalize_text("NFKC", bare)).translate(_BRACKETS)
    for read in (bare, looks):
        for pattern in (TEMPLATE_TOKENS, FENCE_MARKS):
            if found := pattern.search(read):
                signs[STRUCTURE] = _excerpt_around(read, found.start())
    if found := _FORGED_TURN.search(looks):
        signs[TURN] = _excerpt_around(looks, found.start())
    headings = list(_HEADING.finditer(looks))
    if len(headings) >= _ROLES_TOGETHER or any(found[1] for found in headings):
        signs[ROLE] = _excerpt_around(looks, headings[0].start())
    return signs


def _excerpt_around(text: str, at: int) -> str:
    start = max(0, at - _EXCERPT_MARGIN)
    found = text[start : start + _EXCERPT_CHARS + (at - start)]
    # No database stores a NUL, and an excerpt must not hide what it is about.
    shown = "".join(one if one.isprintable() or one.isspace() else "\ufffd" for one in found)
    cut = " ".join(shown.split())
    return cut[: _EXCERPT_CHARS - 1] + "…" if len(cut) > _EXCERPT_CHARS else cut
