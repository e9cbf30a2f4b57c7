"""`manage.py state_diagram`: docs/states.md from TRANSITIONS."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand

from summaries.status import TERMINAL, WAITING, WORKING, Status, diagram

PAGE = settings.BASE_DIR / "docs" / "states.md"
_HEAD = """\
# The states of a summary

`python manage.py state_diagram --write` generates this page from `TRANSITIONS`. One function
changes the status of a summary. It refuses every move that is not here, and writes a `Transition`
for each one.
"""


class Command(BaseCommand):
    help = "Print the states and moves of a summary as a page with a Mermaid diagram."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--write", action="store_true", help="write docs/states.md instead")

    def handle(self, *_: Any, **options: Any) -> None:
        if options["write"]:
            PAGE.write_text(page(), encoding="utf-8")
        else:
            self.stdout.write(page(), ending="")


def page() -> str:
    states = [f"| `{status}` | {status.label} | {_who(status)} |" for status in Status]
    lines = [_HEAD, f"```mermaid\n{diagram()}```", ""]
    lines += ["| status | shown as | who has it |", "| --- | --- | --- |", *states, ""]
    return "\n".join(lines)


def _who(status: Status) -> str:
    if status in WORKING:
        return "the pipeline"
    if status in WAITING:
        return "a reviewer"
    if status in TERMINAL:
        return "closed"
    return "its author" if status == Status.RETURNED else "the person who retries it"
