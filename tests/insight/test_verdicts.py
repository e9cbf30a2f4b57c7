"""Passes and what became of them, against a plain reading of the rows, text by text."""

from collections import Counter
from random import Random

import pytest

from insight.figures import count_outcomes, count_passed
from judging.models import Evaluation
from records.models import Review
from summaries import services as writing
from summaries.models import Attempt, Origin
from tests.factories import scenes

pytestmark = pytest.mark.django_db


def some_case(random: Random, person) -> None:
    model = random.choice(["offline", "openai:gpt-5"])
    case = scenes.written(scenes.opened_case(f"Case {random.random()}"), scenes.GOOD, model=model)
    text = scenes.newest(case)
    for role in random.sample(["first", "confirmation"], random.randint(0, 2)):
        Evaluation.objects.create(
            attempt=text,
            guideline_version=case.guideline_version,
            role=role,
            judge="geval",
            model="openai:gpt-5",
            passed=random.random() < 0.7,
            seconds=1,
        )
    for decision in random.sample(["approve", "reject", "send_back"], random.randint(0, 2)):
        Review.objects.create(
            attempt=text,
            reviewer=person,
            decision=decision,
            category="other" if decision == "send_back" else "",
            comment="So.",
            attestation="I have read it." if decision == "approve" else "",
            text_sha256=text.sha256,
        )
    for _ in range(random.choice([0, 0, 0, 1, 2])):
        edit = f"{scenes.WEAK} {random.random()}"
        writing.add_attempt(case, text=edit, origin=Origin.REVIEWER, based_on=text, by=person)


def passed(text: Attempt) -> bool | None:
    verdicts = [verdict.passed for verdict in text.evaluations.all()]
    return all(verdicts) if verdicts else None


def became(text: Attempt) -> str | None:
    if Attempt.objects.filter(based_on=text, origin=Origin.REVIEWER).exists():
        return "edited"
    decisions = set(Review.objects.filter(attempt=text).values_list("decision", flat=True))
    for decision, outcome in (
        ("reject", "reject"),
        ("send_back", "send_back"),
        ("approve", "kept"),
    ):
        if decision in decisions:
            return outcome
    return None


@pytest.mark.parametrize("seed", range(3))
def test_the_figures_are_those_of_the_texts(seed):
    random, person = Random(seed), scenes.reviewer()
    for _ in range(40):
        some_case(random, person)
    texts = Attempt.objects.filter(origin=Origin.MODEL)
    judged = [text for text in texts if passed(text) is not None]
    assert {model: (part, whole) for _, model, part, whole in count_passed(texts)} == {
        model: (
            sum(bool(passed(text)) for text in judged if text.model == model),
            sum(text.model == model for text in judged),
        )
        for model in {text.model for text in judged}
    }
    plain = Counter(became(text) for text in judged if passed(text))
    del plain[None]
    assert count_outcomes(texts) == plain


def test_of_no_text_there_is_no_figure():
    assert count_passed(Attempt.objects.none()) == []
    assert count_outcomes(Attempt.objects.none()) == {}
