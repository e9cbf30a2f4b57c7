"""`manage.py witness`: watches logs of others, and cosigns their checkpoints over HTTP."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

import waitress
from django.core.management.base import BaseCommand, CommandError

from transparency.notes import Verifier, check_name
from transparency.witness import Witness, application


class Command(BaseCommand):
    help = (
        "Serves POST /add-checkpoint (C2SP tlog-witness): cosigns a checkpoint of a log that it "
        "watches when it continues the last one that it saw. Needs no database. Its verifier key "
        "is printed: the log's COUNTERSIGN_LOG_WITNESSES names it, and whoever checks packs."
    )
    # A witness runs where nothing else of an installation is set up.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--name", required=True, help="its name, such as partner.example/w1")
        parser.add_argument("--directory", type=Path, required=True, help="its key and state")
        parser.add_argument(
            "--log", action="append", required=True, metavar="VKEY", help="a log to watch"
        )
        parser.add_argument("--listen", default="127.0.0.1:8090", help="HOST:PORT")

    def handle(self, *_: Any, **options: Any) -> None:
        try:
            logs = [Verifier.read(text) for text in options["log"]]
            witness = Witness(options["directory"], check_name(options["name"]), logs)
        except (ValueError, OSError) as error:
            raise CommandError(str(error)) from error
        self.stdout.write(f"{witness.verifier} on http://{options['listen']}")
        waitress.serve(
            application(witness), listen=options["listen"], threads=4, _quiet=True, ident=None
        )
