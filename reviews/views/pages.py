"""What every page needs: who looks at it, and the case they may look at."""

from typing import TYPE_CHECKING, Any, cast
from uuid import UUID

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, render

from reviews import policies
from reviews.records import newest_first
from summaries import roles
from summaries.models import Summary
from summaries.numbers import LARGEST_SMALL, whole_number
from summaries.roles import Right

if TYPE_CHECKING:
    from django.contrib.auth.models import User

THEMES = ("auto", "light", "dark")


def person(request: HttpRequest) -> "User":
    """Who is signed in; for views behind `login_required`."""
    return cast("User", request.user)


def number_in(query: QueryDict, name: str) -> int | None:
    return whole_number(query.get(name, ""), most=LARGEST_SMALL)


def page(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    """A rendered page that is never stored by a cache between us and the person."""
    if "is_reviewer" not in context:
        context["is_reviewer"] = roles.can_somewhere(request.user, Right.SEE_CASES)
    response = render(request, template, context, status=status)
    response["Cache-Control"] = "no-store"
    return response


def visible_case(request: HttpRequest, pk: UUID) -> Summary:
    """Raises Http404 and, for a case of somebody else, PermissionDenied."""
    cases = Summary.objects.select_related(
        "transcript__scan", "guideline_version__guideline", "author"
    ).prefetch_related(newest_first())
    case = get_object_or_404(cases, pk=pk)
    policies.check_can_see(request.user, case)
    return case
