"""The page of the audit log, for auditors and system admins, and its exports."""

from datetime import datetime, time, timedelta
from typing import Any, cast

from django import forms
from django.contrib import messages
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
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST, require_safe

from accounts import events, roles
from accounts.models import AuditEvent
from accounts.roles import Right
from insight import audit
from insight.audit import NEWEST_EVENTS_FIRST
from web.pages import download_headers, render_page, signed_in_user
from web.pagination import decode_cursor, encode_cursor
from web.problems import Problem
from web.text import remove_nul

_PAGE = 50
_OBJECTS = {
    "": _("Anything"),
    "summary": _("Case"),
    "record": _("Record"),
    "transcript": _("Transcript"),
    "guideline": _("Guideline"),
    "webhook": _("Webhook"),
}


def _text_field(label: Any, most: int, **options: Any) -> forms.CharField:
    return forms.CharField(label=label, required=False, max_length=most, **options)


def _day_field(label: Any) -> forms.DateField:
    widget = forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d")
    return forms.DateField(label=label, required=False, widget=widget, input_formats=["%Y-%m-%d"])


class EventForm(forms.Form):
    kind = forms.ChoiceField(label=_("What"), required=False)
    object_kind = forms.ChoiceField(label=_("About"), required=False, choices=_OBJECTS)
    object_key = _text_field(_("Number or id"), 64)
    person = _text_field(
        _("Person"), 150, help_text=_("Username of the actor or the affected person.")
    )
    since = _day_field(_("From"))
    until = _day_field(_("To"))

    def __init__(self, query: QueryDict) -> None:
        data = {name: remove_nul(str(query[name])).strip() for name in query}
        super().__init__(data, auto_id="f_%s")
        choices = [("", gettext("Everything")), *audit.kind_choices()]
        cast("forms.ChoiceField", self.fields["kind"]).choices = choices

    def filter_events(self) -> QuerySet[AuditEvent]:
        """A field that cannot be read says so and filters nothing. Days are whole ones in the
        installation's time zone."""
        self.is_valid()
        given = {name: value for name, value in self.cleaned_data.items() if value}
        for name, days in (("since", 0), ("until", 1)):
            if name in given:
                midnight = datetime.combine(given[name] + timedelta(days=days), time())
                given[name] = timezone.make_aware(midnight)
        return audit.filter_events(**given)


@require_safe
def audit_log(request: HttpRequest) -> HttpResponse:
    roles.check_right(request.user, Right.READ_EVENTS, everywhere=True)
    form = EventForm(request.GET)
    found = form.filter_events()
    after = request.GET.get("after", "")
    if after:
        try:
            found = decode_cursor(after, lambda key: NEWEST_EVENTS_FIRST.after(found, key))
        except Problem:
            messages.error(request, gettext("Page not found. Showing the first page."))
            return redirect("audit")
    rows = list(found.order_by(*NEWEST_EVENTS_FIRST.columns)[: _PAGE + 1])
    query = request.GET.copy()
    query.pop("after", None)
    context = {
        "form": form,
        "rows": audit.describe_events(rows[:_PAGE]),
        "after": encode_cursor(*NEWEST_EVENTS_FIRST.key(rows[_PAGE - 1]))
        if len(rows) > _PAGE
        else "",
        "query": query.urlencode(),
        "narrowed": any(request.GET.get(name) for name in form.fields),
    }
    return render_page(request, "insight/audit.html", context)


_WRITERS = {
    "csv": (audit.export_csv, "text/csv; charset=utf-8"),
    "jsonl": (audit.export_json_lines, "application/jsonl; charset=utf-8"),
}


@require_POST
def export_events(request: HttpRequest) -> HttpResponseBase:
    """All that the filters find; the export is an event itself, written before it."""
    roles.check_right(request.user, Right.READ_EVENTS, everywhere=True)
    kind = request.POST.get("format", "csv")
    if kind not in _WRITERS:
        messages.error(request, gettext("The format is unknown. Choose CSV or JSON Lines."))
        return redirect("audit")
    found = EventForm(QueryDict(request.POST.get("query", ""))).filter_events()
    details = {"count": found.count(), "format": kind}
    events.record_event("export.events", by=signed_in_user(request), details=details)
    write, content_type = _WRITERS[kind]
    name = f"events-{timezone.now():%Y%m%d-%H%M%S}.{kind}"
    return StreamingHttpResponse(
        write(found), content_type=content_type, headers=download_headers(name)
    )
