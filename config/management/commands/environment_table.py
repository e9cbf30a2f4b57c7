"""`manage.py environment_table`: the table of variables in docs/settings.md."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand
from pydantic.fields import FieldInfo

from config.environment import Environment

PAGE = settings.BASE_DIR / "docs" / "settings.md"
_BEGIN = "<!-- Generated: python manage.py environment_table --write -->\n"
_END = "<!-- End of the generated table -->\n"


class Command(BaseCommand):
    help = "Print docs/settings.md with the table of environment variables as it is declared."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--write", action="store_true", help="write docs/settings.md instead")

    def handle(self, *_: Any, **options: Any) -> None:
        if options["write"]:
            PAGE.write_text(page(), encoding="utf-8")
        else:
            self.stdout.write(page(), ending="")


def page() -> str:
    """docs/settings.md as it is, with a new table."""
    before, rest = PAGE.read_text(encoding="utf-8").split(_BEGIN)
    after = rest.split(_END)[1]
    return f"{before}{_BEGIN}{_table()}{_END}{after}"


def _table() -> str:
    rows = ["| variable | default | meaning |", "| --- | --- | --- |"]
    rows += [_row(name, field) for name, field in Environment.model_fields.items()]
    return "\n".join([*rows, ""])


def _row(name: str, field: FieldInfo) -> str:
    meaning = " ".join((field.description or "").split())
    return f"| `{name}` | {_default(field)} | {meaning} |"


def _default(field: FieldInfo) -> str:
    if isinstance(field.json_schema_extra, dict):
        return str(field.json_schema_extra["default"])
    if isinstance(field.default, bool):
        return str(field.default).lower()
    return "" if field.default in {"", (), None} else str(field.default)
