"""The sentences of a summary as claims: names told apart, labels and lists recognised."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from judging.lexical.kin import phrase_at
from judging.lexical.rounding import rounded_from
from judging.lexical.source import Source, speaker_keys
from judging.lexical.tokens import Kind, Token, read_tokens
from llm.language.headings import says_something
from llm.language.sentences import Span, split_sentences
from llm.language.word_sets import word_set

# Verbs that head a list of topics ("The meeting discussed the budget, the plan and the date.").
_TOPICAL = word_set("discuss talk cover concern mention includ about")
_LABEL_END = re.compile(r"\s*:")
# Where a page speaks to its reader ("Click here for the latest news"), it claims nothing.
_TO_THE_READER = re.compile(
    r"\W*(?:please )?(?:(?:click|tap) here\b|(?:scroll down|read on|watch below) for\b)",
    re.IGNORECASE,
)
_NEXT_ITEM = re.compile(r"\s*,\s*(?:and\s+)?|\s+and\s+")


class ClaimTokens(NamedTuple):
    """The tokens of a claim, offsets within its sentence.

    The first `label` of them are a speaker's label ("Ana: …"); at `restarts` a new item of a list
    of topics begins, of which nothing is said but that it came up.
    """

    tokens: tuple[Token, ...]
    label: int = 0
    restarts: frozenset[int] = frozenset()


def claims_of(summary: str) -> list[Span]:
    """The sentences of a summary that claim something: headings and asides to readers do not."""
    return [
        span for span in split_sentences(summary) if not span.heading and not _is_aside(span.text)
    ]


def _is_aside(sentence: str) -> bool:
    """A fact does not go unchecked for being told after "Click here"."""
    return bool(_TO_THE_READER.match(sentence)) and not says_something(sentence)


def claim_tokens(source: Source, text: str) -> ClaimTokens:
    """Tokens of one sentence.

    A name is what the source always capitalises, or a capital inside the sentence that the
    source does not know at all.
    """
    read = _joined(source, _rounded(source, read_tokens(text)))
    tokens = tuple(
        token._replace(kind=Kind.NAME) if _is_name(source, read, at) else token
        for at, token in enumerate(read)
    )
    return ClaimTokens(tokens, _label(source, tokens, text), _restarts(tokens, text))


def _rounded(source: Source, tokens: Sequence[Token]) -> list[Token]:
    """A figure that rounds one of the source ("over 200") stands under the source's key."""
    return [
        token._replace(key=known)
        if token.kind is Kind.FIGURE
        and token.key not in source
        and (known := rounded_from(tokens, at, source.figures))
        else token
        for at, token in enumerate(tokens)
    ]


def _joined(source: Source, tokens: Sequence[Token]) -> list[Token]:
    """A phrase of which the source has kin alone ("puts it off", where it says "delay") becomes
    one token, at the place of its first word."""
    keys = [token.key for token in tokens]
    read = list(tokens)
    dropped: set[int] = set()
    for at in range(len(tokens)):
        found = phrase_at(keys, at)
        if found and found[0].key not in source and source.relatives(found[0].key):
            read[at] = read[at]._replace(key=found[0].key, kind=Kind.GENERAL)
            dropped.update(found[1][1:])
    return [token for at, token in enumerate(read) if at not in dropped]


def leading_speaker(source: Source, tokens: Sequence[Token]) -> tuple[str, int] | None:
    """The speaker whose name opens the sentence, and how many tokens the name takes.

    A label of common words ("User Interface") counts only when it stands there whole and with
    its capitals.
    """
    article = int(bool(tokens) and tokens[0].key == "the")
    named = [
        (length, speaker)
        for speaker in source.speakers
        if (length := _name_length(source, speaker, tokens, article))
    ]
    if not named:
        return None
    length, speaker = max(named)
    return speaker, length


def _name_length(source: Source, speaker: str, tokens: Sequence[Token], start: int) -> int:
    keys = speaker_keys(speaker)
    length = start
    while length < len(tokens) and tokens[length].key in keys:
        length += 1
    name = tokens[start:length]
    whole = len(name) >= len(keys)
    stands = name and (whole or not keys & source.common) and _written(speaker, name)
    return length if stands else 0


def _written(speaker: str, name: Sequence[Token]) -> bool:
    possessive = name[-1].text.endswith(("'s", "’s", "s'", "s’"))
    capitals = not speaker[0].isupper() or all(token.capitalised for token in name)
    return capitals and not possessive


def _label(source: Source, tokens: Sequence[Token], text: str) -> int:
    # A label may have words that are no names ("Grad A"), and its sentence begin with one.
    whole = max((len(name) for name in source.speakers if text.startswith(f"{name}:")), default=0)
    if whole:
        return sum(token.end <= whole for token in tokens)
    leading = leading_speaker(source, tokens)
    if leading is None:
        return 0
    length = leading[1]
    return length if _LABEL_END.match(text, tokens[length - 1].end) else 0


def _restarts(tokens: Sequence[Token], text: str) -> frozenset[int]:
    opening = 0
    while opening < len(tokens) and tokens[opening].kind <= Kind.REPORTING:
        opening += 1
    if not any(token.key in _TOPICAL for token in tokens[:opening]):
        return frozenset()
    return frozenset(
        at
        for at in range(opening, len(tokens))
        if at == opening
        or _NEXT_ITEM.search(text, tokens[at - 1].end, tokens[at].start)
        or tokens[at - 1].key == "and"
    )


def _is_name(source: Source, tokens: Sequence[Token], at: int) -> bool:
    token = tokens[at]
    if token.kind is not Kind.CONTENT:
        return False
    if token.key in source.names:
        return True
    if source.knows(token.key) or not token.capitalised:
        return False
    followed = at + 1 < len(tokens) and tokens[at + 1].capitalised
    return at > 0 or followed
