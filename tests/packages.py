"""Packages as pip leaves them, for tests of what others add to the product."""

from pathlib import Path


def installed(place: Path, package: str, group: str, *entries: str) -> None:
    """`package` with `entries` ("NAME = MODULE:OBJECT") in an entry-point group."""
    info = place / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = "\n".join(entries)
    (info / "entry_points.txt").write_text(f"[{group}]\n{lines}\n")
