"""All criteria on one sheet."""

import json

import pytest
from countersign_judge.judges import geval
from countersign_judge.judges.base import Unscored

from tests.judging.judges.conftest import a_case, a_criterion
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

CRITERIA = [a_criterion("coherence"), a_criterion("consistency")]


def both(first: int, second: int) -> dict[str, object]:
    return {
        "criterion_1": {"reason": 'They wrote "score": 1.', "quotes": [], "score": first},
        "criterion_2": {"reason": "Fine.", "quotes": [], "score": second},
    }


def test_one_call_scores_every_criterion(serve: Serve, dialect: str) -> None:
    server = serve([Reply(data=both(2, 5), logprobs=())], dialect=dialect)
    judgement = geval.judge(a_case(dialect, joint=True), CRITERIA)
    assert [(score.criterion.name, score.value) for score in judgement.scores] == [
        ("coherence", 2.0),
        ("consistency", 5.0),
    ]
    assert len(server.requests) == 1
    assert "criterion_2. Criterion: consistency" in server.requests[0].prompt


def test_each_score_has_the_probabilities_of_its_own_token(serve: Serve) -> None:
    serve([Reply(data=both(2, 5), distribution={"2": 0.25, "5": 0.75})])
    scores = geval.judge(a_case(joint=True), CRITERIA).scores
    # The scripted server gives both digits the same distribution: 2 * 0.25 + 5 * 0.75.
    assert [score.value for score in scores] == [pytest.approx(4.25)] * 2


def test_scores_written_in_another_order_are_not_weighted(serve: Serve) -> None:
    swapped = dict(reversed(both(5, 5).items()))
    serve([Reply(json.dumps(swapped), distribution={"4": 0.5, "5": 0.5})])
    scores = geval.judge(a_case(joint=True), CRITERIA).scores
    assert [(score.value, score.mode) for score in scores] == [(5.0, "single")] * 2


def test_a_missing_criterion_makes_the_sheet_unreadable(serve: Serve) -> None:
    data = both(4, 4)
    del data["criterion_2"]
    serve([Reply(data=data)])
    with pytest.raises(Unscored, match="coherence, consistency"):
        geval.judge(a_case(joint=True), CRITERIA)


@pytest.mark.django_db(transaction=True)
def test_only_advisory_criteria_share_a_call_where_the_version_asks_for_that(serve: Serve) -> None:
    advisory = [a_criterion(name, blocking=False) for name in ("coherence", "fluency")]
    blocking = [a_criterion(name) for name in ("consistency", "relevance")]

    def script(request: Received) -> Reply:
        together = "criterion_1" in (request.schema or {})["properties"]
        alone = {"reason": "r", "quotes": [], "score": 3}
        return Reply(data=both(4, 5) if together else alone, logprobs=())

    server = serve(script)
    criteria = [advisory[0], blocking[0], advisory[1], blocking[1]]
    judgement = geval.judge(a_case(joint_advisory=True), criteria)
    assert [score.value for score in judgement.scores] == [4.0, 3.0, 5.0, 3.0]
    assert len(server.requests) == 3
    (shared,) = [each.prompt for each in server.requests if "criterion_2. " in each.prompt]
    listed = [name for name in ("coherence", "fluency", "consistency") if f": {name}\n" in shared]
    assert listed == ["coherence", "fluency"]


@pytest.mark.django_db(transaction=True)
def test_a_criterion_with_a_prompt_of_its_own_is_asked_by_itself(serve: Serve) -> None:
    own = a_criterion("tone", parameters={"prompt": "{transcript} Is {summary} kind?"})

    def script(request):
        kind = "kind?" in request.prompt
        return Reply(data={"reason": "r", "quotes": [], "score": 3} if kind else both(4, 5))

    server = serve(script)
    judgement = geval.judge(a_case(joint=True), [own, *CRITERIA])
    assert [score.value for score in judgement.scores] == [3.0, 4.0, 5.0]
    assert len(server.requests) == 2


def test_a_sheet_that_stays_cut_is_filled_criterion_by_criterion(serve: Serve) -> None:
    def script(request: Received) -> Reply:
        if "criterion_1" in (request.schema or {})["properties"]:
            return Reply("{", finish_reason="length")
        score = 2 if "Criterion: coherence" in request.prompt else 5
        return Reply(data={"reason": "Alone.", "quotes": [], "score": score}, logprobs=())

    server = serve(script)
    judgement = geval.judge(a_case(joint=True), CRITERIA)
    assert [score.value for score in judgement.scores] == [2.0, 5.0]
    assert len(server.requests) == 3 + 2
