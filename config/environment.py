"""Typed reading of environment variables.

A wrong value does not raise while settings load (that would hide every other problem behind a
traceback): it is collected as a `Problem` and reported by the system checks in `config.checks`,
which stop `check`, `migrate`, the web server and the worker alike.
"""

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

_MOST_DIGITS = 18


@dataclass(frozen=True)
class Problem:
    variable: str
    message: str
    remedy: str


@dataclass
class Environment:
    """Variables with defaults of one process; `problems` grows as values are read."""

    values: Mapping[str, str] = field(default_factory=lambda: os.environ)
    problems: list[Problem] = field(default_factory=list)

    def text(self, name: str, default: str = "") -> str:
        return self.values.get(name, "").strip() or default

    def number(self, name: str, default: int, *, least: int = 0, most: int | None = None) -> int:
        raw = self.text(name, str(default))
        if _is_whole(raw) and least <= int(raw) <= (most or int(raw)):
            return int(raw)
        bounds = f"from {least} to {most}" if most else f"of at least {least}"
        self.refuse(name, f"{raw!r} is not a whole number {bounds}", "Correct or unset")
        return default

    def amount(self, name: str) -> float:
        """A sum of money, 0 when unset."""
        raw = self.text(name, "0")
        try:
            value = float(raw)
        except ValueError:
            value = -1.0
        if 0 <= value < math.inf:
            return value
        self.refuse(name, f"{raw!r} is not an amount of 0 or more", "Correct or unset")
        return 0.0

    def flag(self, name: str, *, default: bool) -> bool:
        raw = self.text(name, str(default)).lower()
        if raw in {"1", "true", "yes", "on"}:
            return True
        if raw not in {"0", "false", "no", "off"}:
            self.refuse(name, f"{raw!r} is neither true nor false", "Set it to true or false")
        return False

    def refuse(self, variable: str, message: str, remedy: str) -> None:
        self.problems.append(Problem(variable, message, remedy))

    def database(self, name: str, url: str) -> dict[str, Any]:
        """Django's connection settings out of `postgresql://user:password@host:port/name?host=DIR`."""
        parts = urlsplit(url)
        if parts.scheme not in {"postgresql", "postgres"} or not parts.path.strip("/"):
            self.refuse(
                name,
                "it is not a PostgreSQL address with a database name",
                "Write it as postgresql://USER:PASSWORD@HOST:5432/NAME",
            )
        query = dict(parse_qsl(parts.query))
        return {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": unquote(parts.path.strip("/")),
            "USER": unquote(parts.username or ""),
            "PASSWORD": unquote(parts.password or ""),
            "HOST": query.pop("host", parts.hostname or ""),
            "PORT": str(_port(parts.netloc) or ""),
            "OPTIONS": query,
        }

    def broker(self, name: str, url: str) -> str:
        if urlsplit(url).scheme not in {"redis", "rediss", "redis+socket", "sentinel"}:
            self.refuse(name, f"{url!r} is not a Redis address", "Write it as redis://HOST:6379/0")
        return url


def _is_whole(text: str) -> bool:
    """Longer ones Python refuses to read, and no setting needs them."""
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def _port(netloc: str) -> str:
    host_and_port = netloc.rpartition("@")[2]
    tail = host_and_port.rpartition("]")[2] if "]" in host_and_port else host_and_port
    return tail.rpartition(":")[2] if ":" in tail else ""
