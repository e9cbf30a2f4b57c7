"""What stands against an action on a guideline."""

from collections.abc import Sequence
from dataclasses import dataclass

_LONGEST_VALUE = 120


@dataclass(frozen=True)
class Problem:
    """`field` is a path such as `criteria.2.steps`, counted from 1; `value` shortened."""

    field: str
    value: str
    remedy: str

    @classmethod
    def of(cls, field: str, value: object, remedy: str) -> "Problem":
        shown = repr(value)
        if len(shown) > _LONGEST_VALUE:
            shown = f"{shown[:_LONGEST_VALUE]}…"
        return cls(field, shown, remedy)

    def __str__(self) -> str:
        return f"{self.field} is {self.value}; {self.remedy}"


class Invalid(Exception):
    """Everything that is wrong, at once."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = tuple(problems)


def refuse(field: str, value: object, remedy: str) -> Invalid:
    return Invalid([Problem.of(field, value, remedy)])
