"""Our own JSON: `{"title", "turns": [{"speaker", "start", "end", "text"}]}`, or the list alone."""

from typing import Any

from summaries.formats.clock import LONGEST_SECONDS
from summaries.formats.json_nodes import Node
from summaries.formats.turns import Draft, FormatError, Turn, has_words, make_turn

_NUMBERS = frozenset({int, float})


def is_turns(document: Node) -> bool:
    return "turns" in document or document.has_objects_with("text")


def read(document: Node) -> Draft:
    """Turns as they are, in their order: who sends turns has decided where each ends.

    `text` is required; `speaker`, `start` and `end` (seconds from the beginning) may be missing
    or null. Raises FormatError naming the path of a value of the wrong kind.
    """
    listed = isinstance(document.value, list)
    draft = Draft(title=None if listed else document["title"].text() or None)
    draft.turns = [_turn(node) for node in (document if listed else document["turns"]).items()]
    _warn_of_unnamed(draft)
    return draft


def _turn(node: Node) -> Turn:
    return _plain(node.value) or _looked_into(node)


def _plain(value: Any) -> Turn | None:
    """A turn of which every member is as it should be, in one look; None for any other."""
    if type(value) is not dict:
        return None
    speaker, start, end = value.get("speaker", ""), value.get("start"), value.get("end")
    text: Any = value.get("text")
    if not (_is_line(speaker) and _is_line(text) and _is_time(start) and _is_time(end)):
        return None
    if start is not None and end is not None and end < start:
        return None
    return make_turn(speaker, start, end, text)


def _is_line(value: Any) -> bool:
    """Printable text has no NUL, no half of a surrogate pair and no other control character."""
    return type(value) is str and value.isprintable()


def _is_time(value: Any) -> bool:
    return value is None or (type(value) in _NUMBERS and 0 <= value <= LONGEST_SECONDS)


def _looked_into(node: Node) -> Turn:
    """Raises FormatError naming the member that is at fault."""
    if "text" not in node:
        node["text"].refuse("a text")
    start, end = node["start"].seconds(), node["end"].seconds()
    if start is not None and end is not None and end < start:
        message = f"{node.path}.end is {end}, before its start {start}."
        remedy = "Correct the times or leave them out."
        raise FormatError(message, remedy=remedy, path=f"{node.path}.end")
    return make_turn(node["speaker"].text(), start, end, node["text"].text())


def _warn_of_unnamed(draft: Draft) -> None:
    unnamed = sum(not turn.speaker and has_words(turn.text) for turn in draft.turns)
    if unnamed:
        draft.warnings.append(f"{unnamed} of {len(draft.turns)} turns name no speaker.")
