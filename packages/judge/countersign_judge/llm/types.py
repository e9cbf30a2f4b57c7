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
    """One sampled token with its natural-log probability and the server's alternatives.

    A server that samples with a grammar reports probabilities from before the grammar, so `token`
    may be missing from `top`. `before` is the end of the text before it, up to BEFORE characters.
    """

    token: str
    logprob: float
    top: tuple[tuple[str, float], ...]
    before: str = ""


TOKENS_BEFORE_LABEL = 64


def strip_json_marks(token: str) -> str:
    """A token without the JSON around it."""
    return token.strip(' :",}\n')


@dataclass(frozen=True)
class Usage:
    """Tokens; `cached` is the part of `prompt` that the server had cached."""

    prompt: int
    cached: int
    completion: int


@dataclass(frozen=True)
class Choice:
    """One answer; `data` is the object validated against the request's schema, if any."""

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

    `model` is PROVIDER:NAME or `offline`. `purpose` and `subject` (the summary's id) only label the
    ledger. `schema` asks for a JSON object under that JSON Schema. `labels` are the values whose
    probabilities count: log probabilities are read and kept only for tokens and alternatives that
    are one of them, or for all without labels. `material` is what the request is about, for engines
    that read no prompt: the offline one and recorded answers; no model gets it. `masking` applies
    to every model except those of TRUSTED_HOSTS and the offline engine. With `says_limits` the
    prompt says what a schema limits, so that no words replace a limit that a server refuses.
    `verbatim` messages are sent as they are: no words replace a schema either, and no remark asks
    again. A server that refuses one of the options in `required` gets no request without it. None
    is the server's own `top_p` and `top_k`.
    """

    model: str
    messages: tuple[Message, ...]
    purpose: str
    subject: UUID | None = None
    schema: dict[str, Any] | None = None
    schema_name: str = "answer"
    says_limits: bool = False
    verbatim: bool = False
    required: frozenset[str] = frozenset()
    temperature: float = 0.0
    # Above 0 a model repeats itself less. Not sent at 0 or where a server refuses it.
    frequency_penalty: float = 0.0
    top_p: float | None = None
    top_k: int | None = None
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
    """Between one and `n` choices: unusable samples are left out, never padded.

    `usage` and `cost` (US dollars, None when the price is unknown) add up every call for the
    request; `latency` is in seconds. An answer from the cache has cost 0.
    """

    choices: tuple[Choice, ...]
    usage: Usage
    model: str
    endpoint: str
    latency: float
    cached: bool
    cost: Decimal | None


# The option that forces an answer to a schema, by OpenAI's name for it; Ollama calls it `format`.
SCHEMA_OPTION = "response_format"


# --- Model names ------------------------------------------------------------

OFFLINE = "offline"
# Shown on every page, answer and record without a language model.
NO_MODEL = "No language model was used."
# The same where people wrote the answers of the model beforehand, and the beginning of its name.
RECORDED_ANSWERS, RECORDED_PROVIDER = "recorded example answers", "recorded"
RECORDED = f"{RECORDED_PROVIDER}:"
RECORDED_NOTICE = (
    "Recorded example answers: people wrote the model's texts and scores beforehand, for this "
    "sample meeting."
)
OPENAI_ADDRESS = "https://api.openai.com/v1"
# Calls in flight without COUNTERSIGN_MAX_CONCURRENCY: to OpenAI and Azure, and to every other
# server, which computes a few answers at a time.
HOSTED_CALLS, OWN_CALLS = 64, 4


@dataclass(frozen=True)
class ModelName:
    provider: str
    model: str


def is_same_model(writer: str, judge: str) -> bool:
    """Whether one language model judges its own text, on any server."""
    _, _, written = writer.strip().partition(":")
    return bool(written) and written.casefold() == judge.strip().partition(":")[2].casefold()


def models_notice(models: Collection[str]) -> str:
    """The note on the models that wrote and judged; '' for no note or no models yet."""
    if any(model.startswith(RECORDED) for model in models):
        return RECORDED_NOTICE
    return NO_MODEL if models and {*models} <= {"", OFFLINE} else ""
