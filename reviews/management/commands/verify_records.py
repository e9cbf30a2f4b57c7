"""`manage.py verify_records`: whether the chain of records is what was approved."""

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from reviews.models import GENESIS, Record
from reviews.records import verify
from reviews.records.pack_format import Broken, check


class Command(BaseCommand):
    help = (
        "Recomputes every hash of every record and the links between them. Exits 0 when all is as "
        "it was approved, else 1 with a line for each fault. With --pack it checks an evidence "
        "pack instead, for which it needs no database and no settings."
    )
    # A pack is checked on machines where nothing of an installation is set up.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--pack", type=Path, metavar="FILE", help="check this pack, offline")
        parser.add_argument(
            "--sha256", default="", metavar="HEX", help="the record's hash as somebody noted it"
        )

    def handle(self, *_: Any, pack: Path | None, sha256: str, **__: Any) -> None:
        if pack is not None:
            self._check_pack(pack, sha256.strip().lower())
            return
        faults = 0
        for fault in verify():
            faults += 1
            place = "chain" if fault.number is None else f"record {fault.number}"
            self.stderr.write(f"{place}: {fault.message}")
        count, head = Record.objects.count(), _head()
        if faults:
            word = "fault" if faults == 1 else "faults"
            self.stderr.write(f"{faults} {word} in {count} records; head sha256 {head}")
            sys.exit(1)
        noun = "record" if count == 1 else "records"
        self.stdout.write(f"{count} {noun} verified, chain intact, head sha256 {head}")

    def _check_pack(self, pack: Path, noted: str) -> None:
        try:
            found = check(pack.read_bytes())
        except OSError as error:
            raise CommandError(f"{pack} cannot be read: {error.strerror}.") from error
        except Broken as broken:
            self.stderr.write(f"{pack}: {broken}")
            sys.exit(1)
        if noted and noted != found.sha256:
            self.stderr.write(f"{pack}: it is of another record; its sha256 is {found.sha256}")
            sys.exit(1)
        self.stdout.write(
            f"{pack}: record {found.number} is whole, sha256 {found.sha256}, "
            f"after {found.previous_sha256}"
        )


def _head() -> str:
    """Written down elsewhere, it shows a removed end of the chain too."""
    last = Record.objects.order_by("-number").values_list("sha256", flat=True).first()
    return last or GENESIS
