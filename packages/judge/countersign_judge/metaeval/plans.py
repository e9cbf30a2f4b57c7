"""How to judge: a judge with its model and wording, or criteria of several; a request per text."""

import uuid
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from countersign_judge import evidence_check, steps
from countersign_judge.criteria import Criterion, InvalidGuideline, ScoreMode
from countersign_judge.criteria.library import criterion_templates, parse_criteria
from countersign_judge.estimates import estimate_evidence, estimate_judgement
from countersign_judge.evidence_check import EVIDENCE_CHECK
from countersign_judge.judges import (
    check_parameters,
    judge_methods,
    model_free_methods,
)
from countersign_judge.judges.base import BadParameter, JudgeInput
from countersign_judge.judges.costs import CostEstimate
from countersign_judge.llm.canonical_json import canonical_json
from countersign_judge.llm.errors import BadRequest, NotConfigured
from countersign_judge.llm.providers.registry import connect_model, parse_model
from countersign_judge.llm.tokens import context_window
from countersign_judge.llm.types import OFFLINE, Masking
from countersign_judge.metaeval.items import DatasetItem, Turns
from countersign_judge.prompts import is_document
from countersign_judge.student.folders import read_student, read_trained_digests
from countersign_judge.student.model import BadStudent
from countersign_judge.student.shelf import student_shelf
from countersign_judge.variants import (
    SAMPLING,
    BadVariant,
    Variant,
    get_variant,
    load_variant,
    shipped_variants,
)

Score = TypeVar("Score")


class BadMeasuredJudge(ValueError):
    """A judge, model, wording or dimension that cannot be measured, with the remedy."""


# --- Students ---------------------------------------------------------------


@dataclass(frozen=True)
class LocalModel:
    """A student in a folder. `name` is its version; `sha256` is of the folder's content;
    `criterion` is the only one that it scores; `learned_from` are digests of the documents that it
    was trained on."""

    name: str
    place: Path
    sha256: str
    criterion: str
    learned_from: frozenset[str] = frozenset()


def is_path(text: str) -> bool:
    """A path has a separator or begins with a dot; anything else is a registered name."""
    return text.startswith((".", "~")) or "/" in text or "\\" in text


def _find_students(wanted: str, dimensions: Sequence[str]) -> list[LocalModel]:
    """The one wanted, else the newest for every dimension. Raises BadMeasuredJudge."""
    try:
        if is_path(wanted):
            return [_read_student(Path(wanted).expanduser().resolve(), dimensions)]
        stored = student_shelf().list_students()
        newest = [next((name for name, of in stored if of == each), "") for each in dimensions]
        names = [wanted] if wanted else list(filter(None, newest))
        if not names:
            raise BadStudent(
                f"no student of {', '.join(dimensions)} is stored; train one with train_student, "
                "or name a folder: student:./FOLDER"
            )
        return [_read_student(student_shelf().fetch_student(name), dimensions) for name in names]
    except BadStudent as error:
        raise BadMeasuredJudge(f"judge student: {error}") from error


def _read_student(place: Path, dimensions: Sequence[str]) -> LocalModel:
    student = read_student(place)
    if student.criterion not in dimensions:
        raise BadStudent(
            f"{student.version} learned to judge {student.criterion}, and what is measured is "
            f"{', '.join(dimensions)}; give --dimension {student.criterion} and data that has it"
        )
    learned_from = read_trained_digests(place)
    return LocalModel(student.version, place, student.sha256, student.criterion, learned_from)


# --- Measured judges --------------------------------------------------------


def whole_summary_judges() -> frozenset[str]:
    """Judges whose score does not depend on the criterion: one judgement serves every dimension."""
    return frozenset(method.name for method in judge_methods().values() if method.of_whole_text)


@dataclass(frozen=True)
class MeasuredJudge:
    """`model` is "offline" and `variant` None where the judge has none; a student's version is its
    model. `own_wording` is a variant that does not ship; `guideline`, as NAME:VERSION, is the one
    that several judges serve."""

    judge: str
    model: str
    variant: str | None
    local_model: LocalModel | None = None
    own_wording: Variant | None = None
    guideline: str = ""

    @property
    def name(self) -> str:
        """Its name in results."""
        return self.guideline or self.judge

    @property
    def wordings(self) -> list[dict[str, Any]]:
        """Its own wordings, as a guideline version holds them."""
        return [self.own_wording.content] if self.own_wording else []

    @property
    def free(self) -> bool:
        """Whether it calls no model server, so that asking again costs nothing."""
        return self.judge in model_free_methods()

    def scored(self, dimensions: Sequence[str]) -> list[str]:
        """The dimensions that it scores."""
        only = self.local_model.criterion if self.local_model else None
        if self.own_wording and self.own_wording.criterion:
            only = self.own_wording.criterion
        return [dimension for dimension in dimensions if only in {None, dimension}]

    def find_score(self, dimension: str, scores: Mapping[str, Score]) -> Score | None:
        """The score of `dimension` among those by criterion: for many judges the only one."""
        if self.judge in whole_summary_judges() and not self.guideline:
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
    """Every judge with every model and wording that it accepts. Raises BadMeasuredJudge.

    A student may be named with its version or folder, as in `student:VERSION`; a variant ships or
    is a YAML file; `besides` are names of judges that ask a model and give no scores.
    """
    known, found = (*judge_methods(), *besides), list[MeasuredJudge]()
    wordings = _load_wordings(variants)
    for named in judges:
        judge, _, wanted = named.partition(":")
        if judge not in known:
            raise BadMeasuredJudge(f"judge is {judge!r}; choose one of {', '.join(known)}")
        if judge == "student":
            students = _find_students(wanted, dimensions)
            found += [MeasuredJudge(judge, each.name, None, each) for each in students]
        elif wanted:
            raise BadMeasuredJudge(f"judge is {named!r}; {judge} takes nothing behind the colon")
        elif judge in model_free_methods():
            found.append(MeasuredJudge(judge, OFFLINE, None))
        else:
            worded = judge in judge_methods() and judge_methods()[judge].follows_steps
            for model in models:
                _require_model(judge, model)
                found += [
                    MeasuredJudge(judge, model, name, own_wording=own)
                    for name, own in (wordings if worded else {None: None}).items()
                ]
    for each in found:
        if dimensions and not each.scored(dimensions):
            only = each.own_wording.criterion if each.own_wording else ""
            raise BadMeasuredJudge(
                f"variant is {each.variant!r}, whose criterion is {only!r}; what is judged is "
                f"{', '.join(dimensions)}"
            )
    found = list(dict.fromkeys(found))
    # Only folders can share a name, and names distinguish results.
    for (judge, name), count in Counter((each.judge, each.model) for each in found).items():
        if count > 1 and judge == "student":
            problem = f"{count} folders hold {name!r}; measure one at a time"
            raise BadMeasuredJudge(f"judge {judge}: {problem}")
    return found


def _load_wordings(variants: Sequence[str]) -> dict[str, Variant | None]:
    """By name, those of files; None for shipped ones. Raises BadMeasuredJudge."""
    found: dict[str, Variant | None] = {}
    for given in dict.fromkeys(variants):
        path = Path(given).expanduser()
        try:
            if path.suffix not in (".yaml", ".yml"):
                found[get_variant(given).name] = None
                continue
            wording = load_variant(path)
        except OSError as error:
            problem = f"cannot be read ({error.strerror}); name a YAML file with name and prompt"
            raise BadMeasuredJudge(f"variant is {given!r}: it {problem}") from error
        except BadVariant as error:
            also = "" if path.suffix else ", or name a YAML file of yours"
            raise BadMeasuredJudge(f"{error}{also if error.field == 'variant' else ''}") from error
        if wording.name in (*shipped_variants(), *found):
            raise BadMeasuredJudge(
                f"{given}: name is {wording.name!r}, which another wording has; choose another"
            )
        found[wording.name] = wording
    return found


def default_judge(models: Sequence[str]) -> str:
    """G-Eval where there is a language model, else a judge without one."""
    return "lexical" if set(models) == {OFFLINE} else "geval"


def _require_model(judge: str, name: str) -> None:
    try:
        usable = parse_model(name).provider != OFFLINE
    except ValueError as error:
        raise BadMeasuredJudge(str(error)) from error
    if not usable:
        raise BadMeasuredJudge(
            f"judge {judge} needs a language model; give --model openai:NAME (or azure:, ollama:), "
            "set COUNTERSIGN_JUDGE_MODEL, or take --judge lexical"
        )


def measured_dimensions(
    wanted: Sequence[str], there: Sequence[str], own: Collection[str] = ()
) -> tuple[str, ...]:
    """The dimensions to measure: those wanted, else those of the data that we or the user's `own`
    criteria define.

    Raises BadMeasuredJudge for one that is not in the data or not defined, and for none at all.
    """
    known = {**dict.fromkeys(own), **criterion_templates()}
    defined = f"there is a definition of {', '.join(known)}; define others with --criterion"
    for field, names in (("criterion", own), ("dimension", wanted)):
        for name in names:
            if name not in there:
                raise BadMeasuredJudge(f"{field} is {name!r}; the data has {', '.join(there)}")
            if name not in known:
                raise BadMeasuredJudge(f"{field} is {name!r}; {defined}")
    chosen = tuple(wanted) or tuple(name for name in there if name in known)
    if not chosen:
        raise BadMeasuredJudge(f"the data has {', '.join(there)}; {defined}")
    return tuple(dict.fromkeys(chosen))


def _measured_criterion(criterion: Criterion, measured: MeasuredJudge) -> Criterion:
    parameters = dict(criterion.parameters) if criterion.method == measured.judge else {}
    if measured.local_model:
        parameters = {"version": measured.local_model.place}
    return replace(
        criterion, method=measured.judge, parameters=parameters, blocking=False, threshold=None
    )


def parse_given_criteria(given: Iterable[str | Criterion]) -> tuple[Criterion, ...]:
    """As `as_criteria`, but raises BadMeasuredJudge."""
    try:
        return parse_criteria(given)
    except InvalidGuideline as error:
        raise BadMeasuredJudge(str(error)) from error


def is_library_criterion(criterion: Criterion) -> bool:
    known = criterion_templates().get(criterion.name)
    return known is not None and (known.definition, list(known.steps)) == (
        criterion.definition,
        list(criterion.steps),
    )


# --- Plans ------------------------------------------------------------------

_TITLE = "Untitled"
_SUBJECTS = uuid.UUID("6f0f5f5e-53a4-4a53-9d5c-0c9f0d8c5e11")

# A judge's name, and the criteria that it scores together.
Part = tuple[str, tuple[Criterion, ...]]


def _score_mode_judges() -> list[str]:
    return [method.name for method in judge_methods().values() if method.in_score_modes]


@dataclass(frozen=True)
class Scoring:
    """How judges turn answers into a number, where no guideline says it. `mode` is a ScoreMode;
    `samples` and `temperature` are for the mode "samples", None for the judge's default.
    `top_p`, `top_k`, `seed` and `max_tokens` go to G-Eval's model, instead of the wording's.
    With `score_only` G-Eval gives a score without reason and quotes."""

    mode: str = ScoreMode.AUTO.value
    samples: int | None = None
    temperature: float | None = None
    score_only: bool = False
    top_p: float | None = None
    top_k: int | None = None
    seed: int | None = None
    max_tokens: int | None = None

    @property
    def parameters(self) -> dict[str, Any]:
        """For a criterion."""
        given = {"samples": self.samples, "temperature": self.temperature, **self.sampling}
        return {name: value for name, value in given.items() if value is not None}

    @property
    def sampling(self) -> dict[str, Any]:
        """The given ones of SAMPLING, for G-Eval in every mode."""
        given = {name: getattr(self, name) for name in SAMPLING}
        return {name: value for name, value in given.items() if value is not None}

    def check(self, judges: Sequence[MeasuredJudge]) -> None:
        """Raises BadMeasuredJudge for values out of range or that no judge uses."""
        if self.mode not in list(ScoreMode):
            known = ", ".join(ScoreMode)
            raise BadMeasuredJudge(f"score_mode is {self.mode!r}; choose one of {known}")
        for name, value in self.parameters.items() - self.sampling.items():
            if self.mode != ScoreMode.SAMPLES:
                raise BadMeasuredJudge(
                    f"{name} is {value!r}, and score_mode {self.mode!r} draws no samples; choose "
                    "score_mode samples"
                )
        names = {each.judge for each in judges}
        listed = ", ".join(sorted(names))
        if self.mode != ScoreMode.AUTO and names.isdisjoint(_score_mode_judges()):
            takers = " and ".join(_score_mode_judges())
            raise BadMeasuredJudge(
                f"score_mode is {self.mode!r}, and {listed} has none; leave it out, or judge by "
                f"{takers}"
            )
        for name, value in self.sampling.items() if "geval" not in names else ():
            raise BadMeasuredJudge(
                f"{name} is {value!r}, which is for geval, and the judge is {listed}; leave it out"
            )
        if self.score_only and "geval" not in names:
            raise BadMeasuredJudge(
                f"score_only is for geval, and the judge is {listed}; leave it out"
            )
        noted = [
            each.variant
            for each in judges
            if each.variant and get_variant(each.variant, each.wordings).notes
        ]
        if self.score_only and noted:
            raise BadMeasuredJudge(
                f"variant is {noted[0]!r}, which asks for notes before the score; leave out "
                "score_only, or choose another"
            )

    def of(self, measured: MeasuredJudge) -> "Scoring":
        """The part that concerns this judge."""
        if measured.judge not in _score_mode_judges():
            return USUAL_SCORING
        if measured.judge != "geval":
            return Scoring(self.mode, self.samples, self.temperature)
        return self


USUAL_SCORING = Scoring()


# Hides personal data of a source and a text about it from models on other servers.
MaskTexts = Callable[[Turns, str], Masking]


@dataclass(frozen=True)
class JudgingPlan:
    """All that a judgement depends on besides the text. `evidence` has a language model check every
    sentence as well."""

    measured: MeasuredJudge
    group: tuple[str, ...]
    parts: tuple[Part, ...]
    wordings: Sequence[dict[str, Any]] = ()
    score_mode: str = ScoreMode.AUTO
    joint: bool = False
    joint_advisory: bool = False
    score_only: bool = False
    masking: MaskTexts | None = None
    evidence: bool = False

    @property
    def own(self) -> list[Criterion]:
        """Criteria of neither the library nor a guideline."""
        criteria = (each for _, found in self.parts for each in found)
        return (
            []
            if self.measured.guideline
            else [each for each in criteria if not is_library_criterion(each)]
        )

    @property
    def unwritten(self) -> list[Criterion]:
        """Those of `own` for which the judge's model has to write the evaluation steps."""
        return [
            each
            for each in self.own
            if judge_methods()[each.method].follows_steps
            and not (each.steps or each.parameters.get("prompt"))
        ]

    def with_steps(self, written: Mapping[str, Sequence[str]]) -> "JudgingPlan":
        """By criterion's name."""

        def filled(criterion: Criterion) -> Criterion:
            return replace(criterion, steps=tuple(written.get(criterion.name, criterion.steps)))

        parts = tuple((name, tuple(map(filled, found))) for name, found in self.parts)
        return replace(self, parts=parts)

    @property
    def judges(self) -> frozenset[str]:
        return frozenset(name for name, _ in self.parts) or frozenset({self.measured.judge})

    def requests(
        self, items: Sequence[DatasetItem], subjects: Sequence[uuid.UUID] = ()
    ) -> "Iterator[JudgementRequest]":
        """One an item, so that a server finds its source in the prefix cache for every criterion.

        `subjects` are the ledger's names of the items. Raises BadMeasuredJudge for a model whose
        server is not configured.
        """
        shared = self._described()
        for number, item in enumerate(items):
            content = {**shared, "turns": list(item.turns), "summary": item.summary}
            if is_document(item.turns):
                content["as"] = "document"
            key = sha256(canonical_json(content).encode()).hexdigest()
            subject = subjects[number] if subjects else uuid.uuid5(_SUBJECTS, key)
            yield JudgementRequest(self, number, key, subject)

    def judge_input(self, item: DatasetItem, subject: uuid.UUID) -> JudgeInput:
        return JudgeInput(
            subject=subject,
            title=_TITLE,
            turns=item.turns,
            text=item.summary,
            model=self.measured.model,
            variant=self.measured.variant or "base",
            score_mode=self.score_mode,
            joint=self.joint,
            joint_advisory=self.joint_advisory,
            score_only=self.score_only,
            wordings=self.wordings,
            masking=self.masking(item.turns, item.summary) if self.masking else None,
            # The caller keeps the outcomes: answers kept twice only take time and room.
            cache=False,
        )

    def estimate(self, item: DatasetItem) -> CostEstimate:
        """The cost of one judgement, with the longest steps where they are unwritten."""
        whole_plan = self.with_steps({each.name: steps.LONGEST for each in self.unwritten})
        criteria = [criterion for _, found in whole_plan.parts for criterion in found]
        judge_input = replace(self, masking=None).judge_input(item, _SUBJECTS)
        whole = estimate_judgement(judge_input, criteria)
        asked = self.evidence and evidence_check.is_evidence_checked(self.judges)
        return whole + estimate_evidence(judge_input, self.judges) if asked else whole

    def cost_of_steps(self) -> CostEstimate:
        """The cost of writing the missing evaluation steps."""
        costs = (steps.estimate_generation(each, self.measured.model) for each in self.unwritten)
        return sum(costs, CostEstimate())

    def _described(self) -> dict[str, Any]:
        measured = self.measured
        wording = get_variant(measured.variant, self.wordings) if measured.variant else None
        criteria = [each for _, found in self.parts for each in found]
        advisory = [each.name for each in criteria if self.joint_advisory and not each.blocking]
        # The content of a folder counts, not its place.
        local_model = measured.local_model
        return {
            "judge": [
                [name, judge_methods()[name].version if name in judge_methods() else ""]
                for name, _ in self.parts
            ],
            "model": measured.model,
            "server": _server_and_window(measured),
            "wording": wording
            and [wording.opening, wording.task, wording.notes, wording.system, wording.user]
            + [list(pair) for pair in wording.sampling],
            "mode": [
                self.score_mode,
                self.joint or advisory or False,
                self.score_only,
                self.masking is not None,
                self.evidence and evidence_check.VERSION,
            ],
            "criteria": [
                [
                    each.name,
                    each.definition,
                    list(each.steps),
                    local_model.sha256 if local_model else each.parameters,
                    *([each.basis] if each.basis else []),
                ]
                for each in criteria
            ],
            "title": _TITLE,
        }


@dataclass(frozen=True)
class JudgementRequest:
    """The text of the item at position `item`, to be judged; equal `key`s have equal outcomes."""

    plan: JudgingPlan
    item: int
    key: str
    subject: uuid.UUID

    @property
    def measured(self) -> MeasuredJudge:
        return self.plan.measured

    @property
    def instant(self) -> bool:
        """Whether asking again costs nothing."""
        return self.measured.free


def _server_and_window(measured: MeasuredJudge) -> list[Any] | None:
    """The model's server and how much it reads there; None for a judge without a model."""
    if measured.free:
        return None
    try:
        return [connect_model(measured.model).endpoint, context_window(measured.model)]
    except (BadRequest, NotConfigured) as error:
        raise BadMeasuredJudge(str(error)) from error


def build_plan_by_judge(
    measured: MeasuredJudge,
    dimensions: Sequence[str | Criterion],
    scoring: Scoring = USUAL_SCORING,
    *,
    parameters: Mapping[str, Any] | None = None,
    masking: MaskTexts | None = None,
    evidence: bool = False,
) -> JudgingPlan:
    """All dimensions in one request, so that their prompts share the source. A dimension is a name
    in the library or a criterion; `parameters` are options of the judge.

    Raises BadMeasuredJudge for options that the judge cannot use, and for your own criterion that
    is for another judge.
    """
    listed = [criterion_templates()[each] if isinstance(each, str) else each for each in dimensions]
    given = {each.name: each for each in listed}
    for each in listed:
        if not is_library_criterion(each) and each.method != measured.judge:
            raise BadMeasuredJudge(
                f"criterion is {each.name!r}, which is for {each.method}, and the judge is "
                f"{measured.judge}; judge by {each.method}"
            )
    if measured.local_model and parameters:
        raise BadMeasuredJudge(
            f"parameters: a student has none but its version; name it as student:{measured.model}"
        )
    group, scoring = tuple(measured.scored(tuple(given))), scoring.of(measured)
    asked_for = group[:1] if measured.judge in whole_summary_judges() else group
    criteria = tuple(
        _set_parameters(
            _set_parameters(
                _measured_criterion(given[name], measured), scoring.parameters, measured
            ),
            parameters,
            measured,
            "parameters: ",
        )
        for name in asked_for
    )
    return JudgingPlan(
        measured,
        group,
        # The evidence check has no criteria.
        parts=() if measured.judge == EVIDENCE_CHECK else ((measured.judge, criteria),),
        wordings=measured.wordings,
        score_mode=scoring.mode,
        score_only=scoring.score_only,
        masking=masking,
        evidence=evidence,
    )


def _set_parameters(
    criterion: Criterion,
    parameters: Mapping[str, Any] | None,
    measured: MeasuredJudge,
    said_as: str = "",
) -> Criterion:
    """Raises BadMeasuredJudge for parameters that its method cannot use."""
    if not parameters:
        return criterion
    changed = replace(criterion, parameters={**criterion.parameters, **parameters})
    try:
        check_parameters(changed, measured.wordings)
    except BadParameter as error:
        fault = str(error).removeprefix(f"{criterion.name}: ").removeprefix("parameter ")
        others = ", ".join(judges_with_options(parameters))
        also = f"; {others} takes it" if others and criterion.method not in others else ""
        raise BadMeasuredJudge(f"{said_as}{fault}{also}") from error
    return changed


def judges_with_options(parameters: Mapping[str, Any]) -> list[str]:
    """The judges that have all of these options."""
    return [
        method.name
        for method in judge_methods().values()
        if parameters.keys() <= method.options.model_fields.keys()
    ]
