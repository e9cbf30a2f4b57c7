"""What is found in a text, and what only looks like it. All values are made up or are the ones
that the issuers publish for tests."""

import pytest

from summaries.redaction import find_personal_data

FOUND = [
    (
        "Write to ana.ruiz+x@mail.example.org, please.",
        "EMAIL",
        "ana.ruiz+x@mail.example.org",
    ),
    ("o'neill@exämple.de answered", "EMAIL", "o'neill@exämple.de"),
    ("Call +44 20 7946 0018 after six.", "PHONE", "+44 20 7946 0018"),
    ("My number is (212) 555-2368.", "PHONE", "(212) 555-2368"),
    ("It is 4111 1111 1111 1111, expiring soon", "CARD", "4111 1111 1111 1111"),
    ("card 5500005555555559 declined", "CARD", "5500005555555559"),
    ("room 0012 4111-1111-1111-1111", "CARD", "4111-1111-1111-1111"),
    ("Amex 3782 822463 10005.", "CARD", "3782 822463 10005"),
    ("IBAN DE89 3704 0044 0532 0130 00 and the rest", "ACCOUNT", "DE89 3704 0044 0532 0130 00"),
    ("gb82west12345698765432 it was", "ACCOUNT", "gb82west12345698765432"),
    ("SSN 536-90-4399 on file", "ID", "536-90-4399"),
    ("NI number AB 12 34 56 C, he said", "ID", "AB 12 34 56 C"),
    ("Steuer-ID 36 574 261 809.", "ID", "36 574 261 809"),
    ("DNI 54362315K", "ID", "54362315K"),
    ("codice RCCMNL83S18D969H", "ID", "RCCMNL83S18D969H"),
    ("PESEL 44051401359", "ID", "44051401359"),
]
NOT_FOUND = [
    "We ordered 4,111 units in 2026 for 1,234,567 euros.",
    "Order 4111 1111 1111 1112 shipped.",  # fails Luhn's check
    "DE89 3704 0044 0532 0130 01 is mistyped",  # fails ISO 7064's
    "At 10:30:15 on 2026-11-21 we were at 99.95 percent.",
    "Version 10.2.33.4 of the firmware",
    "The file is draft@home, not an address.",
    "Part 078-05-1120 is out of stock",  # a number that was never anybody's
    "Turn 12 of 400, page 15",
]


def found(text: str, region: str = "US") -> set[tuple[str, str]]:
    return {
        (span.kind.value, text[span.start : span.end])
        for span in find_personal_data(text, region=region)
    }


@pytest.mark.parametrize(("text", "kind", "value"), FOUND)
def test_personal_data_is_found_whole(text: str, kind: str, value: str) -> None:
    assert (kind, value) in found(text)


@pytest.mark.parametrize("text", NOT_FOUND)
def test_other_numbers_are_left_alone(text: str) -> None:
    assert found(text) == set()


def test_a_number_without_a_country_is_dialled_where_the_setting_says() -> None:
    text = "Ruf 030 901820 an."
    assert ("PHONE", "030 901820") in found(text, "DE")
    assert found(text, "US") == set()
