"""What the G-Eval judge is asked, and the form of its answer."""

from collections.abc import Sequence
from typing import Any

from judging.variants import Variant, variant_named
from summaries.models import Criterion
from summaries.prompts.fence import neutralise, one_line
from summaries.prompts.transcript import quoted

VERSION = "geval-3"
BASE = "base"

_NOTES = {"type": "array", "items": {"type": "string"}, "maxItems": 20}
_FORM = (
    "reason (two or three sentences on what decides the score), quotes (up to eight passages "
    "copied word for word from the transcript that it rests on), score (a whole number from 1 to "
    "5)"
)
_NOTED = "notes (for every evaluation step one sentence on what it found), "


def _verdict(*, notes: bool) -> dict[str, Any]:
    # Reason and quotes stand before the score, so that the number rests on them.
    properties = {
        "reason": {"type": "string", "minLength": 1},
        "quotes": {"type": "array", "items": {"type": "string"}, "maxItems": 8},
        "score": {"type": "integer", "enum": [1, 2, 3, 4, 5]},
    }
    return closed({"notes": _NOTES, **properties} if notes else properties)


def closed(properties: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object with exactly these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


SCHEMA: dict[str, Any] = _verdict(notes=False)


def schema(variant: Variant, criteria: Sequence[Criterion]) -> dict[str, Any]:
    """One verdict, or under `label` one for each of several criteria."""
    verdict = _verdict(notes=variant.notes)
    if len(criteria) == 1:
        return verdict
    return closed({label(position): verdict for position in range(len(criteria))})


def label(position: int) -> str:
    """What a criterion is called in a joint answer; names may hold what a JSON key may not."""
    return f"criterion_{position + 1}"


def task(summary: str, *criteria: Criterion, variant: Variant | None = None) -> str:
    """What follows the transcript; `variant` defaults to the base wording."""
    wording = variant or variant_named(BASE)
    return wording.fill(
        summary=quoted("SUMMARY", summary),
        criteria=_joint_criteria(criteria) if len(criteria) > 1 else _criterion(criteria[0]),
        form=_form(wording, criteria),
    )


def _joint_criteria(criteria: Sequence[Criterion]) -> str:
    blocks = [f"{label(at)}. {_criterion(criterion)}" for at, criterion in enumerate(criteria)]
    return "Judge each criterion by itself; none may colour another.\n\n" + "\n\n".join(blocks)


def _criterion(criterion: Criterion) -> str:
    steps = "\n".join(
        f"{number}. {one_line(step)}" for number, step in enumerate(criterion.steps, start=1)
    )
    return (
        f"Criterion: {one_line(criterion.name)}, from 1 (worst) to 5 (best).\n"
        f"{neutralise(criterion.definition)}\n\n"
        f"Evaluation steps:\n{steps or '1. Compare the summary with the transcript.'}"
    )


def _form(variant: Variant, criteria: Sequence[Criterion]) -> str:
    form = f"{_NOTED if variant.notes else ''}{_FORM}"
    if len(criteria) == 1:
        return f"Answer with a JSON object: {form}."
    labels = ", ".join(label(position) for position in range(len(criteria)))
    return f"Answer with a JSON object with the keys {labels}; each holds an object: {form}."
