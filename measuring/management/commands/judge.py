"""`manage.py judge`: scores for pairs of a source and a summary."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand

from measuring.management import arguments


class Command(BaseCommand):
    help = (
        "Scores pairs of a source and a summary. Estimates the cost first. Exits 0 when done, 1 "
        "when refused, 75 when a server cannot continue and 130 when interrupted; after 75 and 130 "
        "the same command continues where it stopped."
    )
    # A judge without a model needs no service, so do not check for one.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "file", type=Path, nargs="?", help="pairs as JSON Lines, JSON, CSV or Parquet"
        )
        parser.add_argument("--source", type=Path, help="the source of a single pair: a file")
        parser.add_argument("--summary", type=Path, help="its summary: a file")
        parser.add_argument(
            "--out",
            type=Path,
            help="a .csv, .jsonl or .parquet file; by default scores are printed",
        )
        parser.add_argument("--judge", help="one judge, as for metaeval")
        parser.add_argument("--model", help="the judge's model; by default COUNTERSIGN_JUDGE_MODEL")
        parser.add_argument("--variant", help="wording of the G-Eval prompt; by default base")
        parser.add_argument(
            "--criterion",
            action="extend",
            nargs="+",
            default=[],
            help='a name in the library, or a sentence: "names every decision with its owner"',
        )
        parser.add_argument(
            "--guideline", metavar="NAME[:VERSION]", help="judge under a stored guideline instead"
        )
        parser.add_argument(
            "--columns", type=arguments.parse_columns, help=arguments.COLUMNS_EXAMPLE
        )
        parser.add_argument(
            "--redact", action="store_true", help="hide personal data from external models"
        )
        parser.add_argument(
            "--evidence", action="store_true", help="also have the model check every sentence"
        )
        parser.add_argument("--cache", type=Path, help="a file; by default OUT.outcomes.sqlite3")
        arguments.add_score_arguments(parser)
        arguments.add_run_arguments(parser)

    def handle(self, *_: Any, **options: Any) -> None:
        # Judges and clients of models take seconds to load; --help needs none.
        from measuring.judgements.scoring import run_judge  # noqa: PLC0415

        alone = options["source"] or options["summary"]
        run_judge(self, options if alone else arguments.move_file(options, "file", ["criterion"]))
