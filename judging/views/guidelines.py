"""Guidelines as they are: the list, one of them, a version, two versions side by side."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, cast

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_safe

from accounts.roles import Right
from judging.guidelines import access, documents
from judging.guidelines.compare import compare
from judging.guidelines.content import content_of
from judging.guidelines.documents import Document
from judging.guidelines.history import Invalid, newest, open_draft
from summaries import visibility
from summaries.models import Guideline, GuidelineVersion

if TYPE_CHECKING:
    from django.contrib.auth.models import User

# --- Pages ------------------------------------------------------------------
# What every page of guidelines needs.

View = Callable[..., HttpResponse]


def person(request: HttpRequest) -> "User":
    """Who is signed in; for views behind `for_readers` or `for_admins`."""
    return cast("User", request.user)


def for_readers(view: View) -> View:
    """For readers of the guideline that the URL names; where it names none, of any."""

    @wraps(view)
    def checked(request: HttpRequest, **named: Any) -> HttpResponse:
        if "name" in named:
            access.check_can_read(request.user, guideline_named(named["name"]))
        else:
            access.check_can_read_some(request.user)
        return view(request, **named)

    return login_required(checked)


def for_admins(view: View) -> View:
    """For admins of the guideline that the URL names; where it names none, of all."""

    @wraps(view)
    def checked(request: HttpRequest, **named: Any) -> HttpResponse:
        if "name" in named:
            access.check_can_change(request.user, guideline_named(named["name"]))
        else:
            access.check_can_change_all(request.user)
        return view(request, **named)

    return login_required(checked)


def page(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    """A rendered page that is never stored by a cache between us and the person."""
    shared = {
        "can_change": _can_change(request, context.get("guideline")),
        "section_name": "guidelines",
    }
    response = render(request, f"judging/{template}", {**shared, **context}, status=status)
    response["Cache-Control"] = "no-store"
    return response


def _can_change(request: HttpRequest, guideline: Guideline | None) -> bool:
    if guideline is None:
        return access.can_change_all(request.user)
    return access.can_change(request.user, guideline)


def show_problems(request: HttpRequest, refusal: Invalid) -> None:
    for problem in refusal.problems:
        messages.error(request, str(problem))


def guideline_named(name: str) -> Guideline:
    return get_object_or_404(Guideline, name=name)


def version_of(name: str, number: int) -> GuidelineVersion:
    versions = GuidelineVersion.objects.select_related("guideline", "published_by")
    return get_object_or_404(versions, guideline__name=name, number=number)


# --- Reading ----------------------------------------------------------------

_MOST_EVENTS = 100


@for_readers
@require_safe
def guidelines(request: HttpRequest) -> HttpResponse:
    mine = visibility.guidelines_for(request.user, Right.READ_GUIDELINES)
    found = mine.order_by("archived_at", "-is_default", "title")
    rows = [
        {
            "guideline": guideline,
            "current": guideline.current,
            "draft": open_draft(guideline),
            "last": guideline.events.select_related("actor").first(),
        }
        for guideline in found
    ]
    return page(request, "guidelines.html", {"rows": rows})


@for_readers
@require_safe
def guideline(request: HttpRequest, name: str) -> HttpResponse:
    found = guideline_named(name)
    context = {
        "guideline": found,
        "current": found.current,
        "draft": open_draft(found),
        "newest": newest(found),
        "versions": found.versions.select_related("published_by").order_by("-number"),
        "events": found.events.select_related("actor", "version")[:_MOST_EVENTS],
    }
    return page(request, "guideline.html", context)


@for_readers
@require_safe
def version(request: HttpRequest, name: str, number: int) -> HttpResponse:
    found = version_of(name, number)
    context = {
        "version": found,
        "guideline": found.guideline,
        "criteria": found.criteria.select_related("guideline_version"),
        "current": found.guideline.current,
    }
    return page(request, "version.html", context)


@for_readers
@require_safe
def export(request: HttpRequest, name: str, number: int) -> HttpResponse:
    found = version_of(name, number)
    document = Document(name, found.guideline.title, content_of(found))
    return HttpResponse(
        documents.dump(document),
        content_type="application/yaml; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="{name}-v{number}.yaml"',
            "Cache-Control": "no-store",
        },
    )


@for_readers
@require_safe
def comparison(request: HttpRequest, name: str) -> HttpResponse:
    found = guideline_named(name)
    versions = list(found.versions.order_by("number"))
    if not versions:
        raise Http404("The guideline has no version.")
    new = _chosen(request, "to", versions, versions[-1])
    old = _chosen(request, "from", versions, versions[-2] if len(versions) > 1 else new)
    sections = compare(content_of(old), content_of(new))
    context = {
        "guideline": found,
        "versions": versions,
        "old": old,
        "new": new,
        "sections": sections,
        "same": all(section.status == "same" for section in sections),
        "all": request.GET.get("all") == "1",
    }
    return page(request, "compare.html", context)


def _chosen(
    request: HttpRequest, field: str, versions: list[GuidelineVersion], default: GuidelineVersion
) -> GuidelineVersion:
    given = request.GET.get(field)
    return next((item for item in versions if str(item.number) == given), default)
