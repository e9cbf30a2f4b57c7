"""A database that an earlier version made becomes one of this version, and its evidence holds."""

import difflib
import re
import shutil
from io import StringIO
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.test import Client
from pytest_django.fixtures import Settings

from config import backups
from records.evidence_pack import check_pack
from records.log import keys, log
from summaries.models import Summary
from tests.api.cases import approved
from tests.database import empty
from tests.upgrades.freeze import FROZEN

__all__ = ["empty"]
pytestmark = pytest.mark.django_db(transaction=True)
VERSIONS = sorted(FROZEN.iterdir())


def test_a_version_is_frozen():
    assert VERSIONS


@pytest.fixture(params=VERSIONS, ids=lambda place: place.name)
def frozen(request: pytest.FixtureRequest, tmp_path: Path, settings: Settings) -> Path:
    """The folder of a version. The log has a new key, and knows the keys of that version."""
    place = tmp_path / "log"
    place.mkdir(mode=0o700)
    shutil.copy(request.param / "log.vkeys", place)
    settings.TRANSPARENCY = {**settings.TRANSPARENCY, "DIRECTORY": str(place)}
    keys.ensure_key("countersign.example/log")
    return Path(request.param)


def schema(scratch: Path) -> list[str]:
    """The statements that make the database. pg_dump marks each dump with a random word, and
    PostgreSQL puts casts and parentheses elsewhere when it reads its own checks again. Grants are
    in the order in which they were made, which a migration changes, so they are sorted."""
    backups.run_program("pg_dump", "--schema-only", "--schema=public", f"--file={scratch}")
    text = re.sub(r"::(character varying|text)(\[\])?|[()]", "", scratch.read_text())
    lines = [line for line in text.splitlines() if "restrict " not in line]
    return sorted(lines, key=lambda line: line if line.startswith("GRANT ") else "")


def test_it_becomes_a_database_of_this_version(
    frozen: Path, tmp_path: Path, request: pytest.FixtureRequest
):
    new = schema(tmp_path / "new.sql")
    request.getfixturevalue("empty")
    told = StringIO()
    call_command("restore", str(frozen), stdout=told, stderr=told)
    assert "5 records verified, all intact" in told.getvalue()
    assert list(difflib.unified_diff(new, schema(tmp_path / "upgraded.sql"), n=0)) == []
    reader = Client()
    reader.force_login(User.objects.get(username="rolf"))
    for summary in Summary.objects.all():
        assert reader.get(f"/summaries/{summary.pk}/").status_code == 200
    approved("afterwards", reviewer=User.objects.get(username="rolf"))
    log.make_checkpoint(wait=True)
    call_command("verify_records", stdout=told, stderr=told)
    assert "6 records verified, all intact" in told.getvalue()


def test_its_evidence_packs_are_whole(frozen: Path):
    (key,) = (frozen / "log.vkeys").read_text().split()
    assert check_pack((frozen / "pack.zip").read_bytes(), [key]).leaf["number"] == 1
