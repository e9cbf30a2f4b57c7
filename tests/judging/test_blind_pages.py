"""A case that is rated blind looks the same whatever the judge said of it, until it is rated."""

import json
import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.db import transaction
from django.urls import reverse

from accounts.tokens import Scope, issue_token
from judging.guidelines.defaults import ensure_default_guideline
from judging.models import Rating
from reviews import decisions, ratings
from reviews.models import RatingDraft
from summaries.models import Summary
from summaries.status import Action
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
VIEWS = ("", "?view=attempts", "?view=coverage", "?view=guideline", "?view=history", "?attempt=1")
ASKED = ("?view=attempts&old=1&new=2", "?panel=approve", "?panel=edit", "?scores=open")
_VARIES = re.compile(
    r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"  # ids of cases and transcripts
    r"|state=[0-9a-f]{16}"
    r'|name="csrfmiddlewaretoken" value="\w+"'
    r"|\d\d\d\d-\d\d-\d\d[T ][\d:.+Z]*"
    r"|\d\d:\d\d(?::\d\d)?|\b\d+ s\b"
)


@pytest.fixture(autouse=True)
def _every_case_is_rated_blind(settings) -> None:
    settings.BLIND_SHARE = 100
    ensure_default_guideline()


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


def passed() -> Summary:
    return scenes.in_review()


def weak_pass() -> Summary:
    """Passed by a second text, with lower scores."""
    case = scenes.judged(
        scenes.written(scenes.opened_case(), scenes.WEAK), Action.REWRITE, {"consistency": 2.2}
    )
    return scenes.judged(scenes.written(case, scenes.GOOD), Action.PASS, {"consistency": 4.1})


def used_up() -> Summary:
    case = scenes.judged(
        scenes.written(scenes.opened_case(), scenes.WEAK), Action.REWRITE, {"consistency": 2.2}
    )
    return scenes.judged(scenes.written(case, scenes.GOOD), Action.EXHAUST, {"consistency": 3.4})


def used_up_with_a_better_one_before() -> Summary:
    case = scenes.judged(
        scenes.written(scenes.opened_case(), scenes.GOOD), Action.REWRITE, {"consistency": 3.4}
    )
    return scenes.judged(scenes.written(case, scenes.WEAK), Action.EXHAUST, {"consistency": 2.2})


def seen(arrange: Callable[[], Summary], look: Callable[[Summary], str]) -> str:
    """What `look` shows of the case that `arrange` makes, which is gone again afterwards."""
    with transaction.atomic():
        text = _VARIES.sub("*", look(arrange()))
        transaction.set_rollback(True)
    return text


def got(user: User, address: Callable[[Summary], str]) -> Callable[[Summary], str]:
    def look(case: Summary) -> str:
        answer = client_of(user).get(address(case))
        return f"{answer.status_code} {answer.content.decode()}"

    return look


def same(look: Callable[[Summary], str]) -> str:
    first, *others = (
        seen(arrange, look)
        for arrange in (passed, weak_pass, used_up, used_up_with_a_better_one_before)
    )
    for other in others:
        assert other == first
    return first


@pytest.mark.slow
@pytest.mark.parametrize("query", [*VIEWS, *ASKED])
def test_a_page_of_the_case_is_the_same_whatever_the_judge_said(rosa, query):
    page = same(got(rosa, lambda case: reverse("summary", args=[case.pk]) + query))
    assert "Rate this text first" in page


def test_the_case_still_shows_its_text_and_transcript(rosa):
    page = same(got(rosa, lambda case: reverse("summary", args=[case.pk])))
    assert "The pilot starts on 4 May with two hospitals." in page
    assert "Finance approved 48,000 euros for the pilot, not the 60,000" in page


@pytest.mark.parametrize("name", ["summary-live", "summary-history-csv"])
def test_a_part_of_the_case_is_the_same(rosa, name):
    same(got(rosa, lambda case: reverse(name, args=[case.pk])))


@pytest.mark.parametrize("path", ["/", "/queue/live", "/?q=pilot"])
def test_the_lists_are_the_same(rosa, path):
    same(got(rosa, lambda case: path))


def test_the_rows_of_the_live_list_are_the_same(rosa):
    same(got(rosa, lambda case: f"/queue/live?ids={case.pk}"))


@pytest.mark.parametrize("panel", ["approve", "reject", "send-back", "edit", "judge-again"])
def test_a_decision_before_the_rating_is_refused_the_same_way(rosa, panel):
    def look(case: Summary) -> str:
        sent = {"number": 1, "text_sha256": "0" * 64, "seen": 1, "text": "x", "comment": ""}
        answer = client_of(rosa).post(reverse(panel, args=[case.pk]), sent)
        return f"{answer.status_code} {answer.content.decode()}"

    assert same(look).startswith("403")


@pytest.mark.parametrize("path", ["/api/v1/summaries/{pk}", "/api/v1/summaries"])
def test_the_programming_interface_answers_the_same(rosa, path):
    def look(case: Summary) -> str:
        headers = {"Authorization": f"Bearer {issue_token('own', rosa, [Scope.READ])}"}
        answer = client_of(rosa).get(path.format(pk=case.pk), headers=headers)
        return json.dumps(answer.json(), sort_keys=True)

    assert '"in_review"' in same(look)


@pytest.mark.parametrize(("status", "found"), [("exhausted", 0), ("in_review", 1)])
def test_a_filter_of_the_programming_interface_tells_nothing_either(rosa, status, found):
    def look(case: Summary) -> str:
        headers = {"Authorization": f"Bearer {issue_token('own', rosa, [Scope.READ])}"}
        answer = client_of(rosa).get(f"/api/v1/summaries?status={status}", headers=headers)
        return str(len(answer.json()["items"]))

    assert same(look) == str(found)


def test_the_rating_is_of_the_text_on_screen_and_shows_everything(rosa):
    case = used_up_with_a_better_one_before()
    address = reverse("summary", args=[case.pk])
    client = client_of(rosa)
    form = client.get(address).context["forms"]["rate"]
    values = {f"rate-{criterion.pk}": 3 for criterion in ratings.criteria_to_rate(case)}
    client.post(reverse("rate", args=[case.pk]), {**form.initial, **values})
    assert set(Rating.objects.values_list("attempt__number", "blind")) == {(1, True)}
    page = client.get(address).content.decode()
    assert "the judge is not satisfied" in page
    assert "Consistency 3.4 of 5" in page


def test_a_text_that_changed_meanwhile_is_not_rated(rosa):
    case = passed()
    values = {f"rate-{criterion.pk}": 3 for criterion in ratings.criteria_to_rate(case)}
    answer = client_of(rosa).post(
        reverse("rate", args=[case.pk]), {"text_sha256": "0" * 64, **values}, follow=True
    )
    assert "Rate the new one" in answer.content.decode()
    assert not Rating.objects.exists()


@pytest.mark.slow
def test_the_correction_of_a_record_is_not_rated_blind(rosa, settings):
    settings.BLIND_SHARE = 0
    rolf = scenes.reviewer("rolf")
    record = scenes.approved(rolf)
    settings.BLIND_SHARE = 100
    Summary.objects.filter(pk=record.summary_id).update(status="in_review")
    case = Summary.objects.get(pk=record.summary_id)
    assert not ratings.is_sealed(case, rosa)
    decisions.edit(case, by=rosa, number=1, seen=1, text="Corrected.", judge=False)


def begin(user: User, case: Summary, *, by_script: bool = False) -> tuple[int, dict[str, str]]:
    """Leave a first choice in one session; its status, and what the page shows in another."""
    page = reverse("summary", args=[case.pk])
    form = client_of(user).get(page).context["forms"]["rate"]
    left = {"text_sha256": scenes.newest(case).sha256, "later": "yes", "rate-none": "3"}
    headers = {"accept": "application/json"} if by_script else {}
    answer = client_of(user).post(
        reverse("rate", args=[case.pk]), {**left, form.scales[0].html_name: "4"}, headers=headers
    )
    return answer.status_code, client_of(user).get(page).context["forms"]["rate"].begun


def give(user: User, case: Summary) -> None:
    values = {criterion.pk: 3 for criterion in ratings.criteria_to_rate(case)}
    ratings.rate(scenes.newest(case), by=user, values=values)


def test_a_rating_that_was_begun_is_taken_up_in_another_session_and_by_nobody_else(rosa):
    case = scenes.in_review()
    first = case.guideline_version.criteria.filter(blocking=True)[0]
    assert begin(rosa, case) == (302, {f"rate-{first.pk}": "4"})
    assert not Rating.objects.exists()
    rolf = scenes.reviewer("rolf", "Rolf Berg")
    page = client_of(rolf).get(reverse("summary", args=[case.pk]))
    assert page.context["forms"]["rate"].begun == {}
    left = {"text_sha256": scenes.newest(case).sha256, "later": "yes", f"rate-{first.pk}": "4"}
    auditor = client_of(scenes.person("ana", "auditor"))
    assert auditor.post(reverse("rate", args=[case.pk]), left).status_code == 403
    assert RatingDraft.objects.get().reviewer == rosa


def test_a_rating_that_was_begun_is_gone_once_it_is_given(rosa):
    case = scenes.in_review()
    begin(rosa, case, by_script=True)
    give(rosa, case)
    assert not RatingDraft.objects.exists()
    # What the browser sent before, and comes late.
    late = {"text_sha256": scenes.newest(case).sha256, "later": "yes"}
    answer = client_of(rosa).post(
        reverse("rate", args=[case.pk]), late, headers={"accept": "application/json"}
    )
    assert answer.status_code == 409
    assert "already rated this text" in answer.json()["why"]
    assert not RatingDraft.objects.exists()


def test_what_anybody_began_to_rate_is_gone_when_the_case_is_closed(rosa):
    case, other = scenes.in_review(), scenes.in_review("Another meeting")
    for each in (case, other):
        assert begin(rosa, each, by_script=True)[0] == 204
    rolf = scenes.reviewer("rolf", "Rolf Berg")
    give(rolf, case)
    decisions.reject(case, by=rolf, number=1, seen=1, comment="Not a meeting.")
    assert RatingDraft.objects.get().attempt.summary == other


def test_of_a_text_that_is_no_longer_shown_nothing_is_kept(rosa):
    case = scenes.in_review()
    form = {"text_sha256": "0" * 64, "later": "yes"}
    url = reverse("rate", args=[case.pk])
    answer = client_of(rosa).post(url, form, headers={"accept": "application/json"})
    assert answer.status_code == 409
    assert "The text has changed" in answer.json()["why"]
