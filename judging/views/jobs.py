"""Previews and generated steps: asking, waiting, seeing."""

from uuid import UUID

from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_http_methods, require_safe

from judging.guidelines import previews
from judging.guidelines.problems import Invalid
from judging.models import Preview, StepsJob
from judging.views.pages import for_admins, for_readers, page, person, show_problems, version_of
from summaries.models import Attempt

_MOST = 50


@for_admins
@require_http_methods(["GET", "POST"])
def preview(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """Choose an attempt, see what it takes, and only then run."""
    version = version_of(name, number)
    search = request.GET.get("q", "").replace("\x00", "").strip()[:200]
    chosen = _chosen(request.POST.get("attempt") or request.GET.get("attempt"))
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
        "attempts": _found(search)[:_MOST],
        "search": search,
        "chosen": chosen,
        "estimate": estimate,
        "earlier": Preview.objects.filter(version=version).select_related(
            "attempt__summary__transcript", "asked_by"
        )[:10],
    }
    return page(request, "preview_new.html", context)


def _attempts() -> QuerySet[Attempt]:
    return Attempt.objects.select_related("summary__transcript")


def _found(search: str) -> QuerySet[Attempt]:
    attempts = _attempts().defer("summary__transcript__turns", "text").order_by("-created_at")
    return attempts.filter(summary__transcript__title__icontains=search) if search else attempts


def _chosen(given: str | None) -> Attempt | None:
    try:
        return _attempts().filter(pk=given).first() if given else None
    except ValidationError:
        return None


def _preview(pk: UUID) -> Preview:
    found = Preview.objects.select_related(
        "version__guideline", "attempt__summary__transcript", "asked_by"
    )
    return get_object_or_404(found, pk=pk)


@for_readers
@require_safe
def shown(request: HttpRequest, pk: UUID) -> HttpResponse:
    found = _preview(pk)
    context = {"preview": found, "version": found.version, "guideline": found.version.guideline}
    return page(request, "preview.html", context)


@for_readers
@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that changes."""
    return page(request, "_preview.html", {"preview": _preview(pk)})


@for_admins
@require_safe
def steps(request: HttpRequest, pk: UUID) -> HttpResponse:
    job = get_object_or_404(StepsJob.objects.select_related("version__guideline"), pk=pk)
    template = "_steps.html" if request.headers.get("HX-Request") else "steps.html"
    context = {"job": job, "version": job.version, "guideline": job.version.guideline}
    return page(request, template, context)
