"""`python -m config.server --host 127.0.0.1 --port 8000`: the web server in several processes.

The parent loads the application, opens the port and starts processes that share both. It starts
one again that ends, and kills one whose event loop has stopped. SIGTERM and SIGINT stop it.
"""

import argparse
import logging
import mmap
import os
import resource
import signal
import socket
import struct
import sys
import tempfile
import time
from dataclasses import dataclass, field
from importlib import import_module
from types import FrameType
from wsgiref.types import WSGIApplication

import django
from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.urls import get_resolver
from waitress.adjustments import Adjustments
from waitress.task import ThreadedTaskDispatcher

from config import queues
from config.server.connections import Server
from config.static_files import collect_static_files

_log = logging.getLogger("config.server")
_BACKLOG = 1024
_GRACEFUL_SECONDS = 5.0
_SILENT_SECONDS = 30.0
_PAUSE = 0.1
_YOUNG, _PAUSE_AFTER_YOUNG = 5.0, 1.0  # seconds
# A connection may hold its socket and a file of what it sent and one of what it is sent.
_FILES_A_CONNECTION, _OTHER_FILES = 3, 128
_PULSE = struct.Struct("d")


def main() -> int:
    options = _arguments()
    django.setup()
    collect_static_files()
    application = get_wsgi_application()
    # Imports every view and what writes PDFs once, here, and not in a request of each process.
    _ = get_resolver().url_patterns
    import_module("records.pdf")
    spool = settings.COUNTERSIGN_HOME / "spool"
    spool.mkdir(mode=0o700, parents=True, exist_ok=True)
    # Large bodies and answers wait in nameless files there; /tmp is often in memory.
    tempfile.tempdir = str(spool)
    limit = _connection_limit(_open_files())
    port = socket.create_server((options.host, options.port), backlog=_BACKLOG)
    _log.info("Listening at http://%s:%d", options.host, options.port)
    Processes(application, port, limit, options.threads, options.processes).run()
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m config.server", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--processes", type=int, default=queues.WEB_PROCESSES)
    parser.add_argument("--threads", type=int, default=queues.WEB_THREADS, help="of each process")
    return parser.parse_args()


def _open_files() -> int:
    """How many files this process may open, after raising the soft limit to what is needed."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.MAX_CONNECTIONS * _FILES_A_CONNECTION + _OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else soft


def _connection_limit(open_files: int) -> int:
    limit = min(settings.MAX_CONNECTIONS, (open_files - _OTHER_FILES) // _FILES_A_CONNECTION)
    if limit < settings.MAX_CONNECTIONS:
        _log.warning(
            "Each process takes %d connections and not COUNTERSIGN_MAX_CONNECTIONS=%d: it may open "
            "%d files. Raise the limit (ulimit -n).",
            limit,
            settings.MAX_CONNECTIONS,
            open_files,
        )
    return max(limit, 1)


@dataclass
class Processes:
    """`number` processes that serve `application` at `port`."""

    application: WSGIApplication
    port: socket.socket
    connections: int
    threads: int
    number: int
    _pids: dict[int, int] = field(default_factory=dict, init=False)  # of each place
    _begun: dict[int, float] = field(default_factory=dict, init=False)
    _stopping: bool = field(default=False, init=False)

    def __post_init__(self) -> None:
        # Shared memory: each process writes the time, by which the parent sees that it lives.
        self._pulses = mmap.mmap(-1, _PULSE.size * self.number)

    def run(self) -> None:
        for signum in (signal.SIGTERM, signal.SIGINT):
            signal.signal(signum, self._ask_to_stop)
        while not self._stopping:
            self._tend()
            time.sleep(_PAUSE)
        self._stop()

    def _ask_to_stop(self, _signum: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _tend(self) -> None:
        self._reap()
        for place in range(self.number):
            if place in self._pids:
                self._kill_if_silent(place)
            elif time.monotonic() >= self._due(place):
                self._start(place)

    def _due(self, place: int) -> float:
        """At once, unless the last one died young."""
        lasted = time.monotonic() - self._begun.get(place, float("-inf"))
        return self._begun[place] + _PAUSE_AFTER_YOUNG if lasted < _YOUNG else 0.0

    def _start(self, place: int) -> None:
        self._begun[place] = time.monotonic()
        self._beat(place)
        parent = os.getpid()
        pid = os.fork()
        if pid:
            self._pids[place] = pid
            return
        try:
            self._serve(place, parent)
        except BaseException:
            _log.exception("A process of the web server failed.")
            os._exit(1)
        os._exit(0)

    def _serve(self, place: int, parent: int) -> None:
        server = make_server(self.application, self.port, self.connections, self.threads)
        signal.signal(signal.SIGTERM, lambda _signum, _frame: server.stop())
        signal.signal(signal.SIGINT, signal.SIG_IGN)

        def alive() -> bool:
            self._beat(place)
            return os.getppid() == parent

        server.serve(alive, _GRACEFUL_SECONDS)

    def _beat(self, place: int) -> None:
        _PULSE.pack_into(self._pulses, _PULSE.size * place, time.monotonic())

    def _reap(self) -> None:
        for place, pid in list(self._pids.items()):
            ended, status = os.waitpid(pid, os.WNOHANG)
            if ended:
                del self._pids[place]
                code = os.waitstatus_to_exitcode(status)
                _log.error("Process %d of the web server ended (%d); starting another.", pid, code)

    def _kill_if_silent(self, place: int) -> None:
        (beat,) = _PULSE.unpack_from(self._pulses, _PULSE.size * place)
        silent = time.monotonic() - beat
        if silent > _SILENT_SECONDS:
            pid = self._pids[place]
            _log.error("Process %d has not moved for %.0f s and is killed.", pid, silent)
            os.kill(pid, signal.SIGKILL)
            self._beat(place)

    def _stop(self) -> None:
        self.port.close()
        for pid in self._pids.values():
            os.kill(pid, signal.SIGTERM)
        deadline = time.monotonic() + _GRACEFUL_SECONDS + 1
        for pid in self._pids.values():
            while os.waitpid(pid, os.WNOHANG) == (0, 0):
                if time.monotonic() > deadline:
                    os.kill(pid, signal.SIGKILL)
                time.sleep(_PAUSE / 2)


def make_server(
    application: WSGIApplication, port: socket.socket, connections: int, threads: int
) -> Server:
    """The event loop and the threads of one process."""
    limits = Adjustments(
        sockets=[port],
        threads=threads,
        backlog=_BACKLOG,
        connection_limit=connections,
        max_request_header_size=32_768,
        # As `_bound_bodies` counts, which lets twice as much wait on the disk.
        max_request_body_size=max(settings.MAX_STREAM_BYTES, settings.MAX_RECORDING_BYTES) + 1,
        inbuf_overflow=65_536,
        outbuf_overflow=262_144,
        # A thread that has answered more than this waits for the client to take some of it.
        outbuf_high_watermark=settings.MAX_STREAM_BYTES,
        # The application judges what proxies say (COUNTERSIGN_BEHIND_PROXY).
        clear_untrusted_proxy_headers=False,
        log_socket_errors=False,
        ident=None,
    )
    dispatcher = ThreadedTaskDispatcher()
    dispatcher.set_thread_count(limits.threads)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)  # says when threads are busy
    found = (port.family, port.type, port.proto, port.getsockname())
    return Server(
        application,
        map={},
        _sock=port,
        dispatcher=dispatcher,
        adj=limits,
        sockinfo=found,
        bind_socket=False,
    )


if __name__ == "__main__":
    sys.exit(main())
