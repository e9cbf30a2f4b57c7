"""What makes two requests the same request."""

from dataclasses import asdict
from hashlib import sha256

from llm.canonical import canonical_json
from llm.conf import options
from llm.types import ChatRequest


def request_sha256(request: ChatRequest, endpoint: str) -> str:
    """SHA-256 (hex) over all that the answer depends on: not the purpose, not the case.

    `material` is left out: only the offline engine reads it, and its answers are not kept.
    """
    asked = {
        "endpoint": endpoint,
        "num_ctx": options().OLLAMA_NUM_CTX,
        "messages": [asdict(message) for message in request.messages],
        **{name: getattr(request, name) for name in _SCALARS},
    }
    return sha256(canonical_json(asked).encode()).hexdigest()


_SCALARS = (
    "model",
    "schema",
    "schema_name",
    "temperature",
    "seed",
    "max_tokens",
    "top_logprobs",
    "n",
)
