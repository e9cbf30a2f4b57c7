"""Taking many failed cases up again at once."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import QuerySet

from summaries.models import Summary
from summaries.models.failures import FailureKind
from summaries.moves import Actor, StaleStatus
from summaries.services import retry
from summaries.status import ForbiddenMove, Status

# In one go, so that an answer comes in seconds; what is left stays failed and is found again.
MOST = 1000


@dataclass(frozen=True)
class Which:
    """Failed cases of a kind, of a guideline's name, failed since then; empty: whichever."""

    kind: FailureKind | None = None
    guideline: str = ""
    since: datetime | None = None

    def among(self, cases: QuerySet[Summary]) -> QuerySet[Summary]:
        """Those of `cases`, what failed first in front."""
        found = cases.filter(status=Status.FAILED)
        if self.kind:
            found = found.filter(failure_kind=self.kind)
        if self.guideline:
            found = found.filter(guideline_version__guideline__name=self.guideline)
        if self.since:
            found = found.filter(status_since__gte=self.since)
        return found.order_by("status_since", "pk")


def retry_all(cases: QuerySet[Summary], *, by: Actor, limit: int = MOST) -> list[UUID]:
    """Take up to `limit` of the failed `cases` up again; the ids of those that were.

    Each by itself, so a case that another person took up meanwhile is left out.
    """
    chosen = cases.defer("words").select_related(None)[:limit]
    return [summary.pk for summary in chosen if _retried(summary, by)]


def _retried(summary: Summary, by: Actor) -> bool:
    try:
        retry(summary, by=by)
    except (ForbiddenMove, StaleStatus):
        return False
    return True
