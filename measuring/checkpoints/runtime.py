"""The runtime of checkpoints: their folder, its digest, and the libraries of the extra `onnx`."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any

import numpy as np
from django.utils.translation import gettext, gettext_noop
from numpy.typing import NDArray

from measuring.folders import BadFolder, digest

CONFIG, TOKENIZER = "config.json", "tokenizer.json"
# Where exporters put a network: at the top, or in a folder beside other frameworks' weights.
_BESIDE = ("", "onnx")
# Some families give the first two positions to nothing.
_POSITIONS_LOST = 2


class BadCheckpoint(BadFolder):
    """A checkpoint that cannot be used, with the remedy."""


@dataclass(frozen=True)
class CheckpointFolder:
    """Of one checkpoint on this host."""

    place: Path

    @classmethod
    def about_to_load(cls, place: Path) -> "CheckpointFolder":
        """Its digest is taken now, so that the one that verdicts tell is of what runs."""
        _digest(place)
        return cls(place)

    @property
    def name(self) -> str:
        return self.place.name

    def has(self, file: str) -> bool:
        return self._find(file) is not None

    def file(self, name: str) -> Path:
        """Raises BadCheckpoint when it is not there."""
        found = self._find(name)
        if found is None:
            fault = gettext("{place} has no {name}; docs/checkpoints.md says how to export one")
            raise BadCheckpoint(fault.format(place=self.place, name=name))
        return found

    def _find(self, name: str) -> Path | None:
        places = (self.place / folder / name for folder in _BESIDE)
        return next((path for path in places if path.is_file()), None)

    def settings(self, name: str = CONFIG) -> dict[str, Any]:
        """What a JSON file of the folder says. Raises BadCheckpoint."""
        path = self.file(name)
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            fault = gettext("{path} is no JSON ({why}); export the checkpoint anew")
            raise BadCheckpoint(fault.format(path=path, why=error)) from None
        if not isinstance(data, dict):
            fault = gettext("{path} is no JSON object; export the checkpoint anew")
            raise BadCheckpoint(fault.format(path=path))
        return data

    def longest(self, most: int) -> int:
        """How many tokens its network reads at once, `most` where it reads more.

        Raises BadCheckpoint.
        """
        positions = self.settings().get("max_position_embeddings")
        if not isinstance(positions, int) or positions <= _POSITIONS_LOST:
            return most
        return min(most, positions - _POSITIONS_LOST)

    @property
    def sha256(self) -> str:
        """Of the names and contents of all its files, hidden ones apart; kept for the process."""
        return _digest(self.place)


@lru_cache(maxsize=16)
def _digest(place: Path) -> str:
    return digest(place)


# --- Libraries --------------------------------------------------------------
# The two libraries of the extra `onnx`: networks and tokenizers.

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]
EXTRA = gettext_noop("run make install-onnx")
_INTEGERS = {"tensor(int64)": np.int64, "tensor(int32)": np.int32}
_FAULTS = (
    *("EPFail", "Fail", "InvalidArgument", "InvalidGraph", "InvalidProtobuf", "NoModel"),
    *("NoSuchFile", "NotImplemented", "RuntimeException"),
)


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        fault = gettext("checkpoints need the extra onnx ({name}); {remedy}")
        raise BadCheckpoint(fault.format(name=name, remedy=gettext(EXTRA))) from None


def require_libraries() -> None:
    """Raises BadCheckpoint where the extra is not installed."""
    for name in ("onnxruntime", "tokenizers"):
        _library(name)


class Network:
    """A graph in an .onnx file, on the processor; one run at a time, which takes every core."""

    def __init__(self, folder: CheckpointFolder, file: str) -> None:
        """Raises BadCheckpoint for a file that is missing or no network."""
        runtime = _library("onnxruntime")
        state = runtime.capi.onnxruntime_pybind11_state
        self._faults: tuple[type[Exception], ...] = tuple(getattr(state, name) for name in _FAULTS)
        self._path = folder.file(file)
        self._turn = Lock()
        options = runtime.SessionOptions()
        options.log_severity_level = 4
        try:
            self._session = runtime.InferenceSession(
                str(self._path), options, providers=["CPUExecutionProvider"]
            )
        except self._faults as error:
            raise BadCheckpoint(f"{self._path} is no network that runs here: {error}") from error
        self._types = {node.name: node.type for node in self._session.get_inputs()}
        self.outputs = {node.name: len(node.shape) for node in self._session.get_outputs()}

    def run(self, output: str, values: Mapping[str, NDArray[Any]]) -> Floats:
        """The output of that name; inputs that the network does not take are left out.

        Raises BadCheckpoint when it wants others, or cannot take these.
        """
        for name in self._types:
            if name not in values:
                raise BadCheckpoint(f"{self._path} wants the input {name}, which nobody gives it")
        if output not in self.outputs:
            raise BadCheckpoint(f"{self._path} has no output {output}; {', '.join(self.outputs)}")
        given = {name: self._as_wanted(name, values[name]) for name in self._types}
        try:
            with self._turn:
                (found,) = self._session.run([output], given)
        except self._faults as error:
            raise BadCheckpoint(
                f"{self._path} does not take what {TOKENIZER} makes of a text: {error}"
            ) from error
        answer = np.asarray(found, np.float64)
        if not np.isfinite(answer).all():
            raise BadCheckpoint(f"{self._path} answers with what is no number; export it anew")
        return answer

    def _as_wanted(self, name: str, value: NDArray[Any]) -> NDArray[Any]:
        kind = self._types[name]
        if kind in _INTEGERS:
            return value.astype(_INTEGERS[kind])
        return value.astype(np.float16 if kind == "tensor(float16)" else np.float32)


def _tokenizer(folder: CheckpointFolder) -> Any:
    """Raises BadCheckpoint."""
    path = folder.file(TOKENIZER)
    library = _library("tokenizers")
    try:
        made = library.Tokenizer.from_str(path.read_text(encoding="utf-8"))
    except Exception as error:  # the library raises nothing narrower
        raise BadCheckpoint(f"{path} cannot be read: {error}") from error
    made.encode_special_tokens = True
    made.no_padding()
    return made


class CheckpointTokenizer:
    """Texts made into tokens as the network learned them.

    What looks like a control token in a text is read as plain words: a transcript cannot close
    its part of the input.
    """

    def __init__(self, folder: CheckpointFolder, *, longest: int) -> None:
        """`longest` in tokens, the control tokens counted. Raises BadCheckpoint."""
        self._tokenizer, self._bare = _tokenizer(folder), _tokenizer(folder)
        self._tokenizer.enable_truncation(longest)
        self._bare.no_truncation()
        padding = folder.settings().get("pad_token_id")
        self._filler = padding if isinstance(padding, int) else 0
        self.longest = longest

    def batch(self, texts: Sequence[str] | Sequence[tuple[str, str]]) -> dict[str, Integers]:
        """The inputs of a network for texts or pairs of texts, each an array of texts by tokens,
        filled up to the longest; what is too long is cut at its end."""
        read = self._tokenizer.encode_batch(list(texts))
        return {
            "input_ids": self._filled([item.ids for item in read], self._filler),
            "attention_mask": self._filled([item.attention_mask for item in read], 0),
            "token_type_ids": self._filled([item.type_ids for item in read], 0),
        }

    def _filled(self, rows: Sequence[Sequence[int]], filler: int) -> Integers:
        width = max(len(row) for row in rows)
        return np.array([[*row, *[filler] * (width - len(row))] for row in rows], np.int64)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Where its tokens begin and end in `text`, control tokens apart."""
        return list(self._bare.encode(text, add_special_tokens=False).offsets)

    def token(self, text: str) -> int | None:
        """The token that `text` alone is, None when it is several."""
        ids = self._bare.encode(text, add_special_tokens=False).ids
        return ids[0] if len(ids) == 1 else None
