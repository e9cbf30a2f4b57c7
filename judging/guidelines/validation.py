"""What a version has to be before it may judge anybody's summary."""

from django.conf import settings

from judging import variants
from judging.guidelines.content import Content, CriterionContent
from judging.guidelines.drafting_rules import draft_problems
from judging.guidelines.problems import Problem
from judging.judges import check_parameters, method_for
from judging.judges.parameters import BadParameter
from judging.lexical.judge import CRITERIA as MEASURED
from judging.variants import BadVariant
from llm.names import FORMS, parse_model
from summaries.models import Criterion, GuidelineVersion
from summaries.models.guidelines import PRESCREENS, Method
from summaries.scores import DECIMALS, is_threshold


def problems_of(content: Content) -> list[Problem]:
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


def _thresholds(content: Content) -> list[Problem]:
    given = {"threshold": content.columns["threshold"]} | {
        f"criteria.{number}.threshold": criterion.threshold
        for number, criterion in enumerate(content.criteria, start=1)
    }
    return [
        Problem.of(field, value, f"give at most {DECIMALS} decimals, as scores are shown")
        for field, value in given.items()
        if value is not None and not is_threshold(value)
    ]


def _whole(content: Content) -> list[Problem]:
    found = []
    if not content.instructions.strip():
        found.append(Problem.of("instructions", "", "tell the writer what a good summary holds"))
    if not content.criteria:
        found.append(Problem.of("criteria", [], "add one criterion at least"))
    elif not any(criterion.blocking for criterion in content.criteria):
        found.append(Problem.of("criteria", "all advisory", "make one of them blocking"))
    elif _only_prescreens_block(content):
        remedy = (
            "students and checkpoints are pre-screens, and a pre-screen passes nothing on its own; "
            "make one of another method blocking too"
        )
        found.append(Problem.of("criteria", "only pre-screens are blocking", remedy))
    return found


def _only_prescreens_block(content: Content) -> bool:
    return all(
        criterion.method in PRESCREENS for criterion in content.criteria if criterion.blocking
    )


def _models(content: Content) -> list[Problem]:
    return [
        Problem.of(field, value, f"write {FORMS}, or leave it empty for the installation's")
        for field, value in content.columns.items()
        if field in {"writer_model", "judge_model"} and value and not _is_model(value)
    ]


def _is_model(name: str) -> bool:
    try:
        parse_model(name)
    except ValueError:
        return False
    return True


def _wordings(content: Content) -> list[Problem]:
    found = []
    for number, wording in enumerate(content.wordings, start=1):
        try:
            variants.own(vars(wording))
        except BadVariant as error:
            value, _, remedy = str(error).partition("; ")
            found.append(Problem.of(f"wordings.{number}", wording.name, f"{value}; {remedy}"))
    return found


def _variant(content: Content) -> list[Problem]:
    try:
        variants.variant_named(content.variant, content.columns["wordings"])
    except BadVariant as error:
        return [Problem.of("variant", content.variant, str(error).partition("; ")[2])]
    return []


def _criterion(path: str, criterion: CriterionContent, content: Content) -> list[Problem]:
    found = []
    if not criterion.definition.strip():
        found.append(Problem.of(f"{path}.definition", "", "say what the criterion means"))
    own_prompt = bool(criterion.parameters.get("prompt"))
    if criterion.method == Method.GEVAL and not criterion.steps and not own_prompt:
        remedy = "write evaluation steps, or have them generated"
        found.append(Problem.of(f"{path}.steps", [], remedy))
    return found + _parameters(path, criterion, content) + _measurable(path, criterion, content)


def _parameters(path: str, criterion: CriterionContent, content: Content) -> list[Problem]:
    row = Criterion(
        guideline_version=GuidelineVersion(wordings=content.columns["wordings"]),
        name=criterion.name,
        method=criterion.method,
        parameters=dict(criterion.parameters),
    )
    try:
        check_parameters(row)
    except BadParameter as error:
        return [Problem.of(f"{path}.parameters", criterion.parameters, str(error))]
    return []


def _measurable(path: str, criterion: CriterionContent, content: Content) -> list[Problem]:
    """The lexical judge knows its own criteria only; it would fail every case with another."""
    model = content.judge_model or settings.LLM["JUDGE_MODEL"]
    if method_for(criterion.method, model) != "lexical" or criterion.name in MEASURED:
        return []
    remedy = (
        "without a language model only these can be scored: "
        f"{', '.join(MEASURED)}; set a judge model, or use the method rules"
    )
    return [Problem.of(f"{path}.name", criterion.name, remedy)]
