"""One judge's scores of one dimension, item by item, wherever they come from."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Column:
    """`scores` in [1, 5] in the order of the items, None where there is no score.

    `unscored` counts judgements without a score by their reason; an item that was never judged
    is in neither. `cost` in US dollars at list price, None when a price is unknown; `seconds` add
    up the judgements' wall time, None when nobody took it.
    """

    judge: str
    model: str
    variant: str | None
    dimension: str
    scores: tuple[float | None, ...]
    unscored: Counter[str] = field(default_factory=Counter)
    prompt_tokens: int = 0
    completion_tokens: int = 0
    cost: float | None = 0.0
    seconds: float | None = None

    @property
    def name(self) -> str:
        """Judge, model and variant, as far as they say something."""
        parts = (self.judge, self.model if self.model != "offline" else None, self.variant)
        return " · ".join(part for part in parts if part)
