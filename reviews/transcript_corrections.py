"""Who may correct a transcript, and when; what a correction means for its open cases."""

from collections.abc import Sequence

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.utils.translation import gettext as _

from accounts.sessions import must_change_password
from reviews import claims, policies
from summaries import naming
from summaries.corrections import Change, store_corrections
from summaries.models import Correction, Summary, Transcript
from summaries.moves import Actor, lock_summary
from summaries.status import TERMINAL, Role


@transaction.atomic
def correct_transcript(
    transcript: Transcript, changes: Sequence[Change], *, by: User, reason: str
) -> list[Correction]:
    """Store the corrections that change something.

    Its cases are locked, so no approval comes between what a person read and what they sign.
    Raises PermissionDenied, Claimed while another person has one of its cases, and
    InvalidCorrection; nothing is stored then.
    """
    cases = [lock_summary(case) for case in transcript.summaries.order_by("pk")]
    check_can_correct(by, transcript, cases)
    for case in cases:
        claims.check_free(case, by=by)
    stored = store_corrections(transcript, changes, by=by, reason=reason)
    for case in cases:
        naming.go_on_when_named(case, by=_actor(by, case))
    return stored


@transaction.atomic
def go_on_without_names(summary: Summary, *, by: User) -> None:
    """Let the writer begin on a case that waits for names.

    Raises PermissionDenied for a person who may not correct its transcript, and ForbiddenMove or
    StaleStatus for a case that does not wait for names.
    """
    case = lock_summary(summary)
    check_can_correct(by, case.transcript, [case])
    naming.go_on_without_names(case, by=_actor(by, case))


def _actor(user: User, case: Summary) -> Actor:
    return Actor(Role.REVIEWER if policies.can_correct(user, case) else Role.OPERATOR, user)


def check_can_correct(user: User, transcript: Transcript, cases: Sequence[Summary]) -> None:
    """Reviewers of one of its open cases, and the person who handed it in, but no author of a
    summary of it: an author would correct what their own text is judged by."""
    if must_change_password(user):
        raise PermissionDenied(_("Choose your own password to continue."))
    if any(policies.is_author(user, case) for case in cases):
        raise PermissionDenied(_("You can't correct the transcript of your own summary."))
    open_cases = [case for case in cases if case.status not in TERMINAL]
    own = transcript.submitted_by_id == user.pk
    if not own and not any(policies.can_correct(user, case) for case in open_cases or cases):
        raise PermissionDenied(
            _("Only reviewers of this guideline and who handed the transcript in can correct it.")
        )
    if not open_cases:
        raise PermissionDenied(
            _("Its cases are closed. Correct the record first; then correct the transcript.")
        )


def can_correct(user: User, summary: Summary) -> bool:
    """Whether the page of a case offers it; `correct_transcript` checks all cases."""
    return (
        summary.status not in TERMINAL
        and not summary.disposed
        and not policies.is_author(user, summary)
        and policies.can_correct(user, summary)
    )
