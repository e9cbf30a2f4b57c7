"""Putting a record, or a case without one, on legal hold, and lifting the hold."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_http_methods, require_POST

from reviews import record_policies
from reviews.models import LegalHold
from reviews.records import current_record, keeping
from reviews.records.keeping import NotDue
from reviews.views.pages import visible_case
from reviews.views.recorded import visible_record
from summaries.models import Summary
from web.pages import page, person


@login_required
@require_POST
def place(request: HttpRequest, number: int) -> HttpResponse:
    case = visible_record(request, number).summary
    _place(request, case)
    return redirect("record", number=number)


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def of_case(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Rejected and cancelled cases fall under the retention, too, and have no record's page."""
    case = visible_case(request, pk)
    if request.method == "POST":
        _place(request, case)
        return redirect("case-holds", pk=pk)
    context = {
        "case": case,
        "holds": list(case.holds.select_related("by", "lift__by")),
        "can_keep": record_policies.can_keep_records(person(request), case),
        "disposition": getattr(case, "disposition", None),
        "section_name": "records",
    }
    return page(request, "reviews/case_holds.html", context)


def _place(request: HttpRequest, case: Summary) -> None:
    try:
        keeping.place_hold(case, by=person(request), reason=request.POST.get("reason", ""))
        messages.success(request, "On legal hold: nothing of this case is disposed of.")
    except (NotDue, ValueError) as refusal:
        messages.error(request, str(refusal))


@login_required
@require_POST
def lift(request: HttpRequest, pk: int) -> HttpResponse:
    hold = get_object_or_404(LegalHold.objects.select_related("summary"), pk=pk)
    try:
        keeping.lift_hold(hold, by=person(request), reason=request.POST.get("reason", ""))
        messages.success(request, "The hold is lifted.")
    except ValueError as refusal:
        messages.error(request, str(refusal))
    record = current_record(hold.summary)
    if record is None:
        return redirect("case-holds", pk=hold.summary_id)
    return redirect("record", number=record.number)
