"""The app of the whole installation, and system checks of its variables and its database."""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import Error, Tags, register
from django.db import connections
from django.db.migrations.recorder import MigrationRecorder

# Every database made before the first release has it, and no later one.
_BEFORE_THE_FIRST_RELEASE = ("summaries", "0002_written_once")


class ConfigConfig(AppConfig):
    name = "config"
    verbose_name = "Countersign"

    def ready(self) -> None:
        # Celery's tasks are sent through the application of this module.
        from config import celery  # noqa: F401, PLC0415


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


@register(Tags.database)
def database_of_a_release(databases: Sequence[str] | None = None, **_: Any) -> list[Error]:
    """`migrate` would take the old tables for the new ones, because both have a `0001_initial`."""
    return [
        Error(
            "This database was made before the first release of Countersign. "
            "Its tables cannot be converted.",
            hint="Begin with an empty database: set DATABASE_URL to one, or, with make run, set "
            "COUNTERSIGN_HOME to a new directory. Only the version that made the old database can "
            "read what is in it.",
            id="countersign.E100",
        )
        for alias in databases or ()
        if _BEFORE_THE_FIRST_RELEASE in MigrationRecorder(connections[alias]).applied_migrations()
    ]
