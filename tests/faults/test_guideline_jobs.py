"""Previews and generated steps on real workers: the page waits, the worker may die."""

import json

import pytest

from judging import tryouts
from judging.guidelines import drafts, pins, steps
from judging.guidelines.content import get_content
from judging.models import StepsJob, TryOut
from judging.tryouts import TryOutPlan
from summaries.models import GuidelineVersion, JobStatus
from tests.factories import cases as factories
from tests.faults.stage import Stage, drop_everything_queued
from tests.judging.guidelines.conftest import content
from tests.modelserver import Received, Reply

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


@pytest.fixture
def draft(stage: Stage) -> GuidelineVersion:
    said = content(judge_model="openai:scripted")
    made = drafts.create(name="board", title="Board", content=said, by=factories.user("ada"))
    return GuidelineVersion.objects.get(pk=made.pk)


def preview_of(draft: GuidelineVersion) -> TryOut:
    attempt = factories.attempt(factories.case())
    return tryouts.request_try_out(TryOutPlan(draft), attempt, by=None)


def done(job: StepsJob | TryOut) -> bool:
    job.refresh_from_db()
    assert job.failure == ""
    return job.status == JobStatus.DONE


def test_a_worker_runs_previews_and_writes_steps(
    stage: Stage, draft: GuidelineVersion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", stage.model.openai_url)
    preview = preview_of(draft)
    stage.worker(threads=2)
    stage.until(lambda: done(preview))
    assert preview.only.result["models"] == ["openai:scripted"]
    stage.model.script = _steps
    job = steps.request_steps(version=draft, criterion="consistency", by=None)
    stage.until(lambda: done(job))
    assert get_content(draft).criteria[0].steps == ("Read it.", "Give 5 for all.")


def test_a_worker_writes_and_judges_a_pinned_meeting(
    stage: Stage, draft: GuidelineVersion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", stage.model.openai_url)
    pinned = [pins.pin(draft.guideline, factories.case(), by=None)]
    (trial,) = pins.request_try_outs(draft, pinned, by=None)
    stage.worker(threads=2)
    stage.until(lambda: done(trial))
    assert trial.only.text
    assert trial.only.result["models"] == ["openai:scripted"]


def _steps(_: Received) -> Reply:
    return Reply(json.dumps({"steps": ["Read it.", "Give 5 for all."]}))


def test_the_beat_brings_a_killed_workers_preview_to_the_next_one(
    stage: Stage, draft: GuidelineVersion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", stage.model.openai_url)
    stage.beat()
    worker = stage.worker(threads=2)
    preview = preview_of(draft)
    stage.until(lambda: stage.asked("judge"))
    stage.kill(worker)
    drop_everything_queued()
    stage.worker(threads=2)
    stage.until(lambda: done(preview))
    assert (preview.failure, preview.lease_token) == ("", None)
