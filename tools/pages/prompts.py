"""The prompts as a model reads them: the main ones in docs/prompts.md.

`python -m tools.pages.prompts` prints all of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from countersign_judge import second_look, steps
from countersign_judge.criteria import Criterion
from countersign_judge.evidence_check import VERSION as EVIDENCE_VERSION
from countersign_judge.judges import calls, claims, geval, mqag, qag, reading
from countersign_judge.llm import client
from countersign_judge.llm.errors import InvalidAnswer
from countersign_judge.llm.types import ChatRequest, Message
from countersign_judge.prompts import (
    CORRECTED,
    build_messages,
    format_reviewer_comment,
    format_transcript,
    format_turn,
)
from countersign_judge.variants import shipped_variants

import tools.django_setup  # noqa: F401 - before anything that reaches a model
from judging import gate
from summaries import prompts
from summaries.background import Background
from summaries.glossary import Term
from summaries.minutes import Section
from summaries.models import Attempt, GuidelineVersion, RevisionBrief
from summaries.participants import Participant

# --- Sample -----------------------------------------------------------------

_TURNS: list[dict[str, Any]] = [
    {"speaker": "Ana Ruiz", "start": 0, "end": 4, "text": "We order the pump on Friday."},
    {"speaker": "Ben Okafor", "start": 5, "end": 9, "text": "And the seal? We have no price yet."},
]
_BACKGROUND = Background(
    participants=(Participant("Ana Ruiz", "Buyer", "ana@corva.example", "Corva"),),
    agenda="Order of the pump\nPrice of the seal",
    occurred_at=datetime(2026, 3, 6, 9, 30, tzinfo=UTC),
    language="en",
    terms=(Term("Corva", ("cover", "corvo"), "our infusion pump"),),
)
_SUMMARY = "The pump is ordered on Monday. It costs 900 euros."
_SENTENCES = calls.split_text(_SUMMARY)
_ALL = range(len(_SENTENCES))
_COMMENT = "About “It costs 900 euros.”: say who asked about the seal."
_VERSION = GuidelineVersion(
    instructions="Decisions first, then what was left open.", max_words=100, threshold=4
)
_FORM = [
    Section("Decisions", "decisions", holds="Only what was agreed."),
    Section("Actions", "actions", max_words=100),
    Section("Prices", "table", required=False, max_words=60, columns=("Item", "Price")),
]
_MINUTES = """\
## Decisions

- **Ana Ruiz**: The pump is ordered on Friday

## Actions

- **–**: Order the pump (**Friday, 2026-03-13**)"""
_BRIEF = RevisionBrief(
    shortfalls=[
        {"criterion": "consistency", "score": 2.0, "threshold": 4.0, "reason": "A wrong day."}
    ],
    findings=[
        {
            "sentence": "The pump is ordered on Monday.",
            "relation": "contradicted",
            "quote": "on Friday",
            "turn": 0,
            "reason": "",
        },
        {
            "sentence": "It costs 900 euros.",
            "relation": "not mentioned",
            "quote": "",
            "turn": None,
            "reason": "",
        },
    ],
    comment=_COMMENT,
    attempt=Attempt(text=_SUMMARY),
)
_CRITERIA = [
    Criterion(
        name="consistency",
        definition="Whether the transcript supports every statement of the summary.",
        steps=[
            "Find the turns that support each statement.",
            "Score: 5 = all are supported, 3 = a minor one is not, 1 = an important one is not.",
        ],
    ),
    Criterion(name="brevity", definition="Whether the summary has no word too many."),
]


@dataclass(frozen=True)
class Prompt:
    """`text` is what follows the shared beginning; with `system` it is the whole user message.
    The page of the documentation shows those that are `main`."""

    title: str
    text: str
    schema: dict[str, Any]
    note: str = ""
    system: str = ""
    main: bool = False


def sections() -> Iterator[tuple[str, list[Prompt]]]:
    """The prompts under the heading of their step, which names its version."""
    yield f"Writing ({prompts.VERSION})", _writing()
    yield f"G-Eval ({geval.VERSION})", _geval()
    yield f"Evidence check ({EVIDENCE_VERSION})", _evidence()
    yield f"QAG ({qag.VERSION})", _qag()
    yield f"MQAG ({mqag.VERSION})", _mqag()
    yield (
        "Evaluation steps",
        [
            Prompt(
                "Steps of a criterion",
                steps.generation_task(_CRITERIA[0]),
                steps.SCHEMA,
                system=steps.SYSTEM,
            )
        ],
    )


def _writing() -> list[Prompt]:
    schema = prompts.summary_schema(_VERSION.max_words)
    rewritten = prompts.rewriting_prompt(_VERSION, _SUMMARY, [_BRIEF], _BRIEF)
    formed = GuidelineVersion(
        instructions=_VERSION.instructions,
        max_words=250,
        form=[section.stored() for section in _FORM],
    )
    return [
        Prompt("First text", prompts.writing_prompt(_VERSION), schema),
        Prompt(
            "Rewrite",
            rewritten,
            schema,
            "The task at its end is that of the first text. The findings are those of the judge "
            "and the evidence check. What has no content is left out. "
            f"If a model gave the same text again, this comes first: “{prompts.INSIST}”",
            main=True,
        ),
        Prompt(
            "First text under a form",
            prompts.writing_prompt(formed),
            prompts.answer_schema(formed),
            "Code makes the text of the answer ([forms of minutes](minutes.md)).",
            main=True,
        ),
        Prompt(
            "One section again",
            prompts.section_prompt(formed, "actions", _MINUTES, "Ana Ruiz does this."),
            prompts.section_answer_schema(formed, "actions"),
            "For a person who edits the text, with their remark.",
            main=True,
        ),
        Prompt(
            "Notes on a part",
            prompts.notes_prompt(1, 3),
            prompts.summary_schema(prompts.NOTES_WORDS),
            "For a transcript that does not fit the model's window. The notes then replace the "
            "transcript.",
        ),
    ]


def _geval() -> list[Prompt]:
    one = _CRITERIA[:1]
    found = [
        Prompt(
            f"Wording {wording.name}",
            geval.scoring_task(_SUMMARY, *one, variant=wording),
            geval.answer_schema(wording, one),
            wording.description,
            main=wording.name == geval.BASE_VARIANT,
        )
        for wording in shipped_variants().values()
    ]
    base = shipped_variants()[geval.BASE_VARIANT]
    asked = gate.reviewer_request_criterion(_VERSION)
    return [
        *found,
        Prompt(
            "Several criteria in one call",
            geval.scoring_task(_SUMMARY, *_CRITERIA),
            geval.answer_schema(base, _CRITERIA),
            "The second criterion has no steps and no levels, so general ones are added.",
        ),
        Prompt(
            "Score alone",
            geval.scoring_task(_SUMMARY, *one, reason=False),
            geval.answer_schema(base, one, reason=False),
            "For samples.",
        ),
        Prompt(
            "Points of a part",
            reading.points_task(2, 6, 12),
            reading.points_schema(12),
            "For a transcript that exceeds the window, before a criterion of the whole meeting is "
            "judged. The points of all parts then replace the transcript.",
        ),
        Prompt(
            "What the reviewer asked for",
            f"{format_reviewer_comment(_COMMENT, _SUMMARY)}\n\n"
            f"{geval.scoring_task(_SUMMARY, asked)}",
            geval.answer_schema(base, [asked]),
            "For a text that was rewritten after a reviewer's comment.",
        ),
    ]


def _evidence() -> list[Prompt]:
    return [
        Prompt(
            "Claim by claim",
            claims.claims_task(_SENTENCES, _ALL, reasons=True, most=6),
            claims.claims_schema(_ALL, reasons=True, most=6),
            "QAG asks this too.",
            main=True,
        ),
        Prompt(
            "Second look",
            second_look.meanings_task(_SENTENCES[:2], [[3], [6, 8]]),
            second_look.meanings_schema(2),
            "For sentences that are marked supported, on their turns and what follows.",
        ),
    ]


def _qag() -> list[Prompt]:
    questions = ["Does the meeting order the pump?", "Is the price of the seal open?"]
    of_transcript = qag.answers_task(questions, source="transcript", reasons=False)
    alone = calls.messages_without_transcript(
        _SUMMARY, qag.answers_task(questions, source="summary", reasons=True)
    )
    return [
        Prompt(
            "Truths",
            qag.truths_task(10),
            qag.truths_schema(10),
            "With `truths_extraction_limit`. The truths then replace the transcript for the check "
            "of the claims.",
        ),
        Prompt("Questions", qag.questions_task(5), qag.questions_schema(5)),
        Prompt(
            "Answers of the transcript",
            of_transcript,
            qag.answers_schema(2, reasons=False),
            "For questions that the criterion gives.",
        ),
        _without_transcript("Answers of the summary", alone, qag.answers_schema(2, reasons=True)),
    ]


def _mqag() -> list[Prompt]:
    made = mqag.MultipleChoice(0, "When is the pump ordered?", ("Monday", "Friday", "May", "June"))
    asked = calls.messages_without_transcript(_SUMMARY, mqag.questions_task(_SENTENCES, 6))
    alone = calls.messages_without_transcript(_SUMMARY, mqag.answer_task(made, "summary"))
    return [
        _without_transcript("Questions", asked, mqag.questions_schema(6)),
        Prompt(
            "Answer of the transcript", mqag.answer_task(made, "transcript"), mqag.ANSWER_SCHEMA
        ),
        _without_transcript("Answer of the summary", alone, mqag.ANSWER_SCHEMA),
    ]


def _without_transcript(
    title: str, messages: tuple[Message, ...], schema: dict[str, Any]
) -> Prompt:
    system, user = messages
    note = "This call does not see the transcript."
    return Prompt(title, user.content, schema, note, system.content)


# --- Page -------------------------------------------------------------------


def prompts_text(*, is_complete: bool = False) -> str:
    """All prompts if `is_complete`, otherwise the main ones."""
    first, transcript = build_messages(format_transcript("Weekly call", _TURNS), "")
    told = format_transcript("Weekly call", _TURNS, context=_BACKGROUND.prompt)
    with_context = told.removeprefix(format_transcript("Weekly call", _TURNS))
    sentences = [{**turn, "speaker": "", "start": None} for turn in _TURNS]
    of_document, document = build_messages(format_transcript("Weekly notes", sentences), "")
    parts = [
        "## Shared beginning\n\nSystem message:\n\n",
        _block(first.content),
        "\nBeginning of the user message:\n\n",
        _block(transcript.content.strip()),
        "\nWhere participants, an agenda, a time or a language are known, or a term of a glossary "
        "may occur, this follows:\n\n",
        _block(with_context.strip()),
        "\nA turn whose words or speaker a person [corrected](correct-a-transcript.md):\n\n",
        _block(format_turn(0, {**_TURNS[0], CORRECTED: True})),
        "\nA source without speakers and times is a document, and tasks and the library's criteria "
        "speak of it so. System message and beginning:\n\n",
        _block(of_document.content),
        "\n",
        _block(document.content.strip()),
    ]
    for heading, found in sections():
        if chosen := [_shown(prompt) for prompt in found if is_complete or prompt.main]:
            parts += [f"\n## {heading}\n", *chosen]
    parts.append(f"\n## Asked again\n\nAfter an answer that breaks its schema:\n\n{_corrected()}")
    parts.append(f"\nAfter an answer that was cut off:\n\n{_shortened()}")
    return "".join(parts)


def _shown(prompt: Prompt) -> str:
    note = f"{prompt.note}\n\n" if prompt.note else ""
    system = f"System message:\n\n{_block(prompt.system)}\n" if prompt.system else ""
    return (
        f"\n### {prompt.title}\n\n{note}Answer: `{shape(prompt.schema)}`\n\n"
        f"{system}{_block(prompt.text)}"
    )


def _block(text: str) -> str:
    return f"```text\n{text}\n```\n"


def shape(schema: dict[str, Any]) -> str:
    """The fields of a JSON Schema on one line."""
    if "enum" in schema:
        return " or ".join(str(value) for value in schema["enum"])
    if schema["type"] == "object":
        fields = (f"{name}: {shape(part)}" for name, part in schema["properties"].items())
        return f"{{{', '.join(fields)}}}"
    if schema["type"] == "array":
        return f"[{shape(schema['items'])}, …]"
    return "number" if schema["type"] == "integer" else "text"


_REQUEST = ChatRequest(
    "openai:sample", (Message("user", ""),), purpose="write", schema={}, max_tokens=400
)


def _corrected() -> str:
    problem = InvalidAnswer(
        "", rule="it breaks the schema at properties/score/enum: [1, 2, 3, 4, 5]"
    )
    return _block(client.add_correction(_REQUEST, problem)[-1].content.strip())


def _shortened() -> str:
    return _block(client.shorten_request(_REQUEST, 1).messages[-1].content.strip())


if __name__ == "__main__":
    print(prompts_text(is_complete=True), end="")
