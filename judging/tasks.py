from uuid import UUID

from celery import shared_task

from judging import searches, services, trials
from judging.backtests import running as backtests
from judging.backtests.models import Backtest
from judging.guidelines import previews, steps
from judging.metaeval import drawing
from judging.models import Drawing, EvidenceSearch, Preview, StepsJob, Trial
from summaries import jobs


@shared_task(name="judging.judge")
def judge(summary_id: str) -> None:
    services.judge(UUID(summary_id))


@shared_task(name="judging.preview")
def preview(preview_id: str) -> None:
    previews.run(UUID(preview_id))


@shared_task(name="judging.steps")
def write_steps(job_id: str) -> None:
    steps.run(UUID(job_id))


@shared_task(name="judging.trial")
def try_text(trial_id: str) -> None:
    trials.run(UUID(trial_id))


@shared_task(name="judging.evidence")
def look_for_evidence(search_id: str) -> None:
    searches.run(UUID(search_id))


@shared_task(name="judging.backtest")
def backtest(backtest_id: str) -> None:
    backtests.run(UUID(backtest_id))


@shared_task(name="judging.draw")
def draw(drawing_id: str) -> None:
    drawing.run(UUID(drawing_id))


@shared_task(name="judging.sweep", acks_late=False)
def sweep_jobs() -> None:
    jobs.sweep(Backtest, Drawing, EvidenceSearch, Preview, StepsJob, Trial)
