"""How long records stay: rules of retention, legal holds over them, and disposition.

A disposition removes what people said and wrote and leaves every hash, so the chain can still be
verified. What of it the database allows is in the triggers; here is who may, and when.
"""

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.db.models import Exists, Max, OuterRef, Q, QuerySet
from django.utils import timezone

from judging.models import Evaluation, Preview
from llm.models import CachedAnswer, ModelCall
from reviews import policies
from reviews.models import (
    DISPOSED,
    Disposition,
    EditDraft,
    HoldLift,
    LegalHold,
    Record,
    RetentionRule,
)
from reviews.records import index
from summaries import roles
from summaries.models import Attempt, Guideline, RevisionBrief, Summary, Transcript
from summaries.roles import Right
from summaries.status import Status

if TYPE_CHECKING:
    from django.contrib.auth.models import User


class NotDue(Exception):
    """The case is not to be disposed of now; says why."""


def said(reason: str) -> str:
    if not reason.strip():
        raise ValueError("Say why: the reason is kept.")
    return reason.strip()


@transaction.atomic
def place_hold(summary: Summary, *, by: "User", reason: str) -> LegalHold:
    """Raises PermissionDenied, NotDue when nothing is left to hold, ValueError with no reason."""
    case = _locked(summary)
    policies.check_can_keep_records(by, case)
    if Disposition.objects.filter(summary=case).exists():
        raise NotDue("The content of this case was disposed of: there is nothing to hold.")
    return LegalHold.objects.create(summary=case, by=by, reason=said(reason))


@transaction.atomic
def lift_hold(hold: LegalHold, *, by: "User", reason: str) -> HoldLift:
    """Raises PermissionDenied, and ValueError without a reason or for a hold that was lifted."""
    case = _locked(hold.summary)
    policies.check_can_keep_records(by, case)
    if HoldLift.objects.filter(hold=hold).exists():
        raise ValueError("This hold has been lifted already.")
    return HoldLift.objects.create(hold=hold, by=by, reason=said(reason))


def check_can_set_retention(user: "User", guideline: Guideline) -> None:
    if not roles.can(user, Right.KEEP_RECORDS, guideline):
        raise PermissionDenied("Only leads of a guideline say how long its records stay.")


def set_retention(
    guideline: Guideline, *, days: int | None, by: "User", reason: str
) -> RetentionRule:
    """`days` from the newest record of a case, None for ever. It counts for what is there, too.

    Raises PermissionDenied, and ValueError with no reason.
    """
    check_can_set_retention(by, guideline)
    return RetentionRule.objects.create(guideline=guideline, days=days, by=by, reason=said(reason))


def rules() -> dict[int, RetentionRule]:
    """The rule that counts, by the key of its guideline."""
    newest = RetentionRule.objects.order_by("guideline", "-at", "-id").distinct("guideline")
    return {rule.guideline_id: rule for rule in newest.select_related("by")}


def due(now: datetime | None = None) -> QuerySet[Summary]:
    """Approved cases whose records are past their rule and on no hold, the oldest first."""
    return _past(now or timezone.now()).filter(Q(held=False))


def held_back(now: datetime | None = None) -> QuerySet[Summary]:
    """Cases past their rule that a hold keeps."""
    return _past(now or timezone.now()).filter(Q(held=True))


def _past(now: datetime) -> QuerySet[Summary]:
    past = Q(pk__in=[])
    for guideline, rule in rules().items():
        if rule.days is not None:
            last = now - timedelta(days=rule.days)
            past |= Q(guideline_version__guideline=guideline, last_record__lte=last)
    holds = LegalHold.objects.filter(summary=OuterRef("pk"), lift__isnull=True)
    cases = Summary.objects.filter(status=Status.APPROVED, disposition__isnull=True)
    dated = cases.annotate(last_record=Max("records__created_at"), held=Exists(holds))
    return dated.filter(past).order_by("last_record", "pk")


@transaction.atomic
def dispose(summary: Summary, *, by: "User | None", reason: str) -> Disposition:
    """Remove the content of a case that is due, and log it; `by` is None for the command line.

    Goes: texts of records and attempts, snapshots, verdicts with their evidence, briefs, cached
    answers of models, and the transcript unless another case still has its content. Stays: the
    hashes, the chain, decisions with their reasons, the history, titles and external ids.
    Raises PermissionDenied, NotDue with the reason, ValueError; nothing is removed then.
    """
    case = _locked(summary)
    if by is not None:
        policies.check_can_keep_records(by, case)
    days = _check_due(case)
    # Two cases of one transcript wait for each other, so that the later one takes it along.
    transcript = Transcript.objects.select_for_update().only("pk").get(pk=case.transcript_id)
    others = Summary.objects.filter(transcript=transcript, disposition__isnull=True)
    alone = not others.exclude(pk=case.pk).exists()
    log = Disposition.objects.create(
        summary=case, by=by, reason=said(reason), days=days, transcript=alone
    )
    _empty(case)
    if alone:
        Transcript.objects.filter(pk=transcript.pk).update(turns=[], warnings=[])
    index.strip(case.pk)
    return log


def _check_due(case: Summary) -> int:
    """The days of the rule that the case is past; raises NotDue."""
    if LegalHold.objects.filter(summary=case, lift__isnull=True).exists():
        raise NotDue("The case is on legal hold.")
    rule = rules().get(case.guideline_version.guideline_id)
    if rule is None or rule.days is None:
        raise NotDue(f"Records under “{case.guideline_version.guideline}” stay for ever.")
    if not due().filter(pk=case.pk).exists():
        raise NotDue("The case is not past its retention, is not approved, or was disposed of.")
    return rule.days


def _empty(case: Summary) -> None:
    Record.objects.filter(summary=case).update(text=DISPOSED, snapshot="")
    attempts = Attempt.objects.filter(summary=case)
    Evaluation.objects.filter(attempt__in=attempts).delete()
    Preview.objects.filter(attempt__in=attempts).delete()
    EditDraft.objects.filter(attempt__in=attempts).delete()
    RevisionBrief.objects.filter(attempt__in=attempts).delete()
    attempts.update(text=DISPOSED)
    asked = ModelCall.objects.filter(subject=case.pk).values("request_sha256")
    CachedAnswer.objects.filter(request_sha256__in=asked).delete()


def _locked(summary: Summary) -> Summary:
    locked = Summary.objects.select_for_update(of=("self",))
    return locked.select_related("guideline_version__guideline").get(pk=summary.pk)
