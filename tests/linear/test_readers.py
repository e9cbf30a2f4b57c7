"""Whatever reads a text of others takes time in proportion to it: formats, redaction, the offline
judge and writer, rules, answers of models, and what pages compare."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from countersign_judge.evidence import find_quotes
from countersign_judge.judges import rules
from countersign_judge.llm.answers import parse_object
from countersign_judge.llm.errors import InvalidAnswer
from countersign_judge.llm.providers.offline.facts import Facts
from countersign_judge.llm.providers.offline.found import Source, measure
from countersign_judge.llm.providers.offline.homoglyphs import disguised, folded
from countersign_judge.llm.providers.offline.sentences import says_something
from countersign_judge.llm.providers.offline.writer import summarise
from countersign_judge.llm.tokens import estimate_tokens
from countersign_judge.metaeval.baselines import split_words as plain_words
from countersign_judge.metaeval.readers import parse_dialogue
from countersign_judge.metaeval.recorded import read_verdict
from countersign_judge.repeats import find_word_loops

from judging.coverage import weigh_turns
from judging.hidden_characters import hidden_character_warnings
from records.outcomes import is_material
from summaries.formats import (
    captions,
    get_formats,
    meet,
    otter,
    parse_transcript,
    rev,
    teams,
    word,
    zoom,
)
from summaries.formats import plain_text as text_format
from summaries.formats.turns import FormatError
from summaries.redaction import (
    PlaceholderMap,
    SpeakerNames,
    find_invented_placeholders,
    speaker_names,
)
from tests.linear.growth import (
    LINEAR,
    LINEAR_EIGHTFOLD,
    few_of,
    growth,
    nested,
    numbered,
    times_longer,
)
from tests.summaries.formats.test_service_files import docx
from web.word_diff import find_word_changes

_CUE = "00:00:01.000 --> 00:00:02.000\n"
_SOURCE = Source.from_turns([{"speaker": "Ana Ruiz", "text": "We agree to 48,000 euros now."}])
_SUMMARY = "Ana Ruiz agrees to the budget of 48,000 euros. She sends the drawing by Friday."


def _one(text: str) -> list[dict[str, Any]]:
    return [{"speaker": "Ana", "text": text}]


def _many(text: str) -> list[dict[str, Any]]:
    pieces = (text[at : at + 20] for at in range(0, len(text), 20))
    return [{"speaker": "Ana", "text": piece} for piece in pieces if piece.strip()] or _one("Yes.")


def _cues(text: str) -> str:
    """Captions that roll: every cue has the line of the one before."""
    text = text.replace("\n", " ").replace("-->", "")
    pieces = [text[at : at + 20] for at in range(0, len(text), 20)]
    return "\n\n".join(f"{_CUE}{one}\n{two}" for one, two in pairwise(pieces))


def _masks() -> PlaceholderMap:
    return PlaceholderMap(
        SpeakerNames(speaker_names(["Ana Ruiz", "May Will"])),
        {"[PERSON_1]": "Ana Ruiz"},
        region="GB",
    )


def _answer(body: str) -> None:
    try:
        parse_object(body, {"type": "object"})
    except InvalidAnswer:
        return


def _file(content: str) -> None:
    try:
        parse_transcript(content)
    except FormatError:
        return


WORKS: dict[str, Callable[[str], object]] = {
    "a file": _file,
    "a file of JSON": lambda said: _file('{"turns": [' + said),
    "plain text": text_format.read_plain_text,
    "SRT": lambda said: captions.read_srt("1\n" + _CUE.replace(".", ",") + said),
    "VTT": lambda said: captions.read_vtt("WEBVTT\n\n" + _CUE + said),
    "captions of many": lambda said: captions.read_vtt("WEBVTT\n\n" + _cues(said)),
    "SBV": lambda said: captions.read_sbv("0:00:01.000,0:00:04.000\n" + said),
    "a table": lambda said: _file("start,speaker,text\n1,Ana," + said),
    "a table of many": lambda said: _file("speaker,text\nAna," + said.replace("\n", "\nAna,")),
    "a table with quotes": lambda said: _file('start,speaker,text\n1,Ana,"' + said),
    "TTML": lambda said: _file('<tt><body><p begin="1s" end="2s">' + said),
    "whole TTML": lambda said: _file(
        f'<tt><body><p begin="1s">{said.replace("<", "&lt;").replace("&", "")}</p></body></tt>'
    ),
    "ASS": lambda said: _file(
        f"[Events]\nFormat: Start, End, Name, Text\nDialogue: 0:00:01.00,0:00:02.00,Ana,{said}"
    ),
    "a chat of WhatsApp": lambda said: _file(
        "12.03.26, 14:30 - Ana: " + said.replace("\n", "\n12.03.26, 14:30 - ")
    ),
    "loops within a turn": find_word_loops,
    "saved by Zoom": lambda said: zoom.read_zoom_text("[Ana] 14:30:03\n" + said),
    "a document of Meet": lambda said: meet.read_meet_document("Attendees\nAna, Bo\n" + said),
    "a document of Teams": lambda said: teams.read_teams_document("Ana   0:03\n" + said),
    "an export of Otter": lambda said: otter.read_otter("Ana  0:03\n" + said),
    "text of Rev AI": lambda said: rev.read_rev_text("Ana    00:00:03    " + said),
    "layouts of services": lambda said: [
        each.text.recognises(said) for each in get_formats().values() if each.text
    ],
    "a Word document": lambda said: word.read_word_text(docx([said]), []),
    "captions": lambda said: [list(captions.split_blocks(said)), captions.is_timing(said)],
    "hiding": lambda said: _masks().mask(said),
    "restoring": lambda said: _masks().unmask(said),
    "invented placeholders": lambda said: find_invented_placeholders(said, [said]),
    "an answer": _answer,
    "a fenced answer": lambda said: _answer("```json\n" + said),
    "tokens": estimate_tokens,
    "headings": says_something,
    "look-alikes": lambda said: [folded(said), list(disguised(said))],
    "letters unlike what is seen": hidden_character_warnings,
    "the writer": lambda said: summarise(_one(said), title="", words=100),
    "the writer, many turns": lambda said: summarise(_many(said), title="", words=100),
    "words found": lambda said: measure(_SOURCE, said),
    "words found, a long turn": lambda said: measure(Source.from_turns(_one(said)), _SUMMARY),
    "words found, many turns": lambda said: measure(Source.from_turns(_many(said)), _SUMMARY),
    "a dialogue": parse_dialogue,
    "facts": Facts,
    "coverage": lambda said: weigh_turns(_many(said)),
    "a quote": lambda said: find_quotes([said[: len(said) // 2] + "q"], _one(said)),
    "quotes": lambda said: find_quotes(
        [said[at : at + 30] for at in range(0, 300, 30)], _many(said)
    ),
    "rules on figures": lambda said: rules.figures_rule(said, Facts(said[::-1])),
    "rules on names": lambda said: rules.names_rule(said, Facts("a 1")),
    "rules on reading": lambda said: rules.reading_level(said, 8),
    "rules on length": lambda said: rules.length_rule(said, None, 3),
    "rules on sections": lambda said: rules.required_sections(said, ("Budget",)),
    "rules on phrases": lambda said: rules.banned_phrases(said, ("a a",)),
    "rules on the first person": rules.first_person,
    "verdicts in prose": read_verdict,
    "words of baselines": plain_words,
    "attempts compared": lambda said: list(find_word_changes(said, said[::-1])),
}
# One of each kind of trouble; what is scanned and tokenised meets all of them in the other tests.
_EACH = (" ", "\n", "[", "“", "1,", "1 ", "1-", "a ", "a. ", "so - ", "Ana: yes\n", "“I” ")
FRAGMENTS = few_of(_EACH, " ", "1,", "a. ", "Ana: yes\n")
PAIRS = (("(", ")"), ("{", "}"), ("<v ", ">"))
# What there can be ever more of in one text, each with a number of its own.
_NUMBERED = (
    "+1 212 55{0}, ",
    "[LITERAL_{0}] ",
    "a{0}@example.com ",
    "Name{0}: yes\n",
    "n\u03bft{0} ",
    "a\u200b{0} ",
    "{0}\n00:00:01,000 --> 00:00:02,000\nAna: word\n\n",
    "Ana sends item {0} to Berlin on May 3. ",
    "{0},000 euros. ",
    '{{"a{0}": ',
)


@pytest.mark.parametrize("name", WORKS)
@pytest.mark.parametrize("fragment", FRAGMENTS)
def test_repeated_fragments(name: str, fragment: str) -> None:
    assert growth(WORKS[name], lambda size: fragment * size) < LINEAR


@pytest.mark.parametrize("name", WORKS)
@pytest.mark.parametrize("pair", PAIRS)
def test_nested_fragments(name: str, pair: tuple[str, str]) -> None:
    assert growth(WORKS[name], lambda size: nested(pair[0], pair[1], size)) < LINEAR


@pytest.mark.parametrize("piece", few_of(_NUMBERED, "+1 212 55{0}, ", "[LITERAL_{0}] "))
@pytest.mark.parametrize("name", few_of(WORKS, "hiding", "invented placeholders"))
def test_ever_new_things_up_to_200_kilobytes(name: str, piece: str) -> None:
    assert times_longer(WORKS[name], lambda size: numbered(piece, size)) < LINEAR_EIGHTFOLD


def test_how_much_was_edited_follows_both_lengths() -> None:
    """Twice the words of one text compared with the same other text take twice the time."""
    other = "some words that stay as long as they are " * 20
    assert growth(lambda said: is_material(said, other), lambda size: "so it is " * size) < LINEAR


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize(("pattern", "fragment"), [(r"\s+$", " "), ("<[^>]*>", "<")])
def test_what_takes_four_times_as_long_for_twice_the_text_is_found(pattern, fragment) -> None:
    found = (
        growth(lambda said: re.findall(pattern, said), lambda size: fragment * size)
        for _ in range(5)
    )
    assert any(ratio > LINEAR for ratio in found)  # a busy machine hides it now and then
