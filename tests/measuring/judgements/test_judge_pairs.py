"""Pairs are scored from Python and from the command line, without a stored transcript."""

import csv
import importlib
import json
import re
import sys
from hashlib import sha256
from typing import Any

import pytest
from countersign_judge.metaeval.items import BadData
from countersign_judge.metaeval.plans import BadMeasuredJudge
from countersign_judge.pairs import build_plan
from django.core.management import CommandError, call_command
from pandas import DataFrame, read_parquet

from judging.guidelines.defaults import ensure_default_guideline
from judging.guidelines.documents import general_document
from llm.models import CachedAnswer
from measuring.judgements import Pair, assert_scores, judge_pairs
from tests.measuring.metaeval.data import written
from tests.modelserver import Reply
from tests.modelserver.scenario import filled

pytestmark = pytest.mark.django_db(transaction=True)
MODEL = "openai:scripted"
SOURCE = "Ana: The pump failed on Monday.\nBen: We ship the fixed valve on Friday."
PAIRS = [
    {"doc_id": "one", "source": SOURCE, "summary": "The pump failed on Monday."},
    {"doc_id": "two", "source": SOURCE, "summary": "The valve ships on Sunday."},
    {"source": [{"speaker": "Ana", "text": "It rains."}], "summary": "=It rains."},
]


def by_prompt(request):
    score = 1 + sha256(request.prompt.encode()).digest()[0] % 5
    return Reply(data=filled(request.schema, {"score": score, "reason": "Scripted."}))


def scored(folder, *arguments, pairs=PAIRS, out="scores.csv"):
    file = written(folder / "pairs.jsonl", *pairs)
    call_command("judge", str(file), "--out", str(folder / out), "--verbosity", "0", *arguments)
    return folder / out


def rows(path):
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_pairs_are_scored_from_python():
    judged = judge_pairs(
        [Pair(SOURCE, "The pump failed on Monday.", id="a"), Pair(SOURCE, "It rained in Rome.")],
        judge="lexical",
        criteria=["consistency"],
    )
    assert [item.document for item in judged.items] == ["a", "2"]
    right, wrong = (outcome.values["consistency"] for outcome in judged.outcomes)
    assert right > wrong
    average = judged.averages["consistency"]
    assert average.mean == pytest.approx((right + wrong) / 2)
    assert (average.scored, average.unscored, judged.cost) == (2, 0, 0)
    assert judged.outcomes[0].findings[0]["text"] == "The pump failed on Monday."


def test_a_data_frame_is_judged_row_by_row_under_its_own_index():
    frame = DataFrame(PAIRS, index=["x", "y", "z"])
    judged = judge_pairs(frame, judge="lexical", criteria=["consistency"])
    assert list(judged.index) == ["x", "y", "z"]
    assert list(judged["doc_id"]) == ["one", "two", "3"]
    right, wrong, _ = judged["consistency"].to_list()
    assert right > wrong
    assert "The valve ships on Sunday." in str(judged.loc["y", "findings"])
    assert list(frame.join(judged["consistency"])["summary"]) == list(frame["summary"])


def test_a_row_of_a_data_frame_that_cannot_be_used_is_named():
    frame = DataFrame([{"source": SOURCE, "summary": "x"}, {"source": None, "summary": "x"}])
    with pytest.raises(BadData, match=r"DataFrame: item 2, .*source: None is not text"):
        judge_pairs(frame, judge="lexical")


def test_a_model_scores_every_criterion_of_the_guideline_that_ships(serve):
    server = serve(by_prompt, CACHE=True)
    judged = judge_pairs([Pair(SOURCE, "The pump failed.")], judge="geval", model=MODEL)
    shipped = [criterion.name for criterion in general_document().content.criteria]
    assert list(judged.criteria) == list(judged.outcomes[0].values) == shipped
    assert len(server.requests) == len(shipped)
    assert judged.tokens > 0
    assert not CachedAnswer.objects.exists()


def test_a_guideline_version_says_how_pairs_are_judged(serve):
    serve(by_prompt)
    version = ensure_default_guideline().current
    assert version
    version.judge_model = MODEL
    judged = judge_pairs([Pair(SOURCE, "The pump failed.")], guideline=version)
    assert set(judged.outcomes[0].values) == set(judged.criteria)
    assert {finding["judge"] for finding in judged.outcomes[0].findings} == {"evidence"}


def test_where_it_is_asked_for_the_model_checks_every_sentence(serve):
    server = serve(by_prompt)
    pair = Pair(SOURCE, "The pump failed on Monday. The valve ships on Friday.")
    judged = judge_pairs([pair], model=MODEL, criteria=["fluency"], evidence=True)
    (outcome,) = judged.outcomes
    assert outcome.findings[0]["text"] == "The pump failed on Monday."
    assert len(server.requests) >= 2
    assert set(outcome.values) == {"fluency"}


def test_personal_data_is_hidden_from_a_server_of_others_where_that_is_asked(serve):
    server = serve(by_prompt)
    source = "Ana Ruiz: Write to ana.ruiz@example.org about the pump."
    judged = judge_pairs(
        [Pair(source, "Write to ana.ruiz@example.org.")],
        model=MODEL,
        criteria=["fluency"],
        redact=True,
    )
    assert judged.outcomes[0].values
    assert all("ana.ruiz@example.org" not in request.prompt for request in server.requests)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"judge": "nobody"}, "judge is 'nobody'; choose one of"),
        ({"judge": "geval"}, "needs a language model"),
        ({"criteria": ["tone"]}, "criterion is 'tone'; choose one of coherence"),
        (
            {"judge": "rules", "criteria": ["fluency", "coherence"]},
            "rules gives a summary one score, so name one",
        ),
    ],
)
def test_what_cannot_judge_is_refused_with_the_remedy(options, problem):
    with pytest.raises(BadMeasuredJudge, match=problem):
        judge_pairs([Pair(SOURCE, "The pump failed.")], **options)


def test_the_command_writes_a_row_a_pair_and_says_the_averages(tmp_path, capsys):
    found = rows(scored(tmp_path, "--judge", "lexical"))
    assert [row["doc_id"] for row in found] == ["one", "two", "3"]
    assert float(found[0]["consistency"]) > float(found[1]["consistency"])
    assert found[0]["consistency_reason"]
    assert json.loads(found[1]["findings"])[0]["text"] == "The valve ships on Sunday."
    said = capsys.readouterr().out
    mean = sum(float(row["consistency"]) for row in found) / 3
    assert f"{mean:.3f}" in said
    assert "3 pairs, 0 tokens, $0.0000" in said


def test_one_pair_of_two_files_is_printed_with_its_reasons(tmp_path, capsys, serve):
    serve(by_prompt)
    source, summary = tmp_path / "call.txt", tmp_path / "minutes.txt"
    source.write_text(SOURCE)
    summary.write_text("The pump failed on Monday.")
    pair = ["--source", str(source), "--summary", str(summary)]
    call_command("judge", *pair, "--model", MODEL, "--criterion", "fluency", "--yes")
    said = capsys.readouterr().out
    assert re.search(r"^minutes\n  fluency: [1-5].00 \(logprobs\). Scripted.$", said, re.MULTILINE)
    assert "geval by openai:scripted: 1 pair" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["call.txt", "minutes.txt"]


def test_without_a_file_every_pair_is_printed_with_its_findings(tmp_path, capsys):
    file = written(tmp_path / "pairs.jsonl", *PAIRS)
    call_command("judge", str(file), "--judge", "lexical", "--criterion", "consistency")
    said = capsys.readouterr().out
    assert re.search(
        r"^one\n  consistency: .*\n  similar: The pump failed on Monday.$", said, re.MULTILINE
    )
    assert "lexical by offline: 3 pairs, 0 tokens, $0.0000" in said


@pytest.mark.parametrize(
    "arguments", [[], ["--source", "call.txt"], ["pairs.csv", "--source", "a", "--summary", "b"]]
)
def test_what_is_neither_a_file_of_pairs_nor_one_pair_is_refused(arguments):
    with pytest.raises(CommandError, match="or one pair by --source FILE --summary FILE"):
        call_command("judge", *arguments, "--judge", "lexical")


def test_the_command_asks_first_goes_on_later_and_keeps_everything(serve, tmp_path, capsys):
    server = serve(by_prompt)
    arguments = ["--judge", "geval", "--model", MODEL, "--criterion", "fluency", "consistency"]
    with pytest.raises(CommandError, match="Give --yes to agree"):
        scored(tmp_path, *arguments)
    scored(tmp_path, *arguments, "--dry-run")
    assert "At most" in capsys.readouterr().out
    assert (server.requests, (tmp_path / "scores.csv").exists()) == ([], False)
    found = scored(tmp_path, *arguments, "--yes", out="scores.jsonl")
    lines = [json.loads(line) for line in found.read_text().splitlines()]
    assert {score["reason"] for line in lines for score in line["scores"].values()} == {"Scripted."}
    assert all(line["prompt_tokens"] > 0 and line["findings"] == [] for line in lines)
    asked = len(server.requests)
    again = [*arguments, "--cache", str(tmp_path / "scores.jsonl.outcomes.sqlite3")]
    assert [float(row["fluency"]) for row in rows(scored(tmp_path, *again))] == [
        line["scores"]["fluency"]["value"] for line in lines
    ]
    assert len(server.requests) == asked


def test_a_run_that_a_server_ended_goes_on_where_it_stopped(serve, tmp_path):
    answer = Reply(data={"reason": "r", "quotes": [], "score": 4})
    arguments = ["--judge", "geval", "--model", MODEL, "--criterion", "fluency", "--yes"]
    serve([answer, Reply.error(401, "wrong key")])
    with pytest.raises(CommandError, match="the same command continues") as caught:
        scored(tmp_path, *arguments)
    assert caught.value.returncode == 75
    server = serve([answer])
    # Another server under the same address would be asked anew: the first outcome is of the other.
    assert len(rows(scored(tmp_path, *arguments))) == 3
    assert len(server.requests) == 3


def test_formulas_do_not_reach_a_spreadsheet(tmp_path):
    pairs = [{"doc_id": "=1+1", "source": SOURCE, "summary": "The pump failed."}]
    (row,) = rows(scored(tmp_path, "--judge", "lexical", pairs=pairs))
    assert row["doc_id"] == "'=1+1"


@pytest.mark.parametrize(
    ("pair", "problem"),
    [
        ({"source": SOURCE}, "has no column 'system_output' for system_output"),
        ({"source": 7, "summary": "x"}, "line 1, source: 7 is not text"),
        ({"source": [{"text": 1}], "summary": "x"}, "line 1, text: 1 is not text"),
        (
            {"source": [{"text": "x", "start": "a", "end": 2}], "summary": "x"},
            r"source\[0\].start: 'a' is not a number",
        ),
    ],
)
def test_a_pair_that_cannot_be_used_is_named(tmp_path, pair, problem):
    with pytest.raises(CommandError, match=problem) as caught:
        scored(tmp_path, "--judge", "lexical", pairs=[pair])
    assert caught.value.returncode == 1


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--columns", "text=source"], "has no use for text; name doc_id"),
        (["--judge", "student"], "judge student"),
        (["--guideline", "nobody"], "guideline is 'nobody'; there is no such version"),
        (["--guideline", "default", "--judge", "geval"], "leave out --judge"),
    ],
)
def test_an_option_that_cannot_be_used_is_refused(tmp_path, arguments, problem):
    with pytest.raises(CommandError, match=problem):
        scored(tmp_path, *arguments)


def test_a_file_of_another_ending_is_refused_before_anything_is_asked(tmp_path):
    with pytest.raises(CommandError, match="end its name in one of"):
        scored(tmp_path, out="scores.xlsx")


def test_columns_of_a_table_are_named_by_option(tmp_path):
    file = tmp_path / "pairs.csv"
    file.write_text("Case;Text;Short\n7;It rains. It pours.;It rains.\n")
    out = tmp_path / "scores.csv"
    columns = "doc_id=Case,source=Text,system_output=Short"
    call_command("judge", str(file), "--judge", "lexical", "--out", str(out), "--columns", columns)
    assert rows(out)[0]["doc_id"] == "7"


def test_parquet_is_read_and_written_where_its_library_is_installed(tmp_path):
    pytest.importorskip("pyarrow")
    turns = [[{"speaker": "Ana", "text": words}] for words in ("It rains.", "It snows.")]
    DataFrame({"source": turns, "summary": ["It rains."] * 2}).to_parquet(tmp_path / "in.parquet")
    out = tmp_path / "scores.parquet"
    call_command("judge", str(tmp_path / "in.parquet"), "--judge", "lexical", "--out", str(out))
    table = read_parquet(out)
    assert list(table["doc_id"]) == ["1", "2"]
    assert table["consistency"][0] > table["consistency"][1]


def test_a_file_that_is_no_parquet_is_named(tmp_path):
    pytest.importorskip("pyarrow")
    (tmp_path / "in.parquet").write_text("no parquet")
    with pytest.raises(CommandError, match=r"in.parquet: cannot be read as Parquet"):
        call_command("judge", str(tmp_path / "in.parquet"), "--judge", "lexical")


def test_without_the_library_of_parquet_the_remedy_is_said(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    importlib.invalidate_caches()
    with pytest.raises(CommandError, match="pip install pyarrow"):
        scored(tmp_path, out="scores.parquet")


def test_an_evidence_check_that_qag_makes_is_estimated_once():
    item = Pair("Ana: We ship on Friday.", "They ship on Friday.").item(1)
    alone = build_plan("qag", model="openai:gpt-5").estimate(item)
    assert build_plan("qag", model="openai:gpt-5", evidence=True).estimate(item) == alone


def test_a_score_on_made_up_quotes_is_none_as_in_the_gate(serve, tmp_path, capsys):
    made_up = {"reason": "Good.", "quotes": ["Nobody ever said this."], "score": 5}
    serve([Reply(data=made_up)])
    plan: Any = {"judge": "geval", "model": MODEL, "criteria": ["consistency"]}
    judged = judge_pairs([Pair(SOURCE, "The pump failed on Monday.")], **plan)
    (outcome,) = judged.outcomes
    assert (outcome.values, outcome.unscored) == ({}, "made-up quotes")
    assert "the judge answered 5" in outcome.reason
    assert "“Nobody ever said this.”. Its reason: Good." in outcome.reason
    average = judged.averages["consistency"]
    assert (average.mean, average.scored, average.unscored) == (None, 0, 1)
    serve([Reply(data=made_up)])
    with pytest.raises(AssertionError, match=r"no score .made-up quotes.: consistency: the judge"):
        assert_scores(Pair(SOURCE, "It."), **plan)
    serve([Reply(data=made_up)])
    source, summary = tmp_path / "source.txt", tmp_path / "summary.txt"
    source.write_text(SOURCE)
    summary.write_text("The pump failed.")
    pair = ("--source", str(source), "--summary", str(summary))
    by = ("--judge", "geval", "--model", MODEL, "--criterion", "consistency")
    call_command("judge", *pair, *by, "--yes", "--verbosity", "0")
    assert "made-up quotes: consistency: the judge answered 5" in capsys.readouterr().out
