"""The command metaeval: data, judges and baselines in, results and a report out."""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from pathlib import Path
from shutil import get_terminal_size
from typing import Any

from countersign_judge.commands.arguments import SCORING_OPTIONS, given_options, move_file
from countersign_judge.commands.console import (
    CommandFailed,
    Console,
    DryRun,
    parse_scoring,
    run_plans,
)
from countersign_judge.criteria import Criterion
from countersign_judge.criteria.library import criterion_templates
from countersign_judge.evidence_check import EVIDENCE_CHECK
from countersign_judge.llm.settings import client_settings
from countersign_judge.marks import SentenceMark
from countersign_judge.metaeval import baselines, comparing, recorded, results, sentences
from countersign_judge.metaeval.columns import build_columns, item_lines, lines_of_columns
from countersign_judge.metaeval.figures import NoFigures, require_matplotlib
from countersign_judge.metaeval.items import BadData, DatasetItem, shorten_list
from countersign_judge.metaeval.plans import (
    BadMeasuredJudge,
    JudgingPlan,
    MeasuredJudge,
    build_plan_by_judge,
    default_judge,
    measured_dimensions,
    measured_judges_for,
    parse_given_criteria,
)
from countersign_judge.metaeval.readers import read_dataset
from countersign_judge.metaeval.report import format_table, table_lines
from countersign_judge.metaeval.running import Found
from countersign_judge.metaeval.statistics import ResultRow, build_rows
from countersign_judge.student.model import source_digests


class Installation:
    """What an application adds to the command, with the options for it; this class adds nothing."""

    def plan_guidelines(self, names: Sequence[str], dimensions: Sequence[str]) -> list[JudgingPlan]:
        """For the option `guideline`: judging by each guideline that is named, on those of the
        `dimensions` that it has. Raises BadMeasuredJudge."""
        return []

    def keep_scores(
        self, title: str, rows: Sequence[ResultRow], pictures: Mapping[str, bytes]
    ) -> str:
        """For the option `store`, as the next one. Returns what to say about it."""
        return ""

    def keep_marks(self, title: str, marks: Iterable[SentenceMark]) -> str:
        return ""


NO_INSTALLATION = Installation()


def run_metaeval(
    console: Console, options: dict[str, Any], installation: Installation = NO_INSTALLATION
) -> None:
    """`options` are those of `arguments.add_metaeval_arguments`. Raises CommandFailed."""
    several = ("judge", "baseline", "model", "variant", "guideline", "dimension")
    options = move_file(options, "data", several)
    folder, ways = options["out"], {"compare": _compare_two_runs, "sentences": _measure_sentences}
    way = next((ways[name] for name in ways if options[name]), _measure_scores)
    try:
        # Before anything is asked or paid: check the results' place.
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = f"cannot be the folder of the results ({error.strerror}); name another"
            raise BadData(folder, [problem]) from error
        if way is _measure_scores and not options["no_figures"]:
            require_matplotlib()
        table = way(console, options, installation)
    except DryRun:
        return
    except (BadData, BadMeasuredJudge, NoFigures, baselines.UnknownBaseline) as error:
        raise CommandFailed(str(error)) from error
    width = get_terminal_size().columns if console.stdout.isatty() else None
    console.write(format_table(table, width=width))
    named = "comparison.json" if options["compare"] else "report.html"
    console.write(f"The report is in {folder / named}")


def _measure_scores(
    console: Console, options: dict[str, Any], installation: Installation
) -> Sequence[Sequence[str]]:
    """The lines of the table for the terminal."""
    answers = recorded.read_answers(options["recorded"]) if options["recorded"] else []
    asked = [name for name in ("judge", "guideline", "baseline") if options.get(name)]
    if options["data"] is not None:
        named = {name: options[name] for name in ("columns", "scale")}
        dataset = read_dataset(options["data"], form=options["format"], **named)
    elif answers and not asked:
        dataset = recorded.build_dataset(options["recorded"], answers)
    else:
        raise CommandFailed("name a file that people scored")
    worded = parse_given_criteria(Criterion(name, words) for name, words in options["criterion"])
    own = {criterion.name: criterion for criterion in worded}
    dimensions: tuple[str, ...] = ()
    judges: list[MeasuredJudge] = []
    if {"judge", "baseline"} & {*asked} or not (asked or answers):
        dimensions = measured_dimensions(options["dimension"], dataset.dimensions, own)
        judges = _measured_judges(options, dimensions)
        left_out = [name for name in dataset.dimensions if name not in dimensions]
        if left_out and not options["dimension"]:
            console.warn(f"not measured, because they have no definition: {', '.join(left_out)}")
    elif also := given_options(
        options, ("model", "variant", "criterion", "parameters", *SCORING_OPTIONS)
    ):
        problem = f"{', '.join(also)} is for --judge; name one, or leave it out"
        raise CommandFailed(problem)
    overlap = training_overlap(judges, dataset.items)
    dataset = replace(dataset, notes=(*dataset.notes, *overlap))
    for note in dataset.notes:
        console.warn(f"{dataset.name}: {note}")
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
    plans += installation.plan_guidelines(options.get("guideline", ()), scored)
    found = run_plans(console, options, _cache_path(options), dataset.items, plans) if plans else []
    _tell_steps(console, found)
    read = baselines.baseline_columns(options["baseline"], dataset.items, dimensions)
    if answers:
        wanted = options["dimension"]
        read += recorded.recorded_columns(options["recorded"], answers, dataset, wanted)
        clear = Counter(answer.model for answer in answers if answer.score is not None)
        for model, count in Counter(answer.model for answer in answers).items():
            console.write(
                f"{model}: a verdict in {clear[model]} of {count} answers "
                f"({clear[model] / count:.2%}), {count - clear[model]} unscored"
            )
    rows = build_rows(dataset, [*build_columns(found), *read], threshold=options["threshold"])
    lines = chain(item_lines(dataset.items, found), lines_of_columns(dataset.items, read))
    pngs = results.write_results(rows, options["out"], lines, figures=not options["no_figures"])
    if options.get("store"):
        console.write(installation.keep_scores(options["store"], rows, pngs))
    return table_lines(rows)


def _tell_steps(console: Console, found: Found) -> None:
    """Show steps of the user's criteria: a model may have written them."""
    for plan in {request.measured: request.plan for request, _ in found}.values():
        for criterion in plan.own:
            steps = (f"{at}. {step}" for at, step in enumerate(criterion.steps, start=1))
            head = f"Steps for {criterion.name!r} by {plan.measured.model}:"
            console.write("\n".join((head, *steps)))


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


def _measure_sentences(
    console: Console, options: dict[str, Any], installation: Installation
) -> Sequence[Sequence[str]]:
    """The lines of the table for the terminal."""
    said = given_options(options, _SCORE_OPTIONS)
    if said or options["data"] is None:
        problem = f"leave out {', '.join(said)}" if said else "name a file with marked sentences"
        raise CommandFailed(f"--sentences: {problem}")
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
        found = run_plans(console, options, _cache_path(options), items, plans)
        columns += sentences.mark_columns(summaries, found, options["threshold"])
        lines += item_lines(items, found)
    rows = sentences.sentence_rows(summaries, columns)
    sentences.write_sentences(rows, dataset, options["out"], lines)
    if options.get("store"):
        marks = sentences.find_marks(summaries, columns)
        console.write(installation.keep_marks(options["store"], marks))
    return sentences.short_lines(rows)


def _compare_two_runs(
    console: Console, options: dict[str, Any], _: Installation
) -> Sequence[Sequence[str]]:
    """The lines of the table for the terminal."""
    others = ("data", "judge", "baseline", "model", "variant", "store")
    said = given_options(options, {*others, *_SCORE_OPTIONS} - {"dimension"})
    if said:
        problem = f"--compare: leave out {', '.join(sorted(said))}"
        raise CommandFailed(problem)
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
    judges, models = list(options["judge"]), options["model"] or [client_settings().JUDGE_MODEL]
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
