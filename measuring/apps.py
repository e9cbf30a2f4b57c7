from collections.abc import Iterator, Sequence
from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import Tags, Warning, register
from django.db import Error as DatabaseError


class MeasuringConfig(AppConfig):
    name = "measuring"

    def ready(self) -> None:
        # Importing connects the doubt that a backtest raises before a version is published.
        from measuring import backtests  # noqa: F401, PLC0415


@register(Tags.database)
def sentence_students(databases: Sequence[str] | None = None, **_: Any) -> list[Warning]:
    """Every evidence check would fail for a student that is not there, and none would use one that
    learned with other offline evidence."""
    from measuring.student import sentence_student  # noqa: PLC0415 - it reads the models

    def faults() -> Iterator[str]:
        for name in settings.SENTENCE_STUDENTS:
            try:
                fault = sentence_student.fault_of(name)
            except DatabaseError:
                fault = ""
            if fault:
                yield fault

    return [
        Warning(
            f"COUNTERSIGN_SENTENCE_STUDENTS: {fault}.",
            hint="Train one by manage.py train_student --sentences, or take the name out "
            "(docs/student.md).",
            id="countersign.W107",
        )
        for fault in (faults() if databases else ())
    ]
