"""`manage.py export_labels`: people's decisions on judged texts, for other tools."""

from argparse import ArgumentParser
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from insight import labels
from summaries.models import Attempt, Guideline

_FORMS = {"labels": labels.format_json_lines, "metaeval": labels.format_metaeval_lines}


class Command(BaseCommand):
    help = (
        "Writes the labels as JSON Lines: docs/labels-schema.json describes them. The form "
        "`metaeval` has transcripts and summaries, as metaeval and train_student read them."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--form", choices=_FORMS, default="labels")
        parser.add_argument("--guideline", help="only labels of this guideline, by name")
        parser.add_argument("--output", type=Path, help="a new file; otherwise standard output")

    def handle(self, *_: Any, **options: Any) -> None:
        texts, guideline, path = Attempt.objects.all(), options["guideline"], options["output"]
        if guideline:
            if not Guideline.objects.filter(name=guideline).exists():
                known = ", ".join(Guideline.objects.order_by("name").values_list("name", flat=True))
                raise CommandError(f"--guideline is {guideline!r}; choose one of {known}")
            texts = texts.filter(summary__guideline_version__guideline__name=guideline)
        try:
            opened = path.open("x", encoding="utf-8") if path else nullcontext(self.stdout)
        except OSError as error:
            raise CommandError(f"--output {path}: {error.strerror}; name a new file") from error
        count = 0
        with opened as out:
            for line in _FORMS[options["form"]](labels.iterate_labels(texts)):
                out.write(line)
                count += 1
        self.stderr.write(f"{count} lines")
