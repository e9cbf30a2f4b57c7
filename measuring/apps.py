from django.apps import AppConfig


class MeasuringConfig(AppConfig):
    name = "measuring"

    def ready(self) -> None:
        # Importing connects the doubt that a backtest raises before a version is published.
        from measuring import backtests  # noqa: F401, PLC0415
