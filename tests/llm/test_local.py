"""A model file on this machine: what is read of it, what fits, what is said of a wrong one."""

import importlib.util
import struct
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import Settings

from llm import concurrency, local
from llm.checks import model_errors
from llm.errors import BadRequest, Transient
from llm.local import (
    LEAST_WINDOW,
    MOST_WINDOW,
    LocalModelError,
    Machine,
    ModelFile,
    model_path,
    plan,
    read_model,
    this_machine,
)
from llm.models import ModelCall
from llm.timeouts import Deadline
from llm.tokens import context_window
from llm.types import is_toy, parse_model
from tests.llm.conftest import Serve, ask
from tests.modelserver import ModelServer, Reply

GIB = 2**30
LLAMA = {
    "general.architecture": "llama",
    "llama.context_length": 32768,
    "llama.block_count": 32,
    "llama.embedding_length": 4096,
    "llama.attention.head_count": 32,
    "llama.attention.head_count_kv": 8,
}


def string(text: str) -> bytes:
    return struct.pack("<Q", len(text)) + text.encode()


def value(given: Any) -> bytes:
    """A number, a text, or a list of numbers, as GGUF writes it after its key."""
    if isinstance(given, str):
        return struct.pack("<I", 8) + string(given)
    if isinstance(given, list):
        return struct.pack(f"<IIQ{len(given)}I", 9, 4, len(given), *given)
    return struct.pack("<II", 4, given)


def gguf(path: Path, facts: dict[str, Any], *, version: int = 3, body: int = 0) -> Path:
    head = struct.pack("<4sIQQ", b"GGUF", version, 0, len(facts))
    pairs = (string(key) + value(each) for key, each in facts.items())
    path.write_bytes(head + b"".join(pairs) + bytes(body))
    return path


def test_the_header_says_how_large_window_and_attention_cache_are(tmp_path: Path) -> None:
    facts = {**LLAMA, "tokenizer.ggml.model": "gpt2", "later": 1}
    path = gguf(tmp_path / "Any-7B.gguf", facts, body=1000)
    model = read_model(str(path))
    assert (model.path, model.window) == (path, 32768)
    assert model.size == path.stat().st_size
    # Keys and values of 8 heads of 128 numbers of two bytes, in 32 layers.
    assert model.token_bytes == 2 * 2 * 8 * 128 * 32


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        ({"llama.attention.head_count_kv": [4] * 16 + [0] * 16}, 2 * 2 * 4 * 128 * 16),
        ({"llama.attention.key_length": 64}, 2 * (64 + 128) * 8 * 32),
    ],
)
def test_layers_and_heads_of_other_forms_are_counted(
    tmp_path: Path, facts: dict[str, Any], expected: int
) -> None:
    assert read_model(str(gguf(tmp_path / "a.gguf", {**LLAMA, **facts}))).token_bytes == expected


def test_all_parts_of_a_cut_file_count(tmp_path: Path) -> None:
    first = gguf(tmp_path / "big-00001-of-00002.gguf", LLAMA)
    gguf(tmp_path / "big-00002-of-00002.gguf", {}, body=5000)
    gguf(tmp_path / "other-00002-of-00002.gguf", {}, body=7000)
    assert 5000 < read_model(str(first)).size < 7000


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "it begins with b''"),
        (b"<!doctype html><html><head>", "it begins with b'<!doctyp'"),
        (struct.pack("<4sIQQ", b"GGUF", 1, 0, 0), "it is version 1"),
        (struct.pack("<4sIQQ", b"GGUF", 3, 0, 0), "general.architecture"),
        (struct.pack("<4sIQQ", b"GGUF", 3, 0, 1) + struct.pack("<Q", 2**40), "a string of 10995"),
        (struct.pack("<4sIQQ", b"GGUF", 3, 0, 9) + string("a") + value(1), "unpack requires"),
    ],
)
def test_what_is_no_model_is_refused_with_what_it_is(
    tmp_path: Path, content: bytes, said: str
) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(content)
    with pytest.raises(LocalModelError, match="is not a language model in GGUF") as raised:
        read_model(str(path))
    assert said in str(raised.value)


@given(cut=st.integers(0, 200), changed=st.integers(0, 199), byte=st.integers(0, 255))
def test_a_damaged_header_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, cut: int, changed: int, byte: int
) -> None:
    path = gguf(tmp_path_factory.getbasetemp() / "damaged.gguf", LLAMA)
    content = bytearray(path.read_bytes())
    content[changed] = byte
    path.write_bytes(content[: len(content) - cut])
    with suppress(LocalModelError):
        assert read_model(str(path)).path == path


def test_a_relative_path_begins_at_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = gguf(tmp_path / "a.gguf", LLAMA)
    monkeypatch.chdir(tmp_path)
    assert model_path("a.gguf") == path
    with pytest.raises(LocalModelError, match=f"local:b.gguf names no file in {tmp_path}"):
        model_path("b.gguf")
    with pytest.raises(LocalModelError, match=r"local:/nowhere/b\.gguf names no file$"):
        model_path("/nowhere/b.gguf")


# --- Plan -------------------------------------------------------------------

SEVEN = ModelFile(Path("seven.gguf"), size=4 * GIB, window=32768, token_bytes=131072)


@pytest.mark.parametrize(
    ("memory", "cores", "expected"),
    [
        (64, 32, (MOST_WINDOW, 8, 16)),
        (64, 4, (MOST_WINDOW, 1, 2)),
        (16, 16, (MOST_WINDOW, 3, 8)),
        (8, 16, (LEAST_WINDOW, 1, 8)),
        (8, 1, (LEAST_WINDOW, 1, 1)),
    ],
)
def test_slots_are_given_up_before_the_window(
    memory: int, cores: int, expected: tuple[int, int, int]
) -> None:
    found = plan(SEVEN, Machine(memory * GIB, cores))
    assert (found.window, found.slots, found.threads) == expected


def test_what_the_user_sets_stays() -> None:
    found = plan(SEVEN, Machine(16 * GIB, 8), window=5000, slots=4, threads=7)
    assert (found.window, found.slots, found.threads) == (5000, 4, 7)


@pytest.mark.parametrize("wishes", [{}, {"window": 32768}, {"slots": 8}])
def test_too_little_memory_is_said_in_figures(wishes: dict[str, int]) -> None:
    with pytest.raises(LocalModelError, match=r"not enough memory for seven\.gguf") as raised:
        plan(SEVEN, Machine(6 * GIB, 4), **wishes)
    assert "this one has 6.0" in str(raised.value)
    assert "COUNTERSIGN_LOCAL_CONTEXT_TOKENS" in raised.value.remedy


def test_no_window_is_larger_than_the_model_was_trained_on() -> None:
    with pytest.raises(LocalModelError, match=r"is 40000, and seven\.gguf was trained on 32768"):
        plan(SEVEN, Machine(64 * GIB, 4), window=40000)


@given(
    memory=st.integers(2 * GIB, 512 * GIB),
    cores=st.integers(1, 256),
    size=st.integers(1, 100 * GIB),
    window=st.integers(512, 1_000_000),
    token_bytes=st.integers(1, 2_000_000),
)
def test_a_plan_fits_the_machine(
    memory: int, cores: int, size: int, window: int, token_bytes: int
) -> None:
    model = ModelFile(Path("a.gguf"), size, window, token_bytes)
    try:
        found = plan(model, Machine(memory, cores))
    except LocalModelError:
        smallest = min(window, LEAST_WINDOW)
        assert size + token_bytes * smallest + local._WORKSPACE > memory * local._SHARE - 1
        return
    assert size + token_bytes * found.window * found.slots <= memory
    assert 1 <= found.threads <= cores
    assert min(window, LEAST_WINDOW) <= found.window <= min(window, MOST_WINDOW)


def test_this_machine_has_memory_and_processors() -> None:
    machine = this_machine()
    assert machine.memory > GIB // 4
    assert machine.cores >= 1


# --- Names and checks -------------------------------------------------------


@pytest.mark.parametrize("name", ["local:", "local:a.bin", "local:gguf", "local: "])
def test_a_local_name_without_a_model_file_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=r"local:PATH\.gguf"):
        parse_model(name)


@pytest.mark.parametrize(
    ("name", "toy"),
    [
        ("local:/models/SmolLM2-135M-Instruct.Q4_1.gguf", True),
        ("local:qwen2.5-0.5b-instruct-q8_0.gguf", True),
        ("local:Llama-3.2-1B-Instruct-Q4_K_M.gguf", False),
        ("local:Mixtral-8x7B-v0.1-Q4_K_M.gguf", False),
        ("local:Qwen2.5-7B-Instruct-1M-Q5_K_M.gguf", False),
        ("local:/models/135M/own.gguf", False),
        ("local:Phi-3-mini-4k-instruct-q4.gguf", False),
        ("openai:SmolLM2-135M", False),
        ("offline", False),
    ],
)
def test_a_toy_is_known_by_the_size_in_its_files_name(name: str, toy: bool) -> None:
    assert is_toy(name) == toy


def errors(settings: Settings, writer: str, judge: str = "offline") -> list[Any]:
    settings.LLM = {"WRITER_MODEL": writer, "JUDGE_MODEL": judge}
    return model_errors({})


def test_the_check_names_what_is_wrong_and_the_remedy(settings: Settings, tmp_path: Path) -> None:
    (error,) = errors(settings, f"local:{tmp_path}/none.gguf")
    assert error.id == "llm.E009"
    assert error.msg == f"local:{tmp_path}/none.gguf names no file."
    assert "make install-local" in error.hint


def test_writer_and_judge_share_one_file(settings: Settings, tmp_path: Path) -> None:
    one, two = (gguf(tmp_path / f"{name}.gguf", LLAMA) for name in "ab")
    (error,) = errors(settings, f"local:{one}", f"local:{two}")
    assert "COUNTERSIGN_WRITER_MODEL and COUNTERSIGN_JUDGE_MODEL name two local models" in error.msg


def test_a_server_that_is_not_installed_has_a_command(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "_SERVER", "no_such_package")
    (error,) = errors(settings, f"local:{gguf(tmp_path / 'a.gguf', LLAMA)}")
    assert error.hint == "Run `make install-local`, or name a model of another server."


def test_a_model_that_the_machine_cannot_hold_is_refused(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if importlib.util.find_spec("xllamacpp") is None:
        monkeypatch.setattr(local, "_SERVER", "llm")
    path = gguf(tmp_path / "a.gguf", LLAMA)
    with path.open("r+b") as file:
        file.truncate(2_000 * GIB)
    (error,) = errors(settings, f"local:{path}")
    assert "not enough memory for a.gguf" in error.msg


# --- Calls ------------------------------------------------------------------

MODEL = "local:/models/Own-7B.gguf"


class _NothingToHide:
    """A PII redaction that must not be asked."""

    def mask(self, messages: object) -> NoReturn:
        raise AssertionError("nothing leaves the machine")

    unmask = mask


@pytest.fixture
def served(serve: Serve, configure: Callable[..., None]) -> ModelServer:
    server = serve([Reply("Hello.")])
    given = {"WRITER_MODEL": MODEL, "LOCAL_SERVER": server.openai_url, "LOCAL_KEY": "our-key"}
    configure(**given, LOCAL_SLOTS=1, LOCAL_CONTEXT_TOKENS=5000)
    return server


@pytest.mark.django_db
def test_a_call_goes_to_the_machines_own_server_with_its_key_and_nothing_hidden(
    served: ModelServer,
) -> None:
    result = ask(model=MODEL, masking=_NothingToHide())
    (received,) = served.requests
    assert received.headers["authorization"] == "Bearer our-key"
    assert received.body["model"] == "Own-7B.gguf"
    call = ModelCall.objects.get()
    assert (call.provider, call.endpoint, call.model) == ("local", "local", "Own-7B.gguf")
    assert (result.model, context_window(MODEL)) == (MODEL, 5000)


@pytest.mark.django_db
@pytest.mark.usefixtures("served")
def test_another_file_than_the_servers_is_refused() -> None:
    with pytest.raises(BadRequest, match="one server runs the local model that COUNTERSIGN_WRITER"):
        ask(model="local:/models/Other-7B.gguf")


@pytest.mark.django_db
def test_a_local_model_without_a_server_names_the_command(configure: Callable[..., None]) -> None:
    configure(JUDGE_MODEL=MODEL)
    with pytest.raises(BadRequest, match="`make run` starts its server, and none is running"):
        ask(model=MODEL)


@pytest.mark.usefixtures("served")
def test_no_more_calls_are_in_flight_than_the_server_has_slots() -> None:
    with (
        concurrency.slot("local", Deadline.after(5)),
        pytest.raises(Transient, match="one of the 1 slots of local"),
        concurrency.slot("local", Deadline.after(0.05)),
    ):
        pass
