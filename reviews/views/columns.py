"""What a row of the queue shows beside the case's own columns, read for the rows of one page."""

from collections import defaultdict
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from uuid import UUID

from django.db.models import Max, Min, Q, QuerySet

from judging.models import Finding
from llm.names import OFFLINE
from reviews.records import newest_first
from reviews.remarks import count_unsupported
from summaries.models import Attempt, RevisionBrief, Summary
from summaries.status import WAITING, Status

_NO_MODEL = frozenset({"", OFFLINE})


@dataclass
class Texts:
    """Of one case: how many texts it has, whether a language model wrote, suggested or judged
    one, and the lowest blocking score of each that has any, by its number and key."""

    count: int = 0
    by_model: bool = False
    by_engine: bool = False
    lowest: dict[tuple[int, UUID], float] = field(default_factory=dict)

    def judged(self, status: str) -> tuple[int, UUID] | None:
        """The text that a person would decide on: the newest with scores or, attempts used up,
        the best."""
        if status == Status.EXHAUSTED:
            return max(self.lowest, key=lambda text: (self.lowest[text], text), default=None)
        return max(self.lowest, default=None)


@dataclass(frozen=True)
class Row:
    """`lowest` and `unsupported`, how many of its sentences the transcript does not bear out, are
    of the text that a person would decide on; `lowest` is None while none has scores. `by_model`
    and `by_engine` say what wrote or judged any of its texts: a language model, the offline engine,
    or nothing so far."""

    case: Summary
    attempts: int
    by_model: bool
    by_engine: bool
    lowest: float | None
    unsupported: int
    skipped: bool = False

    @property
    def waits_for_a_person(self) -> bool:
        return Status(self.case.status) in WAITING


def in_columns(cases: QuerySet[Summary], skipped: Container[UUID] = ()) -> dict[UUID, Row]:
    """The rows of `cases`, which are those of a page, by key; those in `skipped` say so."""
    shown = {case.pk: case for case in _light(cases)}
    texts = _texts(shown, _sent_back_at(shown.values()))
    judged = {pk: texts[pk].judged(case.status) for pk, case in shown.items()}
    unsupported = _unsupported(found[1] for found in judged.values() if found)
    return {
        pk: _row(case, texts[pk], judged[pk], unsupported, skipped=pk in skipped)
        for pk, case in shown.items()
    }


def _row(
    case: Summary,
    texts: Texts,
    judged: tuple[int, UUID] | None,
    unsupported: dict[UUID, int],
    *,
    skipped: bool,
) -> Row:
    return Row(
        case=case,
        attempts=texts.count,
        by_model=texts.by_model,
        by_engine=texts.by_engine,
        lowest=texts.lowest[judged] if judged else None,
        unsupported=unsupported.get(judged[1], 0) if judged else 0,
        skipped=skipped,
    )


def _light(cases: QuerySet[Summary]) -> QuerySet[Summary]:
    related = ("transcript", "guideline_version__guideline", "author", "claim__holder")
    # Two hours of talk are a megabyte that no row shows.
    heavy = ("transcript__turns", "guideline_version__instructions", "words")
    return cases.select_related(*related).defer(*heavy).prefetch_related(newest_first())


def _sent_back_at(cases: Iterable[Summary]) -> dict[UUID, datetime]:
    """When a person last sent a text back, of those whose attempts were used up again since: only
    what came of it is decided on."""
    again = [case.pk for case in cases if case.sent_back and case.status == Status.EXHAUSTED]
    if not again:
        return {}
    told = RevisionBrief.objects.filter(attempt__summary__in=again).exclude(comment="")
    last = told.order_by().values("attempt__summary").annotate(at=Max("created_at"))
    return dict(last.values_list("attempt__summary", "at"))


def _texts(cases: Iterable[UUID], since: Mapping[UUID, datetime]) -> dict[UUID, Texts]:
    found = {pk: Texts() for pk in cases}
    blocking = Q(evaluations__scores__criterion__blocking=True)
    verdicts = (
        Attempt.objects.filter(summary__in=list(found))
        .order_by()
        .values_list(
            "summary", "number", "pk", "created_at", "model", "suggested_by", "evaluations__model"
        )
        .annotate(low=Min("evaluations__scores__value", filter=blocking))
    )
    for case, number, pk, at, writer, helper, judge, low in verdicts:
        texts = found[case]
        texts.count = max(texts.count, number)
        texts.by_model |= not {writer, helper, judge or ""} <= _NO_MODEL
        texts.by_engine |= OFFLINE in {writer, judge}
        if low is not None and (case not in since or at > since[case]):
            texts.lowest[number, pk] = min(low, texts.lowest.get((number, pk), low))
    return found


def _unsupported(attempts: Iterable[UUID]) -> dict[UUID, int]:
    findings = (
        Finding.objects.filter(evaluation__attempt__in=list(attempts))
        .select_related("evaluation")
        .only(
            *("start", "end", "relation", "evaluation__attempt"),
            *("evaluation__judge", "evaluation__role"),
        )
    )
    by_attempt: dict[UUID, list[Finding]] = defaultdict(list)
    for finding in findings:
        by_attempt[finding.evaluation.attempt_id].append(finding)
    return {attempt: count_unsupported(found) for attempt, found in by_attempt.items()}
