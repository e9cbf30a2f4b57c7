"""What every page of guidelines needs."""

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, cast

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render

from judging.guidelines import access
from judging.guidelines.problems import Invalid
from summaries.models import Guideline, GuidelineVersion

if TYPE_CHECKING:
    from django.contrib.auth.models import User

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
