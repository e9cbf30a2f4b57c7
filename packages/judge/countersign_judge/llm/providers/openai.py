"""OpenAI, and any other chat completions server at OPENAI_BASE_URL."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from countersign_judge.llm.providers.registry import CLIENTS, FoundModel, Provider, public_address
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.types import OPENAI_ADDRESS
from countersign_judge.llm.windows import PRICES_FILE, Window, find_window

if TYPE_CHECKING:
    from countersign_judge.llm.providers.chat_completions import ChatCompletions

# https://platform.openai.com/docs/guides/structured-outputs, "Supported schemas".
REFUSED_OPTIONS = frozenset(
    {"minLength", "maxLength"}
    | {"patternProperties", "minProperties", "maxProperties", "propertyNames"}
    | {"uniqueItems", "contains", "minContains", "maxContains", "unevaluatedItems"}
)
# What it refuses for fine-tuned models, and Azure for all.
REASONING_REFUSED_OPTIONS = REFUSED_OPTIONS | {
    *("pattern", "format", "minimum", "maximum", "multipleOf", "minItems", "maxItems"),
    *("exclusiveMinimum", "exclusiveMaximum", "unevaluatedProperties"),
}
# Your own servers accept any key, but the SDK accepts no empty one.
_DUMMY_KEY = "not-needed"


class OpenAI(Provider):
    name = "openai"
    label = "OpenAI"
    example = "openai:gpt-4o"
    address = "OPENAI_BASE_URL"
    key = "OPENAI_API_KEY"
    variables = (key, address)
    secrets = (key,)
    usual_address = OPENAI_ADDRESS
    address_form = "http://HOST:PORT/v1, or unset it for api.openai.com"
    hosts = (".api.openai.com",)
    takes_n = True
    discounts = True

    def connect(self, model: str, environment: Mapping[str, str]) -> "ChatCompletions":
        from countersign_judge.llm.providers.chat_completions import ChatCompletions, openai_client  # noqa: PLC0415

        address = self.address_in(environment)
        # Another server gets everything, and says itself what it refuses.
        refuses = frozenset[str]()
        if _is_openai(address):
            refuses = REASONING_REFUSED_OPTIONS if model.startswith("ft:") else REFUSED_OPTIONS
        client = CLIENTS.get(openai_client, address, environment.get(self.key) or _DUMMY_KEY)
        return ChatCompletions(self, model, public_address(address), refuses, client=client)

    def window(self, model: str) -> int:
        return self.known_window(model).tokens

    def known_window(self, model: str) -> Window:
        return find_window(model, client_settings().OPENAI_CONTEXT_TOKENS)

    def missing(self, environment: Mapping[str, str]) -> list[str]:
        own = self.address_in(environment) != OPENAI_ADDRESS
        return [] if own or environment.get(self.key) else [self.key]

    def label_at(self, endpoint: str) -> str:
        return self.label if _is_openai(endpoint) else "OpenAI-compatible server"

    def prices(self, endpoint: str) -> Path | None:
        """None for another address: there the same name may cost anything."""
        return PRICES_FILE if _is_openai(endpoint) else None

    def found(self, environment: Mapping[str, str]) -> Iterator[FoundModel]:
        if environment.get(self.address):
            yield FoundModel(self.address, "make run MODEL=openai:NAME")
        elif environment.get(self.key):
            yield FoundModel(self.key, f"make run MODEL={self.example}")


def _is_openai(address: str) -> bool:
    return urlsplit(address).hostname == urlsplit(OPENAI_ADDRESS).hostname


PROVIDER = OpenAI()
