"""The judges. All take a JudgeInput and its criteria, and return a Judgement.

`methods()` has them by name. To add one, write a module with a `JudgeMethod` and name it in the
entry-point group `countersign.judges` of your own package (docs/judging.md has an example).
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import groupby
from pkgutil import resolve_name
from uuid import UUID

from countersign_judge.llm.problems import translate_problem
from countersign_judge.llm.providers.registry import describe_missing
from countersign_judge.llm.types import OFFLINE, Masking
from django.conf import settings
from django.utils.translation import gettext

from judging.form_rules import find_misplaced
from judging.guidelines.content import CriterionContent
from judging.judges import geval, lexical, mqag, qag, rules
from judging.judges.base import BadParameter, JudgeInput
from judging.judges.method import JudgeMethod
from judging.support import Spelling
from llm.conf import model_settings
from summaries.background import Background
from summaries.minutes import FormProblem, check_minutes, hide_resolved_dates, list_headings
from summaries.models import Attempt, Criterion, GuidelineVersion, Origin
from web.entry_points import load_entry_points


@cache
def judge_methods() -> Mapping[str, JudgeMethod]:
    """All methods by name, those of other packages last.

    Raises ImproperlyConfigured if two share a name, or an entry point is no JudgeMethod.
    """
    ours = [geval.METHOD, qag.METHOD, mqag.METHOD, rules.METHOD, lexical.METHOD]
    # Imported on first use: these modules import this package.
    ours += [resolve_name(place) for place in settings.JUDGE_METHODS]
    others = load_entry_points("countersign.judges", JudgeMethod, ours, what="method")
    return {method.name: method for method in (*ours, *others)}


def get_method(name: str) -> JudgeMethod:
    """Raises BadParameter for a method that is not installed."""
    if name not in judge_methods():
        raise BadParameter(f"method is {name!r}; choose one of {', '.join(judge_methods())}")
    return judge_methods()[name]


def model_free_methods() -> frozenset[str]:
    """Names of the methods that ask no model server and always give the same result."""
    return frozenset(method.name for method in judge_methods().values() if not method.needs_model)


def prescreen_methods() -> frozenset[str]:
    """Names of the methods that can stop a text but never pass one on their own."""
    return frozenset(method.name for method in judge_methods().values() if not method.passes_alone)


def starter_criteria() -> dict[str, CriterionContent]:
    """The criteria that methods offer as a start, by the name that an editor shows."""
    return {
        name: item for method in judge_methods().values() for name, item in method.offers().items()
    }


def method_for(method: str, model: str) -> str:
    """The judge for `method` on `model`; without a language model, words found."""
    return lexical.NAME if model == OFFLINE and method not in model_free_methods() else method


def why_unavailable(method: str, model: str) -> str:
    """Why `method` cannot judge here on `model`, or on the installation's for ""; empty if it
    can."""
    model = model or model_settings().JUDGE_MODEL
    if not get_method(method).needs_model:
        return get_method(method).missing()
    if model == OFFLINE:
        return gettext("Needs a language model")
    return translate_problem(describe_missing(model))


def is_judged(attempt: Attempt, model: str) -> bool:
    """Whether a judge on `model` gives a verdict on the text. The offline engine judges no text by
    a person."""
    return model != OFFLINE or attempt.origin == Origin.MODEL


def get_criteria(version: GuidelineVersion) -> list[Criterion]:
    """The criteria in order, each with its version for the effective threshold."""
    return list(version.criteria.select_related("guideline_version"))


def criteria_by_judge(version: GuidelineVersion, model: str) -> list[tuple[str, list[Criterion]]]:
    """The criteria of `version` by the name of the judge that serves them on `model`."""
    return group_by_judge(get_criteria(version), model)


def group_by_judge(criteria: Iterable[Criterion], model: str) -> list[tuple[str, list[Criterion]]]:
    """`criteria` by the name of the judge that serves them on `model`."""

    def judge_of(criterion: Criterion) -> str:
        return method_for(criterion.method, model)

    return [
        (name, list(group)) for name, group in groupby(sorted(criteria, key=judge_of), judge_of)
    ]


def build_judge_input(
    version: GuidelineVersion, attempt: Attempt, subject: UUID, masking: Masking | None = None
) -> JudgeInput:
    """A judge's input; its calls count against the budget of the id `subject`."""
    transcript = attempt.summary.transcript
    background = Background.of(attempt.summary, version)
    terms = [Spelling(each.term, each.heard, "glossary") for each in background.terms]
    people = [Spelling(each.name, (), "participants") for each in background.participants]
    form, text = version.sections, attempt.text
    problems: list[FormProblem] = []
    if form:
        names, day = transcript.names, transcript.day
        problems += check_minutes(form, text, people=names, said_on=day)
        problems += find_misplaced(form, text)
        text = hide_resolved_dates(text, day)
    return JudgeInput(
        subject=subject,
        title=transcript.title,
        turns=transcript.corrected_turns,
        text=text,
        model=version.effective_judge_model,
        variant=version.variant,
        score_mode=version.score_mode,
        joint=version.joint,
        joint_advisory=version.joint_advisory,
        masking=masking,
        context=background.prompt,
        spellings=(*terms, *people),
        form_problems=problems,
        headings=list_headings(form),
    )


def check_parameters(criterion: Criterion) -> None:
    """Raises BadParameter with name, value and remedy, before a judge runs."""
    get_method(criterion.method).options.of(criterion)
