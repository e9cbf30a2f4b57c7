"""Checks a model's answer: which choices may be used, and why the others may not."""

import json
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, cast

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError

from llm.answer_limits import fitted
from llm.conf import options
from llm.errors import ContentFiltered, Declined, InvalidAnswer, LLMError, Truncated
from llm.strict_json import STRICT, storable, storable_tree
from llm.types import ChatRequest, Choice, TokenLogprob, Usage

# Reasoning models of local servers may leave their thoughts in front of the answer.
_THOUGHTS = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)
_FENCE_OPENS = re.compile(r"```[a-z]*\s*")


@dataclass(frozen=True)
class RawChoice:
    """A choice as the server sent it, unchecked."""

    text: str
    finish_reason: str
    logprobs: tuple[TokenLogprob, ...] | None = None
    refusal: str = ""


@dataclass(frozen=True)
class RawAnswer:
    """The answer of one HTTP exchange, unchecked."""

    choices: tuple[RawChoice, ...]
    usage: Usage


@dataclass(frozen=True)
class CheckedAnswer:
    """The usable choices of one exchange, and a problem for each of the others."""

    choices: tuple[Choice, ...]
    problems: tuple[LLMError, ...]
    usage: Usage

    @property
    def finish_reason(self) -> str:
        return self.choices[0].finish_reason if self.choices else ""


def check_answer(answer: RawAnswer, request: ChatRequest) -> CheckedAnswer:
    """Check every choice against `request`, including its JSON Schema."""
    choices: list[Choice] = []
    problems: list[LLMError] = []
    for raw in answer.choices:
        try:
            choices.append(_choice(raw, request))
        except LLMError as error:
            problems.append(error)
    return CheckedAnswer(tuple(choices), tuple(problems), answer.usage)


def _choice(raw: RawChoice, request: ChatRequest) -> Choice:
    _require_whole(raw, request)
    text = storable(_THOUGHTS.sub("", raw.text)).strip()
    if not text:
        raise InvalidAnswer("the model answered with an empty text")
    choice = Choice(text, None, logprobs=raw.logprobs, finish_reason=raw.finish_reason)
    return with_data(choice, request)


def with_data(choice: Choice, request: ChatRequest) -> Choice:
    """The choice, with its text parsed if the request has a schema. Raises InvalidAnswer."""
    if request.schema is None:
        return choice
    return replace(choice, data=parse_object(choice.text, request.schema))


def _require_whole(raw: RawChoice, request: ChatRequest) -> None:
    if raw.finish_reason == "length":
        raise Truncated(
            f"the answer was cut off at {request.max_tokens} tokens; for a model that thinks "
            f"before it answers raise COUNTERSIGN_THINKING_TOKENS, now {options().THINKING_TOKENS}",
            empty=not _THOUGHTS.sub("", raw.text).strip(),
        )
    if raw.finish_reason == "content_filter":
        raise ContentFiltered("the provider's content filter stopped the answer")
    if raw.refusal:
        raise Declined(f"the model declined to answer: {raw.refusal[:500]}")


def parse_object(text: str, schema: dict[str, Any]) -> dict[str, Any]:
    """The JSON object in `text`, valid under `schema` (draft 2020-12); lists and reasons that are
    too long are cut.

    Servers silently drop schema keywords that they do not know, so every answer is checked again.
    Raises InvalidAnswer naming the first problem.
    """
    data = fitted(_load(_unfenced(text)), schema)
    if not isinstance(data, dict):
        raise InvalidAnswer(f"expected a JSON object, got {type(data).__name__}")
    problem: ValidationError | None = min(
        _validator(json.dumps(schema, sort_keys=True)).iter_errors(data),
        key=lambda error: [str(part) for part in error.absolute_path],
        default=None,
    )
    if problem is not None:
        message = f"at {problem.json_path}: {problem.message[:300]}"
        raise InvalidAnswer(message, rule=_rule_of(problem))
    return cast(dict[str, Any], storable_tree(data))


def _rule_of(problem: ValidationError) -> str:
    """The broken part of the schema: its place and value, nothing from the answer."""
    place = "/".join(str(part) for part in problem.absolute_schema_path)
    return f"it breaks the schema at {place}: {json.dumps(problem.validator_value)[:300]}"


def _load(text: str) -> Any:
    try:
        return json.loads(text, **STRICT)
    except RecursionError:
        raise InvalidAnswer("the JSON is nested too deeply") from None
    except ValueError as error:
        raise InvalidAnswer(f"the answer is not JSON: {error}") from error


def _unfenced(text: str) -> str:
    opening, _, rest = text.strip().partition("\n")
    body, ends_line, closing = rest.rpartition("\n")
    fenced = ends_line and closing.strip() == "```" and _FENCE_OPENS.fullmatch(opening)
    return body if fenced else text


# A length limit only ends a text in time. A longer, whole text is as good.
_Validator: Any = validators.extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"maxLength": lambda *_: None}
)


@lru_cache(maxsize=256)
def _validator(schema: str) -> Any:
    return _Validator(json.loads(schema))
