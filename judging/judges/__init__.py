"""Ways to judge an attempt, all with one shape: a Case and its criteria in, a Judgement out."""

from collections.abc import Callable

from judging.guidelines.content import CriterionContent
from judging.judges import geval, lexical, mqag, qag, rules
from judging.judges.base import Judge, Parameters
from judging.judges.geval import GevalOptions
from judging.judges.mqag import MqagOptions
from judging.judges.qag import QagOptions
from judging.judges.rules import RuleOptions
from llm.types import OFFLINE
from summaries.models import Criterion

JUDGES: dict[str, Judge] = {
    "geval": geval.judge,
    "qag": qag.judge,
    "mqag": mqag.judge,
    "rules": rules.judge,
    "lexical": lexical.judge,
}
# These say the same every time, and ask no model server.
DETERMINISTIC = {"rules", "lexical"}

Options = Callable[[Criterion], object]
_OPTIONS: dict[str, Options] = {
    "geval": GevalOptions.of,
    "qag": QagOptions.of,
    "mqag": MqagOptions.of,
    "rules": RuleOptions.of,
    "lexical": lambda criterion: Parameters.of(criterion, known=()),
}
Library = Callable[[], dict[str, CriterionContent]]
_PRESCREENS: list[Library] = []


def register_prescreen(name: str, judge: Judge, options: Options, library: Library) -> None:
    """Add a deterministic judge from a room above this one, when that room is loaded.

    `library` gives the criteria that a draft may begin from, by the name that an editor shows.
    """
    JUDGES[name] = judge
    DETERMINISTIC.add(name)
    _OPTIONS[name] = options
    if library not in _PRESCREENS:
        _PRESCREENS.append(library)


def prescreens() -> dict[str, CriterionContent]:
    """The criteria that pre-screens offer, by the name that an editor shows."""
    return {name: item for library in _PRESCREENS for name, item in library().items()}


def method_for(method: str, model: str) -> str:
    """The judge that serves `method` on `model`: without a language model, the lexical one."""
    return "lexical" if model == OFFLINE and method not in DETERMINISTIC else method


def check_parameters(criterion: Criterion) -> None:
    """Raises BadParameter, with name, value and remedy, before a judge would."""
    _OPTIONS[criterion.method](criterion)
