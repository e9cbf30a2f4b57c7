"""Putting untrusted text into a prompt so that it stays evidence and never becomes instruction.

Three layers. Characters that a reader cannot see but a model can (controls, zero-width, bidi
overrides, tag characters) are shown as their code points. Spellings that a chat template turns
into control tokens are broken up. The text stands between two marks that carry a digest of the
text itself, so nobody who writes the text can know the closing mark.

The stored transcript is never changed: this happens on the way into a prompt only.
"""

import hashlib
import re
import unicodedata

# Chat-template tokens: <|im_end|> and kin (also with full-width bars), [INST], <<SYS>>,
# <start_of_turn>, <s>, and the role headings of plain templates at the start of a line.
_TOKENS = re.compile(
    r"<\s*[|\uff5c][^<>\n]{0,60}?[|\uff5c]\s*>|\[/?INST\]|<</?SYS>>"
    r"|</?(?:start|end)_of_(?:turn|text|image)>|</?s>|\[/?(?:AVAILABLE_TOOLS|TOOL_CALLS)\]",
    re.IGNORECASE,
)
_ROLE = re.compile(r"^(\s*)(#{2,}\s*)?(system|assistant|user|human|developer)(\s*:)", re.I | re.M)
_FENCE = re.compile(r"(<{2,}|>{2,})(\s*/?\s*)(transcript|summary|end|begin)", re.IGNORECASE)
_KEPT_CONTROLS = {"\n", "\t"}


def neutralise(text: str) -> str:
    """`text` with nothing in it that a model server or a model could take for structure."""
    visible = "".join(_shown(character) for character in text)
    visible = _TOKENS.sub(lambda match: _broken(match.group()), visible)
    visible = _ROLE.sub(lambda match: f"{match[1]}“{match[3]}”{match[4]}", visible)
    return _FENCE.sub(lambda match: "‹" * len(match[1]) + match[2] + match[3], visible)


def _shown(character: str) -> str:
    if character in _KEPT_CONTROLS:
        return character
    if unicodedata.category(character) in {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}:
        return f"[U+{ord(character):04X}]"
    return character


def _broken(token: str) -> str:
    table = str.maketrans({"<": "‹", ">": "›", "[": "⟦", "]": "⟧", "|": "¦", "\uff5c": "¦"})
    return token.translate(table)


def one_line(text: str) -> str:
    """For names and titles: neutralised, with no line break to start anything on."""
    return " ".join(neutralise(text).split())


def fenced(kind: str, text: str) -> str:
    """`text` (already neutralised) between marks that name `kind` and carry its digest."""
    mark = f"{kind} {hashlib.sha256(text.encode()).hexdigest()[:16]}"
    return f"<<<BEGIN {mark}>>>\n{text}\n<<<END {mark}>>>"


def suspicions(text: str) -> list[str]:
    """What in `text` looks like an attempt to steer a model, for the reviewer's warning."""
    found = []
    if _TOKENS.search(text) or _FENCE.search(text):
        found.append("control tokens of a chat template or forged delimiters")
    if any(_shown(character) != character for character in text):
        found.append("invisible or direction-changing characters")
    if _STEERING.search(text):
        found.append("words addressed to a model instead of the meeting")
    return found


_STEERING = re.compile(
    r"\b(?:ignore|disregard|forget)\b.{0,40}\b(?:above|previous|prior|earlier|all)\b.{0,40}"
    r"\b(?:instructions?|prompts?|rules?|text|guidelines?)\b"
    r"|\b(?:system|developer) (?:prompt|message)\b"
    r"|\b(?:give|award|assign|rate|score)\b.{0,40}\b(?:summary|it|this)\b.{0,30}\b(?:5|five|perfect)\b"
    r"|\byou are (?:now )?(?:an?|the) (?:ai|assistant|language model|judge|evaluator)\b"
    r'|"scores?"\s*:\s*[\[{]?\s*"?\d',
    re.IGNORECASE | re.DOTALL,
)
