"""Wordings of the prompt as data."""

from pathlib import Path

import pytest
from countersign_judge.judges import geval
from countersign_judge.variants import (
    BadVariant,
    confirming_variants,
    get_variant,
    load_variant,
    parse_prompt,
    shipped_variants,
)

from tests.judging.judges.conftest import SUMMARY, a_case, a_criterion
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

GOOD = "{transcript} {summary} {criteria}"


def test_four_wordings_ship() -> None:
    assert sorted(shipped_variants()) == ["base", "repeated", "stepwise", "strict"]


def test_a_confirmation_always_has_other_words() -> None:
    assert all(name not in confirming_variants(name) for name in shipped_variants())
    assert confirming_variants("base")[0] == "repeated"


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadVariant, match="'fancy'; choose one of base, repeated"):
        get_variant("fancy")


@pytest.mark.parametrize(
    ("prompt", "complaint"),
    [
        ("{summary} {criteria}", "{transcript} 0 times; write it exactly once"),
        ("{transcript} {criteria}", "{summary} 0 times"),
        ("{transcript} {summary} {summary} {criteria}", "{summary} 2 times"),
        ("{transcript} {summary} {criteria} {model}", "{model}; the placeholders are {transcript}"),
        ("{criteria} {transcript} {summary}", "{criteria} before {transcript}; move it behind"),
    ],
)
def test_a_prompt_that_cannot_work_is_refused(prompt: str, complaint: str) -> None:
    with pytest.raises(BadVariant) as refused:
        parse_prompt("mine", prompt)
    assert complaint in str(refused.value)


def test_a_prompt_for_one_criterion_may_name_it_itself() -> None:
    variant = parse_prompt("mine", "Be kind. {transcript} Rate {summary}", for_one=True)
    assert variant.opening == "Be kind. "
    assert variant.fill(summary="S", criteria="C", form="F") == "Rate S\n\nF"


def test_braces_that_are_no_placeholders_stay_text() -> None:
    variant = parse_prompt("mine", GOOD + ' like {"score": 3}')
    filled = variant.fill(summary="{form}", criteria="C", form="F")
    assert filled == '{form} C like {"score": 3}\n\nF'


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("just text", "mine.yaml: expected a mapping"),
        ("name: mine\nprompt: x\ncolour: red", "unknown field 'colour'"),
        (f"name: Not Good\nprompt: '{GOOD}'", "name is 'Not Good'"),
        ("name: mine\nprompt: 5", "prompt is 5; give it some text"),
        (f"name: mine\nnotes: maybe\nprompt: '{GOOD}'", "notes is 'maybe'; write true or false"),
        ("name: [", "mine.yaml is not YAML"),
    ],
)
def test_a_bad_file_is_refused_by_name(tmp_path: Path, content: str, complaint: str) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(content)
    with pytest.raises(BadVariant) as refused:
        load_variant(path)
    assert complaint in str(refused.value)


def test_a_file_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(f"name: mine\ntitle: Ours\nnotes: true\nprompt: '{GOOD}'")
    variant = load_variant(path)
    assert (variant.name, variant.title, variant.notes) == ("mine", "Ours", True)


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["base", "repeated", "strict", "stepwise"])
def test_every_wording_shares_the_prompt_up_to_the_end_of_the_transcript(
    serve: Serve, name: str
) -> None:
    reply = {"notes": ["a"], "reason": "r", "quotes": [], "score": 4}
    if name != "stepwise":
        del reply["notes"]
    server = serve([Reply(data=reply)])
    for criterion in ("fluency", "tone"):
        geval.judge(a_case(variant=name, text=f"{SUMMARY} {criterion}"), [a_criterion(criterion)])
    one, other = (request.messages[1]["content"] for request in server.requests)
    end = one.index("<<<END TRANSCRIPT")
    assert one.startswith("<<<BEGIN TRANSCRIPT")
    assert one[:end] == other[:end]
    assert "Whether the summary has fluency." in one[end:]
    assert one.count("<<<BEGIN SUMMARY") == 1


@pytest.mark.django_db
def test_the_wording_is_on_the_judgement(serve: Serve) -> None:
    serve([Reply(data={"reason": "r", "quotes": [], "score": 4})])
    judgement = geval.judge(a_case(variant="strict"), [a_criterion()])
    assert judgement.prompt_version == "geval-13/strict"


@pytest.mark.django_db
def test_stepwise_asks_for_notes_before_the_reason(serve: Serve) -> None:
    server = serve([Reply(data={"notes": ["a"], "reason": "r", "quotes": [], "score": 4})])
    geval.judge(a_case(variant="stepwise"), [a_criterion()])
    schema = server.requests[0].schema or {}
    assert list(schema["properties"]) == ["notes", "reason", "quotes", "score"]


@pytest.mark.django_db(transaction=True)
def test_the_spread_over_wordings_is_reported_where_it_is_asked_for(serve: Serve) -> None:
    def script(request: Received) -> Reply:
        prompt = request.prompt
        strict = get_variant("strict").task.partition("\n")[0] in prompt
        score = 2 if strict else 4 if prompt.count("Criterion: ") > 1 else 3
        return Reply(data={"reason": "r", "quotes": [], "score": score}, logprobs=())

    serve(script)
    criterion = a_criterion(parameters={"variants": ["base", "strict", "repeated"]})
    judgement = geval.judge(a_case(), [criterion])
    # The score itself stays that of the guideline's wording; 3, 2 and 4 deviate by 1.
    assert judgement.scores[0].value == 3.0
    assert judgement.details["consistency"] == {
        "variants": {"strict": 2.0, "repeated": 4.0},
        "mean": 3.0,
        "deviation": 1.0,
    }


@pytest.mark.django_db
def test_a_confirmation_is_not_spread(serve: Serve) -> None:
    server = serve([Reply(data={"reason": "r", "quotes": [], "score": 4})])
    criterion = a_criterion(parameters={"variants": ["strict"]})
    case = a_case(variant="repeated", confirming=True)
    assert geval.judge(case, [criterion]).details == {}
    assert len(server.requests) == 1
