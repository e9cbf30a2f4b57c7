"""The words in which the project speaks: docs, pages, messages, docstrings, comments and commits.

`python -m tools.bench.words` names every line with a word that readers of the field stumble over,
and every commit subject that does not say area and change. `make lint` runs it.
"""

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIALECT = re.compile(
    r"\b(whoever|nobody|somebody|(?:is|are) told|stands|borne out|anew|the house"
    r"|take it over|counts no more|the talk)\b",
    re.IGNORECASE,
)
# Names in code are no words of ours, nor examples in a comment's quotation marks.
_CODE, _QUOTED = re.compile(r"`[^`]*`"), re.compile(r"\"[^\"]*\"")
# Subjects are held to their form after this commit.
SINCE = "3e6e2a621d8a00935a2280e854b097eff78e7206"
SUBJECT = re.compile(r"(?=.{1,100}$)(?:\w[\w ,./-]*: \S|Revert |Merge )")
_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def said_in(text: str) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a Python module, each line with its number."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], _QUOTED.sub("", token.string)
    for node in ast.walk(ast.parse(text)):
        said = ast.get_docstring(node, clean=False) if isinstance(node, _DOCUMENTED) else None
        if said is not None:
            yield from enumerate(said.splitlines(), start=node.body[0].lineno)  # type: ignore[attr-defined]


def odd_words(name: str, lines: Iterator[tuple[int, str]]) -> list[str]:
    return [
        f"{name}:{number}: {found[0]}"
        for number, line in lines
        if (found := DIALECT.search(_CODE.sub("", line)))
    ]


def in_files() -> list[str]:
    odd = []
    for path in _git("ls-files", "*.md", "*.po", "templates/*", "*.py").split():
        if path.startswith("tests/") or not (ROOT / path).is_file():
            continue
        text = (ROOT / path).read_text(encoding="utf-8")
        code = path.endswith(".py")
        odd += odd_words(path, said_in(text) if code else iter(enumerate(text.splitlines(), 1)))
    return odd


def in_subjects(subjects: str) -> list[str]:
    odd = [
        f"{each}: write area: change, within 100 letters"
        for each in subjects.splitlines()
        if not SUBJECT.match(each)
    ]
    return odd + odd_words("commit subject", iter(enumerate(subjects.splitlines(), 1)))


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def main() -> int:
    try:
        subjects = _git("log", "--format=%s", f"{SINCE}..HEAD")
    except subprocess.CalledProcessError:
        subjects = ""  # a shallow clone
    odd = in_files() + in_subjects(subjects)
    print("\n".join(odd) or "No odd word.")
    return int(bool(odd))


if __name__ == "__main__":
    sys.exit(main())
