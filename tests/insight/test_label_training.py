"""What a student learns from out of what is stored."""

import pytest

from insight.labels import find_decision_examples
from judging.models import Evaluation, Score
from measuring.students import examples_from_evaluations
from records.models import Review
from summaries.models import Attempt
from tests.factories.cases import attempt, case, user

pytestmark = pytest.mark.django_db


def judged(value: float, *, judge: str = "geval", model: str = "openai:strong") -> Attempt:
    made = attempt(case())
    version = made.summary.guideline_version
    evaluation = Evaluation.objects.create(
        attempt=made, guideline_version=version, judge=judge, model=model, passed=True, seconds=1
    )
    Score.objects.create(
        evaluation=evaluation,
        criterion=version.criteria.get(),
        value=value,
        mode="single",
    )
    return made


def decided(on: Attempt, decision: str) -> None:
    Review.objects.create(
        attempt=on,
        reviewer=user(),
        decision=decision,
        comment="Look again.",
        text_sha256=on.sha256,
        attestation="I have read it." if decision == "approve" else "",
    )


def test_a_language_models_scores_are_labels_from_four_on() -> None:
    good, bad = judged(4.0), judged(3.99)
    found = examples_from_evaluations("Consistency")
    assert {key: example.good for key, example in found.items()} == {good.pk: True, bad.pk: False}
    assert found[good.pk].origin == "judge openai:strong"
    assert found[good.pk].document != found[bad.pk].document


def test_what_no_language_model_judged_is_no_label() -> None:
    judged(5.0, judge="lexical", model="offline")
    judged(5.0, model="offline")
    assert examples_from_evaluations("consistency") == {}


def test_labels_keep_to_the_criterion_and_the_model_asked_for() -> None:
    judged(5.0)
    assert examples_from_evaluations("fluency") == {}
    assert examples_from_evaluations("consistency", model="openai:other") == {}


def test_the_latest_decision_of_people_is_the_label() -> None:
    made = judged(5.0)
    decided(made, "approve")
    decided(made, "send_back")
    found = find_decision_examples("consistency")
    assert (found[made.pk].good, found[made.pk].origin) == (False, "reviewers")
    assert find_decision_examples("fluency") == {}
