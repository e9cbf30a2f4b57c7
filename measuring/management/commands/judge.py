"""`manage.py judge`: scores for pairs of a source and a summary."""

from argparse import ArgumentParser
from typing import Any

from countersign_judge.commands.arguments import (
    JUDGE_HELP,
    RUN_HELP,
    SCORING_OPTIONS,
    add_judge_arguments,
    given_options,
)
from django.core.management.base import BaseCommand, CommandError


class Command(BaseCommand):
    help = f"{JUDGE_HELP} {RUN_HELP}"
    # A judge without a model needs no service, so do not check for one.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        add_judge_arguments(parser)
        parser.add_argument(
            "--guideline", metavar="NAME[:VERSION]", help="judge under a stored guideline instead"
        )
        parser.add_argument(
            "--redact", action="store_true", help="hide personal data from external models"
        )

    def handle(self, *_: Any, **options: Any) -> None:
        # Judges and clients of models take seconds to load; --help needs none.
        from countersign_judge.commands.judge import run_judge  # noqa: PLC0415

        from measuring.guideline_plans import plan_by_guideline  # noqa: PLC0415
        from measuring.management.judging import run_in_console  # noqa: PLC0415
        from summaries.redaction import build_text_masking  # noqa: PLC0415

        judged_by = ("judge", "criterion", "parameters", "model", "variant", *SCORING_OPTIONS)
        with run_in_console(self) as console:
            if not options["guideline"]:
                masking = build_text_masking if options["redact"] else None
                run_judge(console, options, masking=masking)
            elif also := given_options(options, judged_by):
                problem = f"--guideline says how to judge; leave out {', '.join(also)}"
                raise CommandError(problem)
            else:
                run_judge(console, options, plan=plan_by_guideline(options["guideline"]))
