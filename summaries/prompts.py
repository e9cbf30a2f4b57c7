"""The prompts of the writer, and the fenced part that all prompts about a transcript share."""

from collections.abc import Sequence
from typing import Any

from countersign_judge.llm.answer_limits import object_schema, outline_schema, text_schema
from countersign_judge.llm.fence import neutralize, to_one_line
from countersign_judge.prompts import fence_list, fence_text, format_reviewer_comment
from countersign_judge.scores import format_score

from summaries import minutes
from summaries.minutes import Kind
from summaries.models import GuidelineVersion, RevisionBrief
from summaries.texts import count_excess_words

# --- Writer -----------------------------------------------------------------

NOTES_WORDS = 300
VERSION = "writer-8"


def summary_schema(words: int) -> dict[str, Any]:
    """For a text of about `words` words, plus a quarter for languages with long words."""
    return {
        "type": "object",
        "properties": {"summary": text_schema(words * 5 // 4)},
        "required": ["summary"],
        "additionalProperties": False,
    }


def answer_schema(version: GuidelineVersion) -> dict[str, Any]:
    """The schema of the writer's answer: by section where the version has a form."""
    if version.sections:
        return minutes.answer_schema(version.sections)
    return summary_schema(version.max_words)


_RULES = (
    "1. State only what the transcript says: every name, figure, date and attribution must be in "
    "it.\n"
    "2. Where speakers corrected themselves, give only the final version.\n"
    "3. Say so where something was left open.\n"
    "4. Leave out small talk.\n"
    "5. Write plain text without Markdown."
)
_FORM = f"of the form {outline_schema(summary_schema(1))}"


# In the place of the last rule where a version has a form.
_FORM_RULES = (
    "5. Put each fact in the section that it belongs to, and nowhere else. Leave a section empty "
    "where the meeting has nothing for it.\n"
    "6. Give the date of an action in the words of the meeting, such as next Friday. Leave who, by "
    "and due empty where the meeting named none.\n"
    "7. Write **bold** for what a reader must not miss, and no other Markdown."
)
_KIND_RULES = {
    Kind.TEXT: "paragraphs of whole sentences",
    Kind.POINTS: "a list of points, each one whole sentence",
    Kind.DECISIONS: "a list of decisions: what was decided, and by whom",
    Kind.ACTIONS: "a list of actions: what is to be done, who does it, and when it is due",
    Kind.TABLE: "rows of a table with {columns}",
}


def writing_prompt(version: GuidelineVersion) -> str:
    language = to_one_line(version.language) if version.language else "the language of the meeting"
    if version.sections:
        rules, _, _ = _RULES.rpartition("5. ")
        return (
            f"Task: write the minutes of this meeting in {language}, in at most "
            f"{version.max_words} words, section by section.\n\n"
            "Follow the company's guideline for content and style:\n"
            f"{neutralize(version.instructions)}\n\n"
            f"The sections, by their names in your answer:\n{_describe_sections(version)}\n\n"
            f"Where the guideline differs from these rules, follow the rules:\n{rules}"
            f"{_FORM_RULES}\n\n"
            f"Answer in JSON of the form {outline_schema(answer_schema(version))}"
        )
    return (
        f"Task: write a summary of this meeting in {language}, in at most {version.max_words} "
        "words.\n\nFollow the company's guideline for content, order and style:\n"
        f"{neutralize(version.instructions)}\n\n"
        f"Where the guideline differs from these rules, follow the rules:\n{_RULES}\n\n"
        f"Answer in JSON {_FORM}"
    )


def _describe_sections(version: GuidelineVersion, *, only: str = "") -> str:
    lines = []
    for key, section in minutes.section_keys(version.sections).items():
        if only not in {"", key}:
            continue
        kind = _KIND_RULES[Kind(section.kind)].format(columns=", ".join(section.columns))
        holds = f" {section.holds}" if section.holds else ""
        needed = "" if section.required else " May be empty."
        lines.append(
            to_one_line(
                f"- {key}: “{section.heading}”, {kind}, at most {section.max_words} words."
                f"{needed}{holds}"
            )
        )
    return neutralize("\n".join(lines))


INSIST = (
    "You did this task before and gave back the earlier summary unchanged. Write new sentences "
    "where a change is asked for. The same text will be rejected."
)


def rewriting_prompt(
    version: GuidelineVersion,
    previous: str,
    briefs: Sequence[RevisionBrief],
    asked: RevisionBrief | None = None,
) -> str:
    """The last text, the comment of `asked` and everything that was found wrong, then the task."""
    parts = ["Task: rewrite an earlier summary of this meeting.", fence_text("SUMMARY", previous)]
    steps = []
    if count := count_excess_words(previous, version.max_words):
        parts.append(f"It has {count} words, more than the {version.max_words} that are allowed.")
        steps.append("Make it shorter: leave out what matters least.")
    if asked:
        parts.append(format_reviewer_comment(asked.comment, asked.attempt.text))
        steps.append("Do what the reviewer asked for.")
    # Both judgements of a text may have found the same.
    found = [*dict.fromkeys(line for brief in briefs for line in _finding_lines(brief))]
    if found:
        parts.append(f"What was found wrong with the summary:\n{fence_list('FINDINGS', found)}")
        steps.append("Correct everything that was found wrong.")
    steps += ["Keep what is right.", "Check every statement against the transcript again."]
    numbered = "\n".join(f"{number}. {step}" for number, step in enumerate(steps, start=1))
    original = f"The new summary must also meet the original task:\n{writing_prompt(version)}"
    return "\n\n".join([*parts, numbered, original])


def section_prompt(version: GuidelineVersion, key: str, text: str, remark: str) -> str:
    """One section of a text again: the whole text, a person's remark on it, and the section."""
    asked = format_reviewer_comment(remark, text) if remark else "Write it better."
    described = _describe_sections(version, only=key)
    return "\n\n".join(
        [
            "Task: write one section of the minutes of this meeting again.",
            fence_text("SUMMARY", text),
            asked,
            f"The section, by its name in your answer:\n{described}",
            "Keep what is right, and repeat nothing of another section.",
            f"Where the remark differs from these rules, follow the rules:\n"
            f"{_RULES.rpartition('5. ')[0]}{_FORM_RULES}",
            f"Answer in JSON of the form {outline_schema(section_answer_schema(version, key))}",
        ]
    )


def section_answer_schema(version: GuidelineVersion, key: str) -> dict[str, Any]:
    """The schema of one section's answer. Raises KeyError for one that the form does not have."""
    section = minutes.section_keys(version.sections)[key]
    return object_schema({key: minutes.section_schema(section)})


def _finding_lines(brief: RevisionBrief) -> list[str]:
    scores = [
        f"{item['criterion']}: {format_score(item['score'])} of 5 where "
        f"{format_score(item['threshold'])} is needed. {item['reason']}"
        for item in brief.shortfalls
    ]
    sentences = [
        f"“{item['sentence']}” {_transcript_says(item)} {item['reason']}" for item in brief.findings
    ]
    return [*scores, *sentences]


def _transcript_says(finding: dict[str, Any]) -> str:
    if finding["relation"] == "not mentioned":
        return "Not in the transcript."
    if finding["turn"] is None:
        return "The transcript says otherwise."
    return f"The transcript says “{finding['quote']}” (turn {finding['turn'] + 1})."


def notes_prompt(part: int, parts: int) -> str:
    """For one part of a transcript that is too long for the model's window."""
    return (
        f"Task: take notes on part {part} of {parts} of a long meeting. A summary of the whole "
        f"meeting will be written from the notes on all parts.\n\nWrite at most {NOTES_WORDS} "
        "words. Note decisions, actions with owner and date, figures, positions and who held them, "
        "corrections of what was said before and open questions: one line each, with the "
        f"speaker's name.\n\nRules:\n{_RULES}\n\n"
        f"Answer in JSON {_FORM}, with the notes as the summary"
    )
