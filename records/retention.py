"""Retention: how long records stay, legal holds on them, and the disposition of their content.

A disposition removes what people said and wrote and keeps every hash, so the log can still be
verified. Triggers limit what the database allows; this module says who may do it, and when.
"""

from datetime import datetime, timedelta

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Model, Q, QuerySet
from django.dispatch import Signal
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts import roles
from accounts.roles import Right
from judging.models import (
    Evaluation,
    EvidenceSearch,
    PinnedMeeting,
    TriedText,
    TryOut,
)
from llm.models import CachedAnswer, ModelCall
from records import access, search
from records.circulation import forget_people
from records.models import ActionEntry, Disposition, HoldLift, LegalHold, Record, RetentionRule
from summaries import recordings
from summaries.models import (
    DISPOSED,
    Attempt,
    Correction,
    Guideline,
    GuidelineVersion,
    MeetingContext,
    Recording,
    Redaction,
    RevisionBrief,
    Suggestion,
    Summary,
    Transcript,
)
from summaries.moves import lock_summary
from summaries.status import TERMINAL
from summaries.texts import require_reason

# --- Disposition ------------------------------------------------------------
# A disposition removes every row and column of a case that holds what people said or wrote.
#
# It keeps hashes, the log, decisions with their comments, the history with its reasons, titles
# and external ids. Add each new table that holds content here; tests/records/test_disposed.py
# finds one that is missing.

# Sent with `case` in that transaction: apps above this one remove what they hold of it.
disposing = Signal()
_BELOW_ATTEMPTS: tuple[type[Model], ...] = (
    Evaluation,
    EvidenceSearch,
    Suggestion,
    RevisionBrief,
)
_BELOW_SUMMARIES: tuple[type[Model], ...] = (TryOut, PinnedMeeting, Redaction)


def empty_case(summary: Summary) -> None:
    """Call in the transaction of the case's Disposition; the database requires one."""
    attempts = Attempt.objects.filter(summary=summary)
    forget_answers(summary)
    disposing.send(sender=Summary, summary=summary)
    Record.objects.filter(summary=summary).update(text=DISPOSED, snapshot="", pdf=b"")
    for below in _BELOW_ATTEMPTS:
        below._default_manager.filter(attempt__in=attempts).delete()
    for below in _BELOW_SUMMARIES:
        below._default_manager.filter(summary=summary).delete()
    attempts.update(text=DISPOSED, told=None)
    forget_people(summary)
    search.strip_words(summary.pk)
    ActionEntry.objects.filter(record__summary=summary).delete()


def empty_transcript(transcript: Transcript) -> None:
    """Also its recording and context, and what its corrections say; who made these, when and why
    stays. The database allows it after the last of its cases is disposed of."""
    recordings.remove(transcript)
    MeetingContext.objects.filter(transcript=transcript).delete()
    Correction.objects.filter(transcript=transcript).update(label="", speaker="", text="")
    Transcript.objects.filter(pk=transcript.pk).update(turns=[], warnings=[], metadata={})


def forget_answers(summary: Summary) -> None:
    """Remove models' answers, and errors, which may quote them; costs stay in the ledger."""
    of_summary = Q(try_out__summary=summary) | Q(attempt__summary=summary)
    texts = TriedText.objects.filter(of_summary).values_list("pk", flat=True)
    calls = ModelCall.objects.filter(subject__in=[summary.pk, *texts])
    CachedAnswer.objects.filter(request_sha256__in=calls.values("request_sha256")).delete()
    calls.exclude(error="").update(error=DISPOSED)


# --- Keeping ----------------------------------------------------------------


class NotDue(Exception):
    """The case cannot be disposed of now; says why."""


@transaction.atomic
def place_hold(summary: Summary, *, by: User, reason: str) -> LegalHold:
    """Raises PermissionDenied, NotDue when nothing is left to hold, ValueError with no reason."""
    summary = lock_summary(summary)
    access.check_can_keep_records(by, summary)
    if Disposition.objects.filter(summary=summary).exists():
        raise NotDue(_("Content was disposed of; nothing to hold."))
    return LegalHold.objects.create(summary=summary, by=by, reason=require_reason(reason))


@transaction.atomic
def lift_hold(hold: LegalHold, *, by: User, reason: str) -> HoldLift:
    """Raises PermissionDenied, and ValueError without a reason or for a hold that was lifted."""
    summary = lock_summary(hold.summary)
    access.check_can_keep_records(by, summary)
    if HoldLift.objects.filter(hold=hold).exists():
        raise ValueError(_("This hold is already lifted."))
    return HoldLift.objects.create(hold=hold, by=by, reason=require_reason(reason))


def check_can_set_retention(user: User, guideline: Guideline) -> None:
    if not roles.has_right(user, Right.KEEP_RECORDS, guideline):
        raise PermissionDenied(_("Only leads of this guideline can set retention."))


def set_retention(
    guideline: Guideline, *, days: int | None, by: User, reason: str
) -> RetentionRule:
    """`days` from the close of a case, None for ever. Applies to existing cases, too.

    Raises PermissionDenied, and ValueError with no reason.
    """
    check_can_set_retention(by, guideline)
    return RetentionRule.objects.create(
        guideline=guideline, days=days, by=by, reason=require_reason(reason)
    )


def current_rules() -> dict[int, RetentionRule]:
    """The rule that counts, by the key of its guideline."""
    newest = RetentionRule.objects.order_by("guideline", "-at", "-id").distinct("guideline")
    return {rule.guideline_id: rule for rule in newest.select_related("by")}


def due_cases(now: datetime | None = None) -> QuerySet[Summary]:
    """Closed cases past their rule and not on hold, the longest closed first.

    A case closes when it is approved, rejected or cancelled, or a correction is abandoned.
    """
    return _cases_past_rule(now or timezone.now()).exclude(pk__in=_held_case_keys())


def held_back_cases() -> QuerySet[Summary]:
    """Cases past their rule that a hold keeps; starts with the few holds."""
    return _cases_past_rule(timezone.now()).filter(pk__in=_held_case_keys())


def _held_case_keys() -> QuerySet[LegalHold, object]:
    return LegalHold.objects.filter(lift__isnull=True).order_by().values("summary")


def _cases_past_rule(now: datetime) -> QuerySet[Summary]:
    closed = {
        guideline: now - timedelta(days=rule.days)
        for guideline, rule in current_rules().items()
        if rule.days is not None
    }
    versions = GuidelineVersion.objects.filter(guideline__in=closed).order_by("pk")
    last_of = {version: closed[of] for version, of in versions.values_list("pk", "guideline")}
    past = Q(pk__in=[])
    for last in set(last_of.values()):
        under = [version for version, at in last_of.items() if at == last]
        past |= Q(guideline_version__in=under, status_since__lte=last)
    # The first conditions match two indexes: all in order, or those of one version.
    summaries = Summary.objects.filter(
        status__in=sorted(TERMINAL),
        disposed=False,
        status_since__lte=max(last_of.values(), default=now),
    )
    return summaries.filter(past).order_by("status_since", "pk")


@transaction.atomic
def dispose(summary: Summary, *, by: User | None, reason: str) -> Disposition:
    """Remove the content of a case that is due, and log it; `by` is None for the command line.

    The transcript stays while another case has its content. Raises PermissionDenied, NotDue with
    the reason, ValueError, and then removes nothing.
    """
    summary = lock_summary(summary)
    if by is not None:
        access.check_can_keep_records(by, summary)
    if LegalHold.objects.filter(summary=summary, lift__isnull=True).exists():
        raise NotDue(_("The case is on legal hold."))
    guideline = summary.guideline_version.guideline
    rule = current_rules().get(guideline.pk)
    if rule is None or rule.days is None:
        raise NotDue(_("Records under “{guideline}” are kept forever.").format(guideline=guideline))
    if not due_cases().filter(pk=summary.pk).exists():
        raise NotDue(_("This case is not due for disposal."))
    # Two cases of one transcript wait for each other, so that the later one removes it.
    transcript = Transcript.objects.select_for_update().only("pk").get(pk=summary.transcript_id)
    others = Summary.objects.filter(transcript=transcript, disposition__isnull=True)
    alone = not others.exclude(pk=summary.pk).exists()
    recording = Recording.objects.filter(transcript=transcript).first() if alone else None
    log = Disposition.objects.create(
        summary=summary,
        by=by,
        reason=require_reason(reason),
        days=rule.days,
        transcript=alone,
        recording_sha256=recording.sha256 if recording else "",
    )
    Summary.objects.filter(pk=summary.pk).update(disposed=True)
    empty_case(summary)
    if alone:
        empty_transcript(transcript)
    return log
