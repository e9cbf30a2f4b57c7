"""The app of the whole installation, and the system check of its environment variables."""

from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core.checks import Error, register


class ConfigConfig(AppConfig):
    name = "config"
    verbose_name = "Countersign"

    def ready(self) -> None:
        # Celery's tasks are sent through the application of this module.
        from config import celery  # noqa: F401, PLC0415


@register()
def environment(**_: Any) -> list[Error]:
    """Wrong configuration as errors, each with the variable and the remedy."""
    return [
        Error(
            f"{problem.variable}: {problem.message}.",
            hint=f"{problem.remedy}.",
            id=f"countersign.E{number:03}",
        )
        for number, problem in enumerate(settings.CONFIGURATION_PROBLEMS, start=1)
    ]
