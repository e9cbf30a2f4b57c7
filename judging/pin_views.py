"""Pinned meetings of a guideline, and the part of a page that shows what a draft makes of them."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from judging.guidelines import pins as service
from judging.views import (
    ShowProblems,
    for_admins,
    get_guideline,
    get_version,
    render_page,
    tried_context,
)
from summaries import visibility
from web.pages import signed_in_user
from web.text import parse_uuids


@for_admins
@require_safe
def tried(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """The part of the page that updates."""
    return render_page(request, "_tried.html", tried_context(request, get_version(name, number)))


@for_admins
@require_POST
def pins(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Pin a meeting to the guideline, or unpin one."""
    guideline = get_guideline(name)
    with ShowProblems(request):
        if "unpin" in request.POST:
            service.unpin(guideline, _parse_id(request.POST["unpin"]), by=signed_in_user(request))
        else:
            key = _parse_id(request.POST.get("pin", ""))
            seen = visibility.visible_summaries(request.user).select_related("transcript")
            service.pin(guideline, get_object_or_404(seen, pk=key), by=signed_in_user(request))
    return redirect("guideline-try", name, number)


def _parse_id(given: str) -> UUID:
    for key in parse_uuids([given]):
        return key
    raise Http404(_("There is no such meeting."))
