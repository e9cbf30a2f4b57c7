"""Where the services of a home are, for processes that the supervisor did not start."""

import json
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
    """DJANGO_SECRET_KEY of `home`; DATABASE_URL, CELERY_BROKER_URL and REDIS_URL while it runs.

    For a shell in which somebody calls `manage.py`.
    """
    return {**_key(home), **_services(home)}


def _key(home: Path) -> dict[str, str]:
    try:
        return {"DJANGO_SECRET_KEY": (home / "secret_key").read_text().strip()}
    except OSError:
        return {}


def _services(home: Path) -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(_file(home).read_text())
    except (OSError, ValueError):
        return {}
    return found
