"""What goes to a model and what comes back, the same for every provider."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import PurePath
from typing import Any, Literal, Protocol
from uuid import UUID


@dataclass(frozen=True)
class Message:
    role: Literal["system", "user", "assistant"]
    content: str


@dataclass(frozen=True)
class TokenLogprob:
    """One sampled token with its natural-log probability and the alternatives the server named.

    A server that samples under a grammar reports probabilities from before the grammar, so
    `token` may be missing from `top`. `before` is the end of what was written before it, at most
    BEFORE characters.
    """

    token: str
    logprob: float
    top: tuple[tuple[str, float], ...]
    before: str = ""


BEFORE = 64


def label_of(token: str) -> str:
    """A token without the JSON around it."""
    return token.strip(' :",}\n')


@dataclass(frozen=True)
class Usage:
    """Tokens; `cached` is the part of `prompt` that the server already had."""

    prompt: int
    cached: int
    completion: int


@dataclass(frozen=True)
class Choice:
    """One answer; `data` is the object validated against the request's schema, if it had one."""

    text: str
    data: dict[str, Any] | None
    logprobs: tuple[TokenLogprob, ...] | None
    finish_reason: str


class Masking(Protocol):
    """PII redaction: replaces personal data in a request and puts it back into the answer."""

    def mask(self, messages: tuple[Message, ...]) -> tuple[Message, ...]: ...

    def unmask(self, text: str) -> str: ...


@dataclass(frozen=True)
class ChatRequest:
    """A conversation for one model.

    `model` is of one of the FORMS. `purpose` and `subject` (the summary's id) only label the
    ledger. `schema` asks for a JSON object of that JSON Schema. `labels` are the values whose
    probabilities count: of the log probabilities only those of tokens that are one of them are read
    and kept, with those alternatives that are one, too; all of them without labels. `material` is
    structured input for the offline engine; the others ignore it. `masking` is applied for every
    model but those of TRUSTED_HOSTS, of this machine and the offline engine.
    """

    model: str
    messages: tuple[Message, ...]
    purpose: str
    subject: UUID | None = None
    schema: dict[str, Any] | None = None
    schema_name: str = "answer"
    temperature: float = 0.0
    # Above 0 a model repeats itself less. Not sent at 0, and left out where a server refuses it.
    frequency_penalty: float = 0.0
    seed: int | None = 7
    max_tokens: int = 2048
    top_logprobs: int = 0
    labels: tuple[str, ...] = ()
    n: int = 1
    material: Mapping[str, Any] | None = None
    masking: Masking | None = None
    cache: bool = True


@dataclass(frozen=True)
class ChatResult:
    """Between one and `n` choices: samples that stayed unusable are left out, never padded.

    `usage` and `cost` (US dollars, None when the price is unknown) add up every call that was
    made for the request, `latency` is in seconds. An answer from the cache has cost 0.
    """

    choices: tuple[Choice, ...]
    usage: Usage
    model: str
    endpoint: str
    latency: float
    cached: bool
    cost: Decimal | None


# --- Model names ------------------------------------------------------------

OFFLINE = "offline"
# What every page, answer and record says that no model touched.
NO_MODEL = "No language model was used."
OPENAI_ADDRESS = "https://api.openai.com/v1"
# The first stable one that takes JSON schemas; previews do since 2024-08-01.
AZURE_API_VERSION = "2024-10-21"
OLDEST_AZURE_API_VERSION = "2024-08-01"
# A model file served on this machine; also the endpoint of its server in the ledger.
LOCAL = "local"
# What they say where a model below _LEAST_PARAMETERS wrote or judged.
TOY_MODEL = "A toy model was used: its texts and scores only show how Countersign works."
PROVIDERS = ("openai", "azure", "ollama", LOCAL)
FORMS = "openai:NAME, azure:DEPLOYMENT, ollama:NAME, local:PATH.gguf or offline"
_LEAST_PARAMETERS = 1e9
# The size label of GGUF's naming convention: Base-135M-Instruct.Q4_1.gguf, Base-8x7B.gguf.
_SIZE = re.compile(r"(?<![a-z0-9.])(?:(\d+)x)?(\d+(?:\.\d+)?)([mb])(?![a-z0-9])", re.IGNORECASE)


@dataclass(frozen=True)
class ModelName:
    provider: str
    model: str


def parse_model(text: str) -> ModelName:
    """Raises ValueError when the provider is unknown or the name after it is missing."""
    if text == OFFLINE:
        return ModelName(OFFLINE, OFFLINE)
    provider, colon, model = text.partition(":")
    no_file = provider == LOCAL and not model.strip().lower().endswith(".gguf")
    if provider not in PROVIDERS or not colon or not model.strip() or no_file:
        raise ValueError(f"{text!r} is not a model: write {FORMS}")
    return ModelName(provider, model.strip())


def is_one_model(writer: str, judge: str) -> bool:
    """Whether one language model judges what it wrote, whichever server runs it."""
    _, _, written = writer.strip().partition(":")
    return bool(written) and written.casefold() == judge.strip().partition(":")[2].casefold()


def is_toy(model: str) -> bool:
    """Whether `model` is a local one that its file's name says to be too small for summaries."""
    provider, _, path = model.partition(":")
    size = _SIZE.search(PurePath(path).name) if provider == LOCAL else None
    if size is None:
        return False
    experts, number, scale = size.groups()
    parameters = int(experts or 1) * float(number) * (1e6 if scale in "mM" else 1e9)
    return parameters < _LEAST_PARAMETERS


def notice_of(models: Collection[str]) -> str:
    """What is to be said of the models that wrote and judged; '' for nothing, also for none yet."""
    if any(map(is_toy, models)):
        return TOY_MODEL
    return NO_MODEL if models and {*models} <= {"", OFFLINE} else ""
