"""The list of records: search, filters, saved views, and exports of a selection."""

from typing import Any

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import (
    FileResponse,
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    QueryDict,
    StreamingHttpResponse,
)
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from records import exports
from records.access import can_see_who_viewed
from records.documents.content import BadTemplate
from records.documents.formats import (
    FORMATS,
    MOST_AT_ONCE,
    render_document,
    with_content,
    zip_documents,
)
from records.exports import build_evidence_pack
from records.forms import RecordSearchForm, SavedViewForm
from records.log.keys import LogKeyMissing
from records.log.log import LogForked
from records.models import ListName, Record, SavedView
from records.search import (
    RecordFilters,
    filter_records,
    search_page,
    split_snippet,
    visible_records,
)
from records.timeline import find_signer
from records.views.actions import redirect_to_actions
from records.views.record import visible_record
from summaries.metadata import filters_by_key, parse_readable_filter
from summaries.models import Guideline
from web.pages import download_headers, render_page, signed_in_user
from web.text import parse_whole_number, parse_whole_numbers, remove_nul

_MOST_VIEWS = 50


def parse_filters(query: QueryDict) -> tuple[RecordSearchForm, RecordFilters]:
    """The URL's filters; an unreadable field says so and filters nothing."""
    data = query.copy()
    data["q"] = remove_nul(data.get("q", "")).strip()
    guidelines = Guideline.objects.order_by("title", "name").values_list("name", "title")
    form = RecordSearchForm(data, guidelines=list(guidelines), auto_id="f_%s")
    form.is_valid()
    return form, RecordFilters.from_values(
        {**form.cleaned_data, "metadata": parse_readable_filter(query)}
    )


@require_safe
def records(request: HttpRequest) -> HttpResponse:
    if elsewhere := redirect_to_actions(request.GET.get("q", "")):
        return elsewhere
    form, filters = parse_filters(request.GET)
    everything = visible_records(request.user)
    found = search_page(
        filter_records(everything, filters),
        filters,
        after=parse_whole_number(request.GET.get("after", "")),
    )
    annotated: list[Any] = found.rows
    context = {
        "form": form,
        "filters": filters,
        "query": filters.query(),
        "found": found,
        "rows": [
            {
                "record": record,
                "signer": find_signer(record),
                "snippet": split_snippet(getattr(record, "snippet", "")),
                "held": record.held,
            }
            for record in annotated
        ],
        "next": filters.query(after=found.after) if found.after else "",
        "views": SavedView.objects.filter(user=signed_in_user(request), list=ListName.RECORDS),
        "anything": bool(found.rows) or everything.exists(),
        "metadata": filters_by_key(filters.metadata),
        "wide": bool(filters.metadata)
        or any(form[name].value() for name in form.fields if name not in {"q", "guideline"}),
    }
    return render_page(request, "records/records.html", context)


@require_POST
def save_view(request: HttpRequest) -> HttpResponse:
    """Save a search of a list under a name; the same name again replaces it."""
    form = SavedViewForm(request.POST)
    where = request.POST.get("list", "")
    shown = ListName(where) if where in ListName else ListName.RECORDS
    back = f"{reverse(shown)}?{request.POST.get('query', '')}"
    if not form.is_valid():
        messages.error(request, _("Enter a name of up to 60 characters."))
        return redirect(back)
    mine = SavedView.objects.filter(user=signed_in_user(request), list=shown)
    name, query = form.cleaned_data["name"], form.cleaned_data["query"]
    if mine.count() >= _MOST_VIEWS and not mine.filter(name=name).exists():
        full = _("You have {count} views, the maximum. Remove one first.")
        messages.error(request, full.format(count=_MOST_VIEWS))
        return redirect(back)
    key = {"user": signed_in_user(request), "list": shown, "name": name}
    mine.update_or_create(**key, defaults={"query": query})
    messages.success(request, _("Saved as “{name}”.").format(name=name))
    return redirect(back)


@require_POST
def forget_view(request: HttpRequest, pk: int) -> HttpResponse:
    view = get_object_or_404(SavedView, pk=pk, user=signed_in_user(request))
    view.delete()
    messages.success(request, _("Removed “{name}”.").format(name=view.name))
    return redirect(view.list)


# --- Exports ----------------------------------------------------------------
# Export a selection as rows, or one record as an evidence pack. Each export is audited.

_WRITERS = {
    "csv": (exports.record_csv_lines, "text/csv; charset=utf-8"),
    "jsonl": (exports.record_json_lines, "application/jsonl; charset=utf-8"),
}


@require_POST
def export(request: HttpRequest) -> HttpResponseBase:
    """The ticked rows, or all matches of the search if none is ticked."""
    kind = request.POST.get("format", "csv")
    if kind in FORMATS:
        return _export_documents(request, kind)
    if kind not in _WRITERS:
        known = ", ".join([*_WRITERS, *FORMATS])
        messages.error(request, _("The format is unknown. Choose {known}.").format(known=known))
        return redirect("records")
    records, selection = _selected_records(request)
    exports.log_export(records.count(), by=signed_in_user(request), kind=kind, selection=selection)
    write, content_type = _WRITERS[kind]
    name = f"records-{timezone.now():%Y%m%d-%H%M%S}.{kind}"
    rows = write(records, signed_in_user(request))
    return StreamingHttpResponse(rows, content_type=content_type, headers=download_headers(name))


def _export_documents(request: HttpRequest, kind: str) -> HttpResponseBase:
    """One record as a file, several as a ZIP."""
    records, selection = _selected_records(request)
    found = list(with_content(records)[: MOST_AT_ONCE + 1])
    if len(found) > MOST_AT_ONCE:
        refusal = _("These are more than {most} records. Choose fewer, or export CSV.")
        messages.error(request, refusal.format(most=MOST_AT_ONCE))
        return redirect("records")
    exports.log_export(len(found), by=signed_in_user(request), kind=kind, selection=selection)
    try:
        if len(found) == 1:
            name = f"record-{found[0].number}.{kind}"
            return HttpResponse(
                render_document(found[0], kind),
                content_type=FORMATS[kind].media_type,
                headers=download_headers(name),
            )
        name = f"records-{timezone.now():%Y%m%d-%H%M%S}.zip"
        return FileResponse(
            zip_documents(found, kind),
            content_type="application/zip",
            headers=download_headers(name),
        )
    except (BadTemplate, ValueError) as refused:
        messages.error(request, str(refused))
        return redirect("records")


def _selected_records(request: HttpRequest) -> tuple[QuerySet[Record], str]:
    """The selected records that the person may see, and the selection to log."""
    ticked = parse_whole_numbers(request.POST.getlist("number"))
    everything = visible_records(request.user)
    if ticked:
        chosen = filter_records(everything.filter(number__in=ticked), RecordFilters())
        return chosen, ", ".join(map(str, sorted(ticked)))
    filters = parse_filters(QueryDict(request.POST.get("query", "")))[1]
    return filter_records(everything, filters), filters.lasting_query()


@require_POST
def download_pack(request: HttpRequest, number: int) -> HttpResponseBase:
    record = visible_record(request, number)
    if not can_see_who_viewed(record, signed_in_user(request)):
        raise PermissionDenied(_("Proof downloads name viewers. Ask a reviewer or lead for one."))
    try:
        content = build_evidence_pack(record)
    except (ValueError, LogForked, LogKeyMissing, exports.NotSigned) as refused:
        messages.error(request, str(refused))
        return redirect("record", number=number)
    exports.log_export(
        1,
        by=signed_in_user(request),
        kind="pack",
        selection=str(number),
    )
    name = f"record-{number}-evidence.zip"
    return HttpResponse(content, content_type="application/zip", headers=download_headers(name))
