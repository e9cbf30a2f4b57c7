"""Countersign's judge as a worker calls it: gateway, ledger, cache, slots and PostgreSQL in use.

As many threads as there are calls in flight stand for a worker's.
"""

import os
import uuid
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import django

from tools.bench.contenders import turn
from tools.bench.contenders.turn import Case, Judge, Task

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
if TYPE_CHECKING:
    from countersign_judge.criteria import Criterion
    from countersign_judge.judges.base import JudgeInput


def prepare(task: Task) -> Judge:
    django.setup()
    from countersign_judge.judges import get_method

    name = "qag" if task.job == "qag" else "geval"
    criteria = _criteria(task, name)
    judge_function = get_method(name).run
    pool = ThreadPoolExecutor(turn.IN_FLIGHT)

    def one(case: Case) -> int:
        return len(judge_function(_judge_input(case, task.job), criteria).scores)

    def judge(cases: Sequence[Case]) -> int:
        return sum(pool.map(one, cases))

    return judge


def _criteria(task: Task, method: str) -> "list[Criterion]":
    from countersign_judge.criteria import Criterion

    wanted = task.criteria if task.job == "dimensions" else task.criteria[:1]
    return [Criterion(method=method, **each) for each in wanted]


def _judge_input(case: Case, job: str) -> "JudgeInput":
    """As the pipeline makes it of a guideline version with the defaults that ship."""
    from countersign_judge.criteria import ScoreMode
    from countersign_judge.judges.base import JudgeInput

    from summaries.models import GuidelineVersion

    version = GuidelineVersion()
    options: dict[str, Any] = {"score_mode": version.score_mode, "joint": version.joint}
    if job == "dimensions":
        options["score_mode"] = ScoreMode.SAMPLES
    return JudgeInput(
        subject=uuid.uuid4(),
        title=f"Meeting {case.id}",
        turns=case.turns,
        text=case.summary,
        model=os.environ["COUNTERSIGN_JUDGE_MODEL"],
        variant=version.variant,
        **options,
    )


if __name__ == "__main__":
    turn.take(prepare)
