"""Choices of methods and models: what cannot run here is greyed under its reason."""

from collections.abc import Iterable
from typing import Any, TypeVar

from countersign_judge.judges import judge_methods
from countersign_judge.llm.problems import translate_problem
from countersign_judge.llm.providers.registry import describe_missing
from django import forms
from django.utils.translation import gettext

from judging.judges import why_unavailable
from llm.conf import model_settings

T = TypeVar("T")


def group_by_reason(offered: Iterable[tuple[T, str]]) -> dict[str, list[T]]:
    """Things, each with why it cannot run here, by that; "" for those that can, which come
    first."""
    found: dict[str, list[T]] = {"": []}
    for thing, reason in offered:
        found.setdefault(reason, []).append(thing)
    return found


class GroupedSelect(forms.Select):
    """Greys the choices of every group; one that is chosen already stays."""

    def create_option(self, name: str, value: Any, *args: Any, **kwargs: Any) -> dict[str, Any]:
        option = super().create_option(name, value, *args, **kwargs)
        grouped = all(value != plain for plain, _ in self.choices)
        option["attrs"]["disabled"] = grouped and not option["selected"]
        return option


def method_choices(model: str) -> list[Any]:
    """The methods that run on `model` here, then the others under the reason."""
    each = judge_methods().values()
    found = group_by_reason(
        ((one.name, gettext(str(one.label))), why_unavailable(one.name, model)) for one in each
    )
    return [*found.pop(""), *found.items()]


class ModelField(forms.ChoiceField):
    """One of the models that the installation names, or none."""

    widget = GroupedSelect

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"required": False, **kwargs})

    def offer(self, usual: str, so_far: str = "") -> None:
        """`usual` says which model it is without a choice; `so_far` stays a choice."""
        named = dict.fromkeys([*model_settings().choices, *filter(None, [so_far])])
        found = group_by_reason(
            ((name, name), translate_problem(describe_missing(name))) for name in named
        )
        self.choices = [("", usual), *found.pop(""), *found.items()]
