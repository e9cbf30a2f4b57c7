"""The judges. All take a JudgeInput and its criteria, and return a Judgement.

`methods()` has them by name. To add one, write a module with a `JudgeMethod` and name it in the
entry-point group `countersign.judges` of your own package (docs/judging.md has an example).
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from itertools import groupby
from pkgutil import resolve_name

from countersign_judge.criteria import Criterion
from countersign_judge.judges import geval, lexical, mqag, qag, rules
from countersign_judge.judges.base import BadParameter, Wordings
from countersign_judge.judges.method import JudgeMethod
from countersign_judge.llm.types import OFFLINE

ENTRY_POINT_GROUP = "countersign.judges"


@cache
def judge_methods() -> Mapping[str, JudgeMethod]:
    """All methods by name, those of other packages last.

    Raises ValueError if two share a name, or an entry point is no JudgeMethod.
    """
    ours = [geval.METHOD, qag.METHOD, mqag.METHOD, rules.METHOD, lexical.METHOD]
    # Imported on first use: it imports this package.
    ours.append(resolve_name("countersign_judge.student.student_judge:METHOD"))
    methods = {method.name: method for method in ours}
    for entry in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda entry: entry.name):
        method = entry.load()
        if not isinstance(method, JudgeMethod):
            raise ValueError(
                f"{ENTRY_POINT_GROUP}: {entry.value} is {type(method).__name__}; name a JudgeMethod"
            )
        if method.name in methods:
            raise ValueError(
                f"{ENTRY_POINT_GROUP}: {entry.value} is called {method.name!r}, and another method "
                "is; rename it"
            )
        methods[method.name] = method
    return methods


def get_method(name: str) -> JudgeMethod:
    """Raises BadParameter for a method that is not installed."""
    if name not in judge_methods():
        raise BadParameter(f"method is {name!r}; choose one of {', '.join(judge_methods())}")
    return judge_methods()[name]


def model_free_methods() -> frozenset[str]:
    """Names of the methods that ask no model server and always give the same result."""
    return frozenset(method.name for method in judge_methods().values() if not method.needs_model)


def prescreen_methods() -> frozenset[str]:
    """Names of the methods that can stop a text but never pass one on their own."""
    return frozenset(method.name for method in judge_methods().values() if not method.passes_alone)


def starter_criteria() -> dict[str, Criterion]:
    """The criteria that methods offer as a start, by the name that an editor shows."""
    return {
        name: item for method in judge_methods().values() for name, item in method.offers().items()
    }


def method_for(method: str, model: str) -> str:
    """The judge for `method` on `model`; without a language model, words found."""
    return lexical.NAME if model == OFFLINE and method not in model_free_methods() else method


def group_by_judge(criteria: Iterable[Criterion], model: str) -> list[tuple[str, list[Criterion]]]:
    """`criteria` by the name of the judge that serves them on `model`."""

    def judge_of(criterion: Criterion) -> str:
        return method_for(criterion.method, model)

    return [
        (name, list(group)) for name, group in groupby(sorted(criteria, key=judge_of), judge_of)
    ]


def check_parameters(criterion: Criterion, wordings: Wordings = ()) -> None:
    """Raises BadParameter with name, value and remedy, before a judge runs."""
    get_method(criterion.method).options.parse(criterion).check_wordings(criterion, wordings)
