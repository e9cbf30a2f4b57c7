"""A guideline that asks for names of the speakers before the model writes."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db.models.functions import Now
from django.urls import reverse

from accounts import tokens
from judging.services import judge_summary
from records.verification import verify
from reviews import decisions, removal
from summaries import naming
from summaries.models import Summary
from summaries.pipeline import sweep_summaries
from summaries.services import write_next_attempt
from summaries.status import Status
from summaries.tasks import sweep_due
from tests.api.conftest import Api, assert_problem, body_of, submission
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.cases import case, put, user, version
from tests.modelserver import Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


def turns(*speakers: str) -> list[dict[str, Any]]:
    words = ("We have fifty units left.", "I order two hundred more.", "The budget allows that.")
    return [
        {"speaker": speaker, "start": None, "end": None, "text": text}
        for speaker, text in zip(speakers, words, strict=False)
    ]


@pytest.fixture
def waiting() -> Summary:
    return case(version(names_first_hours=24), turns=turns("Speaker 1", "SPEAKER_01", "Ana Ruiz"))


def look(reader: User, summary: Summary) -> str:
    return client_of(reader).get(reverse("summary", args=[summary.pk])).content.decode()


def name_speakers(by: User, summary: Summary, *names: str) -> None:
    fields = re.findall(r'name="(speaker-[0-9a-f]{12})"', look(by, summary))
    sent = dict(zip(fields, names, strict=True))
    client_of(by).post(reverse("correct-transcript", args=[summary.pk]), sent)
    summary.refresh_from_db()


def moves(summary: Summary) -> list[tuple[str, str, str]]:
    rows = summary.transitions.order_by("id")
    return [(row.new, row.role, row.reason) for row in rows]


@pytest.mark.parametrize(
    ("hours", "speakers", "status"),
    [
        (24, ("Speaker 1", "Ana Ruiz"), Status.WAITING_FOR_NAMES),
        (24, ("", ""), Status.WAITING_FOR_NAMES),
        (24, ("Ben Okafor", "Ana Ruiz"), Status.QUEUED),
        (None, ("Speaker 1", "Ana Ruiz"), Status.QUEUED),
    ],
)
def test_a_case_waits_where_its_guideline_asks_and_a_label_names_nobody(hours, speakers, status):
    assert case(version(names_first_hours=hours), turns=turns(*speakers)).status == status


def test_an_employees_own_summary_is_judged_at_once():
    own = case(version(names_first_hours=24), turns=turns("Speaker 1"), by=user(), own="Fifty.")
    assert own.status == Status.DRAFTED


@pytest.mark.parametrize(
    ("named", "status"),
    [
        ({"Speaker 1": "Ana Ruiz", "Speaker 2": "Ben Okafor"}, "queued"),
        ({"Speaker 1": "Ana Ruiz"}, "waiting_for_names"),
    ],
)
def test_names_that_come_with_the_transcript_count(named, status):
    guideline = version(names_first_hours=1).guideline.name
    api = Api(tokens.issue_token("tests", user("service"), ["ingest", "read"]))
    sent = submission(
        text="Speaker 1: Fifty units.\nSpeaker 2: I order more.\n",
        speakers=named,
        guideline=guideline,
    )
    answer = api.post("transcripts", sent)
    assert answer.status_code == 202, answer.content
    (found,) = body_of(api.get(f"summaries?status={status}"))["items"]
    assert found["status"] == status


def test_the_model_writes_with_the_names_once_all_are_given(waiting, rosa, serve: Serve):
    server = serve(Scenario(writer=["Ana Ruiz has fifty units left."]))
    page = look(rosa, waiting)
    assert "Waiting for names of the speakers." in page
    assert "Go on without names" in page
    name_speakers(rosa, waiting, "Ben Okafor", "", "Ana Ruiz")
    assert waiting.status == Status.WAITING_FOR_NAMES
    name_speakers(rosa, waiting, "Ben Okafor", "Chidi Mensah", "Ana Ruiz")
    assert moves(waiting) == [
        ("waiting_for_names", "operator", ""),
        ("queued", "reviewer", "every speaker has a name"),
    ]
    write_next_attempt(waiting.pk)
    (request,) = server.requests
    assert "Ben Okafor: We have fifty units left." in request.prompt
    assert "SPEAKER_01" not in request.prompt


def test_a_person_goes_on_without_names(waiting, rosa):
    url = reverse("go-on-without-names", args=[waiting.pk])
    reader = user("rita", "auditor")
    assert "Go on without names" not in look(reader, waiting)
    assert client_of(reader).post(url).status_code == 403
    client_of(rosa).post(url)
    assert moves(waiting)[1:] == [("queued", "reviewer", "without names")]
    again = client_of(rosa).post(url, follow=True)
    assert "does not allow" in again.content.decode()
    assert len(moves(waiting)) == 2


def test_the_sender_names_or_goes_on_over_the_api():
    guideline = version(names_first_hours=1).guideline.name
    api = Api(tokens.issue_token("tests", user("service"), ["ingest", "read"]))
    ids = []
    for number in range(2):
        sent = submission(text="Speaker 1: Fifty.\n", external_id=str(number), guideline=guideline)
        ids.append(body_of(api.post("transcripts", sent))["id"])
    named, without = (Summary.objects.get(transcript=each) for each in ids)
    body = {"reason": "from the invitation", "speakers": {"Speaker 1": "Ana Ruiz"}}
    assert api.post(f"transcripts/{ids[0]}/corrections", body).status_code == 200
    until = body_of(api.get(f"summaries/{without.pk}"))["waits_until"]
    assert without.not_before is not None
    milliseconds = without.not_before.isoformat(timespec="milliseconds")
    assert until == milliseconds.replace("+00:00", "Z")
    went_on = body_of(api.post(f"summaries/{without.pk}/go-on"))
    assert (went_on["status"], went_on["waits_until"]) == ("queued", None)
    assert moves(named)[1:] == [("queued", "operator", "every speaker has a name")]
    assert moves(without)[1:] == [("queued", "operator", "without names")]
    assert_problem(api.post(f"summaries/{without.pk}/go-on"), 409, "wrong-state")


def test_it_goes_on_when_the_time_is_over_and_not_before(waiting):
    left = waiting.not_before - waiting.created_at
    assert timedelta(hours=23) < left < timedelta(hours=25)
    assert (naming.sweep(), sweep_summaries()) == (0, 0)
    Summary.objects.filter(pk=waiting.pk).update(not_before=Now() - timedelta(seconds=1))
    sweep_due()
    assert moves(waiting)[1:] == [("queued", "writer", "the time for names is over")]
    waiting.refresh_from_db()
    assert (waiting.status, waiting.not_before) == (Status.QUEUED, None)


def test_reviewers_find_it_under_a_tab_of_its_own(waiting, rosa):
    queue = client_of(rosa).get("/").content.decode()
    assert "1 summary waits for names of its speakers." in queue
    assert "Every summary is decided." not in queue
    tabs = queue.partition('<details class="above">')[0]
    assert re.search(r'href="\?tab=names[^"]*">Name speakers <span class="count"[^>]*>1<', tabs)
    assert waiting.transcript.title in client_of(rosa).get("/?tab=names").content.decode()
    put(waiting, Status.QUEUED)
    tabs = client_of(rosa).get("/").content.decode().partition('<details class="above">')[0]
    assert "Name speakers" not in tabs


def test_it_can_be_cancelled_and_deleted(waiting):
    lead = user("lena", "lead")
    other = case(version(names_first_hours=1), turns=turns("spk_1"))
    removal.cancel(waiting, by=lead, reason="Sent twice.")
    waiting.refresh_from_db()
    assert waiting.status == Status.CANCELLED
    removal.delete_transcript(other.transcript, by=lead, reason="Sent twice.")
    assert not Summary.objects.filter(pk=other.pk).exists()


def test_its_record_is_sound(waiting, rosa, serve: Serve):
    serve(Scenario(writer=["We have fifty units left."]))
    name_speakers(rosa, waiting, "Ben Okafor", "Chidi Mensah", "Ana Ruiz")
    write_next_attempt(waiting.pk)
    judge_summary(waiting.pk)
    waiting.refresh_from_db()
    assert waiting.status == Status.IN_REVIEW
    decisions.approve(waiting, by=rosa, comment="Compared.", **scenes.signed(waiting))
    assert list(verify()) == []
