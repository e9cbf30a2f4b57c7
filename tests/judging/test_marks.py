"""What a reviewer is told of a sentence, by what judges found of it."""

import pytest

from judging.findings import Finding, Mark
from judging.models import Evaluation
from judging.remarks import count_marks, judged_spans

QUOTED = [{"quote": "by Friday", "turn": 1, "start": 0, "end": 9}]
NOT_THERE = [{"quote": "by Friday", "turn": None, "start": None, "end": None}]


def finding(relation, *, quotes=(), probability=None, start=0, judge="qag"):
    return Finding.in_words(
        evaluation=Evaluation(judge=judge),
        found_by=judge,
        start=start,
        end=start + 5,
        relation=relation,
        probability=probability,
        quotes=quotes,
    )


@pytest.mark.parametrize(
    ("relation", "quotes", "probability", "mark"),
    [
        ("supported", [], None, Mark.SUPPORTED),
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
def test_wrong_is_only_what_is_shown_in_the_transcripts_words(relation, quotes, probability, mark):
    said = finding(relation, quotes=quotes, probability=probability)
    assert said.mark == mark
    (span,) = judged_spans([said])
    assert span.mark == mark
    assert count_marks([said]) == ({mark: 1} if mark else {})


def test_a_sentence_has_the_worst_mark_that_a_judge_makes():
    contradicted = finding("contradicted", quotes=QUOTED, judge="evidence")
    alike = finding("similar", start=10, judge="similarity")
    said = [finding("supported"), finding("inferred", judge="lexical"), contradicted, alike]
    first, second = judged_spans(said)
    assert (first.mark, second.mark) == (Mark.WRONG, None)
    assert count_marks(said) == {Mark.WRONG: 1}
