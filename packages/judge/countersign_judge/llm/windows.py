"""The context windows of known models, kept as data."""

import re
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Literal

import yaml

# The date that ends the name of a snapshot: gpt-4o-2024-08-06, gpt-4-0613.
SNAPSHOT = re.compile(r"-(20\d\d-[01]\d-[0-3]\d|[01]\d[0-3]\d)$")
# What is assumed of a model that the list does not have.
ASSUMED_WINDOW = 128_000
# Of the models at OpenAI and Azure, in the form of `prices`.
PRICES_FILE = Path(__file__).with_name("prices.yaml")


@dataclass(frozen=True)
class Window:
    """Maximum `tokens` of prompt and answer together, and where the number is from: a `setting`,
    the `list` of this package as of `listed_on`, the `server` itself, its `provider`'s module, or
    nowhere (`assumed`). `trained` is what the model could take if the setting allowed it."""

    tokens: int
    source: Literal["setting", "list", "server", "provider", "assumed"]
    listed_on: date | None = None
    trained: int | None = None


def find_window(name: str, setting: int | None) -> Window:
    """Of a model by its name at OpenAI, or by the family of open models that its name begins
    with. A `setting` comes first."""
    if setting is not None:
        return Window(setting, "setting")
    models, families = _load_windows()["models"], _load_windows()["families"]
    for each in (name, SNAPSHOT.sub("", name)):
        if each in models:
            return Window(models[each], "list", models["date"])
    plain = re.sub(r"[-_ ]", "", name.casefold().rpartition("/")[2])
    known = [family for family in families if family != "date" and plain.startswith(family)]
    if known:
        return Window(families[max(known, key=len)], "list", families["date"])
    return Window(ASSUMED_WINDOW, "assumed")


@cache
def _load_windows() -> dict[str, Any]:
    text = Path(__file__).with_name("windows.yaml").read_text(encoding="utf-8")
    return dict(yaml.safe_load(text))
