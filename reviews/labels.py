"""People's decisions as labels: what was approved is good, the rest is not."""

from uuid import UUID

from judging.student.examples import Example
from reviews.models import Review
from reviews.models.reviews import Decision


def of_decisions(criterion: str) -> dict[UUID, Example]:
    """The latest decision on each attempt judged by the criterion, by the attempt's id."""
    reviews = (
        Review.objects.filter(attempt__summary__guideline_version__criteria__name__iexact=criterion)
        .select_related("attempt__summary__transcript")
        .order_by("created_at")
    )
    return {review.attempt_id: _example(review) for review in reviews.iterator(chunk_size=200)}


def _example(review: Review) -> Example:
    transcript = review.attempt.summary.transcript
    good = review.decision == Decision.APPROVE
    return Example(str(transcript.pk), transcript.turns, review.attempt.text, good, "reviewers")
