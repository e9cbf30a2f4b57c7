"""Which modules stand in a circle of imports: only those can depend on who comes first."""

from collections.abc import Iterator, Mapping

import grimp

from tests.rooms.contract import rooms


def in_circles() -> list[str]:
    """A package counts as imported by what it holds, since Python loads it before that.

    A circle through a module's own package is the package's: it is loaded when the module begins.
    """
    graph = grimp.build_graph(*rooms(), exclude_type_checking_imports=True, cache_dir=None)
    wants = {
        name: {
            loaded
            for wanted in (name, *graph.find_modules_directly_imported_by(name))
            for loaded in (wanted, *_packages_of(wanted))
        }
        - {name}
        for name in graph.modules
    }
    return sorted(name for name in wants if name in _reached(name, wants))


def _packages_of(name: str) -> Iterator[str]:
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def _reached(name: str, wants: Mapping[str, set[str]]) -> set[str]:
    """From `name`, by one import or more, and not by way of its packages."""
    loaded = set(_packages_of(name))
    reached: set[str] = set()
    waiting = wants[name] - loaded
    while waiting:
        reached |= waiting
        waiting = set().union(*(wants[found] for found in waiting)) - reached - loaded
    return reached
