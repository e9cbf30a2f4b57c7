"""Imports the modules named on standard input, each before any other, in a process of its own.

Those processes are forked from one that has loaded Django with its models, as every command does.
Prints every module that cannot be imported, with its error.
"""

import importlib
import multiprocessing
import sys

import django


def main() -> None:
    names = sys.stdin.read().split()
    django.setup()
    # A child does one thing and ends.
    with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as children:
        told = children.map(_first, names, chunksize=1)
    print(*filter(None, told), sep="\n")  # noqa: T201


def _first(name: str) -> str | None:
    try:
        importlib.import_module(name)
    except ImportError as error:
        return f"{name}: {error}"
    return None


if __name__ == "__main__":
    main()
