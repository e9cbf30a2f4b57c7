"""Sentence encoders: embeddings of texts, whose cosine says how similar their meaning is."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from measuring.checkpoints.runtime import (
    BadCheckpoint,
    CheckpointFolder,
    CheckpointTokenizer,
    Floats,
    Integers,
    Network,
)

NETWORK = "model.onnx"
# Where sentence-transformers says how tokens become a sentence.
_POOLING = "1_Pooling/config.json"
_WHOLE, _EACH = "sentence_embedding", ("last_hidden_state", "token_embeddings")
_LONGEST = 256
_AT_ONCE = 32
_SMALLEST = 1e-12


@lru_cache(maxsize=2)
def encoder_at(place: Path) -> "Encoder":
    """The encoder in a folder, loaded once a process. Raises BadCheckpoint."""
    return Encoder(CheckpointFolder.about_to_load(place))


class Encoder:
    """One text a row, of length 1."""

    def __init__(self, folder: CheckpointFolder) -> None:
        """Raises BadCheckpoint."""
        self.folder = folder
        self._reader = CheckpointTokenizer(folder, longest=folder.longest(_LONGEST))
        self._network = Network(folder, NETWORK)
        self._output = self._chosen_output()
        self._first_only = _takes_first(folder)

    def _chosen_output(self) -> str:
        for name in (_WHOLE, *_EACH):
            if name in self._network.outputs:
                return name
        raise BadCheckpoint(
            f"{self.folder.place} has the outputs {', '.join(self._network.outputs)}; an encoder "
            f"has {_WHOLE} or {_EACH[0]}: export it with --task feature-extraction"
        )

    def directions(self, texts: Sequence[str]) -> Floats:
        """Texts by dimensions. Raises BadCheckpoint."""
        # Of like length together, so that little is filled up.
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        parts = [order[at : at + _AT_ONCE] for at in range(0, len(order), _AT_ONCE)]
        found = np.concatenate([self._read([texts[at] for at in part]) for part in parts])
        back = np.empty_like(found)
        back[order] = found
        return back

    def _read(self, texts: Sequence[str]) -> Floats:
        tokens = self._reader.batch(texts)
        values = self._network.run(self._output, tokens)
        pooled = values if self._output == _WHOLE else self._pooled(values, tokens)
        lengths = np.linalg.norm(pooled, axis=1, keepdims=True)
        directions: Floats = pooled / np.maximum(lengths, _SMALLEST)
        return directions

    def _pooled(self, values: Floats, tokens: Mapping[str, Integers]) -> Floats:
        if self._first_only:
            first: Floats = values[:, 0]
            return first
        weights = tokens["attention_mask"][:, :, None]
        mean: Floats = (values * weights).sum(axis=1) / np.maximum(weights.sum(axis=1), 1)
        return mean


def _takes_first(folder: CheckpointFolder) -> bool:
    """Whether the first token stands for the sentence; without a word on it, the mean does."""
    if not folder.has(_POOLING):
        return False
    pooling = folder.settings(_POOLING)
    if pooling.get("pooling_mode_cls_token") is True or pooling.get("pooling_mode") == "cls":
        return True
    if pooling.get("pooling_mode_mean_tokens") is True or pooling.get("pooling_mode") == "mean":
        return False
    raise BadCheckpoint(f"{folder.file(_POOLING)}: only the mean and the first token can be taken")
