"""What even a draft has to keep: the shape of the file format, and names that differ."""

from collections import Counter
from collections.abc import Iterable

from judging.guidelines.content import Content
from judging.guidelines.documents import Document, shape_problems
from judging.guidelines.problems import Invalid, Problem


def check_draft(content: Content, *, name: str = "draft", title: str = "Draft") -> None:
    """Raises Invalid naming every field that a draft cannot hold."""
    problems = draft_problems(content, name=name, title=title)
    if problems:
        raise Invalid(problems)


def draft_problems(content: Content, *, name: str = "draft", title: str = "Draft") -> list[Problem]:
    """What the columns of a draft cannot hold; empty when they can."""
    return shape_problems(Document(name, title, content).as_data()) + _repeated(content)


def _repeated(content: Content) -> list[Problem]:
    return [
        *_twice("criteria", [criterion.name for criterion in content.criteria]),
        *_twice("wordings", [wording.name for wording in content.wordings]),
    ]


def _twice(field: str, names: Iterable[str]) -> list[Problem]:
    return [
        Problem.of(field, name, "give each of them a name of its own")
        for name, count in Counter(names).items()
        if count > 1
    ]
