"""What the rows of the queue show, against a plain reading of the rows it is taken from."""

from collections import Counter
from random import Random

import pytest
from countersign_judge.marks import Mark, Relation

from judging.attention import read_attention
from judging.findings import finding_rows
from judging.models import Evaluation, Score
from reviews.views.queue_rows import read_rows
from summaries import services as writing
from summaries.models import Attempt, Origin, Summary
from tests.factories import scenes

pytestmark = pytest.mark.django_db
WRITERS = ["offline", "openai:gpt-5"]


def some_case(random: Random, author) -> Summary:
    """With up to three texts, each with up to two verdicts, in any state that they allow."""
    case = scenes.opened_case(f"Case {random.random()}")
    for _ in range(random.randint(0, 3)):
        attempt = some_text(random, case, author)
        for role in random.sample(["first", "confirmation"], random.randint(0, 2)):
            some_verdict(random, attempt, role)
    status = random.choice(["in_review", "exhausted", "drafted"])
    Summary.objects.filter(pk=case.pk).update(status=status)
    return case


def some_text(random: Random, case: Summary, author) -> Attempt:
    by_person = {"origin": Origin.AUTHOR, "by": author, "suggested_by": random.choice(["", "x:y"])}
    by_model = {"origin": Origin.MODEL, "model": random.choice(WRITERS)}
    said = random.choice([by_model, by_model, by_person])
    text = f"{scenes.GOOD} {random.random()}"
    return writing.add_attempt(case, text=text, based_on=case.latest_attempt, **said)


def some_verdict(random: Random, attempt: Attempt, role: str) -> None:
    version = attempt.summary.guideline_version
    relations = [str(random.choice(list(Relation))) for _ in range(random.randint(0, 4))]
    evaluation = Evaluation.objects.create(
        attempt=attempt,
        guideline_version=version,
        role=role,
        judge="geval",
        model=random.choice(WRITERS),
        passed=False,
        seconds=1,
        found=finding_rows(
            [
                {
                    "start": random.randint(0, 3),
                    "end": 9,
                    "relation": relation,
                    "found_by": "similarity" if relation == Relation.SIMILAR else "openai:judge",
                }
                for relation in relations
            ]
        ),
    )
    for criterion in version.criteria.all()[: random.randint(0, 4)]:
        value = random.choice([1, 2.5, 4, 5])
        Score.objects.create(evaluation=evaluation, criterion=criterion, value=value, mode="single")


def read_plainly(case: Summary) -> tuple[int, bool, float | None, Counter[Mark | None]]:
    texts = list(case.attempts.order_by("number"))
    lowest = {text: min(scores) for text in texts if (scores := blocking(text))}
    shown = max(lowest, key=lambda text: text.number, default=None)
    decided_on = texts[-1] if texts else None
    if case.status == "exhausted":
        shown = max(lowest, key=lambda text: (lowest[text], text.number), default=None)
        if shown and decided_on and decided_on.origin == Origin.MODEL:
            decided_on = shown
    models = {model for text in texts for model in (text.model, text.suggested_by)}
    models |= {verdict.model for text in texts for verdict in text.evaluations.all()}
    return (
        len(texts),
        bool(models - {"", "offline"}),
        lowest[shown] if shown else None,
        marks_of(decided_on) if decided_on else Counter(),
    )


def blocking(text: Attempt) -> list[float]:
    scores = Score.objects.filter(evaluation__attempt=text).select_related("criterion")
    return [score.value for score in scores if score.criterion.blocking]


def marks_of(text: Attempt) -> Counter[Mark | None]:
    """As the case's page asks for answers."""
    return Counter(span.mark for span in read_attention(text).marks)


@pytest.mark.parametrize("seed", range(4))
def test_the_columns_of_a_page_say_what_the_rows_say(seed):
    random, author = Random(seed), scenes.author()
    for _ in range(12):
        some_case(random, author)
    cases = Summary.objects.all()
    rows = read_rows(cases)
    assert {
        pk: (row.attempts, row.by_model, row.lowest, row.marks) for pk, row in rows.items()
    } == {case.pk: read_plainly(case) for case in cases}
