"""Where the services of a home are, for processes that the supervisor did not start."""

import json
import os
from collections.abc import Mapping
from pathlib import Path


def _file(home: Path) -> Path:
    return home / "run" / "addresses.json"


def record(home: Path, environment: Mapping[str, str]) -> None:
    scratch = _file(home).with_suffix(".new")
    scratch.write_text(json.dumps(dict(environment)))
    scratch.replace(_file(home))


def forget(home: Path) -> None:
    _file(home).unlink(missing_ok=True)


def recorded(home: Path) -> dict[str, str]:
    """DATABASE_URL, CELERY_BROKER_URL and REDIS_URL of the services that run for `home`.

    Empty while none runs. For a shell in which somebody calls `manage.py`.
    """
    try:
        found: dict[str, str] = json.loads(_file(home).read_text())
    except (OSError, ValueError):
        return {}
    return found


def fill(environ: Mapping[str, str], home: Path) -> dict[str, str]:
    """`environ` with the recorded addresses for what it does not set itself."""
    return {**recorded(home), **{name: value for name, value in environ.items() if value}}


def default_home(checkout: Path) -> Path:
    """COUNTERSIGN_HOME, else `.countersign` in the checkout."""
    chosen = Path(os.environ.get("COUNTERSIGN_HOME") or checkout / ".countersign")
    return chosen.expanduser().absolute()
