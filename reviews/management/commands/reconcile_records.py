"""Which records the records system has not acknowledged, or no longer holds."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from reviews.sinks import dispatching, registry
from reviews.sinks.base import SinkFailed

_SHOWN = 20


class Command(BaseCommand):
    help = (
        "Compare the records with each sink's receipts and, where a sink can be asked, with what "
        "it holds. Exit code 1 when anything is missing."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--sink", help="Only this one of COUNTERSIGN_RECORD_SINKS.")
        parser.add_argument(
            "--resend", action="store_true", help="Put what is missing into the queue again."
        )

    def handle(self, *args: Any, **options: Any) -> None:
        missing = [name for name in self._names(options["sink"]) if self._reconcile(name, options)]
        if missing:
            raise CommandError(f"Records are missing in: {', '.join(missing)}.", returncode=1)

    def _names(self, chosen: str | None) -> list[str]:
        names = registry.names()
        if not names:
            raise CommandError("No sink is configured. Set COUNTERSIGN_RECORD_SINKS.", returncode=2)
        if chosen and chosen not in names:
            raise CommandError(
                f"--sink is {chosen!r}; the configured ones are {', '.join(names)}.", returncode=2
            )
        return [chosen] if chosen else names

    def _reconcile(self, name: str, options: dict[str, Any]) -> bool:
        dispatching.due_sinks()  # records that no tick has seen yet are missing, too
        waiting = [record.number for record in dispatching.unacknowledged(name)]
        try:
            lost = [record.number for record in dispatching.lost(name)]
        except SinkFailed as error:
            raise CommandError(f"{name} cannot be asked: {error}", returncode=1) from error
        self.stdout.write(f"{name}: {len(waiting)} not acknowledged, {len(lost)} no longer held")
        self._list("not acknowledged", waiting)
        self._list("no longer held", lost)
        if options["resend"]:
            again = dispatching.send_again(name, [*waiting, *lost])
            self.stdout.write(f"{name}: {again} put into the queue again")
        return bool(waiting or lost)

    def _list(self, what: str, numbers: list[int]) -> None:
        for number in numbers[:_SHOWN]:
            self.stdout.write(f"  record {number}: {what}")
        if len(numbers) > _SHOWN:
            self.stdout.write(f"  and {len(numbers) - _SHOWN} more")
