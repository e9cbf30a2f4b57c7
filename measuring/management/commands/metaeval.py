"""`manage.py metaeval DATA`: how well judges agree with people."""

from argparse import ArgumentParser, ArgumentTypeError
from typing import Any

from countersign_judge.commands.arguments import (
    METAEVAL_HELP,
    RUN_HELP,
    add_metaeval_arguments,
    add_several,
)
from django.core.management.base import BaseCommand

from measuring.models import LONGEST_TITLE


class Command(BaseCommand):
    help = f"{METAEVAL_HELP} {RUN_HELP}"
    # A judge without a model needs no service, so do not check for one.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_metaeval_arguments(parser)
        named = ["NAME", "NAME:VERSION of this installation, judged by its own judges"]
        add_several(parser, "guideline", named)
        parser.add_argument(
            "--store",
            type=_parse_title,
            metavar="TITLE",
            help="show the report in the application; with --sentences show reviewers how often "
            "marks are right, under this title",
        )

    def handle(self, *_: Any, **options: Any) -> None:
        # Statistics, figures and clients of models take seconds to load; --help needs none.
        from countersign_judge.commands.metaeval import run_metaeval  # noqa: PLC0415

        from measuring.installation import ThisInstallation  # noqa: PLC0415
        from measuring.management.judging import run_in_console  # noqa: PLC0415

        with run_in_console(self) as console:
            run_metaeval(console, options, ThisInstallation())


def _parse_title(text: str) -> str:
    """Checked before anything is paid, not when it is needed."""
    if not 0 < len(text.strip()) <= LONGEST_TITLE:
        raise ArgumentTypeError(f"{text[:60]!r} is not a title of 1 to {LONGEST_TITLE} characters")
    return text.strip()
