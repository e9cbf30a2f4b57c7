import json
from datetime import timedelta
from decimal import Decimal

import pytest
from countersign_judge.criteria import InvalidGuideline
from django.utils import timezone

from judging import tryouts
from judging.estimates import estimate_attempt
from judging.guidelines import drafts, steps
from judging.guidelines.content import get_content
from judging.models import Evaluation, StepsJob, TryOut
from judging.tryouts import TryOutPlan
from llm.models import ModelCall
from summaries import jobs
from summaries.models import JobStatus
from tests.factories import cases as factories
from tests.judging.guidelines.conftest import content
from tests.modelserver import Reply

LEASE = timedelta(seconds=30)
pytestmark = pytest.mark.django_db


@pytest.fixture
def attempt(db):
    return factories.attempt(factories.case())


def test_offline_a_preview_costs_nothing_and_scores_what_words_found_measure(draft, attempt, admin):
    names = ("consistency", "relevance")
    drafts.save_draft(version=draft, content=content(*names), by=admin)
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    assert preview.estimate["at_most"]["calls"] == 0
    tryouts.run_try_out(preview.pk)
    preview.refresh_from_db()
    assert preview.status == JobStatus.DONE
    assert [score["criterion"] for score in preview.only.result["scores"]] == list(names)
    assert preview.only.result["models"] == ["offline"]


def test_a_preview_leaves_the_case_as_it_was(draft, attempt, admin):
    before = type(attempt.summary).objects.filter(pk=attempt.summary_id).values().get()
    tryouts.run_try_out(tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin).pk)
    assert type(attempt.summary).objects.filter(pk=attempt.summary_id).values().get() == before
    assert not Evaluation.objects.exists()


def test_the_estimate_counts_calls_and_names_the_price(draft, attempt, admin, monkeypatch):
    monkeypatch.setenv("OPENAI_API_KEY", "none")
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    three = content("consistency", "fluency", "relevance", judge_model="openai:gpt-5")
    drafts.save_draft(version=draft, content=three, by=admin)
    draft.refresh_from_db()
    estimate = estimate_attempt(draft, attempt)
    # One a criterion, the evidence check, and the second look.
    assert estimate.expected.calls == estimate.at_most.calls == 3 + 2
    assert 3 * 100 < estimate.expected.prompt_tokens < estimate.at_most.prompt_tokens
    assert estimate.expected.cost
    assert estimate.at_most.cost
    assert Decimal(0) < estimate.expected.cost < estimate.at_most.cost


def test_a_preview_that_was_delivered_twice_runs_once(draft, attempt, admin):
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    tryouts.run_try_out(preview.pk)
    preview.refresh_from_db()
    first = preview.only.result
    tryouts.run_try_out(preview.pk)
    preview.refresh_from_db()
    assert preview.only.result == first


def test_a_criterion_that_cannot_be_scored_fails_the_preview_with_its_reason(
    draft, attempt, admin, serve
):
    serve(lambda _: Reply("not JSON"))
    drafts.save_draft(version=draft, content=content("wit"), by=admin)
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    tryouts.run_try_out(preview.pk)
    preview.refresh_from_db()
    assert preview.status == JobStatus.FAILED
    assert "wit" in preview.failure


def test_a_job_whose_worker_was_killed_is_taken_again(draft, attempt, admin):
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    lost = {"status": JobStatus.RUNNING, "lease_token": preview.pk}
    held = TryOut.objects.filter(pk=preview.pk)
    held.update(**lost, lease_until=timezone.now() + LEASE)
    tryouts.run_try_out(preview.pk)
    assert held.get().status == JobStatus.RUNNING
    held.update(lease_until=timezone.now() - LEASE)
    tryouts.run_try_out(preview.pk)
    assert held.get().status == JobStatus.DONE


def test_steps_are_written_by_the_judge_model_into_the_draft(draft, admin, serve):
    serve(lambda request: Reply(json.dumps({"steps": ["Read it.", "Give 5 for all."]})))
    job = steps.request_steps(version=draft, criterion="consistency", by=admin)
    steps.run_job(job.pk)
    job.refresh_from_db()
    assert job.failure == ""
    draft = StepsJob.objects.get().version
    assert get_content(draft).criteria[0].steps == ("Read it.", "Give 5 for all.")
    assert ModelCall.objects.get().purpose == "judge-steps"


def test_without_a_language_model_steps_are_refused_with_the_remedy(draft, admin):
    with pytest.raises(InvalidGuideline, match="a language model is needed"):
        steps.request_steps(version=draft, criterion="consistency", by=admin)


def test_the_sweep_sends_a_lost_job_again_once(draft, attempt, admin):
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    assert jobs.sweep() == 0
    long_ago = timezone.now() - timedelta(minutes=5)
    TryOut.objects.filter(pk=preview.pk).update(nudged_at=long_ago)
    assert jobs.sweep() == 1
    assert jobs.sweep() == 0


def test_the_sweep_leaves_a_job_to_the_worker_that_holds_it(draft, attempt, admin):
    preview = tryouts.request_try_out(TryOutPlan(draft), attempt, by=admin)
    held = TryOut.objects.filter(pk=preview.pk)
    long_ago = timezone.now() - timedelta(minutes=5)
    taken = {"lease_token": preview.pk, "lease_until": timezone.now() + LEASE}
    held.update(status=JobStatus.RUNNING, nudged_at=long_ago, **taken)
    assert jobs.sweep() == 0
    held.update(lease_until=timezone.now() - LEASE)
    assert jobs.sweep() == 1
