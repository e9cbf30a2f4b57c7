"""The content of a guideline version, without number and history, and the problems in it."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from countersign_judge.llm.canonical_json import canonical_json
from django.utils.translation import gettext as _

from summaries.glossary import Term, read_terms
from summaries.minutes import Section
from summaries.models import Criterion, GuidelineVersion, ScoreMode, Sending, Signing
from summaries.texts import sha256


@dataclass(frozen=True)
class CriterionContent:
    """One criterion; `threshold` None means the guideline's, an empty `basis` that of its name."""

    name: str
    definition: str
    steps: Sequence[str] = ()
    method: str = "geval"
    parameters: dict[str, Any] = field(default_factory=dict)
    blocking: bool = True
    threshold: float | None = None
    basis: str = ""


@dataclass(frozen=True)
class WordingContent:
    """A guideline's own prompt wording (see `judging.variants`)."""

    name: str
    prompt: str = ""
    title: str = ""
    description: str = ""
    notes: bool = False
    raw: bool = False
    system: str = ""
    user: str = ""
    criterion: str = ""
    top_p: float | None = None
    top_k: int | None = None
    seed: int | None = None
    max_tokens: int | None = None


@dataclass(frozen=True)
class Content:
    """The columns of a GuidelineVersion that people write, and its criteria in order."""

    instructions: str
    threshold: float = 4.0
    attempt_budget: int = 3
    max_words: int = 400
    form: tuple[Section, ...] = ()
    language: str = ""
    names_first_hours: int | None = None
    writer_model: str = ""
    judge_model: str = ""
    score_mode: str = ScoreMode.AUTO.value
    joint: bool = False
    joint_advisory: bool = False
    variant: str = "base"
    confirm: bool = True
    confirm_above: float = 0.2
    four_eyes: bool = False
    judge_edits: bool = False
    signing: str = Signing.SESSION.value
    redact: bool = False
    send_minutes: str = Sending.NEVER.value
    circulate_drafts: bool = False
    send_turns: bool = False
    # Has no effect since 1.1. Versions and files of 1.0 have it, and hashes of try-outs hold it.
    drill_share: int = 0
    wordings: tuple[WordingContent, ...] = ()
    glossary: tuple[Term, ...] = ()
    criteria: tuple[CriterionContent, ...] = ()

    @property
    def columns(self) -> dict[str, Any]:
        values = {name: getattr(self, name) for name in COLUMNS}
        return {
            **values,
            "form": [section.stored() for section in self.form],
            "wordings": [asdict(wording) for wording in self.wordings],
            "glossary": [term.as_dict() for term in self.glossary],
        }

    @property
    def sha256(self) -> str:
        content = asdict(self)
        # Try-outs hold hashes of content from before these fields; their defaults change no hash.
        for part, of in (
            (content, Content),
            *((item, CriterionContent) for item in content["criteria"]),
            *((item, WordingContent) for item in content["wordings"]),
        ):
            for each in fields(of):
                if each.name in _LATER_FIELDS and part[each.name] == each.default:
                    del part[each.name]
        return sha256(canonical_json(content))


# Fields that 1.0 did not have.
_LATER_FIELDS = frozenset(
    {"joint_advisory", "confirm_above", "basis", "form", "glossary", "names_first_hours"}
    | {"send_minutes", "circulate_drafts", "send_turns"}
    | {"raw", "system", "user", "criterion", "top_p", "top_k", "seed", "max_tokens"}
)
COLUMNS = tuple(item.name for item in fields(Content) if item.name != "criteria")
CRITERION_COLUMNS = tuple(item.name for item in fields(CriterionContent))


def get_content(version: GuidelineVersion) -> Content:
    columns = {name: getattr(version, name) for name in COLUMNS}
    columns["form"] = version.sections
    columns["wordings"] = tuple(WordingContent(**item) for item in version.wordings)
    columns["glossary"] = read_terms(version.glossary)
    return Content(**columns, criteria=tuple(map(_criterion_content, version.criteria.all())))


def _criterion_content(criterion: Criterion) -> CriterionContent:
    columns = {name: getattr(criterion, name) for name in CRITERION_COLUMNS}
    return CriterionContent(**{**columns, "steps": tuple(criterion.steps)})


def write_content(version: GuidelineVersion, content: Content) -> None:
    """Write `content` to the draft; the database refuses it for a published version."""
    for name, value in content.columns.items():
        setattr(version, name, value)
    version.save(update_fields=COLUMNS)
    version.criteria.all().delete()
    Criterion.objects.bulk_create(
        Criterion(
            guideline_version=version,
            position=position,
            **{**vars(criterion), "steps": list(criterion.steps)},
        )
        for position, criterion in enumerate(content.criteria, start=1)
    )


_LONGEST_VALUE = 120


@dataclass(frozen=True)
class GuidelineProblem:
    """`field` is a path such as `criteria.2.steps`, counted from 1; `value` shortened."""

    field: str
    value: str
    remedy: str

    @classmethod
    def of(cls, field: str, value: object, remedy: str) -> "GuidelineProblem":
        shown = repr(value)
        if len(shown) > _LONGEST_VALUE:
            shown = f"{shown[:_LONGEST_VALUE]}…"
        return cls(field, shown, remedy)

    def __str__(self) -> str:
        said = _("{field} is {value}; {remedy}")
        return said.format(field=self.field, value=self.value, remedy=self.remedy)


class InvalidGuideline(Exception):
    """Holds every problem of the content."""

    def __init__(self, problems: Sequence[GuidelineProblem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def invalid_field(field: str, value: object, remedy: str) -> InvalidGuideline:
    return InvalidGuideline([GuidelineProblem.of(field, value, remedy)])
