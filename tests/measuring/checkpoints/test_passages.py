"""Cutting a transcript for a checkpoint, and choosing what a sentence is held against."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from measuring.checkpoints.entailment import (
    MOST_A_SENTENCE,
    TranscriptPassage,
    bearing,
    passages_of,
)
from measuring.checkpoints.runtime import CheckpointFolder, CheckpointTokenizer
from offline.found import SentenceEvidence
from tests.measuring.checkpoints.networks import classifier


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> CheckpointTokenizer:
    return CheckpointTokenizer(
        CheckpointFolder(classifier(tmp_path_factory.mktemp("nli"))), longest=64
    )


def turns(*texts: str, speaker: str | None = "Ana") -> list[dict[str, Any]]:
    return [{"speaker": speaker, "text": text} for text in texts]


def test_a_short_talk_is_one_passage(reader: CheckpointTokenizer) -> None:
    (passage,) = passages_of(turns("We need a pump.", "Who buys it?"), ["Ana buys."], reader)
    assert passage == TranscriptPassage("Ana: We need a pump.\nAna: Who buys it?", 0, 1)


def test_a_text_without_speakers_has_no_names(reader: CheckpointTokenizer) -> None:
    (passage,) = passages_of(turns("A pump.", speaker=None), ["Ana buys."], reader)
    assert passage.text == "A pump."


@given(
    st.lists(st.integers(min_value=0, max_value=150), min_size=1, max_size=20),
    st.integers(min_value=0, max_value=80),
)
def test_every_word_is_in_a_passage_that_fits(
    reader: CheckpointTokenizer, lengths: list[int], sentence: int
) -> None:
    texts = [" ".join(f"w{at}x{word}" for word in range(n)) for at, n in enumerate(lengths)]
    found = passages_of(turns(*texts), ["pump " * sentence], reader)
    said = " ".join(passage.text for passage in found).split()
    assert {word for text in texts for word in text.split()} <= set(said)
    room = max(16, 64 - sentence - 16)
    assert all(len(reader.spans(passage.text)) <= room for passage in found)
    assert [passage.first for passage in found] == sorted(passage.first for passage in found)


def test_neighbours_share_a_turn(reader: CheckpointTokenizer) -> None:
    one, other, *_ = passages_of(turns(*["pump " * 15] * 6), ["Ana buys."], reader)
    assert one.last == other.first


def evidence(*closest: int) -> SentenceEvidence:
    return SentenceEvidence(0, 4, "Ana.", 1.0, closest, ())


def pieces(count: int) -> list[TranscriptPassage]:
    return [TranscriptPassage(str(at), at * 2, at * 2 + 2) for at in range(count)]


def test_few_passages_are_all_asked() -> None:
    assert bearing(pieces(MOST_A_SENTENCE), evidence(3)) == pieces(MOST_A_SENTENCE)


def test_of_many_those_with_the_closest_turns_are_asked_the_closest_first() -> None:
    passages = pieces(30)
    assert bearing(passages, evidence(41, 4)) == [passages[20], passages[1], passages[2]]


def test_a_sentence_like_nothing_in_the_talk_is_asked_of_its_beginning() -> None:
    assert bearing(pieces(30), evidence()) == pieces(MOST_A_SENTENCE)
