"""Evaluation steps of a criterion, which the judge's model writes once: the chain of thought that
G-Eval derives from the definition (arXiv 2303.16634, section 2)."""

from typing import Any

from countersign_judge.criteria import Criterion
from countersign_judge.judges.calls import ask_judge
from countersign_judge.judges.costs import CostEstimate, plan_call, price_calls
from countersign_judge.llm.answer_limits import (
    list_schema,
    longest_answer,
    object_schema,
    outline_schema,
    text_schema,
)
from countersign_judge.llm.fence import neutralize, to_one_line
from countersign_judge.llm.tokens import estimate_tokens
from countersign_judge.llm.types import ChatRequest, ChatResult, Message

LEAST = 2
MOST = 8
_MOST_WORDS = 50
# Of maximum length, for estimates of what judging by them costs.
LONGEST = ("word " * _MOST_WORDS,) * MOST

SYSTEM = (
    "You write instructions for a judge who scores summaries of meetings. The judge sees the "
    "transcript and the summary, and nothing else."
)
SCHEMA: dict[str, Any] = object_schema(
    {"steps": list_schema(text_schema(_MOST_WORDS), least=LEAST, most=MOST)}
)


def generate_steps(criterion: Criterion, model: str) -> list[str]:
    """Two to eight steps, without numbers, in order; stores nothing.

    Raises Unscored when the model writes no usable ones, countersign_judge.llm.errors otherwise.
    """
    request = ChatRequest(
        model=model,
        messages=(Message("system", SYSTEM), Message("user", generation_task(criterion))),
        purpose="judge-steps",
        schema=SCHEMA,
        schema_name="steps",
        max_tokens=longest_answer(SCHEMA),
    )
    return ask_judge(request, _read_steps, about=f"steps for {criterion.name}").value


def estimate_generation(criterion: Criterion, model: str) -> CostEstimate:
    """The cost of `generate_steps`."""
    texts = estimate_tokens(SYSTEM + generation_task(criterion))
    answer = longest_answer(SCHEMA)
    return price_calls(model, [plan_call(texts, answer=(answer // 4, answer), task=(0, 0))])


def generation_task(criterion: Criterion) -> str:
    return (
        "Task: write the evaluation steps for one criterion, scored from 1 (worst) to 5 (best).\n\n"
        f"Criterion: {to_one_line(criterion.name)}\n{neutralize(criterion.definition)}\n\n"
        "1. Write three to six steps in the language of the definition, each one action in one "
        "sentence.\n"
        "2. Say what the judge reads first, what to look for and what counts against the "
        "summary.\n"
        "3. Say in the last step what a 5, a 3 and a 1 mean.\n\n"
        "Answer in JSON with steps, a list of texts.\n"
        f"Form: {outline_schema(SCHEMA)}"
    )


def _read_steps(result: ChatResult) -> list[str] | None:
    written = (result.choices[0].data or {}).get("steps", [])
    steps = [step for step in map(_strip_number, written) if step]
    return steps if LEAST <= len(steps) <= MOST else None


def _strip_number(step: str) -> str:
    """Removes the model's own number: the prompt adds one."""
    head, dot, rest = step.strip().partition(". ")
    return rest.strip() if dot and head.isdigit() else step.strip()
