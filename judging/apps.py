from django.apps import AppConfig
from django.db.models.signals import post_migrate


class JudgingConfig(AppConfig):
    name = "judging"

    def ready(self) -> None:
        from judging.guidelines.defaults import ensure_default_guideline  # noqa: PLC0415 (models are not ready above)

        post_migrate.connect(
            ensure_default_guideline, sender=self, dispatch_uid="judging.guidelines.defaults"
        )
