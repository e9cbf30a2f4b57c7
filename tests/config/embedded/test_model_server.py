"""The server of a local model under `config.run`: started, restarted, stopped, refused."""

import http.client
import json
import os
import signal
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from config.embedded import model_server
from config.embedded.processes import identity, wait_until
from llm.local import read_model
from tests.config.embedded.test_run import READY_WITHIN, Installation, given_services, other
from tests.real_model import TOY

__all__ = ["other"]

pytestmark = [pytest.mark.slow, pytest.mark.real_model]


def address(installation: Installation) -> tuple[str, str]:
    """Where the server is and its key, as a shell with `manage.py` finds them."""
    found = json.loads((installation.home / "run" / "addresses.json").read_text())
    return found["COUNTERSIGN_LOCAL_SERVER"], found["COUNTERSIGN_LOCAL_KEY"]


def models(installation: Installation, key: str) -> int | None:
    server = address(installation)[0].removeprefix("http://").partition("/")[0]
    connection = http.client.HTTPConnection(server, timeout=5)
    try:
        connection.request("GET", "/v1/models", headers={"Authorization": f"Bearer {key}"})
        return connection.getresponse().status
    except OSError:
        return None
    finally:
        connection.close()


def test_the_server_stands_beside_the_worker_for_as_long_as_it_runs(other: Installation) -> None:
    both = {"COUNTERSIGN_WRITER_MODEL": TOY, "COUNTERSIGN_JUDGE_MODEL": TOY}
    other.start(**given_services(), **both, COUNTERSIGN_LOCAL_CONTEXT_TOKENS="2048")
    assert "Loading SmolLM2-135M-Instruct.Q4_1.gguf, 0.1 GiB: 1 slot of 2048 tokens" in other.output
    where, key = address(other)
    assert where.startswith("http://127.0.0.1:")
    assert (models(other, key), models(other, "wrong")) == (200, 401)

    before = other.pids()["model"]
    os.kill(before, signal.SIGKILL)
    assert wait_until(lambda: other.pids().get("model", before) != before, READY_WITHIN)
    assert wait_until(lambda: models(other, key) == 200, READY_WITHIN)
    assert address(other) == (where, key)
    assert "model ended (by SIGKILL)" in other.output

    pids = other.pids()
    assert other.stop() == 0
    assert not [name for name, pid in pids.items() if identity(pid)]


def test_a_file_that_the_server_cannot_load_stops_the_start_with_its_words(
    other: Installation, folder: Path
) -> None:
    whole = read_model(TOY.removeprefix("local:")).path
    cut = folder / "cut.gguf"
    with whole.open("rb") as file:
        cut.write_bytes(file.read(4_000_000))
    said = other.refuse(**given_services(), COUNTERSIGN_WRITER_MODEL=f"local:{cut}")
    assert f"llama.cpp's server did not start with {cut}: " in said
    assert "model is corrupted or incomplete" in said
    assert "Traceback" not in said


def test_a_model_that_is_not_there_stops_the_start_with_the_remedy(other: Installation) -> None:
    said = other.refuse(**given_services(), COUNTERSIGN_JUDGE_MODEL="local:/nowhere/a.gguf")
    assert "local:/nowhere/a.gguf names no file. Write local: and the path of a GGUF file." in said


# --- A server that is stuck -------------------------------------------------


class _Stuck(BaseHTTPRequestHandler):
    """Answers twice, then takes questions and says nothing."""

    asked = 0
    ended = threading.Event()

    def do_GET(self) -> None:
        type(self).asked += 1
        if self.asked > 2:
            self.ended.wait(60)
            return
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def stuck() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Stuck) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}"
        _Stuck.ended.set()
        server.shutdown()


def test_a_server_that_computes_no_more_is_ended(
    stuck: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pauses: list[float] = []
    assert model_server.watch(stuck, "key", patience=0.2, pause=pauses.append) == 1
    assert len(pauses) == 2
    assert "has not answered for 0.2 s" in capsys.readouterr().err
