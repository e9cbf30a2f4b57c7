"""Dialects: which parts of a request a provider's servers accept, and how they refuse others.

A request is written once, with every limit in its schema. `ServedModel.refuses` names the keywords
of JSON Schema that a provider's servers refuse, `Refusals` what this server and model refused, and
`drop_refused_parts` applies both. The prompt states what is left out of a schema, and every answer
is checked against the whole schema (`answers`).
"""

import json
import logging
import re
import time
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from threading import Lock

from countersign_judge.llm import answer_limits
from countersign_judge.llm.errors import BadRequest
from countersign_judge.llm.types import SCHEMA_OPTION, ChatRequest, Message

log = logging.getLogger(__name__)

REMEMBERED_SECONDS = 3600.0


LENGTH_KEYWORDS = frozenset({"minLength", "maxLength"})


def drop_refused_parts(request: ChatRequest, left_out: Collection[str]) -> ChatRequest:
    """The request without the keywords in `left_out`, or without its schema.

    The words that replace them come last, so that the prefix shared with other requests stays the
    same.
    """
    if request.schema is None:
        return request
    if request.verbatim:
        whole = SCHEMA_OPTION not in left_out
        kept = answer_limits.drop_keywords(request.schema, left_out) if whole else None
        return replace(request, schema=kept)
    if SCHEMA_OPTION in left_out:
        unsaid = LENGTH_KEYWORDS if request.says_limits else ()
        schema = json.dumps(answer_limits.drop_keywords(request.schema, unsaid), ensure_ascii=False)
        said = (
            "Answer with one JSON object and nothing else."
            f" It must satisfy this JSON Schema:\n{schema}"
        )
        return replace(request, messages=_append_to_prompt(request.messages, said), schema=None)
    said = "" if request.says_limits else answer_limits.describe_limits(request.schema, left_out)
    return replace(
        request,
        messages=_append_to_prompt(request.messages, said) if said else request.messages,
        schema=answer_limits.drop_keywords(request.schema, left_out),
    )


def _append_to_prompt(messages: tuple[Message, ...], said: str) -> tuple[Message, ...]:
    *before, last = messages
    return (*before, replace(last, content=f"{last.content}\n\n{said}"))


# --- Refusals ---------------------------------------------------------------

# How a complaint names an option; the others are named by their own word.
_OPTION_PATTERNS = {
    "logprobs": re.compile(r"logprobs", re.IGNORECASE),
    # "llama3.1" does not support thinking
    "think": re.compile(r"\bthink", re.IGNORECASE),
}
# Other names that servers give options in `error.param`.
_PARAMETERS = {"top_logprobs": "logprobs", "format": SCHEMA_OPTION}
# About a schema as a whole, without naming the keyword: llama.cpp's and Ollama's grammars, vLLM's
# guided decoding.
_SCHEMA = re.compile(
    r"response_format|json.?schema|structured.?output|grammar|guided|outlines", re.IGNORECASE
)
# A complaint about these is not about an option, whichever word it quotes.
_NO_OPTION = {"messages", "model"}


def refused_by(error: BadRequest, sent: ChatRequest, options: Collection[str]) -> frozenset[str]:
    """The parts of `sent`, of its `options` and its schema's keywords, that `error` is about; empty
    if asking without them would not help.

    The whole schema is dropped last: after a complaint about it that names no keyword, first the
    limits of length go, then all limits.
    """
    complaint, limits = str(error), frozenset[str]()
    if sent.schema is not None and SCHEMA_OPTION in options:
        limits = answer_limits.find_limits(sent.schema)
    # In quotes: `minimum`, `pattern` and `contains` are words of any complaint.
    keywords = {name for name in limits if re.search(rf"[\"'`]{name}[\"'`]", complaint)}
    parameter = error.param.partition(".")[0]
    parameter = _PARAMETERS.get(parameter, parameter)
    if keywords or parameter in _NO_OPTION:
        return frozenset(keywords)
    if parameter in options and parameter != SCHEMA_OPTION:
        return frozenset({parameter})
    about_schema = parameter == SCHEMA_OPTION or _SCHEMA.search(complaint)
    if SCHEMA_OPTION in options and about_schema:
        return limits & LENGTH_KEYWORDS or limits or frozenset({SCHEMA_OPTION})
    named = (
        name for name in sorted({*options} - {SCHEMA_OPTION, "n"}) if _is_named(complaint, name)
    )
    # Servers word this one in many ways ("choices", "slots", "best_of"): any refusal will do.
    return frozenset({next(named, "n")} & {*options})


def _is_named(complaint: str, option: str) -> bool:
    return bool(_OPTION_PATTERNS.get(option, re.compile(rf"\b{option}\b")).search(complaint))


@dataclass
class Refusals:
    """What each server refused, by endpoint and model, for an hour: models behind a name and
    servers behind an address change."""

    _until: dict[tuple[str, str], dict[str, float]] = field(default_factory=dict)
    _lock: Lock = field(default_factory=Lock)

    def of(self, endpoint: str, model: str) -> frozenset[str]:
        now = time.monotonic()
        with self._lock:
            kept = self._until.get((endpoint, model), {})
            return frozenset(name for name, until in kept.items() if until > now)

    def add(self, endpoint: str, model: str, refused: Collection[str]) -> None:
        """After an answer that came without them; logs a warning for each new one."""
        new = {*refused} - self.of(endpoint, model)
        if not new:
            return
        until = time.monotonic() + REMEMBERED_SECONDS
        with self._lock:
            self._until.setdefault((endpoint, model), {}).update(dict.fromkeys(new, until))
        for name in sorted(new):
            log.warning(
                _LOST_WARNING if name == SCHEMA_OPTION else _LEFT_OUT_WARNING, endpoint, model, name
            )

    def clear(self) -> None:
        with self._lock:
            self._until.clear()


_LEFT_OUT_WARNING = "%s refuses for the model %s: %s; it is left out for an hour"
_LOST_WARNING = (
    "%s refuses JSON schemas for the model %s (%s): for an hour nothing forces its answers into "
    "form, and scores are read from free text"
)
REFUSALS = Refusals()
