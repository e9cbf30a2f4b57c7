"""Opening a record for a correction, giving the correction up, and cancelling a case."""

from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods, require_POST

from records import access
from records.access import visible_case
from records.models import Record
from records.views.record import visible_record
from reviews import corrections, removal
from reviews.claims import Claimed
from reviews.corrections import Superseded
from reviews.drafts import UnsavedEdit
from reviews.forms import CorrectForm
from summaries.moves import StaleStatus
from summaries.status import ForbiddenMove
from web.pages import page, person


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def correct(request: HttpRequest, number: int) -> HttpResponse:
    record = visible_record(request, number)
    access.check_can_correct(person(request), record.summary)
    if request.method != "POST":
        return _form_page(request, record, CorrectForm(initial={"text": record.text}))
    form = CorrectForm(request.POST)
    if not form.is_valid():
        return _form_page(request, record, form, status=422)
    try:
        corrections.correct(record, by=person(request), **form.cleaned_data)
    except (ValueError, Superseded) as refusal:
        form.add_error(None, str(refusal))
        status = 409 if isinstance(refusal, Superseded) else 422
        return _form_page(request, record, form, status=status)
    messages.success(
        request, f"The judge reads the corrected text. Record {number} counts until it is approved."
    )
    return redirect("case", pk=record.summary_id)


def _form_page(
    request: HttpRequest, record: Record, form: CorrectForm, *, status: int = 200
) -> HttpResponse:
    context = {"record": record, "form": form}
    return page(request, "reviews/record_correct.html", context, status=status)


@login_required
@require_POST
def keep(request: HttpRequest, pk: UUID) -> HttpResponse:
    case = visible_case(request, pk)
    try:
        corrections.keep(case, by=person(request), reason=request.POST.get("reason", ""))
        messages.success(request, "The record stays as it is.")
    except (ValueError, Claimed, UnsavedEdit) as error:
        messages.error(request, str(error))
    except (ForbiddenMove, StaleStatus) as refusal:
        raise PermissionDenied(str(refusal)) from refusal
    return redirect("case", pk=pk)


@login_required
@require_POST
def cancel(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Close a case that has no record, without a decision."""
    case = visible_case(request, pk)
    try:
        removal.cancel(case, by=person(request), reason=request.POST.get("reason", ""))
        messages.success(request, "Cancelled. Nobody decides on this case any more.")
    except (ValueError, Claimed, ForbiddenMove, StaleStatus) as refusal:
        messages.error(request, str(refusal))
    return redirect("case", pk=pk)
