"""The sentences of a summary as claims: tokens with names told apart, and polarity."""

from collections.abc import Sequence

from judging.lexical.source import Source
from judging.lexical.tokens import Kind, Token, read_tokens
from llm.language.sentences import Span, split_sentences


def claims_of(summary: str) -> list[Span]:
    """The sentences of a summary that claim something: headings do not."""
    return [span for span in split_sentences(summary) if not span.heading]


def claim_tokens(source: Source, span: Span) -> list[Token]:
    """Tokens of one sentence, offsets within it, names marked.

    A name is what the source always capitalises, or a capital inside the sentence that the
    source does not know at all.
    """
    tokens = read_tokens(span.text)
    return [
        token._replace(kind=Kind.NAME) if _is_name(source, tokens, at) else token
        for at, token in enumerate(tokens)
    ]


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
