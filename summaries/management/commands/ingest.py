"""`manage.py ingest PATH…`: transcripts from files and folders."""

import os
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError

from summaries.folders import (
    SIDECAR,
    FolderWatch,
    LeadsOutside,
    build_stamp,
    file_submission,
    find_dangling_links,
    find_files,
    open_within_roots,
    read_sidecar,
)
from summaries.formats import get_extensions
from summaries.intake import ExternalIdConflict, InvalidSubmission, ingest_submission
from summaries.participants import InvalidContext

_PAUSE = 2.0  # seconds between two looks at the folders
_BAR = 30
_CLEAR = "\r\x1b[K"  # returns to the beginning of the line and clears it
_REFUSED, _NOTHING, _INTERRUPTED = 1, 2, 130


class Command(BaseCommand):
    help = (
        f"Takes in transcripts from files and folders ({', '.join(get_extensions())}). Skips files "
        "that it took before, so run it again after an interruption. Exits 0 when every file was "
        "taken, 1 when some were refused, 2 when there was no file, 130 on Ctrl-C."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
        parser.add_argument(
            "--guideline", default="", help="the guideline's name; otherwise the default"
        )
        parser.add_argument(
            "--source", default="files", help="the source of the transcripts (files)"
        )
        parser.add_argument(
            "--by", metavar="USERNAME", help="the account that sends them; none by default"
        )
        parser.add_argument(
            "--watch",
            action="store_true",
            help="keep running and take each new file once it no longer grows",
        )

    def handle(self, *_: Any, **options: Any) -> None:
        owner = get_active_user(options["by"]) if options["by"] else None
        missing = [path for path in options["paths"] if not path.exists()]
        if missing:
            raise CommandError(f"There is no {missing[0]}.", returncode=_NOTHING)
        counts: Counter[str] = Counter()
        try:
            for batch in self._batches(options):
                for left, path in zip(reversed(range(len(batch))), batch, strict=True):
                    counts[self._take(path, owner, options)] += 1
                    self._show_progress(sum(counts.values()), left)
        except KeyboardInterrupt:
            self._table(counts)
            raise CommandError(
                "Interrupted. Run it again to continue; it skips the files that are in.",
                returncode=_INTERRUPTED,
            ) from None
        self._table(counts)
        if counts["refused"]:
            raise CommandError(f"{counts['refused']} refused, see above.", returncode=_REFUSED)

    def _batches(self, options: dict[str, Any]) -> Iterator[list[Path]]:
        """All files at once; when watching, the new ones, without end."""
        if not options["watch"]:
            found = [*find_files(options["paths"]), *find_dangling_links(options["paths"])]
            if not found:
                endings = ", ".join(get_extensions())
                raise CommandError(f"No file there ends in {endings}.", returncode=_NOTHING)
            yield found
            return
        watch = FolderWatch(options["paths"])
        while True:
            yield watch.look()
            time.sleep(_PAUSE)

    def _take(self, path: Path, owner: User | None, options: dict[str, Any]) -> str:
        try:
            submission = file_submission(
                str(path.resolve()),
                read_transcript_file(path, options["paths"]),
                source=options["source"],
                guideline=options["guideline"],
            )
            beside = path.with_name(f"{path.name}{SIDECAR}")
            if beside.exists():
                context = read_sidecar(read_transcript_file(beside, options["paths"]))
                submission = replace(submission, **vars(context))
            return "added" if ingest_submission(submission, by=owner).created else "already there"
        except InvalidContext as error:
            self._report_refusal(path, f"{SIDECAR}: {error}. {error.remedy}.")
        except InvalidSubmission as error:
            self._report_refusal(path, f"{error.message.rstrip('.')}. {error.remedy.rstrip('.')}.")
        except FileNotFoundError:
            self._report_refusal(path, explain_missing_file(path))
        except (ExternalIdConflict, LeadsOutside, OSError) as error:
            self._report_refusal(path, str(error))
        return "refused"

    def _report_refusal(self, path: Path, why: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(_CLEAR)
        self.stderr.write(f"{path}: {why}")

    def _show_progress(self, done: int, left: int) -> None:
        if sys.stderr.isatty():
            filled = "#" * (_BAR * done // (done + left))
            sys.stderr.write(f"{_CLEAR}[{filled:<{_BAR}}] {done} of {done + left}")
            sys.stderr.flush()

    def _table(self, counts: Counter[str]) -> None:
        if sys.stderr.isatty():
            sys.stderr.write("\n")
        for name in ("added", "already there", "refused"):
            self.stdout.write(f"{name:<15}{counts[name]:>7}")


def get_active_user(name: str) -> User:
    """Raises CommandError."""
    found = User.objects.filter(username=name, is_active=True).first()
    if found is None:
        raise CommandError(f"There is no active account {name!r}. See /people/.", returncode=2)
    return found


def read_transcript_file(path: Path, roots: Sequence[Path]) -> bytes:
    """Raises InvalidSubmission for a file that is over the limit or changes while read, and what
    `opened` raises."""
    with open_within_roots(path, roots) as file:
        before, most = os.fstat(file.fileno()), settings.MAX_BYTES.transcript
        if before.st_size > most:
            raise InvalidSubmission(
                "file",
                path.name,
                f"has {before.st_size:,} bytes",
                f"Split it: {most:,} bytes are taken",
            )
        content = file.read()
        if build_stamp(os.fstat(file.fileno())) != (before.st_mtime_ns, len(content)):
            raise InvalidSubmission(
                "file", path.name, "is still being written", "Run it again when it is complete"
            )
    return content


def explain_missing_file(path: Path) -> str:
    if path.is_symlink():
        return f"is a link to {path.readlink()}, which is not there. Mend or remove the link."
    return "is gone. Put it back and run this again."
