"""The rooms, as the import contract in pyproject.toml lists them."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The package that the rooms share with others.
LIBRARY = "countersign_judge"


def layers() -> list[str]:
    """Of the import contract, from the top one to the bottom one; ` | ` stands between rooms."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (found,) = (contract["layers"] for contract in contracts if "layers" in contract)
    return list(found)


def folder_of(package: str) -> Path:
    """Of a room or of the package that others install."""
    return ROOT / "packages" / "judge" / package if package == LIBRARY else ROOT / package


def rooms() -> list[str]:
    return [room for layer in layers() for room in layer.split(" | ")]
