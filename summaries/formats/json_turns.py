"""Our own JSON: `{"title", "turns": [{"speaker", "start", "end", "text"}]}`, or the list alone."""

import json
from collections.abc import Iterable

from summaries.formats.errors import FormatError
from summaries.formats.json_nodes import Node
from summaries.formats.turns import Draft, Turn, has_words, make_turn


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


def write_json(turns: Iterable[Turn]) -> str:
    rows = [json.dumps(turn.as_dict(), ensure_ascii=False) for turn in turns]
    return '{"turns": [\n' + ",\n".join(rows) + "\n]}\n"
