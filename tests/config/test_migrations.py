"""The models and their migrations agree; a database that they do not fit is refused."""

import subprocess
import sys
from urllib.parse import urlsplit

import pytest
from django.core.management import call_command
from django.core.management.base import SystemCheckError
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from config.embedded import prepare
from config.environment import CHECKOUT_DIRECTORY
from tests.database import as_owner, empty

__all__ = ["empty"]


@pytest.mark.django_db
def test_no_model_has_changed_without_a_migration():
    call_command("makemigrations", check=True, dry_run=True)


@pytest.fixture
def of_a_later_version(db: None) -> None:
    with as_owner():
        MigrationRecorder(connection).record_applied("records", "0999_of_a_later_version")


@pytest.mark.usefixtures("of_a_later_version")
def test_a_home_of_a_later_version_is_refused(capsys, monkeypatch):
    # A second setup would close the log handlers of the tests.
    monkeypatch.setattr("django.setup", lambda: None)
    assert prepare.main() == 1
    assert "Another version of Countersign" in capsys.readouterr().err


@pytest.mark.usefixtures("of_a_later_version")
@pytest.mark.parametrize("command", ["check", "migrate"])
def test_a_downgrade_is_refused(command):
    options = {"databases": ["default"]} if command == "check" else {"skip_checks": False}
    with pytest.raises(
        SystemCheckError, match=r"Another version(.|\n)*records.0999_of(.|\n)*restore the backup"
    ):
        call_command(command, **options)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("ALTER title TYPE integer USING 0", "title is integer, not character varying"),
        ("DROP title", "title is missing, not character varying"),
    ],
)
def test_a_column_that_was_changed_is_named(change, said):
    with as_owner(), connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute(f"ALTER TABLE summaries_transcript {change}")
    with pytest.raises(SystemCheckError, match=rf"summaries_transcript\.{said}(.|\n)*restore"):
        call_command("check", databases=["default"])


@pytest.mark.slow
def test_a_database_that_the_application_may_not_read_is_asked_as_its_owner(
    empty: None, process_environment: dict[str, str]
):
    """As one from before there were roles."""
    MigrationRecorder(connection).record_applied("records", "0999_of_a_later_version")
    name, role = connection.settings_dict["NAME"], connection.settings_dict["USER"]
    url = urlsplit(process_environment["DATABASE_URL"])._replace(path=f"/{name}")
    urls = {
        "DATABASE_URL": url.geturl(),
        "DATABASE_OWNER_URL": url._replace(netloc=f"{role}@").geturl(),
    }
    ended = subprocess.run(
        [sys.executable, "-m", "config.embedded.prepare"],
        cwd=CHECKOUT_DIRECTORY,
        env=process_environment | urls,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert "permission denied" not in ended.stderr
    assert "Another version of Countersign" in ended.stderr


@pytest.mark.django_db
def test_a_database_of_this_version_is_accepted():
    call_command("check", databases=["default"])
