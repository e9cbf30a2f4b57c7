"""A judge of summaries without an application: G-Eval, QAG and rules, by any model server."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from countersign_judge.criteria import Criterion
    from countersign_judge.criteria.library import criterion_templates
    from countersign_judge.judges import get_method
    from countersign_judge.judges.base import JudgeInput
    from countersign_judge.pairs import Average, JudgedPairs, Pair, assert_scores, judge_pairs

__all__ = [
    "Average",
    "Criterion",
    "JudgeInput",
    "JudgedPairs",
    "Pair",
    "assert_scores",
    "criterion_templates",
    "get_method",
    "judge_pairs",
]
_PLACES = {
    "Criterion": "criteria",
    "criterion_templates": "criteria.library",
    "get_method": "judges",
    "JudgeInput": "judges.base",
    **dict.fromkeys(("Average", "JudgedPairs", "Pair", "assert_scores", "judge_pairs"), "pairs"),
}


def __getattr__(name: str) -> Any:
    """Imports a public name on its first use: the modules of the engine need nothing of judges."""
    from importlib import import_module  # noqa: PLC0415

    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
