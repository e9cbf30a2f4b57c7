"""Pages for legal holds and retention: rules, due cases, and the log of dispositions."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop, ngettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from records import access, retention
from records.access import visible_summary
from records.appending import current_record, prefetch_current_records
from records.forms import RetentionForm
from records.models import Disposition, LegalHold
from records.retention import NotDue
from records.views.record import visible_record
from summaries import visibility
from summaries.models import Guideline, Summary
from web.pages import render_page, signed_in_user
from web.text import parse_uuids

_MOST_ROWS, _MOST_COUNTED = 100, 1_000


@require_POST
def place_hold(request: HttpRequest, number: int) -> HttpResponse:
    summary = visible_record(request, number).summary
    _place_hold(request, summary)
    return redirect("record", number=number)


@require_http_methods(["GET", "HEAD", "POST"])
def summary_holds(request: HttpRequest, pk: UUID) -> HttpResponse:
    """For rejected and cancelled cases too: these have retention but no record page."""
    summary = visible_summary(request, pk)
    if request.method == "POST":
        _place_hold(request, summary)
        return redirect("summary-holds", pk=pk)
    context = {
        "summary": summary,
        "holds": list(summary.holds.select_related("by", "lift__by")),
        "can_keep": access.can_keep_records(signed_in_user(request), summary),
        "disposition": getattr(summary, "disposition", None),
    }
    return render_page(request, "records/case_holds.html", context)


def _place_hold(request: HttpRequest, summary: Summary) -> None:
    try:
        retention.place_hold(
            summary, by=signed_in_user(request), reason=request.POST.get("reason", "")
        )
        messages.success(request, _("On legal hold. Its content is kept."))
    except (NotDue, ValueError) as refusal:
        messages.error(request, str(refusal))


@require_POST
def lift(request: HttpRequest, pk: int) -> HttpResponse:
    hold = get_object_or_404(LegalHold.objects.select_related("summary"), pk=pk)
    try:
        retention.lift_hold(hold, by=signed_in_user(request), reason=request.POST.get("reason", ""))
        messages.success(request, _("Hold lifted."))
    except ValueError as refusal:
        messages.error(request, str(refusal))
    record = current_record(hold.summary)
    if record is None:
        return redirect("summary-holds", pk=hold.summary_id)
    return redirect("record", number=record.number)


@require_safe
def holds(request: HttpRequest) -> HttpResponse:
    """The holds in force on cases that the person may read, newest first."""
    roles.check_right(request.user, Right.SEE_SUMMARIES)
    reach = roles.get_reach(request.user, Right.SEE_SUMMARIES)
    found = LegalHold.objects.filter(
        reach.within("summary__guideline_version__guideline"), lift__isnull=True
    ).order_by("-at", "-pk")[:_MOST_ROWS]
    numbers: Any = prefetch_current_records()
    numbers.add_prefix("summary")
    light = found.select_related("by", "summary__transcript").defer("summary__transcript__turns")
    rows = light.prefetch_related(numbers)
    return render_page(request, "records/holds.html", {"rows": rows, "most": _MOST_ROWS})


# --- Retention --------------------------------------------------------------
# How long records stay: rules, due cases, and the log of dispositions.


@require_safe
def retention_page(request: HttpRequest) -> HttpResponse:
    """Readers of a guideline's cases also read its rule and log."""
    roles.check_right(request.user, Right.SEE_SUMMARIES)
    rules, user = retention.current_rules(), signed_in_user(request)
    seen = visibility.guidelines_for(user, Right.SEE_SUMMARIES).order_by("title", "name")
    reach = roles.get_reach(user, Right.SEE_SUMMARIES)
    due = retention.due_cases().filter(visibility.summaries_within(reach))
    listed = _load_rows(due)
    more = due.order_by().values("pk")[: _MOST_COUNTED + 1]
    log = Disposition.objects.filter(reach.within("summary__guideline_version__guideline"))
    numbers: Any = prefetch_current_records()
    numbers.add_prefix("summary")
    context = {
        "guidelines": [
            {
                "guideline": item,
                "rule": rules.get(item.pk),
                "can_change": roles.has_right(user, Right.KEEP_RECORDS, item),
            }
            for item in seen
        ],
        "due": listed,
        "due_count": len(listed) if len(listed) < _MOST_ROWS else more.count(),
        "most_counted": _MOST_COUNTED,
        "held": _load_rows(retention.held_back_cases().filter(visibility.summaries_within(reach))),
        "log": log.select_related("by", "summary__transcript")
        .defer("summary__transcript__turns")
        .prefetch_related(numbers)[:_MOST_ROWS],
        "can_dispose": roles.can_somewhere(user, Right.KEEP_RECORDS),
    }
    return render_page(request, "records/retention.html", context)


def _load_rows(summaries: QuerySet[Summary]) -> list[Summary]:
    found = summaries.select_related("transcript", "guideline_version__guideline")
    light = found.defer("words", "transcript__turns", "guideline_version__instructions")
    return list(light.prefetch_related(prefetch_current_records())[:_MOST_ROWS])


_FIELDS = {"days": gettext_noop("days"), "reason": gettext_noop("reason")}


@require_POST
def set_rule(request: HttpRequest, name: str) -> HttpResponse:
    guideline = get_object_or_404(Guideline, name=name)
    retention.check_can_set_retention(signed_in_user(request), guideline)
    form = RetentionForm(request.POST)
    if not form.is_valid():
        for field, errors in form.errors.items():
            name, faults = _(_FIELDS[field]), " ".join(map(str, errors))
            messages.error(request, f"{guideline}, {name}: {faults}")
        return redirect("retention")
    rule = retention.set_retention(guideline, by=signed_in_user(request), **form.cleaned_data)
    said = _("Records under “{guideline}” are kept forever.")
    if rule.days is not None:
        said = ngettext(
            "Records under “{guideline}” are kept for {days} day.",
            "Records under “{guideline}” are kept for {days} days.",
            rule.days,
        )
    messages.success(request, said.format(guideline=guideline, days=rule.days))
    return redirect("retention")


@require_POST
def dispose(request: HttpRequest) -> HttpResponse:
    """Dispose of the ticked cases; names any that is no longer due, which stays."""
    roles.check_right(request.user, Right.KEEP_RECORDS)
    ticked, gone = parse_uuids(request.POST.getlist("summary")[:_MOST_ROWS]), 0
    for summary in Summary.objects.filter(pk__in=ticked).select_related("transcript"):
        try:
            retention.dispose(
                summary, by=signed_in_user(request), reason=request.POST.get("reason", "")
            )
            gone += 1
        except (NotDue, ValueError) as refusal:
            stays = _("{title} stays: {why}").format(title=summary.transcript.title, why=refusal)
            messages.error(request, stays)
    said = _("Disposed of: {count}. Hashes and log entries stay.").format(count=gone)
    messages.success(request, said)
    return redirect("retention")
