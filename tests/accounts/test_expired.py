"""A decision that is sent after the session has ended."""

import pytest
from django.test import Client

from summaries.status import Status
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def sent():
    """What somebody without a session gets for an approval, and the case."""
    case = scenes.in_review()

    def send(**headers: str):
        return Client().post(f"/summaries/{case.pk}/approve", scenes.signed(case), headers=headers)

    return case, send


def test_signing_in_leads_back_to_the_page_of_the_form(sent):
    case, send = sent
    scenes.reviewer()
    answer = send(referer=f"http://testserver/summaries/{case.pk}/?view=coverage")
    assert answer["Location"] == f"/sign-in?next=/summaries/{case.pk}/%3Fview%3Dcoverage"
    signed_in = Client()
    signed_in.cookies = answer.client.cookies
    page = signed_in.get(answer["Location"])
    assert "Not sent: you were signed out." in page.content.decode()
    back = signed_in.post(answer["Location"], {"login": "rosa", "password": scenes.PASSWORD})
    assert back["Location"] == f"/summaries/{case.pk}/?view=coverage"
    assert signed_in.get(back["Location"]).status_code == 200
    case.refresh_from_db()
    assert case.status == Status.IN_REVIEW


@pytest.mark.parametrize(
    "page", ["", "http://elsewhere.example/summaries/1/", "//elsewhere.example/"]
)
def test_a_page_elsewhere_is_not_gone_back_to(sent, page):
    _, send = sent
    assert send(referer=page)["Location"] == "/sign-in?next=/"


def test_what_a_script_sends_is_not_told_of(sent):
    case, send = sent
    answer = send(**{"sec-fetch-mode": "cors"})
    assert answer["Location"] == f"/sign-in?next=/summaries/{case.pk}/approve"


def test_a_page_that_is_only_asked_for_comes_by_itself():
    answer = Client().get("/records/")
    assert answer["Location"] == "/sign-in?next=/records/"
    assert "messages" not in answer.cookies
