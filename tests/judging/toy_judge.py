"""A judge method as another package would have it: one module, one object."""

import time
from collections.abc import Sequence

from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import (
    CriterionScore,
    JudgeInput,
    Judgement,
    Mode,
    Options,
    Unscored,
)
from countersign_judge.judges.calls import build_judgement
from countersign_judge.judges.costs import (
    CostEstimate,
    plan_call,
    price_calls,
    transcript_size,
)
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.llm.client import chat
from countersign_judge.llm.types import Message
from countersign_judge.prompts import build_messages, format_transcript
from pydantic import Field

SCHEMA = {
    "type": "object",
    "properties": {"score": {"type": "integer", "enum": [1, 2, 3, 4, 5]}},
    "required": ["score"],
    "additionalProperties": False,
}


class ToyOptions(Options):
    question: str = Field("Is it good?", description="text")


def judge(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> Judgement:
    started, scores, results = time.monotonic(), [], []
    for criterion in criteria:
        asked = ToyOptions.parse(criterion).question
        shared = format_transcript(judge_input.title, judge_input.turns)
        messages: tuple[Message, ...] = build_messages(shared, f"{asked}\n{judge_input.text}")
        result = chat(judge_input.chat_request("judge", messages, schema=SCHEMA, max_tokens=20))
        if result.choices[0].data is None:
            raise Unscored(f"{criterion.name}: no score")
        value = float(result.choices[0].data["score"])
        scores.append(CriterionScore(criterion, value, Mode.SINGLE, asked))
        results.append(result)
    return build_judgement(
        results,
        started,
        scores=tuple(scores),
        findings=(),
        model=judge_input.model,
        prompt_version="toy-1",
    )


def estimate(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    call = plan_call(transcript_size(judge_input), answer=(6, 20))
    return price_calls(judge_input.model, [call] * len(criteria))


METHOD = JudgeMethod(
    name="toy",
    label="Toy question",
    version="toy-1",
    run=judge,
    options=ToyOptions,
    estimate=estimate,
)
