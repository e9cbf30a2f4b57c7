"""Settings of this app: `settings.LLM` over the defaults below."""

from dataclasses import dataclass, fields
from functools import cache
from typing import Any

from countersign_judge.llm.settings import ClientSettings
from countersign_judge.llm.types import OFFLINE
from django.conf import settings
from django.core.signals import setting_changed


@dataclass(frozen=True)
class ModelSettings(ClientSettings):
    """Every key of `settings.LLM`: the client's, and those below with their defaults."""

    WRITER_MODEL: str = OFFLINE
    # From another family: it decides nothing, but reviewers see where it disagrees.
    SECOND_JUDGE_MODEL: str = ""
    # Further choices, besides these two and the offline engine.
    OTHER_MODELS: tuple[str, ...] = ()
    # Days until a stored answer is deleted; it may hold what a meeting said.
    CACHE_DAYS: int = 7
    # Days until a row of the ledger is deleted; 0 keeps it.
    LEDGER_DAYS: int = 0
    # Per summary and per day (UTC); 0 is no limit. Over it work pauses (see llm.ledger).
    CASE_TOKENS: int = 0
    CASE_DOLLARS: float = 0
    DAILY_TOKENS: int = 0
    DAILY_DOLLARS: float = 0
    # For tests, which run inside a transaction; never in production.
    ALLOW_ATOMIC: bool = False

    @property
    def choices(self) -> list[str]:
        """The models that a guideline or a case may name, the offline engine first."""
        named = (OFFLINE, self.WRITER_MODEL, self.JUDGE_MODEL, *self.OTHER_MODELS)
        return list(dict.fromkeys(named))


@cache
def model_settings() -> ModelSettings:
    given: dict[str, Any] = settings.LLM
    known = {field.name for field in fields(ModelSettings)}
    return ModelSettings(**{key: value for key, value in given.items() if key in known})


def _clear_settings_cache(*, setting: str, **_: object) -> None:
    if setting == "LLM":
        model_settings.cache_clear()


setting_changed.connect(_clear_settings_cache, dispatch_uid="llm.conf")
