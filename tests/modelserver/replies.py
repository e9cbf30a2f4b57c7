"""What the server answers, faults included."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Logprob = tuple[str, float, dict[str, float]]
Fault = Literal["reset", "drip", "hang"]


@dataclass(frozen=True)
class Reply:
    """One answer; `latency` and `drip_seconds` (pause between two bytes) are in seconds.

    `texts` gives several different choices; otherwise `text` is repeated `n` times, or `choices`
    times where the server is to ignore `n`. `logprobs` None means: made up when asked for; empty:
    never sent. `model` is what the answer calls its model, otherwise as it was asked for. `raw`
    replaces the whole body.
    """

    text: str = ""
    texts: tuple[str, ...] = ()
    data: Mapping[str, Any] | None = None
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    latency: float = 0.0
    logprobs: tuple[Logprob, ...] | None = None
    distribution: Mapping[str, float] = field(default_factory=dict)
    finish_reason: str = "stop"
    choices: int | None = None
    refusal: str | None = None
    usage: Mapping[str, int] | None = None
    model: str | None = None
    raw: str | None = None
    content_type: str = "application/json"
    fault: Fault | None = None
    drip_seconds: float = 0.02

    @classmethod
    def error(
        cls,
        status: int,
        message: str = "scripted failure",
        *,
        headers: Mapping[str, str] | None = None,
        **details: Any,
    ) -> "Reply":
        """An error object; with status 200 it is what some gateways send."""
        return cls(
            status=status, headers=headers or {}, data={"error": {"message": message, **details}}
        )

    @classmethod
    def html(cls, status: int = 200) -> "Reply":
        page = "<!doctype html><title>Gateway</title><h1>Please sign in</h1>"
        return cls(status=status, raw=page, content_type="text/html")

    @classmethod
    def empty(cls) -> "Reply":
        return cls(raw='{"id": "x", "object": "chat.completion", "choices": []}')

    @property
    def is_body(self) -> bool:
        """Sent as it is, not as choices in the dialect of the request."""
        return self.raw is not None or (self.data is not None and "error" in self.data)
