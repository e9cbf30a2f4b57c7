"""What of the log files is repeated in the terminal."""

import re
import tempfile
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from config.embedded import supervisor
from config.embedded.supervisor import LogMirror

GRAVE = re.compile(r"\bERROR\b")
LINES = st.lists(st.sampled_from([b"INFO all is well", b"ERROR no \xff bytes", b""]), max_size=12)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "web.log"


def test_a_log_that_does_not_exist_yet_has_no_news(log):
    assert LogMirror("web", log, GRAVE).read_new_errors() == []


def test_grave_lines_are_given_once_with_the_name_in_front(log):
    watched = LogMirror("web", log, GRAVE)
    log.write_text("INFO fine\nERROR broken\n")
    assert watched.read_new_errors() == ["web      | ERROR broken"]
    assert watched.read_new_errors() == []


def test_lines_of_an_earlier_run_are_not_repeated(log):
    log.write_text("ERROR yesterday\n")
    watched = LogMirror("web", log, GRAVE)
    watched.skip_to_end()
    assert watched.read_new_errors() == []


@given(LINES, st.lists(st.integers(0, 200), max_size=6))
def test_it_does_not_matter_where_the_writing_is_cut(lines, cuts):
    content = b"".join(line + b"\n" for line in lines)
    with tempfile.TemporaryDirectory() as directory:
        log = Path(directory, "web.log")
        watched = LogMirror("web", log, GRAVE)
        seen: list[str] = []
        bounds = [0, *sorted(min(cut, len(content)) for cut in cuts), len(content)]
        for start, end in pairwise(bounds):
            with log.open("ab") as file:
                file.write(content[start:end])
            seen += watched.read_new_errors()
    assert len(seen) == sum(line.startswith(b"ERROR") for line in lines)


def test_a_log_that_grew_too_large_is_set_aside_and_goes_on_empty(log):
    watched = LogMirror("web", log, GRAVE)
    with log.open("ab", buffering=0) as writer:
        writer.write(b"x" * supervisor.MAX_LOG_BYTES + b"\n")
        watched.read_new_errors()
        writer.write(b"ERROR after\n")
        assert watched.read_new_errors() == ["web      | ERROR after"]
    assert log.read_bytes() == b"ERROR after\n"
    assert log.with_suffix(".log.1").stat().st_size == supervisor.MAX_LOG_BYTES + 1
