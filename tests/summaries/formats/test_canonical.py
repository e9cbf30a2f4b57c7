import hashlib
import json

import pytest
import rfc8785
from countersign_judge.llm.canonical_json import NotCanonical
from hypothesis import given
from hypothesis import strategies as st

from summaries.formats.turns import Turn, encode_canonical, hash_turns

TURNS = [Turn("Ana", 1.0, 2.25, 'Café "42" – ok\\'), Turn("", None, None, "Yes.")]
BYTES = (
    '[{"end_ms":2250,"speaker":"Ana","start_ms":1000,"text":"Café \\"42\\" – ok\\\\"},'
    '{"end_ms":null,"speaker":"","start_ms":null,"text":"Yes."}]'
).encode()


def test_the_canonical_form_is_as_documented_to_the_byte():
    assert encode_canonical(TURNS) == BYTES


def test_the_hash_is_that_of_the_canonical_bytes():
    assert hash_turns(TURNS) == hashlib.sha256(BYTES).hexdigest()


def test_the_same_letters_in_another_encoding_have_the_same_hash():
    composed, decomposed = Turn("Zoë", None, None, "é"), Turn("Zoe\u0308", None, None, "e\u0301")
    assert hash_turns([composed]) == hash_turns([decomposed])


def test_whole_numbers_and_floats_of_the_same_time_have_the_same_hash():
    assert hash_turns([Turn("Ana", 1, 2, "Hi")]) == hash_turns([Turn("Ana", 1.0, 2.0, "Hi")])


def test_order_speaker_time_and_text_all_count():
    hashes = {
        hash_turns(turns)
        for turns in (
            TURNS,
            TURNS[::-1],
            [Turn("Bob", 1.0, 2.25, TURNS[0].text), TURNS[1]],
            [Turn("Ana", 1.001, 2.25, TURNS[0].text), TURNS[1]],
            [Turn("Ana", 1.0, 2.25, "Cafe"), TURNS[1]],
        )
    }
    assert len(hashes) == 5


WORDS = st.text(st.characters(exclude_categories=["Cs"]))
TIMES = st.none() | st.floats(0, 9e6)


@given(st.lists(st.builds(Turn, WORDS, TIMES, TIMES, WORDS), max_size=4))
def test_the_bytes_are_those_of_the_rfc(turns):
    names = ("end_ms", "speaker", "start_ms", "text")
    rows = json.loads(encode_canonical(turns))
    assert all(tuple(row) == names for row in rows)
    assert encode_canonical(turns) == rfc8785.dumps(rows)


def test_half_a_surrogate_pair_is_named():
    with pytest.raises(NotCanonical, match=r"value\[0\]\.text"):
        encode_canonical([Turn("Ana", None, None, "\ud800")])
