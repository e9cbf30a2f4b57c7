"""`manage.py secret_key`: compares the secret key of this node with that of the database."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from config import secret_keys


class Command(BaseCommand):
    help = (
        "Says whether DJANGO_SECRET_KEY is the key that the database was written with. With "
        "--accept this node's key takes over: for a rotation, once every node has the new key and "
        "the former one in DJANGO_SECRET_KEY_FALLBACKS, or where the former key is lost."
    )
    # It has to run where the check of the key fails.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--accept", action="store_true", help="take this node's key over")

    def handle(self, *_: Any, accept: bool, **__: Any) -> None:
        wrong = secret_keys.compare()
        if accept:
            for line in secret_keys.take_over():
                self.stdout.write(line)
        elif wrong:
            raise CommandError(
                f"The database was written with the key {wrong.recorded}, and this node has "
                f"{wrong.here}."
            )
        else:
            self.stdout.write("This node has the key of the database.")
