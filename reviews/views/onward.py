"""The way from a case that somebody is done with to their next one."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect

from reviews import worklist
from summaries import visibility
from summaries.models import Summary
from web.pages import person


def onward(request: HttpRequest, summary: Summary) -> HttpResponse | None:
    """To the next case in the person's order; None when that was the last."""
    user = person(request)
    following = worklist.next_after(summary, worklist.Desk(user), visibility.visible_cases(user))
    return redirect("case", pk=following) if following else None
