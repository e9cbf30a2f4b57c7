"""A node whose secret key is not that of the database, and two that prepare one at once."""

import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from django.core.management import CommandError, call_command
from django.core.management.base import SystemCheckError
from django.test import Client
from psycopg import sql
from pytest_django.fixtures import Settings

from config import secret_keys
from config.environment import CHECKOUT
from config.models import SecretKeyFingerprint

OTHER = "another-key-" + "y" * 50


@pytest.fixture
def begun(db: None) -> str:
    """The fingerprint of the key that the database was begun with."""
    return secret_keys.record()


def test_a_node_with_another_key_is_refused(client: Client, settings: Settings, begun: str):
    settings.SECRET_KEY = OTHER
    with pytest.raises(SystemCheckError, match=rf"another key \({begun}\)(.|\n)*secret_key"):
        call_command("check", databases=["default"])
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json()["secret_key"] == "not that of the database"
    with pytest.raises(CommandError, match=f"{begun}, and this node has"):
        call_command("secret_key")


def test_a_rotated_key_stands_with_the_former_one_as_a_fallback(settings: Settings, begun: str):
    former = settings.SECRET_KEY
    settings.SECRET_KEY, settings.SECRET_KEY_FALLBACKS = OTHER, [former]
    call_command("check", databases=["default"])
    call_command("secret_key", "--accept", stdout=StringIO())
    settings.SECRET_KEY_FALLBACKS = []
    call_command("check", databases=["default"])
    settings.SECRET_KEY = former
    with pytest.raises(SystemCheckError, match="written with another key"):
        call_command("check", databases=["default"])


def test_a_lost_key_is_replaced_by_an_order_alone(settings: Settings, begun: str):
    settings.SECRET_KEY = OTHER
    call_command("secret_key", "--accept", stdout=StringIO())
    call_command("secret_key", stdout=StringIO())
    recorded = list(
        SecretKeyFingerprint.objects.order_by("pk").values_list("fingerprint", flat=True)
    )
    assert recorded == [begun, secret_keys.fingerprint(OTHER)]
    assert OTHER not in str(recorded)


@pytest.fixture
def empty() -> Iterator[str]:
    """The address of a database without a table, as its owner."""
    given = urlsplit(os.environ["DATABASE_URL"])
    name = f"empty_{secrets.token_hex(4)}"
    with psycopg.connect(given._replace(path="/postgres").geturl(), autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        yield given._replace(path=f"/{name}").geturl()
        server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.mark.slow
def test_two_nodes_prepare_an_empty_database_at_once(empty: str, tmp_path: Path) -> None:
    key = secrets.token_urlsafe(50)
    nodes = [prepare(empty, key, tmp_path / name) for name in ("one", "two")]
    for node in nodes:
        told, _ = node.communicate(timeout=300)
        assert node.returncode == 0, told.decode()
    stranger = prepare(empty, OTHER, tmp_path / "three")
    told, _ = stranger.communicate(timeout=300)
    assert stranger.returncode == 1
    assert b"DJANGO_SECRET_KEY: the database was written with another key" in told


def prepare(url: str, key: str, home: Path) -> subprocess.Popen[bytes]:
    (home / "run").mkdir(parents=True)
    environment = {"DATABASE_URL": url, "DJANGO_SECRET_KEY": key, "COUNTERSIGN_HOME": str(home)}
    return subprocess.Popen(
        [sys.executable, "-m", "config.embedded.prepare"],
        cwd=CHECKOUT,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
