"""`manage.py submit`: an employee's own summary with its transcript."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from summaries.folders import file_submission
from summaries.intake import ExternalIdConflict, InvalidSubmission, ingest_submission
from summaries.management.commands.ingest import get_active_user, read_transcript_file


class Command(BaseCommand):
    help = (
        "Submits an employee's own summary, to be judged under the guideline. Prints the id of its "
        "case. Exits 0 when it is stored (now or before), 1 when it is refused."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--transcript", type=Path, required=True, metavar="FILE")
        parser.add_argument("--summary", type=Path, required=True, metavar="FILE")
        parser.add_argument("--author", required=True, metavar="USERNAME")
        parser.add_argument(
            "--guideline", default="", help="the guideline's name; otherwise the default"
        )
        parser.add_argument(
            "--title", default="", help="otherwise the name of the transcript's file"
        )
        parser.add_argument("--source", default="files")

    def handle(self, *_: Any, **options: Any) -> None:
        author = get_active_user(options["author"])
        transcript: Path = options["transcript"]
        try:
            submission = file_submission(
                str(transcript.resolve()),
                read_transcript_file(transcript, ()),
                source=options["source"],
                guideline=options["guideline"],
                title=options["title"],
                own_summary=_read_summary(options["summary"]),
            )
            ingested = ingest_submission(submission, by=author)
        except InvalidSubmission as error:
            raise CommandError(f"{error}. {error.remedy}.") from error
        except ExternalIdConflict as error:
            raise CommandError(
                f"{error}. To change the summary, resubmit it on the page of its case."
            ) from error
        except OSError as error:
            problem = f"{error.filename} cannot be read: {error.strerror}. Name a file that can."
            raise CommandError(problem) from error
        state = "submitted" if ingested.created else "already submitted"
        self.stdout.write(f"{state}: {ingested.summary.pk}")


def _read_summary(path: Path) -> str:
    """Raises CommandError for what is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig").strip()
    except UnicodeDecodeError as error:
        raise CommandError(
            f"{path} is not UTF-8 at byte {error.start}. Save it as UTF-8."
        ) from None
