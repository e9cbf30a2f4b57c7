"""What a backlog of cases holds up: the sweep, webhooks, previews and the first case of it.

`python bench/backlog.py [--cases 2000] [--seconds 2] [--watch 60] [--one-queue]`

Starts a private PostgreSQL and Redis, a scripted model server that takes `--seconds` for every
answer, and the workers and the beat as `make run` does. One case goes alone, then `--cases` are
announced at once; for `--watch` seconds a preview is asked for every five, and every case that
comes to review goes to a webhook. Exits with 1 when a limit is missed. With `--one-queue`, one
worker takes everything from one queue.
"""

import argparse
import math
import os
import re
import secrets
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import replace
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from bench.pipeline_throughput import _guideline, _model, _open, _services, _until  # noqa: E402

SWEEP_SECONDS = 5
LATE_PERIODS, WEBHOOK_SECONDS, PREVIEW_SECONDS, TIMES_ALONE = 2, 5.0, 5.0, 1.5
PREVIEW_EVERY = 5.0
_SWEPT = re.compile(r"^(\S+ \S+) INFO .*Task summaries\.sweep\[\S+\] succeeded", re.MULTILINE)


def main() -> int:
    options = _arguments()
    with ExitStack() as stack:
        environment = {
            **os.environ,
            **stack.enter_context(_services()),
            "DJANGO_SETTINGS_MODULE": "bench.one_queue" if options.one_queue else "config.settings",
            "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
            "OPENAI_BASE_URL": f"{stack.enter_context(_model(options.seconds))}/v1",
            "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
            "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
            "COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS": "true",
            "COUNTERSIGN_SWEEP_SECONDS": str(SWEEP_SECONDS),
        }
        os.environ.update(environment)
        return _measure(options, environment)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=2.0, help="what the model takes")
    parser.add_argument("--watch", type=float, default=60.0, help="seconds under the backlog")
    parser.add_argument("--one-queue", action="store_true", help="for comparison")
    return parser.parse_args()


def _measure(options: argparse.Namespace, environment: dict[str, str]) -> int:
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    from config.embedded import supervisor
    from summaries.models import Summary
    from summaries.pipeline import sweep
    from tests.delivery.receiver import Receiver

    guideline = _guideline(1)
    with ExitStack() as stack, Receiver() as receiver:
        logs = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        _start_workers(stack, logs, options, environment)
        _start(stack, logs, "beat", supervisor.beat_command(logs / "schedule"), environment)
        _listen(receiver.url)
        alone = [_alone(guideline, range(at, at + 1)) for at in range(3)][-1]
        _open_unannounced(guideline, options.cases)
        began, first = time.monotonic(), 0.0
        Summary.objects.filter(status="queued").update(nudged_at=None)
        sweep(limit=options.cases)
        while time.monotonic() - began < options.watch:
            _ask_for_preview()
            first = first or _first_reviewable(began, 3)
        left = Summary.objects.filter(status="queued").count()
        print(f"{options.cases} cases, {left} not begun after {options.watch:g} s")
        return _print_figures(_late(logs, began), _webhooks(began), _previews(), first, alone)


def _start_workers(
    stack: ExitStack, logs: Path, options: argparse.Namespace, environment: dict[str, str]
) -> None:
    from config.embedded import supervisor
    from config.queues import PIPELINE, WORKERS

    if options.one_queue:
        everything = replace(PIPELINE, queues=("control",))
        _start(
            stack, logs, "worker", supervisor.worker_command(everything, environment), environment
        )
        return
    for each in WORKERS:
        _start(stack, logs, each.name, supervisor.worker_command(each, environment), environment)


def _start(
    stack: ExitStack, logs: Path, name: str, command: list[str], environment: dict[str, str]
) -> None:
    log = stack.enter_context((logs / f"{name}.log").open("wb"))
    pooled = {**environment, "DATABASE_POOL": "18"}
    process = subprocess.Popen(command, cwd=ROOT, env=pooled, stdout=log, stderr=log)
    stack.callback(process.wait)
    stack.callback(process.kill)


def _listen(url: str) -> None:
    from delivery.webhooks import endpoints
    from tests.factories import cases as factories

    reader = factories.user("rosa", "reviewers")
    endpoints.register(by=reader, name="bench", url=url, kinds=["summary.waiting"])


def _reviewable() -> int:
    from summaries.models import Summary

    return Summary.objects.filter(status="in_review").count()


def _alone(guideline: str, number: range) -> float:
    before, started = _reviewable(), time.monotonic()
    _open(guideline, number)
    _until(lambda: _reviewable() > before)
    return time.monotonic() - started


def _open_unannounced(guideline: str, cases: int) -> None:
    """The beat runs already and would find them while they are being opened."""
    from datetime import timedelta

    from django.db import transaction
    from django.test import override_settings
    from django.utils import timezone

    from summaries.models import Summary

    with override_settings(PIPELINE_TASKS={}), transaction.atomic():
        _open(guideline, range(3, cases + 3))
        later = timezone.now() + timedelta(hours=1)
        Summary.objects.filter(status="queued").update(nudged_at=later)


def _first_reviewable(began: float, known: int) -> float:
    """Seconds until the first case of the backlog was with the reviewers; 0 when none is."""
    from django.utils import timezone

    from summaries.models import Summary

    ready = Summary.objects.filter(status="in_review").order_by("status_since")[known:].first()
    if ready is None:
        return 0.0
    ago = (timezone.now() - ready.status_since).total_seconds()
    return time.monotonic() - began - ago


def _ask_for_preview() -> None:
    from judging import previews
    from summaries.models import Attempt, GuidelineVersion

    previews.request_preview(
        version=GuidelineVersion.objects.get(guideline__name="bench"),
        attempt=Attempt.objects.earliest("pk"),
        by=None,
    )
    time.sleep(PREVIEW_EVERY)


def _late(logs: Path, began: float) -> float:
    """The most seconds that a sweep ended after the moment it was due."""
    start = time.time() - (time.monotonic() - began)
    text = "".join(log.read_text(errors="replace") for log in logs.glob("*.log"))
    ends = sorted(datetime.fromisoformat(found).timestamp() for found in _SWEPT.findall(text))
    moments = [start, *(end for end in ends if end > start), time.time()]
    return max(after - before for before, after in pairwise(moments)) - SWEEP_SECONDS


def _webhooks(began: float) -> float:
    """The most seconds from an event to the first try to tell it, or to now if there was none."""
    from django.utils import timezone

    from delivery.models import Delivery, DeliveryTry, Event

    now = timezone.now()
    recent = (time.monotonic() - began) + 1
    events = [
        event for event in Event.objects.all() if (now - event.created_at).total_seconds() < recent
    ]
    tried: dict[Any, datetime] = {}
    for each in DeliveryTry.objects.order_by("-at").select_related("delivery"):
        tried[each.delivery.event_id] = each.at
    assert Delivery.objects.exists() or not tried
    waits = [(tried.get(event.pk, now) - event.created_at).total_seconds() for event in events]
    # Without a case in review there was nothing to tell in all that time.
    return max(waits, default=math.inf)


def _previews() -> float:
    """The most seconds from the request of a preview to its first call, or to now."""
    from datetime import timedelta

    from django.utils import timezone

    from judging.models import Preview
    from llm.models import ModelCall

    waits = []
    for preview in Preview.objects.all():
        call = ModelCall.objects.filter(subject=preview.pk).order_by("created_at").first()
        began = call.created_at - timedelta(milliseconds=call.latency_ms) if call else None
        waits.append(((began or timezone.now()) - preview.created_at).total_seconds())
    return max(waits)


def _print_figures(late: float, webhook: float, preview: float, first: float, alone: float) -> int:
    rows = [
        ("a sweep after it was due", late, LATE_PERIODS * SWEEP_SECONDS),
        ("a webhook after its event", webhook, WEBHOOK_SECONDS),
        ("a preview after its request", preview, PREVIEW_SECONDS),
        (f"the first case, {alone:.1f} s alone", first or math.inf, TIMES_ALONE * alone),
    ]
    print("| at most | seconds | limit | |")
    print("| --- | --- | --- | --- |")
    for what, seconds, limit in rows:
        print(
            f"| {what} | {seconds:.1f} | {limit:.1f} | {'pass' if seconds <= limit else 'FAIL'} |"
        )
    return int(any(seconds > limit for _, seconds, limit in rows))


if __name__ == "__main__":
    sys.exit(main())
