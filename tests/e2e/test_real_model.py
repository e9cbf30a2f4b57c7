"""What a real model wrote and judged comes to a reviewer, who signs it in a real browser."""

import re

import pytest
from countersign_judge.judges.base import Mode
from countersign_judge.prompts import format_transcript
from playwright.sync_api import expect

from judging.models import Score
from llm.models import ModelCall
from records.models import Record
from records.snapshot import models_used
from records.verification import verify
from summaries.models import Summary
from summaries.status import Status
from tests.e2e.browser import sign_in
from tests.factories import scenes
from tests.factories.cases import TURNS, case
from tests.real_model import MODEL, RealServer, real_model, real_server, short_guideline
from tests.test_pipeline import work

__all__ = ["real_model", "real_server"]

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.real_model,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("real_model"),
]


def require_judged(summary: Summary, server: RealServer) -> None:
    """By the model, with its probabilities, and with the transcript read once."""
    assert models_used(summary.attempts.all()) == {MODEL, ""}
    scores = Score.objects.filter(evaluation__attempt__summary=summary)
    assert {score.criterion.name for score in scores} == {"consistency", "coherence"}
    assert Mode.LOGPROBS in {score.mode for score in scores}
    assert all(sum(score.distribution.values()) == pytest.approx(1) for score in scores)
    transcript = server.tokens(format_transcript("Pump review", TURNS))
    judged = ModelCall.objects.filter(subject=summary.pk, purpose="judge", outcome="ok")
    assert all(call.cached_tokens >= 0.9 * transcript for call in judged)


def test_a_summary_of_a_real_model_is_approved(new_page, real_server):
    scenes.reviewer()
    page = new_page()
    sign_in(page, "rosa")
    # In fewer words this model repeats itself, and such a text is refused before it is judged.
    summary = work(case(short_guideline("consistency", "coherence", max_words=60)))
    assert summary.status in {Status.IN_REVIEW, Status.EXHAUSTED}, summary.waiting_for
    require_judged(summary, real_server)
    page.reload()
    page.get_by_role("link", name="Pump review").click()
    expect(page.get_by_text(f"written by {MODEL}")).to_be_visible()
    expect(page.get_by_text(f"Judged by {MODEL}").first).to_be_attached()

    page.wait_for_load_state()
    page.get_by_role("link", name=re.compile("^Approve")).click()
    expect(page.get_by_text("I have read this summary against the transcript.")).to_be_visible()
    if (reason := page.get_by_label("Reason")).count():
        reason.fill("To see how a record is made.")
    page.get_by_role("button", name="Approve and sign").click()
    expect(page.get_by_text("Approved. This is record 1.")).to_be_visible()
    assert Record.objects.get().text == summary.attempts.get().text
    assert list(verify()) == []
