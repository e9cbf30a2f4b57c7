from typing import Any

from countersign_judge.llm.providers.registry import add_provider
from django.apps import AppConfig
from django.db.models.signals import post_migrate


class JudgingConfig(AppConfig):
    name = "judging"

    def ready(self) -> None:
        add_provider("recorded", "judging.recorded_answers:PROVIDER")
        post_migrate.connect(
            _make_default_guideline, sender=self, dispatch_uid="judging.guidelines.defaults"
        )


def _make_default_guideline(**_: Any) -> None:
    # The models are not ready when this module is imported.
    from judging.guidelines.defaults import ensure_default_guideline  # noqa: PLC0415

    ensure_default_guideline()
