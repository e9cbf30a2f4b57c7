"""Checks a model's answer: which choices may be used, and why the others may not.

An answer is read in every form that leaves one reading: after thoughts, in a fence with words
around it, or as the arguments of a tool call. What could mean two things is refused, and the model
is asked again.
"""

import json
import re
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, cast

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError

from countersign_judge.llm.answer_limits import TEXT_OUTLINE, fit_answer, repeats_outline
from countersign_judge.llm.errors import (
    ContentFiltered,
    Declined,
    InvalidAnswer,
    LLMError,
    Truncated,
)
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.strict_json import (
    STRICT_HOOKS,
    RepeatedName,
    make_storable,
    make_tree_storable,
)
from countersign_judge.llm.types import ChatRequest, Choice, TokenLogprob, Usage

# Reasoning models of local servers may leave their thoughts in front of the answer. Some chat
# templates write the opening tag themselves, so that only the closing one is in the answer.
_TAG = r"(?:think(?:ing)?|thoughts?|reasoning)"
_THOUGHTS = re.compile(
    rf"\A\s*+(?:[<\[]{_TAG}[>\]].*?(?:[<\[]/{_TAG}[>\]]|\Z)|(?!\{{).*[<\[]/{_TAG}[>\]])",
    re.DOTALL | re.IGNORECASE,
)
_FENCE_OPENS = re.compile(r"(?:```|~~~)[ \t]*+\w*+\s*\Z")
_FENCES = ("```", "~~~")
# White space and byte order marks.
_SPACE_AROUND = " \t\r\n\f\v\ufeff"
# A string, or a comma before the end of an object or a list, which leaves one reading all the same.
_STRING_OR_LAST_COMMA = re.compile(r"\"(?:[^\"\\]|\\.)*+(?:\"|\\?\Z)|,(?=\s*[}\]])", re.DOTALL)
# Models write line breaks into strings, which JSON wants escaped.
_DECODER = json.JSONDecoder(strict=False, **STRICT_HOOKS)


@dataclass(frozen=True)
class RawChoice:
    """A choice as the server sent it, unchecked; `arguments` are the JSON of its tool calls."""

    text: str
    finish_reason: str
    logprobs: tuple[TokenLogprob, ...] | None = None
    refusal: str = ""
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True)
class RawAnswer:
    """The answer of one HTTP exchange, unchecked; `model` is what the server calls the model that
    answered."""

    choices: tuple[RawChoice, ...]
    usage: Usage
    model: str = ""


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
            choices.append(_check_choice(raw, request))
        except LLMError as error:
            problems.append(error)
    return CheckedAnswer(tuple(choices), tuple(problems), answer.usage)


def _check_choice(raw: RawChoice, request: ChatRequest) -> Choice:
    _require_complete(raw, request)
    text = _strip_thoughts(raw.text)
    if request.schema is not None and raw.arguments:
        # Servers without schemas may force a form by a tool. With words beside it, its arguments
        # are one more object in the text, which has to agree with every other.
        fenced = [f"```\n{each}\n```" for each in raw.arguments]
        text = "\n".join([text, *fenced]) if text or len(fenced) > 1 else raw.arguments[0]
    text = make_storable(text)
    if not text:
        raise InvalidAnswer("the model answered with an empty text")
    choice = Choice(text, None, logprobs=raw.logprobs, finish_reason=raw.finish_reason)
    return parse_choice(choice, request)


def parse_choice(choice: Choice, request: ChatRequest) -> Choice:
    """The choice, with its text parsed if the request has a schema. Raises InvalidAnswer."""
    if request.schema is None:
        return choice
    return replace(choice, data=parse_object(choice.text, request.schema))


def _strip_thoughts(text: str) -> str:
    return _THOUGHTS.sub("", text.strip(_SPACE_AROUND)).strip(_SPACE_AROUND)


def _require_complete(raw: RawChoice, request: ChatRequest) -> None:
    if raw.finish_reason == "length":
        raise Truncated(
            f"the answer was cut off at {request.max_tokens} tokens; for a model that thinks "
            "before it answers raise COUNTERSIGN_THINKING_TOKENS, now "
            f"{client_settings().THINKING_TOKENS}",
            empty=not _strip_thoughts(raw.text),
        )
    if raw.finish_reason == "content_filter":
        raise ContentFiltered("the provider's content filter stopped the answer")
    if raw.refusal:
        raise Declined(f"the model declined to answer: {raw.refusal[:500]}")


def parse_object(text: str, schema: dict[str, Any]) -> dict[str, Any]:
    """The JSON object in `text`, valid under `schema` (draft 2020-12); lists and reasons that are
    too long are cut, other keys left out.

    Servers silently drop schema keywords that they do not know, so every answer is checked again.
    Raises InvalidAnswer naming the first problem.
    """
    data = fit_answer(_load_json(text), schema)
    if not isinstance(data, dict):
        raise InvalidAnswer(f"expected a JSON object, got {type(data).__name__}")
    problem: ValidationError | None = min(
        _get_validator(json.dumps(schema, sort_keys=True)).iter_errors(data),
        key=lambda error: [str(part) for part in error.absolute_path],
        default=None,
    )
    if problem is not None:
        message = f"at {problem.json_path}: {problem.message[:300]}"
        raise InvalidAnswer(message, rule=_broken_rule(problem))
    if repeats_outline(data):
        raise InvalidAnswer(
            f'it repeats the form of the answer: "{TEXT_OUTLINE}" is no text of its own'
        )
    return cast(dict[str, Any], make_tree_storable(data))


def _broken_rule(problem: ValidationError) -> str:
    """The broken part of the schema: its place and value, nothing from the answer."""
    place = "/".join(str(part) for part in problem.absolute_schema_path)
    return f"it breaks the schema at {place}: {json.dumps(problem.validator_value)[:300]}"


def _load_json(text: str) -> Any:
    if text.startswith("{"):
        text = _STRING_OR_LAST_COMMA.sub(lambda found: "" if found[0] == "," else found[0], text)
    try:
        try:
            return _DECODER.decode(text)
        except json.JSONDecodeError:
            found = _find_fenced_object(text)
            if found is None:
                raise
            return found
    except RecursionError:
        raise InvalidAnswer("the JSON is nested too deeply") from None
    except RepeatedName as error:
        rule = "an object in it has one name twice"
        raise InvalidAnswer(f"the answer is not JSON: {error}", rule=rule) from error
    except ValueError as error:
        raise InvalidAnswer(f"the answer is not JSON: {error}") from error


def _find_fenced_object(text: str) -> dict[str, Any] | None:
    """The object in a fence with words around it; None for no fence with an object.

    Raises InvalidAnswer if the text has another object that differs from it.
    """
    objects: list[dict[str, Any]] = []
    is_fenced, at = False, text.find("{")
    while at >= 0:
        try:
            value, end = _DECODER.raw_decode(text, at)
        except json.JSONDecodeError:
            end = at + 1
        else:
            objects.append(value)
            after = text[end:].lstrip()
            closes = not after or after.startswith(_FENCES)
            is_fenced |= closes and bool(_FENCE_OPENS.search(text[:at]))
        at = text.find("{", end)
    if not is_fenced:
        return None
    if any(each != objects[0] for each in objects):
        raise InvalidAnswer("the answer has several JSON objects that differ")
    return objects[0]


# A length limit only ends a text in time. A longer, whole text is as good.
_Validator: Any = validators.extend(  # type: ignore[no-untyped-call]
    Draft202012Validator, {"maxLength": lambda *_: None}
)


@lru_cache(maxsize=256)
def _get_validator(schema: str) -> Any:
    return _Validator(json.loads(schema))
