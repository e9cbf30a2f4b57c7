"""How many cases a faulty model server fails, and how much thread time its stalls take.

`python tools/bench/faults.py [--cases 300] [--seconds 1] [--faults 0.3] [--stalls 0]
[--threads 32]`

As `pipeline_throughput.py`, with cases that are written and judged by one criterion. Of the
server's answers the share `--faults` is cut off, HTTP 500 or 429, a reset or HTML, and the share
`--stalls` never comes. Exits with 1 when a case failed.
"""

import argparse
import os
import secrets
import sys
import time
from contextlib import ExitStack
from pathlib import Path

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
from tools.bench.pipeline_throughput import _guideline, _model, _open, _services, _worker  # noqa: E402

_LONGEST = 3600.0


def main() -> int:
    options = _arguments()
    with ExitStack() as stack:
        broken = {"faults": options.faults, "stalls": options.stalls}
        environment = {
            **os.environ,
            **stack.enter_context(_services()),
            "DJANGO_SETTINGS_MODULE": "config.settings",
            "DJANGO_SECRET_KEY": secrets.token_urlsafe(50),
            "OPENAI_BASE_URL": f"{stack.enter_context(_model(options.seconds, **broken))}/v1",
            "COUNTERSIGN_WRITER_MODEL": "openai:scripted",
            "COUNTERSIGN_JUDGE_MODEL": "openai:scripted",
        }
        os.environ.update(environment)
        return _measure(options, environment)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=1.0, help="what the model takes")
    parser.add_argument("--faults", type=float, default=0.3)
    parser.add_argument("--stalls", type=float, default=0.0)
    parser.add_argument("--threads", type=int, default=32)
    return parser.parse_args()


def _measure(options: argparse.Namespace, environment: dict[str, str]) -> int:
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)
    from summaries.models import Summary
    from summaries.pipeline import sweep_summaries

    _open(_guideline(1), range(options.cases))
    started = time.monotonic()
    with _worker(options.threads, environment):
        while Summary.objects.exclude(status__in=["in_review", "failed"]).exists():
            if time.monotonic() - started > _LONGEST:
                raise SystemExit("The worker did not finish within an hour.")
            sweep_summaries()
            time.sleep(1)
    return _print_figures(options.cases, time.monotonic() - started)


def _print_figures(cases: int, seconds: float) -> int:
    from django.db.models import Count, Sum

    from llm.models import ModelCall
    from summaries.models import Summary

    failed = Summary.objects.filter(status="failed")
    kinds = dict(failed.values_list("failure_kind").annotate(Count("pk")).order_by())
    print(f"{failed.count()} of {cases} cases failed in {seconds:.0f} s {kinds or ''}")
    print("| outcome | calls | thread time | share |")
    print("| --- | --- | --- | --- |")
    rows = ModelCall.objects.values("outcome").annotate(calls=Count("pk"), ms=Sum("latency_ms"))
    total = sum(row["ms"] for row in rows) or 1
    for row in rows.order_by("-ms"):
        share = 100 * row["ms"] / total
        print(f"| {row['outcome']} | {row['calls']} | {row['ms'] / 1000:.0f} s | {share:.0f} % |")
    return int(failed.exists())


if __name__ == "__main__":
    sys.exit(main())
