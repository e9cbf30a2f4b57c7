"""Estimates of what judging costs: the expected and the maximum amount."""

from collections.abc import Sequence, Set
from contextlib import suppress
from dataclasses import replace
from uuid import uuid4

from judging.evidence_check import checks
from judging.judges import (
    by_judge,
    criteria_by_judge,
    criteria_of,
    judge_input_of,
    method_named,
    without_model,
)
from judging.judges.base import BadParameter, JudgeInput
from judging.judges.claims import planned_claims
from judging.judges.costs import (
    CostEstimate,
    PlannedCall,
    Work,
    cost_of,
    planned,
    planned_second_look,
    transcript_size,
)
from llm.errors import ContextOverflow
from llm.tokens import estimate
from llm.types import OFFLINE
from summaries.models import Attempt, Criterion, GuidelineVersion, Summary, Transcript
from summaries.prompts import write_task


def estimated(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    """The cost of one judgement. Criteria with unreadable options count nothing: the judge
    refuses them before any call."""
    total = CostEstimate()
    for name, group in by_judge(criteria, judge_input.model):
        with suppress(BadParameter, ContextOverflow):
            estimate_of = method_named(name).estimate
            if estimate_of is not None:
                total += estimate_of(judge_input, group)
    return total


def of_evidence(judge_input: JudgeInput, judges: Set[str]) -> CostEstimate:
    """The cost of the evidence check of a text that `judges` read."""
    if without_model().issuperset(judges):
        return CostEstimate()
    compared: list[PlannedCall] = []
    if checks(judges):
        # A window without room for a turn is refused before any call.
        with suppress(ContextOverflow):
            compared = planned_claims(judge_input)
    return cost_of(judge_input.model, [*compared, planned_second_look(judge_input)])


def of_attempt(version: GuidelineVersion, attempt: Attempt) -> CostEstimate:
    """The cost of the first judgement of `attempt` and its evidence check."""
    # Not the summary's id: a try-out does not count against the summary's budget.
    return of_text(version, judge_input_of(version, attempt, uuid4()))


def of_text(version: GuidelineVersion, judge_input: JudgeInput) -> CostEstimate:
    """The cost of the first judgement and the evidence check of `judge_input`."""
    judges = {name for name, _ in criteria_by_judge(version, judge_input.model)}
    return estimated(judge_input, criteria_of(version)) + of_evidence(judge_input, judges)


# A typical meeting, and how its words fall into turns and a summary's into sentences.
TYPICAL_WORDS, _WORDS_OF_TURN, _WORDS_OF_SENTENCE = 2_000, 40, 20


def typical_meeting() -> Transcript:
    """A made-up meeting of TYPICAL_WORDS words, never stored."""
    turn = {"speaker": "Speaker", "start": None, "end": None, "text": "word " * _WORDS_OF_TURN}
    return Transcript(
        title="", turns=[turn] * (TYPICAL_WORDS // _WORDS_OF_TURN), word_count=TYPICAL_WORDS
    )


def of_case(version: GuidelineVersion, transcript: Transcript) -> CostEstimate:
    """The cost of a case: expected if its first text passes, at most if every attempt is used and
    judged twice."""
    once = of_writing(version, transcript)
    attempts = version.attempt_budget
    most = sum([once.at_most] * attempts, Work())
    if version.confirm:
        judge_input = judge_input_of(version, _full_length(version, transcript), uuid4())
        blocking = [each for each in criteria_of(version) if each.blocking]
        again = estimated(replace(judge_input, confirming=True), blocking).at_most
        most = sum([again] * attempts, most)
    return CostEstimate(once.expected, most)


def _full_length(version: GuidelineVersion, transcript: Transcript) -> Attempt:
    """A text of the version's maximum words."""
    sentence = f"{'word ' * (_WORDS_OF_SENTENCE - 1)}word. ".capitalize()
    text = sentence * max(1, version.max_words // _WORDS_OF_SENTENCE)
    return Attempt(summary=Summary(transcript=transcript), text=text)


def of_writing(version: GuidelineVersion, transcript: Transcript) -> CostEstimate:
    """The cost of writing a summary once and judging it."""
    attempt = _full_length(version, transcript)
    judging = of_attempt(version, attempt)
    model = version.effective_writer_model
    if model == OFFLINE:
        return judging
    opening = transcript_size(judge_input_of(version, attempt, uuid4()))
    # An English word takes up to four tokens, usually one and a third.
    likely, most = version.max_words * 4 // 3, version.max_words * 4
    texts = opening + estimate(write_task(version))
    return judging + cost_of(model, [planned(texts, answer=(likely, most))])
