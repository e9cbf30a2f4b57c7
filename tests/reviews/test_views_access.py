"""Who gets which page, and who may post where."""

import pytest
from django.test import Client
from django.urls import reverse

from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def people():
    """Anonymous, a reviewer, the author of the case, and another author."""
    mine = scenes.author()
    return {
        "anonymous": Client(),
        "reviewer": client_of(scenes.reviewer()),
        "author": client_of(mine),
        "other author": client_of(scenes.author("olga", "Olga Petrova")),
        "_author": mine,
    }


WHO = ["anonymous", "reviewer", "author", "other author"]
SHARED = dict(zip(WHO, [302, 200, 200, 200], strict=True))
OBJECT = dict(zip(WHO, [302, 200, 200, 403], strict=True))
REVIEWERS = dict(zip(WHO, [302, 200, 403, 403], strict=True))


def answers(people, url):
    return {who: people[who].get(url).status_code for who in WHO}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("queue", SHARED),
        ("queue-live", SHARED),
        ("records", SHARED),
        ("pipeline", REVIEWERS),
        ("pipeline-live", REVIEWERS),
    ],
)
def test_pages_without_a_case_open_for_those_they_are_meant_for(people, name, expected):
    assert answers(people, reverse(name)) == expected


@pytest.mark.parametrize("view", ["", "?view=attempts", "?view=guideline", "?view=history"])
def test_a_case_is_seen_by_reviewers_and_its_author_only(people, view):
    case = scenes.returned(people["_author"])
    assert answers(people, reverse("summary", args=[case.pk]) + view) == OBJECT


def test_the_state_of_a_case_is_polled_by_those_who_see_it(people):
    case = scenes.returned(people["_author"])
    assert answers(people, reverse("summary-live", args=[case.pk])) == OBJECT


@pytest.mark.parametrize("name", ["record", "snapshot"])
def test_a_record_is_seen_by_those_who_see_its_case(people, name):
    record = scenes.approved(scenes.reviewer("rolf", "Rolf Berg"))
    Summary.objects.filter(pk=record.summary_id).update(author=people["_author"])
    assert answers(people, reverse(name, args=[record.number])) == OBJECT


DECISIONS = ["approve", "edit", "send-back", "reject"]


@pytest.mark.parametrize("name", DECISIONS)
@pytest.mark.parametrize("who", ["anonymous", "author", "other author"])
def test_nobody_but_a_reviewer_decides(people, who, name):
    case = scenes.in_review()
    Summary.objects.filter(pk=case.pk).update(author=people["_author"])
    answer = people[who].post(
        reverse(name, args=[case.pk]),
        {**scenes.signed(case), "comment": "No.", "text": "Another text."},
    )
    case.refresh_from_db()
    assert answer.status_code == (302 if who == "anonymous" else 403)
    assert case.status == "in_review"
    assert case.attempts.count() == 1


@pytest.mark.parametrize("name", DECISIONS)
def test_a_reviewer_does_not_decide_on_a_summary_of_their_own(name):
    reviewer = scenes.reviewer()
    case = scenes.in_review()
    Summary.objects.filter(pk=case.pk).update(author=reviewer)
    answer = client_of(reviewer).post(
        reverse(name, args=[case.pk]),
        {**scenes.signed(case), "comment": "Fine.", "text": "Another text."},
    )
    assert answer.status_code == 403
    assert "decide on your own summary" in answer.content.decode()


@pytest.mark.parametrize("who", ["reviewer", "other author", "anonymous"])
def test_nobody_resubmits_for_the_author(people, who):
    case = scenes.returned(people["_author"])
    answer = people[who].post(
        reverse("resubmit", args=[case.pk]), {**scenes.signed(case), "text": "Mine now."}
    )
    case.refresh_from_db()
    assert answer.status_code == (302 if who == "anonymous" else 403)
    assert case.status == "returned"


@pytest.mark.parametrize("who", ["author", "other author", "anonymous"])
def test_nobody_but_a_reviewer_retries(people, who):
    case = scenes.failed()
    Summary.objects.filter(pk=case.pk).update(author=people["_author"])
    answer = people[who].post(reverse("retry", args=[case.pk]))
    case.refresh_from_db()
    assert answer.status_code == (302 if who == "anonymous" else 403)
    assert case.status == "failed"


@pytest.mark.parametrize("name", [*DECISIONS, "resubmit", "retry"])
def test_decisions_are_posts(people, name):
    case = scenes.in_review()
    assert people["reviewer"].get(reverse(name, args=[case.pk])).status_code == 405


def test_an_anonymous_visitor_comes_back_to_the_page_they_wanted():
    reviewer = scenes.reviewer()
    case = scenes.in_review()
    url = reverse("summary", args=[case.pk])
    client = Client()
    sign_in = client.get(url, follow=True)
    assert sign_in.redirect_chain[-1][0] == f"{reverse('sign-in')}?next={url}"
    answer = client.post(
        reverse("sign-in"),
        {"login": reviewer.username, "password": scenes.PASSWORD, "next": url},
    )
    assert answer["Location"] == url


def test_signing_out_ends_the_session():
    client = client_of(scenes.reviewer())
    assert client.post(reverse("sign-out"))["Location"] == reverse("sign-in")
    assert client.get(reverse("queue")).status_code == 302


def test_a_wrong_password_is_refused_and_the_username_kept():
    scenes.reviewer()
    answer = Client().post(reverse("sign-in"), {"login": "rosa", "password": "guess"})
    assert answer.status_code == 200
    assert 'value="rosa"' in answer.content.decode()
    assert "are not correct" in answer.content.decode()
