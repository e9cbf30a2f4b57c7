"""The built-in engine: minutes out of a meeting's own sentences, without any model.

It answers requests whose `material` is a transcript and ignores their messages.
"""

from typing import TYPE_CHECKING, Any

from llm.errors import BadRequest
from llm.offline.extract import summarise
from llm.offline.style import style_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from llm.types import ChatRequest

__all__ = ["respond"]


def respond(request: "ChatRequest") -> str:
    """The text of the minutes for `request.material`.

    Material is {"kind": "transcript", "title": str, "turns": [{"speaker": str, "text": str, …}],
    "words": int, "brief": mapping or None}; `llm.offline.style.style_for` says what a brief holds.
    A brief may stretch the budget of words. Raises BadRequest when the material is anything else.
    """
    material = _transcript(request.material)
    style = style_for(material.get("brief"))
    try:
        minutes = summarise(
            material["turns"],
            title=material.get("title") or "",
            words=round(material["words"] * style.room),
            style=style,
        )
    except ValueError as error:
        raise BadRequest(f"The offline engine cannot write this summary: {error}") from error
    if not minutes.sentences:
        raise BadRequest(
            f"words is {material['words']} and no sentence of the transcript that says something "
            "fits; allow more words, or name another model"
        )
    return minutes.text


def _transcript(material: "Mapping[str, Any] | None") -> "Mapping[str, Any]":
    kind = material.get("kind") if material else None
    if material is None or kind != "transcript":
        raise BadRequest(
            f'The offline engine writes from material of kind "transcript", got {kind!r}; '
            "pass the turns as material, or name another model"
        )
    missing = [name for name in ("turns", "words") if name not in material]
    if missing:
        raise BadRequest(f"The transcript's material lacks {' and '.join(missing)}; add it")
    return material
