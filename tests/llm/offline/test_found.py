"""Words found: which turns hold the words of a sentence, and what stands nowhere."""

import pytest
from countersign_judge.llm.providers.offline.found import (
    Source,
    find_evidence,
    find_turns,
    found_share,
    measure,
)
from hypothesis import given
from hypothesis import strategies as st

from tests.real_data import DATA

TURNS = [
    {"speaker": "Ana Ruiz", "text": "We agreed to send the report to the city on Monday."},
    {"speaker": "Ben", "text": "The pump costs 12,500 euros, and the grant pays half of it."},
    {"speaker": "Ana Ruiz", "text": "I will ask two suppliers for an offer by 17 May."},
    {"speaker": "Ben", "text": "Then Maria Lopez signs the offer."},
]
SOURCE = Source.from_turns(TURNS, title="The new pump at Norvolt")


def missing(sentence: str) -> tuple[str, ...]:
    (found,) = find_evidence(SOURCE, sentence)
    return found.missing


def test_a_sentence_that_was_said_has_all_its_words_in_its_turn() -> None:
    (found,) = find_evidence(SOURCE, TURNS[1]["text"])
    assert (found.share, found.turns, found.missing) == (1.0, (1,), ())


def test_words_are_found_in_any_inflection_case_and_script_that_poses_as_latin() -> None:
    assert found_share(SOURCE, "THE PUMPS COSTING") == 1.0
    assert found_share(SOURCE, "the рumр costs") == 1.0


def test_the_share_is_the_largest_that_one_turn_holds() -> None:
    assert found_share(SOURCE, "pump suppliers offer") == pytest.approx(2 / 3)


def test_turns_that_hold_the_words_together_come_best_first() -> None:
    said = "Two suppliers make an offer by May, and the pump costs more."
    assert find_turns(SOURCE, said) == (2, 1)


def test_a_word_that_many_turns_hold_brings_no_further_turn() -> None:
    turns = [{"speaker": "", "text": f"The offer number {number}."} for number in range(9)]
    turns[4]["text"] = "The offer covers copper pipes and valves."
    assert find_turns(Source.from_turns(turns), "The offer covers copper pipes.") == (4,)


def test_a_speakers_name_is_found_in_what_the_speaker_says() -> None:
    assert found_share(SOURCE, "Ben: the pump costs") == 1.0


def test_a_sentence_of_other_words_is_found_nowhere() -> None:
    (found,) = find_evidence(SOURCE, "Dolphins sang loudly.")
    assert (found.share, found.turns) == (0.0, ())


@pytest.mark.parametrize(
    ("sentence", "nowhere"),
    [
        ("The pump costs 13,000 euros.", ("13,000 euros",)),
        ("The offer is due on 18 May.", ("18 May",)),
        ("The offer is due on 17 May.", ()),
        ("The report is due on Tuesday.", ("Tuesday",)),
        ("The offer goes to Carla Weiss.", ("Carla Weiss",)),
        ("The offer goes to Maria.", ()),
        ("The pump is made by Norvolt.", ()),
        ("The grant pays twelve thousand five hundred euros.", ()),
    ],
)
def test_figures_dates_and_names_that_stand_nowhere_are_named(
    sentence: str, nowhere: tuple[str, ...]
) -> None:
    assert missing(sentence) == nowhere


def test_headings_claim_nothing() -> None:
    assert [each.text for each in find_evidence(SOURCE, "## Money\nThe pump costs more.")] == [
        "The pump costs more."
    ]


def test_overlap_is_greatest_for_what_was_said_and_nothing_for_no_sentence() -> None:
    said = measure(SOURCE, " ".join(turn["text"] for turn in TURNS))
    half = measure(SOURCE, "The pump costs a fortune nobody has. Dolphins sang.")
    assert (said.found, said.named) == (1.0, 1.0)
    assert 0 < half.found < 1
    assert 0 < half.named < 1
    assert measure(SOURCE, "") == ((), 0.0, 0.0)


def test_a_turn_without_text_is_refused_by_its_number() -> None:
    with pytest.raises(ValueError, match=r"turns\[1\]\.text is None"):
        Source.from_turns([TURNS[0], {"speaker": "Ben", "text": None}])


@given(st.text(max_size=200), st.text(max_size=200))
def test_any_text_against_any_source_gives_shares_and_turns_that_are_there(
    said: str, written: str
) -> None:
    source = Source.from_turns([{"speaker": "A", "text": said}, {"speaker": "B", "text": written}])
    for found in find_evidence(source, written):
        assert 0 <= found.share <= 1
        assert set(found.turns) <= {0, 1}
        assert all(each in written for each in found.missing)


@pytest.mark.real_data
def test_words_found_tell_right_sentences_from_wrong_ones_of_meetings_and_chats() -> None:
    from tools.bench.words_found import auc

    assert DATA.exists()
    assert auc("QMSum")[1] > 0.71
    assert auc("SAMSum")[1] > 0.71


@pytest.mark.slow
@pytest.mark.real_data
def test_words_found_agree_with_people_on_the_consistency_of_summaries() -> None:
    from tools.bench.words_found import consistency

    assert consistency()[1] > 0.34
