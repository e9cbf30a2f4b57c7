"""Memory and time of one long NDJSON stream.

`python bench/ingest_stream.py [--rows 100000] [--words 200]`

Starts a private PostgreSQL and Redis and the web server as `make run` starts it, and sends one
request of that many rows in chunked transfer encoding. Prints rows a second and the most memory
that a worker of the web server had, before the stream and after it.
"""

import argparse
import http.client
import json
import os
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
_WORDS_A_TURN = 25


def main() -> None:
    from bench.ingest_throughput import prepare, web
    from bench.pipeline_throughput import _services
    from bench.processes import peak_megabytes

    options = _arguments()
    with _services() as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "bench.ingest_settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        token = prepare(0)
        with web() as (port, pid):
            _send(port, token, _rows(100, options.words, "warm"))
            before = peak_megabytes(pid)
            started = time.monotonic()
            answer = _send(port, token, _rows(options.rows, options.words, "row"))
            took = time.monotonic() - started
            print(f"{answer['created']:,} of {answer['received']:,} rows created in {took:.0f} s")
            print(f"{options.rows / took:.0f} rows/s")
            print(f"most memory of a worker: {before:.0f} MB before, {peak_megabytes(pid):.0f} MB")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--words", type=int, default=200, help="of each transcript")
    return parser.parse_args()


def _rows(number: int, words: int, name: str) -> Iterator[bytes]:
    text = " ".join(f"word{word % 90}" for word in range(_WORDS_A_TURN))
    turns = [{"speaker": f"Speaker {n % 4}", "text": text} for n in range(words // _WORDS_A_TURN)]
    for row in range(number):
        named = {"source": "bench", "external_id": f"{name}-{row}", "title": f"Meeting {row}"}
        yield json.dumps({**named, "turns": turns}).encode() + b"\n"


def _send(port: int, token: str, rows: Iterator[bytes]) -> dict[str, int]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=3600)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/x-ndjson"}
    connection.request("POST", "/api/v1/transcripts/stream", rows, headers, encode_chunked=True)
    response = connection.getresponse()
    answer: dict[str, int] = json.loads(response.read())
    if response.status != http.client.OK:
        raise SystemExit(f"{response.status}: {answer}")
    return answer


if __name__ == "__main__":
    main()
