"""A draft is saved while it is typed."""

import pytest
from django.test import Client
from django.urls import reverse

from judging.forms import GuidelineDraftForms
from judging.guidelines.content import get_content
from judging.models import GuidelineEvent
from summaries.models import GuidelineVersion
from tests.e2e.fixtures import client_of

pytestmark = pytest.mark.django_db


def fields(version: GuidelineVersion) -> dict[str, object]:
    """What the page's forms send untouched."""
    made = GuidelineDraftForms.from_content(get_content(version), version.guideline.title)
    sent: dict[str, object] = {}
    sets = (made.sections, made.wordings, made.criteria)
    for form in (made.draft, *(each.management_form for each in sets)):
        sent |= {form[name].html_name: form[name].value() for name in form.fields}
    for form in (*made.sections, *made.criteria):
        sent |= {form[name].html_name: form[name].value() for name in form.fields}
    return {name: value for name, value in sent.items() if value is not None and value is not False}


def keep(client: Client, version: GuidelineVersion, **changes: object):
    url = reverse("guideline-edit", args=[version.guideline.name, version.number])
    return client.post(url, {**fields(version), **changes}, headers={"Accept": "application/json"})


def test_each_answer_names_the_state_that_the_next_one_rests_on(draft, admin):
    client = client_of(admin)
    first = keep(client, draft, max_words=250)
    assert first.status_code == 200, first.content
    draft.refresh_from_db()
    assert draft.max_words == 250
    assert first.json()["seen"] == get_content(draft).sha256
    assert first.json()["changes"] == "draft, nothing is published yet"
    again = keep(client, draft, max_words=260, seen=first.json()["seen"])
    assert again.json()["saved"]
    assert GuidelineEvent.objects.filter(action="edit").count() == 1


def test_a_field_at_fault_is_named_and_nothing_is_saved(draft, admin):
    answer = keep(client_of(admin), draft, max_words="many")
    assert (answer.status_code, answer.json()) == (
        422,
        {"why": "Maximum words: Enter a whole number."},
    )
    draft.refresh_from_db()
    assert draft.max_words == 400


def test_what_somebody_else_saved_is_not_overwritten(draft, admin):
    client = client_of(admin)
    old = fields(draft)["seen"]
    keep(client, draft, max_words=250)
    answer = keep(client, draft, max_words=300, seen=old)
    assert answer.status_code == 409
    assert "A colleague saved" in answer.json()["why"]
    draft.refresh_from_db()
    assert draft.max_words == 250
