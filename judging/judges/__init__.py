"""Ways to judge an attempt, all with one shape: a Case and its criteria in, a Judgement out."""

from collections.abc import Callable

from judging.judges import checkpoint, geval, lexical, mqag, qag, rules, student
from judging.judges.base import Judge
from judging.judges.checkpoint import CheckpointOptions
from judging.judges.geval_options import GevalOptions
from judging.judges.mqag import MqagOptions
from judging.judges.parameters import Parameters
from judging.judges.qag_options import QagOptions
from judging.judges.rules.options import RuleOptions
from judging.judges.student import StudentOptions
from llm.names import OFFLINE
from summaries.models import Criterion

JUDGES: dict[str, Judge] = {
    "geval": geval.judge,
    "qag": qag.judge,
    "mqag": mqag.judge,
    "rules": rules.judge,
    "lexical": lexical.judge,
    "student": student.judge,
    "checkpoint": checkpoint.judge,
}
# These say the same every time, and ask no model server.
DETERMINISTIC = frozenset({"rules", "lexical", "student", "checkpoint"})

_OPTIONS: dict[str, Callable[[Criterion], object]] = {
    "geval": GevalOptions.of,
    "qag": QagOptions.of,
    "mqag": MqagOptions.of,
    "rules": RuleOptions.of,
    "lexical": lambda criterion: Parameters.of(criterion, known=()),
    "student": StudentOptions.of,
    "checkpoint": CheckpointOptions.of,
}


def method_for(method: str, model: str) -> str:
    """The judge that serves `method` on `model`: without a language model, the lexical one."""
    return "lexical" if model == OFFLINE and method not in DETERMINISTIC else method


def check_parameters(criterion: Criterion) -> None:
    """Raises BadParameter, with name, value and remedy, before a judge would."""
    _OPTIONS[criterion.method](criterion)
