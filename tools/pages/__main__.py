"""The parts of docs/ that are made from the code: `python -m tools.pages --check | --write`.

Each is between two comments on its page. `--check`, which `make lint` runs, names the pages whose
part is old; `--write` writes it.
"""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import tools.django_setup  # noqa: F401 - before anything that reaches a model
from tools.pages import prompts, scopes, settings, states

DOCS = Path(__file__).resolve().parents[2] / "docs"
BEGIN = "<!-- Generated: python -m tools.pages --write -->\n"
END = "<!-- End of the generated part -->\n"
PARTS: dict[str, Callable[[], str]] = {
    "api.md": scopes.scopes_table,
    "prompts.md": prompts.prompts_text,
    "settings.md": settings.variables_table,
    "states.md": states.diagram_and_table,
}


def main(arguments: Sequence[str] | None = None, docs: Path = DOCS) -> int:
    """Returns the exit status: 1 if a page was checked and is old."""
    parser = argparse.ArgumentParser(prog="python -m tools.pages", description=__doc__)
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--check", action="store_true", help="name the pages that are old")
    task.add_argument("--write", action="store_true", help="write the pages that are old")
    options = parser.parse_args(arguments)
    old = {docs / name: text for name in PARTS if (text := _new_text(docs / name))}
    if options.write:
        for page, text in old.items():
            page.write_text(text, encoding="utf-8")
        return 0
    for page in old:
        print(f"docs/{page.name} is not what the code says. Run python -m tools.pages --write")
    return int(bool(old))


def _new_text(page: Path) -> str:
    """The page with its part as the code says, or "" if it is so already."""
    text = page.read_text(encoding="utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"docs/{page.name} lacks the line {(END if begin else BEGIN).strip()}")
    new = f"{before}{BEGIN}{PARTS[page.name]()}{END}{after}"
    return "" if new == text else new


if __name__ == "__main__":
    sys.exit(main())
