"""Ways to judge an attempt, all with one shape: a Case and its criteria in, a Judgement out."""

from collections.abc import Callable
from dataclasses import dataclass

from judging.guidelines.content import CriterionContent
from judging.judges import geval, lexical, mqag, qag, rules
from judging.judges.base import Judge
from judging.judges.geval_options import GevalOptions
from judging.judges.mqag import MqagOptions
from judging.judges.parameters import Parameters
from judging.judges.qag_options import QagOptions
from judging.judges.rules.options import RuleOptions
from llm.names import OFFLINE
from summaries.models import Criterion


@dataclass(frozen=True)
class Method:
    """A way to judge: the judge, and the reader of a criterion's parameters, which raises
    BadParameter.

    One that is `deterministic` says the same every time and asks no model server. `library` gives
    criteria that a draft may begin from, by the name that an editor shows.
    """

    judge: Judge
    options: Callable[[Criterion], object]
    deterministic: bool = False
    library: Callable[[], dict[str, CriterionContent]] = dict


METHODS: dict[str, Method] = {
    "geval": Method(geval.judge, GevalOptions.of),
    "qag": Method(qag.judge, QagOptions.of),
    "mqag": Method(mqag.judge, MqagOptions.of),
    "rules": Method(rules.judge, RuleOptions.of, deterministic=True),
    "lexical": Method(
        lexical.judge, lambda criterion: Parameters.of(criterion, known=()), deterministic=True
    ),
}


def register(name: str, method: Method) -> None:
    """For rooms above this one: `measuring` adds students and checkpoints when it is loaded."""
    METHODS[name] = method


def library() -> dict[str, CriterionContent]:
    """The criteria that methods offer, by the name that an editor shows."""
    return {name: criterion for method in METHODS.values() for name, criterion in method.library().items()}


def method_for(method: str, model: str) -> str:
    """The judge that serves `method` on `model`: without a language model, the lexical one."""
    return "lexical" if model == OFFLINE and not METHODS[method].deterministic else method


def check_parameters(criterion: Criterion) -> None:
    """Raises BadParameter, with name, value and remedy, before a judge would."""
    METHODS[criterion.method].options(criterion)
