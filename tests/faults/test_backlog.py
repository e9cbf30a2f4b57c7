"""A backlog delays what is new in it and nothing else: real workers, more cases than threads."""

from dataclasses import replace

import pytest
from celery import current_app
from pytest_django.fixtures import Settings

from config import queues
from config.embedded.supervisor import worker_command as command_of
from config.queues import CONTROL_WORKER, INTERACTIVE_WORKER, PIPELINE_WORKER, WORKERS, Worker
from delivery.models import Delivery, State
from delivery.webhooks import endpoints
from judging import tryouts
from judging.guidelines import drafts
from judging.models import TryOut
from judging.tryouts import TryOutPlan
from summaries.models import GuidelineVersion, JobStatus, Summary
from summaries.status import Status
from tests.delivery.receiver import Receiver
from tests.factories import cases as factories
from tests.faults.stage import Stage, drop_everything_queued
from tests.judging.guidelines.conftest import content
from tests.modelserver import Scenario

pytestmark = [pytest.mark.nightly, pytest.mark.slow]

BACKLOG = 60
# Steps of a case: it is written, judged, written again and judged again.
THREADS = "2"


@pytest.fixture
def busy(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Stage:
    """The processes of `make run`, with two threads for the pipeline."""
    monkeypatch.setenv("OPENAI_BASE_URL", stage.model.openai_url)
    stage.environment[PIPELINE_WORKER.variable] = THREADS
    return stage


def start(stage: Stage, *serving: Worker) -> None:
    for each in serving:
        # Without the interpreter, `-m celery -A config`, which the stage has too.
        stage.start(*command_of(each, stage.environment)[5:])
    stage.beat()


def new_cases() -> int:
    return Summary.objects.filter(status=Status.QUEUED).count()


def ask_for_preview() -> TryOut:
    said = content(judge_model="openai:scripted")
    name = f"board-{TryOut.objects.count()}"
    made = drafts.create(name=name, title=name, content=said, by=factories.user(f"ada-{name}"))
    draft = GuidelineVersion.objects.get(pk=made.pk)
    attempt = factories.attempt(factories.put(factories.case(), Status.IN_REVIEW))
    return tryouts.request_try_out(TryOutPlan(draft), attempt, by=None)


def test_a_begun_case_is_finished_before_new_ones_are_begun(busy: Stage) -> None:
    busy.open_cases(BACKLOG)
    start(busy, *WORKERS)
    busy.until(lambda: Summary.objects.filter(status=Status.IN_REVIEW).exists())
    assert new_cases() > BACKLOG * 0.75


def test_a_preview_overtakes_a_backlog(busy: Stage) -> None:
    busy.open_cases(BACKLOG)
    preview = ask_for_preview()
    start(busy, *WORKERS)
    busy.until(lambda: TryOut.objects.get(pk=preview.pk).status == JobStatus.DONE)
    assert new_cases() > BACKLOG * 0.75


def test_a_backlog_holds_up_neither_the_sweep_nor_a_webhook(
    busy: Stage, settings: Settings
) -> None:
    ada = factories.user("ada", "reviewers", "authors")
    settings.ALLOW_PRIVATE_WEBHOOKS = True
    busy.environment["COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS"] = "true"
    with Receiver() as receiver:
        endpoints.register_endpoint(by=ada, name="crm", url=receiver.url, kinds=["summary.waiting"])
        lost = factories.case(busy.version, by=ada, own="A second text that passes.")
        drop_everything_queued()
        busy.open_cases(BACKLOG)
        start(busy, *WORKERS)
        busy.until(lambda: Summary.objects.get(pk=lost.pk).status == Status.IN_REVIEW)
        busy.until(lambda: Delivery.objects.filter(state=State.DONE).exists())
        assert new_cases() > BACKLOG * 0.75


def test_previews_on_a_model_that_never_answers_hold_up_no_sweep(busy: Stage) -> None:
    busy.model.script = Scenario(stalls=1.0)
    for _ in range(int(THREADS)):
        ask_for_preview()
    start(busy, replace(INTERACTIVE_WORKER, threads=int(THREADS)), CONTROL_WORKER)
    busy.until(lambda: len(busy.requests) >= int(THREADS))
    (case,) = busy.open_cases(1)
    drop_everything_queued()
    opened = Summary.objects.get(pk=case.pk).nudged_at
    busy.until(lambda: Summary.objects.get(pk=case.pk).nudged_at != opened)


def test_every_task_has_the_queue_of_who_waits_for_it() -> None:
    current_app.loader.import_default_modules()
    ours = {name for name in current_app.tasks if not name.startswith("celery.")}
    assert set(queues.ROUTES) < ours
    waited_for = {"judging.try_out", "judging.steps", "summaries.suggest"}
    assert {queues.ROUTES[name] for name in waited_for} == {queues.INTERACTIVE}
    assert sorted(queues.ALL_QUEUES) == list(queues.ALL_QUEUES)
    served = {queue for worker in WORKERS for queue in worker.queues}
    assert served == set(queues.ALL_QUEUES)
