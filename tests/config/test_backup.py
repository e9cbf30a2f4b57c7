"""A backup is restored whole, or refused with what is wrong with it before anything changes."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection
from pytest_django.fixtures import Settings

from accounts.encryption import DecryptionFailed
from config import backups, postgres_programs
from config.embedded.homes import make_home
from config.environment import CHECKOUT
from delivery.models import Endpoint, EventKind
from delivery.webhooks.signing import encrypted_secret, generate_secret, signed_headers
from measuring import folders
from measuring.models import StoredFolder
from records.models import Record
from tests.accounts.test_second_factors import code_of
from tests.api.cases import approved, new_case
from tests.database import empty
from tests.delivery.bucket import served
from tests.factories import cases as factories
from transparency import log

__all__ = ["empty"]
pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.slow]
SECRET = "sk-not-for-backups"


@pytest.fixture
def installation(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Two records under a checkpoint, a case that waits, a recording and a student; the hashes of
    the records."""
    settings.FETCHED_DIRECTORY = str(tmp_path / "fetched")
    options = {"location": tmp_path / "recordings"}
    kept = settings.STORAGES["recordings"] | {"OPTIONS": options}
    settings.STORAGES = {**settings.STORAGES, "recordings": kept}
    options["location"].mkdir()
    (options["location"] / "talk").write_text("[0.25]")
    (tmp_path / "faithful").mkdir()
    (tmp_path / "faithful" / "model.json").write_text("{}")
    folders.keep("student", tmp_path / "faithful", "faithful", {"criterion": "consistency"})
    monkeypatch.setenv("OPENAI_API_KEY", SECRET)
    monkeypatch.setenv("COUNTERSIGN_TIME_ZONE", "Europe/Berlin")
    reviewer = factories.user("rita", "reviewers")
    found = [approved(f"call-{number}", reviewer=reviewer).sha256 for number in (1, 2)]
    log.checkpoint(wait=True)
    new_case("waiting")
    return found


@pytest.fixture
def made(installation: list[str], tmp_path: Path) -> Path:
    place = tmp_path / "backups" / "monday"
    run("backup", str(place))
    return place


def run(*arguments: str) -> str:
    told = StringIO()
    call_command(*arguments, stdout=told, stderr=told)
    return told.getvalue()


def test_a_backup_holds_no_secret_and_says_which_keys_to_keep(
    installation: list[str], tmp_path: Path, settings: Settings
):
    place = tmp_path / "backup"
    told = run("backup", str(place))
    assert "DJANGO_SECRET_KEY" in told
    assert settings.TRANSPARENCY["DIRECTORY"] in told
    manifest = backups.manifest_in(place)
    assert {"recordings/talk", "checkpoint.txt", "log.vkeys"} < set(manifest.files)
    variables = json.loads((place / "settings.json").read_text())
    assert variables["set"]["COUNTERSIGN_TIME_ZONE"] == "Europe/Berlin"
    assert {"OPENAI_API_KEY", "DATABASE_URL", "DJANGO_SECRET_KEY"} <= set(variables["withheld"])
    written = b"".join(path.read_bytes() for path in place.rglob("*") if path.is_file())
    assert not {SECRET.encode(), settings.SECRET_KEY.encode()} & set(written.split())
    assert SECRET.encode() not in written
    assert settings.SECRET_KEY.encode() not in written
    assert [path.name for path in place.parent.glob(".backup*")] == []
    with pytest.raises(CommandError, match=r"not empty\. Name a new directory"):
        run("backup", str(place))


def test_a_home_that_is_empty_takes_the_backup(
    made: Path, installation: list[str], tmp_path: Path, settings: Settings
):
    """As on a new machine: `restore` starts the services of the home for itself."""
    home = make_home(tmp_path / "other")
    (home / "secret_key").write_text(settings.SECRET_KEY)
    shutil.copytree(settings.TRANSPARENCY["DIRECTORY"], home / "log")
    gone = ("DATABASE_", "CELERY_BROKER_URL", "REDIS_URL", "DJANGO_SECRET_KEY", "COUNTERSIGN_")
    there = {name: value for name, value in os.environ.items() if not name.startswith(gone)}
    restored = subprocess.run(
        [sys.executable, "manage.py", "restore", str(made)],
        cwd=CHECKOUT,
        env={**there, "COUNTERSIGN_HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert restored.returncode == 0, restored.stdout + restored.stderr
    assert "2 records verified, all intact" in restored.stdout
    assert "leaves known to" in restored.stdout
    assert (home / "recordings" / "talk").read_text() == "[0.25]"
    assert "COUNTERSIGN_TIME_ZONE=Europe/Berlin" in restored.stdout


@pytest.mark.parametrize("name", ["database.dump", "recordings/talk"])
def test_a_flipped_byte_is_refused_by_the_name_of_the_file(made: Path, name: str):
    content = bytearray((made / name).read_bytes())
    content[len(content) // 2] ^= 1
    (made / name).write_bytes(content)
    refused(made, f"{name} is damaged")


def test_a_missing_file_is_refused_by_its_name(made: Path):
    (made / "checkpoint.txt").unlink()
    refused(made, "checkpoint.txt is missing")


def test_an_unfinished_backup_is_refused(made: Path):
    (made / "manifest.json").unlink()
    refused(made, "no manifest.json")


def test_a_manifest_that_leads_outside_is_refused(made: Path):
    place = made / "manifest.json"
    place.write_text(place.read_text().replace("checkpoint.txt", "../checkpoint.txt"))
    refused(made, "outside the backup")


def test_a_backup_of_a_newer_version_is_refused(made: Path):
    place = made / "manifest.json"
    place.write_text(place.read_text().replace("records.0001_initial", "records.0999_later"))
    refused(made, r"newer than this(.|\n)*records.0999_later")


def test_the_key_of_another_log_is_told_at_once(made: Path, settings: Settings, tmp_path: Path):
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": str(tmp_path / "log")}
    run("log_key")
    refused(made, "the key of another log")


def test_a_database_with_tables_is_not_replaced_unasked(made: Path):
    refused(made, "Restore into an empty one, or say --replace")


def refused(place: Path, why: str) -> None:
    before = Record.objects.count()
    with pytest.raises(CommandError, match=why):
        run("restore", str(place))
    assert Record.objects.count() == before == 2


def test_an_empty_database_takes_it_once_and_again_by_order(
    made: Path, installation: list[str], empty: None
):
    assert postgres_programs.tables() == []
    assert "2 records verified, all intact" in run("restore", str(made))
    with connection.cursor() as cursor, pytest.raises(DatabaseError, match="records_record"):
        cursor.execute("UPDATE records_record SET text = 'x'")
    hashes = Record.objects.order_by("number").values_list("sha256", flat=True)
    assert list(hashes) == installation
    (student,) = StoredFolder.objects.all()
    assert (folders.fetched(student) / "model.json").read_text() == "{}"
    with connection.cursor() as cursor:
        cursor.execute("DROP TABLE delivery_dispatch CASCADE")
    with pytest.raises(CommandError, match="say --replace"):
        run("restore", str(made))
    assert "2 records verified, all intact" in run("restore", str(made), "--replace")


def test_a_restore_that_fails_leaves_the_former_tables(made: Path, empty: None):
    run("restore", str(made))
    dump = made / "database.dump"
    dump.write_bytes(dump.read_bytes()[: dump.stat().st_size * 2 // 3])
    with pytest.raises(postgres_programs.ProgramFailed, match="pg_restore failed"):
        postgres_programs.load(dump)
    assert Record.objects.count() == 2


def test_other_sessions_have_to_end_first(made: Path, empty: None, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres_programs, "_SESSIONS_END_WITHIN", 0.0)
    given = urlsplit(os.environ["DATABASE_URL"])
    url = given._replace(path=f"/{connection.settings_dict['NAME']}").geturl()
    with psycopg.connect(url), pytest.raises(CommandError, match="1 other sessions"):
        run("restore", str(made))


# --- The keys' own backup ---------------------------------------------------


@dataclass(frozen=True)
class Sealed:
    """What is stored under the secret key: of a webhook, and of Rita's app for codes."""

    endpoint: Endpoint
    app: str

    def opens(self) -> bool:
        self.endpoint.refresh_from_db()
        try:
            return bool(signed_headers(self.endpoint, "message", "{}"))
        except DecryptionFailed:
            return False


@pytest.fixture
def sealed(installation: list[str]) -> Sealed:
    rita = User.objects.get(username="rita")
    endpoint = Endpoint.objects.create(
        owner=rita,
        name="crm",
        url="https://hooks.example.org/",
        secret=encrypted_secret(generate_secret()),
        kinds=EventKind.values,
    )
    secret = generate_totp_secret()
    TOTP.activate(rita, secret)
    RecoveryCodes.activate(rita)
    return Sealed(endpoint, secret)


def test_with_both_keys_all_that_was_sealed_opens_and_the_log_goes_on(
    sealed: Sealed, made: Path, empty: None
):
    run("restore", str(made))
    assert sealed.opens()
    factor = Authenticator.objects.get(type=Authenticator.Type.TOTP)
    assert TOTP(factor).validate_code(code_of(sealed.app))
    approved("afterwards", reviewer=User.objects.get(username="rita"))
    assert log.checkpoint(wait=True)
    assert "3 records verified, all intact" in run("verify_records")


def test_a_bucket_holds_a_backup(
    installation: list[str],
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
):
    place = "s3://records/nightly/monday"
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "test")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "test")
    with served() as (bucket, address):
        settings.RECORD_SINK = {**settings.RECORD_SINK, "S3_ENDPOINT": address}
        run("backup", place)
        with pytest.raises(CommandError, match="has a backup already"):
            run("backup", place)
        request.getfixturevalue("empty")
        assert "2 records verified, all intact" in run("restore", place)
        del bucket.objects["/records/nightly/monday/settings.json"]
        with pytest.raises(CommandError, match=r"settings.json is missing"):
            run("restore", place, "--replace")


def test_a_full_disk_is_told_with_the_remedy(
    installation: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "weights.json")

    monkeypatch.setattr(shutil, "copyfile", full)
    with pytest.raises(CommandError, match=r"No space left on device(.|\n)*Free space"):
        run("backup", str(tmp_path / "backups" / "full"))
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_database_without_tables_is_no_backup(empty: None, tmp_path: Path):
    with pytest.raises(CommandError, match="nothing to back up"):
        run("backup", str(tmp_path / "nothing"))
