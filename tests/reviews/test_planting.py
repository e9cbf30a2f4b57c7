"""Errors that are planted in summaries, each against a transcript that speaks for the original."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from llm.providers.offline.figures import find_figures
from llm.providers.offline.sentences import split_sentences
from reviews.planting import PlantedError, plant
from summaries.models import ErrorKind

MEETING = [
    {"speaker": "Ana Silva", "text": "Good morning. The rollout costs us 4,200 euros a month."},
    {"speaker": "Ben Okoro", "text": "I will send the contract to the supplier on Tuesday."},
    {
        "speaker": "Carla Ruiz",
        "text": "The old warehouse stays closed, we did not renew the lease.",
    },
    {"speaker": "Ana Silva", "text": "Then the audit of the stock is planned for 14 March."},
    {"speaker": "Ben Okoro", "text": "About 35 percent of the parcels arrive late."},
]
FIGURE = "The rollout costs 4,200 euros a month."
DATE = "The audit of the stock is on 14 March."
NOT = "The team did not renew the lease of the old warehouse."
SPEAKER = "Ben will send the contract to the supplier."
SHARE = "Some 35 percent of all parcels arrive late."
PLAIN = "Nobody had anything further about it to say."
SENTENCES = (FIGURE, DATE, NOT, SPEAKER, SHARE, PLAIN)


def planted_in(text: str, *, kind: ErrorKind) -> PlantedError:
    """The first error of a kind that some seed gives."""
    for seed in range(60):
        found = plant(text, MEETING, seed=seed)
        if found and found.kind == kind:
            return found
    raise AssertionError(f"no seed gives {kind} in {text!r}")


@pytest.mark.parametrize(
    ("text", "kind", "form"),
    [
        (FIGURE, ErrorKind.FIGURE, r"The rollout costs \d,\d{3} euros a month\."),
        (SHARE, ErrorKind.FIGURE, r"Some \d\d percent of all parcels arrive late\."),
        (DATE, ErrorKind.DATE, r"The audit of the stock is on (\d+ March|14 \w+)\."),
        (NOT, ErrorKind.NEGATION, "The team did renew the lease of the old warehouse."),
        (SPEAKER, ErrorKind.NEGATION, "Ben will not send the contract to the supplier."),
        (SPEAKER, ErrorKind.SPEAKER, r"(Ana|Carla) will send the contract to the supplier\."),
    ],
)
def test_each_kind_says_another_thing_in_good_english(
    text: str, kind: ErrorKind, form: str
) -> None:
    planted = planted_in(text, kind=kind)
    assert re.fullmatch(form, planted.text)
    assert planted.text != text


@given(
    sentences=st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=5, unique=True),
    bullets=st.booleans(),
    seed=st.integers(min_value=0, max_value=2**31 - 1),
)
def test_exactly_one_sentence_changes_and_every_other_byte_stays(
    sentences: list[str], bullets: bool, seed: int
) -> None:
    text = "\n".join(f"- {one}" for one in sentences) if bullets else "  ".join(sentences)
    planted = plant(text, MEETING, seed=seed)
    if planted is None:
        assert sentences == [PLAIN]
        return
    behind = len(text) - planted.was_end
    assert planted.text[: planted.start] == text[: planted.start]
    assert planted.text[planted.end :] == text[planted.was_end :]
    assert len(planted.text) - planted.end == behind
    was, became = text[planted.start : planted.was_end], planted.text[planted.start : planted.end]
    assert was in sentences
    assert became not in sentences
    old, new = split_sentences(text), split_sentences(planted.text)
    assert [span.text for span in new if span.text != became] == [
        span.text for span in old if span.text != was
    ]


@given(
    sentences=st.lists(st.sampled_from(SENTENCES), min_size=1, max_size=6, unique=True),
    seed=st.integers(min_value=0, max_value=2**31 - 1),
)
def test_what_is_put_in_is_said_nowhere_in_the_transcript(sentences: list[str], seed: int) -> None:
    planted = plant(" ".join(sentences), MEETING, seed=seed)
    if planted is None or planted.kind not in {ErrorKind.FIGURE, ErrorKind.DATE}:
        return
    said = {figure.value for turn in MEETING for figure in find_figures(turn["text"])}
    sentence = planted.text[planted.start : planted.end]
    assert [figure for figure in find_figures(sentence) if figure.value not in said]


@given(
    text=st.text(max_size=300),
    said=st.lists(st.text(max_size=80), max_size=4),
    seed=st.integers(min_value=0, max_value=2**31 - 1),
)
def test_any_text_gives_one_changed_sentence_or_none(text: str, said: list[str], seed: int) -> None:
    planted = plant(
        text, [{"speaker": f"S{n}", "text": one} for n, one in enumerate(said)], seed=seed
    )
    if planted:
        assert planted.text[: planted.start] == text[: planted.start]
        assert planted.text[planted.end :] == text[planted.was_end :]
        assert planted.text != text


@given(seed=st.integers(min_value=0, max_value=2**31 - 1))
def test_a_seed_gives_the_same_error_again(seed: int) -> None:
    text = " ".join(SENTENCES)
    assert plant(text, MEETING, seed=seed) == plant(text, MEETING, seed=seed)


@pytest.mark.parametrize(
    "text",
    [
        "",
        PLAIN,
        "# The old warehouse in March",
        "Did the rollout cost 4,200 euros?",
        "The rollout costs 9,100 euros a year.",  # said nowhere, so nobody knows it to be right
        "They did not only close the shop for a day.",
    ],
)
def test_where_nothing_fits_nothing_is_planted(text: str) -> None:
    assert all(plant(text, MEETING, seed=seed) is None for seed in range(20))


def test_a_not_is_dropped_only_where_the_transcript_denies_it() -> None:
    """Else the sentence may have been wrong with it, and right without."""
    text = "The supplier did not get the contract."
    assert all(plant(text, MEETING, seed=seed) is None for seed in range(20))


def test_a_pronoun_that_would_give_the_name_away_keeps_it() -> None:
    told = ["Ben said that he will send the contract.", f"{SPEAKER} He is the one to ask."]
    found = [plant(text, MEETING, seed=seed) for text in told for seed in range(40)]
    assert ErrorKind.SPEAKER not in {planted.kind for planted in found if planted}


def test_who_speaks_where_it_is_said_takes_nobodys_place() -> None:
    """Both may have said it."""
    turns = [*MEETING, {"speaker": "Ana Silva", "text": "Send the contract to the supplier, yes."}]
    texts = {
        planted.text
        for seed in range(60)
        if (planted := plant(SPEAKER, turns, seed=seed)) and planted.kind == ErrorKind.SPEAKER
    }
    assert texts == {"Carla will send the contract to the supplier."}


@pytest.mark.parametrize(
    ("label", "text"),
    [
        ("The Chair", "The contract goes to the supplier in the end."),
        ("Ms. Keller", "Ms. Keller will send the contract to the supplier."),
        ("Dr Keller", "The late Dr Adams sent the contract to the supplier."),
        ("Project Manager", "Project Manager sends the contract to the supplier."),
        ("Right Hon. Ida Keller", "Right after lunch the contract goes to the supplier."),
    ],
)
def test_a_title_and_a_common_word_are_no_first_names(label: str, text: str) -> None:
    """They would be put in place of others, or others in place of them, in no English."""
    said = "I send the contract to the supplier right after lunch, for the project."
    turns = [
        {"speaker": label, "text": said},
        {"speaker": "Ben Okoro", "text": "Very well."},
        {"speaker": "Hon. Carla Ruiz", "text": "Thank you."},
    ]
    became = {
        planted.text
        for seed in range(60)
        if (planted := plant(text, turns, seed=seed)) and planted.kind == ErrorKind.SPEAKER
    }
    assert became <= {text.replace(label, name) for name in ("Ben Okoro", "Hon. Carla Ruiz")}


def test_a_share_stays_below_all_and_a_weekday_becomes_one_that_nobody_named() -> None:
    shares = {planted_in(SHARE, kind=ErrorKind.FIGURE).text}
    assert all(int(re.findall(r"\d+", text)[0]) <= 100 for text in shares)
    text = "The contract goes to the supplier on Tuesday."
    assert re.search("Monday|Wednesday|Thursday|Friday", planted_in(text, kind=ErrorKind.DATE).text)
