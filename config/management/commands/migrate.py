"""Django's `migrate`, as the owner of the tables, and one at a time."""

from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser
from django.core.management.commands import migrate

from web.database import advisory_lock

_MIGRATING = 6_025_417_002  # the number of an advisory lock


class Command(migrate.Command):
    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.set_defaults(database="owner" if "owner" in settings.DATABASES else "default")

    def handle(self, *args: Any, **options: Any) -> None:
        with advisory_lock(_MIGRATING, using=options["database"], wait=True):
            super().handle(*args, **options)
