"""Minutes under a guideline with a form: written by section, judged as one text."""

import re
from datetime import UTC, datetime
from typing import Any

import pytest
from countersign_judge.judges import rules
from countersign_judge.llm.providers.offline.sentences import split_sentences

from judging.guidelines.content import get_criteria
from judging.judges import build_judge_input
from judging.services import judge_summary
from records.snapshot import guideline_dict
from summaries.intake import Submission, ingest_submission
from summaries.minutes import Section, check_minutes, read_minutes, section_keys
from summaries.models import Attempt, GuidelineVersion, Summary
from summaries.services import write_next_attempt
from tests.factories.cases import TURNS, attempt, version
from tests.modelserver import Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

FORM = [
    Section("Decisions", "decisions", holds="Only what was agreed."),
    Section("Actions", "actions"),
    Section("Discussion", "text"),
    Section("Open points", "points", required=False),
]
ANSWER: dict[str, Any] = {
    "decisions": [{"what": "The pump keeps its budget of 40,000 euros", "by": "Ana Ruiz"}],
    "actions": [
        {
            "what": "Send the revised drawing to the supplier",
            "who": "Ben Okafor",
            "due": "by Friday",
        }
    ],
    "discussion": "The seal was discussed.",
    "open_points": ["The seal is open until next week."],
}
TEXT = """## Decisions

- **Ana Ruiz**: The pump keeps its budget of 40,000 euros

## Actions

- **Ben Okafor**: Send the revised drawing to the supplier (**by Friday, 2026-03-06**)

## Discussion

The seal was discussed.

## Open points

- The seal is open until next week."""
RULES = {"method": "rules", "parameters": {"form": True}}


def formed(**columns: Any) -> GuidelineVersion:
    return version(form=[section.stored() for section in FORM], **columns)


def meeting(under: GuidelineVersion) -> Summary:
    return ingest_submission(
        Submission(
            source="tests",
            external_id=f"formed-{under.pk}",
            title="Pump review",
            content=list(TURNS),
            guideline=under.guideline.name,
            occurred_at=datetime(2026, 3, 3, 9, tzinfo=UTC),
        ),
        by=None,
    ).summary


def by_section(answer: dict[str, Any], judge: Scenario | None = None) -> Any:
    scenario = judge or Scenario()

    def reply(request: Received) -> Reply:
        return Reply(data=answer) if request.schema_name == "summary" else scenario(request)

    return reply


def test_the_writer_answers_by_section_and_code_makes_the_text(serve: Serve) -> None:
    server = serve(by_section(ANSWER))
    summary = meeting(formed())
    write_next_attempt(summary.pk)
    assert summary.attempts.get().text == TEXT
    asked = server.requests[0]
    assert list((asked.schema or {})["properties"]) == list(section_keys(FORM))
    assert "“Decisions”, a list of decisions" in asked.prompt
    assert "Only what was agreed." in asked.prompt


def test_a_section_that_stops_within_a_sentence_is_asked_for_again(serve: Serve) -> None:
    cut = {**ANSWER, "discussion": "The seal was discussed and " + "x" * 1450}
    answers = iter([cut, ANSWER])
    server = serve(lambda request: Reply(data=next(answers)))
    summary = meeting(formed())
    write_next_attempt(summary.pk)
    assert len(server.requests) == 2
    assert summary.attempts.get().text == TEXT


def test_without_a_model_the_extract_is_sorted_into_the_form() -> None:
    summary = meeting(formed(writer_model="offline", judge_model="offline"))
    write_next_attempt(summary.pk)
    text = summary.attempts.get().text
    assert [line for line in text.splitlines() if line.startswith("## ")] == [
        "## Decisions",
        "## Actions",
        "## Discussion",
    ]
    assert check_minutes(FORM, text) == []
    [action] = read_minutes(FORM, text).actions
    assert action.who == "Ben Okafor"


def test_points_and_rows_are_sentences_and_headings_are_not() -> None:
    table = (
        "\n\n## Figures\n\n| Item | Amount |\n| --- | --- |\n| Pump. Two | 40,000 |\n|  | 3 |\nNo."
    )
    spans = split_sentences(TEXT + table)
    assert [span.text for span in spans if not span.heading] == [
        "**Ana Ruiz**: The pump keeps its budget of 40,000 euros",
        "**Ben Okafor**: Send the revised drawing to the supplier (**by Friday, 2026-03-06**)",
        "The seal was discussed.",
        "The seal is open until next week.",
        "Pump. Two | 40,000",
        "3",
        "No.",
    ]
    assert "Item | Amount" in [span.text for span in spans if span.heading]
    assert all(span.text == (TEXT + table)[span.start : span.end] for span in spans)


def judged(text: str, **columns: Any) -> tuple[Attempt, Any]:
    under = formed(criterion={"method": "rules", "parameters": {"form": True, "names": False}})
    GuidelineVersion.objects.filter(pk=under.pk)
    held = attempt(meeting(under), text, **columns)
    return held, build_judge_input(under, held, held.summary_id)


def test_a_date_that_follows_from_what_was_said_is_no_invented_figure() -> None:
    held, judge_input = judged(TEXT)
    assert len(judge_input.text) == len(held.text)
    assert "2026-03-06" not in judge_input.text
    assert "by Friday" in judge_input.text
    _, wrong = judged(TEXT.replace("2026-03-06", "2026-03-07"))
    assert "2026-03-07" in wrong.text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("", "", "Every rule is kept."),
        (", 2026-03-06", ", 2026-03-09", "Figures that are not in the transcript"),
        ("**Ben Okafor**: ", "", "Action 1 has no owner"),
        (" (**by Friday, 2026-03-06**)", "", "Action 1 has no date"),
        ("The seal was discussed.", "The new supplier was approved.", "is not under the decisions"),
        ("The seal was discussed.", "They agreed that the pump keeps its budget.", "is kept"),
        ("keeps its budget of 40,000 euros", "should it keep its budget?", "something is open"),
        ("## Discussion", "## Talk", "The form has no section “Talk”"),
    ],
)
def test_the_rules_check_what_a_form_makes_checkable(old: str, new: str, reason: str) -> None:
    held, judge_input = judged(TEXT.replace(old, new))
    criteria = get_criteria(held.summary.guideline_version)
    [score] = rules.judge(judge_input, criteria).scores
    assert reason in score.reason
    assert (score.value >= 4) == (reason in {"Every rule is kept.", "is kept"})


def test_what_was_written_by_section_is_judged_and_every_point_has_its_evidence(
    serve: Serve,
) -> None:
    serve(by_section(ANSWER))
    summary = meeting(formed())
    write_next_attempt(summary.pk)
    judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == "in_review"
    held = summary.attempts.get()
    found = [finding for each in held.evaluations.all() for finding in each.findings]
    evidence = [(each.start, each.end, each.turns) for each in found]
    minutes = read_minutes(FORM, held.text, evidence)
    assert minutes.decisions[0].turns == (0,)
    assert minutes.actions[0].turns == (1,)
    assert not [each for each in found if re.match(r"#|Decisions", held.text[each.start :])]
    assert guideline_dict(summary)["form"] == [section.stored() for section in FORM]
