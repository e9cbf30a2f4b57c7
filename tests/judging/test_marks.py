"""What a reviewer is told of a sentence, by what judges found of it."""

import pytest
from countersign_judge.marks import Mark

from judging.findings import Finding
from judging.models import Evaluation
from judging.remarks import build_judged_spans, count_marks

QUOTED = [{"quote": "by Friday", "turn": 1, "start": 0, "end": 9}]
NOT_THERE = [{"quote": "by Friday", "turn": None, "start": None, "end": None}]


def finding(relation, *, quotes=(), probability=None, start=0, judge="qag", doubt=""):
    return Finding.in_words(
        evaluation=Evaluation(judge=judge),
        found_by=judge,
        start=start,
        end=start + 5,
        relation=relation,
        probability=probability,
        quotes=quotes,
        doubt=doubt,
    )


@pytest.mark.parametrize(
    ("relation", "quotes", "probability", "mark"),
    [
        ("supported", [], None, Mark.CHECK),
        ("supported", NOT_THERE, 0.9, Mark.CHECK),
        ("supported", QUOTED, None, Mark.SUPPORTED),
        ("supported", QUOTED, 0.9, Mark.SUPPORTED),
        ("supported", QUOTED, 0.4, Mark.CHECK),
        ("inferred", [], None, Mark.CHECK),
        ("not mentioned", [], None, Mark.CHECK),
        ("not mentioned", QUOTED, 0.9, Mark.CHECK),
        ("rule", [], None, Mark.CHECK),
        ("contradicted", QUOTED, None, Mark.WRONG),
        ("contradicted", QUOTED, 0.9, Mark.WRONG),
        ("contradicted", QUOTED, 0.4, Mark.CHECK),
        ("contradicted", NOT_THERE, 0.9, Mark.CHECK),
        ("contradicted", [], 0.9, Mark.CHECK),
        ("similar", [], None, None),
    ],
)
def test_supported_and_wrong_are_only_what_is_shown_in_the_transcripts_words(
    relation, quotes, probability, mark
):
    said = finding(relation, quotes=quotes, probability=probability)
    assert said.mark == mark
    (span,) = build_judged_spans([said])
    assert span.mark == mark
    assert count_marks([said]) == ({mark: 1} if mark else {})


@pytest.mark.parametrize(
    ("doubt", "words"),
    [
        ("unrelated", "The quote and the sentence have no word in common"),
        ("missing: 17 May", "“17 May” is not in the quoted turns"),
        ("denied: not", "The quote says “not”; the sentence does not"),
        ("denies: never", "The sentence says “never”; the quote does not"),
        ("taken back: 14", "Turn 14 takes this back"),
    ],
)
def test_a_doubt_of_code_is_stronger_than_a_models_yes_and_is_said(doubt, words):
    said = finding("supported", quotes=QUOTED, probability=1.0, doubt=doubt)
    (span,) = build_judged_spans([said])
    assert span.mark == Mark.CHECK
    assert span.remarks[0].text.endswith(f": supported, probability 1.00. Unproven: {words}.")


def test_why_a_verdict_without_a_quote_or_with_little_confidence_is_to_be_checked_is_said():
    assert finding("supported").why_check == "No quote found in the transcript"
    assert finding("contradicted", quotes=NOT_THERE).why_check == "No quote found in the transcript"
    unsure = finding("supported", quotes=QUOTED, probability=0.4)
    assert unsure.why_check == "The model's own probability is below 50 %"
    assert finding("supported", quotes=QUOTED).why_check == ""
    assert finding("not mentioned").why_check == ""


def test_a_sentence_has_the_worst_mark_that_a_judge_makes():
    contradicted = finding("contradicted", quotes=QUOTED, judge="evidence")
    alike = finding("similar", start=10, judge="similarity")
    said = [
        finding("supported", quotes=QUOTED),
        finding("inferred", judge="lexical"),
        contradicted,
        alike,
    ]
    first, second = build_judged_spans(said)
    assert (first.mark, second.mark) == (Mark.WRONG, None)
    assert count_marks(said) == {Mark.WRONG: 1}
