"""The judges of `countersign_judge.judges` for guideline versions and attempts."""

from uuid import UUID

from countersign_judge.criteria import Criterion
from countersign_judge.judges import get_method, group_by_judge
from countersign_judge.judges.base import FormProblem, JudgeInput
from countersign_judge.llm.problems import translate_problem
from countersign_judge.llm.providers.registry import describe_missing
from countersign_judge.llm.types import OFFLINE, Masking
from countersign_judge.support import Spelling
from django.utils.translation import gettext

from judging.form_rules import find_misplaced
from judging.guidelines.content import get_criteria
from llm.conf import model_settings
from summaries.background import Background
from summaries.minutes import check_minutes, hide_resolved_dates, list_headings
from summaries.models import Attempt, GuidelineVersion, Origin


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


def criteria_by_judge(version: GuidelineVersion, model: str) -> list[tuple[str, list[Criterion]]]:
    """The criteria of `version` by the name of the judge that serves them on `model`."""
    return group_by_judge(get_criteria(version), model)


def build_judge_input(
    version: GuidelineVersion, attempt: Attempt, subject: UUID, masking: Masking | None = None
) -> JudgeInput:
    """A judge's input; its calls count against the budget of the id `subject`."""
    transcript = attempt.summary.transcript
    background = Background.for_summary(attempt.summary, version)
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
        wordings=version.wordings,
    )
