"""A real PgBouncer in transaction mode between the processes and the test database.

It gives every transaction another server connection than the one before it.
"""

import http.client
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import psycopg
import pytest
from django.contrib.auth.models import User
from django.db import connection

from accounts import tokens
from config.embedded.homes import service_account
from config.environment import CHECKOUT_DIRECTORY
from judging.guidelines.defaults import ensure_default_guideline
from summaries.models import Import, Summary
from tests.api.conftest import submission
from tests.factories import scenes
from tests.faults.stage import Stage, stage
from tests.faults.test_killed_web import stream
from tests.faults.web import Start, port, start, until
from tests.ports import free_port

__all__ = ["port", "stage", "start"]
pytestmark = [pytest.mark.nightly, pytest.mark.slow]

_PROGRAMS = "/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin:/opt/homebrew/bin"
_EXPORTS = """
import django; django.setup()
from django.contrib.auth.models import User
from records.exports import record_json_lines
from records.models import Record
from records.search import RecordFilters, filter_records
rows = filter_records(Record.objects.all(), RecordFilters())
print(len(list(record_json_lines(rows, User.objects.get(username="rosa")))))
"""


@pytest.fixture
def process_environment(process_environment: dict[str, str]) -> Iterator[dict[str, str]]:
    """For processes that reach the test database through PgBouncer."""
    direct, own = urlsplit(process_environment["DATABASE_URL"]), free_port()
    place = Path(parse_qs(direct.query)["host"][0], "pgbouncer")
    process = pgbouncer(place, direct.username or "", direct.path[1:], own)
    url = f"postgresql://{direct.username}@127.0.0.1:{own}{direct.path}"
    until(lambda: answers(url))
    yield {**process_environment, "DATABASE_URL": url, "COUNTERSIGN_PGBOUNCER": "true"}
    process.kill()
    process.wait()
    shutil.rmtree(place)


def pgbouncer(place: Path, role: str, database: str, own: int) -> subprocess.Popen[bytes]:
    program = shutil.which("pgbouncer", path=_PROGRAMS)
    if program is None:
        pytest.skip("no pgbouncer here; install it with: apt-get install pgbouncer")
    account = service_account()
    place.mkdir()
    (place / "users").write_text(f'"{role}" ""\n')
    (place / "ini").write_text(
        f"[databases]\n{database} = host={place.parent}\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {own}\nunix_socket_dir =\n"
        f"auth_type = trust\nauth_file = {place / 'users'}\nmax_client_conn = 200\n"
        "pool_mode = transaction\nserver_round_robin = 1\ndefault_pool_size = 6\n"
        "min_pool_size = 6\n"
    )
    for path in (place, *place.iterdir()):
        account.take(path)
    return subprocess.Popen(
        [program, "-q", str(place / "ini")], stderr=subprocess.DEVNULL, **account.process_options
    )


def answers(url: str) -> bool:
    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True


def token() -> str:
    ensure_default_guideline()
    return tokens.issue_token("tests", User.objects.create_user("nightly"), ["ingest"])


def post(port: int, token: str, body: dict[str, Any]) -> int:
    with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=60)) as web:
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        web.request("POST", "/api/v1/transcripts", json.dumps(body), headers)
        return web.getresponse().status


def test_cases_come_in_and_are_written_and_judged(start: Start, port: int, stage: Stage) -> None:
    stage.worker()
    start()
    key = token()
    for number in range(4):
        assert post(port, key, submission(external_id=f"call-{number}")) == http.client.ACCEPTED
    stage.settle()
    assert Summary.objects.count() == 4
    assert not Summary.objects.filter(status="failed").exists()


def test_a_stream_gives_its_key_back(start: Start, port: int) -> None:
    start()
    key = token()
    body = b"".join(
        json.dumps(submission(external_id=f"call-{row}")).encode() + b"\n" for row in range(250)
    )
    for created in (250, 0, 0):
        assert stream(port, key, body)["created"] == created
    assert Import.objects.count() == 1
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'")
        assert cursor.fetchone() == (0,)


def test_records_are_exported_and_verified(
    process_environment: dict[str, str], log_directory: Path
) -> None:
    by = scenes.reviewer()
    for number in range(3):
        scenes.approved(by, f"Audit {number}")
    process_environment |= {"COUNTERSIGN_HOME": str(log_directory.parent)}
    exported = run(process_environment, "-c", _EXPORTS)
    assert exported.stdout.split() == ["3"], exported.stderr
    verified = run(process_environment, "manage.py", "verify_records")
    assert verified.returncode == 0, verified.stdout + verified.stderr


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=CHECKOUT_DIRECTORY,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
