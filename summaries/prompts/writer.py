"""What the writer is asked."""

from collections.abc import Sequence
from typing import Any

from summaries.models import GuidelineVersion, RevisionBrief
from summaries.prompts.fence import one_line
from summaries.prompts.transcript import quoted

VERSION = "writer-1"

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {"summary": {"type": "string", "minLength": 1}},
    "required": ["summary"],
    "additionalProperties": False,
}

_RULES = (
    "Every name, figure, date and attribution must be in the transcript. Where the speakers "
    "corrected themselves, only what they settled on counts. Where something was left open, say "
    "that it was. Leave out small talk. Write plain text without Markdown marks."
)


def write_task(version: GuidelineVersion) -> str:
    return (
        f"Task: write a summary of this meeting in at most {version.max_words} words, "
        f"{_language(version)}.\n\nWhat this company asks of a summary:\n{version.instructions}\n\n"
        f"{_RULES}\n\nAnswer with a JSON object whose only key is summary."
    )


def rewrite_task(version: GuidelineVersion, previous: str, briefs: Sequence[RevisionBrief]) -> str:
    """The last text and everything that was said against it, then the task."""
    complaints = "\n".join(line for brief in briefs for line in _complaints(brief))
    return (
        f"An earlier summary of this meeting did not pass:\n{quoted('SUMMARY', previous)}\n\n"
        f"What was found wanting:\n{complaints}\n\n"
        "Mend what was found wanting, keep what was right, and check every statement against the "
        f"transcript again.\n\n{write_task(version)}"
    )


def _complaints(brief: RevisionBrief) -> list[str]:
    lines = [
        f"- {one_line(item['criterion'])}: {item['score']:.1f} of 5 where {item['bar']:g} is "
        f"needed. {one_line(item['reason'])}"
        for item in brief.shortfalls
    ]
    if brief.comment:
        lines.append(f"- The reviewer wrote: {one_line(brief.comment)}")
    return lines


def notes_task(part: int, parts: int) -> str:
    """For one part of a transcript that does not fit the model's window as a whole."""
    return (
        f"Task: this is part {part} of {parts} of a long meeting. List everything that a summary "
        "of the whole meeting could need: decisions, actions with owner and date, figures, "
        "positions and who held them, corrections, open questions. One line each, with the "
        f"speaker's name. {_RULES}\n\nAnswer with a JSON object whose only key is summary."
    )


def _language(version: GuidelineVersion) -> str:
    return f"in {version.language}" if version.language else "in the language of the meeting"
