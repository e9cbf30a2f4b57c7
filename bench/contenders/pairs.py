"""Countersign's `judge_pairs`, the function that a data scientist calls."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import django

from bench.contenders import turn
from bench.contenders.turn import Case, Judge, Task

# ruff: noqa: PLC0415 - Django's models can be imported once its settings are there
if TYPE_CHECKING:
    from summaries.models import GuidelineVersion


def prepare(task: Task) -> Judge:
    django.setup()
    from measuring.judgements import Pair, judge_pairs

    how = _JOBS[task.job](task)

    def judge(cases: Sequence[Case]) -> int:
        pairs = [Pair(case.source, case.summary, case.id) for case in cases]
        judged = judge_pairs(pairs, concurrency=turn.IN_FLIGHT, **how)
        return sum(average.scored for average in judged.averages.values())

    return judge


def _dimensions(task: Task) -> dict[str, Any]:
    version = _guideline_version([each["name"] for each in task.criteria])
    # The peer finds no evidence either.
    return {"guideline": version, "evidence": False}


# What each job says to `judge_pairs`.
_JOBS: dict[str, Callable[[Task], dict[str, Any]]] = {
    "geval": lambda task: {"judge": "geval", "criteria": [task.criteria[0]["name"]]},
    "qag": lambda _: {"judge": "qag"},
    "dimensions": _dimensions,
}


def _guideline_version(names: Sequence[str]) -> "GuidelineVersion":
    """Sampling is a choice of a guideline, so there is one with these criteria as they ship."""
    from judging.guidelines.content import Content, write
    from judging.guidelines.documents import templates
    from summaries.models import Guideline, GuidelineVersion, ScoreMode

    guideline, created = Guideline.objects.get_or_create(name="bench", defaults={"title": "Bench"})
    if not created:
        return guideline.versions.get()
    version = GuidelineVersion.objects.create(guideline=guideline, number=1, instructions="")
    criteria = tuple(templates()[name] for name in names)
    content = Content("", score_mode=ScoreMode.SAMPLES.value, criteria=criteria)
    write(version, content)
    return version


if __name__ == "__main__":
    turn.take(prepare)
