"""Django's `migrate`, as the owner of the tables; afterwards the other roles get their rights."""

from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser
from django.core.management.commands import migrate

from config import database_roles


class Command(migrate.Command):
    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.set_defaults(database="owner" if "owner" in settings.DATABASES else "default")

    def handle(self, *args: Any, **options: Any) -> None:
        super().handle(*args, **options)
        if options["plan"] or options["check_unapplied"]:
            return
        for role in database_roles.grant(options["database"]):
            if options["verbosity"]:
                self.stderr.write(
                    f"The role {role} does not exist and has no rights. Make it, then run migrate "
                    "again (docs/operations.md)."
                )
