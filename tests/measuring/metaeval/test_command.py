"""What needs no model: the command, its files, baselines and recorded answers."""

import json
import re
import subprocess
import sys

import pytest
from countersign_judge.metaeval import results
from countersign_judge.metaeval.baselines import (
    bigram_precision,
    rouge_l,
    rouge_measure,
    split_words,
)
from countersign_judge.metaeval.figures import FIGURES
from django.core.management import CommandError, call_command
from rouge_score.rouge_scorer import RougeScorer

from tests.measuring.metaeval.data import PAIRS, pairs_file, written

pytestmark = pytest.mark.slow

KEYS = [
    *("judge", "model", "variant", "dimension", "n", "unscored"),
    *("dataset", "document", "gate", "intervals", "tokens", "seconds"),
]


def measured(folder, *arguments, **options):
    call_command("metaeval", *arguments, **{"out": folder / "out", "verbosity": 0, **options})
    return json.loads((folder / "out" / "results.json").read_text())


def answer(at, model, response, **more):
    pair = PAIRS[at]
    return {
        "doc_id": pair["doc_id"],
        "system_id": pair["system_id"],
        "model": model,
        "dimension": "consistency",
        "response": response,
        **more,
    }


def test_the_lexical_judge_is_measured_without_any_service(tmp_path):
    arguments = [str(pairs_file(tmp_path)), "--judge", "lexical", "--out", str(tmp_path / "out")]
    done = subprocess.run(
        [sys.executable, "manage.py", "metaeval", *arguments],
        env={"PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"lexical +consistency +9", done.stdout)
    rows = json.loads((tmp_path / "out" / "results.json").read_text())
    assert [(row["judge"], row["dimension"], row["n"]) for row in rows] == [
        ("lexical", "consistency", 9),
        ("lexical", "fluency", 0),
    ]
    assert rows[1]["unscored_reasons"] == {"not measured by this judge": 9}
    assert list(rows[0])[: len(KEYS)] == KEYS
    assert rows[0]["dataset"]["spearman"] > 0.5


def test_results_are_of_the_published_schema_and_the_report_needs_nothing_else(tmp_path):
    rows = measured(tmp_path, pairs_file(tmp_path), judge=["lexical", "rules"], baseline=["rouge1"])
    assert results.parse_results(json.dumps(rows)) == rows
    report = (tmp_path / "out" / "report.html").read_text()
    assert not re.search(r"(?:src|href)=\"(?!data:)", report)
    assert report.count("data:image/png;base64,") == 3
    for said in (
        "False passes",
        "ties, people",
        "adjusted",
        "unscored, by reason",
        "$ per judgement",
    ):
        assert said in report
    table = (tmp_path / "out" / "table.md").read_text().splitlines()
    assert len(table) == 2 + len(rows)
    assert table[2].startswith("| lexical | consistency | 9 | 0 |")
    for name in FIGURES:
        assert (tmp_path / "out" / f"{name}.png").read_bytes().startswith(b"\x89PNG")


def test_without_figures_no_library_that_draws_is_loaded(tmp_path):
    """Nor one that computes what numpy does, which would take most of the time of a small run."""
    lines = [
        "import sys, manage",
        f"sys.argv = ['manage.py', 'metaeval', {str(pairs_file(tmp_path))!r}, '--judge', 'lexical',"
        f" '--no-figures', '--out', {str(tmp_path / 'out')!r}]",
        "manage.main()",
        "print(sorted({'matplotlib', 'pandas', 'sklearn', 'scipy.stats'} & sys.modules.keys()))",
    ]
    told = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines()[-1] == "[]"
    assert not list((tmp_path / "out").glob("*.png"))
    assert "<img" not in (tmp_path / "out" / "report.html").read_text()


def test_one_document_with_one_score_gives_null_and_strict_json(tmp_path):
    same = [{**PAIRS[0], "system_id": name, "scores": {"consistency": 4}} for name in "AB"]
    (row,) = measured(tmp_path, written(tmp_path / "p.jsonl", *same), judge=["lexical"])
    assert row["dataset"] == dict.fromkeys(("pearson", "spearman", "kendall"))
    assert row["intervals"] == {"dataset": None, "document": None, "gate": None}
    assert row["gate"]["false_pass_rate"] is None
    assert row["documents"] == {"all": 1, "used": 0}


def test_recorded_answers_are_read_and_held_against_the_data(tmp_path, capsys):
    path = written(
        tmp_path / "said.jsonl",
        *(answer(at, "m1", f"Fine. Final score: {1 + at % 5}") for at in range(9)),
        *(answer(at, "m2", "No idea." if at < 2 else "Score: 3/5") for at in range(8)),
    )
    one, other = measured(tmp_path, pairs_file(tmp_path), recorded=path)
    assert (one["judge"], one["model"], one["n"], one["unscored"]) == ("recorded", "m1", 9, 0)
    assert (other["n"], other["unscored"], other["not_judged"]) == (6, 2, 1)
    assert other["dataset"]["spearman"] is None
    assert "m2: a verdict in 6 of 8 answers (75.00%), 2 unscored" in capsys.readouterr().out


def test_recorded_answers_may_bring_the_human_scores_along(tmp_path):
    path = written(
        tmp_path / "said.jsonl",
        *(answer(at, "m", f"Score: {1 + at % 5}", human=1 + at % 5) for at in range(9)),
    )
    (row,) = measured(tmp_path, recorded=path)
    assert row["dataset"]["kendall"] == pytest.approx(1)


def test_recorded_answers_alone_are_counted(tmp_path):
    path = written(tmp_path / "said.jsonl", answer(0, "m", "Score: 3"), answer(1, "m", "Well."))
    (row,) = measured(tmp_path, recorded=path)
    assert (row["n"], row["without_human_score"], row["unscored"]) == (0, 1, 1)


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([answer(0, "m", "Score: 3", doc_id="other")], "line 1, doc_id: other A is not in pairs"),
        ([answer(0, "m", "3"), answer(0, "m", "4")], "line 2, doc_id: bridge A is judged by m for"),
        ([answer(0, "", "Score: 3")], "line 1, model: '' is not text"),
        ([answer(0, "m", 3)], "line 1, response: 3 is not text"),
    ],
)
def test_a_recorded_answer_that_cannot_be_placed_is_named(tmp_path, rows, problem):
    with pytest.raises(CommandError, match=problem) as caught:
        measured(tmp_path, pairs_file(tmp_path), recorded=written(tmp_path / "said.jsonl", *rows))
    assert caught.value.returncode == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["DATA", "--judge", "lexical", "rules", "--dimension", "fluency"],
        ["--judge", "lexical", "--judge", "rules", "--dimension", "fluency", "DATA"],
        ["--dimension", "fluency", "--judge", "lexical", "rules", "DATA"],
    ],
)
def test_several_judges_may_be_named_in_any_order(tmp_path, arguments):
    path = str(pairs_file(tmp_path))
    rows = measured(tmp_path, *(path if said == "DATA" else said for said in arguments))
    assert [(row["judge"], row["dimension"]) for row in rows] == [
        ("lexical", "fluency"),
        ("rules", "fluency"),
    ]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--judge", "nobody"], "judge is 'nobody'; choose one of"),
        (["--baseline", "bleurt"], "baseline is 'bleurt'; choose one of bigrams"),
        (["--judge", "geval"], "judge geval needs a language model"),
    ],
)
def test_a_judge_that_is_not_there_is_refused_with_those_that_are(tmp_path, arguments, problem):
    with pytest.raises(CommandError, match=problem) as caught:
        measured(tmp_path, str(pairs_file(tmp_path)), *arguments)
    assert caught.value.returncode == 1


def test_without_any_data_the_command_says_what_to_name():
    with pytest.raises(CommandError, match="name a file that people scored"):
        call_command("metaeval")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--scale", "5"],
        ["--scale", "5:1"],
        ["--scale", "1:inf"],
        ["--columns", "a"],
        ["--concurrency", "0"],
        ["--threshold", "nan"],
        ["--threshold", "9"],
        ["--threshold", "four"],
        ["--store", " "],
        ["--store", "x" * 201],
    ],
)
def test_an_option_that_cannot_be_used_is_refused(tmp_path, arguments):
    with pytest.raises(CommandError, match=r"is not|must be below"):
        call_command("metaeval", str(pairs_file(tmp_path)), *arguments)


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_asked(tmp_path):
    (tmp_path / "taken").write_text("a file")
    with pytest.raises(CommandError, match="cannot be the folder of the results") as caught:
        call_command(
            "metaeval", str(pairs_file(tmp_path)), judge=["lexical"], out=tmp_path / "taken"
        )
    assert caught.value.returncode == 1


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: f"{pair['doc_id']} {pair['system_id']}")
def test_the_baselines_are_those_of_the_package(pair):
    scorer = RougeScorer(["rouge1", "rouge2", "rougeL"])
    expected = scorer.score(pair["source"], pair["system_output"])
    source, summary = split_words(pair["source"]), split_words(pair["system_output"])
    assert rouge_measure(1)(source, summary) == pytest.approx(expected["rouge1"].fmeasure)
    assert rouge_measure(2)(source, summary) == pytest.approx(expected["rouge2"].fmeasure)
    assert rouge_l(source, summary) == pytest.approx(expected["rougeL"].fmeasure)
    assert bigram_precision(source, summary) == pytest.approx(expected["rouge2"].precision)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{}", "is not of type 'array'"),
        ("[]", "non-empty"),
        ('[{"judge": "x"}]', "'model' is a required property"),
        ("[NaN]", "NaN is no JSON number"),
        ("[", "not JSON"),
        ("[" * 100_000, "not JSON"),
        (r'[{"model": "a\u0000b"}]', "contains a NUL"),
        (r'[{"a\ud800": 1}]', "half of a surrogate pair"),
    ],
)
def test_what_are_no_results_is_said_with_its_place(text, problem):
    with pytest.raises(results.BadResults, match=problem):
        results.parse_results(text)
