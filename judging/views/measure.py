"""Measurements of judges against people: the list, one of them, its pictures, storing another."""

import json
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

from django import forms
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from judging.metaeval import files, stored
from judging.metaeval.report import context
from judging.models import MetaRun
from judging.views.pages import page, person

_MOST_BYTES = 5_000_000
# Every dimension is a line of panels, which is drawn while somebody waits.
_MOST_DIMENSIONS = 12
_MOST_SHOWN = 100


class ResultsForm(forms.Form):
    title = forms.CharField(max_length=stored.LONGEST_TITLE, label="Title")
    results = forms.FileField(label="results.json", help_text="As the command metaeval writes it.")

    def clean_results(self) -> list[dict[str, Any]]:
        upload = self.cleaned_data["results"]
        if (upload.size or 0) > _MOST_BYTES:
            raise ValidationError(
                f"The file has {upload.size} bytes; {_MOST_BYTES} are the most. Measure fewer "
                "judges at once."
            )
        try:
            rows = files.results_of(upload.read().decode("utf-8-sig"))
        except (files.BadResults, UnicodeDecodeError) as error:
            raise ValidationError(
                f"This is no results.json: {error}. Choose the file that metaeval wrote."
            ) from error
        _check_drawable(rows)
        return rows


def _check_drawable(rows: Sequence[dict[str, Any]]) -> None:
    """Raises ValidationError."""
    dimensions = len({row["dimension"] for row in rows})
    if dimensions > _MOST_DIMENSIONS:
        raise ValidationError(
            f"The file has {dimensions} dimensions; {_MOST_DIMENSIONS} are the most that the page "
            "draws. Measure fewer at once, with --dimension."
        )


def _for_readers(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    @wraps(view)
    def checked(request: HttpRequest, **named: Any) -> HttpResponse:
        stored.check_can_read(request.user)
        return view(request, **named)

    return login_required(checked)


@_for_readers
@require_safe
def runs(request: HttpRequest) -> HttpResponse:
    return _runs(request, ResultsForm())


@login_required
@require_POST
def upload(request: HttpRequest) -> HttpResponse:
    stored.check_can_store(request.user)
    form = ResultsForm(request.POST, request.FILES)
    if not form.is_valid():
        return _runs(request, form, status=422)
    run = stored.store(
        title=form.cleaned_data["title"], rows=form.cleaned_data["results"], by=person(request)
    )
    return redirect("measure-run", pk=run.pk)


@_for_readers
@require_safe
def run(request: HttpRequest, pk: str) -> HttpResponse:
    found = get_object_or_404(MetaRun.objects.select_related("stored_by"), pk=pk)
    sources = {name: reverse("measure-figure", args=[found.pk, name]) for name in found.figures}
    return page(request, "measure_run.html", {"run": found, **context(found.results, sources)})


@_for_readers
@require_safe
def results(_: HttpRequest, pk: str) -> HttpResponse:
    found = get_object_or_404(MetaRun, pk=pk)
    text = json.dumps(found.results, indent=1, ensure_ascii=False, allow_nan=False)
    return HttpResponse(
        text,
        content_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="results.json"'},
    )


@_for_readers
@require_safe
def figure(_: HttpRequest, pk: str, name: str) -> HttpResponse:
    png = stored.figure(get_object_or_404(MetaRun, pk=pk), name)
    if png is None:
        raise Http404("The run has no such figure.")
    headers = {"Cache-Control": "private, max-age=86400, immutable"}
    return HttpResponse(png, content_type="image/png", headers=headers)


def _runs(request: HttpRequest, form: ResultsForm, *, status: int = 200) -> HttpResponse:
    found = MetaRun.objects.select_related("stored_by").defer("results", "figures")[:_MOST_SHOWN]
    shown = {"runs": found, "form": form, "can_store": stored.can_store(request.user)}
    return page(request, "measure.html", shown, status=status)
