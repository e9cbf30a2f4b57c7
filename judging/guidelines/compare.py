"""Word diff of two guideline versions, field by field."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django.utils.formats import number_format
from django.utils.translation import gettext, gettext_noop

from judging.guidelines.content import Content
from summaries.glossary import format_glossary
from summaries.minutes import Section
from web.word_diff import WordChange, find_word_changes

_LABELS = {
    "instructions": gettext_noop("Instructions"),
    "threshold": gettext_noop("Threshold"),
    "attempt_budget": gettext_noop("Attempts"),
    "max_words": gettext_noop("Maximum words"),
    "form": gettext_noop("Form"),
    "language": gettext_noop("Language"),
    "names_first_hours": gettext_noop("Hours to wait for names of speakers"),
    "writer_model": gettext_noop("Writer model"),
    "judge_model": gettext_noop("Judge model"),
    "score_mode": gettext_noop("How G-Eval scores"),
    "joint": gettext_noop("All G-Eval criteria in one call"),
    "joint_advisory": gettext_noop("Criteria that need not pass in one G-Eval call"),
    "variant": gettext_noop("Wording of the judge's prompt"),
    "confirm": gettext_noop("Second judgement of doubtful passes"),
    "confirm_above": gettext_noop("Doubtful above this probability of a lower score"),
    "four_eyes": gettext_noop("Four eyes"),
    "judge_edits": gettext_noop("Judge edits"),
    "signing": gettext_noop("Signing"),
    "redact": gettext_noop("Hide personal data from external models"),
    "send_minutes": gettext_noop("Records go to participants"),
    "circulate_drafts": gettext_noop("Participants get drafts"),
    "send_turns": gettext_noop("Participants see the turns behind the text"),
    "glossary": gettext_noop("Glossary"),
    "name": gettext_noop("Name"),
    "title": gettext_noop("Title"),
    "description": gettext_noop("Description"),
    "prompt": gettext_noop("Prompt"),
    "notes": gettext_noop("Notes"),
    "raw": gettext_noop("Sent as it is"),
    "system": gettext_noop("System message"),
    "user": gettext_noop("User message"),
    "criterion": gettext_noop("Criterion"),
    "top_p": "top_p",
    "top_k": "top_k",
    "seed": gettext_noop("Seed"),
    "max_tokens": gettext_noop("Maximum tokens of an answer"),
    "position": gettext_noop("Position"),
    "definition": gettext_noop("Definition"),
    "steps": gettext_noop("Steps"),
    "method": gettext_noop("Method"),
    "parameters": gettext_noop("Parameters"),
    "blocking": gettext_noop("Must pass"),
    "basis": gettext_noop("Long meetings are judged on"),
}


@dataclass(frozen=True)
class ComparedField:
    label: str
    changes: tuple[WordChange, ...]

    @property
    def changed(self) -> bool:
        return any(change.kind != "same" for change in self.changes)


@dataclass(frozen=True)
class ComparedSection:
    """Fields of the guideline or of one criterion; `status`: same, changed, added or removed."""

    title: str
    status: str
    rows: tuple[ComparedField, ...]


def compare_content(old: Content, new: Content) -> list[ComparedSection]:
    """The guideline first, then wordings and criteria by name; in each, removed ones last."""
    return [
        _compare_section(gettext("Guideline"), _guideline_fields(old), _guideline_fields(new)),
        *_compare_sections(_wording_fields(old), _wording_fields(new)),
        *_compare_sections(_criterion_fields(old), _criterion_fields(new)),
    ]


# The texts of fields by their name; groups of fields by title.
Fields = dict[str, str]
Titled = dict[str, Fields]


def _guideline_fields(content: Content) -> Fields:
    """What has a label: wordings are compared apart, and `drill_share` has no effect."""
    values = {
        **content.columns,
        "form": tuple(map(_format_section, content.form)),
        "glossary": format_glossary(content.glossary),
    }
    return _format_fields({name: value for name, value in values.items() if name in _LABELS})


def _format_section(section: Section) -> str:
    """One line: "Figures (table: Item, Amount; at most 150 words): Only those of the budget"."""
    columns = f": {', '.join(section.columns)}" if section.columns else ""
    length = gettext("at most {count} words").format(count=section.max_words)
    optional = "" if section.required else f"; {gettext('may be missing')}"
    holds = f": {section.holds}" if section.holds else ""
    return f"{section.heading} ({section.label}{columns}; {length}{optional}){holds}"


def _wording_fields(content: Content) -> Titled:
    title = gettext("Wording {name}")
    return {title.format(name=item.name): _format_fields(vars(item)) for item in content.wordings}


def _criterion_fields(content: Content) -> Titled:
    return {
        criterion.name: _format_fields({"position": position, **vars(criterion)}, without="name")
        for position, criterion in enumerate(content.criteria, 1)
    }


def _compare_sections(old: Titled, new: Titled) -> Iterator[ComparedSection]:
    for title in {**new, **old}:
        yield _compare_section(title, old.get(title, {}), new.get(title, {}))


def _compare_section(title: str, old: Fields, new: Fields) -> ComparedSection:
    rows = tuple(
        ComparedField(
            gettext(_LABELS[field]),
            tuple(find_word_changes(old.get(field, ""), new.get(field, ""))),
        )
        for field in {**new, **old}
    )
    return ComparedSection(title, _section_status(old, new), rows)


def _section_status(old: Fields, new: Fields) -> str:
    if not old:
        return "added"
    if not new:
        return "removed"
    return "same" if old == new else "changed"


def _format_fields(values: dict[str, Any], *, without: str = "") -> Fields:
    return {name: _format_value(value) for name, value in values.items() if name != without}


def _format_value(value: Any) -> str:
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    if isinstance(value, tuple):
        return "\n".join(value)
    if isinstance(value, dict):
        return json.dumps(value, indent=2, ensure_ascii=False, sort_keys=True) if value else ""
    return (
        ""
        if value is None
        else number_format(f"{value:g}")
        if isinstance(value, float)
        else str(value)
    )
