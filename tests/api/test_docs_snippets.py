"""docs/api.md shows nothing that does not run."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection

from accounts import tokens
from judging.guidelines.defaults import ensure_default_guideline
from records.models import Record
from summaries.models import FailureKind, Summary
from summaries.moves import Actor, move
from summaries.status import WORKING, Action, Role
from tests.api.cases import evaluate
from tests.api.snippets import Desk, blocks
from tests.factories import cases as factories
from tests.test_pipeline import approve, work

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.skipif(not shutil.which("curl"), reason="no curl on this machine"),
    pytest.mark.skipif(not shutil.which("bash"), reason="no bash on this machine"),
]


@pytest.fixture
def desk(live_server: Any, tmp_path: Path, settings: Any) -> Desk:
    settings.BASE_URL = live_server.url
    ensure_default_guideline()
    lead = tokens.issue_token("lead", factories.user("lena", "lead"), ["ingest", "read", "review"])
    desk = Desk(tmp_path, live_server.url, lead)
    desk.prepare(tokens.issue_token("crm", factories.user("service"), ["ingest", "read"]))
    return desk


def case(external_id: str) -> Summary:
    return Summary.objects.get(transcript__external_id=external_id)


def fails() -> None:
    stopped = case("call-2041")
    by, kind = Actor(Role.WRITER), FailureKind.ERROR
    move(stopped, Action.FAIL, by=by, reason="The model's server was away.", kind=kind)


def is_approved() -> None:
    approve(work(case("call-2041")), by=factories.user("rita", "reviewers"))


def comes_back() -> None:
    own = case("call-2045")
    evaluate(own.attempts.latest("number"), value=2.0)
    move(own, Action.RETURN, by=Actor(Role.JUDGE))


# What workers and people have done by then, named by what the block asks for.
MEANWHILE: dict[str, Callable[[], None]] = {
    "$SUMMARY/retry": fails,
    "$SUMMARY/record": is_approved,
    "$OWN/resubmit": comes_back,
    "$OWN/appeal": comes_back,
}


@pytest.mark.slow
def test_every_command_of_the_page_runs_as_written(desk: Desk) -> None:
    said = []
    for block in blocks("sh"):
        for asked, happens in MEANWHILE.items():
            if asked in block:
                happens()
        said.append(desk.shell(block))
    assert '"created": 2' in "".join(said)
    record = Record.objects.get()
    assert any(output.startswith(record.snapshot_sha256) for output in said)
    assert (desk.folder / "countersign-client" / "countersign_client").is_dir()
    assert case("call-2045").status == "exhausted"
    assert not Summary.objects.filter(transcript__external_id="call-2042").exists()


@contextmanager
def workers() -> Iterator[None]:
    """Take every case as far as it goes without a person."""
    over = Event()

    def run() -> None:
        try:
            while not over.wait(0.05):
                for waiting in Summary.objects.filter(status__in=WORKING):
                    work(waiting)
        finally:
            connection.close()

    running = Thread(target=run)
    running.start()
    try:
        yield
    finally:
        over.set()
        running.join()


@pytest.mark.slow
def test_the_programs_of_the_page_run_as_written(desk: Desk) -> None:
    done = work(factories.case(by=User.objects.get(username="service")))
    approved = approve(done, by=factories.user("rita", "reviewers"))
    program = "\n".join([*blocks("python"), 'check(call(f"{HOST}/api/v1/records/1"))'])
    generating = next(block for block in blocks("sh") if "openapi-python-client" in block)
    desk.shell(f'HOST="{desk.url}"\n{generating}')
    with workers():
        said = desk.python(program)
    assert said.splitlines()[0].split()[0] in {"in_review", "exhausted"}
    assert "consistency:" in said
    assert approved.number == 1
