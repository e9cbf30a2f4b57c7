"""`manage.py scopes_table`: the table of operations and scopes in docs/api.md."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from accounts.tokens import Scope
from config.urls import api

PAGE = settings.BASE_DIR / "docs" / "api.md"
_BEGIN = "<!-- Generated: python manage.py scopes_table --write -->\n"
_END = "<!-- End of the generated table -->\n"
_SCOPES = [scope for scope in Scope if scope != Scope.ADMIN]


class Command(BaseCommand):
    help = "Print docs/api.md with the table of operations and the scopes that allow them."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--write", action="store_true", help="write docs/api.md instead")

    def handle(self, *_: Any, **options: Any) -> None:
        if options["write"]:
            PAGE.write_text(page(), encoding="utf-8")
        else:
            self.stdout.write(page(), ending="")


def page() -> str:
    """docs/api.md as it is, with a new table."""
    before, rest = PAGE.read_text(encoding="utf-8").split(_BEGIN)
    return f"{before}{_BEGIN}{_table()}{_END}{rest.split(_END)[1]}"


def _table() -> str:
    heads = " | ".join(f"`{scope}`" for scope in _SCOPES)
    rows = [f"| operation | {heads} |", "| --- |" + " --- |" * len(_SCOPES)]
    for name, allowed in sorted(scopes_by_operation().items()):
        cells = " | ".join("yes" if scope in allowed else "" for scope in _SCOPES)
        rows.append(f"| `{name}` | {cells} |")
    return "\n".join([*rows, ""])


def scopes_by_operation() -> dict[str, frozenset[Scope]]:
    """The scopes of which a token needs one, by the id of the operation."""
    return {
        operation.operation_id or operation.view_func.__name__: operation.auth_callbacks[0].scopes  # type: ignore[attr-defined]
        for router in api._get_bound_routers()  # Ninja gives operations their auth only here.
        for view in router.path_operations.values()
        for operation in view.operations
    }
