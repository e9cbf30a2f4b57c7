"""One form for the G-Eval judge to fill, and the score modes: how often it is filled."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from judging.judges.base import Case, Unscored
from judging.judges.calls import Answered, ask
from judging.judges.geval_prompt import schema, task
from judging.judges.geval_read import Scores, pooled, read_all
from judging.models import Mode
from judging.variants import Variant
from llm.types import ChatRequest, ChatResult, Choice
from summaries.models import Criterion
from summaries.models.guidelines import ScoreMode
from summaries.prompts.transcript import conversation

ANSWER_TOKENS = 1024
TOP_LOGPROBS = 20


@dataclass(frozen=True)
class Sheet:
    """One form to fill: a wording and the criteria that stand on it. `evidence` is the transcript
    as every sheet of the case shows it."""

    case: Case
    variant: Variant
    criteria: tuple[Criterion, ...]
    samples: int
    evidence: str

    @property
    def names(self) -> str:
        return ", ".join(criterion.name for criterion in self.criteria)

    def request(self, **options: Any) -> ChatRequest:
        shared = self.variant.opening + self.evidence
        asked = task(self.case.text, *self.criteria, variant=self.variant)
        return ChatRequest(
            model=self.case.model,
            messages=conversation(shared, asked),
            purpose="judge",
            subject=self.case.subject,
            veil=self.case.veil,
            schema=schema(self.variant, self.criteria),
            schema_name="verdict",
            max_tokens=ANSWER_TOKENS * len(self.criteria) * (2 if self.variant.notes else 1),
            **options,
        )

    def read(self, choice: Choice) -> Scores | None:
        return read_all(choice, self.criteria, self.case)


def answer(sheet: Sheet) -> Answered[Scores]:
    """In the score mode of the case. Raises Unscored."""
    mode = sheet.case.score_mode
    if mode == ScoreMode.SAMPLES:
        return _sampled(sheet)
    if mode == ScoreMode.SINGLE:
        return ask(sheet.request(), partial(_greedy, sheet), about=sheet.names)
    request = sheet.request(top_logprobs=TOP_LOGPROBS)
    looked = ask(request, lambda result: sheet.read(result.choices[0]), about=sheet.names)
    seen = all(score.mode == Mode.LOGPROBS for score in looked.value)
    if seen or mode == ScoreMode.AUTO_SINGLE:
        return looked
    if mode == ScoreMode.LOGPROBS:
        raise Unscored(
            f"{sheet.names}: score_mode is 'logprobs', but {sheet.case.model} gave no "
            "probabilities for the score; choose auto or samples"
        )
    return _better(sheet, looked)


def _better(sheet: Sheet, looked: Answered[Scores]) -> Answered[Scores]:
    """The mean of samples, or the answer at hand where none of them can be read."""
    try:
        sampled = _sampled(sheet)
    except Unscored:
        return looked
    return Answered(sampled.value, looked.results + sampled.results)


def _greedy(sheet: Sheet, result: ChatResult) -> Scores | None:
    return sheet.read(replace(result.choices[0], logprobs=None))


def _sampled(sheet: Sheet) -> Answered[Scores]:
    request = sheet.request(n=sheet.samples, temperature=1.0)
    return ask(request, partial(_pool, sheet), about=sheet.names)


def _pool(sheet: Sheet, result: ChatResult) -> Scores | None:
    bare = [sheet.read(replace(choice, logprobs=None)) for choice in result.choices]
    valid = [scores for scores in bare if scores is not None]
    if not valid:
        return None
    return tuple(pooled(samples) for samples in zip(*valid, strict=True))
