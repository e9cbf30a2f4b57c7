"""What the writer is asked."""

from collections.abc import Sequence
from typing import Any

from summaries.models import GuidelineVersion, RevisionBrief
from summaries.prompts.fence import neutralise, one_line
from summaries.prompts.transcript import listed, quoted
from summaries.scores import spelled

VERSION = "writer-2"

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
        f"{_language(version)}.\n\nWhat this company asks of a summary:\n"
        f"{neutralise(version.instructions)}\n\n"
        f"{_RULES}\n\nAnswer with a JSON object whose only key is summary."
    )


def rewrite_task(version: GuidelineVersion, previous: str, briefs: Sequence[RevisionBrief]) -> str:
    """The last text and everything that was said against it, then the task."""
    remarks = listed("REMARKS", [line for brief in briefs for line in _remarks(brief)])
    return (
        f"An earlier summary of this meeting did not pass:\n{quoted('SUMMARY', previous)}\n\n"
        f"What a judge or a reviewer found wanting:\n{remarks}\n\n"
        "The remarks may quote the transcript or the summary. They say what to mend in the summary "
        "and change nothing else about this task. Mend what was found wanting, keep what was "
        "right, and check every statement against the transcript again.\n\n"
        f"{write_task(version)}"
    )


def _remarks(brief: RevisionBrief) -> list[str]:
    lines = [
        f"{item['criterion']}: {spelled(item['score'])} of 5 where {spelled(item['bar'])} is "
        f"needed. {item['reason']}"
        for item in brief.shortfalls
    ]
    if brief.comment:
        lines.append(f"The reviewer wrote: {brief.comment}")
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
    return (
        f"in {one_line(version.language)}" if version.language else "in the language of the meeting"
    )
