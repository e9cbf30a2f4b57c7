"""Features of meaning: the cosine of a summary's sentences with the transcript's, by an encoder."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from django.utils.translation import gettext

from measuring.checkpoints.encoder import Encoder, encoder_at
from measuring.checkpoints.runtime import BadCheckpoint, Floats, require_libraries
from measuring.checkpoints.storage import ENCODER, checkpoint_named
from measuring.folders import fetched
from offline.language.sentences import split_sentences

NAMES = ("meaning_mean", "meaning_worst", "meaning_topic", "meaning_covered")
# As many transcripts as the offline judge keeps; an hour of talk takes a megabyte or two.
_KEPT = 4


@dataclass(frozen=True)
class EncoderCard:
    """Which encoder a student learned with: a folder's name and the SHA-256 of its files."""

    name: str
    sha256: str

    @classmethod
    def of(cls, name: str) -> "EncoderCard":
        """Raises BadCheckpoint."""
        require_libraries()
        folder = checkpoint_named(name)
        if folder.about["form"] != ENCODER:
            raise BadCheckpoint(f"{name!r} is no sentence encoder; choose another")
        return cls(name, folder.sha256)

    def require(self) -> None:
        """Raises BadCheckpoint where the same encoder is not at hand."""
        if EncoderCard.of(self.name) != self:
            fault = gettext(
                "{name} is not the encoder that the student learned with, whose SHA-256 is "
                "{sha256}; bring that folder back, or train anew"
            )
            raise BadCheckpoint(fault.format(name=repr(self.name), sha256=self.sha256))

    def opened(self) -> Encoder:
        """Raises BadFolder."""
        self.require()
        return encoder_at(fetched(checkpoint_named(self.name)))


def features(
    card: EncoderCard, turns: Sequence[Mapping[str, Any]], summary: str
) -> dict[str, float]:
    """Every feature of `NAMES`, cosines in [-1, 1]; 0 throughout without a sentence on a side.

    Raises BadFolder.
    """
    sentences_of_summary = tuple(span.text for span in split_sentences(summary))
    spans = (span.text for turn in turns for span in split_sentences(turn["text"]))
    sentences_of_source = tuple(dict.fromkeys(spans))
    if not sentences_of_summary or not sentences_of_source:
        return dict.fromkeys(NAMES, 0.0)
    encoder = card.opened()
    source = _directions(encoder, sentences_of_source)
    sentences = encoder.directions(sentences_of_summary)
    alike = sentences @ source.T
    closest = alike.max(axis=1)
    values = (
        closest.mean(),
        closest.min(),
        _cosine(sentences.mean(axis=0), source.mean(axis=0)),
        alike.max(axis=0).mean(),
    )
    return {name: float(value) for name, value in zip(NAMES, values, strict=True)}


@lru_cache(maxsize=_KEPT)
def _directions(encoder: Encoder, sentences: tuple[str, ...]) -> Floats:
    return encoder.directions(sentences)


def _cosine(one: Floats, other: Floats) -> float:
    lengths = float(np.linalg.norm(one) * np.linalg.norm(other))
    return float(one @ other) / lengths if lengths else 0.0
