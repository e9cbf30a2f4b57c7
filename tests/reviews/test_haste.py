"""A signature far sooner than the text can be read asks for a line, which the record keeps."""

from datetime import timedelta

import pytest
from django.db.models import F
from django.utils import timezone

from accounts.roles import Reach
from insight import figures
from insight.scope import FigureScope
from judging.attention import note_attention
from records.models import Record, Review, ViewEvent
from reviews.views.history import build_history
from reviews.views.summary_detail import CaseDetail
from summaries.models import Attempt, Summary, Transcript
from summaries.status import Action
from tests.database import unguarded
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db

LONG = scenes.GOOD + " The pilot starts on 4 May with two hospitals." * 60


def long_case(title: str = "Long") -> Summary:
    case = scenes.written(scenes.opened_case(title), LONG, model="openai:gpt-5")
    return scenes.judged(case, Action.PASS, model="openai:gpt-5")


def sign(client, case: Summary, **more):
    return client.post(f"/summaries/{case.pk}/approve", {**scenes.signed(case), **more})


def opened(client, case: Summary, *, ago: int = 0) -> None:
    """Serve the page, `ago` seconds before now; the text is older than that."""
    with unguarded():
        Attempt.objects.update(created_at=timezone.now() - timedelta(days=1))
    client.get(f"/summaries/{case.pk}/")
    with unguarded():
        ViewEvent.objects.update(at=F("at") - timedelta(seconds=ago))


def test_a_long_text_signed_at_once_asks_for_a_line_that_the_record_keeps(rosa):
    case, client = long_case(), client_of(rosa)
    opened(client, case, ago=3)
    refused = sign(client, case)
    assert refused.status_code == 422
    assert " s ago; reading it takes about" in refused.content.decode()
    assert not Record.objects.exists()
    assert sign(client, case, comment="I was in the meeting.").status_code == 302
    review = Review.objects.get()
    seconds = review.seconds_open
    assert seconds in range(3, 28)
    assert (review.seconds_open, review.hasty, review.comment) == (
        seconds,
        True,
        "I was in the meeting.",
    )
    assert '"hasty":true,"reviewer":"rosa"' in Record.objects.get().snapshot
    assert build_history(CaseDetail(case), watched=False)[-1].what.endswith(
        f"{seconds} s after opening it"
    )


def test_who_took_the_time_to_read_is_not_asked(rosa):
    case, client = long_case(), client_of(rosa)
    opened(client, case, ago=300)
    assert sign(client, case).status_code == 302
    assert Review.objects.values_list("hasty").get() == (False,)


def test_a_short_text_without_flags_is_signed_at_a_glance(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened(client, case)
    assert sign(client, case).status_code == 302


def test_a_short_text_of_a_long_talk_asks(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    with unguarded():
        Transcript.objects.update(word_count=22_055)
    note_attention(Summary.objects.get())
    opened(client, case)
    assert sign(client, case).status_code == 422


def test_opening_counts_from_when_the_text_was_there(rosa):
    case, client = long_case(), client_of(rosa)
    client.get(f"/summaries/{case.pk}/")
    with unguarded():
        ViewEvent.objects.update(at=timezone.now() - timedelta(seconds=500))
    assert sign(client, case).status_code == 422


def test_leads_see_the_share_of_hasty_signatures_without_names(rosa):
    client = client_of(rosa)
    for ago, line in ((3, "I was there."), (300, "")):
        case = long_case(f"Opened {ago}")
        opened(client, case, ago=ago)
        sign(client, case, comment=line)
    panel = figures.reading_time_panel(FigureScope(Reach.under(None), "90", "", ""))
    assert [row[1:3] for row in panel.rows if "a reason was required" in str(row[0])] == [(1, 2)]
    assert "rosa" not in panel.csv.lower()
