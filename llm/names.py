"""Model names: `openai:NAME`, `azure:DEPLOYMENT`, `ollama:NAME` or `offline`."""

from dataclasses import dataclass

OFFLINE = "offline"
# What every page, answer and record says that no model touched.
NO_MODEL = "No language model was used."
PROVIDERS = ("openai", "azure", "ollama")
FORMS = "openai:NAME, azure:DEPLOYMENT, ollama:NAME or offline"


@dataclass(frozen=True)
class ModelName:
    provider: str
    model: str


def parse_model(text: str) -> ModelName:
    """Raises ValueError when the provider is unknown or the name after it is missing."""
    if text == OFFLINE:
        return ModelName(OFFLINE, OFFLINE)
    provider, colon, model = text.partition(":")
    if provider not in PROVIDERS or not colon or not model.strip():
        raise ValueError(f"{text!r} is not a model: write {FORMS}")
    return ModelName(provider, model.strip())
