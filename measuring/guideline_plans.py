"""Judging under a guideline version, as summaries are judged."""

from collections.abc import Sequence

from countersign_judge.criteria import InvalidGuideline
from countersign_judge.judges import group_by_judge, model_free_methods
from countersign_judge.llm.types import OFFLINE
from countersign_judge.metaeval.plans import BadMeasuredJudge, JudgingPlan, MeasuredJudge

from judging.guidelines.content import get_criteria
from judging.tryouts import require_judge
from summaries.models import GuidelineVersion
from summaries.redaction import build_text_masking
from web.text import parse_whole_number


def build_plan_by_version(
    version: GuidelineVersion, *, evidence: bool = True, only: Sequence[str] = ()
) -> JudgingPlan:
    """All criteria of the version or `only` some, each by the judge that serves it, and with
    `evidence` the evidence check, as summaries are judged. Raises BadMeasuredJudge."""
    try:
        require_judge(version)
    except InvalidGuideline as error:
        raise BadMeasuredJudge(str(error)) from error
    name = f"{version.guideline.name}:{version.number}"
    model, there = version.effective_judge_model, get_criteria(version)
    wanted = [each for each in there if not only or each.name in only]
    if not wanted:
        has = ", ".join(each.name for each in there)
        raise BadMeasuredJudge(
            f"guideline is {name!r}, which has the criteria {has}; none of them is what the data "
            f"scores ({', '.join(only)}); give both the same name, as with --columns"
        )
    parts = tuple((judge, tuple(found)) for judge, found in group_by_judge(wanted, model))
    asks = next((judge for judge, _ in parts if judge not in model_free_methods()), None)
    measured = (
        MeasuredJudge(asks, model, version.variant, guideline=name)
        if asks
        else MeasuredJudge(parts[0][0], OFFLINE, None, guideline=name)
    )
    return JudgingPlan(
        measured,
        tuple(criterion.name for criterion in wanted),
        parts,
        wordings=version.wordings,
        score_mode=version.score_mode,
        joint=version.joint,
        joint_advisory=version.joint_advisory,
        masking=build_text_masking if version.redact else None,
        evidence=evidence,
    )


def plan_by_guideline(
    named: str, *, evidence: bool = True, only: Sequence[str] = ()
) -> JudgingPlan:
    """As `build_plan_by_version`: `named` is NAME, for its newest published version, or
    NAME:NUMBER. Raises BadMeasuredJudge."""
    name, colon, wanted = named.partition(":")
    versions = GuidelineVersion.objects.select_related("guideline").filter(guideline__name=name)
    chosen = {"number": parse_whole_number(wanted)} if colon else {"published_at__isnull": False}
    found = versions.filter(**chosen).order_by("-number").first()
    if found is None:
        raise BadMeasuredJudge(
            f"guideline is {named!r}; there is no such version: `manage.py guideline list` lists "
            "the names"
        )
    return build_plan_by_version(found, evidence=evidence, only=only)
