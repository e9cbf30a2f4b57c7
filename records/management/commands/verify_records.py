"""`manage.py verify_records`: checks records and log against approvals."""

import sys
import zipfile
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from records.evidence_pack import LARGEST, check_pack
from records.log import checking, keys
from records.log.notes import Verifier
from records.models import Record
from records.verification import content_faults, renamed_signers, verify
from records.verify import PROOF, PROOF_FORM, Pack, Refused, unzip_pack


class Command(BaseCommand):
    help = (
        "Recomputes every hash of every record and the whole log, and compares the rows with what "
        "was signed, with the table of moves, and with what sinks have. Exits 0 when "
        "all is as approved, otherwise 1 with a line for each fault. Lists accounts that have "
        "another name than when they signed. With --pack it checks an evidence pack instead; that "
        "needs no database and no settings, except with --stored."
    )
    # A pack can be checked on a machine without an installation.
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--pack", type=Path, metavar="FILE", help="check this pack, offline")
        parser.add_argument(
            "--sha256", default="", metavar="HEX", help="the record's hash from your own notes"
        )
        parser.add_argument(
            "--checkpoint",
            type=Path,
            action="append",
            default=[],
            metavar="FILE",
            help="a checkpoint of the log from elsewhere: a file of a sink, a pack, or its proof",
        )
        parser.add_argument(
            "--key",
            action="append",
            default=[],
            metavar="VKEY",
            help="trust only this verifier key of the log, not those in COUNTERSIGN_HOME/log",
        )
        parser.add_argument(
            "--hashes",
            action="store_true",
            help="check only texts, snapshots, PDFs and the log, not each case's history: faster",
        )
        parser.add_argument(
            "--stored", action="store_true", help="also compare the pack with the stored record"
        )

    def handle(
        self, *_: Any, pack: Path | None, sha256: str, stored: bool = False, **options: Any
    ) -> None:
        if pack is not None:
            self._check_pack(pack, sha256.strip().lower(), stored, options["key"])
            return
        if stored or sha256:
            raise CommandError("--stored and --sha256 are for a pack: name it with --pack FILE.")
        checked = _check_log_files(options["checkpoint"], options["key"])
        faults = len(checked.faults)
        for message in checked.faults:
            self.stderr.write(f"log: {message}")
        for fault in content_faults() if options["hashes"] else verify(self._watch):
            faults += 1
            place = "stored" if fault.number is None else f"record {fault.number}"
            self.stderr.write(f"{place}: {fault.message}")
        count = Record.objects.count()
        if faults:
            word = "fault" if faults == 1 else "faults"
            self.stderr.write(f"{faults} {word} in {count} records")
            sys.exit(1)
        for message in [] if options["hashes"] else renamed_signers():
            self.stdout.write(message)
        noun = "record" if count == 1 else "records"
        what = "hashes alone" if options["hashes"] else "all intact"
        self.stdout.write(f"{count} {noun} verified, {what}")
        self.stdout.write(f"log of {checked.size} leaves intact, held against {checked.newest}")

    def _watch(self, count: int) -> None:
        if self.stderr.isatty():
            self.stderr.write(f"\r{count:,} records compared", ending="\r")

    def _check_pack(self, pack: Path, noted: str, stored: bool, trusted: list[str]) -> None:
        known = trusted or _own_keys()
        try:
            found = check_pack(_read_pack(pack), known)
            if noted and noted != found.leaf["sha256"]:
                raise Refused(f"it is of another record; its sha256 is {found.leaf['sha256']}")
            if stored:
                self._compare(found)
        except OSError as error:
            raise CommandError(f"{pack} cannot be read: {error.strerror}.") from error
        except Refused as broken:
            self.stderr.write(f"{pack}: {broken}")
            sys.exit(1)
        if not known:
            self.stderr.write(f"{pack}: consistent, NOT authenticated: pass --key")
            sys.exit(2)
        self.stdout.write(
            f"{pack}: record {found.leaf['number']} is whole, sha256 {found.leaf['sha256']}, "
            f"leaf {found.index} of a log of {found.size}, signed with {found.key}"
        )

    def _compare(self, found: Pack) -> None:
        """Compares the record's hash alone, since all hashes of a pack are checked."""
        number = found.leaf["number"]
        record = Record.objects.only("number", "sha256").filter(number=number).first()
        if record is None:
            raise Refused(f"no record {number} is stored here")
        if record.sha256 != found.leaf["sha256"]:
            raise Refused(f"record {number} is stored with the sha256 {record.sha256}")
        later = Record.objects.filter(supersedes=record).values_list("number", flat=True).first()
        if later:
            self.stdout.write(f"record {later} superseded it")


def _own_keys() -> list[str]:
    """The keys of this installation's log; none without an installation."""
    try:
        return [str(key) for key in keys.list_verifiers()]
    except (keys.LogKeyMissing, OSError, ValueError):
        return []


def _check_log_files(files: list[Path], trusted: list[str]) -> checking.LogCheckResult:
    """Raises CommandError for an unreadable file or key."""
    try:
        known: list[tuple[str, str | None]] = [(str(file), _note_in(file)) for file in files]
        verifiers = [Verifier.read(text) for text in trusted] or keys.list_verifiers()
    except OSError as error:
        raise CommandError(f"{error.filename} cannot be read: {error.strerror}.") from error
    except Refused as broken:
        raise CommandError(f"A pack of --checkpoint cannot be read: {broken}.") from broken
    except (ValueError, keys.LogKeyMissing) as error:
        raise CommandError(f"{error} Or name the verifier key of the log with --key.") from error
    for source in checking.outside_checkpoint_sources:
        known.extend(source())
    return checking.check_log(known, verifiers)


def _note_in(file: Path) -> str:
    """The checkpoint that the file is or holds."""
    text = _read_pack(file).decode(errors="replace")
    if zipfile.is_zipfile(file):
        text = unzip_pack(_read_pack(file))[PROOF].decode()
    return text.partition("\n\n")[2] if text.startswith(PROOF_FORM) else text


def _read_pack(pack: Path) -> bytes:
    with pack.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refused(f"it has more than {LARGEST} bytes, which no pack has")
    return data
