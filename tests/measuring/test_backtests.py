"""Backtests text by text: what is judged, what interrupts it, what it says in the end."""

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
from countersign_judge.criteria import InvalidGuideline
from django.db import connection
from django.utils import timezone

from judging import tryouts
from judging.guidelines import drafts
from judging.guidelines.content import get_content
from judging.models import Evaluation, GuidelineEvent, TryOut
from judging.tryouts import DecidedText, TryOutPlan
from llm.models import ModelCall
from measuring.backtests import build_backtest_result
from summaries import jobs
from summaries.models import JobStatus
from tests.factories import cases as factories
from tests.modelserver import Received, Reply, Scenario

pytestmark = pytest.mark.django_db
MADE_UP = "Everybody flew to Lisbon. Gregor bought 512 boats and married the mayor."


def text(*, good: bool = True, **columns: Any) -> DecidedText:
    """One that the judge had let through; people let it stand when it was good."""
    attempt = factories.attempt(factories.case(), **columns)
    return DecidedText(attempt.pk, "kept" if good else "rejected", good=good, passed=True)


def done(backtest: TryOut) -> TryOut:
    tryouts.run_try_out(backtest.pk)
    backtest.refresh_from_db()
    return backtest


def test_offline_it_is_free_and_tells_good_from_bad(draft, admin):
    texts = [text(), text(good=False, text=MADE_UP)]
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=texts, by=admin)
    nothing = {"calls": 0, "prompt_tokens": 0, "completion_tokens": 0, "cost": "0"}
    assert backtest.estimate == {"expected": nothing, "at_most": nothing}
    assert done(backtest).status == JobStatus.DONE
    result = build_backtest_result(backtest)
    before, now = result.lines
    assert (before.good_passed, before.bad_passed) == (1, 1)
    assert now.bad_stopped == 1
    assert MADE_UP in {item.attempt and item.attempt.text for item in result.changed}
    assert (result.tokens, result.cost, result.stale) == (0, Decimal(0), False)


def test_the_cases_know_nothing_of_it_and_the_version_does(draft, admin):
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=[text()], by=admin)
    done(backtest)
    assert not Evaluation.objects.exists()
    event = GuidelineEvent.objects.get(action="backtest")
    assert (event.version, event.actor, event.note) == (draft, admin, "on 1 decided cases")


def test_more_work_than_was_agreed_to_does_not_begin(draft, admin):
    plan, one = TryOutPlan(draft, judge_model="openai:gpt-4o"), text()
    agreed = tryouts.consent_terms(plan, tryouts.estimate_try_out(plan, [one]))
    with pytest.raises(tryouts.NotAgreed):
        tryouts.request_try_out(plan, texts=[one, text()], by=admin, agreed=agreed)
    assert tryouts.request_try_out(plan, texts=[one], by=admin, agreed=agreed).texts.count() == 1


def test_a_killed_worker_costs_one_text_and_the_next_one_goes_on(draft, admin):
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=[text(), text(), text()], by=admin)
    first = backtest.texts.get(position=0)
    done_at = timezone.now()
    backtest.texts.filter(pk=first.pk).update(done_at=done_at, result={"passed": False})
    lost = {"status": JobStatus.RUNNING, "lease_token": backtest.pk}
    held = TryOut.objects.filter(pk=backtest.pk)
    held.update(**lost, lease_until=timezone.now() + timedelta(seconds=30))
    tryouts.run_try_out(backtest.pk)
    assert held.get().texts.filter(done_at=None).count() == 2
    held.update(lease_until=timezone.now() - timedelta(seconds=30))
    assert done(backtest).status == JobStatus.DONE
    assert backtest.texts.filter(done_at=None).count() == 0
    assert backtest.texts.get(pk=first.pk).done_at == done_at


def test_a_slice_ends_and_the_rest_waits_for_the_next_message(draft, admin, serve, settings, clock):
    answer = Scenario()

    def slow(request: Received) -> Reply:
        clock.move(tryouts.SLICE_SECONDS + 1)
        return answer(request)

    serve(slow)
    settings.LLM = {**settings.LLM, "CALL_DEADLINE": 10 * tryouts.SLICE_SECONDS}
    plan = TryOutPlan(draft, judge_model="openai:scripted")
    backtest = tryouts.request_try_out(plan, texts=[text(), text()], by=admin)
    assert done(backtest).status == JobStatus.QUEUED
    assert backtest.texts.exclude(done_at=None).count() == 1
    assert done(backtest).status == JobStatus.DONE


def test_a_spent_budget_lets_it_rest_and_says_why(draft, admin, serve, settings):
    serve()
    scripted = replace(get_content(draft), judge_model="openai:scripted")
    drafts.save_draft(version=draft, content=scripted, by=admin)
    draft.refresh_from_db()
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=[text()], by=admin)
    settings.LLM = {**settings.LLM, "DAILY_TOKENS": 1}
    ModelCall.objects.create(
        purpose="write",
        provider="openai",
        endpoint="x",
        model="scripted",
        prompt_tokens=100,
        latency_ms=1,
        outcome="ok",
        request_sha256="0" * 64,
    )
    assert done(backtest).status == JobStatus.QUEUED
    assert "token budget is spent" in backtest.waiting_for
    assert backtest.not_before is not None
    assert backtest.not_before > timezone.now()
    TryOut.objects.update(nudged_at=timezone.now() - timedelta(minutes=5))
    assert jobs.sweep() == 0
    settings.LLM = {**settings.LLM, "DAILY_TOKENS": 0}
    TryOut.objects.update(not_before=timezone.now())
    assert jobs.sweep() == 1
    assert done(backtest).status == JobStatus.DONE
    assert backtest.waiting_for == ""


def test_another_model_and_wording_take_the_place_of_the_versions(draft, admin, serve):
    serve()
    plan = TryOutPlan(draft, judge_model="openai:scripted", variant="strict")
    backtest = tryouts.request_try_out(plan, texts=[text()], by=admin)
    assert backtest.estimate["expected"]["calls"] > 0
    assert done(backtest).status == JobStatus.DONE
    assert set(ModelCall.objects.values_list("model", flat=True)) == {"scripted"}
    assert build_backtest_result(backtest).tokens > 0


@pytest.mark.parametrize(
    ("plan", "field"),
    [({"judge_model": "no such"}, "judge_model"), ({"variant": "none"}, "variant")],
)
def test_what_cannot_be_tried_is_refused_with_its_field(draft, admin, plan, field):
    with pytest.raises(InvalidGuideline, match=f"^{field} is "):
        tryouts.request_try_out(TryOutPlan(draft, **plan), texts=[text()], by=admin)


def test_no_case_at_all_is_refused(draft, admin):
    with pytest.raises(InvalidGuideline, match="cases is 0"):
        tryouts.request_try_out(TryOutPlan(draft), texts=[], by=admin)


def test_a_cancelled_one_keeps_what_was_judged_and_judges_no_more(draft, admin):
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=[text(), text()], by=admin)
    assert tryouts.cancel_try_out(backtest, by=admin) is True
    assert done(backtest).failure == "Cancelled by ada."
    assert backtest.texts.exclude(done_at=None).count() == 0
    assert tryouts.cancel_try_out(backtest, by=admin) is False


@pytest.mark.django_db(transaction=True)
def test_a_worker_whose_backtest_is_cancelled_under_it_saves_nothing(draft, admin, serve):
    def cancels(_: Received) -> Reply:
        tryouts.cancel_try_out(TryOut.objects.get(), by=admin)
        connection.close()
        return Reply("No.")

    serve(cancels)
    plan = TryOutPlan(draft, judge_model="openai:scripted")
    backtest = tryouts.request_try_out(plan, texts=[text(), text()], by=admin)
    assert done(backtest).failure == "Cancelled by ada."
    assert ModelCall.objects.exists()
    assert backtest.texts.exclude(done_at=None).count() == 0


def test_a_draft_that_changes_meanwhile_ends_it_with_the_reason(draft, admin):
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=[text()], by=admin)
    drafts.save_draft(version=draft, content=replace(get_content(draft), threshold=4.5), by=admin)
    assert done(backtest).status == JobStatus.FAILED
    assert "The draft has changed" in backtest.failure
    assert build_backtest_result(TryOut.objects.get()).stale


def test_a_judge_that_answers_nothing_is_asked_three_times_and_no_more(draft, admin, serve):
    serve(lambda _: Reply("not JSON"))
    backtest = tryouts.request_try_out(
        TryOutPlan(draft), texts=[text() for _ in range(5)], by=admin
    )
    assert done(backtest).status == JobStatus.FAILED
    assert backtest.failure.startswith("The first 3 texts could not be scored: ")
    assert [item.failure != "" for item in backtest.texts.all()] == [True] * 3 + [False] * 2


def test_shares_are_too_few_below_twenty(draft, admin):
    backtest = tryouts.request_try_out(TryOutPlan(draft), texts=[text()], by=admin)
    done(backtest)
    assert build_backtest_result(backtest).lines[1].false_passes is None


def test_a_text_whose_score_rests_on_made_up_quotes_does_not_pass(draft, admin, serve):
    made_up = {"score": 5, "reason": "Good.", "quotes": ["Nobody ever said this in the meeting."]}
    serve(Scenario(judge=[made_up]))
    plan = TryOutPlan(draft, judge_model="openai:scripted")
    backtest = tryouts.request_try_out(plan, [text()], by=admin)
    assert done(backtest).status == JobStatus.DONE
    assert backtest.only.result["passed"] is False
