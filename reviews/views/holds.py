"""Putting a record on legal hold, and lifting the hold."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_POST

from reviews.models import LegalHold
from reviews.records import current_record, keeping
from reviews.records.keeping import NotDue
from reviews.views.pages import person
from reviews.views.recorded import visible_record


@login_required
@require_POST
def place(request: HttpRequest, number: int) -> HttpResponse:
    record = visible_record(request, number)
    try:
        keeping.place_hold(
            record.summary, by=person(request), reason=request.POST.get("reason", "")
        )
        messages.success(request, "On legal hold: nothing of this case is disposed of.")
    except (NotDue, ValueError) as refusal:
        messages.error(request, str(refusal))
    return redirect("record", number=number)


@login_required
@require_POST
def lift(request: HttpRequest, pk: int) -> HttpResponse:
    hold = get_object_or_404(LegalHold.objects.select_related("summary"), pk=pk)
    record = current_record(hold.summary)
    try:
        keeping.lift_hold(hold, by=person(request), reason=request.POST.get("reason", ""))
        messages.success(request, "The hold is lifted.")
    except ValueError as refusal:
        messages.error(request, str(refusal))
    return redirect("record", number=record.number) if record else redirect("records")
