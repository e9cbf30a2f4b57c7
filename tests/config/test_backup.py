"""A backup that is made while people work is restored whole, into an empty database alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from threading import Event, Thread

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection
from pytest_django.fixtures import Settings

from config.embedded.homes import make_home
from config.environment import CHECKOUT_DIRECTORY
from records.log import log
from records.models import Record
from tests.api.cases import approved, new_case
from tests.database import empty
from tests.factories import cases as factories

__all__ = ["empty"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]


@pytest.fixture
def installation(settings: Settings, tmp_path: Path) -> User:
    """Two records under a checkpoint, a case that waits, and a recording; who approves."""
    options = {"location": tmp_path / "recordings"}
    kept = settings.STORAGES["recordings"] | {"OPTIONS": options}
    settings.STORAGES = {**settings.STORAGES, "recordings": kept}
    (options["location"] / "2026").mkdir(parents=True)
    (options["location"] / "2026" / "talk").write_text("[0.25]")
    reviewer = factories.user("rita", "reviewers")
    for number in (1, 2):
        approved(f"call-{number}", reviewer=reviewer)
    log.make_checkpoint(wait=True)
    new_case("waiting")
    return reviewer


@pytest.fixture
def made(installation: User, tmp_path: Path) -> Path:
    run("backup", str(place := tmp_path / "backups" / "monday"))
    return place


def run(*arguments: str) -> str:
    told = StringIO()
    call_command(*arguments, stdout=told, stderr=told)
    return told.getvalue()


@contextmanager
def working(reviewer: User) -> Iterator[None]:
    """Cases come in and are approved, and checkpoints signed, the whole time."""
    stop, begun, failed = Event(), Event(), []

    def work() -> None:
        number = 0
        try:
            while not stop.is_set():
                number += 1
                approved(f"busy-{number}", reviewer=reviewer)
                log.make_checkpoint(wait=True)
                begun.set()
        except Exception as error:
            failed.append(error)
        finally:
            begun.set()
            connection.close()

    thread = Thread(target=work)
    thread.start()
    try:
        assert begun.wait(60)
        yield
    finally:
        stop.set()
        thread.join()
    assert failed == []


def test_a_backup_under_load_is_restored_whole(
    installation: User, tmp_path: Path, settings: Settings, request: pytest.FixtureRequest
):
    place = tmp_path / "backup"
    shutil.copytree(settings.TRANSPARENCY["DIRECTORY"], tmp_path / "keys")
    with working(installation):
        before = Record.objects.count()
        run("backup", str(place))
        after = Record.objects.count()
    shutil.rmtree(tmp_path / "recordings")
    # The other one knows checkpoints that were signed after the backup.
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": str(tmp_path / "keys")}
    request.getfixturevalue("empty")
    told = run("restore", str(place))
    assert before <= Record.objects.count() <= after
    assert f"{Record.objects.count()} records verified, all intact" in told
    assert "leaves known to" in told
    assert (tmp_path / "recordings" / "2026" / "talk").read_text() == "[0.25]"
    with connection.cursor() as cursor, pytest.raises(DatabaseError, match="records_record"):
        cursor.execute("UPDATE records_record SET text = 'x'")
    approved("afterwards", reviewer=User.objects.get(username="rita"))


def test_a_home_that_is_empty_takes_the_backup(made: Path, tmp_path: Path, settings: Settings):
    """As on a new machine: `restore` starts the services of the home for itself."""
    home = make_home(tmp_path / "other")
    (home / "secret_key").write_text(settings.SECRET_KEY)
    shutil.copytree(settings.TRANSPARENCY["DIRECTORY"], home / "log")
    gone = ("DATABASE_", "CELERY_BROKER_URL", "REDIS_URL", "DJANGO_SECRET_KEY", "COUNTERSIGN_")
    there = {name: value for name, value in os.environ.items() if not name.startswith(gone)}
    restored = subprocess.run(
        [sys.executable, "manage.py", "restore", str(made)],
        cwd=CHECKOUT_DIRECTORY,
        env={**there, "COUNTERSIGN_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert restored.returncode == 0, restored.stdout + restored.stderr
    assert "2 records verified, all intact" in restored.stdout
    assert (home / "recordings" / "2026" / "talk").read_text() == "[0.25]"


def test_a_backup_holds_no_key(made: Path, settings: Settings):
    written = b"".join(path.read_bytes() for path in made.rglob("*") if path.is_file())
    assert settings.SECRET_KEY.encode() not in written
    assert b"PRIVATE+KEY" not in written


def test_a_database_with_tables_is_not_replaced(made: Path):
    with pytest.raises(CommandError, match=r"tables\. Restore into an empty one"):
        run("restore", str(made))
    assert Record.objects.count() == 2


def test_a_backup_is_written_to_a_new_directory_alone(made: Path, empty: None, tmp_path: Path):
    for place in (made, tmp_path / "of-nothing"):
        with pytest.raises(CommandError, match="exists, or the database is empty"):
            run("backup", str(place))
    assert not (tmp_path / "of-nothing").exists()


def test_a_damaged_dump_leaves_the_database_empty(made: Path, empty: None):
    dump = made / "database.dump"
    dump.write_bytes(dump.read_bytes()[: dump.stat().st_size * 2 // 3])
    with pytest.raises(CommandError, match="pg_restore failed"):
        run("restore", str(made))
    assert connection.introspection.table_names() == []


def test_a_backup_that_breaks_off_leaves_nothing(
    installation: User, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(shutil, "copytree", full)
    with pytest.raises(OSError, match="No space left"):
        run("backup", str(tmp_path / "backups" / "full"))
    assert list((tmp_path / "backups").iterdir()) == []
