from countersign_judge.student.shelf import use_shelf
from django.apps import AppConfig


class MeasuringConfig(AppConfig):
    name = "measuring"

    def ready(self) -> None:
        # Importing connects the doubt that a backtest raises before a version is published.
        from measuring import backtests, students  # noqa: F401, PLC0415

        use_shelf(students)
