"""Questions of a talk, and whether the next speaker says yes or no to them."""

from judging.lexical.source import Source
from llm.language.word_sets import word_set

_YES = word_set("yes yeah yep yup sure ok okay definitely absolutely certainly gladly")
_NO = word_set("no nope nah never")
_TWO = 2


def asks(sentence: str) -> bool:
    """Whether a sentence is a question."""
    return sentence.rstrip("\"'”’) ").endswith("?")


def answered(source: Source, question: int) -> bool | None:
    """Whether the sentence numbered `question` is answered with yes; None where nobody tells.

    Only between two: among more, the first to answer may speak for nobody else.
    """
    reply = question + 1
    if len(source.speakers) != _TWO or reply >= source.sentence_count:
        return None
    asker, replier = (source.turns[source.turn(sentence)].speaker for sentence in (question, reply))
    if asker == replier:
        return None
    words = [token.text.lower() for token in source.tokens(reply)[:2]]
    if words[:1] and words[0] in _YES:
        return True
    return False if words and (words[0] in _NO or words == ["not", "yet"]) else None
