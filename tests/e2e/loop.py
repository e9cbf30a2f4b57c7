"""The way of one transcript as an animated picture, for README."""

import io
import json
import textwrap
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from PIL import Image
from playwright.sync_api import Page, expect

from accounts import tokens
from judging.guidelines.defaults import ensure_default_guideline
from summaries.models import Summary
from tests.e2e.browser import sign_in
from tests.factories import cases, scenes
from tests.test_pipeline import work

SIZE = (1120, 700)  # pixels
SECONDS = 2.6  # a frame
COLOURS = 128

Frames = Iterator[bytes]


def animate(page: Page, address: str, path: Path) -> None:
    """Write the loop to `path` as a GIF; the model of settings.LLM writes and judges."""
    frames = [Image.open(io.BytesIO(shot)).convert("RGB") for shot in loop(page, address)]
    drawn = [frame.resize(SIZE, Image.Resampling.LANCZOS).quantize(COLOURS) for frame in frames]
    first, *others = drawn
    lasting = int(SECONDS * 1000)
    first.save(path, save_all=True, append_images=others, duration=lasting, loop=0, optimize=True)


def loop(page: Page, address: str) -> Frames:
    """A picture of each step: post, judge and rewrite, read, approve, record."""
    rosa = scenes.reviewer()
    ensure_default_guideline()
    said = "\n".join(f"{who}: {text}" for who, text in scenes.TURNS)
    body = {"source": "calls", "external_id": "call-1", "title": "Pilot meeting", "text": said}
    answer = _posted(f"{address}/api/v1/transcripts", body)
    page.set_content(_terminal(body, answer))
    yield page.screenshot()

    case = work(Summary.objects.get())
    sign_in(page, rosa.username)
    page.goto(f"/summaries/{case.pk}/?view=attempts")
    yield page.screenshot()

    page.goto(f"/summaries/{case.pk}/")
    page.wait_for_load_state()
    page.locator(".sentence", has_text="Chidi Mensah").click()
    expect(page.locator(".lit").first).to_be_visible()
    yield page.screenshot()

    page.keyboard.press("Control+Enter")
    sign = page.get_by_role("button", name="Approve and sign")
    expect(sign).to_be_visible()
    yield page.screenshot()

    page.locator("#id_approve_comment").fill("Compared with the recording.")
    sign.click()
    page.wait_for_url("**/records/1/")
    yield page.screenshot()


def _posted(address: str, body: dict[str, str]) -> dict[str, Any]:
    token = tokens.issue_token("phone", cases.user("phone"), ["ingest", "read"])
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
        shown: dict[str, Any] = json.load(answer)
    return shown


def _terminal(body: dict[str, str], answer: dict[str, Any]) -> str:
    text = textwrap.shorten(body["text"], 150, placeholder="…")
    sent = json.dumps({**body, "text": text}, indent=2, ensure_ascii=False)
    lines = f"$ curl $HOST/api/v1/transcripts -H \"Authorization: Bearer $TOKEN\" -d '{sent}'\n\n"
    kept = json.dumps({key: answer[key] for key in ("id", "status") if key in answer}, indent=2)
    style = (
        "margin:0;padding:48px;background:#14171f;color:#e6e8ee;font:26px/1.6 monospace;"
        "white-space:pre-wrap;height:100vh;box-sizing:border-box"
    )
    return f'<pre style="{style}">{escape(lines + kept)}</pre>'
