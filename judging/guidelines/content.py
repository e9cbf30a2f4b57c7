"""The content of a guideline version, without number and history, and the problems in it."""

from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from countersign_judge.criteria import CRITERION_COLUMNS, Criterion, ScoreMode
from countersign_judge.llm.canonical_json import canonical_json

from summaries.glossary import Term, read_terms
from summaries.minutes import Section
from summaries.models import Criterion as CriterionRow
from summaries.models import GuidelineVersion, Sending, Signing
from summaries.texts import sha256


@dataclass(frozen=True)
class WordingContent:
    """A guideline's own prompt wording (see `countersign_judge.variants`)."""

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
    criteria: tuple[Criterion, ...] = ()

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
            *((item, Criterion) for item in content["criteria"]),
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


def get_content(version: GuidelineVersion) -> Content:
    columns = {name: getattr(version, name) for name in COLUMNS}
    columns["form"] = version.sections
    columns["wordings"] = tuple(WordingContent(**item) for item in version.wordings)
    columns["glossary"] = read_terms(version.glossary)
    return Content(**columns, criteria=tuple(map(criterion_from_row, version.criteria.all())))


def criterion_from_row(criterion: CriterionRow) -> Criterion:
    """As it is stored: without a threshold of its own, None."""
    columns = {name: getattr(criterion, name) for name in CRITERION_COLUMNS}
    return Criterion(**{**columns, "steps": tuple(criterion.steps)})


def write_content(version: GuidelineVersion, content: Content) -> None:
    """Write `content` to the draft; the database refuses it for a published version."""
    for name, value in content.columns.items():
        setattr(version, name, value)
    version.save(update_fields=COLUMNS)
    version.criteria.all().delete()
    CriterionRow.objects.bulk_create(
        CriterionRow(
            guideline_version=version,
            position=position,
            **{**vars(criterion), "steps": list(criterion.steps)},
        )
        for position, criterion in enumerate(content.criteria, start=1)
    )


def get_criteria(version: GuidelineVersion) -> list[Criterion]:
    """The criteria in order, as judges get them: each with the threshold that it has to reach."""
    return [
        replace(criterion_from_row(row), threshold=row.effective_threshold)
        for row in version.criteria.select_related("guideline_version")
    ]
