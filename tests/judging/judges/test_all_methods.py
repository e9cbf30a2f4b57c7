"""One guideline with a criterion of every method, judged and stored."""

from typing import Any

import pytest
from django.db.models.functions import Now

from judging import services
from judging.models import Evaluation, Score
from summaries.models import Criterion, GuidelineVersion, Summary
from summaries.status import Status
from tests.factories.cases import attempt, case, put, version
from tests.judging.judges.conftest import SUMMARY, TURNS
from tests.judging.judges.test_mqag import SIGNER
from tests.judging.judges.test_mqag import script as choices
from tests.judging.judges.test_qag import Answers, answered
from tests.modelserver import Received, Reply
from tests.summaries.fixtures import Serve

pytestmark = pytest.mark.django_db

METHODS: dict[str, dict[str, Any]] = {
    "geval": {},
    "qag": {"async_mode": False},
    "mqag": {},
    "rules": {"banned_phrases": ["asked for"]},
    "lexical": {},
}
NAMES = {"lexical": "relevance"}


def drafted() -> Summary:
    made = version(publish=False, confirm=True)
    made.criteria.all().delete()
    for position, (method, parameters) in enumerate(METHODS.items(), start=1):
        Criterion.objects.create(
            guideline_version=made,
            position=position,
            name=NAMES.get(method, method),
            definition="What it says.",
            method=method,
            parameters=parameters,
            threshold=1.0,
        )
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    summary = put(case(made, turns=TURNS), Status.DRAFTED)
    attempt(summary, text=SUMMARY)
    return summary


def script(request: Received) -> Reply:
    properties = (request.schema or {})["properties"]
    if "score" in properties:
        return Reply(data={"reason": "r", "quotes": [], "score": 4}, distribution={"4": 1.0})
    multiple_choice = "answer" in properties or "multiple-choice" in request.prompt
    return _mqag(request) if multiple_choice else _qag(request)


_qag = Answers(answers=answered("yes", "yes", "no"))
_mqag = choices(SIGNER, transcript={"Ben": 1.0}, summary={"Lena": 1.0})


def test_every_method_stores_its_verdict_side_by_side(serve: Serve, dialect: str) -> None:
    serve(script, dialect=dialect)
    summary = drafted()
    services.judge_summary(summary.pk)
    summary.refresh_from_db()
    assert summary.status == Status.IN_REVIEW, summary.failure
    modes = {
        score.evaluation.judge: (score.mode, score.value)
        for score in Score.objects.filter(evaluation__role="first")
    }
    assert modes["geval"] == ("logprobs", 4.0)
    assert modes["qag"] == ("counted", 3.0)
    assert modes["mqag"] == ("logprobs", 1.0)
    assert modes["rules"] == ("checked", 3.0)
    assert modes["lexical"][0] == "measured"
    details = {item.judge: item.details for item in Evaluation.objects.filter(role="first")}
    assert details["qag"]["qag"]["alignment"] == 0.5
    assert details["mqag"]["mqag"]["distances"]["one_best"] == 1.0
    found = [item for each in Evaluation.objects.all() for item in each.findings]
    assert [item.text for item in found if item.relation == "rule"] == ["asked for"]


def test_without_a_model_rules_and_overlap_are_what_is_left() -> None:
    made = version("consistency", publish=False)
    made.criteria.update(method="rules")
    GuidelineVersion.objects.filter(pk=made.pk).update(published_at=Now())
    summary = put(case(made, turns=TURNS), Status.DRAFTED)
    attempt(summary, text=SUMMARY)
    services.judge_summary(summary.pk)
    evaluation = Evaluation.objects.exclude(passed=None).get()
    assert (evaluation.judge, evaluation.offline) == ("rules", True)
