"""Estimates of what judging costs: the expected and the maximum amount."""

from dataclasses import replace
from uuid import uuid4

from countersign_judge.estimates import estimate_evidence, estimate_judgement
from countersign_judge.judges.base import JudgeInput
from countersign_judge.judges.costs import (
    CostEstimate,
    Work,
    plan_call,
    price_calls,
    transcript_size,
)
from countersign_judge.llm.tokens import estimate_tokens
from countersign_judge.llm.types import OFFLINE

from judging.guidelines.content import get_criteria
from judging.judges import build_judge_input, criteria_by_judge
from summaries.models import Attempt, GuidelineVersion, Summary, Transcript
from summaries.prompts import writing_prompt


def estimate_attempt(version: GuidelineVersion, attempt: Attempt) -> CostEstimate:
    """The cost of the first judgement of `attempt` and its evidence check."""
    # Not the summary's id: a try-out does not count against the summary's budget.
    return estimate_text(version, build_judge_input(version, attempt, uuid4()))


def estimate_text(version: GuidelineVersion, judge_input: JudgeInput) -> CostEstimate:
    """The cost of the first judgement and the evidence check of `judge_input`."""
    judges = {name for name, _ in criteria_by_judge(version, judge_input.model)}
    return estimate_judgement(judge_input, get_criteria(version)) + estimate_evidence(
        judge_input, judges
    )


# A typical meeting, and how its words fall into turns and a summary's into sentences.
TYPICAL_WORDS, _WORDS_OF_TURN, _WORDS_OF_SENTENCE = 2_000, 40, 20


def typical_meeting() -> Transcript:
    """A made-up meeting of TYPICAL_WORDS words, never stored."""
    turn = {"speaker": "Speaker", "start": None, "end": None, "text": "word " * _WORDS_OF_TURN}
    return Transcript(
        title="", turns=[turn] * (TYPICAL_WORDS // _WORDS_OF_TURN), word_count=TYPICAL_WORDS
    )


def estimate_case(version: GuidelineVersion, transcript: Transcript) -> CostEstimate:
    """The cost of a case: expected if its first text passes, at most if every attempt is used and
    judged twice."""
    once = estimate_writing(version, transcript)
    attempts = version.attempt_budget
    most = sum([once.at_most] * attempts, Work())
    if version.confirm:
        judge_input = build_judge_input(version, _full_length(version, transcript), uuid4())
        blocking = [each for each in get_criteria(version) if each.blocking]
        again = estimate_judgement(replace(judge_input, confirming=True), blocking).at_most
        most = sum([again] * attempts, most)
    return CostEstimate(once.expected, most)


def _full_length(version: GuidelineVersion, transcript: Transcript) -> Attempt:
    """A text of the version's maximum words."""
    sentence = f"{'word ' * (_WORDS_OF_SENTENCE - 1)}word. ".capitalize()
    text = sentence * max(1, version.max_words // _WORDS_OF_SENTENCE)
    return Attempt(summary=Summary(transcript=transcript), text=text)


def estimate_writing(version: GuidelineVersion, transcript: Transcript) -> CostEstimate:
    """The cost of writing a summary once and judging it."""
    attempt = _full_length(version, transcript)
    judging = estimate_attempt(version, attempt)
    model = version.effective_writer_model
    if model == OFFLINE:
        return judging
    opening = transcript_size(build_judge_input(version, attempt, uuid4()))
    # An English word takes up to four tokens, usually one and a third.
    likely, most = version.max_words * 4 // 3, version.max_words * 4
    texts = opening + estimate_tokens(writing_prompt(version))
    return judging + price_calls(model, [plan_call(texts, answer=(likely, most))])
