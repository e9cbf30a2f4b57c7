"""Everything that a student looks at, of one summary."""

from collections.abc import Mapping, Sequence
from typing import Any

from judging.lexical.features import features as overlap_features
from judging.lexical.reading import Reading
from judging.student import meaning
from judging.student.meaning import EncoderCard


def features(
    reading: Reading, turns: Sequence[Mapping[str, Any]], encoder: EncoderCard | None
) -> dict[str, float]:
    """By name, in the order of `judging.student.model.names_with`. Raises BadCheckpoint."""
    seen = overlap_features(reading)
    return seen if encoder is None else seen | meaning.features(encoder, turns, reading.summary)
