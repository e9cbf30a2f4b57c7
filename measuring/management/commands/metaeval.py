"""`manage.py metaeval DATA`: how well judges agree with people."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from countersign_judge.metaeval.items import THRESHOLD
from django.core.management.base import BaseCommand

from measuring.management import arguments

# Options that take several values, and the names that each accepts.
_MULTIPLE_OPTIONS = {
    "judge": [
        "the name of a judge method, as in docs/judging.md",
        "student:VERSION",
        "evidence (with --sentences)",
    ],
    "baseline": ["bigrams", "rouge1", "rouge2", "rougeL"],
    "model": [],
    "variant": ["base, strict, stepwise, repeated", "FILE.yaml with name and prompt"],
    "guideline": ["NAME", "NAME:VERSION of this installation, judged by its own judges"],
    "dimension": [],
}


class Command(BaseCommand):
    help = (
        "Measures judges against scores that people gave. Estimates the cost first. Exits 0 when "
        "done, 1 when refused, 75 when a server cannot continue and 130 when interrupted; after 75 "
        "and 130 the same command continues where it stopped."
    )
    # A judge without a model needs no service, so do not check for one.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("data", type=Path, nargs="?", help="a file that people scored")
        parser.add_argument("--recorded", type=Path, help="JSON Lines of judgements in prose")
        parser.add_argument(
            "--format", help="geval, summeval, dialsummeval, qags, csv; detected by default"
        )
        parser.add_argument(
            "--columns",
            type=arguments.parse_columns,
            help=f"{arguments.COLUMNS_EXAMPLE},consistency=D+E",
        )
        parser.add_argument(
            "--scale", type=arguments.parse_scale, help="LOW:HIGH, the scale that people used"
        )
        parser.add_argument(
            "--sentences",
            action="store_true",
            help="measure whether judges find the errors that people marked in sentences",
        )
        parser.add_argument(
            "--compare",
            type=Path,
            nargs=2,
            metavar=("A", "B"),
            help="compare two earlier runs on the same data, by their folders",
        )
        for name, known in _MULTIPLE_OPTIONS.items():
            parser.add_argument(
                f"--{name}", action="extend", nargs="+", default=[], help=", ".join(known) or None
            )
        parser.add_argument(
            "--criterion",
            type=arguments.parse_definition,
            action="append",
            default=[],
            metavar="DIMENSION=WORDS",
            help="describe a dimension of the data in your words, for geval",
        )
        parser.add_argument(
            "--threshold",
            type=arguments.parse_threshold,
            default=THRESHOLD,
            help="of the gate, 1 to 5",
        )
        parser.add_argument("--out", type=Path, default=Path("metaeval"), help="a folder")
        parser.add_argument(
            "--store",
            type=arguments.parse_title,
            metavar="TITLE",
            help="show the report in the application; with --sentences show reviewers how often "
            "marks are right, under this title",
        )
        parser.add_argument("--no-figures", action="store_true", help="write only tables")
        parser.add_argument("--cache", type=Path, help="a file; by default OUT/outcomes.sqlite3")
        arguments.add_score_arguments(parser)
        arguments.add_run_arguments(parser)

    def handle(self, *_: Any, **options: Any) -> None:
        # Statistics, figures and clients of models take seconds to load; --help needs none.
        from measuring.metaeval.measurement import run_metaeval  # noqa: PLC0415

        run_metaeval(self, arguments.move_file(options, "data", _MULTIPLE_OPTIONS))
