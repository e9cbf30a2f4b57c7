from django.apps import AppConfig


class ConfigConfig(AppConfig):
    name = "config"
    verbose_name = "Countersign"

    def ready(self) -> None:
        # Importing registers the checks.
        from config import celery, checks  # noqa: F401, PLC0415
