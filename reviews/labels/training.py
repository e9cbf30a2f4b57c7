"""People's decisions as examples for a student: what stood is good, the rest is not."""

from collections.abc import Iterator
from uuid import UUID

from judging.student.examples import Example
from reviews.labels.outcomes import decided
from summaries.models import Attempt

_CHUNK = 500


def of_decisions(criterion: str) -> dict[UUID, Example]:
    """What people decided on each text judged by the criterion, by the attempt's id.

    A text that a person had to change materially is no good one; what they made of it is, once
    they approved it.
    """
    texts = Attempt.objects.filter(summary__guideline_version__criteria__name__iexact=criterion)
    good = {outcome.attempt: outcome.good for outcome in decided(texts)}
    return {attempt.pk: _example(attempt, good[attempt.pk]) for attempt in _read(list(good))}


def _read(keys: list[UUID]) -> Iterator[Attempt]:
    for at in range(0, len(keys), _CHUNK):
        found = Attempt.objects.filter(pk__in=keys[at : at + _CHUNK])
        yield from found.select_related("summary__transcript").order_by("pk")


def _example(attempt: Attempt, good: bool) -> Example:
    transcript = attempt.summary.transcript
    return Example(str(transcript.pk), transcript.turns, attempt.text, good, "reviewers")
