"""What the judges of one case have in common: their prompt's beginning and their registry."""

import pytest
from countersign_judge.judges import check_parameters, geval, qag
from countersign_judge.judges.base import BadParameter
from countersign_judge.variants import shipped_variants

from llm.models import ModelCall
from tests.judging.judges.conftest import a_case, a_criterion
from tests.judging.judges.test_qag import Answers
from tests.modelserver import Received, Reply
from tests.modelserver.counting import tokens
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db


def script(request: Received) -> Reply:
    if "score" not in (request.schema or {})["properties"]:
        return Answers()(request)
    properties = (request.schema or {})["properties"]
    given = {"notes": [], "reason": "r", "quotes": [], "score": 4}
    return Reply(data={name: given[name] for name in properties})


def test_every_method_and_wording_begins_with_the_same_bytes(serve: Serve) -> None:
    server = serve(script)
    for name in shipped_variants():
        geval.judge(a_case(variant=name), [a_criterion()])
    qag.judge(a_case(), [a_criterion(method="qag", parameters={"async_mode": False})])
    prompts = [
        request.prompt for request in server.requests if "<<<BEGIN TRANSCRIPT" in request.prompt
    ]
    beginnings = {prompt[: prompt.index("<<<END TRANSCRIPT")] for prompt in prompts}
    assert len(prompts) == 6
    assert len(beginnings) == 1


def test_the_second_criterion_finds_the_transcript_in_the_servers_cache(serve: Serve) -> None:
    server = serve(script)
    geval.judge(a_case(), [a_criterion("fluency"), a_criterion("tone")])
    first, second = ModelCall.objects.order_by("id")
    prompt = server.requests[1].prompt
    beginning = prompt[: prompt.index("<<<END TRANSCRIPT")]
    assert first.cached_tokens == 0
    assert second.cached_tokens >= len(tokens(beginning)) - 1


@pytest.mark.parametrize("method", ["geval", "qag", "mqag", "rules", "lexical", "student"])
def test_the_parameters_of_every_method_can_be_checked_beforehand(method: str) -> None:
    if method != "student":
        check_parameters(a_criterion(method=method))
    with pytest.raises(BadParameter, match=f"{method} has no parameter 'colour'"):
        check_parameters(a_criterion(method=method, parameters={"colour": "red"}))


def test_parameters_are_a_json_object() -> None:
    with pytest.raises(BadParameter, match=r"parameters is \['n'\]; give a JSON object"):
        check_parameters(a_criterion(parameters=["n"]))
