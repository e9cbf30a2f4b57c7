"""The page of a case: what is in sight, how few keys it takes, and editing in place."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_FILE_PATH
from playwright.sync_api import Page, expect

from judging.models import Rating
from records.models import Record, ViewEvent
from reviews import claims
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.browser import sign_in
from tests.factories import scenes

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("a_model")]

# Of real length: ten sentences of 18 to 27 words.
LONG = """\
The steering group confirmed that the pilot of the temperature patch starts on 4 May in two \
hospitals, after the contract with both is signed.

Decisions:
- Finance approved 48,000 euros for the pilot instead of the 60,000 that had been asked for, and \
the second hospital pays for its own tablets.
- Ana Ruiz and Ben Okafor agreed that the patch is ordered in two batches, the second only after \
the first four weeks went well.

Actions:
- Chidi Mensah sends the contract to the legal departments of both hospitals by Friday and asks \
them for an answer within two weeks.
- Dana Levy writes up the drift of 0.3 degrees for the risk file by 28 April, with the raw \
measurements of the laboratory attached.
- Ben Okafor calls the supplier about the delivery of the second batch and reports the price per \
patch to the group next Tuesday.

Discussion:
The laboratory saw a drift of 0.3 degrees over six hours, which is within the tolerance that the \
group had agreed on in January. Chidi Mensah asked whether the nurses of the night shift can read \
the display without waking the patient, and Dana Levy will test it. Who trains the nurses in the \
second hospital was left open until the contract is signed, because the ward manager is away \
until then. The group meets again on 12 May at nine in the morning, one week after the start of \
the pilot in the first hospital."""

LEAST = {(1440, 900): 8, (1280, 800): 6, (1366, 657): 5, (1024, 768): 4, (390, 844): 3}

# How many sentences lie wholly within their pane, above the footer and below what stands on top.
IN_SIGHT = """() => {
  const top = document.querySelector(".verdict-strip").getBoundingClientRect().bottom;
  const bottom = document.querySelector("#decide").getBoundingClientRect().top;
  return [...document.querySelectorAll(".sentence")].filter((sentence) => {
    const { top: from, bottom: to, left, right } = sentence.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (from + to) / 2);
    return from >= top && to <= bottom && sentence.contains(middle);
  }).length;
}"""
PLACES = """() => [...document.querySelectorAll(".sentence")]
  .map((sentence) => sentence.getBoundingClientRect().top)"""


def long_case(title: str = "Pilot steering meeting", **changes: float) -> Summary:
    turns = scenes.TURNS * 6
    case = scenes.written(scenes.opened_case(title, turns=turns), LONG)
    return scenes.judged(case, Action.PASS, changes)


def opened(new_page, width: int, height: int) -> Page:
    scenes.reviewer()
    page: Page = new_page(viewport={"width": width, "height": height})
    sign_in(page, "rosa")
    page.goto(f"/summaries/{long_case().pk}/")
    return page


@pytest.mark.parametrize(("size", "least"), LEAST.items())
def test_the_summary_stays_in_sight_and_in_place_while_it_is_approved(new_page, size, least):
    page = opened(new_page, *size)
    before = page.evaluate(PLACES)
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.locator("#panel-approve")).to_be_visible()
    expect(page.get_by_text("I have read this summary against the transcript.")).to_be_in_viewport()
    assert page.evaluate(PLACES) == before
    assert page.evaluate("document.querySelector('#decide').offsetHeight") <= 120
    assert page.evaluate("document.querySelector('.bar').offsetHeight") <= 48
    seen = page.evaluate(IN_SIGHT)
    assert seen >= least, seen
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


MOST_KEYS = 25


def test_ten_cases_are_approved_in_a_row_with_few_keys_by_what_the_screen_says(new_page):
    scenes.reviewer()
    titles = [f"Meeting {number}" for number in range(1, 11)]
    for title in titles:
        scenes.in_review(title)
    page = new_page()
    sign_in(page, "rosa")
    pressed = []

    def press(key: str) -> None:
        page.wait_for_load_state()
        pressed.append(key)
        page.keyboard.press(key)

    press("j")
    press("Enter")
    for title in titles:
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_in_viewport()
        press("ControlOrMeta+Enter")
        expect(page.get_by_role("button", name="Approve and sign")).to_be_in_viewport()
        press("ControlOrMeta+Enter")
    expect(page.get_by_text("Approved. This is record 10.")).to_be_in_viewport()
    assert len(pressed) <= MOST_KEYS, pressed
    assert Record.objects.count() == len(titles)


@pytest.fixture
def rosa(new_page) -> Page:
    scenes.reviewer()
    page: Page = new_page()
    sign_in(page, "rosa")
    return page


def in_place(page: Page, case: Summary, number: int) -> None:
    """The sentence with that number is being edited where it stands."""
    page.goto(f"/summaries/{case.pk}/")
    for _ in range(number):
        page.keyboard.press("j")
    page.keyboard.press("e")
    expect(page.get_by_role("textbox", name="Edit this sentence")).to_be_focused()
    expect(page.locator(".turn.lit").first).to_be_in_viewport()


def test_a_sentence_is_edited_where_it_stands_and_nothing_else_changes(rosa):
    case = scenes.in_review("Pilot meeting")
    in_place(rosa, case, 2)
    field = rosa.get_by_role("textbox", name="Edit this sentence")
    expect(field).to_have_value("Chidi Mensah will send the contract to both hospitals by Friday.")
    field.fill("Chidi Mensah sends the contract by Friday 💊.")
    rosa.keyboard.press("Enter")
    expect(rosa.get_by_text("Saved as attempt 2.")).to_be_visible()
    text = scenes.newest(case).text
    assert text == scenes.GOOD.replace(
        "Chidi Mensah will send the contract to both hospitals by Friday.",
        "Chidi Mensah sends the contract by Friday 💊.",
    )
    # The next one is edited at once, behind letters that scripts count otherwise.
    rosa.wait_for_load_state()
    rosa.keyboard.press("j")
    rosa.keyboard.press("e")
    rosa.get_by_role("textbox", name="Edit this sentence").fill("")
    rosa.keyboard.press("Enter")
    expect(rosa.get_by_text("Saved as attempt 3.")).to_be_visible()
    lines = text.splitlines()
    assert scenes.newest(case).text.splitlines() == [*lines[:4], *lines[5:]]


def test_leaving_an_edit_changes_nothing_and_brings_it_back_with_the_next_look(rosa):
    case = scenes.in_review("Pilot meeting")
    in_place(rosa, case, 1)
    rosa.get_by_role("textbox", name="Edit this sentence").fill("Half a sen")
    rosa.keyboard.press("Escape")
    expect(rosa.get_by_role("textbox", name="Edit this sentence")).to_have_count(0)
    rosa.keyboard.press("e")
    expect(rosa.get_by_role("textbox", name="Edit this sentence")).to_have_value("Half a sen")
    rosa.keyboard.press("Escape")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.wait_for_url("**/records/1/")
    assert Record.objects.get().text == scenes.GOOD


BORNE = "The pilot starts on 4 May with two hospitals, and finance approved 48,000 euros."


def saved_with_ctrl_enter(rosa: Page, case: Summary, words: str) -> None:
    """The first sentence has these words, and the stroke that saved them is still held down."""
    in_place(rosa, case, 1)
    rosa.get_by_role("textbox", name="Edit this sentence").fill(words)
    rosa.keyboard.down("Control")
    rosa.keyboard.down("Enter")


def held_down(rosa: Page) -> None:
    for _ in range(3):
        rosa.keyboard.down("Enter")
    rosa.keyboard.up("Enter")
    rosa.keyboard.up("Control")


def test_saving_opens_the_approval_which_waits_for_a_press_of_its_own(rosa):
    case = scenes.in_review("Pilot meeting")
    saved_with_ctrl_enter(rosa, case, BORNE)
    expect(rosa.locator("#panel-approve")).to_be_visible()
    held_down(rosa)
    scenes.evidence_comes(case)
    expect(rosa.get_by_text("Findings are below.")).to_be_visible()
    expect(rosa.locator("#panel-approve")).to_be_visible()
    assert not Record.objects.exists()
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.wait_for_url("**/records/1/")
    assert BORNE in Record.objects.get().text


def test_an_edit_that_adds_a_contradiction_is_saved_and_not_approved(rosa):
    case = scenes.in_review("Pilot meeting")
    saved_with_ctrl_enter(rosa, case, "The pilot starts on 9 May with two hospitals.")
    expect(rosa.locator("#panel-approve")).to_be_visible()
    held_down(rosa)
    scenes.evidence_comes(case)
    expect(rosa.locator("#s1 .mark")).to_be_visible()
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.get_by_label("Reason", exact=True)).to_be_focused()
    assert not Record.objects.exists()
    assert scenes.newest(case).number == 2


def saved_to_be_judged(rosa: Page) -> Summary:
    case = scenes.with_edits_judged(scenes.in_review("Pilot meeting"))
    saved_with_ctrl_enter(rosa, case, BORNE)
    expect(rosa.locator("#progress")).to_contain_text("Being judged")
    held_down(rosa)
    case.refresh_from_db()
    return case


def test_the_approval_of_an_edit_opens_with_the_verdict_and_waits(rosa):
    case = saved_to_be_judged(rosa)
    scenes.judged(case, Action.PASS)
    expect(rosa.locator("#panel-approve")).to_be_visible()
    assert not Record.objects.exists()
    expect(rosa.get_by_role("textbox", name="Comment (optional")).to_be_focused()
    rosa.keyboard.press("ControlOrMeta+Enter")
    rosa.wait_for_url("**/records/1/")
    assert Record.objects.get().text == scenes.newest(case).text


def test_the_approval_of_an_edit_that_falls_short_says_so_and_asks_why(rosa):
    case = saved_to_be_judged(rosa)
    scenes.judged(case, Action.EXHAUST, {"consistency": 3.1})
    expect(rosa.locator("#panel-approve")).to_contain_text("Consistency is below its threshold")
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.get_by_label("Reason", exact=True)).to_be_focused()
    assert not Record.objects.exists()


def test_several_sentences_are_commented_and_sent_back_at_once(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    for number, words in ((1, "Name the hospitals."), (3, "It was May.")):
        while not rosa.locator(f"#s{number}.selected").count():
            rosa.keyboard.press("j")
        rosa.keyboard.press("b")
        expect(rosa.locator(f"#s{number} textarea")).to_be_focused()
        rosa.keyboard.type(words)
        rosa.keyboard.press("Escape")
    rosa.get_by_label("What is wrong?").select_option(label="Something is missing")
    rosa.get_by_label("What is wrong?").press("ControlOrMeta+Enter")
    expect(rosa.get_by_text("Sent back to the model")).to_be_visible()
    assert scenes.newest(case).briefs.get().comment == (
        "Something is missing, about “The pilot starts on 4 May with two hospitals.”: "
        "Name the hospitals.\nAbout “Dana Levy will write up the sensor drift for the risk file "
        "by 28 April.”: It was May."
    )
    # Never the text that was sent back.
    expect(rosa.locator(".sentence")).to_have_count(0)
    expect(rosa.locator("#asked")).to_contain_text("You asked:")
    case.refresh_from_db()
    scenes.judged(scenes.written(case, f"{scenes.GOOD} In Bergen."), Action.PASS)
    expect(rosa.locator(".sentences mark")).to_contain_text("Bergen")


def test_three_criteria_that_fall_short_fit_in_the_verdict(rosa):
    rosa.set_viewport_size({"width": 1280, "height": 800})
    case = scenes.written(scenes.opened_case("Pilot meeting"), scenes.WEAK)
    short = ["consistency", "relevance", "professional language"]
    scenes.judged(case, Action.EXHAUST, dict.fromkeys(short, 3.1))
    rosa.goto(f"/summaries/{case.pk}/")
    strip = rosa.get_by_role("navigation", name="Verdict")
    expect(strip.locator("a", has_text="3.1 of 5")).to_have_count(1)
    expect(strip).to_contain_text("1 wrong")
    expect(strip).to_contain_text("0 of 3 checked")
    expect(strip).to_contain_text("Covers")
    assert strip.evaluate("strip => strip.scrollWidth <= strip.clientWidth")
    assert (strip.bounding_box() or {})["height"] < 40
    strip.get_by_role("link", name="3.1 of 5").click()
    expect(rosa.locator("#scores .short")).to_have_count(3)
    expect(rosa.locator("#scores .short").first).to_be_in_viewport()


def test_a_rating_is_left_and_taken_up_again_beside_the_text(rosa, settings):
    settings.BLIND_SHARE = 100
    case = scenes.in_review("Pilot meeting")
    rosa.goto(f"/summaries/{case.pk}/")
    expect(rosa.get_by_text("Whether the transcript supports every statement")).to_be_visible()
    for key in "45":
        rosa.keyboard.press(key)
    expect(rosa.get_by_text("Saved. Continue any time.")).to_be_visible()
    text, panel = (rosa.locator(name).bounding_box() for name in (".half.summary", "#panel-rate"))
    assert text is not None
    assert panel is not None
    assert panel["x"] >= text["x"] + text["width"]
    rosa.goto("/")
    rosa.goto(f"/summaries/{case.pk}/")
    expect(rosa.locator("#panel-rate :checked")).to_have_count(2)
    assert not Rating.objects.exists()
    rosa.keyboard.press("3")
    rosa.keyboard.press("Enter")
    expect(rosa.locator("#scores")).to_contain_text("you: 4")


def test_exceptions_are_walked_in_both_directions_and_supported_sentences_carry_no_word(rosa):
    case = scenes.written(scenes.opened_case("Pilot meeting"), scenes.WEAK)
    scenes.judged(case, Action.PASS, model="openai:gpt-5")
    rosa.goto(f"/summaries/{case.pk}/")
    expect(rosa.locator("#s4 .mark")).to_have_text("supported")
    assert (rosa.locator("#s4 .mark").bounding_box() or {})["width"] < 20
    expect(rosa.locator("#s4 .evidence")).to_have_css("opacity", "0")
    rosa.locator("#s4").hover()
    expect(rosa.locator("#s4 .evidence")).to_have_css("opacity", "1")
    for key, number in (("n", 1), ("n", 2), ("n", 3), ("p", 2), ("p", 1), ("p", 3)):
        rosa.keyboard.press(key)
        expect(rosa.locator(f"#s{number}")).to_have_class(re.compile("selected"))
    expect(rosa.locator("#s2 .mark")).to_have_text("wrong")
    expect(rosa.locator("#s3 .mark")).to_have_text("unproven")


def test_each_part_of_the_verdict_leads_to_its_detail(rosa):
    short = {"consistency": 3.1}
    case = scenes.judged(
        scenes.written(scenes.opened_case("Pilot meeting"), scenes.WEAK), Action.EXHAUST, short
    )
    rosa.goto(f"/summaries/{case.pk}/")
    strip = rosa.get_by_role("navigation", name="Verdict")
    assert (strip.bounding_box() or {})["height"] < 40
    strip.get_by_role("link", name="Consistency 3.1 of 5").click()
    expect(rosa.locator("#scores .short p").first).to_be_in_viewport()
    strip.get_by_role("link", name="1 wrong").click()
    expect(rosa.locator("#s2")).to_have_class(re.compile("selected"))
    strip.get_by_role("link", name="of the meeting").click()
    expect(rosa.locator(".stretches")).to_be_visible()


def test_of_a_claim_only_the_last_two_minutes_are_counted_down(rosa):
    case = scenes.in_review("Pilot meeting")
    rosa.clock.install()
    rosa.goto(f"/summaries/{case.pk}/")
    rosa.keyboard.press("b")
    expect(rosa.locator("[data-release]")).not_to_have_attribute("hidden", "")
    assert claims.find_claim(case) is not None
    expect(rosa.get_by_role("timer")).to_be_hidden()
    with rosa.expect_response("**/claim"):  # the page renews it as long as somebody works
        rosa.clock.run_for("03:21")
    rosa.clock.run_for("08:30")
    expect(rosa.locator("#deskbar")).to_contain_text(re.compile(r"claimed, 1:\d\d left"))


AXE = Path(AXE_FILE_PATH).read_text(encoding="utf-8")
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
STATES = {
    "read": "",
    "approve": "?panel=approve",
    "edit": "?panel=edit",
    "send back": "?panel=send_back",
    "attempts": "?view=attempts",
    "coverage": "?view=coverage",
    "guideline": "?view=guideline",
    "history": "?view=history",
}


@pytest.mark.parametrize(
    ("width", "theme"),
    [
        (390, "light"),
        pytest.param(800, "dark", marks=pytest.mark.nightly),
        pytest.param(1280, "light", marks=pytest.mark.nightly),
    ],
)
def test_axe_finds_nothing_in_any_state_of_the_page(new_page, settings, width, theme):
    scenes.reviewer()
    page = new_page(
        viewport={"width": width, "height": 844}, color_scheme=theme, reduced_motion="reduce"
    )
    sign_in(page, "rosa")
    weak = scenes.written(scenes.opened_case("Support escalation 4711"), scenes.WEAK)
    scenes.judged(weak, Action.EXHAUST, {"consistency": 3.4})
    found = []
    for name, query in STATES.items():
        page.goto(f"/summaries/{weak.pk}/{query}")
        found += _faults(page, name)
    settings.BLIND_SHARE = 100
    page.goto(f"/summaries/{scenes.in_review('Another').pk}/")
    # As for a click on the last button, which the bar of decisions may cover before.
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    found += _faults(page, "rate")
    assert found == []


def _faults(page: Page, name: str) -> list[str]:
    page.evaluate(AXE)
    told = page.evaluate("options => axe.run(options).then(told => told.violations)", RULES)
    return [
        f"{name}: {item['id']}: {node['target']} {node.get('failureSummary', '')}"
        for item in told
        for node in item["nodes"]
    ]


def test_the_next_case_is_loaded_ahead_and_neither_claimed_nor_counted_as_seen(rosa):
    first, second = scenes.in_review("First"), scenes.in_review("Second")
    rosa.goto(f"/summaries/{first.pk}/")
    expect(rosa.locator("#place")).to_have_text("1 of 2")
    with rosa.context.expect_event("response", lambda one: str(second.pk) in one.url) as ahead:
        rosa.keyboard.press("ControlOrMeta+Enter")
    assert ahead.value.request.headers["sec-purpose"].startswith("prefetch")
    assert claims.find_claim(second) is None
    assert not ViewEvent.objects.filter(summary=second).exists()
    rosa.keyboard.press("ControlOrMeta+Enter")
    expect(rosa.get_by_role("heading", name="Second")).to_be_visible()
    # What was so when it was loaded gives way to what is so now.
    expect(rosa.get_by_role("link", name="record 1")).to_be_visible()
    expect(rosa.locator("#place")).to_have_text("1 of 1")
    assert ViewEvent.objects.filter(summary=second).exists()
    assert claims.find_claim(second) is None
