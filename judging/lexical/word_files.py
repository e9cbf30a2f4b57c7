"""The judge's lists of words: text files in `words/`, one entry a line, `#` before a remark."""

from pathlib import Path

_DIRECTORY = Path(__file__).with_name("words")


def word_lines(name: str) -> list[str]:
    """The lines of `words/NAME.txt` that are neither empty nor a remark."""
    lines = (_DIRECTORY / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]
