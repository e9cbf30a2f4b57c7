"""Pages of measurements of judges: the list, one of them, its charts, and uploading another."""

import json
from base64 import b64decode
from typing import Any
from uuid import UUID

from countersign_judge.metaeval.figures import FIGURES
from countersign_judge.metaeval.report import build_report
from countersign_judge.metaeval.report_page import render_report
from countersign_judge.metaeval.results import BadResults, parse_results
from django import forms
from django.contrib import messages
from django.core.exceptions import ValidationError
from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_lazy
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from measuring import stored
from measuring.models import LONGEST_TITLE, Drawing, MetaRun
from summaries import jobs
from web.pages import render_page, signed_in_user

_MOST_BYTES = 5_000_000
_PAGE, _MOST_DRAWINGS = 25, 100


class ResultsForm(forms.Form):
    title = forms.CharField(max_length=LONGEST_TITLE, label=gettext_lazy("Title"))
    results = forms.FileField(
        label="results.json", help_text=gettext_lazy("The file that manage.py metaeval wrote.")
    )

    def clean_results(self) -> list[dict[str, Any]]:
        upload = self.cleaned_data["results"]
        if (upload.size or 0) > _MOST_BYTES:
            fault = gettext(
                "The file has {size} bytes; the limit is {most}. Measure fewer judges at once."
            )
            raise ValidationError(fault.format(size=upload.size, most=_MOST_BYTES))
        try:
            rows = parse_results(upload.read().decode("utf-8-sig"))
        except (BadResults, UnicodeDecodeError) as error:
            fault = gettext("Not a results.json: {why}. Choose the file that metaeval wrote.")
            raise ValidationError(fault.format(why=error)) from error
        try:
            stored.check_drawable(rows)
        except stored.TooMany as error:
            raise ValidationError(str(error)) from error
        return rows


@require_http_methods(["GET", "HEAD", "POST"])
def upload(request: HttpRequest) -> HttpResponse:
    stored.check_can_store(request.user)
    sent = request.method == "POST"
    form = ResultsForm(request.POST, request.FILES) if sent else ResultsForm()
    if not form.is_valid():
        status = 422 if sent else 200
        return render_page(request, "measuring/measure_upload.html", {"form": form}, status=status)
    made = stored.request_drawing(
        title=form.cleaned_data["title"],
        rows=form.cleaned_data["results"],
        by=signed_in_user(request),
    )
    return redirect("measure-run", pk=made.pk)


@require_safe
def run(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The report; while its pictures are drawn, their progress."""
    found = _visible_runs(request).select_related("stored_by").filter(pk=pk).first()
    if found is None:
        return _render_drawing(request, pk, "measuring/measure_drawing.html")
    sources = {name: reverse("measure-figure", args=[found.pk, name]) for name in found.figures}
    return render_page(
        request,
        "measuring/measure_run.html",
        # Every text in it is escaped.
        {"run": found, "report": SafeString(render_report(build_report(found.results, sources)))},
    )


@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that changes; once there is a report, the word to show it."""
    if _visible_runs(request).filter(pk=pk).exists():
        return HttpResponse(headers={"HX-Refresh": "true", "Cache-Control": "no-store"})
    return _render_drawing(request, pk, "measuring/_measure_drawing.html")


@require_POST
def redraw(request: HttpRequest, pk: UUID) -> HttpResponse:
    stored.check_can_store(request.user)
    if not jobs.retry_failed_job(get_object_or_404(_visible_drawings(request), pk=pk)):
        messages.warning(request, gettext("This measurement is already being drawn."))
    return redirect("measure-run", pk=pk)


@require_POST
def discard(request: HttpRequest, pk: UUID) -> HttpResponse:
    stored.check_can_store(request.user)
    if not stored.discard_drawing(get_object_or_404(_visible_drawings(request), pk=pk)):
        refusal = gettext("This measurement is being drawn. Only a failed one can be discarded.")
        messages.warning(request, refusal)
        return redirect("measure-run", pk=pk)
    return redirect("judge-quality")


@require_safe
def results(request: HttpRequest, pk: UUID) -> HttpResponse:
    found = get_object_or_404(_visible_runs(request), pk=pk)
    text = json.dumps(found.results, indent=1, ensure_ascii=False, allow_nan=False)
    return HttpResponse(
        text,
        content_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="results.json"'},
    )


@require_safe
def figure(request: HttpRequest, pk: UUID, name: str) -> HttpResponse:
    figures = get_object_or_404(_visible_runs(request), pk=pk).figures
    if name not in figures:
        raise Http404(gettext("This run has no such figure."))
    return HttpResponse(b64decode(figures[name]), content_type="image/png")


def runs_context(request: HttpRequest) -> dict[str, Any]:
    """The context of `measuring/_runs.html`: a page of measurements."""
    found = _visible_runs(request).select_related("stored_by").defer("results", "figures")
    rows = Paginator(found, _PAGE).get_page(request.GET.get("page"))
    return {
        "rows": rows,
        "drawings": [] if rows.has_previous() else _visible_drawings(request)[:_MOST_DRAWINGS],
        "can_store": stored.can_store(request.user),
    }


def _visible_runs(request: HttpRequest) -> QuerySet[MetaRun]:
    return stored.readable_rows(MetaRun.objects.all(), request.user)


def _visible_drawings(request: HttpRequest) -> QuerySet[Drawing]:
    readable = stored.readable_rows(Drawing.objects.all(), request.user)
    return readable.select_related("asked_by").defer("results")


def _render_drawing(request: HttpRequest, pk: UUID, template: str) -> HttpResponse:
    found = get_object_or_404(_visible_drawings(request), pk=pk)
    shown = {
        "drawing": found,
        "drawn": found.drawn.count(),
        "figures": len(FIGURES),
        "can_store": stored.can_store(request.user),
    }
    return render_page(request, template, shown)
