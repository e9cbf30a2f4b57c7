"""Countersign's `judge_pairs`, the function that a data scientist calls; with SCORE_ONLY in the
environment it asks for the score alone."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import django

from tools.bench.contenders import turn
from tools.bench.contenders.turn import Case, Judge, Task

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there


def prepare(task: Task) -> Judge:
    django.setup()
    from measuring.judgements import Pair, judge_pairs

    how = _JOBS[task.job](task)
    if os.environ.get("SCORE_ONLY"):
        how["score_only"] = True

    def judge(cases: Sequence[Case]) -> int:
        pairs = [Pair(case.source, case.summary, case.id) for case in cases]
        judged = judge_pairs(pairs, concurrency=turn.IN_FLIGHT, **how)
        return sum(average.scored for average in judged.averages.values())

    return judge


# What each job says to `judge_pairs`; Prompt Flow samples at the highest temperature.
_JOBS: dict[str, Callable[[Task], dict[str, Any]]] = {
    "geval": lambda task: {"judge": "geval", "criteria": [task.criteria[0]["name"]]},
    "qag": lambda _: {"judge": "qag"},
    "dimensions": lambda task: {
        "judge": "geval",
        "criteria": [each["name"] for each in task.criteria],
        "score_mode": "samples",
        "samples": turn.SAMPLES,
        "temperature": 2.0,
    },
}


if __name__ == "__main__":
    turn.take(prepare)
