"""kill -9 of the web server in the middle of a stream or batch: nothing is lost or doubled."""

import http.client
import json
import threading
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection

from accounts import tokens
from judging.guidelines.defaults import ensure_default_guideline
from summaries.api.intake import CHUNK_ROWS
from summaries.models import Import, Summary, Transcript, Transition
from tests.api.conftest import submission
from tests.faults.web import Start, kill, until

pytestmark = pytest.mark.slow

ROWS = 600
BODY = b"".join(
    json.dumps(submission(external_id=f"call-{number}")).encode() + b"\n" for number in range(ROWS)
)


def post(port: int, path: str, body: Any, headers: dict[str, str]) -> dict[str, Any]:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as connection:
        connection.request("POST", f"/api/v1/transcripts/{path}", body, headers)
        with connection.getresponse() as response:
            told: dict[str, Any] = json.loads(response.read())
    assert response.status == 200, told
    return told


def stream(port: int, token: str, body: bytes | Iterable[bytes] = BODY) -> dict[str, Any]:
    """A body that is not bytes goes in chunked transfer encoding."""
    headers = {
        "Authorization": f"Bearer {token}",
        "Content-Type": "application/x-ndjson",
        "Idempotency-Key": "nightly",
    }
    return post(port, "stream", body, headers)


def batch(port: int, token: str, **more: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", **more}
    items = b",".join(BODY.splitlines())
    return post(port, "batch", b'{"items": [' + items + b"]}", headers)


def broken_off(send: Callable[[int, str], object], port: int, token: str) -> threading.Thread:
    """Sends in a thread of its own, to a server that will not answer."""

    def sent() -> None:
        with suppress(OSError, http.client.HTTPException):
            send(port, token)

    sender = threading.Thread(target=sent)
    sender.start()
    return sender


@pytest.fixture
def token() -> str:
    ensure_default_guideline()
    return tokens.issue_token("tests", User.objects.create_user("nightly"), ["ingest"])


@pytest.mark.nightly
def test_a_body_in_chunks_of_no_announced_length_is_taken_to_its_end(
    start: Start, port: int, token: str
) -> None:
    start()
    pieces = (BODY[at : at + 1000] for at in range(0, len(BODY), 1000))
    assert stream(port, token, pieces)["created"] == ROWS


@pytest.mark.nightly
def test_a_batch_whose_server_is_killed_is_sent_again_and_doubles_nothing(
    start: Start, port: int, token: str
) -> None:
    first = start()
    sender = broken_off(batch, port, token)
    until(Transcript.objects.exists)
    kill(first)
    sender.join()
    stored = Transcript.objects.count()
    assert stored % CHUNK_ROWS == 0

    start()
    told = batch(port, token)
    assert (told["created"], told["duplicates"]) == (ROWS - stored, stored)
    assert Summary.objects.count() == Transition.objects.count() == ROWS


def keyed_batch(port: int, token: str) -> dict[str, Any]:
    return batch(port, token, **{"Idempotency-Key": "nightly"})


def is_under_way() -> bool:
    """Whether a request with a key is in the middle: its rows are not committed yet."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT EXISTS (SELECT 1 FROM pg_locks JOIN pg_database ON oid = database "
            "WHERE locktype = 'advisory' AND granted AND datname = current_database())"
        )
        return bool(cursor.fetchone()[0])


def test_a_batch_under_a_key_whose_server_is_killed_is_done_once_and_answered_alike(
    start: Start, port: int, token: str
) -> None:
    first = start()
    sender = broken_off(keyed_batch, port, token)
    until(is_under_way)
    kill(first)
    sender.join()
    # All of it or nothing, whichever was quicker; never a part, and no key is stuck.
    assert Transcript.objects.count() in {0, ROWS}

    second = start()
    told = keyed_batch(port, token)
    assert (told["created"], told["duplicates"]) == (ROWS, 0)
    kill(second)
    start()
    assert keyed_batch(port, token) == told
    assert Summary.objects.count() == Transition.objects.count() == ROWS


@pytest.mark.nightly
def test_a_stream_whose_server_is_killed_goes_on_where_it_was(
    start: Start, port: int, token: str
) -> None:
    first = start()
    sender = broken_off(stream, port, token)
    until(lambda: Import.objects.filter(created__gt=0).exists())
    kill(first)
    sender.join()
    stored = Transcript.objects.count()
    left = Import.objects.get()
    assert stored == left.created == left.received
    assert left.finished_at is None or stored == ROWS

    start()
    told = stream(port, token)
    assert (told["created"], told["duplicates"]) == (ROWS - stored, stored)
    assert Transcript.objects.count() == ROWS
    assert Summary.objects.count() == Transition.objects.count() == ROWS
