"""Validation of a guideline version: the rules for drafts and for published ones."""

from collections import Counter
from collections.abc import Iterable, Iterator

from countersign_judge import variants
from countersign_judge.criteria import (
    Criterion,
    GuidelineProblem,
    InvalidGuideline,
)
from countersign_judge.criteria.library import find_repeated_names
from countersign_judge.judges import (
    check_parameters,
    judge_methods,
    method_for,
    prescreen_methods,
)
from countersign_judge.judges.base import BadParameter
from countersign_judge.llm.providers.offline.sentences import says_something
from countersign_judge.llm.providers.registry import describe_model_form, parse_model
from countersign_judge.scores import DECIMALS, is_threshold
from countersign_judge.variants import BadVariant
from django.utils.translation import gettext as _

from judging.guidelines.content import Content
from judging.guidelines.documents import Document, document_problems
from judging.judges import why_unavailable
from llm.conf import model_settings
from summaries.glossary import Term
from summaries.minutes import LEAST_COLUMNS, Form, Kind, normalize_heading


def check_draft(content: Content, *, name: str = "draft", title: str = "Draft") -> None:
    """Raises InvalidGuideline naming every field that a draft cannot hold."""
    problems = draft_problems(content, name=name, title=title)
    if problems:
        raise InvalidGuideline(problems)


def draft_problems(
    content: Content, *, name: str = "draft", title: str = "Draft"
) -> list[GuidelineProblem]:
    """What a draft's columns cannot hold; empty if nothing."""
    return [
        *document_problems(Document(name, title, content).as_data()),
        *find_repeated_names("criteria", (each.name for each in content.criteria)),
        *find_repeated_names("wordings", (each.name for each in content.wordings)),
        *_repeated_terms(content.glossary),
    ]


def _repeated_terms(terms: Iterable[Term]) -> list[GuidelineProblem]:
    return [
        GuidelineProblem.of("glossary", term, _("give each term once"))
        for term, count in Counter(each.term.casefold() for each in terms).items()
        if count > 1
    ]


# --- Publishable ------------------------------------------------------------


def find_problems(content: Content) -> list[GuidelineProblem]:
    """Everything that prevents publishing `content`; empty if nothing does."""
    unwritable = draft_problems(content)
    if unwritable:
        return unwritable
    found = [
        *_guideline_problems(content),
        *_form_problems(content.form),
        *_model_problems(content),
        *_method_problems(content),
        *_threshold_problems(content),
    ]
    bad_wordings = []
    for number, wording in enumerate(content.wordings, start=1):
        try:
            variants.parse_own_variant(vars(wording))
        except BadVariant as error:
            place = f"wordings.{number}"
            bad_wordings.append(GuidelineProblem.of(place, wording.name, str(error)))
    found += bad_wordings
    # The consequences of a broken wording are no further problems.
    if not bad_wordings:
        try:
            variants.get_variant(content.variant, content.columns["wordings"])
        except BadVariant as error:
            found.append(GuidelineProblem.of("variant", content.variant, error.remedy))
    for number, criterion in enumerate(content.criteria, start=1):
        found += _criterion_problems(f"criteria.{number}", criterion, content)
    return found


Problems = Iterator[GuidelineProblem]


def _guideline_problems(content: Content) -> Problems:
    if not content.instructions.strip():
        remedy = _("tell the writer what a good summary contains")
        yield GuidelineProblem.of("instructions", "", remedy)
    blocking = [criterion for criterion in content.criteria if criterion.blocking]
    if not content.criteria:
        yield GuidelineProblem.of("criteria", [], _("add at least one criterion"))
    elif not blocking:
        yield GuidelineProblem.of(
            "criteria", _("none must pass"), _("set one of them to must pass")
        )
    elif all(criterion.method in prescreen_methods() for criterion in blocking):
        remedy = _(
            "students are pre-screens, which pass nothing on their own; set a criterion of "
            "another method to must pass too"
        )
        yield GuidelineProblem.of("criteria", _("only pre-screens must pass"), remedy)


def _form_problems(form: Form) -> Problems:
    headings = Counter(normalize_heading(section.heading) for section in form)
    for number, section in enumerate(form, start=1):
        path, columns = f"form.{number}", section.columns
        if headings[normalize_heading(section.heading)] > 1:
            remedy = _("give each section its own heading")
            yield GuidelineProblem.of(f"{path}.heading", section.heading, remedy)
        if says_something(section.heading):
            remedy = _("name a topic: a heading that states a fact would be judged as one")
            yield GuidelineProblem.of(f"{path}.heading", section.heading, remedy)
        if section.kind == Kind.TABLE and len(columns) < LEAST_COLUMNS:
            remedy = _("give the table two to five columns")
            yield GuidelineProblem.of(f"{path}.columns", list(columns), remedy)
        if section.kind != Kind.TABLE and columns:
            remedy = _("leave them out: only a table has columns")
            yield GuidelineProblem.of(f"{path}.columns", list(columns), remedy)
    if form and not any(section.required for section in form):
        yield GuidelineProblem.of("form", _("all optional"), _("require at least one section"))


def _model_problems(content: Content) -> Problems:
    for field in ("writer_model", "judge_model"):
        value = getattr(content, field)
        try:
            if value:
                parse_model(value)
        except ValueError:
            remedy = _("write {forms}, or leave it empty for the installation's").format(
                forms=describe_model_form()
            )
            yield GuidelineProblem.of(field, value, remedy)


def _method_problems(content: Content) -> Problems:
    model = content.judge_model or model_settings().JUDGE_MODEL
    stopped: dict[str, list[str]] = {}
    for criterion in content.criteria:
        judge = method_for(criterion.method, model)
        stopped.setdefault(why_unavailable(judge, model), []).append(criterion.name)
    stopped.pop("", None)
    for reason, names in stopped.items():
        yield GuidelineProblem.of("criteria", ", ".join(names), reason)


def _threshold_problems(content: Content) -> Problems:
    given: dict[str, float | None] = {"threshold": content.threshold}
    for number, criterion in enumerate(content.criteria, start=1):
        given[f"criteria.{number}.threshold"] = criterion.threshold
    remedy = _("give at most {count} decimals, as scores are shown").format(count=DECIMALS)
    for field, value in given.items():
        if value is not None and not is_threshold(value):
            yield GuidelineProblem.of(field, value, remedy)


def _criterion_problems(path: str, criterion: Criterion, content: Content) -> Problems:
    if not criterion.definition.strip():
        yield GuidelineProblem.of(f"{path}.definition", "", _("write what the criterion means"))
    own_prompt = bool(criterion.parameters.get("prompt"))
    if judge_methods()[criterion.method].follows_steps and not criterion.steps and not own_prompt:
        remedy = _("write evaluation steps, or have them generated")
        yield GuidelineProblem.of(f"{path}.steps", [], remedy)
    try:
        check_parameters(criterion, content.columns["wordings"])
    except BadParameter as error:
        yield GuidelineProblem.of(f"{path}.parameters", criterion.parameters, str(error))
