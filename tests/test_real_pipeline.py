"""From a transcript to a reviewer with a real model, which writes and judges."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection

from config.embedded.model_server import ModelServer
from judging.models import Mode, Score
from llm.models import ModelCall
from records.snapshot import models_of
from summaries.models import Summary
from summaries.prompts import preamble
from summaries.status import Status
from tests.factories.cases import TURNS, case
from tests.real_model import TOY, real_model, real_server, short_guideline, tokens
from tests.test_pipeline import work

__all__ = ["real_model", "real_server"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.real_model,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("real_model"),
]

FOR_A_PERSON = {Status.IN_REVIEW, Status.EXHAUSTED}


def test_a_transcript_comes_to_a_reviewer(real_server: ModelServer) -> None:
    summary = work(case(short_guideline("consistency", "coherence")))
    assert summary.status in FOR_A_PERSON, summary.waiting_for or summary.failure
    assert models_of(summary.attempts.all()) == {TOY, ""}
    scores = Score.objects.filter(evaluation__attempt__summary=summary)
    assert {score.criterion.name for score in scores} == {"consistency", "coherence"}
    assert Mode.LOGPROBS in {score.mode for score in scores}
    assert all(sum(score.distribution.values()) == pytest.approx(1) for score in scores)
    transcript = tokens(real_server, preamble("Pump review", TURNS))
    judged = ModelCall.objects.filter(subject=summary.pk, purpose="judge", outcome="ok")
    assert all(call.cached_tokens >= 0.9 * transcript for call in judged)


def test_two_summaries_at_once_share_the_one_slot() -> None:
    under = short_guideline("consistency")

    def worked(summary: Summary) -> Summary:
        try:
            return work(summary)
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(worked, [case(under), case(under, turns=TURNS[:2])]))
    assert {summary.status for summary in done} <= FOR_A_PERSON
    outcomes = set(ModelCall.objects.values_list("outcome", flat=True))
    assert outcomes <= {"ok", "truncated"}, "a call waits for the slot here, and not in the server"
