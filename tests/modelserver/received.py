"""A request as the server saw it, whatever the dialect."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

Dialect = Literal["openai", "azure", "ollama"]


@dataclass(frozen=True)
class Received:
    path: str
    dialect: Dialect
    headers: Mapping[str, str]
    body: dict[str, Any]
    client: tuple[str, int] = ("", 0)

    @property
    def messages(self) -> list[dict[str, str]]:
        return list(self.body["messages"])

    @property
    def prompt(self) -> str:
        return "\n".join(message["content"] for message in self.messages)

    @property
    def n(self) -> int:
        return int(self.body.get("n") or 1)

    @property
    def wants_logprobs(self) -> bool:
        return bool(self.body.get("logprobs"))

    @property
    def schema(self) -> dict[str, Any] | None:
        if self.dialect == "ollama":
            form = self.body.get("format")
            return form if isinstance(form, dict) else None
        asked = self.body.get("response_format") or {}
        schema = asked.get("json_schema", {}).get("schema")
        return schema if isinstance(schema, dict) else None

    @property
    def max_tokens(self) -> int:
        limit = self.body.get("max_tokens") or self.body.get("max_completion_tokens")
        return int(limit or self.body["options"]["num_predict"])

    @property
    def schema_name(self) -> str:
        asked = self.body.get("response_format") or {}
        return str(asked.get("json_schema", {}).get("name", ""))

    @property
    def role(self) -> Literal["writer", "judge"]:
        """A writer is asked for prose or a summary, everything else with a schema is judging."""
        properties = (self.schema or {}).get("properties", {})
        return "writer" if self.schema is None or "summary" in properties else "judge"

    @property
    def checks_claims(self) -> bool:
        """Whether it is asked to hold every sentence of a summary against the transcript."""
        return "sentences" in (self.schema or {}).get("properties", {})

    @property
    def is_of_evidence(self) -> bool:
        return self.checks_claims or self.looks_again or self.lists_points

    @property
    def lists_points(self) -> bool:
        """Whether it is asked what a reader needs from a part of a long meeting."""
        return "points" in (self.schema or {}).get("properties", {})

    @property
    def looks_again(self) -> bool:
        """Whether it is asked if supported sentences reverse what was said."""
        return "meanings" in (self.schema or {}).get("properties", {})
