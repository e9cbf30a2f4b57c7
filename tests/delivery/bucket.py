"""As much of S3 as we use: PUT once, GET of all or of a range, HEAD, DELETE, errors in XML."""

import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

_ERROR = "<?xml version='1.0'?><Error><Code>{code}</Code><Message>{code}</Message></Error>"


class Bucket:
    """`objects` by path; `refuse` is a status to answer everything with."""

    def __init__(self) -> None:
        self.objects: dict[str, bytes] = {}
        self.puts = 0
        self.refuse = 0


@contextmanager
def served() -> Iterator[tuple[Bucket, str]]:
    bucket = Bucket()
    http = ThreadingHTTPServer(("127.0.0.1", 0), type("Handler", (_Handler,), {"bucket": bucket}))
    http.daemon_threads = True
    threading.Thread(target=http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    try:
        yield bucket, f"http://127.0.0.1:{http.server_address[1]}"
    finally:
        http.shutdown()
        http.server_close()


def _unframed(body: bytes) -> bytes:
    """The content of an aws-chunked body: hexadecimal length, CRLF, bytes, CRLF, … 0."""
    content, rest = b"", body
    while True:
        head, _, rest = rest.partition(b"\r\n")
        size = int(head.split(b";")[0], 16)
        if not size:
            return content
        content, rest = content + rest[:size], rest[size + 2 :]


def _read(bucket: Bucket, path: str) -> tuple[int, bytes]:
    if "list-type=2" in path:
        return 200, _listed(bucket.objects)
    if path in bucket.objects:
        return 200, bucket.objects[path]
    return 404, _ERROR.format(code="NoSuchKey").encode()


def _listed(paths: Iterable[str]) -> bytes:
    """Everything in the bucket `records`, on one page."""
    keys = "".join(f"<Contents><Key>{path[len('/records/') :]}</Key></Contents>" for path in paths)
    return f"<ListBucketResult><IsTruncated>false</IsTruncated>{keys}</ListBucketResult>".encode()


class _Handler(BaseHTTPRequestHandler):
    bucket: Bucket
    protocol_version = "HTTP/1.1"

    def do_PUT(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.bucket.refuse:
            self._send(self.bucket.refuse, _ERROR.format(code="SlowDown").encode())
        elif self.headers.get("If-None-Match") == "*" and self.path in self.bucket.objects:
            self._send(412, _ERROR.format(code="PreconditionFailed").encode())
        else:
            framed = "aws-chunked" in self.headers.get("Content-Encoding", "")
            self.bucket.objects[self.path] = _unframed(body) if framed else body
            self.bucket.puts += 1
            self._send(200, b"")

    def do_GET(self) -> None:
        status, body = _read(self.bucket, self.path)
        asked = self.headers.get("Range")
        if asked and status == 200:
            first, last = map(int, asked.removeprefix("bytes=").split("-"))
            status, body = 206, body[first : last + 1]
        self._send(status, body)

    def do_HEAD(self) -> None:
        self._send(*_read(self.bucket, self.path))

    def do_DELETE(self) -> None:
        self.bucket.objects.pop(self.path, None)
        self._send(204, b"")

    def _send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("ETag", '"etag"')
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Not to the terminal of the tests."""
