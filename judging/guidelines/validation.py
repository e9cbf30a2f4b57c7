"""Validation of a guideline version: what a draft has to keep, and what a published one."""

from collections import Counter
from collections.abc import Iterable

from judging import variants
from judging.guidelines.content import Content, CriterionContent, GuidelineProblem, InvalidGuideline
from judging.guidelines.documents import Document, shape_problems
from judging.judges import check_parameters, method_for
from judging.judges.base import BadParameter
from judging.variants import BadVariant
from llm.types import FORMS, parse_model
from offline.lexical.judge import CRITERIA as MEASURED
from summaries.models import PRESCREENS, Criterion, GuidelineVersion, Method
from summaries.texts import DECIMALS, is_threshold


def check_draft(content: Content, *, name: str = "draft", title: str = "Draft") -> None:
    """Raises InvalidGuideline naming every field that a draft cannot hold."""
    problems = draft_problems(content, name=name, title=title)
    if problems:
        raise InvalidGuideline(problems)


def draft_problems(
    content: Content, *, name: str = "draft", title: str = "Draft"
) -> list[GuidelineProblem]:
    """What the columns of a draft cannot hold; empty when they can."""
    return shape_problems(Document(name, title, content).as_data()) + _repeated(content)


def _repeated(content: Content) -> list[GuidelineProblem]:
    return [
        *_twice("criteria", [criterion.name for criterion in content.criteria]),
        *_twice("wordings", [wording.name for wording in content.wordings]),
    ]


def _twice(field: str, names: Iterable[str]) -> list[GuidelineProblem]:
    return [
        GuidelineProblem.of(field, name, "give each of them a name of its own")
        for name, count in Counter(names).items()
        if count > 1
    ]


# --- Publishable ------------------------------------------------------------


def problems_of(content: Content) -> list[GuidelineProblem]:
    """Everything that keeps `content` from being published; empty when nothing does."""
    unwritable = draft_problems(content)
    if unwritable:
        return unwritable
    found = _whole(content) + _models(content) + _thresholds(content)
    broken = _wordings(content)
    # What a broken wording spoils elsewhere is no second problem.
    found += broken or _variant(content)
    for number, criterion in enumerate(content.criteria, start=1):
        found += _criterion(f"criteria.{number}", criterion, content)
    return found


def _thresholds(content: Content) -> list[GuidelineProblem]:
    given = {"threshold": content.columns["threshold"]} | {
        f"criteria.{number}.threshold": criterion.threshold
        for number, criterion in enumerate(content.criteria, start=1)
    }
    return [
        GuidelineProblem.of(field, value, f"give at most {DECIMALS} decimals, as scores are shown")
        for field, value in given.items()
        if value is not None and not is_threshold(value)
    ]


def _whole(content: Content) -> list[GuidelineProblem]:
    found = []
    if not content.instructions.strip():
        found.append(
            GuidelineProblem.of("instructions", "", "tell the writer what a good summary holds")
        )
    if not content.criteria:
        found.append(GuidelineProblem.of("criteria", [], "add one criterion at least"))
    elif not any(criterion.blocking for criterion in content.criteria):
        found.append(GuidelineProblem.of("criteria", "all advisory", "make one of them blocking"))
    elif _only_prescreens_block(content):
        remedy = (
            "students and checkpoints are pre-screens, and a pre-screen passes nothing on its own; "
            "make one of another method blocking too"
        )
        found.append(GuidelineProblem.of("criteria", "only pre-screens are blocking", remedy))
    return found


def _only_prescreens_block(content: Content) -> bool:
    return all(
        criterion.method in PRESCREENS for criterion in content.criteria if criterion.blocking
    )


def _models(content: Content) -> list[GuidelineProblem]:
    return [
        GuidelineProblem.of(
            field, value, f"write {FORMS}, or leave it empty for the installation's"
        )
        for field, value in content.columns.items()
        if field in {"writer_model", "judge_model"} and value and not _is_model(value)
    ]


def _is_model(name: str) -> bool:
    try:
        parse_model(name)
    except ValueError:
        return False
    return True


def _wordings(content: Content) -> list[GuidelineProblem]:
    found = []
    for number, wording in enumerate(content.wordings, start=1):
        try:
            variants.own(vars(wording))
        except BadVariant as error:
            value, _, remedy = str(error).partition("; ")
            found.append(
                GuidelineProblem.of(f"wordings.{number}", wording.name, f"{value}; {remedy}")
            )
    return found


def _variant(content: Content) -> list[GuidelineProblem]:
    try:
        variants.variant_named(content.variant, content.columns["wordings"])
    except BadVariant as error:
        return [GuidelineProblem.of("variant", content.variant, str(error).partition("; ")[2])]
    return []


def _criterion(path: str, criterion: CriterionContent, content: Content) -> list[GuidelineProblem]:
    found = []
    if not criterion.definition.strip():
        found.append(GuidelineProblem.of(f"{path}.definition", "", "say what the criterion means"))
    own_prompt = bool(criterion.parameters.get("prompt"))
    if criterion.method == Method.GEVAL and not criterion.steps and not own_prompt:
        remedy = "write evaluation steps, or have them generated"
        found.append(GuidelineProblem.of(f"{path}.steps", [], remedy))
    return found + _parameters(path, criterion, content) + _measurable(path, criterion, content)


def _parameters(path: str, criterion: CriterionContent, content: Content) -> list[GuidelineProblem]:
    row = Criterion(
        guideline_version=GuidelineVersion(wordings=content.columns["wordings"]),
        name=criterion.name,
        method=criterion.method,
        parameters=dict(criterion.parameters),
    )
    try:
        check_parameters(row)
    except BadParameter as error:
        return [GuidelineProblem.of(f"{path}.parameters", criterion.parameters, str(error))]
    return []


def _measurable(path: str, criterion: CriterionContent, content: Content) -> list[GuidelineProblem]:
    """The lexical judge knows its own criteria only; it would fail every summary with another."""
    model = GuidelineVersion(judge_model=content.judge_model).effective_judge_model
    if method_for(criterion.method, model) != "lexical" or criterion.name in MEASURED:
        return []
    remedy = (
        "without a language model only these can be scored: "
        f"{', '.join(MEASURED)}; set a judge model, or use the method rules"
    )
    return [GuidelineProblem.of(f"{path}.name", criterion.name, remedy)]
