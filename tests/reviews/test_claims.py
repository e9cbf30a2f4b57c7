"""One claim a case: taking, keeping, losing and ending it."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import connection
from django.db.models import F

from records.models import ClaimEvent, Review
from reviews import claims, decisions
from reviews.claims import Claimed
from reviews.models import Claim
from summaries.models import Summary
from summaries.status import Status
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_writer(settings):
    """Without a model nothing is sent back to be rewritten."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


def events(case: Summary) -> list[tuple[str, str, str]]:
    rows = ClaimEvent.objects.filter(summary=case).select_related("holder", "by")
    return [(row.action, row.holder.username, row.by.username) for row in rows]


def test_a_case_is_held_for_ten_minutes_and_by_one_person(rosa: User, rolf: User) -> None:
    case = scenes.in_review()
    claim = claims.claim_case(case, by=rosa)
    assert claim.until - claim.since == timedelta(minutes=10)
    with pytest.raises(Claimed, match="Rosa Keller is reviewing this until"):
        claims.claim_case(case, by=rolf)
    assert events(case) == [("take", "rosa", "rosa")]


def test_working_on_renews_a_claim_and_is_no_new_event(rosa: User) -> None:
    case = scenes.in_review()
    first = claims.claim_case(case, by=rosa)
    Claim.objects.update(until=F("until") - timedelta(minutes=5))
    second = claims.claim_case(case, by=rosa)
    assert second.since == first.since
    assert second.until >= first.until
    assert len(events(case)) == 1


def test_a_claim_that_ran_out_goes_to_whoever_comes_next(rosa: User, rolf: User) -> None:
    case = scenes.in_review()
    claims.claim_case(case, by=rosa)
    scenes.claim_runs_out(case)
    assert claims.claim_case(case, by=rolf).holder == rolf
    with pytest.raises(Claimed, match="Rolf Berg"):
        claims.claim_case(case, by=rosa)
    assert events(case) == [("take", "rosa", "rosa"), ("take", "rolf", "rolf")]


def test_a_claim_that_ran_out_and_nobody_took_hinders_nobody(rosa: User) -> None:
    case = scenes.in_review()
    claims.claim_case(case, by=rosa)
    scenes.claim_runs_out(case)
    decisions.edit(case, by=rosa, number=1, seen=1, text="Mine.", judge=False)
    assert claims.claim_case(case, by=rosa).holder == rosa


@pytest.mark.parametrize("name", ["approve", "reject", "send_back", "edit"])
def test_every_write_asks_whose_case_it_is(rosa: User, rolf: User, name: str) -> None:
    case = scenes.in_review()
    claims.claim_case(case, by=rolf)
    signed = scenes.signed(case)
    unsigned: dict[str, Any] = {"number": 1, "seen": 1}
    write = {
        "approve": lambda: decisions.approve(case, by=rosa, **signed),
        "reject": lambda: decisions.reject(case, by=rosa, comment="No.", **unsigned),
        "send_back": lambda: decisions.send_back(case, by=rosa, comment="No.", **unsigned),
        "edit": lambda: decisions.edit(case, by=rosa, text="Mine.", judge=False, **unsigned),
    }[name]
    with pytest.raises(Claimed):
        write()
    case.refresh_from_db()
    assert (case.status, case.attempts.count()) == (Status.IN_REVIEW, 1)
    assert not Review.objects.exists()


@pytest.mark.parametrize("name", ["approve", "reject", "send_back"])
def test_a_decision_ends_the_claim(rosa: User, name: str) -> None:
    case = scenes.in_review()
    claims.claim_case(case, by=rosa)
    signed = scenes.signed(case)
    if name == "approve":
        decisions.approve(case, by=rosa, **signed)
    else:
        getattr(decisions, name)(case, by=rosa, number=1, seen=1, comment="No.")
    assert claims.find_claim(case) is None


def test_a_decided_case_is_claimed_by_nobody(rosa: User, rolf: User) -> None:
    case = scenes.approved(rolf).summary
    with pytest.raises(PermissionDenied):
        claims.claim_case(case, by=rosa)
    assert not Claim.objects.exists()


def test_who_may_not_decide_claims_nothing(rosa: User) -> None:
    case = scenes.in_review()
    with pytest.raises(PermissionDenied):
        claims.claim_case(case, by=scenes.author())
    Summary.objects.filter(pk=case.pk).update(author=rosa)
    with pytest.raises(PermissionDenied, match="your own summary"):
        claims.claim_case(case, by=rosa)


def test_giving_a_case_up_lets_the_next_one_in(rosa: User, rolf: User) -> None:
    case = scenes.in_review()
    claims.claim_case(case, by=rosa)
    assert claims.release(case, by=rosa) == rosa
    assert claims.release(case, by=rosa) is None
    assert claims.claim_case(case, by=rolf).holder == rolf
    assert events(case)[1] == ("release", "rosa", "rosa")


def test_an_admin_ends_somebodys_claim_and_that_is_kept(rosa: User, rolf: User) -> None:
    case = scenes.in_review()
    claims.claim_case(case, by=rosa)
    with pytest.raises(PermissionDenied, match="Only"):
        claims.release(case, by=rolf)
    admin = scenes.person("ada", "admins", name="Ada Lind")
    assert claims.release(case, by=admin) == rosa
    assert events(case)[-1] == ("force", "rosa", "ada")


def test_under_four_eyes_an_edit_hands_the_case_to_the_next_person(rosa: User, rolf: User) -> None:
    case = scenes.under_four_eyes(scenes.in_review())
    decisions.edit(case, by=rosa, number=1, seen=1, text="Mine.", judge=False)
    assert (
        decisions.approve(case, by=rolf, comment="So it was.", **scenes.signed(case)).text
        == "Mine."
    )


@pytest.mark.django_db(transaction=True)
def test_of_many_at_once_one_gets_the_case() -> None:
    case = scenes.in_review()
    people = [scenes.reviewer(f"reviewer{number}", "R B") for number in range(6)]

    def race(person: User) -> str:
        try:
            return claims.claim_case(case, by=person).holder.username
        except Claimed:
            return ""
        finally:
            connection.close()

    with ThreadPoolExecutor(len(people)) as pool:
        winners = list(filter(None, pool.map(race, people)))
    assert len(winners) == 1
    assert Claim.objects.get().holder.username == winners[0]
