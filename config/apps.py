"""The app of the whole installation, and system checks of its variables and its database."""

import functools
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from django.apps import AppConfig, apps
from django.conf import settings
from django.core.checks import Error, Tags, Warning, register
from django.db import Error as DatabaseError
from django.db import connections
from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.db.models.signals import post_migrate

from config import queues
from config.embedded.homes import read_recorded_environment


class ConfigConfig(AppConfig):
    name = "config"
    verbose_name = "Countersign"

    def ready(self) -> None:
        # Celery's tasks are sent through the application of this module; others connect signals.
        from config import celery, correlation, credentials  # noqa: F401, PLC0415

        # A command that ends at once would wait for the collector.
        off = os.environ.get("OTEL_SDK_DISABLED", "").lower() == "true"
        wanted = settings.OTEL_EXPORTER_OTLP_ENDPOINT and not off
        if wanted and Path(sys.argv[0]).name != "manage.py":
            from config import telemetry  # noqa: PLC0415 - 30 MB where it is off

            telemetry.set_up_tracing()
        # With our first app: other handlers of post_migrate then run as the application.
        first = apps.get_app_config("llm")
        post_migrate.connect(_after_migrations, sender=first, dispatch_uid="config.database_roles")


def _after_migrations(using: str, verbosity: int, stdout: Any = None, **_: Any) -> None:
    from config import database_roles  # noqa: PLC0415 - it reads the models

    for role in database_roles.grant_rights(using):
        if verbosity:
            (stdout or sys.stdout).write(
                f"The role {role} does not exist and has no rights. Create it, then run migrate "
                "again (docs/deployment.md).\n"
            )


@register()
def environment(**_: Any) -> list[Error]:
    """Wrong configuration as errors, each with the variable and the remedy."""
    return [
        Error(
            f"{problem.variable}: {problem.message}.",
            hint=f"{problem.remedy}.",
            id=f"countersign.E{number:03}",
        )
        for number, problem in enumerate(settings.CONFIGURATION_PROBLEMS, start=1)
    ]


@functools.cache
def known_migrations() -> frozenset[tuple[str, str]]:
    """The migrations of this code."""
    return frozenset(MigrationLoader(None).disk_migrations or ())


@register(Tags.database)
def not_a_downgrade(databases: Sequence[str] | None = None, **_: Any) -> list[Error]:
    """An older version would write rows that the newer one does not expect."""
    installed = {config.label for config in apps.get_app_configs()}
    return [
        Error(
            "Another version of Countersign has migrated this database: it has "
            f"{', '.join(map('.'.join, unknown[:3]))}, which this version does not have.",
            hint="Start that version, or restore the backup that was made before the upgrade "
            "(docs/operations.md).",
            id="countersign.E104",
        )
        for alias in databases or ()
        if (
            unknown := sorted(
                (app, name)
                for app, name in MigrationRecorder(connections[alias]).applied_migrations()
                if app in installed and (app, name) not in known_migrations()
            )
        )
    ]


@register(Tags.database)
def columns_of_this_version(databases: Sequence[str] | None = None, **_: Any) -> list[Error]:
    """What was changed by hand, or before a release, would show at some query alone."""
    return [
        Error(
            f"This database differs from its migrations: {'; '.join(differing[:3])}.",
            hint="Undo what was changed by hand, or restore a backup into an empty database "
            "(docs/operations.md). A new one is an empty database in DATABASE_URL or, with make "
            "run, a new directory in COUNTERSIGN_HOME.",
            id="countersign.E108",
        )
        for alias in databases or ()
        if (differing := list(_differing_columns(connections[alias])))
    ]


def _differing_columns(connection: BaseDatabaseWrapper) -> Iterator[str]:
    """Each as a sentence; none while migrations are to come."""
    applied = MigrationRecorder(connection).applied_migrations()
    if not known_migrations() <= set(applied):
        return
    with connection.cursor() as cursor:
        cursor.execute("""SELECT relname, attname, format_type(atttypid, atttypmod)
            FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
            WHERE relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped""")
        found = {(table, column): its_type for table, column, its_type in cursor.fetchall()}
    for model in apps.get_models():  # Django's migrations make keys of other tables bigint
        table = model._meta.db_table
        for field in model._meta.local_concrete_fields if model._meta.managed else ():
            wanted = str(field.db_type(connection)).replace("varchar", "character varying")
            its_type = found.get((table, str(field.column)), "missing")
            if its_type.replace(",", ", ") != wanted:
                yield f"{table}.{field.column} is {its_type}, not {wanted}"


@register(Tags.database)
def enough_connections(databases: Sequence[str] | None = None, **_: Any) -> list[Warning]:
    """Warn of too few connections: they cause errors under load alone."""
    if not databases or settings.PGBOUNCER:
        return []
    with connections["default"].cursor() as cursor:
        cursor.execute("""SELECT current_setting('max_connections')::integer
            - current_setting('superuser_reserved_connections')::integer""")
        (given,) = cursor.fetchone()
    wanted = queues.WEB_THREADS + sum(settings.WORKER_CONNECTIONS.values())
    if wanted <= given:
        return []
    return [
        Warning(
            f"PostgreSQL gives {given} connections, and the processes of one host may take "
            f"{wanted}.",
            hint="Raise max_connections, put PgBouncer in front of it, or lower the threads of the "
            "workers (docs/deployment.md, Connections).",
            id="countersign.W103",
        )
    ]


@register(deploy=True)
def services_of_their_own(**_: Any) -> list[Error]:
    """Services of `make run` end with it, and no other machine reaches them."""
    embedded = read_recorded_environment(settings.COUNTERSIGN_HOME)
    return [
        Error(
            f"{name}: it points to a service that make run started, which is for one machine.",
            hint="Set it to a server of your own (docs/deployment.md).",
            id="countersign.E107",
        )
        for name in ("DATABASE_URL", "CELERY_BROKER_URL", "REDIS_URL")
        if embedded.get(name) == getattr(settings, name)
    ]


@register(deploy=True)
def not_the_owner(**_: Any) -> list[Error]:
    """The owner of the tables can drop the triggers that protect records. A role that makes
    temporary tables can put them in place of the tables that triggers query.

    Other checks report a database that does not answer.
    """
    asked = """SELECT current_user, current_database(), EXISTS (
        SELECT FROM pg_tables t JOIN pg_roles r ON r.rolname = current_user
        WHERE t.schemaname = 'public' AND (r.rolsuper OR pg_has_role(t.tableowner, 'MEMBER'))),
        has_database_privilege(current_database(), 'TEMPORARY')"""
    try:
        with connections["default"].cursor() as cursor:
            cursor.execute(asked)
            role, database, is_owner, makes_temporary = cursor.fetchone()
    except DatabaseError:
        return []
    if is_owner:
        return [
            Error(
                f"DATABASE_URL: the role {role} owns the tables, or may act as their owner.",
                hint="Set DATABASE_URL to the application's role and DATABASE_OWNER_URL to the "
                "owner, for migrate alone: docs/deployment.md, Database roles.",
                id="countersign.E101",
            )
        ]
    if makes_temporary:
        return [
            Error(
                f"DATABASE_URL: the role {role} may make temporary tables in {database}.",
                hint=f"As the owner of the database run REVOKE TEMPORARY ON DATABASE {database} "
                f"FROM PUBLIC, {role}.",
                id="countersign.E106",
            )
        ]
    return []


@register(deploy=True)
def passkeys_can_sign(**_: Any) -> list[Error]:
    """A guideline may ask for passkeys where browsers offer none."""
    from accounts.signing_keys import is_usable_origin, own_origin  # noqa: PLC0415 - it reads the models
    from summaries.models import GuidelineVersion, Signing  # noqa: PLC0415

    if is_usable_origin(own_origin()):
        return []
    asking = GuidelineVersion.objects.filter(signing=Signing.PASSKEY, published_at__isnull=False)
    try:
        names = sorted(set(asking.values_list("guideline__name", flat=True)))
    except DatabaseError:
        return []
    return [
        Error(
            f"COUNTERSIGN_BASE_URL: browsers offer no passkeys at {settings.BASE_URL}, and the "
            f"guideline {name} requires them.",
            hint="Write https:// and a name, or http://localhost on your own machine.",
            id="countersign.E103",
        )
        for name in names
    ]
