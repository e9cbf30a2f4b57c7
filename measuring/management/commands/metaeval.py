"""`manage.py metaeval DATA`: how well judges agree with people."""

import math
import signal
from argparse import ArgumentParser, ArgumentTypeError
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from shutil import get_terminal_size
from types import FrameType
from typing import Any, TextIO, cast

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.urls import reverse

from llm.types import OFFLINE
from measuring.metaeval import baselines, recorded, results, running
from measuring.metaeval.items import HIGHEST, LOWEST, BadData, Dataset
from measuring.metaeval.measured_judges import (
    BadMeasuredJudge,
    MeasuredJudge,
    measurable,
    measured_judges_for,
)
from measuring.metaeval.readers import FORMS, read_dataset
from measuring.metaeval.recorded import RecordedAnswer
from measuring.metaeval.results import THRESHOLD, rows_of
from measuring.metaeval.running import JudgementRun, OutcomeCache, Stopped, training_overlap
from measuring.metaeval.statistics import Column
from measuring.metaeval.stored import LONGEST_TITLE, store
from measuring.metaeval.terminal import Progress, table
from summaries.models import Method
from web.text import whole_number

REFUSED, TRY_AGAIN, INTERRUPTED = 1, 75, 130
# What may be named several times, or several at a time, and what there is to name.
_SEVERAL = {
    "judge": [*sorted(Method.values), "student:VERSION", "checkpoint:NAME", "checkpoint:./FOLDER"],
    "baseline": list(baselines.BASELINES),
    "model": [],
    "variant": [],
    "dimension": [],
}
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Command(BaseCommand):
    help = (
        "Measures judges against scores that people gave. Exits 0 when done, 1 when refused, 75 "
        "when a server could not go on and 130 when interrupted; after both the same command goes "
        "on where it stopped."
    )
    # A judge without a model needs no service, so nothing asks for one here.
    requires_system_checks = ()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("data", type=Path, nargs="?", help="what people scored")
        parser.add_argument(
            "--recorded", type=Path, help="JSON Lines of judgements in prose, to be read"
        )
        parser.add_argument("--format", choices=FORMS, help="else found by the fields")
        parser.add_argument(
            "--columns", type=_pairs, help="CSV: doc_id=A,source=B,system_output=C,consistency=D+E"
        )
        parser.add_argument("--scale", type=_scale, help="LOW:HIGH that people could give")
        for name, known in _SEVERAL.items():
            parser.add_argument(
                f"--{name}", action="extend", nargs="+", default=[], help=", ".join(known) or None
            )
        parser.add_argument(
            "--threshold", type=_threshold, default=THRESHOLD, help="of the gate, 1 to 5"
        )
        parser.add_argument("--out", type=Path, default=Path("metaeval"), help="a folder")
        parser.add_argument(
            "--store", type=_title, metavar="TITLE", help="show the report in the application"
        )
        parser.add_argument("--cache", type=Path, help="a file; else OUT/outcomes.sqlite3")
        parser.add_argument("--concurrency", type=_whole, default=8, help="judgements at once")

    def handle(self, *_: Any, **options: Any) -> None:
        try:
            self._measure(_with_data(options))
        except (BadData, BadMeasuredJudge, baselines.UnknownBaseline) as error:
            raise CommandError(str(error), returncode=REFUSED) from error

    def _measure(self, options: dict[str, Any]) -> None:
        _require_folder(options["out"])
        answers = recorded.read_answers(options["recorded"]) if options["recorded"] else []
        dataset = self._dataset(options, answers)
        judges = _measured_judges(dataset, options)
        dataset = dataset.noting(training_overlap(judges, dataset.items))
        for note in dataset.notes:
            self.stderr.write(f"{dataset.name}: {note}")
        columns = self._asked_columns(dataset, judges, options) if options["data"] else []
        if answers:
            columns += recorded.recorded_columns(
                options["recorded"], answers, dataset, options["dimension"]
            )
            self._say_what_was_read(answers)
        rows = rows_of(dataset, columns, threshold=options["threshold"])
        self._write(rows, options["out"])
        if options["store"]:
            kept = store(title=options["store"], rows=rows, by=None)
            self.stdout.write(f"It is shown at {reverse('measure-run', args=[kept.pk])}")

    def _dataset(self, options: dict[str, Any], answers: list[RecordedAnswer]) -> Dataset:
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

    def _asked_columns(
        self, dataset: Dataset, judges: list[MeasuredJudge], options: dict[str, Any]
    ) -> list[Column]:
        if not judges and not options["baseline"]:
            return []
        dimensions = measurable(options["dimension"], dataset.dimensions)
        left_out = [name for name in dataset.dimensions if name not in dimensions]
        if left_out and not options["dimension"]:
            self.stderr.write(f"not measured, for want of a definition: {', '.join(left_out)}")
        overlap = baselines.baseline_columns(options["baseline"], dataset.items, dimensions)
        return [*self._judged(dataset, dimensions, judges, options), *overlap]

    def _say_what_was_read(self, answers: list[RecordedAnswer]) -> None:
        read = Counter(answer.model for answer in answers if answer.score is not None)
        for model, count in Counter(answer.model for answer in answers).items():
            self.stdout.write(
                f"{model}: a verdict in {read[model]} of {count} answers "
                f"({read[model] / count:.2%}), {count - read[model]} unscored"
            )

    def _judged(
        self,
        dataset: Dataset,
        dimensions: tuple[str, ...],
        judges: list[MeasuredJudge],
        options: dict[str, Any],
    ) -> list[Column]:
        cache = options["cache"] or options["out"] / "outcomes.sqlite3"
        progress = Progress(cast("TextIO", self.stderr._out), quiet=options["verbosity"] == 0)
        with closing(OutcomeCache(cache)) as kept, self._stoppable():
            run = JudgementRun(dataset.items, kept, progress, options["concurrency"])
            try:
                return running.columns_of(run, judges, dimensions)
            except Stopped as error:
                raise _unfinished(str(error), cache, TRY_AGAIN) from error
            except KeyboardInterrupt:
                raise _unfinished("interrupted", cache, INTERRUPTED) from None
            finally:
                progress.close()

    @contextmanager
    def _stoppable(self) -> Iterator[None]:
        """The first signal lets the calls in flight finish, the second ends the process."""

        def stop(number: int, _: FrameType | None) -> None:
            signal.signal(number, signal.SIG_DFL)
            self.stderr.write("\nfinishing the calls in flight; once more leaves them")
            raise KeyboardInterrupt

        before = {number: signal.signal(number, stop) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _write(self, rows: list[dict[str, Any]], folder: Path) -> None:
        results.write(rows, folder)
        screen = get_terminal_size().columns if self.stdout.isatty() else None
        self.stdout.write(table(rows, width=screen))
        self.stdout.write(f"The report is {folder / 'report.html'}")


def _with_data(options: dict[str, Any]) -> dict[str, Any]:
    """Options of several values also take a DATA that stands behind them; it is given back."""
    for name in _SEVERAL:
        values = options[name]
        if options["data"] is None and values and Path(values[-1]).is_file():
            return {**options, name: values[:-1], "data": Path(values[-1])}
    return options


def _require_folder(folder: Path) -> None:
    """Before anything is asked or paid: a place for the results."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = f"cannot be the folder of the results ({error.strerror}); name another"
        raise BadData(folder, [problem]) from error


def _unfinished(why: str, cache: Path, code: int) -> CommandError:
    return CommandError(
        f"{why}. Everything finished is kept in {cache}; the same command goes on from there.",
        returncode=code,
    )


def _judges(options: dict[str, Any]) -> list[str]:
    """Without any named: G-Eval where there is a model for it, else what needs none."""
    if options["judge"] or options["baseline"] or options["recorded"]:
        return list(options["judge"])
    model = options["model"] or settings.LLM["JUDGE_MODEL"] != OFFLINE
    return ["geval" if model else "lexical"]


def _measured_judges(dataset: Dataset, options: dict[str, Any]) -> list[MeasuredJudge]:
    """Raises BadMeasuredJudge."""
    judges = _judges(options)
    if not judges and not options["baseline"]:
        return []
    return measured_judges_for(
        judges,
        options["model"] or [settings.LLM["JUDGE_MODEL"]],
        options["variant"] or ["base"],
        measurable(options["dimension"], dataset.dimensions),
    )


def _pairs(text: str) -> dict[str, str]:
    pairs = [part.partition("=") for part in text.split(",")]
    if not all(name.strip() and sign and column.strip() for name, sign, column in pairs):
        raise ArgumentTypeError(f"{text!r} is not NAME=COLUMN,NAME=COLUMN")
    return {name.strip(): column.strip() for name, _, column in pairs}


def _scale(text: str) -> tuple[float, float]:
    low, _, high = text.partition(":")
    try:
        scale = float(low), float(high)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not LOW:HIGH, such as 0:100") from None
    if not -math.inf < scale[0] < scale[1] < math.inf:
        raise ArgumentTypeError(
            f"{text!r}: the lowest score must be below the highest, both finite"
        )
    return scale


def _threshold(text: str) -> float:
    try:
        threshold = float(text)
    except ValueError:
        threshold = math.nan
    if not LOWEST <= threshold <= HIGHEST:
        raise ArgumentTypeError(f"{text!r} is not a score from {LOWEST:g} to {HIGHEST:g}")
    return threshold


def _title(text: str) -> str:
    """It is asked for before anything is paid, so it is looked at before."""
    if not 0 < len(text.strip()) <= LONGEST_TITLE:
        raise ArgumentTypeError(f"{text[:60]!r} is not a title of 1 to {LONGEST_TITLE} characters")
    return text.strip()


def _whole(text: str) -> int:
    number = whole_number(text)
    if not number:
        raise ArgumentTypeError(f"{text[:60]!r} is not a whole number of 1 or more")
    return number
