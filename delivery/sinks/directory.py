"""The sink that writes each record as a JSON file into a directory."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.core.checks import CheckMessage, Warning

from delivery.sinks.base import KINDS, Acknowledgement, Parcel, SinkFailed

_READABLE = 0o640


class DirectorySink:
    """Writes a file for each record and checkpoint: under another name, synced, then renamed, so
    readers never see half of one."""

    def __init__(self) -> None:
        self._directory = Path(settings.RECORD_SINKS["directory"])

    def deliver(self, parcel: Parcel) -> Acknowledgement:
        place = self._directory / parcel.name
        try:
            self._directory.mkdir(parents=True, exist_ok=True)
            if not self._same(place, parcel):
                self._put(place, parcel.content)
        except OSError as error:
            raise SinkFailed(f"{place}: {error.strerror or error}") from error
        return Acknowledgement(location=str(place), details={"bytes": len(parcel.content)})

    def holds(self, parcel: Parcel) -> bool:
        try:
            return self._same(self._directory / parcel.name, parcel)
        except OSError as error:
            raise SinkFailed(f"{self._directory}: {error.strerror or error}") from error

    def names(self) -> Iterator[str]:
        try:
            for kind in KINDS:
                for place in self._directory.glob(f"{kind}-*.*"):
                    yield place.name
        except OSError as error:
            raise SinkFailed(f"{self._directory}: {error.strerror or error}") from error

    def read(self, name: str) -> bytes:
        try:
            return (self._directory / name).read_bytes()
        except OSError as error:
            raise SinkFailed(f"{self._directory}: {error.strerror or error}") from error

    def _same(self, place: Path, parcel: Parcel) -> bool:
        try:
            # A link in its place is not the record that was written.
            with os.fdopen(os.open(place, os.O_RDONLY | os.O_NOFOLLOW), "rb") as file:
                return file.read() == parcel.content
        except FileNotFoundError:
            return False

    def _put(self, place: Path, content: bytes) -> None:
        handle, name = tempfile.mkstemp(prefix=".record-", dir=self._directory)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(_READABLE)
            Path(name).replace(place)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
        self._sync()

    def _sync(self) -> None:
        """The new name, too, has to survive a loss of power."""
        directory = os.open(self._directory, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)

    @classmethod
    def problems(cls) -> Iterator[CheckMessage]:
        directory = Path(settings.RECORD_SINKS["directory"])
        there = next(path for path in (directory, *directory.parents) if path.exists())
        if not there.is_dir() or not os.access(there, os.W_OK | os.X_OK):
            yield Warning(
                f"COUNTERSIGN_RECORD_SINKS: {directory} cannot be written here.",
                hint="Use a directory in a volume, such as /data/records in a container, whose "
                "file system is read-only.",
                id="delivery.W001",
            )
