"""Pages of the queue and of handing in, and figures, in German; their files and what is stored in
English."""

from base64 import b64encode
from datetime import UTC, datetime
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from judging.guidelines.defaults import ensure_default_guideline
from summaries.models import Summary, Transcript
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db

GERMAN = {"accept-language": "de"}
UNNAMED = "WEBVTT\n\n00:01.000 --> 00:04.000\nThe pump failed.\n"


@pytest.fixture
def rosa() -> Client:
    ensure_default_guideline()
    return client_of(scenes.reviewer())


def page(client: Client, url: str, **query: Any) -> str:
    return " ".join(client.get(url, query, headers=GERMAN).content.decode().split())


def test_the_queue_is_in_german_and_its_file_in_english(rosa):
    case = scenes.exhausted()
    since = datetime(2026, 5, 2, 12, tzinfo=UTC)
    Summary.objects.filter(pk=case.pk).update(status_since=since)
    shown = page(rosa, "/")
    for words in ("Prüfen ·", "Prüfung beginnen", "2. Mai 2026, ", "Konsistenz 3,4"):
        assert words in shown
    sent = {"do": "export", "id": [str(case.pk)]}
    file = rosa.post(reverse("queue-selected"), sent, headers=GERMAN).content.decode()
    assert "Judge not satisfied" in file
    assert "Consistency 3.4; 2 unproven" in file


def test_what_is_said_of_a_transcript_is_in_german_and_what_is_stored_of_it_in_english(rosa):
    sent = {"guideline": "general", "pasted": UNNAMED}
    shown = rosa.post(reverse("hand-in"), sent, headers=GERMAN).content.decode()
    assert "Bei 1 von 1 Redebeiträgen ist kein Sprecher genannt." in shown
    taken_in = {
        **sent,
        "send": "yes",
        "form-TOTAL_FORMS": "1",
        "form-INITIAL_FORMS": "0",
        "form-0-content": b64encode(UNNAMED.encode()).decode(),
        "form-0-title": "Pumps",
    }
    assert rosa.post(reverse("hand-in"), taken_in, headers=GERMAN).status_code == 302
    assert Transcript.objects.get().warnings == ["1 of 1 turns name no speaker."]
    broken = {**sent, "pasted": UNNAMED.replace("00:04.000", "nonsense")}
    shown = rosa.post(reverse("hand-in"), broken, headers=GERMAN).content.decode()
    assert "Nicht lesbar: Zeile 3, Spalte 1." in shown
    assert "ist kein Paar von Zeitangaben." in shown


def test_figures_are_in_german_and_their_files_in_english():
    lena = client_of(scenes.person("lena", "lead", name="Lena Frei"))
    shown = page(lena, reverse("insights"))
    assert "<h1>Überblick</h1>" in shown
    assert "1.000 Ziehungen" in page(lena, reverse("figure", args=["agreement"]))
    file = lena.get(reverse("dashboard-csv", args=["summaries"]), headers=GERMAN)
    assert file.content.decode().startswith("Status,Summaries,Oldest,")
