"""Canonical JSON against the examples that RFC 8785 itself gives."""

import json
import struct
from datetime import UTC, datetime
from decimal import Decimal

import pytest
from countersign_judge.llm.canonical_json import LARGEST_INTEGER, NotCanonical, canonical_json
from hypothesis import given
from hypothesis import strategies as st

# RFC 8785, appendix B: the bits of an IEEE 754 double and its text.
NUMBERS = {
    "0000000000000000": "0",
    "8000000000000000": "0",
    "0000000000000001": "5e-324",
    "8000000000000001": "-5e-324",
    "7fefffffffffffff": "1.7976931348623157e+308",
    "ffefffffffffffff": "-1.7976931348623157e+308",
    "4340000000000000": "9007199254740992",
    "c340000000000000": "-9007199254740992",
    "4430000000000000": "295147905179352830000",
    "44b52d02c7e14af5": "9.999999999999997e+22",
    "44b52d02c7e14af6": "1e+23",
    "44b52d02c7e14af7": "1.0000000000000001e+23",
    "444b1ae4d6e2ef4e": "999999999999999700000",
    "444b1ae4d6e2ef4f": "999999999999999900000",
    "444b1ae4d6e2ef50": "1e+21",
    "3eb0c6f7a0b5ed8c": "9.999999999999997e-7",
    "3eb0c6f7a0b5ed8d": "0.000001",
    "41b3de4355555553": "333333333.3333332",
    "41b3de4355555554": "333333333.33333325",
    "41b3de4355555555": "333333333.3333333",
    "41b3de4355555556": "333333333.3333334",
    "41b3de4355555557": "333333333.33333343",
    "becbf647612f3696": "-0.0000033333333333333333",
    "43143ff3c1cb0959": "1424953923781206.2",
}


def double(bits: str) -> float:
    (number,) = struct.unpack(">d", bytes.fromhex(bits))
    return float(number)


@pytest.mark.parametrize(("bits", "text"), NUMBERS.items())
def test_numbers_are_written_as_in_appendix_b(bits: str, text: str):
    assert canonical_json(double(bits)) == text


@pytest.mark.parametrize("bits", ["7fffffffffffffff", "7ff0000000000000", "fff0000000000000"])
def test_what_is_no_number_is_refused_as_in_appendix_b(bits: str):
    with pytest.raises(NotCanonical, match="value"):
        canonical_json(double(bits))


def test_the_example_of_section_3_2_2():
    given_json = r"""{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }"""
    assert canonical_json(json.loads(given_json)) == (
        '{"literals":[null,true,false],'
        '"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],'
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}'
    )


def test_members_are_sorted_by_utf_16_as_in_section_3_2_3():
    values = {
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew Letter Dalet With Dagesh",
        "1": "One",
        "\U0001f600": "Emoji: Grinning Face",
        "\u0080": "Control",
        "\u00f6": "Latin Small Letter O With Diaeresis",
    }
    assert list(json.loads(canonical_json(values)).values()) == [
        "Carriage Return",
        "One",
        "Control",
        "Latin Small Letter O With Diaeresis",
        "Euro Sign",
        "Emoji: Grinning Face",
        "Hebrew Letter Dalet With Dagesh",
    ]


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_every_finite_number_reads_back_as_itself(number: float):
    assert float(canonical_json(number)) == number


@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.text(st.characters(exclude_categories=["Cs"]))
        | st.integers(-LARGEST_INTEGER, LARGEST_INTEGER)
        # A larger float without a fraction reads back as an integer that is refused.
        | st.floats(-LARGEST_INTEGER, LARGEST_INTEGER),
        lambda inner: st.lists(inner) | st.dictionaries(st.text("aö€😀ﬃ"), inner),
    )
)
def test_it_reads_back_as_what_was_written_and_is_written_alike(value: object):
    text = canonical_json(value)
    assert json.loads(text) == value
    assert canonical_json(json.loads(text)) == text


@pytest.mark.parametrize(
    ("value", "named"),
    [
        ({"scores": [{"value": 4.5}, {"spread": float("nan")}]}, "value.scores[1].spread: nan"),
        ({"id": 2**53}, "value.id: 9007199254740992"),
        ({"cost": Decimal("1.20")}, "value.cost: Decimal('1.20')"),
        ({"at": datetime(2026, 5, 4, tzinfo=UTC)}, "value.at: datetime"),
        (["\ud800"], "value[0]: '\\ud800'"),
        ({1: "one"}, "value: the member name 1"),
    ],
)
def test_what_has_no_spelling_is_named_with_its_place(value: object, named: str):
    with pytest.raises(NotCanonical) as refused:
        canonical_json(value)
    assert str(refused.value).startswith(named)
