"""One's own wordings and guidelines are measured, from files and by name."""

import json
from io import StringIO
from pathlib import Path

import pytest
import yaml
from django.core.management import CommandError, call_command

from judging.guidelines import drafts
from judging.guidelines.content import WordingContent
from tests.judging.guidelines.conftest import content
from tests.measuring.metaeval.data import PAIRS, pairs_file, written
from tests.measuring.metaeval.test_running import MODEL, by_prompt, measured
from tests.modelserver import Reply
from tests.modelserver.scenario import filled
from tests.summaries.fixtures import serve

__all__ = ["serve"]

pytestmark = [pytest.mark.nightly, pytest.mark.django_db(transaction=True), pytest.mark.slow]
PROMPT = "You are {role}.\n{{transcript}}\n{{summary}}\nJudge by:\n{{criteria}}\n{{form}}\n"


def a_file(folder: Path, name: str, /, **fields: object) -> str:
    path = folder / f"{name}.yaml"
    content = {"name": name, "prompt": PROMPT.format(role=name), **fields}
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    return str(path)


def test_four_prompts_run_from_four_files(serve, tmp_path):
    server = serve(by_prompt, CACHE=False)
    names = ["detailed", "short", "with-examples", "as-a-checker"]
    files = [a_file(tmp_path, name) for name in names]
    rows = measured(tmp_path, variant=files, dimension=["fluency"])
    assert [row["variant"] for row in rows] == names
    asked = [request.prompt for request in server.requests]
    assert [sum(f"You are {name}." in prompt for prompt in asked) for name in names] == [9] * 4
    measured(tmp_path, variant=files, dimension=["fluency"])
    assert len(server.requests) == 36, "nothing is asked twice"
    a_file(tmp_path, "short", prompt=PROMPT.format(role="brief"))
    measured(tmp_path, variant=files, dimension=["fluency"])
    assert len(server.requests) == 45, "what was changed is asked for again"


def test_files_stand_beside_wordings_that_ship_and_before_the_data(serve, tmp_path):
    serve(by_prompt, CACHE=False)
    arguments = ["--judge", "geval", "--model", MODEL, "--dimension", "fluency", "--variant"]
    call_command(
        "metaeval",
        *(*arguments, "base", a_file(tmp_path, "mine"), str(pairs_file(tmp_path))),
        out=tmp_path / "out",
        yes=True,
        verbosity=0,
    )
    rows = json.loads((tmp_path / "out" / "results.json").read_text())
    assert [row["variant"] for row in rows] == ["base", "mine"]


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"prompt": "{summary}"}, r"mine.yaml: prompt has \{transcript\} 0 times; write it"),
        ({"prompt": "{transcript} {summary} {tone}"}, r"mine.yaml: prompt has \{tone\}; the"),
        ({"name": "base"}, "mine.yaml: name is 'base', which another wording has; choose"),
        ({"name": "My Prompt"}, "mine.yaml: name is 'My Prompt'; use up to 40 of a-z"),
        (
            {"system": "x"},
            "mine.yaml: unknown field 'system'; only a wording with raw: true has it",
        ),
    ],
)
def test_a_wording_that_cannot_be_used_is_named_with_file_field_and_remedy(
    tmp_path, fields, problem
):
    with pytest.raises(CommandError, match=problem) as caught:
        measured(tmp_path, variant=[a_file(tmp_path, "mine", **fields)])
    assert caught.value.returncode == 1


def test_a_wording_that_is_not_there_is_refused_with_those_that_are(tmp_path):
    with pytest.raises(CommandError, match=r"none.yaml': it cannot be read \(No such file"):
        measured(tmp_path, variant=[str(tmp_path / "none.yaml")])
    with pytest.raises(CommandError, match=r"'fancy'; choose one of base, .*, or name a YAML file"):
        measured(tmp_path, variant=["fancy"])


# --- Guidelines -------------------------------------------------------------


def board(admin, *criteria, **changes):
    made = content(*criteria, judge_model=MODEL, **changes)
    return drafts.create(name="board", title="Board meetings", content=made, by=admin)


def test_two_versions_of_a_guideline_are_measured_by_what_the_data_scores(serve, tmp_path, admin):
    server = serve(by_prompt, CACHE=False)
    first = board(admin, "fluency", "tone")
    drafts.publish(version=first, note="The first.", by=admin)
    second = drafts.draft_from(version=first, by=admin)
    drafts.save_draft(version=second, content=content("fluency", judge_model=MODEL), by=admin)
    found = run(tmp_path, pairs_file(tmp_path), guideline=["board:1", "board:2"])
    assert [(row["judge"], row["model"], row["variant"], row["dimension"]) for row in found] == [
        ("board:1", MODEL, "base", "fluency"),
        ("board:2", MODEL, "base", "fluency"),
    ]
    assert found[0]["dataset"] == found[1]["dataset"], "both say the same of fluency"
    assert len(server.requests) == 9
    assert not any("How good the tone is" in request.prompt for request in server.requests)


def test_a_guideline_is_asked_in_its_own_wording(serve, tmp_path, admin):
    server = serve(by_prompt, CACHE=False)
    own = WordingContent("terse", PROMPT.format(role="terse"))
    board(admin, "fluency", variant="terse", wordings=(own,))
    (row,) = run(tmp_path, pairs_file(tmp_path), guideline=["board:1"])
    assert row["variant"] == "terse"
    assert all("You are terse." in request.prompt for request in server.requests)


def test_a_guideline_of_other_criteria_is_refused_with_both_lists(tmp_path, admin):
    board(admin, "tone")
    with pytest.raises(
        CommandError, match=r"'board:1', which has the criteria tone; .*scores \(consistency, flu"
    ):
        run(tmp_path, pairs_file(tmp_path), guideline=["board:1"])


def test_a_guideline_says_by_itself_how_to_judge(tmp_path, admin):
    board(admin, "fluency")
    with pytest.raises(CommandError, match="--model is for --judge"):
        run(tmp_path, pairs_file(tmp_path), guideline=["board:1"], model=[MODEL])
    with pytest.raises(CommandError, match="guideline is 'none'; there is no such version: `man"):
        run(tmp_path, pairs_file(tmp_path), guideline=["none"])


def run(folder, data, **options):
    given = {"out": folder / "out", "yes": True, "verbosity": 0, **options}
    call_command("metaeval", data, **given)
    return json.loads((folder / "out" / "results.json").read_text())


# --- Criteria in words ------------------------------------------------------

STEPS = ["Read both.", "Score: 5 = neutral, 3 = slightly biased, 1 = one-sided."]
TONE = ["tone=The summary keeps a neutral tone."]


def toned(folder):
    """The data with a dimension that the product does not define."""
    rows = [
        {**pair, "scores": {**pair["scores"], "tone": 1 + at % 5}} for at, pair in enumerate(PAIRS)
    ]
    return str(written(folder / "toned.jsonl", *rows))


def run_in_words(folder, *arguments):
    told = StringIO()
    given = [toned(folder), "--out", str(folder / "out"), "--yes", "--verbosity", "0", *arguments]
    call_command("metaeval", *given, stdout=told)
    return json.loads((folder / "out" / "results.json").read_text()), told.getvalue()


def test_a_dimension_in_words_is_judged_by_steps_that_the_model_writes_and_are_shown(
    serve, tmp_path
):
    given = {"steps": STEPS, "score": 4}
    server = serve(lambda request: Reply(data=filled(request.schema, given)), CACHE=False)
    words = ["--criterion", *TONE, "--dimension", "tone", "--model", MODEL]
    (row,), told = run_in_words(tmp_path, "--judge", "geval", *words)
    assert (row["judge"], row["dimension"], row["n"]) == ("geval", "tone", 9)
    assert f"Steps for 'tone' by {MODEL}:\n1. Read both." in told
    assert sum("neutral tone" in request.prompt for request in server.requests) == 10


def test_a_judge_that_follows_no_words_scores_what_the_product_defines(serve, tmp_path):
    serve(lambda request: Reply(data=filled(request.schema, {"steps": STEPS, "score": 4})))
    judges = ["--judge", "geval", "lexical", "--model", MODEL]
    found, _ = run_in_words(tmp_path, *judges, "--criterion", *TONE)
    assert [row["dimension"] for row in found if row["judge"] == "lexical"] == [
        "consistency",
        "fluency",
    ]
    assert [row["dimension"] for row in found if row["judge"] == "geval"] == [
        "consistency",
        "fluency",
        "tone",
    ]


def test_options_of_a_judge_are_given_by_name(serve, tmp_path):
    server = serve(by_prompt, CACHE=False)
    options = ["--parameters", '{"prompt": "{transcript} {summary} Is it fluent?"}']
    run_in_words(tmp_path, "--judge", "geval", "--model", MODEL, "--dimension", "fluency", *options)
    assert all("Is it fluent?" in request.prompt for request in server.requests)


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--criterion", "mood=Is it cheerful?"], "criterion is 'mood'; the data has consistency"),
        (["--criterion", "tone"], "'tone' is not DIMENSION=WORDS"),
        (["--dimension", "tone"], "'tone'; there is a definition of .*; define others with --crit"),
        (["--judge", "lexical", "--criterion", *TONE, "--dimension", "tone"], "which is for geval"),
        (["--judge", "geval", "--parameters", '{"speed": 9}'], "parameters: .*speed"),
    ],
)
def test_words_and_options_that_cannot_be_used_are_refused(tmp_path, arguments, problem):
    with pytest.raises(CommandError, match=problem):
        run_in_words(tmp_path, "--model", MODEL, *arguments)
