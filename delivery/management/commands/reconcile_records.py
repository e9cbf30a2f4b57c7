"""`manage.py reconcile_records`: compares the records with what each sink has acknowledged."""

from argparse import ArgumentParser
from collections.abc import Iterable
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from delivery.sinks import dispatching
from delivery.sinks.base import SinkFailed

_MAX_LISTED = 20


class Command(BaseCommand):
    help = (
        "Compares the records with each sink's receipts and, if the sink can list them, with its "
        "contents. Exits 1 when a record is missing there or here, 2 for wrong usage."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--sink", help="only this one of COUNTERSIGN_RECORD_SINKS")
        parser.add_argument("--resend", action="store_true", help="send missing records again")

    def handle(self, *args: Any, **options: Any) -> None:
        missing = [name for name in self._names(options["sink"]) if self._reconcile(name, options)]
        if missing:
            raise CommandError(f"Records differ from: {', '.join(missing)}.", returncode=1)

    def _names(self, chosen: str | None) -> list[str]:
        names = dispatching.sink_names()
        if not names:
            raise CommandError("No sink is configured. Set COUNTERSIGN_RECORD_SINKS.", returncode=2)
        if chosen and chosen not in names:
            raise CommandError(
                f"--sink is {chosen!r}; choose one of {', '.join(names)}.", returncode=2
            )
        return [chosen] if chosen else names

    def _reconcile(self, name: str, options: dict[str, Any]) -> bool:
        dispatching.due_sinks()  # records that no tick has seen yet are missing too
        waiting = [record.number for record in dispatching.find_unacknowledged(name)]
        try:
            lost = [record.number for record in dispatching.find_lost(name)]
            unknown = list(dispatching.find_unknown(name))
        except SinkFailed as error:
            raise CommandError(f"{name} cannot be asked: {error}", returncode=1) from error
        self.stdout.write(
            f"{name}: {len(waiting)} not acknowledged, {len(lost)} no longer held, "
            f"{len(unknown)} not stored here"
        )
        self._list(f"record {number}: not acknowledged" for number in waiting)
        self._list(f"record {number}: no longer there as it was delivered" for number in lost)
        self._list(f"{found}: no record here matches it" for found in unknown)
        if unknown:
            self.stdout.write(
                "  Records were removed or replaced here. Stop approving, keep the sink's files, "
                "and restore the database from a backup that passes verify_records."
            )
        if options["resend"]:
            again = dispatching.requeue_records(name, [*waiting, *lost])
            self.stdout.write(f"{name}: {again} queued to be sent again")
        return bool(waiting or lost or unknown)

    def _list(self, lines: Iterable[str]) -> None:
        shown = list(lines)
        for line in shown[:_MAX_LISTED]:
            self.stdout.write(f"  {line}")
        if len(shown) > _MAX_LISTED:
            self.stdout.write(f"  and {len(shown) - _MAX_LISTED} more")
