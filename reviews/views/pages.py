"""What every page needs: who looks at it, and the case they may look at."""

from typing import TYPE_CHECKING
from uuid import UUID

from django.http import HttpRequest
from django.shortcuts import get_object_or_404

from reviews.records import newest_first
from summaries import visibility
from summaries.models import Summary

if TYPE_CHECKING:
    pass


def visible_case(request: HttpRequest, pk: UUID) -> Summary:
    """Raises Http404 and, for a case of somebody else, PermissionDenied."""
    cases = Summary.objects.select_related(
        "transcript__scan", "guideline_version__guideline", "author"
    ).prefetch_related(newest_first())
    case = get_object_or_404(cases, pk=pk)
    visibility.check_can_see(request.user, case)
    return case
