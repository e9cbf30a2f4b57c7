"""What is wrong with a file of data, row by row."""

from collections.abc import Sequence

_MOST_SHOWN = 20


def first_of(texts: Sequence[str], most: int = _MOST_SHOWN) -> list[str]:
    """As many as anybody reads, and how many more there are."""
    more = len(texts) - most
    return [*texts[:most], *([f"... and {more} more"] if more > 0 else [])]


class BadData(ValueError):
    """A file that cannot be used; `problems` say where and how to mend it."""

    def __init__(self, path: object, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(f"{path}: {problem}" for problem in first_of(self.problems)))


class BadField(ValueError):
    """One field of one row; `place` says which row."""

    def __init__(self, place: str, field: str, problem: str) -> None:
        super().__init__(f"{place}, {field}: {problem}")
