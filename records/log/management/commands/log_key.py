"""`manage.py log_key`: makes the key of the log, shows its verifier keys, or replaces it."""

import secrets
from argparse import ArgumentParser
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from records.log import keys, log
from records.log.notes import check_key_name


class Command(BaseCommand):
    help = (
        "Creates the key that signs checkpoints and evidence packs, if there is none, and prints "
        "the verifier keys: give them to everyone who checks packs. With --rotate a new key takes "
        "over; the log records this, and former verifier keys stay valid."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--name", help="the log's origin; by default the host with a number")
        parser.add_argument("--rotate", action="store_true", help="replace the key")

    def handle(self, *_: Any, name: str | None, rotate: bool, **__: Any) -> None:
        try:
            # Random, because a new installation at the same address is a new log.
            origin = f"{urlsplit(settings.BASE_URL).netloc}/log/{secrets.token_hex(4)}"
            keys.ensure_key(check_key_name(name or origin))
            if rotate:
                log.rotate_key()
            for verifier in keys.list_verifiers():
                self.stdout.write(str(verifier))
        except (ValueError, OSError, log.LogForked) as error:
            raise CommandError(str(error)) from error
