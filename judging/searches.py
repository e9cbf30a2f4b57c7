"""Evidence for a text that no judge has read: a worker looks for it, once a text, by similarity.

Neither a text nor its transcript ever changes, so what was found stays right."""

from uuid import UUID

from django.db import transaction

from judging.evidence import retrieved_findings
from judging.lexical import Source, find_evidence
from judging.models import EvidenceSearch
from summaries import jobs
from summaries.models import Attempt


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
