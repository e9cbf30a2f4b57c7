"""`manage.py train_student`: a free judge that learns from the strong one and from people."""

from argparse import ArgumentParser
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from insight.labels import of_decisions
from judging import evidence_check
from judging.models import EVIDENCE_CHECK
from measuring.folders import BadFolder
from measuring.management import arguments
from measuring.metaeval import sentences
from measuring.metaeval.items import BadData
from measuring.metaeval.measured_judges import BadMeasuredJudge, measured_judges_for
from measuring.metaeval.plans import plan_by
from measuring.metaeval.readers import FORMS, read_dataset
from measuring.metaeval.session import DryRun, judged
from measuring.student import sentence_student, sentence_training, storage, training
from measuring.student.meaning import EncoderCard
from measuring.student.model import Example
from measuring.student.sentence_training import SentenceExample
from measuring.student.training import TooFew, better_than_untrained, train

# What says nothing of sentences.
_OF_SUMMARIES = ("criterion", "format", "without_reviewers", "embeddings")


class Command(BaseCommand):
    help = (
        "Trains a small judge for one criterion on the scores of a language model's judge and on "
        "reviewers' decisions, or on a labelled file; with --sentences one of single sentences. "
        "Exits 0 when done, 1 when refused, and like metaeval where a model has to be asked."
    )
    # A file needs no service, so nothing asks for one here.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--criterion", help="what it learns to judge; else consistency")
        parser.add_argument(
            "--sentences",
            action="store_true",
            help="a student that weighs the evidence check's verdicts beside the offline evidence; "
            "DATA holds sentences whose errors people marked",
        )
        parser.add_argument("--data", type=Path, help="what people scored; else what is stored")
        parser.add_argument("--format", choices=FORMS, help="of the data, else found by the fields")
        parser.add_argument(
            "--model",
            default="",
            help="learn from this judge's model alone; with --sentences else the installation's",
        )
        parser.add_argument("--without-reviewers", action="store_true")
        parser.add_argument(
            "--embeddings",
            metavar="NAME",
            help="a stored sentence encoder (docs/checkpoints.md)",
        )
        parser.add_argument("--name", help="of the version, else the criterion and a number")
        parser.add_argument(
            "--folder",
            type=Path,
            help="write it to this new folder; without it every host gets the student",
        )
        parser.add_argument(
            "--cache", type=Path, help="what a model said, kept in a file; else DATA.outcomes"
        )
        arguments.add_run_arguments(parser)

    def handle(self, *_: Any, **options: Any) -> None:
        try:
            (self._train_sentences if options["sentences"] else self._train)(options)
        except (BadData, BadFolder, BadMeasuredJudge, TooFew) as error:
            raise CommandError(str(error)) from error
        except DryRun:
            return

    def _train_sentences(self, options: dict[str, Any]) -> None:
        given = [f"--{name.replace('_', '-')}" for name in _OF_SUMMARIES if options[name]]
        if given:
            raise CommandError(f"--sentences: leave out {', '.join(given)}")
        name = storage.require_name(options["name"] or _free_name("sentences", options["folder"]))
        model = options["model"] or settings.LLM["JUDGE_MODEL"]
        found = list(self._sentences(model, options))
        check = evidence_check.version()
        student, card = sentence_training.train(found, version=name, check=check, model=model)
        self.stdout.write(sentence_student.as_markdown(card))
        sentence_student.require_better(card)
        if options["folder"]:
            sentence_student.write(student, card, options["folder"])
            self._say_where(options["folder"])
        else:
            sentence_student.keep(student, card)
        self.stdout.write(f"use it by COUNTERSIGN_SENTENCE_STUDENTS={name}")

    def _sentences(self, model: str, options: dict[str, Any]) -> Iterable[SentenceExample]:
        if not options["data"]:
            return sentence_training.of_decisions(evidence_check.version(), model)
        (judge,) = measured_judges_for([EVIDENCE_CHECK], [model], [], besides=[EVIDENCE_CHECK])
        _, summaries = sentences.read_marked(options["data"])
        items = [each.item for each in summaries]
        plan = replace(plan_by(judge, (sentences.DIMENSION,), evidence=True), weighed=False)
        requests = list(plan.requests(items))
        cache = options["cache"] or options["data"].with_suffix(".outcomes.sqlite3")
        outcomes = [each for _, each in judged(self, options, cache, items, requests)]
        return sentence_training.of_marked(summaries, outcomes)

    def _say_where(self, folder: Path) -> None:
        self.stdout.write(
            f"written to {folder}; every host gets it by: manage.py prescreens store {folder}"
        )

    def _train(self, options: dict[str, Any]) -> None:
        criterion = (options["criterion"] or "consistency").strip().lower()
        name = storage.require_name(options["name"] or _free_name(criterion, options["folder"]))
        encoder = EncoderCard.of(options["embeddings"]) if options["embeddings"] else None
        found = _examples(criterion, options)
        student, card = train(found, criterion=criterion, version=name, encoder=encoder)
        if options["folder"]:
            storage.write(student, card, options["folder"])
        else:
            storage.keep(student, card)
        if not better_than_untrained(card):
            self.stderr.write(
                "It does not rank summaries better than the offline judge does untrained; "
                "use that one, or bring more labels."
            )
        self.stdout.write(storage.as_markdown(card))
        if options["folder"]:
            self._say_where(options["folder"])
        self.stdout.write(f'use it as method student with the parameters {{"version": "{name}"}}')


def _free_name(criterion: str, folder: Path | None) -> str:
    return storage.stem(criterion) if folder else storage.free_name(criterion)


def _examples(criterion: str, options: dict[str, Any]) -> list[Example]:
    if options["data"]:
        dataset = read_dataset(options["data"], form=options["format"])
        return training.of_dataset(dataset, criterion)
    found = training.of_evaluations(criterion, model=options["model"])
    if not options["without_reviewers"]:
        # A person's word stands above a judge's.
        found |= of_decisions(criterion)
    return list(found.values())
