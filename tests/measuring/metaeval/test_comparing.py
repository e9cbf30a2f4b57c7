"""What a run keeps of every judge, and two runs held against each other."""

import json

import numpy as np
import pytest
from django.core.management import CommandError, call_command
from scipy.stats import spearmanr

from tests.measuring.metaeval.data import PAIRS, pairs_file, written
from tests.measuring.metaeval.test_command import answer, measured

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


def lines_of(folder):
    return [json.loads(line) for line in (folder / "items.jsonl").read_text().splitlines()]


def a_run(folder, *scores):
    """The folder of a run whose recorded answers gave the pairs these scores."""
    folder.mkdir()
    said = [answer(at, "m", f"Score: {score}") for at, score in enumerate(scores)]
    measured(folder, pairs_file(folder), recorded=written(folder / "said.jsonl", *said))
    return folder / "out"


def compared(folder, one, other, **options):
    given = {"compare": [one, other], "out": folder / "compared", "verbosity": 0, **options}
    call_command("metaeval", **given)
    return json.loads((folder / "compared" / "comparison.json").read_text())


def test_items_hold_the_score_of_every_judge_and_what_an_answer_was_read_as(tmp_path):
    said = [answer(0, "m", "Good. Final score: 4"), answer(1, "m", "Who knows?")]
    path = written(tmp_path / "said.jsonl", *said)
    measured(
        *(tmp_path, pairs_file(tmp_path)), judge=["lexical"], baseline=["rouge1"], recorded=path
    )
    lines = lines_of(tmp_path / "out")
    counted = {
        name: [each for each in lines if each["judge"] == name]
        for name in ("lexical", "rouge1", "recorded")
    }
    assert [len(each) for each in counted.values()] == [9, 9, 2]
    first, second = counted["recorded"]
    assert (first["doc_id"], first["system_id"], first["model"]) == ("bridge", "A", "m")
    assert first["scores"] == [
        {"dimension": "consistency", "human": 5, "value": 4, "answer": "Good. Final score: 4"}
    ]
    assert second["scores"][0]["value"] is None
    assert second["scores"][0]["answer"] == "Who knows?"
    overlap = [score["value"] for each in counted["rouge1"] for score in each["scores"]]
    assert len(overlap) == 18
    assert all(1 <= value <= 5 for value in overlap)


def test_two_runs_differ_by_what_their_coefficients_differ_with_an_interval(tmp_path, capsys):
    before, after = (5, 3, 3, 4, 2, 1, 3, 2, 5), (5, 2, 1, 5, 1, 4, 4, 1, 3)
    (row,) = compared(tmp_path, a_run(tmp_path / "a", *before), a_run(tmp_path / "b", *after))
    human = [pair["scores"]["consistency"] for pair in PAIRS]
    expected = spearmanr(after, human)[0] - spearmanr(before, human)[0]
    assert row["dataset"]["difference"] == pytest.approx(expected)
    assert row["values"]["b"]["spearman"] == pytest.approx(spearmanr(after, human)[0])
    low, high = row["dataset"]["interval"]
    assert low < expected < high
    assert (row["n"], row["dimension"], row["a"]["judge"]) == (9, "consistency", "recorded · m")
    told = capsys.readouterr().out
    assert f"{expected:.3f} [{low:.2f}, {high:.2f}]" in told


def test_only_what_both_runs_scored_is_compared(tmp_path):
    some = a_run(tmp_path / "a", 5, 3, 3, 4, 2, 1)
    (row,) = compared(tmp_path, some, a_run(tmp_path / "b", *([4, 2] * 4), 3))
    assert row["n"] == 6


def test_judges_of_other_names_are_compared_each_with_each(tmp_path):
    measured(tmp_path, pairs_file(tmp_path), judge=["lexical", "rules"], dimension=["fluency"])
    (tmp_path / "b").mkdir()
    measured(tmp_path / "b", pairs_file(tmp_path), baseline=["rouge1", "rougeL"])
    found = compared(tmp_path, tmp_path / "out", tmp_path / "b" / "out")
    assert [(row["a"]["judge"], row["b"]["judge"], row["dimension"]) for row in found] == [
        (one, other, "fluency") for one in ("lexical", "rules") for other in ("rouge1", "rougeL")
    ]
    tests = [row["dataset"] for row in found if row["dataset"]["p"] is not None]
    assert all(test["p_holm"] >= test["p"] for test in tests)


def test_what_is_no_run_or_of_other_data_is_refused_with_the_folder(tmp_path):
    one, other = a_run(tmp_path / "a", 5, 3, 3), tmp_path / "b"
    with pytest.raises(CommandError, match=r"b: holds no items\.jsonl; name the folder"):
        compared(tmp_path, one, other)
    other.mkdir()
    (other / "items.jsonl").write_text('{"doc_id": 3}\n')
    with pytest.raises(CommandError, match=r"items.jsonl: line 1: is of no run \(KeyError"):
        compared(tmp_path, one, other)
    line = (one / "items.jsonl").read_text().splitlines()[0]
    (other / "items.jsonl").write_text(line.replace('"human":5', '"human":2'))
    with pytest.raises(CommandError, match=r"b: has other scores of people .*\(bridge A\)"):
        compared(tmp_path, one, other)
    with pytest.raises(CommandError, match="scores no dimension of"):
        compared(tmp_path, one, other, dimension=["tone"])


def test_options_that_say_nothing_of_two_runs_are_refused(tmp_path):
    with pytest.raises(CommandError, match="--compare: leave out --judge, --scale"):
        compared(tmp_path, tmp_path, tmp_path, judge=["lexical"], scale=(0, 1))


def test_a_run_compared_with_itself_does_not_differ(tmp_path):
    run = a_run(tmp_path / "a", *np.tile([5, 1, 3], 3))
    (row,) = compared(tmp_path, run, run)
    assert row["dataset"]["difference"] == 0
    assert row["document"]["p"] == 1
