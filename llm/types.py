"""What goes to a model and what comes back, the same for every provider."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import Decimal
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

    `model` is PROVIDER:NAME or `offline`. `purpose` and `subject` (the summary's id) only label
    the ledger. `schema` asks for a JSON object of that JSON Schema. `labels` are the values whose
    probabilities count: of the log probabilities only those of tokens that are one of them are read
    and kept, with those alternatives that are one, too; all of them without labels. `material` is
    structured input for the offline engine; the others ignore it. `masking` is applied for every
    model but those of TRUSTED_HOSTS and the offline engine.
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


# The option that forces an answer to a schema, by OpenAI's name for it; Ollama calls it `format`.
SCHEMA = "response_format"


# --- Model names ------------------------------------------------------------

OFFLINE = "offline"
# What every page, answer and record says that no model touched.
NO_MODEL = "No language model was used."
OPENAI_ADDRESS = "https://api.openai.com/v1"
# Calls in flight where COUNTERSIGN_MAX_CONCURRENCY says nothing: to OpenAI and Azure, and to every
# other server, which computes a few answers at a time.
HOSTED_CALLS, OWN_CALLS = 64, 4


@dataclass(frozen=True)
class ModelName:
    provider: str
    model: str


def is_one_model(writer: str, judge: str) -> bool:
    """Whether one language model judges what it wrote, whichever server runs it."""
    _, _, written = writer.strip().partition(":")
    return bool(written) and written.casefold() == judge.strip().partition(":")[2].casefold()


def notice_of(models: Collection[str]) -> str:
    """What is to be said of the models that wrote and judged; '' for nothing, also for none yet."""
    return NO_MODEL if models and {*models} <= {"", OFFLINE} else ""
