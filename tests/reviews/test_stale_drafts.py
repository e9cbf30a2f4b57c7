"""Each draft has a version: a page that rests on an older one overwrites nothing."""

import pytest
from django.urls import reverse

from judging.guidelines.defaults import ensure_default_guideline
from reviews import drafts
from reviews.models import CommentDraft, EditDraft, HandInDraft
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db

JSON = {"Accept": "application/json"}
FIRST, SECOND = "Typed in the first tab.", "Typed in the second tab."


def version_on(page, form: str) -> str:
    return str(page.context["forms"][form]["version"].value())


def sent(client, case, view, version, **words):
    data = {**scenes.signed(case), "version": version, **words}
    return client.post(reverse(view, args=[case.pk]), data, headers=JSON)


def test_a_stale_edit_is_refused_with_the_text_that_is_stored(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened = version_on(client.get(f"/summaries/{case.pk}/"), "edit")
    first = sent(client, case, "draft", opened, text=FIRST)
    assert first.status_code == 200
    second = sent(client, case, "draft", opened, text=SECOND)
    assert (second.status_code, second.json()["theirs"]) == (409, {"text": FIRST})
    assert "saved" not in second.json()
    assert second.json()["version"] == first.json()["version"]
    assert EditDraft.objects.get().text == FIRST
    # Once the person has seen both, theirs is the word.
    assert sent(client, case, "draft", second.json()["version"], text=SECOND).status_code == 200
    assert EditDraft.objects.get().text == SECOND


def test_the_same_text_sent_again_after_a_lost_answer_is_not_stale(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened = version_on(client.get(f"/summaries/{case.pk}/"), "edit")
    for _ in range(2):
        assert sent(client, case, "draft", opened, text=FIRST).status_code == 200


def test_a_draft_put_back_to_the_stored_text_is_a_version_too(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened = version_on(client.get(f"/summaries/{case.pk}/"), "edit")
    first = sent(client, case, "draft", opened, text=FIRST).json()["version"]
    undone = sent(client, case, "draft", first, text=scenes.newest(case).text)
    assert (undone.json()["saved"], undone.json()["version"]) == ("", opened)
    assert sent(client, case, "draft", first, text=SECOND).status_code == 409


def test_without_scripts_a_stale_draft_is_answered_with_a_page_of_both(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened = version_on(client.get(f"/summaries/{case.pk}/"), "edit")
    sent(client, case, "draft", opened, text=FIRST)
    data = {**scenes.signed(case), "version": opened, "text": SECOND}
    refused = client.post(reverse("draft", args=[case.pk]), data)
    page = refused.content.decode()
    assert refused.status_code == 409
    assert FIRST in page
    assert SECOND in page


def test_saving_from_a_stale_page_shows_both_texts_and_keeps_the_draft(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened = version_on(client.get(f"/summaries/{case.pk}/"), "edit")
    sent(client, case, "draft", opened, text=FIRST)
    refused = sent(client, case, "edit", opened, text=SECOND)
    page = refused.content.decode()
    assert refused.status_code == 409
    assert FIRST in page
    assert SECOND in page
    assert case.attempts.count() == 1
    assert EditDraft.objects.get().text == FIRST


def test_stale_comments_are_refused_and_not_sent_back(rosa):
    case, client = scenes.unflagged(), client_of(rosa)
    opened = version_on(client.get(f"/summaries/{case.pk}/"), "send_back")
    sent(client, case, "comments", opened, comment=FIRST)
    second = sent(client, case, "comments", opened, comment=SECOND, **{"on-0-10": "Who?"})
    assert (second.status_code, second.json()["theirs"]) == (409, {"comment": FIRST})
    refused = sent(client, case, "send-back", opened, category="omission", comment=SECOND)
    assert refused.status_code == 409
    assert FIRST in refused.content.decode()
    assert CommentDraft.objects.get().words == {"comment": FIRST}


def test_a_stale_text_of_an_author_is_neither_kept_nor_tried_nor_handed_in(db, serve):
    serve()
    adam = scenes.author()
    case, client = scenes.returned(adam), client_of(adam)
    opened = client.get(f"/summaries/{case.pk}/revise").context["form"]["version"].value()
    sent(client, case, "draft", opened, text=FIRST)
    for view in ("draft", "try", "suggest", "resubmit"):
        refused = sent(client, case, view, opened, text=SECOND)
        assert refused.status_code == 409
        assert FIRST in refused.content.decode()
        assert EditDraft.objects.get().text == FIRST


def test_a_stale_form_of_an_own_summary_is_refused(db):
    adam = scenes.author()
    ensure_default_guideline()
    client = client_of(adam)
    opened = client.get("/transcripts/new?kind=own").context["version"]
    keep = reverse("hand-in-own-keep")
    first = client.post(keep, {"summary": FIRST, "version": opened})
    assert first.status_code == 200
    second = client.post(keep, {"summary": SECOND, "version": opened})
    assert (second.status_code, second.json()["theirs"]["summary"]) == (409, FIRST)
    form = {"pasted": "Ana: Hello.", "summary": SECOND, "version": opened}
    refused = client.post("/transcripts/new?kind=own", form)
    page = refused.content.decode()
    assert refused.status_code == 409
    assert FIRST in page
    assert SECOND in page
    assert HandInDraft.objects.get().summary == FIRST


def test_a_version_is_the_same_for_the_same_words_in_any_order():
    words = {"comment": "a", "on-0-4": "b"}
    turned = dict(reversed(words.items()))
    assert drafts.hash_words(words) == drafts.hash_words({**turned, "on-5-9": " "})
