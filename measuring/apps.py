from django.apps import AppConfig


class MeasuringConfig(AppConfig):
    name = "measuring"

    def ready(self) -> None:
        from measuring.prescreens import register_all  # noqa: PLC0415 (models are not ready above)

        register_all()
