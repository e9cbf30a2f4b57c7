"""Evidence for a text that no judge has read: what a worker found by similarity."""

from datetime import timedelta

from django.utils import timezone

from judging.models import EvidenceSearch
from reviews.remarks import JudgedSpan, Remark
from summaries.models import Attempt
from summaries.models.cases import Origin

_METHOD = "Similarity, no judge"
# A search takes a second; what takes this long has found no worker.
_LATE = timedelta(minutes=1)


def is_unread(attempt: Attempt) -> bool:
    """A reviewer's wording that no judge has read. Reads the evaluations: prefetch them."""
    return attempt.origin == Origin.REVIEWER and not attempt.evaluations.all()


def search_for(attempt: Attempt) -> EvidenceSearch | None:
    """None as long as nobody asked a worker."""
    return EvidenceSearch.objects.filter(attempt=attempt).first()


def is_late(search: EvidenceSearch) -> bool:
    return search.pending and timezone.now() - search.created_at > _LATE


def similar_spans(search: EvidenceSearch) -> list[JudgedSpan]:
    """None before it is done."""
    return [
        JudgedSpan(
            item["start"],
            item["end"],
            (
                Remark(
                    _METHOD,
                    item["relation"],
                    item["reason"],
                    tuple(item["turns"]),
                    bool(item["turns"]),
                ),
            ),
        )
        for item in search.findings
    ]
