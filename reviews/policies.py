"""Policies: who may decide on a case, and when; four eyes among them.

`check_x` raises PermissionDenied with the reason, `x` answers. Which role holds which right is in
`accounts.roles`; here is what depends on the case.
"""

from functools import partial
from typing import TYPE_CHECKING
from uuid import UUID

from django.core.exceptions import PermissionDenied
from django.db.models import Q
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.roles import Right
from accounts.sessions import must_change_password
from records.access import can_keep_records, passes_check
from records.appending import current_record
from summaries import visibility
from summaries.models import Summary
from summaries.status import WAITING, Status
from web.text import in_a_sentence

if TYPE_CHECKING:
    from django.contrib.auth.models import AnonymousUser, User
    from django.db.models import QuerySet

    Anybody = User | AnonymousUser

# --- Four eyes --------------------------------------------------------------
# Whose work a case is. Under a guideline that asks for four eyes none of them approves it.
#
# Who handed the transcript in could have invented it, through the pages, with a token or by a
# command; who wrote or edited a text, and whose comment a text was rewritten to, would approve
# their own words. Two accounts with one e-mail address are one person: links to new passwords of
# both go there.

# What somebody did, as the page says it, and the path from the case to who did it.
_HANDS = {
    gettext_noop("handed its transcript in"): "transcript__submitted_by",
    gettext_noop("wrote or edited a text of it"): "attempts__written_by",
    gettext_noop("said how it was to be rewritten"): "attempts__briefs__by",
}


def _hand_of(user: "User", path: str) -> Q:
    """The condition that `path` leads to `user`, or to another account with their address."""
    own = Q(**{path: user})
    return own | Q(**{f"{path}__email__iexact": user.email}) if user.email else own


def _is_author(user: "Anybody", summary: Summary) -> bool:
    if not user.is_authenticated or summary.author_id in (None, user.pk):
        return summary.author_id is not None and summary.author_id == user.pk
    by_address = Summary.objects.filter(_hand_of(user, "author"), pk=summary.pk)
    return bool(user.email) and by_address.exists()


def done_by(user: "User", summary: Summary) -> str:
    """What `user` did to a case that asks for four eyes; empty when they may approve it."""
    if not summary.guideline_version.four_eyes:
        return ""
    found = Summary.with_drills.filter(pk=summary.pk)
    hands = _HANDS.items()
    did = [_(action) for action, path in hands if found.filter(_hand_of(user, path)).exists()]
    return _(" and ").join(did)


def waiting_for_others(user: "User") -> "QuerySet[Summary, UUID]":
    """Keys of the cases that wait for a person and cannot be approved by `user`."""
    waiting = Summary.objects.filter(status__in=WAITING).order_by().values_list("pk", flat=True)
    under = waiting.filter(guideline_version__four_eyes=True)
    return waiting.filter(_hand_of(user, "author")).union(
        *(under.filter(_hand_of(user, path)) for path in _HANDS.values())
    )


# --- Policies ---------------------------------------------------------------


def check_can_decide(user: "User", summary: Summary) -> None:
    """The case waits for a person, and `user` may be that person, whom nobody else signs in as."""
    if must_change_password(user):
        raise PermissionDenied(_("Choose your own password to continue."))
    if not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can decide."))
    if _is_author(user, summary):
        raise PermissionDenied(_("You can't decide on your own summary."))
    if Status(summary.status) not in WAITING:
        refusal = _("This case is {status}; there is nothing to decide.")
        raise PermissionDenied(refusal.format(status=in_a_sentence(summary.get_status_display())))


def check_can_approve(user: "User", summary: Summary) -> None:
    """On top of deciding: under four eyes nobody approves a case that they had a hand in."""
    check_can_decide(user, summary)
    did = done_by(user, summary)
    if did:
        refusal = _("Four eyes: you {did}, so a colleague must approve.")
        raise PermissionDenied(refusal.format(did=did))


def check_can_reject(user: "User", summary: Summary) -> None:
    """On top of deciding: what has a record is never closed without one."""
    check_can_decide(user, summary)
    if current_record(summary):
        raise PermissionDenied(
            _("This case has a record. To cancel the correction, keep the record.")
        )


def check_can_keep(user: "User", summary: Summary) -> None:
    """Give the correction of a record up: whoever decides on the case while it waits for a person,
    and leads of its guideline wherever it is."""
    if not can_keep_records(user, summary):
        check_can_decide(user, summary)


can_keep = partial(passes_check, check_can_keep)
can_approve = partial(passes_check, check_can_approve)
can_decide = partial(passes_check, check_can_decide)


def check_can_type(user: "Anybody", summary: Summary) -> None:
    """Keep a draft on the case, whoever has it at the moment."""
    if summary.author_id != user.pk and not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only the author and reviewers of this guideline can edit."))


def can_release(user: "Anybody", summary: Summary) -> bool:
    """End a claim that is somebody else's."""
    return visibility.can_on_summary(user, Right.RELEASE, summary)


def check_can_retry(user: "Anybody", summary: Summary) -> None:
    if not visibility.can_on_summary(user, Right.RETRY, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can retry a case."))


def check_can_choose_model(user: "Anybody", summary: Summary) -> None:
    """On top of starting it again: nobody chooses who judges a text of theirs."""
    check_can_retry(user, summary)
    if _is_author(user, summary):
        raise PermissionDenied(_("You can't choose the judge of your own summary."))


def check_can_write(user: "Anybody", summary: Summary) -> None:
    """A text of one's own in the place of a model that could not write one."""
    if not visibility.can_on_summary(user, Right.DECIDE, summary):
        raise PermissionDenied(_("Only reviewers of this guideline can write a summary."))


can_choose_model = partial(passes_check, check_can_choose_model)
can_write = partial(passes_check, check_can_write)


def can_resubmit(user: "Anybody", summary: Summary) -> bool:
    return summary.author_id == user.pk and summary.status == Status.RETURNED
