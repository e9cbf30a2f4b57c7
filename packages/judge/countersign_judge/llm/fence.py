"""Delimiters around untrusted text in a prompt, against prompt injection.

Three layers. Characters that a reader cannot see but a model can (controls, zero-width, bidi
overrides, tag characters) are shown as their code points. Spellings that a chat template turns
into control tokens are broken up. The text goes between two marks with a digest of the text
itself, so its author cannot know the closing mark.

The stored transcript never changes: only prompts are fenced.
"""

import hashlib
import re

# Chat-template tokens: <|im_end|> and the like (also with full-width bars, or one bar), [INST],
# <<SYS>>, <start_of_turn>, <s>, <think>, and the role headings of plain templates at the start of
# a line.
TEMPLATE_TOKENS = re.compile(
    r"<\s*[|\uff5c][^<>\n]{0,60}?[|\uff5c]\s*>|<\|[a-z_]{1,40}>|<[a-z_]{1,40}\|>|<</?SYS>>"
    r"|</?(?:s|bos|eos|pad|unk|think|tool_call|tool_response|tools|function_call)>"
    r"|</?(?:start|end)_of_(?:turn|text|image|role)>"
    r"|\[/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|IMG|THINK)\]",
    re.IGNORECASE,
)
_ROLE = re.compile(
    r"^([^\S\n]*+)(#{2,}+\s*+)?(system|assistant|user|human|developer|instruction|response)(\s*+:)",
    re.IGNORECASE | re.MULTILINE,
)
# What looks like our marks: angle brackets and similar characters in other blocks.
_LEFT, _RIGHT = "<\uff1c‹«〈《⟨⟪≪❮\u2329", ">\uff1e›»〉》⟩⟫≫❯\u232a"
# A run is matched once, from its beginning: otherwise a text of only ">" would take forever.
FENCE_MARKS = re.compile(
    rf"[{_LEFT}]{{3,}}+|(?:(?<![{_LEFT}])[{_LEFT}]{{2}}|(?<![{_RIGHT}])[{_RIGHT}]{{2,}}+)"
    r"(?=\s*+(?:/\s*+)?(?:transcript|summary|end|begin))",
    re.IGNORECASE,
)
# Invisible characters: controls except tab and line feed, format characters (zero-width, bidi,
# soft hyphen), line and paragraph separators, blank letters, surrogates, private use, tags, and
# variation selectors other than the usual one after an emoji.
_UNSEEN_CHARACTERS = (
    "\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    "\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\udfff\ue000-\uf8ff\ufdd0-\ufdef"
    "\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
HIDDEN_CHARACTERS = re.compile(f"[{_UNSEEN_CHARACTERS}]|(?<=[\ufe00-\ufe0f])[\ufe0e\ufe0f]")
# What replaces the brackets and bars of a token.
_BROKEN_BRACKETS = str.maketrans({"<": "‹", ">": "›", "[": "⟦", "]": "⟧", "|": "¦", "\uff5c": "¦"})
# Every change below needs one of these; most talk has none.
_NOT_PLAIN = re.compile(rf"[{_UNSEEN_CHARACTERS}\ufe0e\ufe0f\[:{_LEFT}{_RIGHT}]")


def neutralize(text: str) -> str:
    """`text` without anything that a model server or a model could take for structure."""
    if not _NOT_PLAIN.search(text):
        return text
    visible = HIDDEN_CHARACTERS.sub(
        lambda match: f"[U+{ord(match[0]):04X}]", text.replace("\r\n", "\n")
    )
    # Breaking one token may leave another: <|im_<|im_end|>end|>. A token has up to 60 characters
    # between its bars, so it takes few rounds however deep the nesting is.
    while TEMPLATE_TOKENS.search(visible):
        visible = TEMPLATE_TOKENS.sub(lambda match: match[0].translate(_BROKEN_BRACKETS), visible)
    visible = _ROLE.sub(lambda match: f"{match[1]}“{match[3]}”{match[4]}", visible)
    blunted = FENCE_MARKS.sub(
        lambda match: ("‹" if match[0][0] in _LEFT else "›") * len(match[0]), visible
    )
    # A mark between two bars is no token name, but its replacement may be: <|<<<|>.
    return neutralize(blunted) if TEMPLATE_TOKENS.search(blunted) else blunted


def find_hidden(text: str) -> list[int]:
    """The places of invisible characters in `text`."""
    return [match.start() for match in HIDDEN_CHARACTERS.finditer(text)]


def to_one_line(text: str) -> str:
    """For names and titles: neutralised, without line breaks that could start anything."""
    return " ".join(neutralize(text).split())


def fence_material(kind: str, text: str) -> str:
    """`text` (already neutralised) between marks that name `kind` and carry its digest.

    Twelve decimal digits: models read three as one token, but hardly two hexadecimal ones.
    """
    digest = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8]) % 10**12
    mark = f"{kind} {digest:012}"
    return f"<<<BEGIN {mark}>>>\n{text}\n<<<END {mark}>>>"
