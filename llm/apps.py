from functools import partial

from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.settings import use_settings
from countersign_judge.translation import use_translations
from django.apps import AppConfig
from django.utils import translation
from django.utils.formats import number_format


class LLMConfig(AppConfig):
    name = "llm"
    verbose_name = "Language models"

    def ready(self) -> None:
        """Gives the client of models the settings, ledger, cache and slots of the application."""
        from llm import cache, checks, concurrency, conf, counters, ledger  # noqa: F401, PLC0415

        use_settings(conf.model_settings)
        use_translations(
            translation.gettext,
            translation.override,
            translation.ngettext,
            # By itself it groups no thousands.
            partial(number_format, force_grouping=True),
        )
        SERVICES.ledger = ledger
        SERVICES.cache = cache
        SERVICES.slots = concurrency
        SERVICES.connections = concurrency
        SERVICES.breaker_events = counters
