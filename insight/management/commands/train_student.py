"""`manage.py train_student`: a free judge that learns from the strong one and from people."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from countersign_judge.commands.arguments import add_run_arguments
from countersign_judge.commands.console import Console, DryRun
from countersign_judge.metaeval.items import BadData
from countersign_judge.metaeval.plans import BadMeasuredJudge
from countersign_judge.metaeval.readers import FORMS, read_dataset
from countersign_judge.student import folders, training
from countersign_judge.student.model import BadStudent
from countersign_judge.student.training import TooFew, better_than_untrained, fit_student
from django.core.management import call_command
from django.core.management.base import BaseCommand, CommandError

from insight.labels import find_decision_examples
from measuring import generating, students
from measuring.management.judging import run_in_console


class Command(BaseCommand):
    help = (
        "Trains a small judge for one criterion on the scores of a language model's judge and on "
        "reviewers' decisions, on a labelled file, or on summaries that models write and a model "
        "labels. Exits 0 when done, 1 when refused, 75 when a server cannot continue; then the "
        "same command continues where it stopped."
    )
    # A file needs no service, so do not check for one.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--criterion", help="what it learns to judge; consistency by default")
        parser.add_argument(
            "--data", type=Path, help="a file that people scored; otherwise the stored summaries"
        )
        parser.add_argument(
            "--generate",
            type=Path,
            metavar="FILE",
            help="a file of sources: models summarise them, a model labels the texts; --data then "
            "measures the student",
        )
        parser.add_argument(
            "--writer",
            action="extend",
            nargs="+",
            default=[],
            help="with --generate: models that write, strong and weak ones; otherwise "
            "COUNTERSIGN_WRITER_MODEL",
        )
        parser.add_argument(
            "--out",
            type=Path,
            default=Path("student"),
            help="with --generate: the folder for its texts",
        )
        parser.add_argument("--format", choices=FORMS, help="of the data; detected by default")
        parser.add_argument(
            "--model",
            default="",
            help="learn only from this judge's model; with --generate the model that labels",
        )
        parser.add_argument("--without-reviewers", action="store_true")
        parser.add_argument("--name", help="of the version; by default the criterion and a number")
        parser.add_argument(
            "--folder",
            type=Path,
            help="write the student to this new folder instead of storing it for all hosts",
        )
        add_run_arguments(parser)

    def handle(self, *_: Any, **options: Any) -> None:
        try:
            with run_in_console(self) as console:
                self._train(console, **options)
        except DryRun:
            return
        except (BadData, BadStudent, BadMeasuredJudge, TooFew) as error:
            raise CommandError(str(error)) from error

    def _train(self, console: Console, *, folder: Path | None, **options: Any) -> None:
        criterion = (options["criterion"] or "consistency").strip().lower()
        free = folders.name_stem if folder else students.free_name
        name = folders.require_name(options["name"] or free(criterion))
        if options["generate"]:
            examples = generating.generate_examples(console, options, criterion)
        elif options["data"]:
            dataset = read_dataset(options["data"], form=options["format"])
            examples = training.examples_from_dataset(dataset, criterion)
        else:
            found = students.examples_from_evaluations(criterion, model=options["model"])
            if not options["without_reviewers"]:
                # People's labels replace a judge's.
                found |= find_decision_examples(criterion)
            examples = list(found.values())
        student, card = fit_student(examples, criterion=criterion, version=name)
        if folder:
            folders.write_student(student, card, folder)
        else:
            students.keep_student(student, card)
        if not better_than_untrained(card):
            self.stderr.write(
                "It ranks summaries no better than words found; "
                "use that one, or collect more labels."
            )
        self.stdout.write(folders.render_card(card))
        if folder:
            self.stdout.write(
                f"written to {folder}; for all hosts run manage.py prescreens store {folder}"
            )
        self.stdout.write(f'use it as method student with the parameters {{"version": "{name}"}}')
        if options["generate"] and options["data"]:
            call_command(
                *("metaeval", options["data"]),
                judge=[f"student:{folder.resolve() if folder else name}", "lexical"],
                baseline=["bigrams"],
                dimension=[criterion],
                format=options["format"],
                out=options["out"] / "measured",
                stdout=self.stdout,
                stderr=self.stderr,
            )
