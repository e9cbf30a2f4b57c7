"""Taking records away: a selection as rows, one record as an evidence pack. Each is audited."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import (
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    QueryDict,
    StreamingHttpResponse,
)
from django.shortcuts import redirect
from django.utils import timezone
from django.views.decorators.http import require_POST

from reviews.models import Record, RecordExport
from reviews.records import exports
from reviews.records.pack import pack_of
from reviews.records.readable import watches
from reviews.records.search import RecordFilters, matching, visible_records
from reviews.views.found import filters_in
from reviews.views.recorded import visible_record
from summaries.numbers import whole_numbers
from web.pages import person

_WRITERS = {
    RecordExport.Format.CSV: (exports.csv_of, "text/csv; charset=utf-8"),
    RecordExport.Format.JSON_LINES: (exports.json_lines_of, "application/jsonl; charset=utf-8"),
}


@login_required
@require_POST
def export(request: HttpRequest) -> HttpResponseBase:
    """The ticked rows, or with none ticked everything that the search matches."""
    kind = RecordExport.Format(request.POST.get("format", "csv")) if _known(request) else None
    if kind is None:
        messages.error(request, "The format is unknown. Choose CSV or JSON Lines.")
        return redirect("records")
    records, selection = _selected(request)
    exports.audited(records, by=person(request), kind=kind, selection=selection)
    write, content_type = _WRITERS[kind]
    name = f"records-{timezone.now():%Y%m%d-%H%M%S}.{kind}"
    rows = write(records, person(request))
    return StreamingHttpResponse(rows, content_type=content_type, headers=_attached(name))


def _known(request: HttpRequest) -> bool:
    return request.POST.get("format", "csv") in {str(kind) for kind in _WRITERS}


def _selected(request: HttpRequest) -> tuple[QuerySet[Record], str]:
    """Of the records that the person may see, and how the selection is written down."""
    ticked = whole_numbers(request.POST.getlist("number"))
    everything = visible_records(request.user)
    if ticked:
        chosen = matching(everything.filter(number__in=ticked), RecordFilters())
        return chosen, ", ".join(map(str, sorted(ticked)))
    _, filters = filters_in(QueryDict(request.POST.get("query", "")))
    return matching(everything, filters), filters.query()


@login_required
@require_POST
def pack(request: HttpRequest, number: int) -> HttpResponseBase:
    record = visible_record(request, number)
    if not watches(record, person(request)):
        raise PermissionDenied(
            "An evidence pack says who looked at the case. Ask a reviewer or a lead for it."
        )
    try:
        content = pack_of(record)
    except ValueError as gone:
        messages.error(request, str(gone))
        return redirect("record", number=number)
    exports.audited(
        Record.objects.filter(pk=record.pk),
        by=person(request),
        kind=RecordExport.Format.PACK,
        selection=str(number),
    )
    name = f"record-{number}-evidence.zip"
    return HttpResponse(content, content_type="application/zip", headers=_attached(name))


def _attached(name: str) -> dict[str, str]:
    return {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
