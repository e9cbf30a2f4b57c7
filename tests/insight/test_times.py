"""The times of the dashboard against a plain reading of what happened, case by case."""

from datetime import timedelta
from random import Random
from statistics import quantiles

import pytest
from django.utils import timezone

from insight.figures import summarize_review_times
from records.models import ClaimEvent, Review
from summaries.models import Transition
from tests.factories import scenes

pytestmark = pytest.mark.django_db
START = timezone.now() - timedelta(days=3)


def moment(random: Random):
    return START + timedelta(minutes=random.randint(0, 40))


def some_history(random: Random, people) -> None:
    """Whatever may have happened to a case, in any order."""
    case = scenes.written(scenes.opened_case(f"Case {random.random()}"), scenes.GOOD)
    attempt = scenes.newest(case)
    for _ in range(random.randint(0, 3)):
        new = random.choice(["in_review", "exhausted", "drafted"])
        Transition.objects.create(
            summary=case, action="pass", new=new, role="judge", at=moment(random)
        )
    for _ in range(random.randint(0, 3)):
        who = random.choice(people)
        action = random.choice(["take", "take", "release"])
        ClaimEvent.objects.create(
            summary=case, action=action, holder=who, by=who, at=moment(random)
        )
    for _ in range(random.randint(0, 2)):
        Review.objects.create(
            attempt=attempt,
            reviewer=random.choice(people),
            decision="reject",
            comment="So.",
            text_sha256=attempt.sha256,
            created_at=moment(random),
        )


def read_plainly(review: Review) -> tuple[float, float] | None:
    case, end = review.attempt.summary, review.created_at
    waiting = case.transitions.filter(new__in=["in_review", "exhausted"], at__lte=end)
    ready = max((moved.at for moved in waiting), default=None)
    if ready is None:
        return None
    taken = [it for it in case.claim_events.filter(action="take") if ready <= it.at <= end]
    first = min((it.at for it in taken), default=end)
    ours = max((it.at for it in taken if it.holder_id == review.reviewer_id), default=ready)
    return (first - ready).total_seconds(), (end - ours).total_seconds()


def both(seconds: list[float]) -> tuple[float, float]:
    """As percentile_cont reckons them."""
    tenths = quantiles(seconds, n=10, method="inclusive")
    return tenths[4], tenths[8]


@pytest.mark.parametrize("seed", range(3))
def test_the_times_are_those_of_the_events(seed):
    random, people = Random(seed), [scenes.reviewer(), scenes.reviewer("rolf")]
    for _ in range(30):
        some_history(random, people)
    plain = [read_plainly(review) for review in Review.objects.all()]
    known = [both_of for both_of in plain if both_of is not None]
    assert len(known) > 5
    kept = [(review.waited, review.handled) for review in Review.objects.all()]
    assert kept == [both_of or (None, None) for both_of in plain]
    decisions, waits, handles = summarize_review_times(Review.objects.all())
    assert decisions == len(plain)
    assert waits == pytest.approx(both([waited for waited, _ in known]))
    assert handles == pytest.approx(both([handled for _, handled in known]))


def test_nobody_but_the_database_says_how_long_a_decision_took():
    case = scenes.in_review()
    attempt = scenes.newest(case)
    review = Review.objects.create(
        attempt=attempt,
        reviewer=scenes.reviewer(),
        decision="reject",
        comment="So.",
        text_sha256=attempt.sha256,
        waited=1e6,
        handled=1e6,
    )
    review.refresh_from_db()
    assert (review.waited, review.handled) == read_plainly(review)


def test_no_decision_has_no_times():
    assert summarize_review_times(Review.objects.all()) == (0, [None, None], [None, None])
    assert summarize_review_times(Review.objects.none()) == (0, [None, None], [None, None])
