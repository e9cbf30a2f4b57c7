"""Rating before the judge's scores show: who is asked, what is hidden, and until when."""

import re

import pytest
from django.core.exceptions import PermissionDenied
from django.urls import reverse

from accounts.tokens import Scope, issue_token
from judging.blind import is_sampled
from judging.models import Rating
from reviews import decisions, ratings
from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
VIEWS = ("", "?view=summary", "?view=attempts", "?view=guideline", "?view=history", "?attempt=1")


@pytest.fixture(autouse=True)
def _every_case_is_rated_blind(settings) -> None:
    settings.BLIND_SHARE = 100


@pytest.fixture
def rosa():
    return scenes.reviewer()


def rated(case: Summary, by, value: int = 4) -> None:
    values = {criterion.pk: value for criterion in ratings.criteria_to_rate(case)}
    ratings.rate(scenes.newest(case), by=by, values=values)


def low() -> Summary:
    """Used up, its lowest scores 2.2, 3.4 and 2.8."""
    return scenes.exhausted("Escalation")


def scores_in(html: str) -> set[str]:
    """The scores of that case, where they stand as numbers: not in times or paths of icons."""
    return set(re.findall(r"(?<![\w.])(?:2\.2|3\.4|2\.8|4\.6)(?!\d)", html))


def test_no_page_of_the_case_tells_a_score_before_the_rating(rosa):
    case = low()
    client = client_of(rosa)
    for view in VIEWS:
        html = client.get(reverse("summary", args=[case.pk]) + view).content.decode()
        assert not scores_in(html), view
        assert "fell short" not in html
    assert 'id="panel-approve"' not in html
    assert "Rate this text first" in html


def test_the_queue_tells_no_score_before_the_rating(rosa):
    case = low()
    client = client_of(rosa)
    assert not scores_in(client.get("/").content.decode())
    rated(case, rosa)
    assert "3.4" in scores_in(client.get("/").content.decode())


def test_the_programming_interface_tells_no_score_before_the_rating(rosa, client):
    case = low()
    secret = issue_token("own", rosa, [Scope.READ])
    headers = {"Authorization": f"Bearer {secret}"}

    def answer():
        return client.get(f"/api/v1/summaries/{case.pk}", headers=headers).json()

    assert answer()["scores_hidden"] is True
    assert answer()["attempts"] == []
    rated(case, rosa)
    assert answer()["scores_hidden"] is False
    assert answer()["attempts"][0]["evaluations"][0]["scores"]


def test_nothing_is_decided_before_the_rating(rosa):
    case = scenes.in_review()
    client = client_of(rosa)
    answer = client.post(reverse("approve", args=[case.pk]), scenes.signed(case))
    assert answer.status_code == 403
    assert "Rate this text first" in answer.content.decode()
    for write in (decisions.reject, decisions.send_back):
        with pytest.raises(PermissionDenied, match="Rate this text first"):
            write(case, by=rosa, number=1, seen=1, comment="No.")
    with pytest.raises(PermissionDenied, match="Rate this text first"):
        decisions.edit(case, by=rosa, number=1, seen=1, text="Mine.", judge=False)


def test_a_rating_opens_the_scores_and_the_decisions(rosa):
    case = scenes.in_review()
    client = client_of(rosa)
    data = {f"rate-{criterion.pk}": 3 for criterion in ratings.criteria_to_rate(case)}
    answer = client.post(
        reverse("rate", args=[case.pk]), {**scenes.signed(case), **data}, follow=True
    )
    html = answer.content.decode()
    assert answer.status_code == 200
    assert "you: 3" in html
    assert "4.6" in html
    assert 'id="panel-approve"' in html
    assert set(Rating.objects.values_list("value", "blind")) == {(3, True)}


def test_a_rating_without_every_criterion_comes_back_with_what_was_chosen(rosa):
    case = scenes.in_review()
    first, *_ = ratings.criteria_to_rate(case)
    answer = client_of(rosa).post(
        reverse("rate", args=[case.pk]), {**scenes.signed(case), f"rate-{first.pk}": 2}
    )
    assert answer.status_code == 422
    html = answer.content.decode()
    assert re.search(rf'name="rate-{first.pk}" value="2"[^>]*checked', html)
    assert "from 1 to 5." in html
    assert not Rating.objects.exists()


def test_a_rating_is_given_once(rosa):
    case = scenes.in_review()
    rated(case, rosa)
    with pytest.raises(ValueError, match="already rated this text"):
        rated(case, rosa, value=5)


def test_a_rating_of_nothing_on_the_scale_is_refused(rosa):
    case = scenes.in_review()
    with pytest.raises(ValueError, match="from 1 to 5"):
        rated(case, rosa, value=6)


def test_one_reviewers_rating_opens_nothing_for_another(rosa):
    case = scenes.in_review()
    rated(case, rosa)
    assert not ratings.is_sealed(case, rosa)
    assert ratings.is_sealed(case, scenes.reviewer("rolf"))


def test_a_decided_case_hides_nothing(rosa, settings):
    settings.BLIND_SHARE = 0
    record = scenes.approved(scenes.reviewer("rolf"))
    settings.BLIND_SHARE = 100
    assert not ratings.is_sealed(record.summary, rosa)


def test_authors_see_what_fell_short_of_their_own_text():
    adam = scenes.author()
    html = client_of(adam).get(reverse("summary", args=[scenes.returned(adam).pk])).content.decode()
    assert "2.2" in html


def test_the_sample_follows_from_the_case_and_is_as_large_as_asked(settings):
    from uuid import UUID

    cases = [UUID(int=number * 7919) for number in range(4000)]
    settings.BLIND_SHARE = 10
    chosen = [case for case in cases if is_sampled(case)]
    assert chosen == [case for case in cases if is_sampled(case)]
    assert 320 < len(chosen) < 480
    settings.BLIND_SHARE = 0
    assert not any(map(is_sampled, cases))
    settings.BLIND_SHARE = 100
    assert all(map(is_sampled, cases))
