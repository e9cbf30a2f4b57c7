"""`manage.py dispose_records`: removes content past retention; hashes and log stay."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from records import retention
from records.retention import NotDue
from summaries.models import Summary

_REASON = "past the retention of its guideline"


class Command(BaseCommand):
    help = (
        "Removes the content of every closed case that is past the retention of its guideline and "
        "not on legal hold, and logs each. Hashes stay: `verify_records` still checks them."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--dry-run", action="store_true", help="list what would be removed, remove nothing"
        )
        parser.add_argument("--reason", default=_REASON, help="the reason for the log")

    def handle(self, *_: Any, dry_run: bool, reason: str, **__: Any) -> None:
        due = retention.due_cases().select_related("transcript", "guideline_version__guideline")
        found = gone = 0
        for summary in due.defer("transcript__turns").iterator(chunk_size=200):
            found += 1
            if dry_run:
                self._report("would dispose of", summary)
                continue
            try:
                retention.dispose(summary, by=None, reason=reason)
            except NotDue as why:
                self.stderr.write(f"case {summary.pk} stays: {why}")
            else:
                self._report("disposed of", summary)
                gone += 1
        held = retention.held_back_cases().count()
        done = f"{found} due" if dry_run else f"{gone} disposed of"
        self.stdout.write(f"{done}, {held} kept by a legal hold")

    def _report(self, what: str, summary: Summary) -> None:
        numbers = ", ".join(
            str(number) for number in summary.records.values_list("number", flat=True)
        )
        which = f"record {numbers}" if numbers else f"{summary.get_status_display().lower()} case"
        guideline = summary.guideline_version.guideline.name
        self.stdout.write(f"{what} {which}: {summary.transcript.title} ({guideline})")
