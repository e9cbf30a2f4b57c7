"""The server of a `local:` model: llama.cpp's own, in a process of its own beside the workers.

`ModelServer` is the supervisor's side. The process itself is `python -m
config.embedded.model_server`: it serves until it is ended, or until the server inside it is stuck.
"""

import argparse
import http.client
import os
import secrets
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from config.embedded import ServiceError
from config.embedded.processes import Child, StopSteps, wait_until
from config.environment import CHECKOUT, Installation
from llm.local import (
    GIBIBYTE,
    LocalModelError,
    ModelFile,
    Plan,
    counted,
    local_model,
    naming_local,
    plan,
    read_model,
    require_server,
    this_machine,
)

HOST = "127.0.0.1"
MODEL_STOP: StopSteps = ((signal.SIGTERM, 5.0), (signal.SIGKILL, 5.0))
_MODELS = ("COUNTERSIGN_WRITER_MODEL", "COUNTERSIGN_JUDGE_MODEL")
_KEY = "COUNTERSIGN_LOCAL_KEY"
_LOADS_WITHIN = 600.0  # seconds, from a slow disk
# On a processor an answer takes minutes; a deadline that the user sets stays.
_CALL_DEADLINE = 900
_MOST_SPARE = 8 * 2**30
_BATCH = 512  # tokens that are read at once, between which the server answers other questions
_MEBIBYTE = 2**20


@dataclass
class ModelServer:
    """One server of one model, for the writer and the judge; it keeps its port and its key.

    `named` are the variables that name the model: a shell that looks for it knows them from here.
    """

    model: ModelFile
    plan: Plan
    named: Mapping[str, str]
    child: Child
    port: int
    key: str = field(default_factory=lambda: secrets.token_urlsafe(32), repr=False)

    def __str__(self) -> str:
        return (
            f"{self.model.path.name}, {self.model.size / GIBIBYTE:.1f} GiB:"
            f" {counted(self.plan.slots, 'slot')} of {self.plan.window} tokens,"
            f" {counted(self.plan.threads, 'thread')}"
        )

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def environment(self) -> dict[str, str]:
        """What the application has to know of it."""
        return {
            **self.named,
            "COUNTERSIGN_LOCAL_SERVER": f"{self.url}/v1",
            _KEY: self.key,
            "COUNTERSIGN_LOCAL_CONTEXT_TOKENS": str(self.plan.window),
            "COUNTERSIGN_LOCAL_SLOTS": str(self.plan.slots),
            "COUNTERSIGN_LOCAL_THREADS": str(self.plan.threads),
            "COUNTERSIGN_CALL_DEADLINE": os.environ.get("COUNTERSIGN_CALL_DEADLINE")
            or str(_CALL_DEADLINE),
        }

    def start(self) -> None:
        """Without waiting: a large model takes minutes to load."""
        self.child.environment = {**os.environ, _KEY: self.key}
        command: list[str | Path] = [sys.executable, "-m", "config.embedded.model_server"]
        chosen = {"port": self.port, **asdict(self.plan)}
        self.child.start(
            [*command, self.model.path, *(f"--{name}={value}" for name, value in chosen.items())]
        )

    def wait_until_ready(self) -> None:
        """Raises ServiceError, with the server's own words, when it ends or takes too long."""
        wait_until(lambda: not self.child.running or self._answers(), _LOADS_WITHIN, pause=0.1)
        if not self._answers():
            raise ServiceError(
                f"llama.cpp's server did not start with {self.model.path}: {self._last_error()}. "
                f"Name a GGUF file that it can run; see {self.child.log}"
            )

    def stop(self) -> None:
        self.child.stop()

    def _answers(self) -> bool:
        return self.child.running and _status(self.url, "/health", self.key, 5) == http.client.OK

    def _last_error(self) -> str:
        lines = self.child.log.read_text(errors="replace").splitlines()
        found = [line.partition(" E ")[2] for line in lines[-200:] if " E " in line]
        return next((line for line in found if "error" in line), "it did not say why")


def wanted(
    home: Path, installation: Installation, environment: Mapping[str, str]
) -> ModelServer | None:
    """The server of the local model that the environment names, if it names one.

    Raises ServiceError when there is no such model, no server for it or too little memory.
    """
    try:
        named = naming_local({name: environment.get(name, "") for name in _MODELS})
        name = local_model(named)
        return _server(home, name, named, installation) if name else None
    except LocalModelError as error:
        raise ServiceError(f"{error}. {error.remedy}.") from error


def _server(
    home: Path, name: str, named: Mapping[str, str], installation: Installation
) -> ModelServer:
    model = read_model(name)
    require_server()
    chosen = plan(
        model,
        this_machine(),
        window=installation.COUNTERSIGN_LOCAL_CONTEXT_TOKENS,
        slots=installation.COUNTERSIGN_LOCAL_SLOTS,
        threads=installation.COUNTERSIGN_LOCAL_THREADS,
    )
    child = Child("model", home, MODEL_STOP, directory=CHECKOUT)
    return ModelServer(model, chosen, named, child, _free_port())


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


# --- The process ------------------------------------------------------------

_PROBE_EVERY = 15.0  # seconds
# The server answers between two batches of tokens, which on a busy machine take a while.
_STUCK_AFTER = 300.0


def main() -> int:
    """Serve; the exit status of a server that cannot load its model or is stuck."""
    # Not installed everywhere, and it loads 100 MB.
    from xllamacpp import Server  # noqa: PLC0415

    try:
        server = Server(_parameters(_arguments(), os.environ[_KEY]))
    except RuntimeError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return watch(server.listening_address, os.environ[_KEY], patience=_STUCK_AFTER)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m config.embedded.model_server")
    parser.add_argument("model")
    for name in ("port", *(each.name for each in fields(Plan))):
        parser.add_argument(f"--{name}", type=int, required=True)
    return parser.parse_args()


def _parameters(given: argparse.Namespace, key: str) -> Any:
    from xllamacpp import CommonParams  # noqa: PLC0415

    parameters = CommonParams()
    parameters.model.path = given.model
    parameters.hostnames, parameters.port, parameters.api_keys = [HOST], given.port, [key]
    parameters.n_parallel, parameters.n_ctx = given.slots, given.slots * given.window
    parameters.n_batch = parameters.n_ubatch = _BATCH
    parameters.cpuparams.n_threads = parameters.cpuparams_batch.n_threads = given.threads
    # Prompts of answers that are written stay in memory, for the next criterion and the rewrite.
    parameters.cache_ram_mib = min(given.spare, _MOST_SPARE) // _MEBIBYTE
    parameters.ui = parameters.fit_params = False
    return parameters


def watch(
    url: str, key: str, *, patience: float, pause: Callable[[float], None] = time.sleep
) -> int:
    """1 as soon as the loop that computes has not answered for `patience` seconds.

    Of the ways to ask, /slots goes through that loop; /health goes on answering when it is stuck.
    """
    while _status(url, "/slots", key, patience) is not None:
        pause(_PROBE_EVERY)
    sys.stderr.write(f"ERROR The server has not answered for {patience:g} s and is ended.\n")
    return 1


def _status(url: str, path: str, key: str, seconds: float) -> int | None:
    """Of an answer to GET; None when there is none in time."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=seconds)
    try:
        connection.request("GET", path, headers={"Authorization": f"Bearer {key}"})
        return connection.getresponse().status
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


if __name__ == "__main__":
    # The threads that compute end with the process, also where they are stuck.
    os._exit(main())
