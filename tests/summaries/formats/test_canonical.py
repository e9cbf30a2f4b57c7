import hashlib

from summaries.formats.turns import Turn, canonical, sha256_of

TURNS = [Turn("Ana", 1.0, 2.25, 'Café "42" – ok\\'), Turn("", None, None, "Yes.")]
BYTES = (
    '[{"end_ms":2250,"speaker":"Ana","start_ms":1000,"text":"Café \\"42\\" – ok\\\\"},'
    '{"end_ms":null,"speaker":"","start_ms":null,"text":"Yes."}]'
).encode()


def test_the_canonical_form_is_as_documented_to_the_byte():
    assert canonical(TURNS) == BYTES


def test_the_hash_is_that_of_the_canonical_bytes():
    assert sha256_of(TURNS) == hashlib.sha256(BYTES).hexdigest()


def test_the_same_letters_in_another_encoding_have_the_same_hash():
    composed, decomposed = Turn("Zoë", None, None, "é"), Turn("Zoe\u0308", None, None, "e\u0301")
    assert sha256_of([composed]) == sha256_of([decomposed])


def test_whole_numbers_and_floats_of_the_same_time_have_the_same_hash():
    assert sha256_of([Turn("Ana", 1, 2, "Hi")]) == sha256_of([Turn("Ana", 1.0, 2.0, "Hi")])


def test_order_speaker_time_and_text_all_count():
    hashes = {
        sha256_of(turns)
        for turns in (
            TURNS,
            TURNS[::-1],
            [Turn("Bob", 1.0, 2.25, TURNS[0].text), TURNS[1]],
            [Turn("Ana", 1.001, 2.25, TURNS[0].text), TURNS[1]],
            [Turn("Ana", 1.0, 2.25, "Cafe"), TURNS[1]],
        )
    }
    assert len(hashes) == 5
