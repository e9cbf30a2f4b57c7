"""What `manage.py metaeval` does: data, judges and baselines in, results and a report out."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.urls import reverse

from judging.models import EVIDENCE_CHECK
from measuring import mark_rates
from measuring.metaeval import baselines, recorded, results, sentences, session
from measuring.metaeval.columns import Judged, requests_of, training_overlap
from measuring.metaeval.items import BadData, Dataset
from measuring.metaeval.measured_judges import (
    BadMeasuredJudge,
    MeasuredJudge,
    default_judge,
    measurable,
    measured_judges_for,
)
from measuring.metaeval.readers import read_dataset
from measuring.metaeval.recorded import RecordedAnswer
from measuring.metaeval.results import rows_of
from measuring.metaeval.session import REFUSED, DryRun, judged
from measuring.metaeval.statistics import Column
from measuring.metaeval.stored import store
from measuring.metaeval.terminal import table


def measure(command: BaseCommand, options: dict[str, Any]) -> None:
    """Raises CommandError."""
    try:
        (_measure_sentences if options["sentences"] else _measure)(command, options)
    except DryRun:
        return
    except (BadData, BadMeasuredJudge, baselines.UnknownBaseline) as error:
        raise CommandError(str(error), returncode=REFUSED) from error


def _measure(command: BaseCommand, options: dict[str, Any]) -> None:
    require_folder(options["out"])
    answers = recorded.read_answers(options["recorded"]) if options["recorded"] else []
    dataset = _dataset(options, answers)
    judges = _measured_judges(dataset, options)
    dataset = dataset.noting(training_overlap(judges, dataset.items))
    for note in dataset.notes:
        command.stderr.write(f"{dataset.name}: {note}")
    found, columns = Judged(dataset.items, []), list[Column]()
    if options["data"] and (judges or options["baseline"]):
        found, columns = _asked(command, dataset, judges, options)
    if answers:
        columns += recorded.recorded_columns(
            options["recorded"], answers, dataset, options["dimension"]
        )
        _say_what_was_read(command, answers)
    rows = rows_of(dataset, columns, threshold=options["threshold"])
    _write(command, rows, found, options["out"])
    if options["store"]:
        kept = store(title=options["store"], rows=rows, by=None)
        command.stdout.write(f"It is shown at {reverse('measure-run', args=[kept.pk])}")


# What says nothing of sentences.
_OF_SCORES = ("recorded", "format", "columns", "scale", "dimension", *session.SCORING)


def _measure_sentences(command: BaseCommand, options: dict[str, Any]) -> None:
    given = session.given(options, _OF_SCORES)
    if given or options["data"] is None:
        problem = f"leave out {', '.join(given)}" if given else "name a file with marked sentences"
        raise CommandError(f"--sentences: {problem}", returncode=REFUSED)
    require_folder(options["out"])
    dataset, summaries = sentences.read_marked(options["data"])
    columns = [
        sentences.overlap_marks(name, summaries, options["threshold"])
        for name in options["baseline"]
    ]
    cache = options["cache"] or options["out"] / "outcomes.sqlite3"
    said: list[Judged] = []
    judges = _judges_of(options, (sentences.DIMENSION,), besides=[EVIDENCE_CHECK])
    for items, group in sentences.by_items(judges, summaries):
        requests = [each for one in group for each in sentences.requests_for(one, items)]
        found = Judged(items, judged(command, options, cache, items, requests))
        columns += sentences.mark_columns(summaries, found, options["threshold"])
        said.append(found)
    rows = sentences.sentence_rows(summaries, columns)
    lines = (line for found in said for line in found.lines())
    sentences.write_sentences(rows, dataset, options["out"], lines)
    command.stdout.write(sentences.sentence_table(rows, width=_screen(command)))
    if options["store"]:
        mark_rates.keep_measured(sentences.marked_of(summaries, columns), options["store"])
        command.stdout.write("Reviewers are told from now on how often these marks are right.")
    command.stdout.write(f"The report is {options['out'] / 'report.html'}")


def _screen(command: BaseCommand) -> int | None:
    return get_terminal_size().columns if command.stdout.isatty() else None


def _dataset(options: dict[str, Any], answers: list[RecordedAnswer]) -> Dataset:
    if options["data"] is not None:
        return read_dataset(
            options["data"],
            form=options["format"],
            columns=options["columns"],
            scale=options["scale"],
        )
    if not answers or options["judge"] or options["baseline"]:
        raise CommandError("name a file that people scored", returncode=REFUSED)
    return recorded.dataset_of(options["recorded"], answers)


def _asked(
    command: BaseCommand, dataset: Dataset, judges: list[MeasuredJudge], options: dict[str, Any]
) -> tuple[Judged, list[Column]]:
    dimensions = measurable(options["dimension"], dataset.dimensions)
    left_out = [name for name in dataset.dimensions if name not in dimensions]
    if left_out and not options["dimension"]:
        command.stderr.write(f"not measured, for want of a definition: {', '.join(left_out)}")
    overlap = baselines.baseline_columns(options["baseline"], dataset.items, dimensions)
    cache = options["cache"] or options["out"] / "outcomes.sqlite3"
    scoring = session.scoring_of(options)
    scoring.check(judges)
    requests = requests_of(judges, dataset.items, dimensions, scoring)
    found = Judged(dataset.items, judged(command, options, cache, dataset.items, requests))
    return found, [*found.columns(), *overlap]


def _say_what_was_read(command: BaseCommand, answers: list[RecordedAnswer]) -> None:
    read = Counter(answer.model for answer in answers if answer.score is not None)
    for model, count in Counter(answer.model for answer in answers).items():
        command.stdout.write(
            f"{model}: a verdict in {read[model]} of {count} answers "
            f"({read[model] / count:.2%}), {count - read[model]} unscored"
        )


def _write(command: BaseCommand, rows: list[dict[str, Any]], found: Judged, folder: Path) -> None:
    results.write(rows, folder, found.lines())
    command.stdout.write(table(rows, width=_screen(command)))
    command.stdout.write(f"The report is {folder / 'report.html'}")


def require_folder(folder: Path) -> None:
    """Before anything is asked or paid: a place for the results."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = f"cannot be the folder of the results ({error.strerror}); name another"
        raise BadData(folder, [problem]) from error


def _measured_judges(dataset: Dataset, options: dict[str, Any]) -> list[MeasuredJudge]:
    if not options["judge"] and not options["baseline"] and options["recorded"]:
        return []
    return _judges_of(options, measurable(options["dimension"], dataset.dimensions))


def _judges_of(
    options: dict[str, Any], dimensions: tuple[str, ...], *, besides: Sequence[str] = ()
) -> list[MeasuredJudge]:
    """Those named, with every model and wording; without any, the usual one or the baselines."""
    judges, models = list(options["judge"]), options["model"] or [settings.LLM["JUDGE_MODEL"]]
    if not judges and not options["baseline"]:
        judges = [default_judge(models)]
    variants = options["variant"] or ["base"]
    return measured_judges_for(judges, models, variants, dimensions, besides=besides)
