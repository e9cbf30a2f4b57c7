"""How a transcript of 30,000 words scrolls in Chromium, beside the same text as a plain page.

`python bench/scroll.py [--runs 2] [--speed 6000] [--home DIR]`

Starts a private PostgreSQL, Redis and the web server as `make run` starts it, makes a case of two
hours of talk, and wheels through its whole transcript, down and up, at both widths. The plain page
has the same turns in a bare list that scrolls, and takes turns with the case, so that both meet the
same machine. Frames are counted by Chromium's own trace (`PipelineReporter`): a frame is dropped
when something had changed and it was not shown in time. Then sentences are clicked, `n` is pressed
and words are searched for, and the time from the key to the next painted frame is taken from the
Event Timing API, which rounds to 8 ms.
"""

import argparse
import os
import secrets
import shutil
import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from bench.frames import CATEGORIES, Frames, frames_of  # noqa: E402

WIDTHS = (1280, 800)
HEIGHT = 800
ACTIONS = 10
_PANE = "#transcript [data-pane]"
_PLAIN_PANE = "ol"


def main() -> None:
    from bench.desk_speed import _services, _set_up, _two_hours
    from bench.ingest_throughput import web

    options = _arguments()
    with _services(options.home) as services:
        os.environ.update(services)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        _set_up()
        # Playwright's sync API runs a loop in this thread, which Django takes for an async caller.
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
        meeting = _Meeting(_two_hours())
        with web() as (port, _), chromium() as browser:
            _report(browser, meeting, f"http://127.0.0.1:{port}", options)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=2, help="0: only what is clicked and typed")
    parser.add_argument("--speed", type=int, default=6000, help="pixels a second")
    parser.add_argument("--home", type=Path, help="keeps the case for the next run")
    return parser.parse_args()


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    if not found:
        raise SystemExit("no chromium on PATH; install it with: apt-get install chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", *flags])
        yield started
        started.close()


class _Meeting:
    """The long meeting: its page, and its turns as a plain page."""

    def __init__(self, number: Any) -> None:
        from summaries.models import Summary

        self.path = f"/summaries/{number}/"
        self.turns = Summary.objects.get(pk=number).transcript.turns

    def plain(self) -> str:
        items = "".join(
            f"<li><b>{escape(turn['speaker'])}</b><p>{escape(turn['text'])}</p></li>"
            for turn in self.turns
        )
        style = "body{margin:0}ol{height:70vh;overflow-y:auto;margin:0;width:50vw}"
        return f"<!doctype html><style>{style}</style><ol>{items}</ol>"


def session_cookie() -> str:
    from django.contrib.auth.models import User
    from django.test import Client

    client = Client()
    user, _ = User.objects.get_or_create(username="bench", is_superuser=True)
    client.force_login(user)
    return client.cookies["sessionid"].value


def _report(browser: Browser, meeting: _Meeting, base: str, options: argparse.Namespace) -> None:
    cookie = session_cookie()
    if options.runs:
        print("| page | width | frames | dropped | by main thread | apart | longest task |")
        print("| --- | --- | --- | --- | --- | --- | --- |")
    answers = {}
    for width in WIDTHS:
        context = browser.new_context(base_url=base, viewport={"width": width, "height": HEIGHT})
        context.add_cookies([{"name": "sessionid", "value": cookie, "url": base}])
        desk, plain = _opened(context.new_page(), meeting), context.new_page()
        plain.set_content(meeting.plain())
        seen = {"case": Frames(), "plain": Frames()}
        for _ in range(options.runs):
            seen["case"] += wheeled(browser, desk, _PANE, options.speed)
            seen["plain"] += wheeled(browser, plain, _PLAIN_PANE, options.speed)
        for name, frames in seen.items() if options.runs else ():
            print(f"| {name} | {width} | {frames.row()} |", flush=True)
        answers[width] = answered(desk)
        context.close()
    _print_answers(answers)


def _opened(page: Page, meeting: _Meeting) -> Page:
    page.goto(meeting.path)
    page.wait_for_load_state("networkidle")
    if page.locator("[data-drawer]").is_visible():
        page.locator("[data-drawer]").click()
    page.locator(_PANE).wait_for()
    return page


def wheeled(browser: Browser, page: Page, pane: str, speed: int) -> Frames:
    """Through the whole of it by the wheel, and back up."""
    page.bring_to_front()
    page.locator(pane).hover()
    box = page.locator(pane).bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    seen = Frames()
    for direction in (-1, 1):
        far = page.locator(pane).evaluate("pane => pane.scrollHeight - pane.clientHeight")
        browser.start_tracing(page=page, categories=CATEGORIES)
        session.send(
            "Input.synthesizeScrollGesture",
            {
                "x": box["x"] + box["width"] / 2,
                "y": box["y"] + box["height"] / 2,
                "yDistance": direction * far,
                "speed": speed,
                "gestureSourceType": "mouse",
                "preventFling": True,
            },
        )
        seen += frames_of(browser.stop_tracing())
    session.detach()
    return seen


_OBSERVE = """() => {
  window.heard = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (["click", "keydown", "input"].includes(name)) window.heard.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 });
  for (const kind of ["click", "keydown"]) {
    addEventListener(kind, (event) => (window.since = event.timeStamp), { capture: true });
  }
}"""
# Milliseconds until what an action showed has stood still in its pane for three frames.
_STANDS = """([selector, paneOf]) => new Promise((done) => {
  const pane = document.querySelector(paneOf);
  let before, still = 0;
  function look(now) {
    const box = pane.getBoundingClientRect();
    const all = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const at = all.find(({ top, bottom }) => bottom > box.top && top < box.bottom);
    still = at && at.top === before ? still + 1 : 0;
    before = at?.top;
    if (!all.length) done(null);  // A sentence that rests on no turn shows none.
    else if (still >= 3 || now - window.since > 10_000) done(now - window.since);
    else requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
})"""


@dataclass
class _Answer:
    """Milliseconds to the next frame, 0 where under 16, and until what was asked for stands."""

    painted: list[float] = field(default_factory=list)
    stood: list[float] = field(default_factory=list)

    def row(self) -> str:
        return (
            f"{statistics.median(self.painted):.0f} / {max(self.painted):.0f} ms "
            f"| {statistics.median(self.stood):.0f} / {max(self.stood):.0f} ms"
        )


def answered(page: Page) -> dict[str, _Answer]:
    # A page behind another one is painted once a second.
    page.bring_to_front()
    page.evaluate(_OBSERVE)
    sentences = page.locator(".sentence > p:first-child")
    found = {"click on a sentence": _Answer(), "j and k": _Answer(), "search": _Answer()}
    for at in range(min(sentences.count(), ACTIONS)):
        if at:
            _pull_in(page)
        _took(page, found["click on a sentence"], sentences.nth(at).click, ".turn.lit")
    page.keyboard.press("Escape")
    for _ in range(ACTIONS):
        _took(page, found["j and k"], partial(page.keyboard.press, "k"), ".turn.lit")
    page.keyboard.press("/")
    for letter in "supplier":
        _took(page, found["search"], partial(page.keyboard.press, letter), ".current-hit")
    return found


def _pull_in(page: Page) -> None:
    """The drawer, which hides sentences on a narrow screen."""
    if page.locator("[data-drawer]").is_visible():
        page.keyboard.press("Escape")


def _took(page: Page, answer: _Answer, act: Callable[[], None], shows: str) -> None:
    page.evaluate("window.heard.length = 0")
    act()
    stood = page.evaluate(_STANDS, [shows, _PANE])
    if stood is not None:
        answer.stood.append(stood)
    answer.painted.append(max([0, *page.evaluate("window.heard")]))


def _print_answers(answers: dict[int, dict[str, _Answer]]) -> None:
    print("\n| what | width | next frame, median / slowest | shown, median / slowest |")
    print("| --- | --- | --- | --- |")
    for width, found in answers.items():
        for name, answer in found.items():
            print(f"| {name} | {width} | {answer.row()} |")


if __name__ == "__main__":
    main()
