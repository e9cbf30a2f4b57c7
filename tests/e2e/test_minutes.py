"""Minutes in a browser: from the choice of a form to the answers of the people who were there."""

import re
from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import pytest
from docx import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from playwright.sync_api import Page, expect
from pytest_django.fixtures import Settings

from judging.guidelines.defaults import ensure_default_guideline
from reviews.section_rewrites import run_request
from summaries.intake import Submission, ingest_submission
from summaries.minutes import read_minutes
from summaries.models import Summary
from summaries.participants import Participant
from summaries.status import Status
from tests.e2e.browser import sign_in
from tests.factories import scenes
from tests.factories.cases import attempt, put
from tests.modelserver import Received, Reply, Scenario
from tests.records.circulating import links
from tests.summaries.fixtures import Serve
from tests.summaries.test_minutes_written import FORM, TEXT, formed, meeting

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.mark.usefixtures("a_model")
def test_an_action_is_edited_with_its_owner_from_the_participants(new_page: Any) -> None:
    scenes.reviewer()
    summary = meeting(formed())
    attempt(summary, TEXT)
    put(summary, Status.IN_REVIEW)
    page: Page = new_page()
    sign_in(page, "rosa")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(f"/summaries/{summary.pk}/?panel=edit")
        expect(page.locator("[data-sections] details")).to_have_count(4)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    actions = page.locator("[data-sections] details", has_text="Actions")
    area = actions.locator("textarea")
    expect(area).to_have_value(re.compile("Ben Okafor"))
    area.fill("## Actions\n\n- Send the drawing")
    problems = page.locator("[data-problems]")
    expect(problems).to_contain_text("Action 1 has no owner")
    area.press("End")
    page.locator("[data-owner]").select_option("Ana Ruiz")
    expect(area).to_have_value("## Actions\n\n- **Ana Ruiz**: Send the drawing")
    area.press("Control+End")
    area.press("Enter")
    area.press_sequentially("Call ")
    area.press("Control+b")
    area.press_sequentially("today")
    area.press("Control+b")
    area.press_sequentially(" or")
    expect(area).to_have_value(re.compile(r"\n- Call \*\*today\*\* or$"))
    area.press("Control+Shift+ArrowLeft")
    area.press("Control+b")
    expect(area).to_have_value(re.compile(r"\*\*today\*\* \*\*or\*\*$"))
    area.press("ArrowLeft")
    area.press("ArrowLeft")
    area.press("Control+Shift+ArrowLeft")
    area.press("Control+b")
    expect(area).to_have_value(re.compile(r"\*\*today\*\* or$"))
    expect(problems).to_contain_text("Action 2 has no owner")
    actions.locator("summary").click()
    expect(area).to_be_hidden()
    page.locator("#edit-form button[name=save]").click()
    expect(page.get_by_text("Saved as attempt 2.")).to_be_visible()
    text = summary.attempts.order_by("-number")[0].text
    found = read_minutes(FORM, text)
    assert [action.who for action in found.actions] == ["Ana Ruiz", None]
    assert len(found.decisions) == 1


# --- The whole way ----------------------------------------------------------

WRITTEN: dict[str, Any] = {
    "decisions": [{"what": "The pilot starts on 4 May with two hospitals", "by": "Ana Ruiz"}],
    "actions": [
        {
            "what": "Send the contract to both hospitals",
            "who": "Chidi Mensah",
            "due": "by Friday",
        },
        {
            "what": "Write up the sensor drift for the risk file",
            "who": "",
            "due": "28 April",
        },
    ],
    "discussion": "Finance approved 48,000 euros for the pilot.",
    "open_points": ["Training"],
}
AGAIN = {"open_points": ["Who trains the nurses in the second hospital is open"]}

COPIED = """async () => {
    const [item] = await navigator.clipboard.read();
    return (await item.getType("text/html")).text();
}"""


def write(request: Received) -> Reply:
    """A writer of sections, who is asked for all of them or for one; and judges."""
    asked = (request.schema or {}).get("properties", {})
    if asked.keys() == WRITTEN.keys():
        return Reply(data=WRITTEN)
    return Reply(data=AGAIN) if asked.keys() == AGAIN.keys() else Scenario()(request)


def test_from_the_choice_of_a_form_to_an_answered_objection(
    new_page: Any, serve: Serve, settings: Settings, tmp_path: Any
) -> None:
    settings.RECALL_SECONDS = 0
    server = serve(write)
    ensure_default_guideline()
    scenes.reviewer()
    publish_minutes(new_page())
    summary = hand_in()
    scenes.pipeline_finishes(summary)
    page: Page = new_page()
    sign_in(page, "rosa")

    edit_and_write_a_section_again(page, summary)
    assert "> Say what about the training is open." in server.requests[-1].prompt
    page.locator("#edit-form button[name=judge]").click()
    page.wait_for_url(f"**/summaries/{summary.pk}/")
    scenes.pipeline_finishes(summary)

    page.goto(f"/summaries/{summary.pk}/?panel=approve")
    page.locator("#id_approve_comment").fill("Read against the recording.")
    page.get_by_role("button", name="Approve and sign").click()
    page.wait_for_url("**/records/1/")

    assert_copied_and_exported(page, tmp_path)
    expect(page.get_by_label("People who were there")).to_have_value(re.compile("ana@example.org"))
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.get_by_text("Sent to 2 people.")).to_be_visible()
    sent = links()
    agreeing, objecting = new_page(), new_page()
    agreeing.goto(sent["ana@example.org"])
    agreeing.get_by_role("button", name="I agree").press("Enter")
    expect(agreeing.get_by_text("Your answer is stored")).to_be_visible()
    objecting.goto(sent["chidi@example.org"])
    objecting.get_by_label("Send the contract to both hospitals").press("Space")
    objecting.get_by_label("What is wrong?").fill("I said Monday.")
    objecting.get_by_role("button", name="Object", exact=True).press("Enter")
    expect(objecting.get_by_text("Your answer is stored")).to_be_visible()

    answering: Page = new_page()
    sign_in(answering, scenes.person("lena", "lead", name="Lena Voss").username)
    answering.goto("/records/1/")
    panel = answering.get_by_role("region", name="Participants")
    expect(panel).to_contain_text("agreed by 1 of 2, 1 objection, 1 not answered")
    expect(panel.locator("blockquote")).to_contain_text("Send the contract to both hospitals")
    panel.get_by_label("Your answer").fill("The recording says Friday.")
    panel.get_by_role("button", name="Answer", exact=True).click()
    expect(panel).to_contain_text("agreed by 1 of 2, 1 objection, answered")
    objecting.reload()
    expect(objecting.get_by_text("The recording says Friday.")).to_be_visible()


def publish_minutes(page: Page) -> None:
    """As an admin who chooses the shipped general minutes, and lets records be sent."""
    sign_in(page, scenes.person("ada", "admins", name="Ada Lind").username)
    page.goto("/guidelines/new")
    shipped = page.get_by_role("group").filter(has_text="General minutes")
    shipped.locator("summary").click()
    expect(shipped).to_contain_text("Every task that a person promised")
    shipped.get_by_role("link", name="Choose General minutes").click()
    expect(page.get_by_text("It starts as a copy of “General minutes”.")).to_be_visible()
    page.get_by_label("Kind of meeting").fill("Steering meetings")
    page.get_by_label("Name").fill("steering")
    page.get_by_role("button", name="Create draft").click()
    page.locator("summary", has_text="Participants").click()
    page.get_by_label("Records go to participants").select_option("asked")
    page.get_by_role("button", name="Save and publish").click()
    page.get_by_label("Why").fill("Everyone wants the same form.")
    page.get_by_role("button", name="Publish").click()
    expect(page.get_by_text("v1 is current")).to_be_visible()


def hand_in() -> Summary:
    """A meeting on a Tuesday."""
    return ingest_submission(
        Submission(
            source="calls",
            external_id="steering-1",
            title="Pilot steering meeting",
            content=[
                {"speaker": who, "start": 14.0 * at, "end": 14.0 * at + 12, "text": said}
                for at, (who, said) in enumerate(scenes.TURNS)
            ],
            guideline="steering",
            occurred_at=datetime(2026, 3, 3, 9, tzinfo=UTC),
            participants=[
                Participant("Ana Ruiz", "Chair", "ana@example.org"),
                Participant("Chidi Mensah", "", "chidi@example.org"),
            ],
        ),
        by=None,
    ).summary


def edit_and_write_a_section_again(page: Page, summary: Summary) -> None:
    """Give the last action an owner, and have the open points written with a remark."""
    page.goto(f"/summaries/{summary.pk}/?panel=edit")
    actions = page.get_by_role("textbox", name="Actions", exact=True)
    actions.press("Control+End")
    page.get_by_label("Owner of this action").select_option("Dana Levy")
    points = page.locator("[data-sections] details", has_text="Open points")
    points.get_by_label("Remark for the model").fill("Say what about the training is open.")
    with page.expect_response(lambda answer: answer.url.endswith("/sections")) as asked:
        points.get_by_role("button", name="Write this section again").click()
    run_request(UUID(asked.value.json()["request"]))
    expect(points.get_by_role("textbox", name="Open points")).to_have_value(re.compile("nurses"))


def assert_copied_and_exported(page: Page, directory: Any) -> None:
    """The record's text keeps its form on the clipboard and in Word."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate(COPIED)
    assert "<h2>Decisions</h2>" in copied
    assert "<td>Dana Levy</td>" in copied

    with page.expect_download() as download:
        page.get_by_role("button", name="Word").click()
    file = directory / "minutes.docx"
    download.value.save_as(file)
    assert_minutes(Document(str(file)))


def assert_minutes(document: Any) -> None:
    """Headings, a table of actions, and footnotes with turns."""
    headings = [one.text for one in document.paragraphs if one.style.name == "Heading 2"]
    assert headings == ["Decisions", "Actions", "Discussion", "Open points"]
    [table] = document.tables
    assert [[cell.text for cell in row.cells] for row in table.rows] == [
        ["Action", "Who", "Due"],
        ["Send the contract to both hospitals", "Chidi Mensah", "by Friday, 2026-03-06"],
        ["Write up the sensor drift for the risk file", "Dana Levy", "28 April, 2026-04-28"],
    ]
    notes = document.part.part_related_by(RELATIONSHIP_TYPE.FOOTNOTES).blob.decode()
    assert "Turn 4, 0:00:42, Chidi Mensah: “Agreed. I will send the contract" in notes
