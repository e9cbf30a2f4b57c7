"""What a case costs in processor time, memory, disk and money, and what many cases a day need.

`python tools/bench/sizing.py [--cases 64] [--seconds 1] [--in-flight 32] [--call 5] [--chats 27]`

Starts a private PostgreSQL and Redis, a worker, and a scripted model server whose answers have the
form and size of a real one's (`bench/model_server`). Meetings of 1,300 words are written and judged
by the guideline that ships and pass at the first attempt; a reviewer opens and approves each.
With `--chats 420` a meeting has 20,000 words.
Prints, for a case: calls and tokens out of the ledger, also by their purpose, processor time of the
worker, of PostgreSQL and of the reviewer's page with the approval, and bytes in the database; the
most memory of the worker; and dollars at the list prices of the judge package. Then the table of
docs/operations.md, for cases that come in over eight hours of 250 days a year, model calls of
`--call` seconds, workers whose core is busy two thirds of the time, and answers kept as
COUNTERSIGN_RETENTION_DAYS says.

Processor time is that of the processes, which other work on the machine changes little.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.bench.bytes_per_case import (
    _FOR_A_TIME,
    Sizes,
    _approve_all,
    _packed,
    _reviewer,
    _settled,
    environment_of,
    prepare,
)
from tools.bench.model_server import model_server
from tools.bench.pipeline_throughput import CHATS, _cpu, _open, _services, _until, _worker
from tools.bench.processes import _kilobytes

HOURS, DAYS, BUSY = 8, 250, 2 / 3
FIRST = 16
A_DAY = (100, 1_000, 10_000, 50_000)
MODELS = ("gpt-4o-mini", "gpt-4.1")
# Resident MB of the others, after `make run` (docs/deployment.md).
WEB, OTHER_WORKER, BEAT = 190, 215, 52
_TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Case:
    """Means of a case; tokens by kind, times in seconds; `worker_mb` is of the process, `purposes`
    have their calls, tokens of prompts and tokens of answers."""

    calls: float
    prompt: float
    cached: float
    completion: float
    worker: float
    database: float
    page: float
    kept: float
    answers: float
    worker_mb: float
    purposes: tuple[tuple[str, float, float, float], ...]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=1.0, help="what the scripted model takes")
    parser.add_argument("--in-flight", type=int, default=32, help="model calls at once")
    parser.add_argument("--call", type=float, default=5.0, help="seconds of a call, in the table")
    parser.add_argument("--chats", type=int, default=CHATS, help="of some 50 words, in a meeting")
    options = parser.parse_args()
    serving = ("--seconds", str(options.seconds), "--score", "5", "--slots", "1000")
    with _services() as services, model_server(*serving) as server:
        os.environ |= environment_of(services, server, options.in_flight)
        case = _measured(options.cases, options.in_flight, options.chats)
        print("\n".join([*_told(case, options.cases), "", *_table(case, options.call)]))


def _measured(cases: int, in_flight: int, chats: int) -> Case:
    prepare()
    from django.db.models import Count, Sum
    from django.utils import timezone

    from judging.guidelines.defaults import ensure_default_guideline
    from llm.models import ModelCall

    guideline, reviewer = ensure_default_guideline().name, _reviewer()
    with _worker(in_flight, dict(os.environ)) as pid:
        # The first pay for what a process imports and connects once, and for the first page of
        # each index.
        _open(guideline, range(FIRST), chats)
        _until(_settled)
        _approve_all(reviewer)
        sizes, begun = _packed(), timezone.now()
        worker, database = _cpu(pid), _postgres()
        _open(guideline, range(FIRST, FIRST + cases), chats)
        _until(_settled)
        worker, memory = _cpu(pid) - worker, _kilobytes(pid, "VmHWM") / 1000
    started = time.process_time()
    _approve_all(reviewer)
    page, database = time.process_time() - started, _postgres() - database
    tokens = ("prompt_tokens", "cached_tokens", "completion_tokens")
    calls = ModelCall.objects.filter(created_at__gte=begun)
    sums = calls.aggregate(Count("pk"), *map(Sum, tokens))
    grown = {name: now.per_case(sizes[name], cases) for name, now in _packed().items()}
    answers = grown.pop(_FOR_A_TIME).bytes
    kept = sum(grown.values(), start=Sizes(0, 0, 0, 0)).bytes
    means = [each / cases for each in (*sums.values(), worker, database, page)]
    named = calls.values_list("purpose").annotate(
        Count("pk"), Sum("prompt_tokens"), Sum("completion_tokens")
    )
    purposes = tuple(
        (purpose, *(each / cases for each in figures))
        for purpose, *figures in named.order_by("purpose")
    )
    return Case(*(*means, kept, answers, memory, purposes))


def _postgres() -> float:
    """Seconds of processor time of the server, with the sessions that ended."""
    place = Path(os.environ["COUNTERSIGN_HOME"], "run", "postgres.pid")
    pid = int(place.read_text().split()[0])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ended = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[13:15]
    return _cpu(pid) + sum(map(_cpu, map(int, children))) + sum(map(int, ended)) / _TICKS


def _dollars(case: Case) -> Iterator[float | None]:
    """At the prices of MODELS, in their order; None where one is unknown."""
    from countersign_judge.llm.prices import price_usage
    from countersign_judge.llm.types import Usage

    usage = Usage(int(case.prompt), int(case.cached), int(case.completion))
    for model in MODELS:
        price = price_usage("openai", model, "https://api.openai.com/v1", usage)
        yield None if price is None else float(price)


def _told(case: Case, cases: int) -> Iterator[str]:
    from countersign_judge.money import format_cost

    yield f"Means of {cases} cases; load average {os.getloadavg()[0]:.1f}."
    yield f"calls {case.calls:.1f}"
    yield (
        f"tokens: prompt {case.prompt:,.0f} (cached {case.cached:,.0f}), "
        f"completion {case.completion:,.0f}"
    )
    for purpose, *figures in case.purposes:
        asked, prompt, completion = figures
        yield f"  {purpose}: calls {asked:.1f}, prompt {prompt:,.0f}, completion {completion:,.0f}"
    yield (
        f"processor: worker {case.worker:.3f} s, PostgreSQL {case.database:.3f} s, "
        f"page and approval {case.page:.3f} s"
    )
    yield f"database: {case.kept:,.0f} bytes for good, {case.answers:,.0f} of answers"
    yield f"memory of the worker: {case.worker_mb:.0f} MB at most"
    for model, dollars in zip(MODELS, _dollars(case), strict=True):
        yield f"{model}: {format_cost(dollars)}"


def _table(case: Case, call: float) -> Iterator[str]:
    from countersign_judge.money import format_cost
    from django.conf import settings

    kept_days = settings.LLM["CACHE_DAYS"]
    models = " | ".join(f"{model}, a day" for model in MODELS)
    yield (
        f"| cases a day | calls at once | `worker` | cores | memory | disk, first year | {models} |"
    )
    yield "| --- | --- | --- | --- | --- | --- | --- | --- |"
    for cases in A_DAY:
        seconds = HOURS * 3600
        slots = ceil(cases * case.calls * call / seconds)
        workers = max(1, ceil(cases * case.worker / seconds / BUSY))
        cores = cases * (case.worker + case.database + case.page) / seconds / BUSY
        memory = WEB + 2 * OTHER_WORKER + BEAT + workers * case.worker_mb
        disk = cases * (case.kept * DAYS + case.answers * min(kept_days, DAYS))
        prices = " | ".join(
            format_cost(None if each is None else cases * each, places=2) for each in _dollars(case)
        )
        yield (
            f"| {cases:,} | {slots:,} | {workers} | {max(1, ceil(cores))} | {memory / 1000:.1f} GB "
            f"| {disk / 1e9:,.1f} GB | {prices} |"
        )


if __name__ == "__main__":
    main()
