"""PostgreSQL returns to a moment with the commands of docs/operations.md; what was lost shows.

On a server of its own: the one of the other tests writes no archive.
"""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path

import psycopg
import pytest
from django.core.management import call_command
from django.db import connection
from pytest_django.fixtures import Settings
from pytest_django.plugin import DjangoDbBlocker

from config import values
from config.embedded.homes import make_home
from config.embedded.processes import wait_until
from config.embedded.services import Services
from records.log import keys, log
from records.log.notes import Verifier
from records.models import Record
from summaries.models import Summary
from tests.api.cases import approved
from tests.config.embedded.conftest import folder
from tests.documentation import blocks
from tests.factories import cases as factories

__all__ = ["folder"]
pytestmark = [pytest.mark.nightly, pytest.mark.slow]
ARCHIVING, *_ = blocks("docs/operations.md", "conf")
BASE_BACKUP, RESTORE, RECOVERED, VERIFY = (
    next(block.text for block in blocks("docs/operations.md", "sh") if word in block.text)
    for word in ("pg_basebackup", "recovery.signal", "pg_is_in_recovery", "--checkpoint ")
)
NEW_LOG = next(block.text for block in blocks("docs/records.md", "sh") if "log.vkeys" in block.text)
WITHIN = 60.0  # seconds


class Server:
    """The PostgreSQL of a home, archived under `folder` as the page says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.services = Services(make_home(folder / "home"), with_redis=False)
        self.services.start()
        self.url = self.services.postgres.superuser_url
        for name in ("wal", "base"):
            (folder / name).mkdir()
            self.services.account.take(folder / name)
        self.services.account.take(folder)
        self.stop()
        # For the server that somebody starts by hand later: `make run` says where its own is.
        own = f"listen_addresses = ''\nunix_socket_directories = '{folder}'\n"
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(own + self.here(ARCHIVING.text))
        self.services.start()

    @property
    def data(self) -> Path:
        return self.services.storage / "postgres"

    def here(self, text: str) -> str:
        return text.replace("/srv", str(self.folder))

    def shell(self, block: str) -> str:
        """What a block of the page prints, run as the account that runs PostgreSQL."""
        postgres = self.services.postgres
        programs = f"{postgres.executable.parent}{os.pathsep}{os.defpath}"
        sockets = postgres.sockets if postgres.sockets.exists() else self.folder
        ended = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", self.here(block)],
            cwd="/",
            env={"PATH": programs, "PGHOST": str(sockets), "PGUSER": "postgres"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            **self.services.account.process_options,
        )
        assert ended.returncode == 0, f"{block}\n{ended.stdout}\n{ended.stderr}"
        printed: str = ended.stdout.strip()
        return printed

    def stop(self) -> None:
        self.services.stop()

    def archive(self) -> None:
        """What has happened is in the archive, as it is a minute later."""
        with psycopg.connect(self.url, autocommit=True) as server:
            (written,) = server.execute("SELECT pg_walfile_name(pg_switch_wal())").fetchone() or ()
        assert wait_until((self.folder / "wal" / written).exists, WITHIN)


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    made = Server(folder)
    yield made
    with suppress(AssertionError):
        made.shell("pg_ctl --pgdata=/srv/restored --mode=immediate stop")
    made.services.destroy()


@contextmanager
def used(url: str, blocker: DjangoDbBlocker) -> Iterator[None]:
    """Django's connection leads to this database."""
    before = dict(connection.settings_dict)
    with blocker.unblock():
        connection.close()
        connection.settings_dict.update(values.database_settings(url))
        yield
        connection.close()
        connection.settings_dict.update(before)


def verified(*arguments: str) -> tuple[int, str]:
    """The exit status of `verify_records`, and what it says."""
    told = StringIO()
    try:
        call_command("verify_records", *arguments, stdout=told, stderr=told)
    except SystemExit as ended:
        return int(ended.code or 0), told.getvalue()
    return 0, told.getvalue()


def test_the_database_is_put_back_to_a_moment(
    server: Server, django_db_blocker: DjangoDbBlocker, settings: Settings, tmp_path: Path
) -> None:
    key = str(tmp_path / "log")
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": key}
    keys.ensure_key("countersign.example/log")
    with used(server.url, django_db_blocker):
        call_command("migrate", verbosity=0)
        rita = factories.user("rita", "reviewers")
        approved("in-the-base", reviewer=rita)
        server.shell(BASE_BACKUP)
        approved("in-the-archive", reviewer=rita)
        note = log.make_checkpoint(wait=True)
        assert note
        (server.folder / "checkpoint.txt").write_text(note.note)
        with connection.cursor() as cursor:
            cursor.execute("SELECT clock_timestamp()::text")
            (moment,) = cursor.fetchone()
        approved("too-late", reviewer=rita)
        later = log.make_checkpoint(wait=True)
        assert later
        server.archive()

    server.stop()
    server.data.rename(server.folder / "lost")
    server.shell(RESTORE.replace("2026-11-23 14:05:00+00", moment))
    assert wait_until(lambda: server.shell(RECOVERED) == "f", WITHIN)

    # As the page says of `make run`: the restored directory in the place of the lost one.
    server.shell("pg_ctl --pgdata=/srv/restored stop")
    (server.folder / "restored").rename(server.data)
    server.services.start()
    checkpoint = VERIFY.split("verify_records ")[1].split()
    checkpoint[1] = server.here(checkpoint[1])
    with used(server.url, django_db_blocker):
        known = Summary.objects.values_list("transcript__external_id", flat=True)
        assert set(known) == {"in-the-base", "in-the-archive"}
        assert Record.objects.count() == 2
        status, told = verified(*checkpoint)
        longer = f"has a checkpoint of {later.size} leaves, and {note.size} are stored"
        assert (status, told.count("log: ")) == (1, 1), told
        assert f"log: the key's directory {longer}" in told
        approved("afterwards", reviewer=factories.user("rolf", "reviewers"))
        with pytest.raises(log.LogForked, match="Nothing is signed"):
            log.make_checkpoint(wait=True)

        begin_a_new_log(tmp_path)
        continued = log.make_checkpoint(wait=True)
        assert continued
        assert continued.size > note.size
        status, told = verified(*checkpoint)
        assert status == 0, told
        assert "3 records verified, all intact" in told
        assert "known to the key's directory" in told


def begin_a_new_log(home: Path) -> None:
    """As docs/records.md says."""
    *files, command = NEW_LOG.strip().splitlines()
    given = {"PATH": os.defpath, "COUNTERSIGN_HOME": str(home)}
    subprocess.run(["bash", "-euc", "\n".join(files)], env=given, check=True)
    assert command == "python manage.py log_key"
    told = StringIO()
    call_command("log_key", stdout=told)
    new, former = map(Verifier.read, told.getvalue().split())
    assert new.name != former.name
