"""The test database as the owner of its tables: tests run as the application's role."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import LiteralString
from urllib.parse import urlsplit

import psycopg
import pytest
from django.db import connection
from psycopg import sql

from config.embedded.services import DATABASE_NAME


@contextmanager
def as_owner() -> Iterator[None]:
    """For statements that the application's role may not make."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_setting('role')")
        (role,) = cursor.fetchone()
        cursor.execute("SET ROLE NONE")
        yield
        cursor.execute(f"SET ROLE {role}")


@contextmanager
def unguarded() -> Iterator[None]:
    """Without the triggers that keep what has happened as it was."""
    with as_owner(), connection.cursor() as cursor:
        # Pending checks of foreign keys would be lost, and stand in the way of an ALTER later.
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        cursor.execute("SET session_replication_role = replica")
        try:
            yield
        finally:
            cursor.execute("SET session_replication_role = DEFAULT")


@pytest.fixture
def own_database(postgres_server: None) -> Iterator[str]:
    """The URL of a migrated database for an installation of a test: a start fills it with sample
    meetings, and the database that `DATABASE_URL` names is the one that those of the tests copy."""
    create_database(name := f"own_{secrets.token_hex(4)}")
    yield urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}").geturl()
    _execute_on_server("DROP DATABASE {} WITH (FORCE)", name)


def create_database(name: str) -> None:
    """A copy of the migrated database of our server; an empty one on another server."""
    template = connection.settings_dict["TEST"].get("TEMPLATE") or "template1"
    _execute_on_server("CREATE DATABASE {} TEMPLATE {}", name, template)


def _execute_on_server(statement: LiteralString, *names: str) -> None:
    url = urlsplit(os.environ["DATABASE_URL"])._replace(path="/postgres").geturl()
    with psycopg.connect(url, autocommit=True) as server:
        server.execute(sql.SQL(statement).format(*map(sql.Identifier, names)))


@pytest.fixture
def empty(transactional_db: None) -> Iterator[None]:
    """The connection leads to a database without a table, as its owner, and back at the end."""
    name = f"empty_{secrets.token_hex(4)}"
    before, options = dict(connection.settings_dict), connection.settings_dict["OPTIONS"]
    as_application = options.pop("options", None)
    owner = DATABASE_NAME if as_application else before["USER"]
    _execute_on_server("CREATE DATABASE {} OWNER {}", name, owner)
    connection.close()
    connection.settings_dict |= {"NAME": name, "USER": owner}
    yield
    connection.close()
    connection.settings_dict.update(before)
    if as_application:
        options["options"] = as_application
    _execute_on_server("DROP DATABASE {} WITH (FORCE)", name)
