"""The shorter form of the evidence check: a verdict a sentence on the turns closest to them."""

from typing import Any

import pytest
from pytest_django import Settings

from judging import evidence_check
from judging.evidence_check import evidence_beside
from judging.findings import Mark
from judging.judges.base import JudgeInput, Judgement
from tests.judging.judges.conftest import TURNS, a_case
from tests.judging.test_passages import LONG
from tests.modelserver import Received, Reply, Scenario
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db
BORNE, AGAINST = "Ana Ruiz needs twelve thousand euros.", "Lena signs on Monday."
TEXT = f"# Money\n{BORNE} {AGAINST} Pigs fly."


@pytest.fixture(autouse=True)
def sentence_by_sentence(settings: Settings) -> None:
    settings.EVIDENCE_CHECK = "sentences"


def answering(*verdicts: str) -> Any:
    def answer(request: Received) -> Reply:
        numbers = (request.schema or {})["properties"]["sentences"]["properties"]
        return Reply(data={"sentences": dict(zip(numbers, verdicts, strict=True))})

    return answer


def checked(case: JudgeInput) -> Judgement:
    found = evidence_beside(case, {"geval"}, ())
    assert found is not None
    return found


def test_each_sentence_has_one_verdict_with_its_probability(serve: Serve) -> None:
    server = serve(answering("title", "yes", "no", "idk"))
    judgement = checked(a_case(text=TEXT))
    (request,) = server.requests
    assert request.schema is not None
    assert judgement.prompt_version == evidence_check.VERSIONS["sentences"]
    said = [each for each in judgement.findings if each.mark]
    assert [(each.text, each.relation, each.mark) for each in said] == [
        (BORNE, "supported", Mark.CHECK),
        (AGAINST, "contradicted", Mark.CHECK),
        ("Pigs fly.", "not mentioned", Mark.CHECK),
    ]
    assert all(each.probability and each.probability > 0.5 for each in said)
    assert said[0].turns[0] == 0


def test_a_long_transcript_is_read_by_its_closest_turns(serve: Serve) -> None:
    server = serve(answering("yes", "no"))
    checked(a_case(turns=LONG, text=f"{BORNE} {AGAINST}"))
    prompt = server.requests[0].prompt
    assert "201|0:00 Ana Ruiz: We need twelve thousand euros." in prompt
    assert f"of {len(LONG)} turns are given" in prompt
    assert "on day 0 was" not in prompt
    assert len(prompt) < 6_000


def test_a_check_without_a_readable_answer_says_why(serve: Serve) -> None:
    serve(lambda _: Reply("I would rather not."))
    assert "no readable answer" in checked(a_case(text=BORNE)).details["failure"]


def test_the_usual_form_takes_sentences_apart(serve: Serve, settings: Settings) -> None:
    settings.EVIDENCE_CHECK = "claims"
    serve(Scenario())
    judgement = checked(a_case(turns=TURNS, text=BORNE))
    assert judgement.prompt_version == evidence_check.VERSIONS["claims"]
