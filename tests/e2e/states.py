"""States of the desk that a full installation hides: empty queues, and a case's rarer moments."""

from collections.abc import Iterator

from django.contrib.auth.models import User
from django.test import override_settings
from playwright.sync_api import Page, expect

from reviews import claims, decisions, worklist
from summaries.models import Summary
from summaries.status import Action
from tests.factories import scenes

_FOREIGN = [
    ("سارة منصور", "صباح الخير. نبدأ بميزانية الربع الثاني: وافقت المالية على 48,000 يورو."),
    ("Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "Ja."),
    ("דב לוי", "הפיילוט מתחיל ב-4 May בשני בתי חולים, with two hospitals, not three."),
    ("Ana Ruiz", "https://files.example.org/" + "a-very-long-address-without-a-break" * 6),
]
_FOREIGN_SUMMARY = (
    "وافقت المالية على 48,000 يورو. "
    "הפיילוט מתחיל ב-4 May בשני בתי חולים.\n"
    "- " + "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz" * 3 + "."
)


def every_empty_queue(page: Page, rosa: User, rolf: User) -> Iterator[tuple[str, Page]]:
    """Of an installation that fills up; nothing of what it made waits when it is through."""
    yield _queue(page, "nothing")
    scenes.failed("Board meeting, January")
    yield _queue(page, "failure")
    case = scenes.in_review("Budget meeting, January")
    claims.claim_case(case, by=rolf)
    yield _queue(page, "claimed")
    claims.release(case, by=rolf)
    worklist.skip(case, by=rosa)
    yield _queue(page, "skipped")
    Summary.objects.filter(pk=case.pk).update(author=rosa)
    yield _queue(page, "own")
    decisions.reject(case, by=rolf, number=1, seen=1, comment="No meeting of ours.")


def _queue(page: Page, name: str) -> tuple[str, Page]:
    page.goto("/")
    expect(page.locator(".empty")).to_be_visible()
    return f"queue-empty-{name}", page


def every_rare_moment(page: Page, rolf: User) -> Iterator[tuple[str, Page]]:
    """A case that somebody else has, one that was let go of, words not kept, other writing."""
    case = scenes.in_review("Handover, night shift")
    claims.claim_case(case, by=rolf)
    page.goto(f"/summaries/{case.pk}/")
    yield "case-held", page
    page.goto("/?tab=others")
    yield "queue-others", page
    claims.release(case, by=rolf)
    page.goto("/?tab=back")
    yield "queue-back", page
    page.goto("/?tab=done")
    yield "queue-done", page
    page.goto(f"/summaries/{_foreign().pk}/")
    yield "case-foreign", page
    yield from _rated_first(page)
    yield from _disconnected(page, case)
    # Another case: words that were not kept are sent from its page, which renews the claim.
    yield from _run_out(page.context.new_page(), scenes.in_review("Handover, day shift"))


def _foreign() -> Summary:
    """Written from right to left, and in words longer than a line."""
    case = scenes.opened_case("Handover, ward 4", turns=[*_FOREIGN, *scenes.TURNS[4:]])
    return scenes.judged(scenes.written(case, _FOREIGN_SUMMARY), Action.PASS)


def _disconnected(page: Page, case: Summary) -> Iterator[tuple[str, Page]]:
    page.goto(f"/summaries/{case.pk}/?panel=edit")
    page.route("**/draft", lambda route: route.abort())
    page.get_by_role("textbox", name="Edit attempt 1").fill("Half a sentence")
    expect(page.get_by_text("Not saved yet.")).to_be_visible()
    yield "case-not-saved", page
    page.unroute("**/draft")


def _run_out(page: Page, case: Summary) -> Iterator[tuple[str, Page]]:
    page.clock.install()
    page.goto(f"/summaries/{case.pk}/")
    page.keyboard.press("ControlOrMeta+Enter")
    expect(page.locator("[data-release]")).not_to_have_attribute("hidden", "")
    # The next renewal would begin the ten minutes anew, or not, as fast as the server answers.
    page.route("**/claim", lambda route: route.abort())
    page.clock.run_for("11:00")
    expect(page.locator("#deskbar")).to_contain_text("claim expired")
    yield "case-run-out", page


def _rated_first(page: Page) -> Iterator[tuple[str, Page]]:
    """A case of those that a person rates before the judge's scores show."""
    with override_settings(BLIND_SHARE=100):
        page.goto(f"/summaries/{scenes.in_review('Handover, intensive care').pk}/")
        expect(page.get_by_text("Rate this text first")).to_be_visible()
        yield "case-rate", page
