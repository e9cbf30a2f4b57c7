"""DeepEval's `evaluate()` on the same cases. `DEEPEVAL` is "own" or "shared".

"own" is the model class as it ships, which makes a client for every call; "shared" keeps one for
each `evaluate()`, whose event loop it belongs to. It runs in an environment of its own.
"""

import asyncio
import os
from collections.abc import Sequence
from typing import Any

from deepeval import evaluate
from deepeval.evaluate.configs import AsyncConfig, CacheConfig, DisplayConfig
from deepeval.metrics import GEval, SummarizationMetric
from deepeval.models import OpenAIModel
from deepeval.test_case import LLMTestCase, SingleTurnParams

from tools.bench.contenders import turn
from tools.bench.contenders.turn import Case, Judge, Task


class SharedClient(OpenAIModel):  # type: ignore[misc] # the library is in another environment
    _clients: dict[Any, Any] = {}

    def load_model(self, async_mode: bool = False) -> Any:
        if not async_mode:
            return super().load_model()
        loop = asyncio.get_running_loop()
        if loop not in self._clients:
            self._clients[loop] = super().load_model(async_mode=True)
        return self._clients[loop]


def prepare(task: Task) -> Judge:
    shared = os.environ["DEEPEVAL"] == "shared"
    model = (SharedClient if shared else OpenAIModel)("gpt-4o", temperature=0)

    def judge(cases: Sequence[Case]) -> int:
        results = evaluate(
            [LLMTestCase(input=case.source, actual_output=case.summary) for case in cases],
            [_metric(task, model)],
            async_config=AsyncConfig(max_concurrent=turn.IN_FLIGHT),
            display_config=DisplayConfig(show_indicator=False, print_results=False),
            cache_config=CacheConfig(write_cache=False),
        ).test_results
        scores = [data.score for result in results for data in result.metrics_data]
        return sum(score is not None for score in scores)

    return judge


def _metric(task: Task, model: Any) -> Any:
    if task.job == "qag":
        return SummarizationMetric(model=model, n=5)
    criterion = task.criteria[0]
    return GEval(
        name=criterion["name"],
        evaluation_steps=criterion["steps"],
        evaluation_params=[SingleTurnParams.INPUT, SingleTurnParams.ACTUAL_OUTPUT],
        model=model,
    )


if __name__ == "__main__":
    turn.take(prepare)
