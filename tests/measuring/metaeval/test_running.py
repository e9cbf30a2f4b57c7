"""Runs that ask a model: kept, resumed, interrupted, refused."""

import json
import signal
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from threading import Event

import pytest
from countersign_judge.commands.console import show_progress
from countersign_judge.judges import judge_methods
from countersign_judge.metaeval import plans
from countersign_judge.metaeval.columns import build_columns
from countersign_judge.metaeval.items import BadData, DatasetItem
from countersign_judge.metaeval.plans import (
    BadMeasuredJudge,
    MeasuredJudge,
    build_plan_by_judge,
    measured_dimensions,
    measured_judges_for,
)
from countersign_judge.metaeval.readers import parse_turns
from countersign_judge.metaeval.report import format_table, table_lines
from countersign_judge.metaeval.running import (
    JudgementOutcome,
    JudgementRun,
    OutcomeCache,
    Stopped,
    Watcher,
)
from django.core.management import CommandError, call_command

from llm.models import CachedAnswer
from tests.judging.judges.conftest import SUMMARY, TURNS
from tests.judging.judges.test_qag import Answers
from tests.measuring.metaeval import data
from tests.measuring.metaeval.data import PAIRS, pairs_file
from tests.modelserver import Reply
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import serve

__all__ = ["serve"]

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True), pytest.mark.slow]
MODEL = "openai:scripted"
REQUESTS = 18  # nine pairs, two dimensions


def by_prompt(request):
    """The same score for the same prompt, whoever asks and whenever."""
    score = 1 + sha256(request.prompt.encode()).digest()[0] % 5
    return Reply(data=filled(request.schema, {"score": score, "reason": "Scripted."}))


def measured(folder, **options):
    call_command(
        "metaeval",
        pairs_file(folder),
        **{
            "judge": ["geval"],
            "model": [MODEL],
            "out": folder / "out",
            "yes": True,
            "verbosity": 0,
            **options,
        },
    )
    return json.loads((folder / "out" / "results.json").read_text())


def timeless(rows):
    """Without what the clock says."""
    return [
        {**row, "seconds": 0, "per_judgement": {**row["per_judgement"], "seconds": 0}}
        for row in rows
    ]


class Waiting(Watcher):
    """Remembers what it was told to wait for."""

    def __init__(self):
        self.waits = []

    def waiting(self, seconds, reason):
        self.waits.append((seconds, reason))


def a_run(folder, **changes):
    items = [
        DatasetItem(
            pair["doc_id"],
            pair["system_id"],
            parse_turns(pair["source"]),
            pair["system_output"],
            pair["scores"],
        )
        for pair in PAIRS[:3]
    ]
    kept = OutcomeCache(folder / "outcomes.sqlite3")
    return JudgementRun(items, kept, Waiting(), **{"pauses": (0.01, 0.01), **changes})


def requests_of(measured, items, *dimensions):
    return list(build_plan_by_judge(measured, dimensions).requests(items))


def requests_for(run, *, variant="base"):
    return requests_of(MeasuredJudge("geval", MODEL, variant), run.items, "consistency")


def test_a_second_run_makes_no_call_and_says_the_same(serve, tmp_path):
    server = serve(by_prompt, CACHE=False)
    first = measured(tmp_path)
    assert len(server.requests) == REQUESTS
    assert timeless(measured(tmp_path)) == timeless(first)
    assert len(server.requests) == REQUESTS
    assert {row["model"] for row in first} == {MODEL}
    assert first[0]["tokens"] > 0


def test_another_server_under_the_same_name_is_asked_anew(serve, tmp_path):
    serve([Reply(data={"reason": "r", "quotes": [], "score": 4})], CACHE=False)
    one = measured(tmp_path)
    server = serve([Reply(data={"reason": "r", "quotes": [], "score": 2})], CACHE=False)
    other = measured(tmp_path)
    assert len(server.requests) == REQUESTS
    assert (one[0]["gate"]["passed"], other[0]["gate"]["passed"]) == (9, 0)


def test_another_window_is_another_request(serve, settings, tmp_path):
    server = serve(by_prompt, CACHE=False)
    measured(tmp_path)
    settings.LLM = {**settings.LLM, "OPENAI_CONTEXT_TOKENS": 9000}
    measured(tmp_path)
    assert len(server.requests) == 2 * REQUESTS


def test_a_judge_that_asks_otherwise_than_before_is_asked_anew(serve, tmp_path, monkeypatch):
    """Seeds, temperatures and prompts change with the judge's version: judges/test_versions.py."""
    server = serve(by_prompt, CACHE=False)
    measured(tmp_path)
    changed = {**judge_methods(), "geval": replace(judge_methods()["geval"], version="another")}
    monkeypatch.setattr(plans, "judge_methods", lambda: changed)
    measured(tmp_path)
    assert len(server.requests) == 2 * REQUESTS


def test_a_model_that_is_not_configured_is_refused_also_where_everything_is_kept(
    serve, tmp_path, monkeypatch
):
    serve(by_prompt)
    measured(tmp_path)
    monkeypatch.delenv("OPENAI_BASE_URL")
    monkeypatch.delenv("OPENAI_API_KEY", raising=False)
    with pytest.raises(CommandError, match="OPENAI_API_KEY is not set") as caught:
        measured(tmp_path)
    assert caught.value.returncode == 1


def test_wordings_are_measured_side_by_side(serve, tmp_path):
    serve(by_prompt)
    rows = measured(tmp_path, variant=["base", "strict"], dimension=["fluency"])
    assert [(row["variant"], row["n"]) for row in rows] == [("base", 9), ("strict", 9)]
    assert rows[0]["paired"][0]["other"]["variant"] == "strict"
    assert rows[1]["paired"] == []


def lines(folder):
    text = (folder / "out" / "items.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()]


def test_beside_the_results_stands_what_the_judge_said_of_each_item(serve, tmp_path):
    serve(by_prompt)
    rows = measured(tmp_path)
    found = lines(tmp_path)
    assert [line["doc_id"] for line in found] == [pair["doc_id"] for pair in PAIRS]
    fluency = [score for line in found for score in line["scores"][1:]]
    assert {score["dimension"] for score in fluency} == {"fluency"}
    assert [score["human"] for score in fluency] == [pair["scores"]["fluency"] for pair in PAIRS]
    assert {score["reason"] for score in fluency} == {"Scripted."}
    assert all(score["mode"] and score["distribution"] is not None for score in fluency)
    spent = sum(line["prompt_tokens"] + line["completion_tokens"] for line in found)
    assert spent == pytest.approx(sum(row["tokens"] for row in rows), abs=2)


def test_a_source_is_read_once_for_all_dimensions(serve, tmp_path):
    """The second criterion of an item is asked for right after the first, on the same prefix."""
    server = serve(by_prompt, CACHE=False)
    measured(tmp_path, concurrency=1)
    sources = [request.prompt.partition("<<<BEGIN SUMMARY")[0] for request in server.requests]
    assert all(sources[at] == sources[at + 1] for at in range(0, REQUESTS, 2))


def test_the_response_cache_is_left_alone(serve, tmp_path):
    serve(by_prompt, CACHE=True)
    measured(tmp_path)
    assert not CachedAnswer.objects.exists()


def test_a_criterion_without_a_readable_score_costs_no_other_its_own(serve, tmp_path):
    def no_fluency(request):
        unread = "Criterion: fluency" in request.prompt
        return Reply(data={"reason": "?"}) if unread else by_prompt(request)

    serve(no_fluency)
    consistency, fluency = measured(tmp_path)
    assert (consistency["n"], consistency["unscored"]) == (9, 0)
    assert (fluency["n"], fluency["unscored_reasons"]) == (0, {"no readable score": 9})


def test_nothing_is_asked_before_somebody_agreed_to_the_cost(serve, tmp_path, capsys):
    server = serve(by_prompt)
    asked = r"Expected: \d+ calls, .* At most: \d+ calls, .* Give --yes"
    with pytest.raises(CommandError, match=asked) as caught:
        measured(tmp_path, yes=False)
    assert caught.value.returncode == 1
    call_command(
        "metaeval",
        pairs_file(tmp_path),
        judge=["geval"],
        model=[MODEL],
        out=tmp_path / "out",
        dry_run=True,
    )
    assert "At most" in capsys.readouterr().out
    assert server.requests == []
    measured(tmp_path)
    assert measured(tmp_path, yes=False)


class Slow:
    """Answers in its own time and says when it was asked often enough."""

    def __init__(self, enough):
        self.left, self.asked_enough = enough, Event()

    def __call__(self, request):
        self.left -= 1
        if not self.left:
            self.asked_enough.set()
        return replace(by_prompt(request), latency=0.1)


def started(environment, server, folder):
    arguments = ["--judge", "geval", "--model", MODEL, "--concurrency", "2", "--yes"]
    arguments += ["--out", str(folder / "out")]
    return subprocess.Popen(
        [sys.executable, "manage.py", "metaeval", str(pairs_file(folder)), *arguments],
        env={
            **environment,
            "OPENAI_BASE_URL": server.openai_url,
            "COUNTERSIGN_RETENTION_DAYS": "answers=0",
        },
        stderr=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        text=True,
    )


@pytest.mark.parametrize("stop", [(signal.SIGINT, 130, 0), (signal.SIGKILL, -signal.SIGKILL, 4)])
def test_a_run_stopped_in_the_middle_goes_on_to_the_same_results(
    serve, process_environment, tmp_path, stop
):
    how, code, asked_again = stop
    script = Slow(enough=6)
    server = serve(script, CACHE=False)
    stopped = started(process_environment, server, tmp_path)
    assert script.asked_enough.wait(60)
    stopped.send_signal(how)
    said = stopped.communicate()[1]
    assert stopped.returncode == code
    assert how == signal.SIGKILL or "the same command continues from there" in said
    assert not (tmp_path / "out" / "results.json").exists()
    resumed = measured(tmp_path)
    assert len(server.requests) <= REQUESTS + asked_again
    whole = measured(tmp_path, cache=tmp_path / "another")
    assert timeless(resumed) == timeless(whole)


def test_a_busy_server_is_waited_for(serve, tmp_path):
    replies = [*[Reply.error(503)] * 4, Reply(data={"reason": "r", "quotes": [], "score": 4})]
    serve(replies)
    run = a_run(tmp_path, concurrency=1)
    outcomes = run.outcomes(requests_for(run))
    assert {outcome.values["consistency"] for outcome in outcomes.values()} == {4}
    assert len(run.watcher.waits) == 1


def test_a_server_that_stays_down_stops_the_run_and_nothing_is_lost(serve, tmp_path):
    answer = Reply(data={"reason": "r", "quotes": [], "score": 4})
    serve([answer, Reply.error(503)], MAX_TRIES=1)
    run = a_run(tmp_path, concurrency=1)
    with pytest.raises(Stopped, match="503"):
        run.outcomes(requests_for(run))
    assert run.kept.get(requests_for(run)[0]).values == {"consistency": 4}
    assert run.kept.get(requests_for(run)[1]) is None


def test_an_account_without_credit_stops_the_run_at_once(serve, tmp_path):
    serve([Reply.error(429, "no credit", code="insufficient_quota", type="insufficient_quota")])
    run = a_run(tmp_path)
    with pytest.raises(Stopped):
        run.outcomes(requests_for(run))
    assert run.watcher.waits == []


@pytest.mark.parametrize(
    ("status", "said"), [(401, "Set OPENAI_API_KEY"), (404, "does not have openai:")]
)
def test_a_wrong_key_or_model_ends_the_run_at_once_and_is_named(serve, tmp_path, status, said):
    server = serve([Reply.error(status, code="model_not_found" if status == 404 else "")])
    run = a_run(tmp_path, concurrency=1)
    with pytest.raises(Stopped, match=said):
        run.outcomes(requests_for(run))
    assert run.watcher.waits == []
    # While the first answer is read, the only thread may have sent one more.
    assert len(server.requests) <= 2


def test_what_a_model_refuses_is_counted_and_never_zero(serve, tmp_path):
    def no_bridges(request):
        refused = "bridge was closed on Friday" in request.prompt
        return Reply(refusal="I will not.") if refused else by_prompt(request)

    serve(no_bridges)
    rows = measured(tmp_path, dimension=["fluency"])
    assert (rows[0]["n"], rows[0]["unscored"]) == (8, 1)
    assert rows[0]["unscored_reasons"] == {"refused by the model": 1}


def test_the_command_says_how_to_go_on_when_a_server_is_gone(serve, tmp_path):
    serve([Reply.error(401, "wrong key")])
    with pytest.raises(CommandError, match="the same command continues") as caught:
        measured(tmp_path)
    assert caught.value.returncode == 75


def test_two_summaries_that_are_alike_are_judged_once(serve, tmp_path):
    server = serve(by_prompt, CACHE=False)
    run = a_run(tmp_path)
    run.items = [run.items[0], run.items[0]]
    outcomes = run.outcomes(requests_for(run))
    assert len(outcomes) == len(server.requests) == 1


def test_another_wording_is_another_request(serve, tmp_path):
    serve(by_prompt)
    run = a_run(tmp_path)
    keys = {request.key for request in requests_for(run)}
    assert keys.isdisjoint(request.key for request in requests_for(run, variant="strict"))


@pytest.mark.parametrize("judge", ["qag", "mqag", "rules", "lexical", "geval"])
def test_a_judge_is_asked_once_an_item_for_all_dimensions(serve, judge):
    serve(by_prompt)
    item = DatasetItem("a", "", parse_turns("It rains."), "Rain.", {})
    measured = MeasuredJudge(judge, MODEL, None)
    (request,) = requests_of(measured, [item], "fluency", "consistency")
    assert request.plan.group == ("fluency", "consistency")


def test_one_judgement_for_two_dimensions_is_shared_out_among_them(serve, tmp_path):
    server = serve(Answers())
    run = a_run(tmp_path)
    run.items = [DatasetItem("a", "", tuple(TURNS), SUMMARY, {})]
    qag = MeasuredJudge("qag", MODEL, None)
    (request,) = requests_of(qag, run.items, "fluency", "consistency")
    (outcome,) = run.outcomes([request]).values()
    one, other = build_columns([(request, outcome)])
    assert len(server.requests) == 3
    assert one.scores == other.scores
    assert one.scores[0] is not None
    assert one.prompt_tokens == other.prompt_tokens > 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ((["nobody"], [MODEL], ["base"]), "judge is 'nobody'; choose one of geval"),
        ((["geval"], ["offline"], ["base"]), "judge geval needs a language model"),
        ((["geval"], ["gpt"], ["base"]), "'gpt' is not a model"),
        ((["geval"], [MODEL], ["odd"]), "variant is 'odd'"),
    ],
)
def test_a_judge_that_cannot_be_asked_is_refused_with_the_remedy(arguments, problem):
    with pytest.raises(BadMeasuredJudge, match=problem):
        measured_judges_for(*arguments)


def test_every_judge_meets_every_model_and_wording_that_it_takes():
    found = measured_judges_for(["geval", "qag", "rules"], [MODEL, "ollama:m"], ["base", "strict"])
    assert len(found) == 4 + 2 + 1


def test_a_dimension_needs_scores_and_a_definition():
    assert measured_dimensions([], ["overall", "fluency"]) == ("fluency",)
    with pytest.raises(BadMeasuredJudge, match="dimension is 'tone'; the data has fluency"):
        measured_dimensions(["tone"], ["fluency"])
    with pytest.raises(BadMeasuredJudge, match="there is a definition of coherence"):
        measured_dimensions([], ["overall"])


def test_a_cache_that_is_something_else_is_refused(tmp_path):
    (tmp_path / "cache").write_text("this is no database, but long enough to look like one" * 20)
    with pytest.raises(BadData, match="cannot be used as a cache"):
        OutcomeCache(tmp_path / "cache")


def one_done(folder, watcher, outcome):
    """Of two judgements, one was kept from before."""
    rules = MeasuredJudge("rules", "offline", None)
    (request, *_) = requests_of(rules, a_run(folder).items, "fluency")
    watcher.begin(2, 1)
    watcher.done(request, outcome)


def test_progress_tells_rate_cost_and_time_left(tmp_path, capsys):
    with show_progress() as watcher:
        one_done(tmp_path, watcher, JudgementOutcome(unscored="no readable score"))
        watcher.waiting(5, "busy [busy]")
    said = capsys.readouterr().err
    assert "2/2 (1 kept, 1 unscored)" in said
    assert "$0.0000" in said
    assert "0:00:00" in said
    assert "waiting 5 s: busy [busy]" in said


def test_a_quiet_run_shows_no_progress(tmp_path, capsys):
    with show_progress(quiet=True) as watcher:
        one_done(tmp_path, watcher, JudgementOutcome())
        watcher.waiting(5, "busy")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("columns", [120, 40])
def test_progress_stays_on_one_line_of_the_screen(tmp_path, capsys, monkeypatch, columns):
    monkeypatch.setenv("COLUMNS", str(columns))
    with show_progress() as watcher:
        one_done(tmp_path, watcher, JudgementOutcome())
    (line,) = capsys.readouterr().err.splitlines()
    assert len(line) <= columns


def test_a_table_wider_than_the_screen_continues_below():
    lines = table_lines(data.rows())
    whole, folded = format_table(lines), format_table(lines, width=80)
    assert max(map(len, folded.splitlines())) <= 80
    assert folded.count("geval · openai:gpt-5 · base") == folded.count("\n\n") + 1 > 1
    assert set(folded.replace("\\", "").split()) == set(whole.split())
    assert format_table(lines, width=1000) == whole


def test_a_score_that_the_gate_rejects_for_its_quotes_is_none(serve, tmp_path):
    def made_up(request):
        verdict = {"reason": "Made up.", "quotes": ["made-up words"], "score": 3}
        return Reply(data=verdict) if "Criterion: fluency" in request.prompt else by_prompt(request)

    serve(made_up)
    consistency, fluency = measured(tmp_path)
    assert (consistency["n"], consistency["unscored"]) == (9, 0)
    assert (fluency["n"], fluency["unscored_reasons"]) == (0, {"made-up quotes": 9})
