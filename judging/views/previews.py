"""Previews and generated steps: asking, waiting, seeing."""

from uuid import UUID

from django.core.exceptions import PermissionDenied, ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_http_methods, require_safe

from accounts import roles
from accounts.roles import Right
from judging.guidelines import access, previews
from judging.guidelines.history import Invalid
from judging.models import Preview, StepsJob
from judging.views.guidelines import (
    for_admins,
    for_readers,
    page,
    person,
    show_problems,
    version_of,
)
from summaries import visibility
from summaries.models import Attempt

_MOST = 50


@for_admins
@require_http_methods(["GET", "POST"])
def preview(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Choose an attempt, see what it takes, and only then run."""
    version = version_of(name, number)
    search = request.GET.get("q", "").replace("\x00", "").strip()[:200]
    chosen = _chosen(request, request.POST.get("attempt") or request.GET.get("attempt"))
    estimate = None
    try:
        if chosen and request.method == "POST":
            made = previews.request(version=version, attempt=chosen, by=person(request))
            return redirect("preview", made.pk)
        estimate = previews.estimate_of(version, chosen) if chosen else None
    except Invalid as refusal:
        show_problems(request, refusal)
    context = {
        "version": version,
        "guideline": version.guideline,
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
    """Those of the cases that the person may read anyway."""
    attempts = Attempt.objects.select_related("summary__transcript")
    if roles.can_everywhere(request.user, Right.SEE_CASES):
        return attempts
    return attempts.filter(summary__in=visibility.visible_cases(request.user))


def _found(request: HttpRequest, search: str) -> QuerySet[Attempt]:
    attempts = (
        _attempts(request).defer("summary__transcript__turns", "text").order_by("-created_at")
    )
    return attempts.filter(summary__transcript__title__icontains=search) if search else attempts


def _chosen(request: HttpRequest, given: str | None) -> Attempt | None:
    try:
        return _attempts(request).filter(pk=given).first() if given else None
    except ValidationError:
        return None


def _preview(request: HttpRequest, pk: UUID) -> Preview:
    """It shows a text of a case, under a guideline: both have to be the person's to read."""
    previews_of = Preview.objects.select_related(
        "version__guideline",
        "attempt__summary__transcript",
        "attempt__summary__guideline_version",
        "asked_by",
    )
    found = get_object_or_404(previews_of, pk=pk)
    access.check_can_read(request.user, found.version.guideline)
    if not visibility.sees_case(request.user, found.attempt.summary):
        raise PermissionDenied("The text of this preview is of a case that is not yours to read.")
    return found


@for_readers
@require_safe
def shown(request: HttpRequest, pk: UUID) -> HttpResponse:
    found = _preview(request, pk)
    context = {"preview": found, "version": found.version, "guideline": found.version.guideline}
    return page(request, "preview.html", context)


@for_readers
@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that changes."""
    return page(request, "_preview.html", {"preview": _preview(request, pk)})


@for_readers
@require_safe
def steps(request: HttpRequest, pk: UUID) -> HttpResponse:
    job = get_object_or_404(StepsJob.objects.select_related("version__guideline"), pk=pk)
    access.check_can_change(request.user, job.version.guideline)
    template = "_steps.html" if request.headers.get("HX-Request") else "steps.html"
    context = {"job": job, "version": job.version, "guideline": job.version.guideline}
    return page(request, template, context)
