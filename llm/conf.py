"""Settings of this app: `settings.LLM` over the defaults below."""

from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.signals import setting_changed

from llm.types import OFFLINE

SHIPPED_PRICES = Path(__file__).with_name("prices.yaml")


@dataclass(frozen=True)
class ModelSettings:
    """Every key of `settings.LLM` with its default; times in seconds."""

    WRITER_MODEL: str = "offline"
    JUDGE_MODEL: str = "offline"
    # From another family: it decides nothing, but reviewers see where it disagrees.
    SECOND_JUDGE_MODEL: str = ""
    # Further choices, besides these two and the offline engine.
    OTHER_MODELS: tuple[str, ...] = ()
    # From the call of chat() to its return, with waits for a slot, retries and re-asking.
    CALL_DEADLINE: float = 120
    MAX_TRIES: int = 3
    BACKOFF: float = 0.5
    # Per endpoint, over all processes that share the Redis; 0: see llm.concurrency.most_in_flight.
    MAX_CONCURRENCY: int = 0
    BREAKER_FAILURES: int = 5
    BREAKER_SECONDS: float = 30
    OLLAMA_NUM_CTX: int = 16384
    # None: what is known of the model (llm.windows).
    OPENAI_CONTEXT_TOKENS: int | None = None
    # What a model may write before its answer, on top of the room for the answer.
    THINKING_TOKENS: int = 0
    CACHE: bool = True
    # Days until a stored answer is deleted; it may hold what a meeting said.
    CACHE_DAYS: int = 7
    # Days until a row of the ledger is deleted; 0 keeps it.
    LEDGER_DAYS: int = 0
    # A file of your own prices, which override the shipped ones.
    PRICES: str = ""
    # Per summary and per day (UTC); 0 is no limit. Over it work pauses (see llm.ledger).
    CASE_TOKENS: int = 0
    CASE_DOLLARS: float = 0
    DAILY_TOKENS: int = 0
    DAILY_DOLLARS: float = 0
    # Your own model servers, by host name: they get personal data unmasked.
    TRUSTED_HOSTS: tuple[str, ...] = ()
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
