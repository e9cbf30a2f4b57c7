"""A real authority for time stamps: `openssl ts` behind a few lines of HTTP."""

import shutil
import subprocess
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tests.conftest import lacking

_CONFIG = """
[tsa]
default_tsa = one
[one]
serial = {place}/serial
crypto_device = builtin
signer_cert = {place}/tsa.pem
signer_key = {place}/tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ordering = yes
tsa_name = yes
ess_cert_id_chain = no
ess_cert_id_alg = sha256
[extensions]
basicConstraints = critical,CA:FALSE
extendedKeyUsage = critical,timeStamping
[req]
distinguished_name = name
[name]
"""


def openssl(*arguments: object, given: bytes = b"") -> bytes:
    command = [shutil.which("openssl") or "openssl", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, check=True).stdout


class Authority:
    """With keys of its own in `place`; `key` as `openssl req -newkey` has it."""

    def __init__(self, place: Path, *key: str) -> None:
        if shutil.which("openssl") is None:
            lacking("openssl is not installed")
        place.mkdir()
        self.ca, self._config = place / "ca.pem", place / "tsa.cnf"
        self._config.write_text(_CONFIG.format(place=place))
        (place / "serial").write_text("01\n")
        new = ["req", "-config", self._config, "-newkey", *(key or ("rsa:2048",)), "-nodes"]
        openssl(
            *new, "-x509", "-days", 9, "-subj", "/CN=Root", "-keyout", place / "ca.key",
            "-out", self.ca, "-addext", "basicConstraints=critical,CA:TRUE",
        )  # fmt: skip
        openssl(
            *new, "-subj", "/CN=Stamps", "-keyout", place / "tsa.key", "-out", place / "tsa.csr"
        )
        openssl(
            "x509", "-req", "-in", place / "tsa.csr", "-CA", self.ca, "-CAkey", place / "ca.key",
            "-CAcreateserial", "-days", 9, "-extfile", self._config, "-extensions", "extensions",
            "-out", place / "tsa.pem",
        )  # fmt: skip

    def answer(self, query: bytes) -> bytes:
        return openssl(
            "ts", "-reply", "-queryfile", "/dev/stdin", "-config", self._config, "-section", "one",
            given=query,
        )  # fmt: skip

    def stamp(self, data: bytes) -> bytes:
        return self.answer(openssl("ts", "-query", "-sha256", "-cert", given=data))


class Served:
    """Answers over HTTP with `authority`, or with `status` alone where that is not 200."""

    def __init__(self, authority: Authority) -> None:
        self.authority, self.status, self.replay = authority, 200, b""
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                query = self.rfile.read(int(self.headers["Content-Length"]))
                typed = self.headers["Content-Type"] == "application/timestamp-query"
                status = owner.status if typed else 415
                body = owner.replay or owner.authority.answer(query) if status == 200 else b"away"
                self.send_response(status)
                self.send_header("Content-Type", "application/timestamp-reply")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                """Not to the terminal of the tests."""

        self._http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._http.server_address[1]}/tsr"

    def __enter__(self) -> "Served":
        threading.Thread(target=self._http.serve_forever, args=(0.02,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()
