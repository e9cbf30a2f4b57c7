"""Log files: kept at a bounded size, their grave lines repeated in the terminal."""

import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

LARGEST = 20_000_000  # bytes; one older file of the same size is kept beside it


@dataclass
class Mirror:
    """Reads what is appended to `log` and gives back the lines that `grave` finds.

    The children write to their files themselves, so that they lose nothing and wait for nobody when
    the supervisor is slow or gone.
    """

    name: str
    log: Path
    grave: re.Pattern[str]
    _position: int = field(default=0, init=False)
    _partial: bytes = field(default=b"", init=False)

    def skip_to_end(self) -> None:
        self._position = self._size()

    def news(self) -> list[str]:
        """The grave lines since the last call, each with the service's name in front."""
        if self._size() > LARGEST:
            self._rotate()
        return [
            f"{self.name:8} | {text}"
            for line in self._lines()
            if self.grave.search(text := line.decode(errors="replace").rstrip())
        ]

    def _lines(self) -> list[bytes]:
        if not self.log.exists():
            return []
        with self.log.open("rb") as file:
            file.seek(self._position)
            read = file.read()
        self._position += len(read)
        *whole, self._partial = (self._partial + read).split(b"\n")
        return whole

    def _rotate(self) -> None:
        """Copy and truncate: the writer appends, and goes on in the emptied file."""
        shutil.copyfile(self.log, self.log.with_suffix(".log.1"))
        with self.log.open("r+b") as file:
            file.truncate(0)
        self._position = 0

    def _size(self) -> int:
        return self.log.stat().st_size if self.log.exists() else 0
