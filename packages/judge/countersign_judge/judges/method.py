"""A judge method: all that the product knows about one way to score a criterion."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from countersign_judge.criteria import Criterion
from countersign_judge.judges.base import Judge, JudgeInput, Options
from countersign_judge.judges.costs import CostEstimate

Estimate = Callable[[JudgeInput, Sequence[Criterion]], CostEstimate]


@dataclass(frozen=True)
class JudgeMethod:
    """One way to score criteria. Pages, forms, validation, estimates and measurements ask this
    object; none refers to a method by name.

    Guidelines and commands use `name`, pages show `label`; `version` changes with anything that
    changes the scores. `run` judges criteria of this method; `options` is the model of their
    parameters. `estimate` gives the cost of `run`; a method without a language model has none.
    `offers` gives criteria that a draft may start from, by the name that an editor shows. `missing`
    says what it lacks here besides a model; empty if nothing.

    Raises ValueError for `needs_model` without `estimate`.
    """

    name: str
    label: Any
    version: str
    run: Judge
    options: type[Options] = Options
    estimate: Estimate | None = None
    needs_model: bool = True
    # A pre-screen: it can stop a text, but passes none on its own.
    passes_alone: bool = True
    # A criterion needs evaluation steps, and the guideline's wording applies.
    follows_steps: bool = False
    # The score mode of the guideline applies.
    in_score_modes: bool = False
    # Its findings check every claim against the transcript, so no other check is needed.
    checks_claims: bool = False
    # One score for the text, whatever the criterion says.
    of_whole_text: bool = False
    offers: Callable[[], dict[str, Criterion]] = field(default=dict)
    missing: Callable[[], str] = str

    def __post_init__(self) -> None:
        if self.needs_model and self.estimate is None:
            raise ValueError(f"judge method {self.name!r} needs a model; give its estimate")
