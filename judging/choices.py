"""Choices of methods and models: what cannot run here is greyed under its reason."""

from collections.abc import Iterable
from typing import Any, TypeVar

from django import forms

from judging.judges import cannot_run, methods
from llm.conf import options
from llm.problems import translated
from llm.providers.registry import missing_for

T = TypeVar("T")


def by_reason(offered: Iterable[tuple[T, str]]) -> dict[str, list[T]]:
    """Things, each with why it cannot run here, by that; "" for those that can, which come
    first."""
    found: dict[str, list[T]] = {"": []}
    for thing, reason in offered:
        found.setdefault(reason, []).append(thing)
    return found


class Greyed(forms.Select):
    """Greys the choices of every group; one that is chosen already stays."""

    def create_option(self, name: str, value: Any, *args: Any, **kwargs: Any) -> dict[str, Any]:
        option = super().create_option(name, value, *args, **kwargs)
        grouped = all(value != plain for plain, _ in self.choices)
        option["attrs"]["disabled"] = grouped and not option["selected"]
        return option


def method_choices(model: str) -> list[Any]:
    """The methods that run on `model` here, then the others under the reason."""
    each = methods().values()
    found = by_reason(((one.name, one.label), cannot_run(one.name, model)) for one in each)
    return [*found.pop(""), *found.items()]


class ModelField(forms.ChoiceField):
    """One of the models that the installation names, or none."""

    widget = Greyed

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**{"required": False, **kwargs})

    def offer(self, usual: str, so_far: str = "") -> None:
        """`usual` says which model it is without a choice; `so_far` stays a choice."""
        named = dict.fromkeys([*options().choices, *filter(None, [so_far])])
        found = by_reason(((name, name), translated(missing_for(name))) for name in named)
        self.choices = [("", usual), *found.pop(""), *found.items()]
