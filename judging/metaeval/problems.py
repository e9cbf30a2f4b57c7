"""What is wrong with a file of data, row by row."""

from collections.abc import Sequence

_MOST_SHOWN = 20


class BadData(ValueError):
    """A file that cannot be used; `problems` say where and how to mend it."""

    def __init__(self, path: object, problems: Sequence[str]) -> None:
        self.problems = list(problems)
        shown = self.problems[:_MOST_SHOWN]
        if len(self.problems) > len(shown):
            shown.append(f"... and {len(self.problems) - len(shown)} more")
        super().__init__("\n".join(f"{path}: {problem}" for problem in shown))


class BadField(ValueError):
    """One field of one row."""

    def __init__(self, line: int, field: str, problem: str) -> None:
        super().__init__(f"line {line}, {field}: {problem}")
