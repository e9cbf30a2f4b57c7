"""Reading claims nothing; the first action does, and nobody holds more than a few cases."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.db.models import F
from django.urls import reverse

from records.models import ClaimEvent, Record, ViewEvent
from reviews import claims, decisions, worklist
from reviews.models import Claim, EditDraft
from summaries.models import Summary
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_writer(settings):
    """Without a model nothing is sent back to be rewritten."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


JSON = {"Accept": "application/json"}
PAGES = ("", "?panel=approve", "?panel=edit", "?view=attempts", "?view=coverage", "?view=history")


def opened(user, case: Summary, query: str = "") -> str:
    answer = client_of(user).get(reverse("summary", args=[case.pk]) + query)
    assert answer.status_code == 200
    return " ".join(answer.content.decode().split())


def holder(case: Summary) -> str:
    claim = claims.find_claim(case)
    return claim.holder.username if claim else ""


def older(case: Summary, minutes: int) -> None:
    """The claim was renewed that much longer ago."""
    Claim.objects.filter(summary=case).update(
        since=F("since") - timedelta(minutes=minutes), until=F("until") - timedelta(minutes=minutes)
    )


@pytest.mark.nightly
@pytest.mark.slow
def test_a_reviewer_who_opens_every_case_leaves_the_queue_as_it_is(rosa, rolf):
    cases = [scenes.in_review(f"Meeting {number}") for number in range(12)]
    for case in cases:
        for query in PAGES:
            opened(rosa, case, query)
    assert not Claim.objects.exists()
    assert not ClaimEvent.objects.exists()
    assert ViewEvent.objects.filter(user=rosa).count() == len(cases)
    queue = client_of(rolf).get("/").content.decode()
    assert queue.count("data-row") == len(cases)


def test_two_readers_have_the_decisions_until_one_of_them_acts(rosa, rolf):
    case = scenes.in_review()
    assert 'data-panel="approve"' in opened(rosa, case)
    assert 'data-panel="approve"' in opened(rolf, case)
    client_of(rosa).post(reverse("claim", args=[case.pk]), headers=JSON)
    until = f"{Claim.objects.get().until.astimezone():%H:%M}"
    held = opened(rolf, case)
    assert f"Being reviewed by Rosa Keller until {until}." in held
    assert 'data-panel="approve"' not in held


def test_the_live_part_tells_a_reader_at_once_who_took_the_case(rosa, rolf):
    case = scenes.in_review()
    asking = client_of(rolf).get(reverse("summary", args=[case.pk])).context["live"]
    before = client_of(rolf).get(asking).content.decode()
    assert "Being reviewed by" not in before
    claims.claim_case(case, by=rosa)
    after = client_of(rolf).get(asking).content.decode()
    assert "Being reviewed by Rosa Keller until" in after
    assert "hx-swap-oob" in after
    assert "Being reviewed by" not in client_of(rosa).get(asking).content.decode()


@pytest.mark.parametrize("name", ["approve", "edit", "send-back", "reject", "draft", "judge-again"])
def test_the_first_action_takes_the_case(rosa, rolf, name):
    case = scenes.in_review()
    data = {**scenes.signed(case), "text": "Mine.", "comment": "No.", "category": "other"}
    client_of(rosa).post(reverse(name, args=[case.pk]), data)
    assert ("take", rosa.pk) in ClaimEvent.objects.values_list("action", "by")


def test_an_approval_without_a_claim_takes_and_ends_it_in_one_transaction(rosa):
    case = scenes.in_review()
    decisions.approve(case, by=rosa, **scenes.signed(case))
    assert Record.objects.count() == 1
    assert not Claim.objects.exists()
    assert [event.action for event in case.claim_events.all()] == ["take"]


def test_skipping_needs_no_claim_and_gives_up_the_own_one(rosa, rolf):
    case, other = scenes.in_review("One"), scenes.in_review("Two")
    claims.claim_case(case, by=rolf)
    claims.claim_case(other, by=rosa)
    worklist.skip(case, by=rosa)
    assert holder(case) == "rolf"
    worklist.skip(other, by=rosa)
    assert holder(other) == ""


def test_nobody_holds_more_than_a_few_and_the_one_left_longest_ago_goes_back(rosa):
    cases = [scenes.in_review(f"Meeting {number}") for number in range(4)]
    for age, case in zip((1, 7, 4), cases, strict=False):
        claims.claim_case(case, by=rosa)
        older(case, age)
    answer = client_of(rosa).post(reverse("claim", args=[cases[3].pk]), headers=JSON).json()
    assert [holder(case) for case in cases] == ["rosa", "", "rosa", "rosa"]
    assert "“Meeting 1” went back to the queue" in answer["message"]
    assert [event.action for event in cases[1].claim_events.all()] == ["take", "release"]


def claimed_to_the_limit(person: User) -> list[Summary]:
    cases = [scenes.in_review(f"Held {number}") for number in range(claims.CLAIMS_PER_PERSON)]
    for case in cases:
        claims.claim_case(case, by=person)
    return cases


def test_a_decision_on_one_more_case_takes_no_other_away(rosa):
    held, decided = claimed_to_the_limit(rosa), scenes.in_review("Decided")
    decisions.approve(decided, by=rosa, **scenes.signed(decided))
    assert {holder(case) for case in held} == {"rosa"}


def test_an_edit_without_scripts_says_which_case_went_back(rosa):
    first, *others = claimed_to_the_limit(rosa)
    edited = scenes.in_review("Edited")
    data = {**scenes.signed(edited), "text": "Mine."}
    told = client_of(rosa).post(reverse("edit", args=[edited.pk]), data, follow=True)
    assert "“Held 0” went back to the queue" in told.content.decode()
    assert [holder(case) for case in (first, *others, edited)] == ["", "rosa", "rosa", "rosa"]


def test_a_page_left_open_renews_its_claim_and_takes_none(rosa, rolf):
    case = scenes.in_review()
    address, client = reverse("claim", args=[case.pk]), client_of(rosa)
    assert client.post(address, {"renew": "yes"}, headers=JSON).json()["left"] == 0
    assert holder(case) == ""
    client.post(address, headers=JSON)
    older(case, 5)
    assert client.post(address, {"renew": "yes"}, headers=JSON).json()["left"] > 590
    scenes.claim_runs_out(case)
    claims.claim_case(case, by=rolf)
    answer = client.post(address, {"renew": "yes"}, headers=JSON)
    assert answer.status_code == 409
    assert "Rolf Berg is reviewing this" in answer.json()["why"]


def test_what_the_slower_of_two_types_is_kept_and_told_at_once(rosa, rolf):
    case = scenes.in_review()
    opened(rolf, case)
    claims.claim_case(case, by=rosa)
    data = {**scenes.signed(case), "text": "Rolf's words."}
    answer = client_of(rolf).post(reverse("draft", args=[case.pk]), data, headers=JSON)
    assert answer.status_code == 409
    assert "Rosa Keller is reviewing this until" in answer.json()["why"]
    assert EditDraft.objects.get(writer=rolf).text == "Rolf's words."


def test_mine_lists_what_was_acted_on_and_not_what_was_read(rosa):
    read, acted = scenes.in_review("Only read"), scenes.in_review("Acted on")
    opened(rosa, read)
    claims.claim_case(acted, by=rosa)
    mine = client_of(rosa).get("/?tab=mine").content.decode()
    assert "Acted on" in mine
    assert "Only read" not in mine


@pytest.mark.django_db(transaction=True)
def test_many_takes_at_once_by_one_person_stay_within_the_limit():
    rosa = scenes.reviewer()
    cases = [scenes.in_review(f"Meeting {number}") for number in range(6)]

    def take(case: Summary) -> None:
        try:
            claims.claim_case(case, by=rosa)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(cases)) as pool:
        list(pool.map(take, cases))
    assert claims.live_claims().filter(holder=rosa).count() == claims.CLAIMS_PER_PERSON
