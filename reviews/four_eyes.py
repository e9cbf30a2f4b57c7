"""Whose work a case is. Under a guideline that asks for four eyes none of them approves it.

Who handed the transcript in could have invented it, through the pages, with a token or by a
command; who wrote or edited a text, and whose comment a text was rewritten to, would approve their
own words.
"""

from typing import TYPE_CHECKING
from uuid import UUID

from summaries.models import Summary
from summaries.status import WAITING

if TYPE_CHECKING:
    from django.contrib.auth.models import User
    from django.db.models import QuerySet

# What somebody did, as the page tells it, and the path from the case to who did it.
_HANDS = {
    "handed its transcript in": "transcript__submitted_by",
    "wrote or edited a text of it": "attempts__written_by",
    "said how it was to be rewritten": "attempts__briefs__by",
}


def done_by(user: "User", summary: Summary) -> str:
    """What `user` did to a case that asks for four eyes; empty when they may approve it."""
    if not summary.guideline_version.four_eyes:
        return ""
    case = Summary.objects.filter(pk=summary.pk)
    did = [deed for deed, path in _HANDS.items() if case.filter(**{path: user}).exists()]
    return " and ".join(did)


def waiting_for_others(user: "User") -> "QuerySet[Summary, UUID]":
    """Keys of the cases that wait for a person and cannot be approved by `user`."""
    waiting = Summary.objects.filter(status__in=WAITING).order_by().values_list("pk", flat=True)
    under = waiting.filter(guideline_version__four_eyes=True)
    return waiting.filter(author=user).union(
        *(under.filter(**{path: user}) for path in _HANDS.values())
    )
