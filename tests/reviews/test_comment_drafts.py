"""Comments for sending back, kept for who types them until they are sent or the case is closed."""

import pytest

from reviews.models import CommentDraft
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def keep(client, case, **words):
    return client.post(f"/summaries/{case.pk}/comments", {**scenes.signed(case), **words})


def test_comments_are_back_on_the_page_and_for_their_writer_alone(rosa, rolf):
    case, client = scenes.unflagged(), client_of(rosa)
    assert keep(client, case, comment="Name them.", **{"on-0-10": "Who?"}).json()["saved"]
    page = client.get(f"/summaries/{case.pk}/").content.decode()
    assert "Name them." in page
    assert "Name them." not in client_of(rolf).get(f"/summaries/{case.pk}/").content.decode()


def test_emptied_comments_are_gone(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    keep(client, case, comment="Name them.")
    assert keep(client, case, comment=" ").json()["saved"] == ""
    assert not CommentDraft.objects.exists()


def test_comments_go_once_the_case_is_decided(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    keep(client, case, comment="Name them.")
    client.post(f"/summaries/{case.pk}/approve", scenes.signed(case))
    assert not CommentDraft.objects.exists()


def test_comments_go_once_they_are_sent(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    keep(client, case, comment="Name them.")
    sent = {**scenes.signed(case), "category": "omission", "comment": "Name them."}
    assert client.post(f"/summaries/{case.pk}/send-back", sent).status_code == 302
    assert not CommentDraft.objects.exists()
