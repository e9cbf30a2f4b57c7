"""The judges, all of one shape: a JudgeInput and its criteria in, a Judgement out."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from itertools import groupby
from uuid import UUID

from django.conf import settings

from judging.guidelines.content import CriterionContent
from judging.judges import geval, lexical, mqag, qag, rules
from judging.judges.base import Judge, JudgeInput, Options
from judging.judges.geval import GevalOptions
from judging.judges.mqag import MqagOptions
from judging.judges.qag import QagOptions
from judging.judges.rules import RuleOptions
from llm.types import OFFLINE, Masking
from summaries.models import PRESCREENS, Attempt, Criterion, GuidelineVersion, Origin

_JUDGES: dict[str, Judge] = {
    "geval": geval.judge,
    "qag": qag.judge,
    "mqag": mqag.judge,
    "rules": rules.judge,
    "lexical": lexical.judge,
}
# These say the same every time, and ask no model server.
DETERMINISTIC = PRESCREENS | {"rules", "lexical"}

OptionsReader = Callable[[Criterion], object]
_OPTIONS: dict[str, OptionsReader] = {
    "geval": GevalOptions.of,
    "qag": QagOptions.of,
    "mqag": MqagOptions.of,
    "rules": RuleOptions.of,
    "lexical": Options.of,
}
Library = Callable[[], dict[str, CriterionContent]]
_LIBRARIES: list[Library] = []


def register_prescreen(name: str, judge: Judge, options: OptionsReader, library: Library) -> None:
    """Add a judge from a room above this one; a module of PRESCREEN_MODULES calls this once.

    `library` gives the criteria that a draft may begin from, by the name that an editor shows.
    """
    _JUDGES[name] = judge
    _OPTIONS[name] = options
    _LIBRARIES.append(library)


@cache
def _import_prescreens() -> None:
    """When they are first needed: these modules import this package, and slow libraries."""
    for module in settings.PRESCREEN_MODULES:
        import_module(module)


def all_judges() -> Mapping[str, Judge]:
    """By name, pre-screens included."""
    _import_prescreens()
    return _JUDGES


def prescreens() -> dict[str, CriterionContent]:
    """The criteria that pre-screens offer, by the name that an editor shows."""
    _import_prescreens()
    return {name: item for library in _LIBRARIES for name, item in library().items()}


def method_for(method: str, model: str) -> str:
    """The judge that serves `method` on `model`: without a language model, words found."""
    return "lexical" if model == OFFLINE and method not in DETERMINISTIC else method


def is_judged(attempt: Attempt, model: str) -> bool:
    """Whether a judge on `model` gives a verdict on the text: the offline engine judges no text
    that a person wrote."""
    return model != OFFLINE or attempt.origin == Origin.MODEL


def criteria_of(version: GuidelineVersion) -> list[Criterion]:
    """In their order, each with its version for its effective threshold."""
    return list(version.criteria.select_related("guideline_version"))


def criteria_by_judge(version: GuidelineVersion, model: str) -> list[tuple[str, list[Criterion]]]:
    """The criteria of `version` by the name of the judge that serves them on `model`."""

    def judge_of(criterion: Criterion) -> str:
        return method_for(criterion.method, model)

    ordered = sorted(criteria_of(version), key=judge_of)
    return [(name, list(group)) for name, group in groupby(ordered, key=judge_of)]


def judge_input_of(
    version: GuidelineVersion, attempt: Attempt, subject: UUID, masking: Masking | None = None
) -> JudgeInput:
    """What a judge is given; the calls count for the budget of the id `subject`."""
    transcript = attempt.summary.transcript
    return JudgeInput(
        subject=subject,
        title=transcript.title,
        turns=transcript.turns,
        text=attempt.text,
        model=version.effective_judge_model,
        variant=version.variant,
        score_mode=version.score_mode,
        joint=version.joint,
        masking=masking,
    )


def check_parameters(criterion: Criterion) -> None:
    """Raises BadParameter, with name, value and remedy, before a judge would."""
    _import_prescreens()
    _OPTIONS[criterion.method](criterion)
