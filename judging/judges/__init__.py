"""Ways to judge an attempt, all with one shape: a Case and its criteria in, a Judgement out."""

from judging.judges import geval, lexical, mqag, qag
from judging.judges.base import Judge
from llm.names import OFFLINE

JUDGES: dict[str, Judge] = {
    "geval": geval.judge,
    "qag": qag.judge,
    "mqag": mqag.judge,
    "lexical": lexical.judge,
}


def method_for(method: str, model: str) -> str:
    """The judge that serves `method` on `model`: without a language model, the lexical one."""
    return "lexical" if model == OFFLINE else method
