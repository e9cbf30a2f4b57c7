"""One short call to a model, to see whether it answers and what its server refuses."""

import time
from dataclasses import dataclass

from countersign_judge.llm.circuit_breaker import CIRCUIT_BREAKERS
from countersign_judge.llm.client import Exchange, ask_with_retries, build_entry
from countersign_judge.llm.errors import LLMError
from countersign_judge.llm.providers.dialects import REFUSALS
from countersign_judge.llm.providers.registry import connect_model
from countersign_judge.llm.timeouts import Deadline
from countersign_judge.llm.types import SCHEMA_OPTION, ChatRequest, Message

from llm.concurrency import refuse_transaction, release_connection
from llm.conf import model_settings

TRIAL_SECONDS = 15.0
_SCHEMA = {
    "type": "object",
    "properties": {
        "answer": {"type": "string", "maxLength": 60},
        "score": {"type": "integer", "enum": [1, 2, 3, 4, 5]},
    },
    "required": ["answer", "score"],
    "additionalProperties": False,
}
_QUESTION = (
    'Say hello in one short sentence. Answer with JSON: "answer" is your sentence, "score" is how '
    "friendly it is, from 1 to 5."
)


@dataclass(frozen=True)
class Trial:
    """`problem` is why there is no answer, "" if there is one; `seconds` the time it took;
    `refused` what the server refused."""

    model: str
    problem: str = ""
    answer: str = ""
    prompt: int = 0
    completion: int = 0
    seconds: float = 0.0
    schema: bool = False
    logprobs: bool = False
    refused: tuple[str, ...] = ()


def try_model(model: str) -> Trial:
    """Returns within SECONDS, or twice that if all slots are taken. Raises RuntimeError inside a
    transaction."""
    refuse_transaction()
    started = time.monotonic()
    try:
        return _ask_model(model, started)
    except LLMError as error:
        return Trial(model, problem=str(error), seconds=time.monotonic() - started)
    finally:
        release_connection()


def _ask_model(model: str, started: float) -> Trial:
    """Raises LLMError."""
    request = ChatRequest(
        model=model,
        messages=(Message("user", _QUESTION),),
        purpose="try",
        schema=_SCHEMA,
        max_tokens=100 + model_settings().THINKING_TOKENS,
        top_logprobs=5,
    )
    asked = connect_model(model)
    # A person who tries wants the current state.
    CIRCUIT_BREAKERS.pop(asked.endpoint, None)
    checked = ask_with_retries(
        Exchange(asked, Deadline.after(TRIAL_SECONDS), build_entry(request, asked)), request
    )
    if not checked.choices:
        raise checked.problems[0]
    choice, refused = checked.choices[0], REFUSALS.of(asked.endpoint, asked.model)
    return Trial(
        model,
        answer=choice.text,
        prompt=checked.usage.prompt,
        completion=checked.usage.completion,
        seconds=time.monotonic() - started,
        schema=choice.data is not None and SCHEMA_OPTION not in refused,
        logprobs=bool(choice.logprobs),
        refused=tuple(sorted(refused)),
    )
