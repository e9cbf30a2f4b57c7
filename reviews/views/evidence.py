"""Evidence of a text that no judge has read: asked for by its page, shown once it is there."""

from uuid import UUID

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from judging import searches
from judging.models import EvidenceSearch
from reviews.similarity import is_late
from reviews.views.casefile import CaseFile
from reviews.views.pages import visible_case
from web.pages import number_in, page

SETTLED = "evidence-settled"


def ask(file: CaseFile) -> None:
    """For the text that is shown, unless a judge is about to read it or its content is gone."""
    shown = file.shown
    if shown is None or not shown.unread or shown.search or file.working:
        return
    if not hasattr(file.summary, "disposition"):
        shown.search = searches.request(shown.attempt)


@login_required
@require_safe
def settled(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Nothing as long as a worker looks, words when none does, and an event once it is done."""
    search = EvidenceSearch.objects.filter(
        attempt__summary=visible_case(request, pk),
        attempt__number=number_in(request.GET, "attempt") or 0,
    ).first()
    if search is None or not search.pending:
        return HttpResponse(status=204, headers={"HX-Trigger": SETTLED})
    if is_late(search):
        return page(request, "reviews/evidence_words.html", {"search": search, "late": True})
    return HttpResponse(status=204)
