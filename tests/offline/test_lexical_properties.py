"""What holds for every summary: bounds, spans, and that corruption is never rewarded."""

import json
import re
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from offline.lexical.judge import CRITERIA, judge
from offline.lexical.source import Source
from offline.writer.extract import summarise
from tests.real_data import MEETINGS

CHATS = Path(__file__).parents[2] / "bench" / "lexical_dialogues.txt"
TEXTS = st.text(
    st.sampled_from("abc AB12 .,:;!?'\"’“”()[]-–\n\té语\u200b€%$"), max_size=200
) | st.text(max_size=80)
TURNS = st.lists(
    st.fixed_dictionaries({"speaker": st.sampled_from(["", "Ana", "PM", "7"]), "text": TEXTS}),
    max_size=6,
)


@settings(max_examples=60, deadline=None)
@given(turns=TURNS, summary=TEXTS)
def test_any_text_gets_scores_on_the_scale_and_spans_within_it(turns, summary):
    verdict = judge(Source.from_turns(turns), summary)
    assert set(verdict.scores) == set(verdict.reasons) == set(CRITERIA)
    assert all(1 <= score <= 5 for score in verdict.scores.values())
    for sentence in verdict.sentences:
        assert summary[sentence.start : sentence.end] == sentence.text
        assert 0 <= sentence.support <= 1
        assert len(sentence.turns) <= 3
        assert all(0 <= turn < len(turns) for turn in sentence.turns)


@settings(max_examples=30, deadline=None)
@given(text=TEXTS, summary=TEXTS)
def test_judging_twice_gives_the_same_verdict(text, summary):
    assert judge(Source.from_text(text), summary) == judge(Source.from_text(text), summary)


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_taking_out_a_line_of_an_extract_leaves_it_consistent(data):
    lines = ["Ana: I sold the blue bike.", "Felix: To whom?", "Ana: To Marc, for 90 euros."]
    kept = sorted(data.draw(st.sets(st.sampled_from(lines), min_size=1)), key=lines.index)
    scores = judge(Source.from_text("\n".join(lines)), "\n".join(kept)).scores
    assert scores["consistency"] > 4.5


def consistency(source: Source, summary: str) -> float:
    return judge(source, summary).scores["consistency"]


def support(source: Source, summary: str) -> float:
    """What the score is made of: it goes on where the score stops, at 1."""
    return fmean(sentence.support for sentence in judge(source, summary).sentences)


def change_first_figure(text: str) -> str:
    return re.sub(r"\d+", lambda match: str(int(match[0]) * 7 + 13), text, count=1)


def invent_a_name(text: str) -> str:
    return re.sub(r"(?<=[a-z] )the (?=[a-z])", "the Zanzibar ", text, count=1)


def hand_over(text: str, old: str, new: str) -> str:
    return text.replace(f"{old}:", f"{new}:")


@pytest.fixture(scope="module", params=["ES2006a", "IS1006c", "TS3009a", "covid_6", "education_0"])
def meeting(request):
    turns = json.loads((MEETINGS / f"{request.param}.json").read_text())["turns"]
    minutes = summarise(turns, title="", words=250).text
    return Source.from_turns(turns), minutes


@pytest.mark.slow
@pytest.mark.real_data
@pytest.mark.parametrize("corrupt", [change_first_figure, invent_a_name])
def test_corrupting_minutes_of_a_real_meeting_never_raises_consistency(meeting, corrupt):
    source, minutes = meeting
    corrupted = corrupt(minutes)
    if corrupted == minutes:
        assert consistency(source, minutes) == consistency(source, corrupted)
    else:
        assert consistency(source, corrupted) < consistency(source, minutes)


@pytest.mark.real_data
def test_minutes_of_a_real_meeting_with_their_speakers_swapped_fall_below_four(meeting):
    source, minutes = meeting
    speakers = sorted({line.split(":")[0] for line in minutes.splitlines() if ": " in line})
    swapped = minutes
    for old, new in zip(speakers, speakers[1:] + speakers[:1], strict=True):
        swapped = hand_over(swapped, old, f"\0{new}")
    swapped = swapped.replace("\0", "")
    assert consistency(source, swapped) < min(4, consistency(source, minutes))


class Graded(NamedTuple):
    """A summary of a chat, graded for consistency from 1 to 5."""

    dialogue: str
    grade: int
    kind: str
    summary: str


def graded_chats() -> list[Graded]:
    graded = []
    for block in CHATS.read_text(encoding="utf-8").split("\n\n")[1:]:
        dialogue, _, summaries = block.strip().partition("\n----\n")
        for line in summaries.splitlines():
            grade, kind, summary = line.split(" | ", 2)
            graded.append(Graded(dialogue, int(grade), kind, summary))
    return graded


GRADED = graded_chats()


def of_kind(kind: str) -> list[Graded]:
    return [graded for graded in GRADED if graded.kind == kind]


def opening(graded: Graded) -> str:
    return graded.summary[:30]


@pytest.mark.parametrize("graded", of_kind("extract"), ids=opening)
def test_lines_out_of_a_chat_are_consistent_with_it(graded):
    assert consistency(Source.from_text(graded.dialogue), graded.summary) >= 4


@pytest.mark.parametrize("graded", of_kind("invented"), ids=opening)
def test_an_invented_summary_of_a_chat_ranks_below_every_faithful_one(graded):
    source = Source.from_text(graded.dialogue)
    faithful = [other for other in GRADED if other.dialogue == graded.dialogue and other.grade == 5]
    invented = support(source, graded.summary)
    assert all(invented < support(source, other.summary) for other in faithful)
