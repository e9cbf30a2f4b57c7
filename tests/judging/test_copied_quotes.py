"""How models copy a line of the prompt, and what is no copy of one."""

from typing import Any

import pytest
from countersign_judge.evidence import find_quotes, fold_text
from countersign_judge.marks import Mark
from countersign_judge.prompts import format_clock, format_turn
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from judging import services
from summaries.models import Attempt
from summaries.status import Status
from tests.factories.cases import attempt, case, put, version
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

SPOKEN = [
    ("Ana Ruiz", 0, "We need twelve thousand euros for the new pump."),
    ("Ben Okafor", 190, "Agreed, and Lena signs the order on Friday."),
    ("Ana Ruiz", 251, "The hoses stay in, the clips are not included."),
    ("Cem Aydin (chair)", 3790, "Then we ship the housing on Monday. Is that right?"),
    ("Ana", 3810, "Yes, we ship it with the hoses and the seal."),
    ("", 3822, "Somebody writes the minutes."),
]
TURNS: list[dict[str, Any]] = [
    {"speaker": speaker, "start": float(start), "end": None, "text": text}
    for speaker, start, text in SPOKEN
]
BEN = "Agreed, and Lena signs the order on Friday"
# What a model writes, and the places in the transcript: turn (from 0) and words.
COPIED: dict[str, list[tuple[int, str]]] = {
    "Lena signs the order on Friday.": [(1, "Lena signs the order on Friday")],
    "2|3:10 Ben Okafor: Agreed, and Lena signs the order on Friday.": [(1, BEN)],
    "2|Ben Okafor: Agreed, and Lena signs the order on Friday.": [(1, BEN)],
    "Ben Okafor: Agreed, and Lena signs the order on Friday.": [(1, BEN)],
    "3:10 Ben Okafor: Agreed, and Lena signs the order on Friday.": [(1, BEN)],
    "2|Agreed, and Lena signs the order on Friday.": [(1, BEN)],
    "2|3:10 Agreed, and Lena signs the order on Friday.": [(1, BEN)],
    "2 | Ben: Lena signs the order": [(1, "Lena signs the order")],
    "[3:10] Ben Okafor: Lena signs the order": [(1, "Lena signs the order")],
    "Ben Okafor (00:03:10): Lena signs the order": [(1, "Lena signs the order")],
    "BEN OKAFOR: “LENA SIGNS the order”": [(1, "Lena signs the order")],
    "**Ben Okafor:** Lena signs the order": [(1, "Lena signs the order")],
    "> Ben Okafor — Lena signs the order": [(1, "Lena signs the order")],
    "Turn 2: Lena signs the order": [(1, "Lena signs the order")],
    "[2] Ben Okafor: …Lena signs the order…": [(1, "Lena signs the order")],
    "4|1:03:10 Cem Aydin (chair): Then we ship the housing": [(3, "Then we ship the housing")],
    "Chair: we ship the housing on Monday": [(3, "we ship the housing on Monday")],
    "Unknown speaker: Somebody writes the minutes": [(5, "Somebody writes the minutes")],
    "We need … euros for the new pump": [(0, "We need"), (0, "euros for the new pump")],
    "Ana Ruiz: We need twelve thousand euros [...] pump.": [
        (0, "We need twelve thousand euros"),
        (0, "pump"),
    ],
    "twelve thousand euros … Lena signs": [(0, "twelve thousand euros"), (1, "Lena signs")],
    "1|Ana Ruiz: We need twelve thousand euros ... 2|3:10 Ben Okafor: Lena signs the order": [
        (0, "We need twelve thousand euros"),
        (1, "Lena signs the order"),
    ],
    "thousand euros … Lena signs the order … clips are not included": [
        (0, "thousand euros"),
        (1, "Lena signs the order"),
        (2, "clips are not included"),
    ],
    "euros for the new pump. Agreed, and Lena signs": [
        (0, "euros for the new pump"),
        (1, "Agreed, and Lena signs"),
    ],
    "3:10 Ben Okafor: Lena signs the order on Friday.\n4:11 Ana Ruiz: The hoses stay in": [
        (1, "Lena signs the order on Friday"),
        (2, "The hoses stay in"),
    ],
    "Is that right? Yes, we ship it": [(3, "Is that right"), (4, "Yes, we ship it")],
}
REFUSED = {
    "another speaker's label": "Ben Okafor: We need twelve thousand euros",
    "another speaker's label on a line": "1|Ben Okafor: We need twelve thousand euros",
    "another whole name": "Ana: We need twelve thousand euros",
    "another speaker's label after a gap": "Ana Ruiz: We need twelve … Ana Ruiz: Lena signs",
    "another speaker's label over two turns": "the new pump. Ana Ruiz: Agreed, and Lena signs",
    "a label of none": "Decision: Lena signs the order on Friday",
    "another turn's time": "10:30 Lena signs the order on Friday",
    "another turn's time in a line": "2|4:11 Ben Okafor: Lena signs the order on Friday",
    "words in another order": "signs Lena the order on Friday",
    "parts in another order": "the order on Friday … Lena signs",
    "turns in another order": "Lena signs the order … We need twelve thousand euros",
    "halves of distant turns": "We need twelve thousand euros … ship the housing",
    "halves of distant turns without a gap": "for the new pump. The hoses stay in",
    "halves of neighbouring turns without a gap": "We need twelve thousand Lena signs the order",
    "one word made up": "Ben Okafor: Lena signs the order on Thursday",
    "one part made up": "Lena signs … the pump is blue",
    "parts that mean nothing": "We … on",
    "a figure cut out of a number": "0 thousand euros",
    "a label alone": "2|3:10 Ben Okafor:",
    "a label and a gap": "Ana Ruiz: … Lena signs the order",
    "words left out without a gap": "We need euros for the new pump",
    "a sign in front of a figure": "-12 seals",
}


@pytest.mark.parametrize("quote", COPIED)
def test_what_a_model_copies_is_found_in_the_words_of_its_turns(quote: str) -> None:
    places = find_quotes([quote], TURNS)
    assert [(place.turn, place.quote) for place in places] == COPIED[quote]
    for place in places:
        assert place.turn is not None
        assert TURNS[place.turn]["text"][place.start : place.end] == place.quote


@pytest.mark.parametrize("kind", REFUSED)
def test_what_nobody_said_so_is_not_found(kind: str) -> None:
    said = [*TURNS, {"speaker": "Ana Ruiz", "start": 4000.0, "end": None, "text": "12 seals."}]
    (found,) = find_quotes([REFUSED[kind]], said)
    assert (found.turn, found.quote) == (None, REFUSED[kind])


def test_a_few_words_are_found_in_the_turn_whose_number_they_have() -> None:
    said = [{"speaker": "Ana", "start": None, "text": "Yes, of course."}] * 3
    assert [place.turn for place in find_quotes(["of course", "3|Ana: of course"], said)] == [0, 2]


def test_a_document_has_numbers_and_no_speakers() -> None:
    lines = [{"speaker": "", "start": None, "text": text} for text in ("It rains.", "It pours.")]
    assert [place.turn for place in find_quotes(["2|It pours.", "Ben: It pours."], lines)] == [
        1,
        None,
    ]


# --- Properties -------------------------------------------------------------

NAMES = ["Ana Ruiz", "Ben Okafor", "Cem (chair)", "Speaker 1", "Dr. O'Neil: legal", ""]
PUMP = ["pump", "seal", "euros", "twelve", "Friday", "agreed", "we", "need", "to", "ship", "not"]
ODD = ["12,500", "3:10", "U_S_B", "it's", "Straße", "泵漏了", "—", "ok", "Ana:", "Ben", "no", "..."]
WORDS = st.sampled_from(PUMP + ODD)
SAID = st.lists(
    st.fixed_dictionaries(
        {
            "speaker": st.sampled_from(NAMES),
            "start": st.none() | st.floats(0, 9000),
            "end": st.none(),
            "text": st.lists(WORDS, min_size=1, max_size=9).map(" ".join),
        }
    ),
    min_size=1,
    max_size=6,
)


def copies(number: int, turn: dict[str, Any], words: str) -> list[str]:
    """What is in front of a line of the prompt, in whole and in parts."""
    name = turn["speaker"] or "Unknown speaker"
    fronts = [f"{number + 1}|", f"{name}: ", f"{number + 1}|{name}: ", f"[{number + 1}] {name}: "]
    if turn["start"] is not None:
        time = format_clock(turn["start"])
        fronts += [f"{time} {name}: ", f"{number + 1}|{time} {name}: ", f"{name} ({time}): "]
    return [*(front + words for front in fronts), f"“{words}”", f"…{words}…", words.upper()]


@settings(deadline=None)
@given(turns=SAID, data=st.data())
def test_a_copy_of_a_turn_is_found_with_whatever_is_in_front_of_it(
    turns: list[dict[str, Any]], data: Any
) -> None:
    number = data.draw(st.integers(0, len(turns) - 1))
    turn = turns[number]
    words = turn["text"].split()
    start = data.draw(st.integers(0, len(words) - 1))
    spoken = " ".join(words[start : data.draw(st.integers(start + 1, len(words)))])
    assume(fold_text(spoken).strip("\"' .…-:,"))
    quote = data.draw(st.sampled_from(copies(number, turn, spoken)))
    (found,) = find_quotes([quote], turns)
    assert found.turn is not None
    assert found.quote == turns[found.turn]["text"][found.start : found.end]
    assert fold_text(found.quote).strip(" -:,.") in fold_text(spoken)
    (alone,) = find_quotes([format_turn(number, turn)], [turn])
    assert alone.turn == 0


@settings(deadline=None)
@given(turns=SAID, data=st.data())
def test_words_that_are_not_there_are_never_found(turns: list[dict[str, Any]], data: Any) -> None:
    number = data.draw(st.integers(0, len(turns) - 1))
    turn = turns[number]
    words = turn["text"].split()
    at = data.draw(st.integers(0, len(words)))
    changed = " ".join([*words[:at], "zebra", *words[at:]])
    wrong = {**turn, "speaker": "Zoe Unheard"}
    for quote in (*copies(number, turn, changed), *copies(number, wrong, turn["text"])[1:4]):
        if "zebra" in quote or "Zoe" in quote:
            (found,) = find_quotes([quote], turns)
            assert found.turn is None


# --- Verdicts ---------------------------------------------------------------


@pytest.mark.django_db
def test_a_case_passes_on_quotes_that_are_copied_with_what_is_in_front_of_them(
    serve: Serve,
) -> None:
    text = "Ben agrees, and Lena signs the order on Friday. The clips are not included."
    quotes = [
        "2|3:10 Ben Okafor: Agreed, and Lena signs … on Friday.",
        "Ana Ruiz: the clips are not included",
    ]

    def answer(request: Received) -> Reply:
        if request.looks_again:
            same = {"turn": 1, "meaning": "same"}
            return Reply(data={"meanings": {"1": same, "2": same}})
        if request.checks_claims:
            claims = [
                {"claim": "", "quote": quote, "turns": [], "reason": "", "verdict": "yes"}
                for quote in quotes
            ]
            return Reply(data={"sentences": {"1": claims[:1], "2": claims[1:]}})
        return Reply(data={"reason": "Fine.", "quotes": quotes, "score": 5})

    serve(answer)
    drafted = put(case(version("consistency"), turns=TURNS), Status.DRAFTED)
    made = attempt(drafted, text)
    services.judge_summary(made.summary_id)
    judged = Attempt.objects.get(pk=made.pk)
    assert judged.summary.status == Status.IN_REVIEW
    check = judged.evaluations.get(judge="evidence")
    assert check.details["quoted"] == {"found": 2, "claims": 2}
    marked = [finding for finding in check.findings if finding.mark]
    assert [finding.mark for finding in marked] == [Mark.SUPPORTED, Mark.SUPPORTED]
    assert [(each["turn"], each["quote"]) for each in marked[0].quotes] == [
        (1, "Agreed, and Lena signs"),
        (1, "on Friday"),
    ]
    (score,) = judged.evaluations.get(judge="geval").scores.all()
    assert [each["turn"] for each in score.quotes] == [1, 1, 2]
