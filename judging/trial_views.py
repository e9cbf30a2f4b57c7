"""Pages that try a draft before it is published: on pinned meetings, and previews."""

from uuid import UUID

from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import Case, QuerySet, When
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from judging import previews
from judging.estimates import of_attempt
from judging.guidelines import access, trials
from judging.models import Preview
from judging.views import (
    ProblemsShown,
    for_admins,
    for_readers,
    guideline_named,
    page,
    request_trial,
    tried_by,
    version_of,
)
from summaries import visibility
from summaries.models import Attempt, Guideline, Summary
from web.pages import person
from web.text import uuids, without_nul

# --- Trials on pinned meetings ----------------------------------------------

_MOST = 50


@for_admins
@require_http_methods(["GET", "POST"])
def try_out(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """What a draft makes of the pinned meetings, beside the version in force."""
    version = version_of(name, number)
    if request.method == "POST":
        return request_trial(request, version)
    search = without_nul(request.GET.get("q", "")).strip()[:200]
    context = {"step": "try", "search": search, **tried_by(request, version)}
    if context["free"]:
        context["meetings"] = _meetings(request, version.guideline, search)
    with ProblemsShown(request):
        context["estimate"] = trials.estimate_of(version, context["pins"])
    return page(request, "try.html", context)


def _meetings(request: HttpRequest, guideline: Guideline, search: str) -> list[Summary]:
    """What can be pinned: the newest first, those under the guideline before others."""
    found = visibility.visible_summaries(request.user).filter(disposed=False)
    found = found.exclude(pk__in=guideline.pinned_meetings.values("summary"))
    if search:
        found = found.filter(transcript__title__icontains=search)
    own = Case(When(guideline_version__guideline=guideline, then=0), default=1)
    ordered = found.select_related("transcript").defer("transcript__turns", "words")
    return list(ordered.order_by(own, "-created_at", "pk")[:_MOST])


@for_admins
@require_safe
def tried(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """The part of the page that changes."""
    return page(request, "_tried.html", tried_by(request, version_of(name, number)))


@for_admins
@require_POST
def pins(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Pin a meeting to the guideline, or unpin one."""
    guideline = guideline_named(name)
    with ProblemsShown(request):
        if "unpin" in request.POST:
            trials.unpin(guideline, _key(request.POST["unpin"]), by=person(request))
        else:
            key = _key(request.POST.get("pin", ""))
            seen = visibility.visible_summaries(request.user).select_related("transcript")
            trials.pin(guideline, get_object_or_404(seen, pk=key), by=person(request))
    return redirect("guideline-try", name, number)


def _key(given: str) -> UUID:
    for key in uuids([given]):
        return key
    raise Http404(_("There is no such meeting."))


# --- Previews ---------------------------------------------------------------


@for_admins
@require_http_methods(["GET", "POST"])
def preview(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Choose an attempt, see what it takes, and only then run."""
    version = version_of(name, number)
    search = without_nul(request.GET.get("q", "")).strip()[:200]
    chosen = _preview_chosen(request, request.POST.get("attempt") or request.GET.get("attempt"))
    estimate = None
    with ProblemsShown(request):
        if chosen and request.method == "POST":
            made = previews.request_preview(version=version, attempt=chosen, by=person(request))
            return redirect("preview", made.pk)
        if chosen:
            previews.require_judge(version)
            estimate = of_attempt(version, chosen)
    context = {
        "version": version,
        "step": "try",
        "attempts": _found(request, search)[:_MOST],
        "search": search,
        "chosen": chosen,
        "estimate": estimate,
        "earlier": Preview.objects.filter(version=version).select_related(
            "attempt__summary__transcript", "asked_by"
        )[:10],
    }
    return page(request, "preview_new.html", context)


def _attempts(request: HttpRequest) -> QuerySet[Attempt]:
    """Those of the summaries that the person may read anyway."""
    attempts = Attempt.objects.select_related("summary__transcript")
    if roles.can_everywhere(request.user, Right.SEE_SUMMARIES):
        return attempts
    return attempts.filter(summary__in=visibility.visible_summaries(request.user))


def _found(request: HttpRequest, search: str) -> QuerySet[Attempt]:
    attempts = (
        _attempts(request)
        .defer("summary__transcript__turns", "text")
        .order_by("-created_at", "-pk")
    )
    return attempts.filter(summary__transcript__title__icontains=search) if search else attempts


def _preview_chosen(request: HttpRequest, given: str | None) -> Attempt | None:
    try:
        return _attempts(request).filter(pk=given).first() if given else None
    except ValidationError:
        return None


def _preview(request: HttpRequest, pk: UUID) -> Preview:
    """It shows a text of a summary, under a guideline: both have to be the person's to read."""
    previews_of = Preview.objects.select_related(
        "version__guideline",
        "attempt__summary__transcript",
        "attempt__summary__guideline_version",
        "asked_by",
    )
    found = get_object_or_404(previews_of, pk=pk)
    access.check_can_read(request.user, found.version.guideline)
    if not visibility.can_see(request.user, found.attempt.summary):
        raise PermissionDenied(
            _("The text of this preview is of a case that is not yours to read.")
        )
    return found


@for_readers
@require_safe
def shown(request: HttpRequest, pk: UUID) -> HttpResponse:
    found = _preview(request, pk)
    context = {"preview": found, "version": found.version, "step": "try"}
    return page(request, "preview.html", context)


@for_readers
@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that changes."""
    return page(request, "_preview.html", {"preview": _preview(request, pk)})
