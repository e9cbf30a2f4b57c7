"""What code does not take as supported, whatever a model said of it."""

from typing import Any

import pytest
from countersign_judge.evidence import find_quote_places
from countersign_judge.support import QuoteChecker

TALK = (
    ("Ana Ruiz", "The budget for the pump is forty thousand euros and we keep it."),
    ("Ben Okafor", "I will send the revised drawing to the supplier by Friday, the 17th of May."),
    ("Ana Ruiz", "Good. The clips are not included, and the hoses stay in."),
    ("Cleo Marsh", "We ship the housing on Monday."),
    ("Ben Okafor", "No, not Monday. The housing leaves on Wednesday."),
    ("Ana Ruiz", "The review takes five days."),
    ("Cleo Marsh", "The supplier asked for 12 samples."),
    ("Ana Ruiz", "Fine with me."),
    ("Ana Ruiz", "Let me correct the review: it takes eight days."),
    ("Cleo Marsh", "Is the drawing with the supplier?"),
    ("Ben Okafor", "No, the drawing is with me. Shall we order 30 seals?"),
    ("Cleo Marsh", "No. We order none, they cost 2.5 million, and that is 10 percent of it all."),
)


def turns_of(talk: tuple[tuple[str, str], ...]) -> list[dict[str, Any]]:
    return [{"speaker": who, "text": text, "start": None, "end": None} for who, text in talk]


def doubt(sentence: str, quote: str, talk: tuple[tuple[str, str], ...] = TALK, claim: str = ""):
    turns = turns_of(talk)
    (places,) = find_quote_places([quote], turns)
    (doubted,) = QuoteChecker(turns, sentence).doubts(sentence, [(claim or sentence, places)])
    return doubted


@pytest.mark.parametrize(
    ("sentence", "quote"),
    [
        ("The pump keeps its budget of 40,000 euros.", "The budget for the pump is forty thousand"),
        ("The pump's budget is €40k.", "budget for the pump"),
        ("Ben Okafor sends the revised drawing by Friday.", "I will send the revised drawing"),
        ("The drawing goes to the supplier by 17 May.", "send the revised drawing"),
        ("The drawing goes to the supplier by May 17th.", "send the revised drawing"),
        ("Ana said that Ben sends the drawing.", "I will send the revised drawing"),
        ("The clips are not included.", "The clips are not included"),
        ("The clips aren't included.", "clips are not included"),
        ("The housing leaves on Wednesday.", "The housing leaves on Wednesday"),
        ("Cleo said the supplier wants twelve samples.", "The supplier asked for 12 samples"),
        ("The review takes 8 days.", "the review: it takes eight days"),
        ("Ben has the drawing.", "No, the drawing is with me"),
        ("At 2,500,000 it is 10% of it all.", "that is 10 percent of it all"),
        ("The review was said to take five days.", "asked for 12 samples. five")
        and (
            "No seals are ordered.",
            "We order none",
        ),
    ],
)
def test_what_the_quote_carries_is_not_doubted(sentence: str, quote: str) -> None:
    assert doubt(sentence, quote) == ""


@pytest.mark.parametrize(
    ("sentence", "quote", "doubted"),
    [
        ("The pump keeps its budget.", "the budget was approved", "unquoted"),
        ("The pump keeps its budget.", "", "unquoted"),
        (
            "The lighthouse keeper bought submarines.",
            "I will send the revised drawing",
            "unrelated",
        ),
        ("The budget for the pump is 45,000 euros.", "The budget for the pump", "missing: 45,000"),
        ("The drawing comes by 18 May.", "the revised drawing", "missing: 18 May"),
        ("Lena sends the revised drawing.", "I will send the revised drawing", "missing: Lena"),
        ("The drawing goes to Siemens.", "send the revised drawing", "missing: Siemens"),
        ("The drawing comes on Thursday.", "the revised drawing", "missing: Thursday"),
        ("The clips are included.", "The clips are not included", "denied: not"),
        # Who leaves the "not" out of the quote does not leave it out of the turn.
        ("The clips are included.", "included", "denied: not"),
        ("The hoses don't stay in.", "the hoses stay in", "denies: don't"),
        ("Nobody sends the drawing by Friday.", "send the revised drawing", "denies: Nobody"),
        ("The housing ships on Monday.", "We ship the housing on Monday", "taken back: 5"),
        ("The review takes five days.", "The review takes five days", "taken back: 9"),
        ("They order 30 seals.", "Shall we order 30 seals", "taken back: 12"),
    ],
)
def test_what_it_does_not_carry_is_doubted_with_the_reason(
    sentence: str, quote: str, doubted: str
) -> None:
    assert doubt(sentence, quote) == doubted


GERMAN = (
    ("Anna Weiß", "Das Budget beträgt zwölftausend Euro, und die Dichtung ist enthalten."),
    ("Jonas Roth", "Die Zeichnung schicke ich am Montag."),
    ("Anna Weiß", "Korrektur zur Zeichnung: sie kommt am Dienstag."),
    ("Jonas Roth", "Die Schläuche liefern wir nicht."),
)


@pytest.mark.parametrize(
    ("sentence", "quote", "doubted"),
    [
        ("Das Budget beträgt 12.000 Euro.", "Das Budget beträgt zwölftausend Euro", ""),
        ("Das Budget ist 13.000 Euro.", "Das Budget beträgt zwölftausend", "missing: 13.000"),
        ("Die Dichtung ist nicht enthalten.", "die Dichtung ist enthalten", "denies: nicht"),
        ("Die Schläuche werden geliefert.", "Die Schläuche liefern wir", "denied: nicht"),
        ("Jonas schickt die Zeichnung.", "Die Zeichnung schicke ich", "taken back: 3"),
        ("Die Lieferung der Schläuche entfällt nicht.", "Die Schläuche liefern wir nicht", ""),
    ],
)
def test_german_is_read_as_well(sentence: str, quote: str, doubted: str) -> None:
    assert doubt(sentence, quote, GERMAN) == doubted


def test_a_claim_that_says_something_else_than_its_sentence_carries_nothing() -> None:
    said = "The keeper bought submarines."
    quote = "The budget for the pump is forty thousand euros"
    assert doubt(said, quote, claim="The budget for the pump is 40,000 euros.") == "unrelated"


def test_a_claim_that_drops_the_sentences_no_carries_nothing() -> None:
    said = "The hoses do not stay in."
    assert doubt(said, "the hoses stay in", claim="The hoses stay in.") == "denies: not"


def test_the_quotes_of_a_sentence_carry_its_figures_together() -> None:
    sentence = "The budget is 40,000 euros and the supplier wants 12 samples."
    turns = turns_of(TALK)
    claims = [
        ("The budget is 40,000 euros.", "The budget for the pump is forty thousand euros"),
        ("The supplier wants 12 samples.", "The supplier asked for 12 samples"),
    ]
    quotes = find_quote_places([quote for _, quote in claims], turns)
    pairs = [(claim, quote) for (claim, _), quote in zip(claims, quotes, strict=True)]
    assert QuoteChecker(turns, sentence).doubts(sentence, pairs) == ["", ""]
    assert QuoteChecker(turns, sentence).doubts(sentence, pairs[:1]) == ["missing: 12"]


def test_the_name_of_a_thing_takes_nothing_back() -> None:
    talk = (
        ("Ana Ruiz", "We pay nine people by hand today."),
        ("Ben Okafor", "Fine."),
        ("Ana Ruiz", "The correction run comes tonight, for the other people."),
    )
    assert doubt("They pay nine people by hand today.", "We pay nine people by hand", talk) == ""
