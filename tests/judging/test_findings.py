"""What an evaluation holds: findings on sentences, and the words of its scores."""

import re
from typing import Any

import pytest
from countersign_judge.marks import SIMILARITY, Relation
from django.db import connection
from hypothesis import given
from hypothesis import strategies as st

from judging.findings import Finding, finding_rows
from judging.models import Evaluation
from tests.judging.test_constraints import evaluation, score

FINDING: dict[str, Any] = {"start": 0, "end": 5, "relation": "supported", "found_by": "lexical"}
SAID: dict[str, Any] = {"reason": "Fine.", "distribution": {"4": 0.25, "5": 0.75}, "quoted": []}

_WORDS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=20)
_ROWS = st.builds(
    lambda start, length, relation, **given: {
        "start": start,
        "end": start + length,
        "relation": relation,
        "found_by": SIMILARITY if relation == Relation.SIMILAR else "openai:m",
        **given,
    },
    start=st.integers(0, 20),
    length=st.integers(1, 20),
    relation=st.sampled_from(list(map(str, Relation))),
    turns=st.lists(st.integers(0, 9), max_size=3),
    reason=_WORDS,
    probability=st.none() | st.floats(0, 1),
    quotes=st.lists(
        st.builds(lambda words: {"quote": words, "turn": None, "start": None, "end": None}, _WORDS),
        max_size=2,
    ),
)


@given(st.lists(_ROWS, max_size=6))
def test_findings_stand_in_the_order_of_the_text_each_as_it_was_given(
    given_rows: list[dict[str, Any]],
) -> None:
    found = Evaluation(found=finding_rows(given_rows)).findings
    assert [
        {name: getattr(item, name) for name in row}
        for item, row in zip(found, sorted(given_rows, key=lambda row: row["start"]), strict=True)
    ] == sorted(given_rows, key=lambda row: row["start"])


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"start": 5}, "start 5 and end 5 of a finding enclose no text"),
        ({"start": 6}, "start 6 and end 5 of a finding enclose no text"),
        ({"start": -1}, "start -1 and end 5 of a finding enclose no text"),
        ({"relation": "rumoured"}, "relation 'rumoured' of a finding is none of supported, "),
        ({"found_by": SIMILARITY}, "found_by 'similarity' of a finding whose relation is 'suppor"),
        ({"relation": "similar"}, "found_by 'lexical' of a finding whose relation is 'similar'"),
        ({"found_by": ""}, "found_by '' of a finding whose relation is 'supported': name who"),
        ({"probability": 1.1}, "probability 1.1 of a finding is not between 0 and 1"),
        ({"probability": -0.1}, "probability -0.1 of a finding is not between 0 and 1"),
        ({"probability": float("nan")}, "probability nan of a finding is not between 0 and 1"),
    ],
)
def test_what_no_judge_can_have_found_is_refused(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        finding_rows([FINDING, {**FINDING, **changes}])


@pytest.mark.django_db
def test_a_score_has_the_words_of_its_criterion() -> None:
    verdict = evaluation()
    (criterion,) = verdict.guideline_version.criteria.all()
    other = evaluation(
        said=[{**SAID, "criterion": criterion.pk + 1, "reason": "Of another."}],
        attempt=verdict.attempt,
        guideline_version=verdict.guideline_version,
        judge="qag",
    )
    with_words = evaluation(
        said=[*other.said, {**SAID, "criterion": criterion.pk}],
        attempt=verdict.attempt,
        guideline_version=verdict.guideline_version,
        judge="mqag",
    )
    found = score(evaluation=Evaluation.objects.get(pk=with_words.pk))
    assert (found.reason, found.distribution) == ("Fine.", {"4": 0.25, "5": 0.75})
    silent = score(evaluation=other)
    assert (silent.reason, silent.distribution, silent.quotes) == ("", {}, [])


@pytest.mark.django_db
def test_an_evaluation_is_read_in_one_query_and_reads_no_transcript_for_a_mark(
    django_assert_num_queries: Any,
) -> None:
    row = {**FINDING, "quotes": [{"quote": "Ana", "turn": 0, "start": 0, "end": 3}]}
    stored = evaluation(found=finding_rows([{**row, "relation": "contradicted"}] * 20))
    with django_assert_num_queries(1):
        found = Evaluation.objects.only("found").get(pk=stored.pk).findings
        assert {item.mark for item in found} == {"wrong"}
    assert isinstance(found[0], Finding)


@pytest.mark.django_db
def test_many_findings_take_few_bytes() -> None:
    reason = "The transcript says so in as many words: the pilot starts on the fourth of May."
    rows = [{**FINDING, "start": at, "end": at + 9, "reason": reason} for at in range(0, 900, 9)]
    evaluation(found=finding_rows(rows))
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_column_size(found) FROM judging_evaluation")
        (stored,) = cursor.fetchone()
    assert stored < 2000
