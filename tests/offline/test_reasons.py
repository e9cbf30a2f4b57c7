"""A reason says nothing that the turns it names disprove."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from offline.lexical.judge import judge
from offline.lexical.source import Source, read_dialogue
from offline.writer.extract import summarise
from tests.offline.reason_claims import check
from tests.real_data import DATA, MEETINGS

MEETING = [
    {"speaker": "Ana Ruiz", "text": "We have until the seventeenth to send the e-mails."},
    {"speaker": "Ben", "text": "It costs twenty-five thousand euros, and I won't buy the red car."},
    {"speaker": "Ana Ruiz", "text": "Okay. I will sell the blue house on 3 May. Did you pay?"},
    {"speaker": "Ben", "text": "No. Uh, the hospitals didn't co-operate with the U_S_B_ team."},
    {"speaker": "Cleo", "text": "He talked to the board about thirty-one patients and 12 nurses."},
]


def claims_hold(turns: list[dict[str, str]], summary: str) -> Counter[str]:
    """Every reason of the sentences, looked up; and the sentences counted as their findings are."""
    verdict = judge(Source.from_turns(turns), summary)
    kinds = Counter(
        kind
        for sentence in verdict.sentences
        for kind in check(sentence.reason, sentence.text, sentence.turns, turns)
    )
    told = re.findall(r"(\d+) (\w[\w ]+?)(?:,|$)", verdict.reasons["consistency"].partition(":")[2])
    relations = Counter(sentence.relation for sentence in verdict.sentences)
    assert {relation: int(count) for count, relation in told} == dict(relations)
    return kinds


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("They have until the 17th to send the email.", "17th"),
        ("It costs 25,000 euros.", "25"),
        ("31 patients, twelve nurses.", "in no turn"),
        ("The hospital does not cooperate with the USB team.", "in no turn"),
        ("The email goes out.", "in no turn: email"),
    ],
)
def test_no_word_that_a_turn_has_in_another_spelling_is_said_to_be_missing(
    sentence: str, reason: str
) -> None:
    (evidence,) = judge(Source.from_turns(MEETING), sentence).sentences
    assert reason not in evidence.reason
    claims_hold(MEETING, sentence)


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("The hospital has elephants.", "in no turn: elephants"),
        ("Ana Ruiz and the nurses will sell it.", "only in other turns: nurses (turn 5)"),
        ("Ben will buy the red car.", "“buy” is denied in turn 2 and not here"),
        ("Did Ben pay?", "“Ben” for “you” in turn 3"),
        ("Ana Ruiz will sell the green house.", "“green” where turn 3 has “blue”"),
        ("Ana Ruiz sold the blue house.", "“sold” is told as done here and planned in turn 3"),
        ("Ana Ruiz: I won't buy the red car.", "stand in turn 2, which Ben speaks"),
        ("He talked to the board.", "every content word stands in turn 5"),
        ("I will sell the blue house on 3ed May.", "in no turn: ed"),
        ("The youed hospitals.", "its content words do not stand together in one of turns 3, 4"),
    ],
)
def test_a_reason_names_the_turns_in_which_it_can_be_looked_up(sentence: str, reason: str) -> None:
    (evidence,) = judge(Source.from_turns(MEETING), sentence).sentences
    assert reason in evidence.reason
    claims_hold(MEETING, sentence)


WORDS = sorted({word for turn in MEETING for word in re.findall(r"[\w'-]+", turn["text"])})
CHANGES = st.sampled_from(["{}", "{}s", "{}ed", "{}-{}", "not {}", "{}'s", "no {} {}"])


@st.composite
def summaries(draw: st.DrawFn) -> str:
    """Sentences out of the meeting's words with some changed, and words from elsewhere."""
    turn = draw(st.sampled_from(MEETING))
    words = re.findall(r"[\w'-]+", turn["text"])
    for _ in range(draw(st.integers(0, 4))):
        at = draw(st.integers(0, len(words) - 1))
        word = draw(st.sampled_from([*WORDS, "zebra", "17th", "31", "25 000", "she", "Zoe"]))
        words[at] = draw(CHANGES).format(word, draw(st.sampled_from(WORDS)))
        words[at] = draw(st.sampled_from([str.upper, str.title, str.lower]))(words[at])
    return f"{draw(st.sampled_from(['', 'Ana Ruiz: ', 'Ben ']))}{' '.join(words)}."


@pytest.mark.slow
@settings(deadline=None, max_examples=150)
@given(summary=summaries())
def test_whatever_is_changed_in_a_sentence_its_reason_stays_true(summary: str) -> None:
    claims_hold(MEETING, summary)


def texts() -> Iterator[tuple[list[dict[str, Any]], str]]:
    for path in sorted(MEETINGS.glob("*.json")):
        meeting = json.loads(path.read_text())
        yield meeting["turns"], summarise(meeting["turns"], title="", words=250).text
        yield meeting["turns"], meeting.get("reference_summary") or "Nobody came."
    for item in json.loads((DATA / "diasumfact_dev.json").read_text()):
        lines = read_dialogue(item["source"])
        if lines:
            turns = [{"speaker": line.speaker, "text": line.text} for line in lines]
            yield turns, item["system_output"]


@pytest.mark.slow
@pytest.mark.real_data
def test_every_reason_about_real_meetings_and_their_summaries_is_true() -> None:
    kinds: Counter[str] = Counter()
    for turns, text in texts():
        kinds += claims_hold(turns, text)
    assert {"nowhere", "elsewhere", "exchanged"} <= kinds.keys()
