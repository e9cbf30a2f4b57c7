"""Objects that other packages add to the product by naming them in an entry-point group."""

from collections.abc import Iterable
from importlib.metadata import entry_points
from typing import Protocol, TypeVar

from django.core.exceptions import ImproperlyConfigured


class Named(Protocol):
    @property
    def name(self) -> str: ...


Added = TypeVar("Added", bound=Named)


def load_entry_points(
    group: str, kind: type[Added], ours: Iterable[Added], *, what: str
) -> list[Added]:
    """The objects of `kind` that entry points of `group` name, by the names of the entry points.

    Raises ImproperlyConfigured for an object of another kind, and for a name that occurs twice,
    also in `ours`. Messages call an object `what`.
    """
    found: list[Added] = []
    taken = {each.name for each in ours}
    for entry in sorted(entry_points(group=group), key=lambda entry: entry.name):
        item = entry.load()
        if not isinstance(item, kind):
            raise ImproperlyConfigured(
                f"{group}: {entry.value} is {type(item).__name__}; name a {kind.__name__}"
            )
        if item.name in taken:
            raise ImproperlyConfigured(
                f"{group}: {entry.value} is called {item.name!r}, and another {what} is; rename it"
            )
        taken.add(item.name)
        found.append(item)
    return found
