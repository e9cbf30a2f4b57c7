"""What the door needs of a provider."""

from dataclasses import dataclass, field
from threading import Lock
from typing import Protocol

from llm.answers import Answer
from llm.deadline import Deadline
from llm.types import ChatRequest


class Provider(Protocol):
    """One model behind one address; `endpoint` holds no credentials."""

    @property
    def name(self) -> str: ...

    @property
    def model(self) -> str: ...

    @property
    def endpoint(self) -> str: ...

    def require_fit(self, request: ChatRequest) -> None:
        """Raises ContextOverflow for a prompt that the server would cut without a word."""
        ...

    def ask(self, request: ChatRequest, without: frozenset[str], deadline: Deadline) -> Answer:
        """One HTTP call. Raises LLMError; OptionRefused if asking without an option may help."""
        ...


@dataclass
class Abilities:
    """Options that a server turned down, by endpoint and model, for the life of the process."""

    _refused: dict[tuple[str, str], frozenset[str]] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def refused(self, provider: Provider) -> frozenset[str]:
        return self._refused.get((provider.endpoint, provider.model), frozenset())

    def learn(self, provider: Provider, refused: frozenset[str]) -> None:
        """Remember what was left out of a call that then succeeded."""
        if not refused:
            return
        key = (provider.endpoint, provider.model)
        with self._lock:
            self._refused[key] = self._refused.get(key, frozenset()) | refused

    def forget(self) -> None:
        self._refused.clear()


ABILITIES = Abilities()
