"""Score modes of G-Eval against the scripted server."""

import math
from decimal import Decimal
from typing import Any

import pytest
from countersign_judge.criteria import ScoreMode
from countersign_judge.judges import geval
from countersign_judge.judges.base import BadParameter, Unscored
from countersign_judge.judges.geval import GevalOptions
from countersign_judge.steps import generate_steps

from tests.judging.judges.conftest import TURNS, a_case, a_criterion
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import MODELS, Serve

pytestmark = pytest.mark.django_db


def verdict(score: object, **more: object) -> Reply:
    data = {"reason": f"Worth {score}.", "quotes": ["twelve thousand euros"], "score": score}
    return Reply(data=data, **more)  # type: ignore[arg-type]


def sampling(*scores: object):
    """The answer at temperature 0 is a 5 without probabilities; a warm request for n gets the next
    n scores, whatever the dialect."""
    left = list(scores)

    def script(request: Received) -> Reply:
        options = request.body.get("options") or request.body
        if not options["temperature"]:
            return verdict(5, logprobs=())
        taken = [left.pop(0) for _ in range(min(request.n, len(left)))]
        return Reply(texts=tuple(f'{{"score": {score}}}' for score in taken) or ("{",))

    return script


def test_auto_weighs_by_probabilities_where_the_server_has_them(serve: Serve, dialect: str) -> None:
    serve([verdict(4, distribution={"4": 0.6, "5": 0.3, "x": 0.1})], dialect=dialect)
    score = geval.judge(a_case(dialect), [a_criterion()]).scores[0]
    # Renormalised over 4 and 5: 0.6 / 0.9 and 0.3 / 0.9, so 4 * 2/3 + 5 * 1/3 = 13/3.
    assert score.value == pytest.approx(13 / 3)
    assert score.distribution == {"4": pytest.approx(2 / 3), "5": pytest.approx(1 / 3)}
    assert score.mode == "logprobs"
    # The variance is 2/3 * (1/3)^2 + 1/3 * (2/3)^2 = 2/9.
    assert score.spread == pytest.approx(math.sqrt(2 / 9))


@pytest.mark.parametrize(
    "top",
    [{"5": -9.0, "The": -0.01}, {"5": -0.01, "2": -6.0}, {"5": 3.0, "2": -0.1}, {"5": 900.0}],
    ids=["the score is absent", "it is unlikely", "likelier than certain", "beyond all numbers"],
)
def test_probabilities_that_contradict_the_score_are_not_believed(
    serve: Serve, top: dict[str, float]
) -> None:
    sure: dict[str, float] = {}
    tokens = (('{"score": ', 0.0, sure), ("2", -6.0, top), ("}", 0.0, sure))
    serve([verdict(2, logprobs=tokens)])
    score = geval.judge(a_case(), [a_criterion()]).scores[0]
    assert score.value == 2


def test_auto_takes_one_greedy_answer_where_there_are_no_probabilities(
    serve: Serve, dialect: str
) -> None:
    server = serve([verdict(4, logprobs=())], dialect=dialect)
    score = geval.judge(a_case(dialect), [a_criterion()]).scores[0]
    assert (score.value, score.mode, score.distribution, score.spread) == (4.0, "single", {}, 0.5)
    assert len(server.requests) == 1


@pytest.mark.django_db(transaction=True)
def test_a_judgement_without_probabilities_is_one_call_a_criterion(
    serve: Serve, dialect: str
) -> None:
    server = serve([verdict(4, logprobs=())], dialect=dialect)
    geval.judge(a_case(dialect), [a_criterion("coherence"), a_criterion(), a_criterion("tone")])
    assert len(server.requests) == 3


def test_samples_are_averaged_and_their_distribution_kept(serve: Serve, dialect: str) -> None:
    server = serve(sampling(5, 4, 4, 3), dialect=dialect)
    case = a_case(dialect, score_mode=ScoreMode.SAMPLES)
    score = geval.judge(case, [a_criterion(parameters={"samples": 4})]).scores[0]
    assert (score.value, score.mode) == (4.0, "samples")
    assert score.distribution == {"3": 0.25, "4": 0.5, "5": 0.25}
    # Squared deviations 1, 0, 0, 1: s^2 = 2/3, and two standard errors are 2 * s / sqrt(4).
    assert score.spread == pytest.approx(math.sqrt(2 / 3))
    # What the one answer with a reason says, which asks for no probabilities.
    assert (score.reason, len(score.quotes)) == ("Worth 5.", 1)
    assert not server.requests[0].wants_logprobs
    options = server.requests[1].body.get("options") or server.requests[1].body
    assert options["temperature"] == 1.0


def test_samples_write_the_score_alone(serve: Serve) -> None:
    server = serve(sampling(*[4] * 20))
    geval.judge(a_case(score_mode=ScoreMode.SAMPLES), [a_criterion()])
    written = [request.schema["properties"] for request in server.requests if request.schema]
    assert [list(properties) for properties in written] == [
        ["reason", "quotes", "score"],
        ["score"],
    ]
    assert "quotes" not in server.requests[-1].prompt.rpartition("Answer with")[2]


def test_twenty_samples_are_asked_for_unless_said_otherwise(serve: Serve) -> None:
    server = serve(sampling(*[4] * 20))
    geval.judge(a_case(score_mode=ScoreMode.SAMPLES), [a_criterion()])
    assert [request.n for request in server.requests] == [1, 20]


def test_ollama_takes_no_n_so_every_sample_is_a_call(serve: Serve) -> None:
    server = serve(sampling(*[4] * 20), dialect="ollama")
    case = a_case("ollama", score_mode=ScoreMode.SAMPLES, score_only=True)
    score = geval.judge(case, [a_criterion()]).scores[0]
    assert (score.mode, len(server.requests)) == ("samples", 20)
    seeds = [request.body["options"]["seed"] for request in server.requests]
    assert len(set(seeds)) == 20


def test_samples_are_drawn_at_the_temperature_of_the_criterion(serve: Serve, dialect: str) -> None:
    server = serve(sampling(*[4] * 2), dialect=dialect)
    case = a_case(dialect, score_mode=ScoreMode.SAMPLES)
    geval.judge(case, [a_criterion(parameters={"samples": 2, "temperature": 2})])
    bodies = [request.body.get("options") or request.body for request in server.requests]
    assert [body["temperature"] for body in bodies[:2]] == [0.0, 2.0]


def test_prompt_flows_twenty_samples_are_one_request_of_the_score_alone(serve: Serve) -> None:
    server = serve(sampling(*[4] * 20))
    criterion = a_criterion(parameters={"samples": 20, "temperature": 2})
    case = a_case(score_mode=ScoreMode.SAMPLES, score_only=True)
    score = geval.judge(case, [criterion]).scores[0]
    assert (score.value, score.mode, score.reason, score.quotes) == (4.0, "samples", "", ())
    (request,) = server.requests
    assert (request.n, request.body["temperature"]) == (20, 2.0)


# --- Scores alone -----------------------------------------------------------


@pytest.mark.parametrize("mode", [ScoreMode.AUTO, ScoreMode.SINGLE, ScoreMode.LOGPROBS])
def test_a_score_alone_is_a_short_answer_without_reason_and_quotes(
    serve: Serve, dialect: str, mode: ScoreMode
) -> None:
    server = serve([Reply(data={"score": 4}, distribution={"4": 0.5, "5": 0.5})], dialect=dialect)
    case = a_case(dialect, score_mode=mode, score_only=True)
    score = geval.judge(case, [a_criterion()]).scores[0]
    assert (score.reason, score.quotes) == ("", ())
    assert score.value == (4.0 if mode == ScoreMode.SINGLE else 4.5)
    (request,) = server.requests
    assert request.schema is not None
    assert list(request.schema["properties"]) == ["score"]
    assert request.max_tokens <= 20
    ending = request.prompt.rpartition("Answer")[2]
    assert "score" in ending
    assert "reason" not in ending and "quote" not in ending  # noqa: PT018


def test_scores_alone_come_for_several_criteria_in_one_call(serve: Serve) -> None:
    scores = {"criterion_1": {"score": 2}, "criterion_2": {"score": 5}}
    server = serve([Reply(data=scores, logprobs=())])
    case = a_case(joint=True, score_only=True)
    found = geval.judge(case, [a_criterion("coherence"), a_criterion()]).scores
    assert [score.value for score in found] == [2.0, 5.0]
    assert len(server.requests) == 1


def test_invalid_samples_are_made_up_by_further_calls(serve: Serve) -> None:
    server = serve(sampling(4, 9, '"four"', 5, 3, 4))
    case = a_case(score_mode=ScoreMode.SAMPLES)
    score = geval.judge(case, [a_criterion(parameters={"samples": 4})]).scores[0]
    assert score.value == 4.0
    assert [request.n for request in server.requests] == [1, 4, 2]


def test_fewer_valid_samples_are_a_smaller_sample(serve: Serve) -> None:
    serve(sampling(5, 4, 9, 9))
    case = a_case(score_mode=ScoreMode.SAMPLES)
    score = geval.judge(case, [a_criterion(parameters={"samples": 4})]).scores[0]
    assert score.value == 4.5
    assert score.distribution == {"4": 0.5, "5": 0.5}


def test_no_valid_sample_is_unscored(serve: Serve) -> None:
    serve(sampling())
    with pytest.raises(Unscored, match="consistency: the judge openai:scripted gave no readable"):
        geval.judge(a_case(score_mode=ScoreMode.SAMPLES), [a_criterion()])


def test_single_asks_for_no_probabilities(serve: Serve, dialect: str) -> None:
    server = serve([verdict(2)], dialect=dialect)
    score = geval.judge(a_case(dialect, score_mode=ScoreMode.SINGLE), [a_criterion()]).scores[0]
    assert (score.value, score.mode) == (2.0, "single")
    assert not server.requests[0].wants_logprobs


def test_logprobs_mode_never_settles_for_less(serve: Serve) -> None:
    serve([verdict(4, logprobs=())])
    with pytest.raises(Unscored, match=r"score_mode is 'logprobs'.*choose auto, single or"):
        geval.judge(a_case(score_mode=ScoreMode.LOGPROBS), [a_criterion()])


@pytest.mark.parametrize(
    "text",
    [
        '{"reason": "cut", "quotes": [], "sco',
        '{"reason": "x", "quotes": [], "score": "4"}',
        '{"reason": "x", "quotes": [], "score": true}',
        '{"reason": "x", "quotes": [], "score": 0}',
        '{"reason": "x", "quotes": [], "score": 6}',
        '{"reason": "x", "quotes": [], "score": 4.5}',
        'I would say: {"reason": "x", "quotes": [], "score": 4} or so.',
        '{"reason": "x", "quotes": [], "score": [4, 5]}',
        '{"reason": "x", "quotes": []}',
        "4",
        "",
    ],
)
def test_an_answer_without_one_clear_score_is_unscored(serve: Serve, text: str) -> None:
    serve([Reply(text)])
    with pytest.raises(Unscored):
        geval.judge(a_case(), [a_criterion()])


def test_an_unreadable_answer_is_asked_again_under_another_seed(serve: Serve) -> None:
    server = serve([Reply("{"), Reply("{"), verdict(5)])
    assert geval.judge(a_case(), [a_criterion()]).scores[0].value == 5.0
    assert [request.body["seed"] for request in server.requests] == [7, 8, 11]


def test_tokens_and_cost_of_every_call_are_added_up(serve: Serve, prices: str) -> None:
    usage = {"prompt_tokens": 1000, "completion_tokens": 100}
    serve([verdict(4, usage=usage)], PRICES=prices)
    judgement = geval.judge(a_case(), [a_criterion(), a_criterion("tone")])
    assert (judgement.prompt_tokens, judgement.completion_tokens) == (2000, 200)
    # Twice 1000 tokens at 2 dollars a million and 100 at 10.
    assert judgement.cost == Decimal("0.006")


def test_an_unknown_price_is_no_price(serve: Serve) -> None:
    serve([verdict(4)])
    assert geval.judge(a_case(), [a_criterion()]).cost is None


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"n": 3}, "geval has no parameter 'n'; it has max_tokens, prompt, samples, seed, "),
        ({"samples": 0}, "parameter samples is 0; give a whole number from 1 to 100"),
        ({"samples": True}, "parameter samples is True"),
        ({"temperature": 2.5}, "parameter temperature is 2.5; give a number from 0 to 2"),
        ({"temperature": "hot"}, "parameter temperature is 'hot'"),
        ({"variants": ["fancy"]}, "variant is 'fancy'; choose one of base"),
        ({"prompt": "{transcript}"}, "prompt has {summary} 0 times"),
    ],
)
def test_a_bad_parameter_is_named_with_its_remedy(
    parameters: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(Unscored) as refused:
        geval.judge(a_case(), [a_criterion(parameters=parameters)])
    assert complaint in str(refused.value)


def test_a_bad_parameter_is_an_error_of_its_own() -> None:
    with pytest.raises(BadParameter):
        GevalOptions.parse(a_criterion(parameters={"nucleus": 1}))


def test_quotes_are_looked_up_in_the_transcript(serve: Serve) -> None:
    serve([verdict(4)])
    (quote,) = geval.judge(a_case(), [a_criterion()]).scores[0].quotes
    assert quote.turn == 0
    said: str = TURNS[0]["text"]
    assert said[quote.start : quote.end] == "twelve thousand euros"


def test_steps_are_generated_without_their_numbers(serve: Serve, dialect: str) -> None:
    steps = ["1. List the claims.", "Check each one.", " 3. Give 5 when all hold. "]
    server = serve([Reply(data={"steps": steps})], dialect=dialect)
    assert generate_steps(a_criterion(), MODELS[dialect]) == [
        "List the claims.",
        "Check each one.",
        "Give 5 when all hold.",
    ]
    assert "Whether the summary has consistency." in server.requests[0].prompt


def test_steps_that_stay_unusable_are_an_error(serve: Serve) -> None:
    serve([Reply(data={"steps": ["  ", "Only one."]})])
    with pytest.raises(Unscored, match="steps for consistency"):
        generate_steps(a_criterion(), MODELS["openai"])
