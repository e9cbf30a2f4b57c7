"""Evaluation steps of a criterion, written once by the judge model for an admin to edit: the chain
of thought that G-Eval (arXiv 2303.16634, section 2) has a model make from the definition."""

from typing import Any

from judging.judges.calls import ask
from judging.judges.geval_prompt import closed
from llm.types import ChatRequest, ChatResult, Message
from summaries.models import Criterion
from summaries.prompts.fence import neutralise, one_line

LEAST, MOST = 2, 8

_SYSTEM = (
    "You help a records office to judge summaries of meetings. You write the instructions that a "
    "judge follows; the judge has the transcript and the summary in front of them and nothing else."
)
_SCHEMA: dict[str, Any] = closed(
    {
        "steps": {
            "type": "array",
            "items": {"type": "string", "minLength": 1},
            "minItems": LEAST,
            "maxItems": MOST,
        }
    }
)


def generate_steps(criterion: Criterion, model: str) -> list[str]:
    """Two to eight steps, without numbers, in order; nothing is stored.

    Raises Unscored when the model writes none that can be used, llm.errors otherwise.
    """
    request = ChatRequest(
        model=model,
        messages=(Message("system", _SYSTEM), Message("user", _task(criterion))),
        purpose="judge-steps",
        schema=_SCHEMA,
        schema_name="steps",
        max_tokens=1024,
    )
    return ask(request, _read, about=f"steps for {criterion.name}").value


def _task(criterion: Criterion) -> str:
    return (
        f"Criterion: {one_line(criterion.name)}, scored from 1 (worst) to 5 (best).\n"
        f"{neutralise(criterion.definition)}\n\n"
        "Write the evaluation steps: what the judge does first, what they look for, what counts "
        "against the summary, and in the last step what deserves a 5, a 3 and a 1. One action a "
        "step, each a single sentence, three to six in all.\n\n"
        "Answer with a JSON object whose only key is steps, a list of strings."
    )


def _read(result: ChatResult) -> list[str] | None:
    written = (result.choices[0].data or {}).get("steps", [])
    steps = [_bare(step) for step in written if isinstance(step, str)]
    steps = [step for step in steps if step]
    return steps if LEAST <= len(steps) <= MOST else None


def _bare(step: str) -> str:
    """A model numbers its steps although the prompt numbers them again."""
    head, dot, rest = step.strip().partition(". ")
    return rest.strip() if dot and head.isdigit() else step.strip()
