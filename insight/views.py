"""Pages of figures: the overview, and how good the judge is; and the labels."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseBase,
    StreamingHttpResponse,
)
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.safestring import mark_safe
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST, require_safe

from accounts import events, roles
from accounts.roles import Right
from delivery.models import Notification, NotificationKind
from insight import agreement
from insight.agreement import Decisions
from insight.dashboard import PANELS, html_of
from insight.labels import json_lines, labels_of
from insight.models import CostWeights
from insight.panels import Panel
from insight.scope import PERIODS, FigureScope, guideline_choices, models, scope_in
from insight.threshold import Study
from judging.guidelines import access
from measuring.views import measurements
from summaries import kept_figures
from summaries.models import Guideline
from web.pages import attached, csv_file, page, person

_MOST_DOLLARS = 1_000_000_000


def _dollars(label: Any, **options: Any) -> forms.FloatField:
    return forms.FloatField(label=label, min_value=0, max_value=_MOST_DOLLARS, **options)


class WeightsForm(forms.ModelForm):  # type: ignore[type-arg]
    class Meta:
        model = CostWeights
        fields = ("most_bad", "false_pass", "reviewer_hour", "rewrite")

    most_bad = forms.FloatField(
        label=_("Bad texts among those that pass, at most, percent"), min_value=1, max_value=50
    )
    false_pass = _dollars(_("A bad text that passes, US dollars"))
    reviewer_hour = _dollars(_("An hour of a reviewer, US dollars"))
    rewrite = _dollars(
        _("A rewrite, US dollars"),
        required=False,
        help_text=_("Empty: what the ledger measured."),
    )


def _scope(request: HttpRequest) -> FigureScope:
    roles.check_right(request.user, Right.SEE_FIGURES)
    return scope_in(request.GET, person(request))


def _shown(request: HttpRequest, template: str, scope: FigureScope, **more: Any) -> HttpResponse:
    context = {
        "scope": scope,
        "periods": PERIODS.items(),
        "guidelines": guideline_choices(person(request)).items(),
        "models": models(),
        **more,
    }
    return page(request, f"insight/{template}.html", context)


def _panel_file(scope: FigureScope, name: str, make: Callable[[], Panel]) -> HttpResponse:
    """The table of a panel as a CSV file, in English for programs."""
    with translation.override("en"):
        table = make().csv
    return scope.refusal or csv_file(table, name)


def _unknown(name: str, panels: Iterable[str]) -> Http404:
    return Http404(f"There is no figure “{name}”; there are {', '.join(panels)}.")


# --- Dashboard --------------------------------------------------------------


@require_safe
def dashboard(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    narrowed = scope.period, scope.guideline, scope.model
    language = translation.get_language() or "en"
    html, at = kept_figures.shown(html_of, scope.reach.keys, *narrowed, language)
    # Our own template wrote it; the cache, which signs what it keeps, returns plain text.
    return _shown(request, "dashboard", scope, figures=mark_safe(html), at=at)  # noqa: S308


@require_safe
def dashboard_csv(request: HttpRequest, name: str) -> HttpResponse:
    scope = _scope(request)
    if name not in PANELS:
        raise _unknown(name, PANELS)
    return _panel_file(scope, name, lambda: PANELS[name](scope))


# --- Agreement --------------------------------------------------------------


@require_safe
def quality(request: HttpRequest) -> HttpResponse:
    """Agreement, drift, threshold and measurements. Opening a guideline's figures marks
    notifications about its judge as read."""
    scope = _scope(request)
    drifts = Notification.objects.filter(user=person(request), kind=NotificationKind.DRIFT)
    about = drifts.filter(guideline__name=scope.guideline.partition(":")[0], read_at=None)
    about.update(read_at=timezone.now())
    read = Decisions(scope)
    return _shown(
        request,
        "quality",
        scope,
        panels=[make(read) for make in agreement.PANELS.values()],
        drift=read.drift,
        csv="agreement-csv",
        decisions=len(read.outcomes),
        most=agreement.MOST,
        may_take=roles.can_somewhere(request.user, Right.EXPORT_LABELS),
        **_threshold(request, scope),
        **measurements.runs(request),
    )


@require_safe
def agreed_csv(request: HttpRequest, name: str) -> HttpResponse:
    scope = _scope(request)
    if name not in agreement.PANELS:
        raise _unknown(name, agreement.PANELS)
    return _panel_file(scope, name, lambda: agreement.PANELS[name](Decisions(scope)))


@require_safe
def labelled(request: HttpRequest) -> HttpResponseBase:
    """Labels of texts of the period, under guidelines whose labels the person may read."""
    roles.check_right(request.user, Right.EXPORT_LABELS)
    scope = scope_in(request.GET, person(request))
    if scope.refusal:
        return scope.refusal
    events.note("export.labels", by=person(request))
    within = roles.reach(request.user, Right.EXPORT_LABELS)
    texts = scope.texts().filter(within.within("summary__guideline_version__guideline"))
    return StreamingHttpResponse(
        json_lines(labels_of(texts)),
        content_type="application/jsonl; charset=utf-8",
        headers=attached("labels.jsonl"),
    )


# --- Threshold --------------------------------------------------------------


def _study(request: HttpRequest, scope: FigureScope) -> Study | None:
    """For the URL's guideline, else the first with figures for the person; None without any."""
    chosen = scope.guideline or next(iter(guideline_choices(person(request))), "")
    if not chosen:
        return None
    name, _, number = chosen.partition(":")
    guideline = Guideline.objects.get(name=name)
    version = guideline.versions.get(number=int(number)) if number else guideline.current
    if version is None:
        return None
    weights = _weights(guideline)
    return Study.of(replace(scope, guideline=chosen), version, weights, reader=person(request))


def _weights(guideline: Guideline) -> CostWeights:
    found = CostWeights.objects.filter(guideline=guideline).first()
    return found or CostWeights(guideline=guideline)


def _threshold(request: HttpRequest, scope: FigureScope) -> dict[str, Any]:
    """The context of `_threshold.html`; empty where no guideline is published."""
    found = _study(request, scope)
    if found is None:
        return {}
    version, guideline = found.version, found.version.guideline
    earlier = guideline.versions.filter(published_at__isnull=False, number__lt=version.number)
    return {
        "study": found,
        "version": version,
        "guideline": guideline,
        "earlier": earlier.order_by("-number").values_list("number", flat=True)[:5],
        "panel": found.panel,
        "form": WeightsForm(instance=_weights(guideline)),
        "may_weigh": access.can_change(request.user, guideline),
    }


@require_safe
def thresholds_csv(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    found = _study(request, scope)
    if found is None:
        raise Http404(gettext("No guideline is published yet."))
    return _panel_file(scope, "threshold", lambda: found.panel)


@require_POST
def weigh(request: HttpRequest, name: str) -> HttpResponse:
    """Save the costs of faults and work for a guideline."""
    guideline = get_object_or_404(Guideline, name=name)
    if not access.can_change(request.user, guideline):
        raise PermissionDenied(gettext("Only this guideline's admins can set costs."))
    form = WeightsForm(request.POST, instance=_weights(guideline))
    if form.is_valid():
        form.save()
        events.note("guideline.costs", by=person(request), about=("guideline", guideline.pk))
        messages.success(request, gettext("Saved."))
    for field, errors in form.errors.items():
        messages.error(request, f"{form.fields[field].label}: {' '.join(map(str, errors))}")
    return redirect(f"{reverse('judge-quality')}?guideline={name}#threshold")
