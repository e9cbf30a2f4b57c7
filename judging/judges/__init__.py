"""Ways to judge an attempt, all with one shape: a Case and its criteria in, a Judgement out."""

from judging.judges import geval, lexical, mqag, qag, rules
from judging.judges.base import Judge
from llm.names import OFFLINE

JUDGES: dict[str, Judge] = {
    "geval": geval.judge,
    "qag": qag.judge,
    "mqag": mqag.judge,
    "rules": rules.judge,
    "lexical": lexical.judge,
}
# These say the same every time, without a model.
DETERMINISTIC = frozenset({"rules", "lexical"})


def method_for(method: str, model: str) -> str:
    """The judge that serves `method` on `model`: without a language model, the lexical one."""
    return "lexical" if model == OFFLINE and method not in DETERMINISTIC else method
