"""Evidence for a text that no judge has read: a worker looks for it, once a text, by similarity.

Neither a text nor its transcript ever changes, so what was found stays right."""

from datetime import timedelta
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from judging.evidence import retrieved_findings
from judging.models import EvidenceSearch
from judging.remarks import JudgedSpan, Remark
from offline.lexical.judge import find_evidence
from offline.lexical.source import Source
from summaries import jobs
from summaries.models import Attempt, Origin


@transaction.atomic
def request(attempt: Attempt) -> EvidenceSearch:
    """Have a worker look, unless one was asked before."""
    search, made = EvidenceSearch.objects.get_or_create(attempt=attempt)
    if made:
        jobs.enqueue(search)
    return search


def run(search_id: UUID) -> None:
    """Look, unless another worker does or did."""
    jobs.run(EvidenceSearch, search_id, _look)


def _look(search: EvidenceSearch) -> None:
    attempt = Attempt.objects.select_related("summary__transcript").get(pk=search.attempt_id)
    source = Source.from_turns(attempt.summary.transcript.turns)
    found = retrieved_findings(find_evidence(source, attempt.text))
    search.findings = [finding.stored() for finding in found]


# --- Similarity -------------------------------------------------------------
# Evidence for a text that no judge has read: what a worker found by similarity.

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
