"""W3C's tests of WebVTT parsers, which the repository does not hold, read by our reader.

A file is a name, a line of HTML, assertions in JavaScript, `===` and the captions with escapes.
Captions in which the standard passes over a broken timing are refused here with its line: what was
said at an unknown time is still said.
"""

import ast
import os
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

from summaries.formats import DEFAULT_MAX_BYTES, captions, parse_transcript
from summaries.formats.decoding import decode_source
from summaries.formats.turns import FormatError, TranscriptDraft
from tests.real_data import DATA

OWN = Path(__file__).parent / "webvtt" / "own.test"
FOLDER = Path(os.environ.get("WPT_WEBVTT") or DATA.parent / "webvtt")
FILES = {path.stem: path for path in sorted(FOLDER.rglob("*.test"))}
WHERE = (
    f"no W3C WebVTT tests at {FOLDER}: clone https://github.com/web-platform-tests/wpt (a sparse "
    "checkout of webvtt is enough) and set WPT_WEBVTT to webvtt/parsing/file-parsing/support"
)
# Where our reader differs on purpose, and why.
DIFFERS = {
    "newlines": "unescaped, no empty lines are between its cues: names of cues are text there",
    "whitespace-chars": "a vertical tab beside an arrow is white space to us: its cue is read",
}

_COUNT = re.compile(r"assert_equals\(cues\.length, (\d+)")
_CURRENT = re.compile(r"var cue = cues\[(\d+)\]")
_ASSERTED = re.compile(
    r"assert_equals\((?:cue|cues\[(?P<index>\d+)\])\.(?P<field>text|id|startTime|endTime), "
    r"(?P<value>'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\"|\d+(?:\.\d+)?)[,)]"
)
# Words of headers, notes, styles, regions and cue settings in these files.
_NOT_SPEECH = re.compile(
    r"-->|WEBVTT|\bNOTE\b|\bSTYLE\b|\bREGION\b|::cue|[{}]|\b(?:align|line|position|region|scroll|"
    r"size|vertical|lines|id|viewportanchor|regionanchor)[:=]|not this|nor this|nothing of this"
)


@dataclass(frozen=True)
class PublicTest:
    """`asserted` has (index of the cue, field, value); `count` is None where none is asserted."""

    count: int | None
    asserted: list[tuple[int, str, str | float]]
    captions: str


def read_test(path: Path) -> PublicTest:
    script, separator, escaped = path.read_text().partition("\n===\n")
    assert separator
    # As the tool that comes with the tests does it.
    text = escaped.encode("latin-1", "backslashreplace").decode("unicode_escape")
    count = _COUNT.search(script)
    asserted: list[tuple[int, str, str | float]] = []
    current = 0
    for line in script.split("\n"):
        if chosen := _CURRENT.search(line):
            current = int(chosen[1])
        if found := _ASSERTED.search(line):
            index = current if found["index"] is None else int(found["index"])
            asserted.append((index, found["field"], ast.literal_eval(found["value"])))
    return PublicTest(int(count[1]) if count else None, asserted, text)


def cues_of(text: str) -> list[captions.Cue]:
    decoded = decode_source(text, max_bytes=DEFAULT_MAX_BYTES, warnings=[])
    _, body = captions.read_vtt_blocks(decoded)
    return captions.read_cues(body, TranscriptDraft())


def refused_line(text: str) -> str | None:
    try:
        cues_of(text)
    except FormatError as error:
        return text.split("\n")[(error.line or 1) - 1]
    return None


def check(test: PublicTest) -> None:
    line = refused_line(test.captions)
    if line is not None:
        assert "\0" in line or ("-->" in line and not captions.is_timing(line))
        return
    cues = cues_of(test.captions)
    if test.count is not None:
        assert len(cues) == test.count
    for index, field, value in test.asserted:
        cue = cues[index]
        fields = {
            "text": "\n".join(cue.payload).strip(),
            "id": cue.identifier,
            "startTime": cue.start,
            "endTime": cue.end,
        }
        assert fields[field] == (value.strip() if isinstance(value, str) else value)
    if cues:
        for turn in parse_transcript(test.captions, format="vtt").turns:
            assert not _NOT_SPEECH.search(turn.text)


def test_the_reader_of_these_files_finds_what_they_assert() -> None:
    own = read_test(OWN)
    assert own.count == 3
    assert own.asserted == [
        (0, "id", "opening"),
        (0, "text", "We ship on Friday."),
        (0, "startTime", 1),
        (0, "endTime", 2.5),
        (1, "text", "It\u2019s\nlate."),
        (2, "text", "Goodbye."),
    ]
    assert own.captions.startswith("WEBVTT\n")
    assert "It\u2019s\r\nlate.\r\n\r\n" in own.captions
    check(own)


def test_another_number_of_cues_is_found() -> None:
    own = read_test(OWN)
    with pytest.raises(AssertionError):
        check(PublicTest(4, own.asserted, own.captions))


@pytest.mark.skipif(not FILES, reason=WHERE)
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.xfail(reason=DIFFERS[name]))
        if name in DIFFERS
        else name
        for name in FILES
    ],
)
def test_captions_of_the_public_tests_are_read_as_these_assert(name: str) -> None:
    check(read_test(FILES[name]))
