"""What a form of data has to say about itself, and how its scores come onto our scale."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from judging.metaeval.items import HIGHEST, LOWEST, Item
from judging.metaeval.readers.rows import Row, shown

Scale = tuple[float, float]
OURS: Scale = (LOWEST, HIGHEST)


@dataclass(frozen=True)
class Form:
    """`marks` are the fields that tell the form, `scale` the lowest and highest human score."""

    name: str
    marks: frozenset[str]
    item: Callable[[Row, Scale], Item]
    scale: Scale = OURS


def on_our_scale(row: Row, field: str, value: Any, scale: Scale) -> float:
    """`value` moved in a straight line from `scale` to [1, 5]. Raises BadField outside of it."""
    number, (low, high) = row.number(field, value), scale
    if not low <= number <= high:
        raise row.bad(
            field, f"{number:g} is not from {low:g} to {high:g}; mend it, or name the scale"
        )
    if scale == OURS:
        return number
    return LOWEST + (number - low) / (high - low) * (HIGHEST - LOWEST)


def means(
    row: Row, field: str, annotations: Sequence[Mapping[str, Any]], scale: Scale
) -> dict[str, float]:
    """By dimension, in lower case, the mean of what the annotators gave; null is nothing given, and
    so is the NaN that tables become."""
    given: dict[str, list[float]] = {}
    for number, annotation in enumerate(annotations, start=1):
        for name, value in annotation.items():
            if value is None or value != value:  # noqa: PLR0124 (of all values NaN alone differs)
                continue
            where = f"{field}[{number}].{name}"
            if not name.strip():
                raise row.bad(where, f"{shown(value)} is a score of nothing; name its dimension")
            dimension = given.setdefault(name.strip().lower(), [])
            dimension.append(on_our_scale(row, where, value, scale))
    return {name: fmean(values) for name, values in given.items()}
