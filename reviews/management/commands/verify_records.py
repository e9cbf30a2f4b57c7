"""`manage.py verify_records`: whether the chain of records is what was approved."""

import sys
from typing import Any

from django.core.management.base import BaseCommand

from reviews.models import GENESIS, Record
from reviews.records import verify


class Command(BaseCommand):
    help = (
        "Recomputes every hash of every record and the links between them. Exits 0 when all is as "
        "it was approved, else 1 with a line for each fault."
    )

    def handle(self, *_: Any, **__: Any) -> None:
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


def _head() -> str:
    """Written down elsewhere, it shows a removed end of the chain too."""
    last = Record.objects.order_by("-number").values_list("sha256", flat=True).first()
    return last or GENESIS
