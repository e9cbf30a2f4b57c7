"""Drills: approved cases return with a planted error, to a reviewer who has not seen them.

docs/review-desk.md says what they are for. An open drill looks like any case. The first decision
closes it, and only its row of `Drill` stays.
"""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max, Q, QuerySet
from django.dispatch import receiver
from django.utils import timezone

from accounts import roles
from accounts.roles import Right
from judging import blind
from judging.models import Evaluation, Rating
from judging.remarks import UNSUPPORTED
from records.appending import current_record
from records.models import ClaimEvent, Decision, Record, Review, ViewEvent
from records.retention import disposing, forget_answers
from reviews import assignments, claims
from reviews.planting import PlantedError, plant
from summaries.models import (
    FOUND,
    Attempt,
    Drill,
    DrillOutcome,
    GuidelineVersion,
    Origin,
    RevisionBrief,
    Summary,
    Transcript,
    TranscriptScan,
    Transition,
)
from summaries.moves import Actor, move
from summaries.services import add_attempt
from summaries.status import TERMINAL, Action, Role, Status

# A case approved longer ago is not used for a drill.
_RECENT = timedelta(days=1)
# Without a decision it closes then.
OPEN_FOR = timedelta(days=14)
# Then the copy is removed; until then its reviewer can see the error.
KEPT_FOR = timedelta(days=30)
# The copy shows this writing time at most, however long the source took.
_LONGEST_WRITING = timedelta(minutes=10)


def sweep() -> None:
    """Close drills that are over, remove old copies, and plant what is due.

    A drill is over when a judge stopped it, it failed, or it waited too long for a decision. The
    version in force sets the share.
    """
    now = timezone.now()
    stuck = Q(summary__status__in=[Status.CANCELLED, Status.FAILED])
    over = Q(stuck | Q(planted_at__lte=now - OPEN_FOR), closed_at=None)
    kept = Q(summary__isnull=False, closed_at__lte=now - KEPT_FOR)
    for drill in Drill.objects.filter(over | kept).select_related("summary"):
        remove_copy(drill)
    drilled = GuidelineVersion.objects.filter(
        drill_share__gt=0, published_at__isnull=False, guideline__archived_at=None
    )
    for version in drilled.select_related("guideline"):
        if version == version.guideline.current:
            for source in sources_of(version):
                plant_in(source)


# --- Planting ---------------------------------------------------------------


def sources_of(version: GuidelineVersion) -> list[Summary]:
    """The version's share of recently approved cases, selected by id. Leaves out cases with a
    drill, a legal hold or a recording, and those that an employee wrote."""
    approved = Summary.objects.filter(
        guideline_version=version,
        status=Status.APPROVED,
        status_since__gte=timezone.now() - _RECENT,
        author=None,
        disposed=False,
        transcript__submitted_by__isnull=False,
        transcript__recording__isnull=True,
    )
    drilled = Drill.objects.filter(source__isnull=False).values("source")
    free = approved.exclude(pk__in=drilled).exclude(holds__lift__isnull=True, holds__isnull=False)
    return [case for case in free.select_related("transcript") if sampled(case.pk, version)]


def sampled(summary_id: UUID, version: GuidelineVersion) -> bool:
    """Is the case in the `drill_share` percent?"""
    return blind.in_share(b"drill" + summary_id.bytes, version.drill_share)


def plant_in(source: Summary) -> Drill | None:
    """A drill on an approved case; None where no reviewer is left who has not seen it, where no
    error fits, where no model wrote it, or where its copy would be a duplicate: a transcript
    without an account has its source and external id."""
    spoken = source.transcript
    names = {"source": spoken.source, "external_id": spoken.external_id}
    if Transcript.objects.filter(**names, submitted_by=None).exists():
        return None
    reviewer = somebody_for(source)
    record = current_record(source)
    written = source.attempts.filter(origin=Origin.MODEL).order_by("-number").first()
    if reviewer is None or record is None or written is None:
        return None
    seed = secrets.randbits(48)
    planted = plant(record.text, spoken.turns, seed=seed)
    if planted is None:
        return None
    with transaction.atomic():
        return Drill.objects.create(
            summary=_copied(source, planted, written, reviewer),
            source=source,
            guideline=source.guideline_version.guideline,
            reviewer=reviewer,
            kind=planted.kind,
            seed=seed,
            start=planted.start,
            end=planted.end,
            was_end=planted.was_end,
        )


def somebody_for(source: Summary) -> User | None:
    """A reviewer under its guideline who has no open drill, cannot read the audit log, and is not
    involved in the case; of several, the one whose last drill is longest ago.

    Involved is who submitted, wrote, viewed, claimed, edited, moved or decided on it, and who
    shares an e-mail address with one of them.
    """
    rows: list[QuerySet[Any, Any]] = [
        ViewEvent.objects.filter(summary=source).values_list("user"),
        ClaimEvent.objects.filter(summary=source).values_list("holder"),
        ClaimEvent.objects.filter(summary=source).values_list("by"),
        Review.objects.filter(attempt__summary=source).values_list("reviewer"),
        RevisionBrief.objects.filter(attempt__summary=source).values_list("by"),
        Attempt.objects.filter(summary=source).values_list("written_by"),
        Transition.objects.filter(summary=source).values_list("actor"),
        Transcript.objects.filter(pk=source.transcript_id).values_list("submitted_by"),
    ]
    found = rows[0].order_by().union(*(each.order_by() for each in rows[1:]))
    seen = {key for (key,) in found if key is not None}
    addresses = User.objects.filter(pk__in=seen).exclude(email="").values_list("email", flat=True)
    same = {address.lower() for address in addresses}
    busy = set(Drill.objects.filter(closed_at=None).values_list("reviewer", flat=True))
    last = Drill.objects.order_by().values("reviewer").annotate(at=Max("planted_at"))
    drilled = dict(last.values_list("reviewer", "at"))
    fitting = [
        user
        for user in assignments.colleagues().exclude(pk__in=seen | busy)
        if roles.can(user, Right.DECIDE, source.guideline_version.guideline)
        and not roles.can_everywhere(user, Right.READ_EVENTS)
        and user.email.lower() not in same
    ]
    fitting.sort(key=lambda user: (user.pk in drilled, drilled.get(user.pk), user.pk))
    return fitting[0] if fitting else None


def _copied(source: Summary, planted: PlantedError, written: Attempt, reviewer: User) -> Summary:
    """A separate case that looks written by a model; the judge reads it next.

    Its transcript has no owner, so no program finds it among its own. Its id is outside the
    blind sample, whose ratings count in statistics.
    """
    first = source.attempts.order_by("number")[0]
    took = min(first.created_at - source.created_at, _LONGEST_WRITING)
    began = timezone.now() - max(took, timedelta(seconds=1))
    while blind.sampled(key := uuid4()):
        pass
    names = ("source", "external_id", "title", "occurred_at", "metadata", "format", "turns")
    hashed = ("word_count", "warnings", "sha256", "submission_sha256")
    same = {name: getattr(source.transcript, name) for name in (*names, *hashed)}
    transcript = Transcript.objects.create(**same, created_at=began)
    for scan in TranscriptScan.objects.filter(transcript=source.transcript):
        TranscriptScan.objects.create(
            transcript=transcript, version=scan.version, signals=scan.signals
        )
    copy = Summary(
        id=key,
        transcript=transcript,
        guideline_version=source.guideline_version,
        drill_for=reviewer,
        status_since=began,
        created_at=began,
    )
    copy.save(force_insert=True)
    opened = source.transitions.order_by("at", "id")[0]
    Transition.objects.create(
        summary=copy,
        action=opened.action,
        new=Status.QUEUED,
        role=opened.role,
        actor=opened.actor,
        at=began,
    )
    move(copy, Action.WRITE, by=Actor(Role.WRITER))
    add_attempt(copy, text=planted.text, origin=Origin.MODEL, based_on=None, model=written.model)
    return copy


# --- Closing ----------------------------------------------------------------


def decided(summary: Summary, attempt: Attempt, decision: Decision) -> Drill:
    """Close the drill with a person's decision on `attempt`, in the decision's transaction.

    If an approved text lacks the planted sentence, its editor has corrected it.
    """
    drill = Drill.objects.select_for_update().get(summary=summary)
    if decision == Decision.APPROVE:
        kept = _planted_sentence(drill) in attempt.text
        outcome = DrillOutcome.MISSED if kept else DrillOutcome.EDITED
    else:
        sent_back = decision == Decision.SEND_BACK
        outcome = DrillOutcome.SENT_BACK if sent_back else DrillOutcome.REJECTED
    _close(drill, outcome, by=Actor(Role.OPERATOR, drill.reviewer))
    return drill


def _planted_sentence(drill: Drill) -> str:
    first = Attempt.objects.get(summary=drill.summary_id, number=1)
    return first.text[drill.start : drill.end]


def withdraw(summary: Summary) -> None:
    """Close any open drill as withdrawn; `summary` keeps its status."""
    for drill in Drill.objects.filter(summary=summary, closed_at=None):
        _note_outcome(drill, DrillOutcome.WITHDRAWN)


def _close(drill: Drill, outcome: DrillOutcome, *, by: Actor) -> None:
    assert drill.summary is not None  # noqa: S101 (an open drill has its copy)
    _note_outcome(drill, outcome)
    if drill.summary.status not in TERMINAL:
        move(drill.summary, Action.CANCEL, by=by)
    claims.end(drill.summary)


def _note_outcome(drill: Drill, outcome: DrillOutcome) -> None:
    drill.outcome, drill.marked, drill.closed_at = outcome, _marked(drill), timezone.now()
    drill.save(update_fields=["outcome", "marked", "closed_at"])


def _marked(drill: Drill) -> bool | None:
    """Whether judge or evidence check doubted the sentence; None where neither read it."""
    first = Evaluation.objects.filter(attempt__summary=drill.summary_id, attempt__number=1)
    found = [finding for evaluation in first.only("found") for finding in evaluation.findings]
    on_it = (item for item in found if item.start < drill.end and drill.start < item.end)
    return any(item.relation in UNSUPPORTED for item in on_it) if found else None


@transaction.atomic
def remove_copy(drill: Drill) -> None:
    """Remove the drill's copy and keep its outcome, without a word of the case.

    Closes an open one first: without a decision there is nothing to show.
    """
    copy = drill.summary
    if drill.closed_at is None:
        stopped = copy is not None and copy.status == Status.CANCELLED
        outcome = DrillOutcome.STOPPED if stopped else DrillOutcome.WITHDRAWN
        _close(drill, outcome, by=Actor(Role.OPERATOR))
    if copy is None:
        return
    forget_answers(copy)
    Drill.objects.filter(pk=drill.pk).update(summary=None)
    Transition.objects.filter(summary=copy).delete()
    Rating.objects.filter(attempt__summary=copy).delete()
    for attempt in copy.attempts.order_by("-number"):
        attempt.delete()
    transcript = copy.transcript
    copy.delete()
    transcript.delete()


@receiver(disposing)
def remove_with_its_source(summary: Summary, **_: Any) -> None:
    """Remove the copy with its case's content, decided on or not."""
    for drill in Drill.objects.filter(source=summary).select_related("summary"):
        remove_copy(drill)


# --- Revealing --------------------------------------------------------------


@dataclass(frozen=True)
class Reveal:
    """What was planted, for its reviewer: the sentence as it was and as they read it."""

    drill: Drill
    was: str
    became: str
    found: bool


def reveal_of(summary: Summary) -> Reveal | None:
    """None for an ordinary case and for an open drill."""
    if summary.drill_for_id is None:
        return None
    drill = Drill.objects.filter(summary=summary, closed_at__isnull=False).first()
    if drill is None or drill.source_id is None:
        return None
    records = Record.objects.filter(summary=drill.source_id, created_at__lte=drill.planted_at)
    text = records.order_by("-number").values_list("text", flat=True).first() or ""
    was, became = text[drill.start : drill.was_end], _planted_sentence(drill)
    return Reveal(drill, was, became, drill.outcome in FOUND)
