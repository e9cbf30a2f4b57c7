"""The work of `manage.py metaeval`: data, judges and baselines in, results and a report out."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

from countersign_judge.criteria import Criterion
from countersign_judge.criteria.library import criterion_templates
from countersign_judge.evidence_check import EVIDENCE_CHECK
from countersign_judge.metaeval import baselines, comparing, recorded, results
from countersign_judge.metaeval.items import BadData, DatasetItem, shorten_list
from countersign_judge.metaeval.readers import read_dataset
from countersign_judge.metaeval.report import format_table, table_lines
from countersign_judge.metaeval.statistics import build_rows
from countersign_judge.student.model import source_digests
from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.urls import reverse

from measuring import mark_rates
from measuring.management.arguments import SCORING_OPTIONS, given_options
from measuring.metaeval import sentences
from measuring.metaeval.plans import (
    BadMeasuredJudge,
    MeasuredJudge,
    build_plan_by_judge,
    build_plan_by_version,
    default_judge,
    get_guideline_version,
    measured_dimensions,
    measured_judges_for,
    parse_given_criteria,
)
from measuring.metaeval.running import (
    REFUSED,
    DryRun,
    Found,
    build_columns,
    item_lines,
    lines_of_columns,
    parse_scoring,
    run_plans,
)
from measuring.metaeval.stored import keep_run


def run_metaeval(command: BaseCommand, options: dict[str, Any]) -> None:
    """Raises CommandError."""
    folder, ways = options["out"], {"compare": _compare_two_runs, "sentences": _measure_sentences}
    way = next((ways[name] for name in ways if options[name]), _measure_scores)
    try:
        # Before anything is asked or paid: check the results' place.
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = f"cannot be the folder of the results ({error.strerror}); name another"
            raise BadData(folder, [problem]) from error
        table = way(command, options)
    except DryRun:
        return
    except (BadData, BadMeasuredJudge, baselines.UnknownBaseline) as error:
        raise CommandError(str(error), returncode=REFUSED) from error
    width = get_terminal_size().columns if command.stdout.isatty() else None
    command.stdout.write(format_table(table, width=width))
    named = "comparison.json" if options["compare"] else "report.html"
    command.stdout.write(f"The report is in {folder / named}")


def _measure_scores(command: BaseCommand, options: dict[str, Any]) -> Sequence[Sequence[str]]:
    """The lines of the table for the terminal."""
    answers = recorded.read_answers(options["recorded"]) if options["recorded"] else []
    asked = [name for name in ("judge", "guideline", "baseline") if options[name]]
    if options["data"] is not None:
        named = {name: options[name] for name in ("columns", "scale")}
        dataset = read_dataset(options["data"], form=options["format"], **named)
    elif answers and not asked:
        dataset = recorded.build_dataset(options["recorded"], answers)
    else:
        raise CommandError("name a file that people scored", returncode=REFUSED)
    worded = parse_given_criteria(Criterion(name, words) for name, words in options["criterion"])
    own = {criterion.name: criterion for criterion in worded}
    dimensions: tuple[str, ...] = ()
    judges: list[MeasuredJudge] = []
    if {"judge", "baseline"} & {*asked} or not (asked or answers):
        dimensions = measured_dimensions(options["dimension"], dataset.dimensions, own)
        judges = _measured_judges(options, dimensions)
        left_out = [name for name in dataset.dimensions if name not in dimensions]
        if left_out and not options["dimension"]:
            command.stderr.write(
                f"not measured, because they have no definition: {', '.join(left_out)}"
            )
    elif also := given_options(
        options, ("model", "variant", "criterion", "parameters", *SCORING_OPTIONS)
    ):
        problem = f"{', '.join(also)} is for --judge; name one, or leave it out"
        raise CommandError(problem, returncode=REFUSED)
    overlap = training_overlap(judges, dataset.items)
    dataset = replace(dataset, notes=(*dataset.notes, *overlap))
    for note in dataset.notes:
        command.stderr.write(f"{dataset.name}: {note}")
    scoring = parse_scoring(options)
    if judges:
        scoring.check(judges)
    parameters = options["parameters"]
    plans = [
        build_plan_by_judge(
            each, _criteria_for_judge(each, dimensions, own), scoring, parameters=parameters
        )
        for each in judges
    ]
    scored = options["dimension"] or dataset.dimensions
    versions = map(get_guideline_version, options["guideline"])
    plans += [build_plan_by_version(version, evidence=False, only=scored) for version in versions]
    found = run_plans(command, options, _cache_path(options), dataset.items, plans) if plans else []
    _tell_steps(command, found)
    read = baselines.baseline_columns(options["baseline"], dataset.items, dimensions)
    if answers:
        wanted = options["dimension"]
        read += recorded.recorded_columns(options["recorded"], answers, dataset, wanted)
        clear = Counter(answer.model for answer in answers if answer.score is not None)
        for model, count in Counter(answer.model for answer in answers).items():
            command.stdout.write(
                f"{model}: a verdict in {clear[model]} of {count} answers "
                f"({clear[model] / count:.2%}), {count - clear[model]} unscored"
            )
    rows = build_rows(dataset, [*build_columns(found), *read], threshold=options["threshold"])
    lines = chain(item_lines(dataset.items, found), lines_of_columns(dataset.items, read))
    pngs = results.write_results(rows, options["out"], lines, figures=not options["no_figures"])
    if options["store"]:
        kept = keep_run(title=options["store"], rows=rows, pictures=pngs, by=None)
        command.stdout.write(f"It is shown at {reverse('measure-run', args=[kept.pk])}")
    return table_lines(rows)


def _tell_steps(command: BaseCommand, found: Found) -> None:
    """Show steps of the user's criteria: a model may have written them."""
    for plan in {request.measured: request.plan for request, _ in found}.values():
        for criterion in plan.own:
            steps = (f"{at}. {step}" for at, step in enumerate(criterion.steps, start=1))
            head = f"Steps for {criterion.name!r} by {plan.measured.model}:"
            command.stdout.write("\n".join((head, *steps)))


def _criteria_for_judge(
    measured: MeasuredJudge, dimensions: Sequence[str], own: Mapping[str, Criterion]
) -> list[str | Criterion]:
    """The user's words are for the judge that follows them; others score what we define."""
    if measured.judge not in {each.method for each in own.values()}:
        defined: list[str | Criterion] = [
            name for name in dimensions if name in criterion_templates()
        ]
        if defined:
            return defined
    return [own.get(name, name) for name in dimensions]


# These do not apply to sentences.
_SCORE_OPTIONS = (
    "recorded",
    "format",
    "columns",
    "scale",
    "dimension",
    "guideline",
    "criterion",
    "parameters",
    *SCORING_OPTIONS,
)


def _measure_sentences(command: BaseCommand, options: dict[str, Any]) -> Sequence[Sequence[str]]:
    """The lines of the table for the terminal."""
    said = given_options(options, _SCORE_OPTIONS)
    if said or options["data"] is None:
        problem = f"leave out {', '.join(said)}" if said else "name a file with marked sentences"
        raise CommandError(f"--sentences: {problem}", returncode=REFUSED)
    dataset, summaries = sentences.read_marked(options["data"])
    columns = [
        sentences.overlap_marks(name, summaries, options["threshold"])
        for name in options["baseline"]
    ]
    lines: list[dict[str, Any]] = []
    judges = _measured_judges(options, (sentences.DIMENSION,), besides=[EVIDENCE_CHECK])
    for items, group in sentences.group_by_items(judges, summaries):
        # A judge that asks a model also makes the evidence check, as it does for reviewers.
        plans = [
            build_plan_by_judge(each, (sentences.DIMENSION,), evidence=not each.free)
            for each in group
        ]
        found = run_plans(command, options, _cache_path(options), items, plans)
        columns += sentences.mark_columns(summaries, found, options["threshold"])
        lines += item_lines(items, found)
    rows = sentences.sentence_rows(summaries, columns)
    sentences.write_sentences(rows, dataset, options["out"], lines)
    if options["store"]:
        mark_rates.keep_measured(sentences.find_marks(summaries, columns), options["store"])
        command.stdout.write("Reviewers now see how often these marks are right.")
    return sentences.short_lines(rows)


def _compare_two_runs(command: BaseCommand, options: dict[str, Any]) -> Sequence[Sequence[str]]:
    """The lines of the table for the terminal."""
    others = ("data", "judge", "baseline", "model", "variant", "store")
    said = given_options(options, {*others, *_SCORE_OPTIONS} - {"dimension"})
    if said:
        problem = f"--compare: leave out {', '.join(sorted(said))}"
        raise CommandError(problem, returncode=REFUSED)
    one, other = options["compare"]
    found = comparing.compare_runs(one, other, options["dimension"])
    text = json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False)
    (options["out"] / "comparison.json").write_text(f"{text}\n", encoding="utf-8")
    return comparing.short_lines(found)


def _cache_path(options: dict[str, Any]) -> Path:
    return Path(options["cache"] or options["out"] / "outcomes.sqlite3")


def _measured_judges(
    options: dict[str, Any], dimensions: tuple[str, ...], *, besides: Sequence[str] = ()
) -> list[MeasuredJudge]:
    """The named ones, with every model and wording; else the usual one or the baselines."""
    judges, models = list(options["judge"]), options["model"] or [settings.LLM["JUDGE_MODEL"]]
    if not judges and not options["baseline"]:
        judges = [default_judge(models)]
    variants = options["variant"] or ["base"]
    return measured_judges_for(judges, models, variants, dimensions, besides=besides)


# Students named one by one; results.json holds no more notes.
_MOST_NAMED = 4


def training_overlap(judges: Sequence[MeasuredJudge], items: Sequence[DatasetItem]) -> list[str]:
    """One note for each measured student that was trained on some of the documents."""
    notes = []
    for student in (each.local_model for each in judges if each.local_model):
        sources = {item.document: item.turns for item in items if student.criterion in item.human}
        seen = sum(
            not student.learned_from.isdisjoint(source_digests(each)) for each in sources.values()
        )
        if seen:
            notes.append(
                f"judge student {student.name}: it was trained on {seen} of the {len(sources)} "
                "documents that it is measured on; what it does on others these figures do not "
                "tell, so measure it on others"
            )
    return shorten_list(notes, _MOST_NAMED)
