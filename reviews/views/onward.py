"""The way from a case that somebody is done with to their next one."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from reviews import worklist
from reviews.views.pages import person
from summaries import roles
from summaries.models import Summary


def onward(request: HttpRequest, summary: Summary) -> HttpResponse | None:
    """To the next case in the person's order; None when that was the last."""
    user = person(request)
    following = worklist.next_after(summary, worklist.Desk(user), roles.visible_cases(user))
    return redirect("case", pk=following) if following else None
