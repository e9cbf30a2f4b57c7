"""The sink that writes each record as a JSON file into a directory."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings
from django.core.checks import CheckMessage, Warning

from delivery.sinks.base import PARCEL_KINDS, Acknowledgement, Parcel, SinkFailed

_FILE_MODE = 0o640


class DirectorySink:
    """Writes a file for each record and checkpoint: under another name, synced, then renamed, so
    readers never see half of one."""

    def __init__(self) -> None:
        self._directory = Path(settings.RECORD_SINKS["directory"])

    def deliver(self, parcel: Parcel) -> Acknowledgement:
        place = self._directory / parcel.name
        try:
            self._directory.mkdir(parents=True, exist_ok=True)
            if not self._has_same_content(place, parcel):
                self._put(place, parcel.content)
        except OSError as error:
            raise SinkFailed(f"{place}: {error.strerror or error}") from error
        return Acknowledgement(location=str(place), details={"bytes": len(parcel.content)})

    def holds(self, parcel: Parcel) -> bool:
        try:
            return self._has_same_content(self._directory / parcel.name, parcel)
        except OSError as error:
            raise SinkFailed(f"{self._directory}: {error.strerror or error}") from error

    def names(self) -> Iterator[str]:
        try:
            for kind in PARCEL_KINDS:
                for place in self._directory.glob(f"{kind}-*.*"):
                    yield place.name
        except OSError as error:
            raise SinkFailed(f"{self._directory}: {error.strerror or error}") from error

    def read(self, name: str) -> bytes:
        try:
            return (self._directory / name).read_bytes()
        except OSError as error:
            raise SinkFailed(f"{self._directory}: {error.strerror or error}") from error

    def _has_same_content(self, place: Path, parcel: Parcel) -> bool:
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
            Path(name).chmod(_FILE_MODE)
            Path(name).replace(place)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
        self._sync_directory()

    def _sync_directory(self) -> None:
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
