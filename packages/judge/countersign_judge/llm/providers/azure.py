"""Azure OpenAI: chat completions with deployments in the address."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from countersign_judge.llm.providers.openai import REASONING_REFUSED_OPTIONS
from countersign_judge.llm.providers.registry import CLIENTS, Provider, SetUpProblem, public_address
from countersign_judge.llm.services import SERVICES
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.windows import PRICES_FILE, Window, find_window

if TYPE_CHECKING:
    import openai

    from countersign_judge.llm.providers.chat_completions import ChatCompletions

# The first stable version with JSON schemas; previews have them since 2024-08-01.
API_VERSION, OLDEST_API_VERSION = "2024-10-21", "2024-08-01"
_VERSION_VARIABLE = "OPENAI_API_VERSION"


class Azure(Provider):
    name = "azure"
    label = "Azure OpenAI"
    example = "azure:DEPLOYMENT"
    address = "AZURE_OPENAI_ENDPOINT"
    key = "AZURE_OPENAI_API_KEY"
    variables = (address, key, _VERSION_VARIABLE)
    secrets = (key,)
    address_form = "https://RESOURCE.openai.azure.com"
    hosts = (".azure.com", ".azure.us", ".azure.cn", ".azure-api.net")
    takes_n = True
    names_models = False
    discounts = True
    telemetry = "azure.ai.openai"
    setup_remedy = f"Set {_VERSION_VARIABLE} to {API_VERSION} or a later version"

    def connect(self, model: str, environment: Mapping[str, str]) -> "ChatCompletions":
        from countersign_judge.llm.providers.chat_completions import ChatCompletions  # noqa: PLC0415

        address = environment[self.address]
        version = environment.get(_VERSION_VARIABLE) or API_VERSION
        client = CLIENTS.get(_client, address, environment[self.key], version)
        # https://learn.microsoft.com/azure/ai-services/openai/how-to/structured-outputs,
        # "Unsupported type-specific keywords".
        return ChatCompletions(
            self, model, public_address(address), REASONING_REFUSED_OPTIONS, client=client
        )

    def window(self, model: str) -> int:
        return self.known_window(model).tokens

    def known_window(self, model: str) -> Window:
        """That of the model which the deployment's last answer named."""
        setting = client_settings().OPENAI_CONTEXT_TOKENS
        return find_window(
            "" if setting else SERVICES.ledger.last_answered_by(self.name, model), setting
        )

    def missing(self, environment: Mapping[str, str]) -> list[str]:
        return [name for name in (self.address, self.key) if not environment.get(name)]

    def prices(self, endpoint: str) -> Path | None:
        return PRICES_FILE

    def check(self, environment: Mapping[str, str]) -> Iterator[SetUpProblem]:
        yield from super().check(environment)
        version = environment.get(_VERSION_VARIABLE) or API_VERSION
        if version < OLDEST_API_VERSION:
            yield SetUpProblem(
                f"{_VERSION_VARIABLE} is {version!r}, which takes no JSON schemas.",
                hint=f"Set it to {API_VERSION} or later, or unset it.",
                id="llm.E006",
            )


def _client(address: str, key: str, version: str) -> "openai.OpenAI":
    import openai  # noqa: PLC0415

    from countersign_judge.llm.providers.chat_completions import build_client  # noqa: PLC0415

    return build_client(
        openai.AzureOpenAI, address, azure_endpoint=address, api_key=key, api_version=version
    )


PROVIDER = Azure()
