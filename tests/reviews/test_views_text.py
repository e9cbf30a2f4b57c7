"""How texts, differences, numbers and times are laid out on the pages."""

from datetime import timedelta

import pytest
from countersign_judge.marks import Mark
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from judging.findings import Finding
from judging.models import Evaluation
from judging.remarks import build_judged_spans
from reviews.templatetags import display
from reviews.views.summary_detail import lay_out_sentences, sentences_by_turn
from summaries.models import Attempt
from web.word_diff import find_word_changes

SPANS = st.tuples(st.integers(0, 60), st.integers(1, 20), st.sampled_from(["supported", "rule"]))


def said(judge, *findings, text=""):
    verdict = Evaluation(judge=judge, attempt=Attempt(text=text))
    return [
        Finding.in_words(evaluation=verdict, **{"found_by": judge, "quotes": [], **item})
        for item in findings
    ]


TEXTS = st.text(alphabet="ab é.\n", max_size=60)


@given(TEXTS, TEXTS)
def test_a_difference_holds_both_texts_whole(old, new):
    found = list(find_word_changes(old, new))
    assert "".join(item.text for item in found if item.kind != "added") == old
    assert "".join(item.text for item in found if item.kind != "removed") == new


def test_very_long_texts_are_compared_word_by_word_too():
    old = "\n".join(f"line {number} of many" for number in range(2_000))
    new = old.replace("line 7 of", "line seven of")
    removed = [item.text for item in find_word_changes(old, new) if item.kind == "removed"]
    assert removed == ["7"]


def test_a_reworded_phrase_is_one_change_and_lines_stay_apart():
    old = "The pilot starts on 4 May with two big hospitals.\n- Ana pays.\n- Ben signs."
    new = "The pilot starts on 5 June with few big clinics.\n- Bea pays.\n- Cem signs."
    assert [
        (item.kind, item.text) for item in find_word_changes(old, new) if item.kind != "same"
    ] == [
        ("removed", "4 May with two big hospitals."),
        ("added", "5 June with few big clinics."),
        ("removed", "Ana"),
        ("added", "Bea"),
        ("removed", "Ben"),
        ("added", "Cem"),
    ]


@given(TEXTS, st.lists(SPANS, max_size=6))
def test_laying_out_loses_and_doubles_no_character(text, spans):
    findings = [
        {"start": start, "end": min(start + length, len(text)), "relation": relation}
        for start, length, relation in spans
        if start < len(text)
    ]
    verdict = said("geval", *findings)
    shown = "".join(
        sentence.text for sentence in lay_out_sentences(text, build_judged_spans(verdict))
    )
    assert "".join(shown.split()) == "".join(text.split())


def test_turns_know_the_sentences_that_rest_on_them():
    text = "One. Two."
    verdict = said(
        "geval",
        {"start": 0, "end": 4, "relation": "supported", "turns": [3, 1]},
        {"start": 5, "end": 9, "relation": "inferred", "turns": [3]},
    )
    assert sentences_by_turn(lay_out_sentences(text, build_judged_spans(verdict))) == {
        4: [1, 2],
        2: [1],
    }


def test_every_judges_findings_stand_with_their_sentence_and_the_worst_leads():
    text = "Lena signs. Tom paid 500."
    measured = said(
        "geval",
        {"start": 0, "end": 11, "relation": "supported", "turns": [1]},
        {"start": 12, "end": 25, "relation": "supported", "turns": [2]},
    )
    asked = said("qag", {"start": 12, "end": 25, "relation": "contradicted", "turns": [4]})
    ruled = said(
        "rules",
        {"start": 21, "end": 24, "relation": "not mentioned"},
        {"start": 0, "end": 25, "relation": "rule"},
        text=text,
    )
    first, second = lay_out_sentences(text, build_judged_spans(measured + asked + ruled))
    assert (first.text, first.mark) == ("Lena signs.", Mark.CHECK)
    assert (second.text, second.mark, second.turns) == ("Tom paid 500.", Mark.CHECK, (3, 5))
    assert [remark.finder for remark in second.remarks] == [
        "G-Eval",
        "Questions and answers (QAG)",
        "Rules (no model)",
    ]
    assert second.remarks[2].passage == "500"


def test_a_finding_said_twice_by_one_judge_stands_once():
    finding = {"start": 0, "end": 4, "relation": "supported", "turns": [3]}
    (only,) = build_judged_spans(said("geval", finding, finding))
    assert len(only.remarks) == 1


@given(st.floats(min_value=1, max_value=5))
def test_a_score_is_never_shown_higher_than_it_is(value):
    assert float(display.score(value)) <= value + 1e-9
    assert float(display.score(value)) > value - 0.1 - 1e-9


@pytest.mark.parametrize(
    ("value", "shown"), [(4.0, "4.0"), (3.999, "3.99"), (4.1, "4.1"), (2.3, "2.3"), (None, "–")]
)
def test_scores_are_cut_to_one_decimal(value, shown):
    assert display.score(value) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(-3, "0 s"), (59, "59 s"), (60, "1 min"), (7800, "2 h 10 min"), (100_000, "1 d 3 h")],
)
def test_ages_have_two_units_at_most(seconds, shown):
    assert display.span(seconds) == shown


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (75.9, "1:15"), (3600, "1:00:00"), (None, "")]
)
def test_times_in_a_recording_read_as_a_clock(seconds, shown):
    assert display.clock(seconds) == shown


def test_a_moment_that_has_come_is_now():
    assert display.until(timezone.now() - timedelta(seconds=1)) == "now"
    assert display.until(None) == ""


@pytest.mark.parametrize(("value", "length"), [(1, 0), (3, 40), (5, 80), (9, 80)])
def test_scores_stay_on_their_scale(value, length):
    assert display.on_scale(value) == length
