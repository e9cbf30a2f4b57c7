"""Multiple-choice questions against the scripted server."""

from typing import Any

import pytest
from countersign_judge.criteria import ScoreMode
from countersign_judge.judges import mqag
from countersign_judge.judges.base import Unscored

from tests.judging.judges.conftest import SUMMARY, a_case, a_criterion
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db(transaction=True)

AMOUNT = {
    "sentence": 1,
    "question": "How much was asked for?",
    "options": ["12,000 euros", "10,000 euros", "nothing", "12 euros"],
}
SIGNER = {
    "sentence": 2,
    "question": "Who signs?",
    "options": ["Lena", "Ben", "Ana", "Nobody"],
}


def script(
    *questions: dict[str, Any], transcript: dict[str, float], summary: dict[str, float], **more: Any
) -> Any:
    """Distributions name options of the question asked, whatever letters they got."""

    def reply(request: Received) -> Reply:
        if "questions" in (request.schema or {})["properties"]:
            return Reply(data={"questions": list(questions)})
        shares = transcript if "<<<BEGIN TRANSCRIPT" in request.prompt else summary
        letters = {line[3:]: line[0] for line in request.prompt.splitlines() if line[1:3] == ". "}
        lettered = {letters[option]: p for option, p in shares.items() if option in letters}
        best = max(lettered, key=lambda letter: lettered[letter])
        return Reply(data={"answer": best}, distribution=lettered, **more)

    return reply


def judged(case: Any = None, **parameters: Any) -> Any:
    return mqag.judge(case or a_case(), [a_criterion(method="mqag", parameters=parameters)])


@pytest.mark.parametrize(
    ("distance", "value"),
    [
        # Total variation (0.7 + 0.7) / 2 = 0.7, so 1 + 4 * 0.3.
        ("total_variation", 2.2),
        # Different options are the most likely.
        ("one_best", 1.0),
        # The coefficient is sqrt(0.9 * 0.2) + sqrt(0.1 * 0.8).
        ("hellinger", 1 + 4 * (1 - (1 - (0.18**0.5 + 0.08**0.5)) ** 0.5)),
    ],
)
def test_the_score_is_the_similarity_of_the_answers(
    serve: Serve, distance: str, value: float
) -> None:
    serve(
        script(
            AMOUNT,
            transcript={"12,000 euros": 0.2, "nothing": 0.8},
            summary={"12,000 euros": 0.9, "nothing": 0.1},
        )
    )
    score = judged(distance=distance).scores[0]
    assert score.value == pytest.approx(value)
    assert score.mode == "logprobs"


def test_both_dialects_compare_the_same(serve: Serve, dialect: str) -> None:
    same = {"12,000 euros": 1.0, "Lena": 1.0}
    server = serve(script(AMOUNT, SIGNER, transcript=same, summary=same), dialect=dialect)
    judgement = judged(a_case(dialect))
    assert judgement.scores[0].value == pytest.approx(5.0)
    assert judgement.findings == ()
    assert len(server.requests) == 5


def test_questions_that_disagree_become_findings_on_their_sentence(serve: Serve) -> None:
    serve(
        script(
            AMOUNT,
            SIGNER,
            transcript={"12,000 euros": 1.0, "Ben": 1.0},
            summary={"12,000 euros": 1.0, "Lena": 1.0},
        )
    )
    judgement = judged()
    (finding,) = judgement.findings
    assert SUMMARY[finding.start : finding.end] == "Lena signs on Friday."
    assert finding.relation == "contradicted"
    assert finding.reason == "“Who signs?” Summary: Lena; transcript: Ben."
    assert (finding.turns, finding.found_by) == ((), "openai:scripted")
    assert judgement.scores[0].value == pytest.approx(3.0)
    assert judgement.details["consistency"]["distances"]["total_variation"] == pytest.approx(0.5)


def test_a_transcript_that_is_sure_of_nothing_does_not_contradict(serve: Serve) -> None:
    unsure = {"Lena": 0.2, "Ben": 0.3, "Ana": 0.25, "Nobody": 0.25}
    serve(script(SIGNER, transcript=unsure, summary={"Lena": 1.0}))
    assert judged().findings[0].relation == "not mentioned"


def test_without_probabilities_every_answer_is_asked_for_once(serve: Serve, dialect: str) -> None:
    server = serve(
        script(SIGNER, transcript={"Ben": 1.0}, summary={"Lena": 1.0}, logprobs=()),
        dialect=dialect,
    )
    judgement = judged(a_case(dialect))
    assert (judgement.scores[0].value, judgement.scores[0].mode) == (1.0, "single")
    assert len(server.requests) == 1 + 2
    # One answer does not tell how sure the model is of it.
    assert judgement.findings[0].relation == "not mentioned"


def test_answers_are_sampled_where_the_score_mode_says_so(serve: Serve) -> None:
    server = serve(script(SIGNER, transcript={"Lena": 1.0}, summary={"Lena": 1.0}))
    case = a_case(score_mode=ScoreMode.SAMPLES)
    score = judged(case, samples=4, temperature=0.5).scores[0]
    assert (score.value, score.mode) == (5.0, "samples")
    assert [request.n for request in server.requests] == [1, 4, 4]
    assert [request.body["temperature"] for request in server.requests] == [0.0, 0.5, 0.5]


def test_where_probabilities_are_insisted_on_nothing_takes_their_place(serve: Serve) -> None:
    serve(script(SIGNER, transcript={"Lena": 1.0}, summary={"Lena": 1.0}, logprobs=()))
    with pytest.raises(Unscored, match="openai:scripted gave no probabilities; choose auto"):
        judged(a_case(score_mode=ScoreMode.LOGPROBS))


@pytest.mark.parametrize(
    "broken",
    [
        {**SIGNER, "options": ["Lena", "Ben", "Ana"]},
        {**SIGNER, "options": ["Lena", "lena ", "Ana", "Ben"]},
        {**SIGNER, "options": ["Lena", "", "Ana", "Ben"]},
        {**SIGNER, "sentence": 3},
        {**SIGNER, "sentence": 0},
        {**SIGNER, "question": "  "},
    ],
)
def test_an_invalid_question_makes_the_sample_smaller(serve: Serve, broken: dict[str, Any]) -> None:
    same = {"12,000 euros": 1.0, "Lena": 1.0}
    serve(script(AMOUNT, broken, transcript=same, summary=same))
    details = judged().details["consistency"]
    assert [row["question"] for row in details["questions"]] == ["How much was asked for?"]


def test_no_valid_question_is_unscored(serve: Serve) -> None:
    serve(script({**SIGNER, "options": []}, transcript={}, summary={}))
    with pytest.raises(Unscored, match=r"consistency \(questions\)"):
        judged()


@pytest.mark.parametrize("answer", ['{"answer": "E"}', '{"answer": 1}', "{", "A", '{"answer": ['])
def test_a_question_that_is_not_answered_is_left_out(serve: Serve, answer: str) -> None:
    same = {"12,000 euros": 1.0, "Lena": 1.0}
    good = script(AMOUNT, SIGNER, transcript=same, summary=same)

    def reply(request: Received) -> Reply:
        asked = "answer" in (request.schema or {})["properties"]
        return Reply(answer) if asked and "Who signs?" in request.prompt else good(request)

    serve(reply)
    judgement = judged()
    assert len(judgement.details["consistency"]["questions"]) == 1
    # One question tells nothing about the spread over questions: the widest is assumed.
    assert judgement.scores[0].spread == 2.0


def test_questions_are_made_and_answered_from_the_summary_alone(serve: Serve) -> None:
    server = serve(script(SIGNER, transcript={"Lena": 1.0}, summary={"Lena": 1.0}))
    judged()
    made, from_transcript, from_summary = (request.prompt for request in server.requests)
    assert "<<<BEGIN TRANSCRIPT" not in made
    assert "<<<BEGIN TRANSCRIPT" not in from_summary
    assert SUMMARY not in from_transcript


def test_the_right_option_does_not_always_stand_first(serve: Serve) -> None:
    questions = [{**SIGNER, "question": f"Who signs page {page}?"} for page in range(8)]
    serve(script(*questions, transcript={"Lena": 1.0}, summary={"Lena": 1.0}))
    rows = judged(n=8).details["consistency"]["questions"]
    assert len({row["options"].index("Lena") for row in rows}) > 1


def test_tokens_and_cost_of_all_calls_are_added_up(serve: Serve, prices: str) -> None:
    same = {"12,000 euros": 1.0, "Lena": 1.0}
    serve(script(AMOUNT, SIGNER, transcript=same, summary=same), PRICES=prices)
    judgement = judged()
    total = 2 * judgement.prompt_tokens + 10 * judgement.completion_tokens
    assert judgement.prompt_tokens > 0
    assert float(judgement.cost) == pytest.approx(total / 1_000_000)


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"distance": "euclid"}, "parameter distance is 'euclid'; give one of total_variation, kl"),
        ({"n": 31}, "parameter n is 31; give a whole number from 1 to 30"),
    ],
)
def test_a_bad_parameter_is_named(parameters: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Unscored) as refused:
        judged(**parameters)
    assert complaint in str(refused.value)
