"""The meetings that a fresh installation starts with."""

import json
from datetime import datetime
from pathlib import Path

import pytest

from summaries.formats import parse_transcript
from tests.real_data import MEETINGS

SAMPLES = Path(__file__).parents[2] / "summaries" / "samples"
MANIFEST = json.loads((SAMPLES / "manifest.json").read_text(encoding="utf-8"))


@pytest.fixture(params=MANIFEST, ids=lambda entry: entry["file"])
def entry(request):
    return request.param


@pytest.fixture
def parsed(entry):
    return parse_transcript((SAMPLES / entry["file"]).read_bytes(), filename=entry["file"])


def test_a_sample_is_detected_as_what_the_manifest_says(entry, parsed):
    assert parsed.format == entry["format"]
    assert parsed.title in (entry["title"], None)


def test_a_sample_needs_no_guessing(parsed):
    assert [each for each in parsed.warnings if "was read as the title" not in each] == []
    assert all(turn.speaker for turn in parsed.turns)


def test_a_sample_has_600_to_6000_words(parsed):
    assert 600 <= sum(len(turn.text.split()) for turn in parsed.turns) <= 6000


def test_a_sample_has_a_time_and_a_source(entry):
    assert datetime.fromisoformat(entry["occurred_at"]).tzinfo
    assert entry["source"] == "samples"


def test_every_sample_is_in_the_manifest_once():
    listed = [entry["file"] for entry in MANIFEST]
    others = {"manifest.json", "answers.yaml", "prices.yaml"}
    assert {*listed} == {path.name for path in SAMPLES.iterdir()} - others
    assert len({entry["external_id"] for entry in MANIFEST}) == len(MANIFEST)


@pytest.mark.real_data
def test_real_meetings_are_read_whole():
    for path in sorted(MEETINGS.glob("*.json")):
        raw = json.loads(path.read_text(encoding="utf-8"))
        parsed = parse_transcript(path.read_bytes(), filename=path.name)
        assert parsed.format == "json"
        spoken = [turn for turn in raw["turns"] if turn["text"].strip()]
        assert [turn.text.split() for turn in parsed.turns] == [
            turn["text"].split() for turn in spoken
        ]
