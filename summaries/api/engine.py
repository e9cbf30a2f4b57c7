"""Saying that no language model was used, where that is so."""

from collections.abc import Iterable
from dataclasses import dataclass
from uuid import UUID

from llm.models import ModelCall
from llm.names import NO_MODEL, OFFLINE
from summaries.models import Attempt

_ANSWERED = (ModelCall.Outcome.OK, ModelCall.Outcome.CACHED)


@dataclass(frozen=True)
class Traces:
    """Of some cases: those with a text, and those with a part by a language model."""

    started: frozenset[UUID]
    used: frozenset[UUID]

    def notice(self, summary_id: UUID) -> str | None:
        """Before the first text there is nothing to say."""
        return NO_MODEL if summary_id in self.started - self.used else None


def traces(summary_ids: Iterable[UUID]) -> Traces:
    """From the texts and from the ledger of calls, which also has the judge's."""
    ids = list(summary_ids)
    texts = Attempt.objects.filter(summary__in=ids)
    attempts = list(texts.values_list("summary_id", "model", "suggested_by"))
    calls = ModelCall.objects.filter(subject__in=ids, outcome__in=_ANSWERED)
    called = calls.exclude(provider=OFFLINE).values_list("subject", flat=True).distinct()
    wrote = (summary_id for summary_id, *models in attempts if not {*models} <= {"", OFFLINE})
    return Traces(
        started=frozenset(summary_id for summary_id, *_ in attempts),
        used=frozenset({*wrote, *filter(None, called)}),
    )
