"""Estimates of what judging costs: the expected and the maximum amount."""

from collections.abc import Sequence, Set
from contextlib import suppress

from countersign_judge.criteria import Criterion
from countersign_judge.evidence_check import is_evidence_checked
from countersign_judge.judges import get_method, group_by_judge, model_free_methods
from countersign_judge.judges.base import BadParameter, JudgeInput
from countersign_judge.judges.claims import plan_claims
from countersign_judge.judges.costs import (
    CostEstimate,
    PlannedCall,
    plan_second_look,
    price_calls,
)
from countersign_judge.llm.errors import ContextOverflow


def estimate_judgement(judge_input: JudgeInput, criteria: Sequence[Criterion]) -> CostEstimate:
    """The cost of one judgement. Criteria with unreadable options count nothing: the judge
    refuses them before any call."""
    total = CostEstimate()
    for name, group in group_by_judge(criteria, judge_input.model):
        with suppress(BadParameter, ContextOverflow):
            estimate_of = get_method(name).estimate
            if estimate_of is not None:
                total += estimate_of(judge_input, group)
    return total


def estimate_evidence(judge_input: JudgeInput, judges: Set[str]) -> CostEstimate:
    """The cost of the evidence check of a text that `judges` read."""
    if model_free_methods().issuperset(judges):
        return CostEstimate()
    compared: list[PlannedCall] = []
    if is_evidence_checked(judges):
        # A window without room for a turn is refused before any call.
        with suppress(ContextOverflow):
            compared = plan_claims(judge_input)
    return price_calls(judge_input.model, [*compared, plan_second_look(judge_input)])
