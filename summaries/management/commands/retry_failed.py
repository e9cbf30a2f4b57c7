"""`manage.py retry_failed`: retries failed summaries, such as after a server's outage."""

from argparse import ArgumentParser, ArgumentTypeError
from datetime import datetime, timedelta
from typing import Any

from django.core.management.base import BaseCommand
from django.utils import timezone
from django.utils.dateparse import parse_datetime

from summaries.models import FailureKind, Summary
from summaries.moves import Actor
from summaries.services import MAX_RETRIED, failed_summaries, retry_all
from summaries.status import Role

_UNITS = {"m": "minutes", "h": "hours", "d": "days"}


def _parse_since(text: str) -> datetime:
    """`24h`, `3d`, `30m`, or a moment."""
    number, unit = text[:-1], _UNITS.get(text[-1:])
    if unit and number.isascii() and number.isdigit() and len(number) <= 5:  # noqa: PLR2004
        return timezone.now() - timedelta(**{unit: int(number)})
    try:
        moment = parse_datetime(text)
    except ValueError:
        moment = None
    if moment is None:
        raise ArgumentTypeError(
            f"{text!r} is neither a span nor a time. Write 30m, 24h, 3d or 2026-03-01T14:30Z."
        )
    return moment if timezone.is_aware(moment) else timezone.make_aware(moment)


def _parse_limit(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 4 and 0 < int(text) <= MAX_RETRIED:  # noqa: PLR2004
        return int(text)
    raise ArgumentTypeError(f"{text!r} is not a number from 1 to {MAX_RETRIED}.")


class Command(BaseCommand):
    help = (
        "Retries failed cases from the step that failed. Prints each id, then the count. "
        "Safe to run again: a retried case no longer counts as failed."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--kind", choices=FailureKind.values, help="only this kind of failure")
        parser.add_argument("--guideline", default="", metavar="NAME")
        parser.add_argument(
            "--since",
            type=_parse_since,
            metavar="SPAN",
            help="only failures since: 30m, 24h, 3d or a time",
        )
        parser.add_argument("--limit", type=_parse_limit, default=MAX_RETRIED, metavar="NUMBER")
        parser.add_argument("--dry-run", action="store_true", help="list the cases, retry none")

    def handle(self, *_: Any, **options: Any) -> None:
        filters = {name: options[name] for name in ("kind", "guideline", "since")}
        found = failed_summaries(Summary.objects.all(), **filters)
        total = found.count()
        if options["dry_run"]:
            ids = list(found.values_list("pk", flat=True)[: options["limit"]])
        else:
            ids = retry_all(found, by=Actor(Role.OPERATOR), limit=options["limit"])
        for pk in ids:
            self.stdout.write(str(pk))
        done = "would be retried" if options["dry_run"] else "were retried"
        self.stdout.write(f"{len(ids)} of {total} failed cases {done}.")
