"""Every regular expression of the product takes time in proportion to its text."""

import re

import pytest

from tests.linear.patterns import Used, patterns_of_the_product, slow_text

# PyYAML applies what a loader holds.
APPLIED = {"judging.guidelines.documents._Loader": "match"}
# What only ever reads so many characters, or texts of our own.
BOUNDED = {
    "countersign_judge.llm.providers.complaints": "a complaint is cut to 500 characters",
    "countersign_judge.metaeval.recorded._SOMEBODY": "the 120 characters before a number",
    "countersign_judge.prompts._REWORDED": "prompts, in which each mark that begins has its end",
    "summaries.writing._MATERIAL": "prompts, in which each mark that begins has its end",
}


def known_way(used: Used) -> Used:
    return used._replace(how=APPLIED.get(used.where, used.how))


@pytest.mark.slow
def test_no_pattern_of_the_product_takes_more_than_its_share() -> None:
    found = {known_way(used) for used in patterns_of_the_product()}
    read = [used for used in found if used.where.partition(":")[0] not in BOUNDED]
    slow = {f"{used.where}, {used.how}": text for used in read if (text := slow_text(used))}
    assert slow == {}


def test_patterns_in_tables_and_functions_are_found() -> None:
    found = {used.where: used.how for used in patterns_of_the_product()}
    assert found["llm.ledger._VARYING_WORDS"] == "search"
    assert found["accounts.tokens._TOKEN_PATTERN"] == "fullmatch"
    assert found["countersign_judge.metaeval.recorded._SCALES_AFTER"] == "match"  # in a tuple
    assert found["countersign_judge.llm.problems._PATTERNS"] == "fullmatch"  # in a dict
    in_functions = {where.partition(":")[0] for where in found if ":" in where}
    assert {
        "countersign_judge.support",
        "countersign_judge.llm.providers.complaints",
        "summaries.redaction",
    } <= in_functions


@pytest.mark.parametrize(
    ("pattern", "how"),
    [
        (r"\s+$", "search"),
        (r"<[^>]*>", "search"),
        (r'"(?:[^"\\]|\\.)*"', "search"),
        (r"score\s*,?\s*\d", "match"),
        (r"(?:score|mark) .*\d of \d", "search"),
        (r"(?:\w+\s?)*!", "fullmatch"),
        (rb"[a-z]+[0-9]", "search"),
    ],
)
def test_a_pattern_that_takes_more_than_its_share_is_found(pattern: str, how: str) -> None:
    assert slow_text(Used("planted", re.compile(pattern), how))


@pytest.mark.parametrize(
    ("pattern", "how"),
    [
        (r"(?<!\s)\s++$", "search"),
        (r"<[^>]{0,40}>", "search"),
        (r"\s+$", "fullmatch"),
        (r"score\s*+(?:,\s*+)?\d", "match"),
    ],
)
def test_a_linear_pattern_passes(pattern: str, how: str) -> None:
    assert slow_text(Used("planted", re.compile(pattern), how)) is None
