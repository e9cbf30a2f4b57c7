"""Participants and agenda on the case, in folders and in files; the installation's glossary."""

import pytest
from django.urls import reverse

from summaries.models import MeetingContext
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
ANA = {"name": "Ana Ruiz", "role": "Buyer", "email": "ana@corva.example", "organisation": "Corva"}


def test_a_reviewer_changes_the_context_on_the_case_and_the_first_one_stays_visible() -> None:
    case = scenes.in_review("Nordwind")
    MeetingContext.objects.create(transcript=case.transcript, number=0, participants=[ANA])
    rosa = client_of(scenes.reviewer())
    page = reverse("summary", args=[case.pk])
    assert "Ana Ruiz, Buyer, Corva" in rosa.get(page).content.decode()
    change = {
        "seen": "0",
        "participants": "Ben Okafor; Chair; ben@corva.example\n<b>Cy</b>",
        "agenda": "Budget",
        "occurred_at": "2026-03-01T14:30",
        "language": "de",
    }
    rosa.post(reverse("change-context", args=[case.pk]), change)
    html = rosa.get(page).content.decode()
    assert "Ben Okafor, Chair" in html
    assert "&lt;b&gt;Cy&lt;/b&gt;" in html
    assert "Changed" in html
    assert "As it came in" in html
    assert "Ana Ruiz" in html
    stale = rosa.post(reverse("change-context", args=[case.pk]), change, follow=True)
    assert "in the meantime" in stale.content.decode()
    assert case.transcript.contexts.count() == 2


def test_a_fault_on_the_case_names_field_value_and_remedy() -> None:
    case = scenes.in_review("Nordwind")
    rosa = client_of(scenes.reviewer())
    for change, words in (
        ({"participants": "Ana; Buyer; no address"}, "no address is no e-mail address"),
        ({"language": "German"}, "Write it as de or pt-BR"),
    ):
        sent = {"seen": "0", **change}
        answer = rosa.post(reverse("change-context", args=[case.pk]), sent, follow=True)
        assert words in answer.content.decode()
    assert not MeetingContext.objects.exists()
