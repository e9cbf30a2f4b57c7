"""Pages that pin meetings and try a draft on them."""

from uuid import UUID

from django.db.models import Case, When
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from judging.guidelines import pins as service
from judging.views import (
    ShowProblems,
    for_admins,
    get_guideline,
    get_version,
    render_page,
    tried_context,
    try_on_pins,
)
from summaries import visibility
from summaries.models import Guideline, Summary
from web.pages import signed_in_user
from web.text import parse_uuids, remove_nul

_MOST_MEETINGS = 50


@for_admins
@require_http_methods(["GET", "POST"])
def try_out(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """What a draft makes of the pinned meetings, next to the current version and the case."""
    version = get_version(name, number)
    if request.method == "POST":
        return try_on_pins(request, version)
    search = remove_nul(request.GET.get("q", "")).strip()[:200]
    context = {"step": "try", "search": search, **tried_context(request, version)}
    if context["free"]:
        context["meetings"] = _find_meetings(request, version.guideline, search)
    with ShowProblems(request):
        context["estimate"] = service.estimate_pins(version, context["pins"])
    return render_page(request, "try.html", context)


def _find_meetings(request: HttpRequest, guideline: Guideline, search: str) -> list[Summary]:
    """Meetings to pin: newest first, those under the guideline before others."""
    found = visibility.visible_summaries(request.user).filter(disposed=False)
    found = found.exclude(pk__in=guideline.pinned_meetings.values("summary"))
    if search:
        found = found.filter(transcript__title__icontains=search)
    own = Case(When(guideline_version__guideline=guideline, then=0), default=1)
    ordered = found.select_related("transcript").defer("transcript__turns", "words")
    return list(ordered.order_by(own, "-created_at", "pk")[:_MOST_MEETINGS])


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
