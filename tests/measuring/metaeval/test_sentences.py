"""Sentences whose errors people marked: which of them judges find."""

import json
import re
from types import SimpleNamespace
from typing import Any

import pytest
from countersign_judge.marks import mark_for_verdict
from countersign_judge.metaeval.plans import MeasuredJudge
from countersign_judge.metaeval.running import GivenScore, JudgementOutcome
from countersign_judge.metaeval.sentences import mark_columns, read_marked, sentence_rows
from django.core.management import CommandError, call_command

from tests.measuring.metaeval.data import written

pytestmark = pytest.mark.slow

SOURCE = (
    "Ana: The pump failed on Monday.\nBen: I will order a new valve tomorrow.\n"
    "Ana: It costs forty euros.\nBen: Fine, and the report is due on Friday."
)
ROWS = [
    {
        "doc_id": name,
        "system_id": "A",
        "source": SOURCE,
        "system_output": "not read",
        "sentences": [
            {"text": "The pump failed on Monday.", "errors": [], "spans": []},
            {"text": text, "errors": errors, "spans": []},
        ],
    }
    for name, text, errors in (
        ("one", "The valve costs ninety euros.", ["EntE"]),
        ("two", "Zoltan bought a submarine in Lisbon.", ["EntE", "PredE"]),
        ("three", "The report is due on Friday.", []),
    )
]
KEYS = [
    *("judge", "model", "variant", "n", "errors", "recall", "false_alarms", "balanced_accuracy"),
    *("auc", "unmarked", "marks", "classes", "intervals", "documents", "unjudged"),
]


def measured(folder, rows=ROWS, **options):
    path = written(folder / "marked.jsonl", *rows)
    call_command("metaeval", path, sentences=True, out=folder / "out", verbosity=0, **options)
    return json.loads((folder / "out" / "results.json").read_text())


def test_a_judge_is_measured_by_the_errors_that_it_finds(tmp_path, capsys):
    found = measured(tmp_path, judge=["lexical"], baseline=["bigrams"])
    bigrams, lexical = found["sentences"]
    assert list(lexical) == KEYS
    assert (lexical["judge"], lexical["n"], lexical["errors"]) == ("lexical", 6, 2)
    assert (lexical["recall"], lexical["false_alarms"], lexical["unmarked"]) == (1, 0, 0)
    assert (lexical["balanced_accuracy"], lexical["auc"]) == (1, 1)
    assert lexical["classes"]["entity"] == {"errors": 2, "recall": 1, "unmarked": 0}
    assert lexical["classes"]["link"] == {"errors": 0, "recall": None, "unmarked": None}
    # Every bigram of the right sentences stands in the source.
    assert (bigrams["judge"], bigrams["recall"], bigrams["false_alarms"]) == ("bigrams", 1, 0)
    assert re.search("lexical +6", capsys.readouterr().out)
    report = (tmp_path / "out" / "report.html").read_text()
    assert "100 % of 2 (0 %)" in report
    assert "pass rule at" not in report
    assert "| lexical | 6 | 2 | 1.000" in (tmp_path / "out" / "table.md").read_text()
    assert len((tmp_path / "out" / "items.jsonl").read_text().splitlines()) == len(ROWS)


def finding(start, end, relation, probability=None):
    mark = mark_for_verdict(relation, quoted=False, probability=probability)
    said = {"relation": relation, "probability": probability, "mark": mark}
    by = {"judge": "qag", "found_by": "openai:m", "version": "qag-1"}
    return {"start": start, "end": end, **said, **by}


def columns_of(tmp_path, judge, *outcomes):
    _, summaries = read_marked(written(tmp_path / "marked.jsonl", *ROWS))
    request = SimpleNamespace(measured=MeasuredJudge(judge, "openai:m", None))
    found: list[Any] = [(request, outcome) for outcome in outcomes]
    return summaries, list(mark_columns(summaries, found, threshold=4))


def test_the_worst_that_is_said_of_a_sentence_counts_and_no_word_of_it_is_no_mark(tmp_path):
    right, wrong = (0, 26), (27, 55)
    summaries, (column,) = columns_of(
        tmp_path,
        "qag",
        JudgementOutcome(
            findings=(
                finding(*right, "supported", 0.9),
                finding(*right, "not mentioned", 0.75),
                finding(*wrong, "inferred"),
            )
        ),
        JudgementOutcome(findings=(finding(*right, "similar"),)),
        JudgementOutcome(unscored="answer cut off"),
    )
    said = [mark and (mark.support, mark.flagged, mark.unmarked) for mark in column.marks]
    assert said == [
        (0.25, True, False),
        (0.5, False, False),
        (1.0, False, True),
        (1.0, False, True),
        None,
        None,
    ]
    (row,) = sentence_rows(summaries, [column])
    assert (row["n"], row["errors"], row["unjudged"]) == (4, 2, 2)
    assert (row["recall"], row["false_alarms"], row["unmarked"]) == (0, 0.5, 0.5)
    counts = {mark: (found["n"], found["right"]) for mark, found in row["marks"].items()}
    assert counts == {"supported": (0, 0), "check": (2, 1), "wrong": (0, 0)}
    assert row["marks"]["check"]["share"] == 0.5


def test_a_judge_without_findings_scores_every_sentence_by_itself(tmp_path):
    scores = (5, 3, 4, 1, 4, None)
    _, (column,) = columns_of(
        tmp_path,
        "student",
        *(
            JudgementOutcome(scores={"consistency": GivenScore(score)} if score else {})
            for score in scores
        ),
    )
    assert [mark and mark.support for mark in column.marks] == [1, 0.5, 0.75, 0, 0.75, None]
    assert [mark and mark.flagged for mark in column.marks] == [
        *(False, True, False, True, False),
        None,
    ]


@pytest.mark.parametrize(
    ("change", "options", "problem"),
    [
        ({"sentences": []}, {}, "line 1, sentences: .* is not a list of objects"),
        ({"sentences": [{"text": " ", "errors": []}]}, {}, r"sentences\[1\].text: ' ' is not text"),
        (
            {"sentences": [{"text": "x", "errors": ["Typo"]}]},
            {},
            r"sentences\[1\].errors: \['Typo'\] is not a list of EntE",
        ),
        ({}, {"scale": (1, 5), "dimension": ["fluency"]}, "leave out --scale, --dimension"),
    ],
)
def test_what_cannot_be_used_is_named(tmp_path, change, options, problem):
    with pytest.raises(CommandError, match=problem) as caught:
        measured(tmp_path, [{**ROWS[0], **change}], judge=["lexical"], **options)
    assert caught.value.returncode == 1
