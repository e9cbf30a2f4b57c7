"""The judges that are measured: judge, model and wording, and the judgements asked of each."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeVar

from judging.guidelines.documents import templates
from judging.judges import methods, without_model
from judging.variants import BadVariant, variant_named
from llm.types import OFFLINE, parse_model
from measuring.folders import BadFolder
from measuring.student import storage
from measuring.student.model import BadStudent
from summaries.models import Criterion, GuidelineVersion

Score = TypeVar("Score")


class BadMeasuredJudge(ValueError):
    """A judge, model, wording or dimension that cannot be measured, with the remedy."""


@dataclass(frozen=True)
class LocalModel:
    """A folder that a judge runs.

    `name` stands in the column of models; `parameter` is the option of the judge that takes the
    folder; `sha256` is of what is in it; `criterion` is the only one that it scores, None where its
    one score serves all; `learned_from` are digests of the documents that it was trained on.
    """

    name: str
    parameter: str
    place: Path
    sha256: str
    criterion: str | None = None
    learned_from: frozenset[str] = frozenset()


def is_path(text: str) -> bool:
    """A path has a separator or begins with a dot; anything else is a registered name."""
    return text.startswith((".", "~")) or "/" in text or "\\" in text


def _students(wanted: str, dimensions: Sequence[str]) -> list[LocalModel]:
    """The one wanted, or without a name the newest for every dimension. Raises BadMeasuredJudge."""
    try:
        if is_path(wanted):
            return [_student(Path(wanted).expanduser().resolve(), dimensions)]
        names = [wanted] if wanted else _newest(dimensions)
        return [_student(storage.place_of(name), dimensions) for name in names]
    except BadFolder as error:
        raise BadMeasuredJudge(f"judge student: {error}") from error


def _newest(dimensions: Sequence[str]) -> list[str]:
    names = [name for dimension in dimensions for name in storage.versions(dimension)[:1]]
    if not names:
        raise BadStudent(
            f"no student of {', '.join(dimensions)} is stored; train one with train_student, or "
            "name a folder: student:./FOLDER"
        )
    return names


def _student(place: Path, dimensions: Sequence[str]) -> LocalModel:
    student = storage.student_at(place)
    if student.criterion not in dimensions:
        raise BadStudent(
            f"{student.version} learned to judge {student.criterion}, and what is measured is "
            f"{', '.join(dimensions)}; give --dimension {student.criterion} and data that has it"
        )
    learned_from = storage.learned_from(place)
    return LocalModel(
        student.version, "version", place, student.sha256, student.criterion, learned_from
    )


# By the judge: what is behind the colon and the measured dimensions, made into what is run.
LOCAL_MODELS: Mapping[str, Callable[[str, Sequence[str]], list[LocalModel]]] = {
    "student": _students,
}


# --- Measured judges --------------------------------------------------------
# A judge with its model and wording, and the judgements asked of it for a set of items.


def of_whole_summary() -> frozenset[str]:
    """Judges whose score does not depend on the criterion: one judgement serves every dimension."""
    return frozenset(method.name for method in methods().values() if method.of_whole_text)


@dataclass(frozen=True)
class MeasuredJudge:
    """`model` is "offline" and `variant` None where the judge has none; one that runs what it was
    named with has that one's name for a model."""

    judge: str
    model: str
    variant: str | None
    local_model: LocalModel | None = None

    @property
    def free(self) -> bool:
        """Whether it makes no call to a model server, so that asking again costs nothing."""
        return self.judge in without_model()

    def scored(self, dimensions: Sequence[str]) -> list[str]:
        """Those of the dimensions that it gives a score."""
        only = self.local_model.criterion if self.local_model else None
        return [dimension for dimension in dimensions if only in {None, dimension}]

    def asked_for(self, group: Sequence[str]) -> list[Criterion]:
        """The criteria that the judge is given for a group."""
        names = group[:1] if self.judge in of_whole_summary() else group
        return [criterion_for(name, self.judge, self.local_model) for name in names]

    def score_of(self, dimension: str, scores: Mapping[str, Score]) -> Score | None:
        """The score of `dimension` among those by criterion: for many judges the only one."""
        if self.judge in of_whole_summary():
            return next(iter(scores.values()), None)
        return scores.get(dimension)


def measured_judges_for(
    judges: Sequence[str],
    models: Sequence[str],
    variants: Sequence[str],
    dimensions: Sequence[str] = (),
    *,
    besides: Sequence[str] = (),
) -> list[MeasuredJudge]:
    """Every judge with every model and wording that it takes. Raises BadMeasuredJudge.

    A judge may be named with what it runs, as in `student:VERSION`; `besides` are names of those
    that ask a model and give no scores.
    """
    found: list[MeasuredJudge] = []
    for named in judges:
        judge, _, wanted = named.partition(":")
        known = (*methods(), *besides)
        if judge not in known:
            raise BadMeasuredJudge(f"judge is {judge!r}; choose of {', '.join(known)}")
        if judge in LOCAL_MODELS:
            found += [
                MeasuredJudge(judge, model.name, None, model)
                for model in LOCAL_MODELS[judge](wanted, dimensions)
            ]
            continue
        if wanted:
            raise BadMeasuredJudge(f"judge is {named!r}; {judge} takes nothing behind the colon")
        if judge in without_model():
            found.append(MeasuredJudge(judge, OFFLINE, None))
            continue
        worded = judge in methods() and methods()[judge].follows_steps
        wordings = list(variants) if worded else [None]
        found += [
            MeasuredJudge(judge, _model(judge, model), each)
            for model in models
            for each in wordings
        ]
    _require_variants(variants)
    found = list(dict.fromkeys(found))
    _require_distinct(found)
    return found


def default_judge(models: Sequence[str]) -> str:
    """G-Eval where there is a language model for it, else what needs none."""
    return "lexical" if set(models) == {OFFLINE} else "geval"


def _require_distinct(found: Sequence[MeasuredJudge]) -> None:
    """Only folders can have a name twice; results are distinguished by it."""
    counted = Counter((each.judge, each.model, each.variant) for each in found)
    for (judge, name, _), count in counted.items():
        if count > 1:
            raise BadMeasuredJudge(
                f"judge {judge}: {count} folders hold {name!r}; measure one at a time"
            )


def _model(judge: str, name: str) -> str:
    try:
        usable = parse_model(name).provider != OFFLINE
    except ValueError as error:
        raise BadMeasuredJudge(str(error)) from error
    if not usable:
        raise BadMeasuredJudge(
            f"judge {judge} needs a language model; give --model openai:NAME (or azure:, ollama:), "
            "set COUNTERSIGN_JUDGE_MODEL, or take --judge lexical"
        )
    return name


def _require_variants(variants: Sequence[str]) -> None:
    for name in variants:
        try:
            variant_named(name)
        except BadVariant as error:
            raise BadMeasuredJudge(str(error)) from error


def measurable(wanted: Sequence[str], there: Sequence[str]) -> tuple[str, ...]:
    """The dimensions to measure: those of the data that we define, or those wanted.

    Raises BadMeasuredJudge for one that is not in the data or not defined, and for none at all.
    """
    defined = ", ".join(templates())
    for name in wanted:
        if name not in there:
            raise BadMeasuredJudge(f"dimension is {name!r}; the data has {', '.join(there)}")
        if name not in templates():
            raise BadMeasuredJudge(f"dimension is {name!r}; there is a definition of {defined}")
    chosen = tuple(wanted) or tuple(name for name in there if name in templates())
    if not chosen:
        raise BadMeasuredJudge(
            f"the data has {', '.join(there)}; there is a definition of {defined}"
        )
    return tuple(dict.fromkeys(chosen))


@cache
def criterion_for(dimension: str, judge: str, local_model: LocalModel | None = None) -> Criterion:
    """The product's own definition and steps; never saved."""
    template = templates()[dimension]
    parameters = dict(template.parameters) if template.method == judge else {}
    return Criterion(
        guideline_version=GuidelineVersion(),
        name=dimension,
        definition=template.definition,
        steps=list(template.steps),
        method=judge,
        parameters={local_model.parameter: local_model.place} if local_model else parameters,
        blocking=False,
    )
