"""Policies: who may decide on a case, and when, including four eyes.

`check_x` raises PermissionDenied with the reason, `x` answers. `accounts.roles` gives roles their
rights; this module checks what depends on the case.
"""

from functools import partial
from uuid import UUID

from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.roles import AnyUser, Right
from accounts.sessions import must_change_password
from records.access import can_keep_records, passes_check
from records.appending import current_record
from summaries import visibility
from summaries.models import Summary
from summaries.status import WAITING, Status
from web.text import label_in_sentence

# --- Four eyes --------------------------------------------------------------
# Whose work a case is. Under a guideline with four eyes none of these people may approve it.
#
# The submitter could have invented the transcript, through the pages, with a token or by a
# command, and who corrected it could have invented that. The person who wrote or edited a text, or
# asked for its rewrite, would approve their own words. Two accounts with one e-mail address are one
# person: password reset links of both arrive there.

# What the person did, in the page's words, and the path from the case to them.
_INVOLVEMENTS = {
    gettext_noop("handed in its transcript"): "transcript__submitted_by",
    gettext_noop("wrote or edited its text"): "attempts__written_by",
    gettext_noop("asked for its rewrite"): "attempts__briefs__by",
    gettext_noop("corrected its transcript"): "transcript__corrections__by",
}


def _match_user(user: User, path: str) -> Q:
    """The condition that `path` leads to `user` or to an account with their address."""
    own = Q(**{path: user})
    return own | Q(**{f"{path}__email__iexact": user.email}) if user.email else own


def is_author(user: AnyUser, summary: Summary) -> bool:
    if not user.is_authenticated or summary.author_id in (None, user.pk):
        return summary.author_id is not None and summary.author_id == user.pk
    by_address = Summary.objects.filter(_match_user(user, "author"), pk=summary.pk)
    return bool(user.email) and by_address.exists()


def four_eyes_conflict(user: User, summary: Summary) -> str:
    """What `user` did to a case under four eyes; empty when they may approve it."""
    if not summary.guideline_version.four_eyes:
        return ""
    found = Summary.objects.filter(pk=summary.pk)
    hands = _INVOLVEMENTS.items()
    did = [_(action) for action, path in hands if found.filter(_match_user(user, path)).exists()]
    return _(" and ").join(did)


def barred_case_keys(user: User) -> QuerySet[Summary, UUID]:
    """Keys of the waiting cases that `user` cannot approve."""
    waiting = Summary.objects.filter(status__in=WAITING).order_by().values_list("pk", flat=True)
    under = waiting.filter(guideline_version__four_eyes=True)
    return waiting.filter(_match_user(user, "author")).union(
        *(under.filter(_match_user(user, path)) for path in _INVOLVEMENTS.values())
    )


# --- Policies ---------------------------------------------------------------


def check_can_decide(user: User, summary: Summary) -> None:
    """The case waits for a decision, `user` may make it, and only they know their password."""
    if must_change_password(user):
        raise PermissionDenied(_("Choose your own password to continue."))
    if not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can decide."))
    if is_author(user, summary):
        raise PermissionDenied(_("You can't decide on your own summary."))
    if Status(summary.status) not in WAITING:
        refusal = _("This case is {status}; there is nothing to decide.")
        raise PermissionDenied(
            refusal.format(status=label_in_sentence(summary.get_status_display()))
        )


def check_can_approve(user: User, summary: Summary) -> None:
    """Can decide, and under four eyes has not worked on the case."""
    check_can_decide(user, summary)
    did = four_eyes_conflict(user, summary)
    if did:
        refusal = _("Four eyes: you {did}, so a colleague must approve.")
        raise PermissionDenied(refusal.format(did=did))


def check_can_reject(user: User, summary: Summary) -> None:
    """Can decide, and the case has no record."""
    check_can_decide(user, summary)
    if current_record(summary):
        raise PermissionDenied(
            _("This case has a record. To cancel the correction, keep the record.")
        )


def check_can_keep(user: User, summary: Summary) -> None:
    """Abandon the correction of a record: reviewers who can decide on the waiting case, and leads
    of its guideline in any status."""
    if not can_keep_records(user, summary):
        check_can_decide(user, summary)


can_keep = partial(passes_check, check_can_keep)
can_approve = partial(passes_check, check_can_approve)
can_decide = partial(passes_check, check_can_decide)


def check_can_type(user: AnyUser, summary: Summary) -> None:
    """Keep a draft on the case, whether or not it is claimed."""
    if summary.author_id != user.pk and not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only the author and reviewers of this guideline can edit."))


def can_release(user: AnyUser, summary: Summary) -> bool:
    """End another person's claim."""
    return visibility.can_on_summary(user, Right.RELEASE, summary)


def check_can_retry(user: AnyUser, summary: Summary) -> None:
    if not visibility.can_on_summary(user, Right.RETRY, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can retry a case."))


def check_can_choose_model(user: AnyUser, summary: Summary) -> None:
    """Can retry, and is not the author: authors do not choose their judge."""
    check_can_retry(user, summary)
    if is_author(user, summary):
        raise PermissionDenied(_("You can't choose the judge of your own summary."))


def check_can_write(user: AnyUser, summary: Summary) -> None:
    """Write the text where a model could not."""
    if not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can write a summary."))


def can_correct(user: AnyUser, summary: Summary) -> bool:
    """Correct its transcript, as a reviewer of its guideline."""
    return visibility.can_on_summary(user, Right.DECIDE, summary)


can_choose_model = partial(passes_check, check_can_choose_model)
can_write = partial(passes_check, check_can_write)


def can_resubmit(user: AnyUser, summary: Summary) -> bool:
    return summary.author_id == user.pk and summary.status == Status.RETURNED
