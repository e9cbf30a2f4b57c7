"""The judge that runs a trained student, the pre-screen that ships.

It is free: it stops clearly bad texts before anything paid is asked, and passes nothing alone.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from pydantic import Field

from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import (
    BadParameter,
    CriterionScore,
    JudgeInput,
    Judgement,
    Mode,
    Options,
)
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.llm.providers.offline.found import measure
from countersign_judge.llm.types import OFFLINE
from countersign_judge.student.folders import read_student
from countersign_judge.student.model import BadStudent, Student, compute_features
from countersign_judge.student.shelf import get_student, student_shelf
from countersign_judge.translation import gettext, gettext_noop

STUDENT_VERSION = "student-2"
_REASONS = 2
# Below 2, fewer than one in four such summaries were called good.
_THRESHOLD = 2.0


class StudentOptions(Options):
    """Which student judges the criterion: its version, or on the command line its folder."""

    # JSON has no paths.
    version: str | Path = Field("", description=gettext_noop("text"))

    @classmethod
    def parse(cls, criterion: Criterion) -> Self:
        """Raises BadParameter, also for a student that is missing or learned something else."""
        options = super().parse(criterion)
        student = options.student(criterion)
        if criterion.name.strip().lower() not in student_names(student.criterion):
            refusal = gettext(
                "{criterion}: parameter version is {version}, which learned to judge {learned}; "
                "choose another, train one for {criterion}, or name the criterion {name} or {other}"
            )
            name, other = student_names(student.criterion)
            raise BadParameter(
                refusal.format(
                    criterion=criterion.name,
                    version=repr(student.version),
                    learned=student.criterion,
                    name=name,
                    other=other,
                )
            )
        return options

    def student(self, criterion: Criterion) -> Student:
        """Raises BadParameter."""
        version = self.version
        if not version:
            wanted = gettext(
                "{criterion}: give the parameter version, a trained student's; there is {known}"
            )
            known = ", ".join(_list_versions()) or gettext("none; train one with train_student")
            raise BadParameter(wanted.format(criterion=criterion.name, known=known))
        try:
            return read_student(version) if isinstance(version, Path) else get_student(version)
        except BadStudent as error:
            refusal = gettext("{criterion}: parameter version: {fault}")
            message = refusal.format(criterion=criterion.name, fault=error)
            raise BadParameter(message) from error


def _list_versions() -> list[str]:
    return [version for version, _ in student_shelf().list_students()]


def student_names(learned: str) -> tuple[str, str]:
    """The names of a criterion that a student of `learned` judges, in lower case.

    The second is for use next to a criterion that another method judges.
    """
    return learned.lower(), f"{learned.lower()} pre-screen"


def judge_with_student(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    """Raises BadParameter."""
    started = time.monotonic()
    students = [(each, StudentOptions.parse(each).student(each)) for each in criteria]
    seen = compute_features(measure(judge_input.source, judge_input.text))
    return Judgement(
        scores=tuple(_score_criterion(criterion, student, seen) for criterion, student in students),
        findings=(),
        model=OFFLINE,
        prompt_version=STUDENT_VERSION,
        seconds=time.monotonic() - started,
        details={
            criterion.name: {
                "student": student.version,
                "sha256": student.sha256,
                "share_good": student.share_good(seen),
                "contributions": student.contributions(seen),
            }
            for criterion, student in students
        },
    )


def _score_criterion(
    criterion: Criterion, student: Student, seen: dict[str, float]
) -> CriterionScore:
    against = sorted(student.contributions(seen).items(), key=lambda item: item[1])[:_REASONS]
    named = ", ".join(name.replace("_", " ") for name, value in against if value < 0)
    percent = round(100 * student.share_good(seen))
    reason = f"Of summaries like this one {percent} % were called good."
    return CriterionScore(
        criterion=criterion,
        value=student.score(seen),
        mode=Mode.PREDICTED,
        reason=f"{reason} Against it: {named}." if named else reason,
        spread=0.0,
    )


def _student_criteria() -> dict[str, Criterion]:
    """The criteria of stored students, by the name that an editor shows."""
    students = student_shelf().list_students()
    return {
        f"student: {version}": _student_criterion(version, learned) for version, learned in students
    }


def _student_criterion(version: str, learned: str) -> Criterion:
    return Criterion(
        name=student_names(learned)[1],
        definition=f"Whether summaries like this one were called good for their {learned}.",
        method="student",
        parameters={"version": version},
        threshold=_THRESHOLD,
    )


def _missing_package() -> str:
    return "" if student_shelf().list_students() else gettext("No student is trained yet")


METHOD = JudgeMethod(
    name="student",
    label=gettext_noop("Student (trained here, no model)"),
    version=STUDENT_VERSION,
    run=judge_with_student,
    options=StudentOptions,
    needs_model=False,
    passes_alone=False,
    offers=_student_criteria,
    missing=_missing_package,
)
