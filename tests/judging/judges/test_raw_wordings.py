"""A raw wording is sent exactly as it is written, and says how to sample."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from countersign_judge.judges import geval
from countersign_judge.llm.errors import LLMError
from countersign_judge.variants import BadVariant, load_variant, parse_own_variant
from django.core.management import call_command

from measuring.judgements import Pair, judge_pairs
from tests.documentation import blocks
from tests.judging.judges.conftest import SUMMARY, TURNS, a_case, a_criterion
from tests.measuring.metaeval.data import PAIRS
from tests.modelserver import Reply, Strict
from tests.summaries.fixtures import MODELS, Serve

pytestmark = pytest.mark.django_db(transaction=True)

USER = (
    "You will rate one summary.\n\nSummary:\n{summary}\n\nSource Text:\n{transcript}\n\n"
    'Reply with {"score": 1} to {"score": 5}. {{summary}} is text.\n- Consistency:'
)
RAW: dict[str, Any] = {"name": "notebook", "raw": True, "system": "Be exact.", "user": USER}
FOUR = Reply(data={"score": 4})


def judged(content: dict[str, Any], **changes: Any) -> Any:
    criterion = a_criterion(parameters=changes.pop("parameters", {}))
    judge_input = a_case(variant="notebook", wordings=[content], **changes)
    return geval.judge(judge_input, [criterion]).scores[0]


def plain(turns: list[dict[str, Any]]) -> str:
    return "\n".join(f"{turn['speaker']}: {turn['text']}" for turn in turns)


def test_nothing_is_added_to_a_raw_wording(serve: Serve) -> None:
    server = serve([FOUR])
    score = judged(RAW)
    (request,) = server.requests
    said = plain(TURNS)
    filled = USER.replace("{summary}", SUMMARY, 1).replace("{transcript}", said)
    assert request.messages == [
        {"role": "system", "content": "Be exact."},
        {"role": "user", "content": filled.replace("{{summary}}", "{summary}")},
    ]
    assert list((request.schema or {})["properties"]) == ["score"]
    assert (score.value, score.reason, score.quotes) == (4.0, "", ())


def test_a_raw_wording_may_ask_for_criterion_and_numbers_and_leave_out_the_transcript(
    serve: Serve,
) -> None:
    server = serve([FOUR])
    judged(
        {"name": "notebook", "raw": True, "user": "{criteria}\n{numbered_transcript}\n{summary}"}
    )
    judged({"name": "notebook", "raw": True, "user": "Fluent? {summary}"})
    first, second = (request.messages for request in server.requests)
    assert [message["role"] for message in first] == ["user"]
    assert "Whether the summary has consistency." in first[0]["content"]
    assert "\n1|" in first[0]["content"]
    assert second == [{"role": "user", "content": f"Fluent? {SUMMARY}"}]


def test_braces_in_a_transcript_and_a_summary_stay_text(serve: Serve) -> None:
    server = serve([FOUR])
    turns = [{"speaker": "Ana", "start": 0, "end": 1, "text": "{summary} {{transcript}} {x}"}]
    judged(RAW, turns=turns, text="It says {transcript}.")
    sent = server.requests[0].messages[1]["content"]
    assert "Ana: {summary} {{transcript}} {x}" in sent
    assert "It says {transcript}." in sent


def test_an_unreadable_answer_is_asked_for_again_in_the_same_words(serve: Serve) -> None:
    server = serve([Reply("Four."), FOUR])
    assert judged(RAW).value == 4.0
    first, second = server.requests
    assert first.messages == second.messages
    assert first.body["seed"] != second.body["seed"]


def test_a_server_that_refuses_schemas_gets_no_words_instead(serve: Serve) -> None:
    def script(request: Any) -> Reply:
        if request.schema:
            return Reply.error(400, "response_format is not supported", param="response_format")
        return Reply('{"score": 3}')

    server = serve(script)
    assert judged(RAW).value == 3.0
    assert len({json.dumps(request.messages) for request in server.requests}) == 1


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ({"user": "{document} {summary}"}, "{document}; the placeholders are {transcript}"),
        ({"user": "{transcript}"}, "user has no {summary}"),
        ({"user": ""}, "user is ''; give it some text"),
        ({"prompt": "{transcript} {summary}"}, "unknown field 'prompt'"),
        ({"raw": False}, "unknown field 'system'; only a wording with raw: true has it"),
        ({"top_p": 1.5}, "top_p is 1.5; give a number from 0 to 1"),
        ({"seed": "x"}, "seed is 'x'; give a number"),
    ],
)
def test_a_raw_wording_that_cannot_work_is_refused(
    tmp_path: Path, content: dict[str, Any], complaint: str
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(yaml.safe_dump({**RAW, **content}))
    with pytest.raises(BadVariant) as refused:
        load_variant(file)
    assert complaint in str(refused.value)


@pytest.mark.parametrize("page", ["docs/measuring.md", "docs/judging.md"])
def test_the_wordings_of_the_pages_are_read(page: str) -> None:
    contents = [yaml.safe_load(block.text) for block in blocks(page, "yaml")]
    wordings = [each for content in contents for each in content.get("wordings", [content])]
    assert any(parse_own_variant(content).raw for content in wordings)


# --- Sampling ---------------------------------------------------------------

SAMPLED = {**RAW, "top_p": 0.5, "seed": 0, "max_tokens": 300}


def test_a_wording_says_how_to_sample_and_a_criterion_comes_first(serve: Serve) -> None:
    server = serve([FOUR])
    judged(SAMPLED)
    judged(SAMPLED, parameters={"seed": 99, "top_k": 40})
    one, other = (request.body for request in server.requests)
    assert (one["top_p"], one["seed"], one["max_tokens"]) == (0.5, 0, 300)
    assert "top_k" not in one
    assert (other["top_p"], other["seed"], other["top_k"]) == (0.5, 99, 40)


def test_ollama_takes_all_of_them(serve: Serve) -> None:
    server = serve([FOUR], dialect="ollama")
    judged({**SAMPLED, "top_k": 20}, model=MODELS["ollama"])
    options = server.requests[0].body["options"]
    assert (options["top_p"], options["top_k"], options["seed"]) == (0.5, 20, 0)
    assert options["num_predict"] == 300


@pytest.mark.parametrize("provider", ["openai", "azure"])
def test_a_provider_without_top_k_refuses_it_by_name(serve: Serve, provider: Any) -> None:
    server = serve([FOUR], strict=Strict(provider), ALLOW_ATOMIC=False)
    with pytest.raises(LLMError, match=r"^top_k is 20, and .* takes none, so no call") as no:
        judged({**RAW, "top_k": 20}, model=MODELS[provider])
    assert "Its answer" not in str(no.value)
    assert server.requests == []


@pytest.mark.parametrize("name", ["top_p", "seed"])
def test_what_a_model_refuses_is_not_left_out(serve: Serve, name: str) -> None:
    serve([FOUR], strict=Strict("openai", thinks=True), ALLOW_ATOMIC=False)
    with pytest.raises(LLMError, match=name):
        judged({**RAW, name: 1}, model=MODELS["openai"])


# --- Notebook, command and API ----------------------------------------------


CRITERIA = ("coherence", "consistency", "fluency", "relevance")


def files(place: Path) -> list[str]:
    for name in CRITERIA:
        content = {**RAW, "name": f"my-{name}", "criterion": name, "system": f"Rate {name}."}
        (place / f"{name}.yaml").write_text(yaml.safe_dump(content))
    return [str(place / f"{name}.yaml") for name in CRITERIA]


def test_four_prompts_of_a_notebook_run_in_one_command(serve: Serve, tmp_path: Path) -> None:
    server = serve(lambda request: FOUR, CACHE=False)
    pairs = tmp_path / "pairs.json"
    rows = [
        {**pair, "scores": dict.fromkeys(CRITERIA, pair["scores"]["fluency"])} for pair in PAIRS
    ]
    pairs.write_text(json.dumps(rows))
    call_command(
        "metaeval",
        pairs,
        judge=["geval"],
        model=[MODELS["openai"]],
        variant=files(tmp_path),
        score_mode="single",
        top_p=0.25,
        seed=5,
        out=tmp_path / "out",
        yes=True,
        verbosity=0,
    )
    asked = {request.messages[0]["content"] for request in server.requests}
    assert asked == {f"Rate {name}." for name in CRITERIA}
    assert {request.body["top_p"] for request in server.requests} == {0.25}
    assert {request.body["seed"] for request in server.requests} == {5}
    systems = [request.messages[0]["content"] for request in server.requests]
    # Each prompt for its own criterion, once a pair.
    assert len({systems.count(each) for each in asked}) == 1


def test_judge_pairs_takes_a_raw_wording(serve: Serve, tmp_path: Path) -> None:
    server = serve(lambda request: FOUR)
    _, consistency, *_ = files(tmp_path)
    pair = Pair("Ana: The pump failed.", "It failed.")
    found = judge_pairs(
        [pair],
        model=MODELS["openai"],
        criteria=["consistency"],
        variant=consistency,
        top_p=0.25,
        max_tokens=50,
    )
    assert found.averages["consistency"].mean == 4.0
    (request,) = server.requests
    assert "Source Text:\nAna: The pump failed.\n" in request.messages[1]["content"]
    assert (request.body["top_p"], request.body["max_tokens"]) == (0.25, 50)


def test_a_guideline_gives_each_criterion_its_wording(serve: Serve) -> None:
    server = serve([FOUR])
    criterion = a_criterion(parameters={"wording": "notebook"})
    geval.judge(a_case(joint=True, wordings=[RAW]), [criterion])
    assert server.requests[0].messages[0]["content"] == "Be exact."
    assert parse_own_variant(RAW).content.items() >= RAW.items()
