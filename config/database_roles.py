"""What each PostgreSQL role may do with each table.

Three roles: the owner of the tables, which only `migrate` uses; the application, which may change
and delete only what the product changes and deletes; and a reader for reports. `migrate` grants
rights from the triggers that the models declare, so each table says once what it keeps. Without the
two roles nothing is granted: then the owner runs everything, which `check --deploy` refuses.
"""

from collections.abc import Iterable, Iterator

from django.apps import apps
from django.conf import settings
from django.db import connections
from django.db.migrations.recorder import MigrationRecorder
from django.db.models import Model
from psycopg import sql

from accounts.constraints import Refuse

# Never for a reader of reports: what people and programs sign in with, and sealed secrets.
SECRET_TABLES = frozenset(
    {
        *("django_session", "usersessions_usersession"),
        *("accounts_apitoken", "accounts_signinstamp", "mfa_authenticator"),
        *("account_emailconfirmation", "socialaccount_socialapp", "socialaccount_socialtoken"),
    }
)
SECRET_COLUMNS = {"auth_user": frozenset({"password"})}

# PostgreSQL looks among temporary tables first: one of the same name would replace the table that
# a trigger's function queries.
_NO_TEMPORARY_TABLES = sql.SQL("REVOKE TEMPORARY ON DATABASE {} FROM PUBLIC")


def grant_rights(alias: str) -> list[str]:
    """Grant both roles their rights in the database `alias`, and revoke all others.

    Returns the roles that the server lacks; they get nothing.
    """
    connection = connections[alias]
    roles = (settings.DATABASE_APPLICATION_ROLE, settings.DATABASE_READER_ROLE)
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_database(), ARRAY(SELECT rolname::text FROM pg_roles)")
        database, there = cursor.fetchone()
        missing = [role for role in roles if role not in there]
        cursor.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        cursor.execute(_NO_TEMPORARY_TABLES.format(sql.Identifier(database)))
        for role in set(roles) - set(missing):
            rights = _application_rights() if role == roles[0] else _reader_rights()
            for statement in _grant_statements(role, rights):
                cursor.execute(statement)
    return missing


# --- Rights -----------------------------------------------------------------

# A table; SELECT, INSERT, UPDATE or DELETE; and the columns, if not all.
Right = tuple[str, str, Iterable[str]]


def _find_models() -> Iterator[type[Model]]:
    for model in apps.get_models(include_auto_created=True):
        if model._meta.managed and not model._meta.proxy:
            yield model


def _application_rights() -> Iterator[Right]:
    yield MigrationRecorder.Migration._meta.db_table, "SELECT", ()
    for model in _find_models():
        table = model._meta.db_table
        yield table, "SELECT", ()
        yield table, "INSERT", ()
        yield from _change_rights(model)


def _change_rights(model: type[Model]) -> Iterator[Right]:
    """UPDATE and DELETE, unless a trigger refuses them for every row."""
    table = model._meta.db_table
    refusals = [each for each in getattr(model._meta, "triggers", ()) if isinstance(each, Refuse)]
    if all(each.may_delete for each in refusals):
        yield table, "DELETE", ()
    kept = [each.may_update for each in refusals if each.may_update is not None]
    if not kept:
        yield table, "UPDATE", ()
    elif columns := frozenset.intersection(*kept):
        yield table, "UPDATE", sorted(columns)


def _reader_rights() -> Iterator[Right]:
    for model in _find_models():
        table = model._meta.db_table
        if table in SECRET_TABLES:
            continue
        hidden = SECRET_COLUMNS.get(table, frozenset())
        columns = (str(field.column) for field in model._meta.local_concrete_fields)
        yield table, "SELECT", [each for each in columns if each not in hidden] if hidden else ()


def _grant_statements(role: str, rights: Iterable[Right]) -> Iterator[sql.Composed]:
    name = sql.Identifier(role)
    yield sql.SQL("REVOKE ALL ON ALL TABLES IN SCHEMA public FROM {}").format(name)
    yield sql.SQL("GRANT USAGE ON SCHEMA public TO {}").format(name)
    for table, action, columns in rights:
        of = sql.SQL("({})").format(sql.SQL(", ").join(map(sql.Identifier, columns)))
        yield sql.SQL("GRANT {} {} ON {} TO {}").format(
            sql.SQL(action), of if columns else sql.SQL(""), sql.Identifier("public", table), name
        )
