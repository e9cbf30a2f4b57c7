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
from insight.labels import format_json_lines, iterate_labels
from insight.models import CostWeights
from insight.panels import Panel
from insight.scope import PERIODS, FigureScope, list_guideline_choices, list_models, parse_scope
from insight.threshold import Study
from judging.guidelines import access
from measuring.views import measurements
from summaries import kept_figures
from summaries.models import Guideline
from web.pages import csv_response, download_headers, render_page, signed_in_user

_MOST_DOLLARS = 1_000_000_000


def _dollars_field(label: Any, **options: Any) -> forms.FloatField:
    return forms.FloatField(label=label, min_value=0, max_value=_MOST_DOLLARS, **options)


class WeightsForm(forms.ModelForm):  # type: ignore[type-arg]
    class Meta:
        model = CostWeights
        fields = ("most_bad", "false_pass", "reviewer_hour", "rewrite")

    most_bad = forms.FloatField(
        label=_("Bad texts among those that pass, at most, percent"), min_value=1, max_value=50
    )
    false_pass = _dollars_field(_("A bad text that passes, US dollars"))
    reviewer_hour = _dollars_field(_("An hour of a reviewer, US dollars"))
    rewrite = _dollars_field(
        _("A rewrite, US dollars"),
        required=False,
        help_text=_("Empty: what the ledger measured."),
    )


def _read_scope(request: HttpRequest) -> FigureScope:
    roles.check_right(request.user, Right.SEE_FIGURES)
    return parse_scope(request.GET, signed_in_user(request))


def _render_figures_page(
    request: HttpRequest, template: str, scope: FigureScope, **more: Any
) -> HttpResponse:
    context = {
        "scope": scope,
        "periods": PERIODS.items(),
        "guidelines": list_guideline_choices(signed_in_user(request)).items(),
        "models": list_models(),
        **more,
    }
    return render_page(request, f"insight/{template}.html", context)


def _panel_csv_response(scope: FigureScope, name: str, make: Callable[[], Panel]) -> HttpResponse:
    """The table of a panel as a CSV file, in English for programs."""
    with translation.override("en"):
        table = make().csv
    return scope.refusal or csv_response(table, name)


def _unknown_figure(name: str, panels: Iterable[str]) -> Http404:
    return Http404(f"There is no figure “{name}”; there are {', '.join(panels)}.")


# --- Dashboard --------------------------------------------------------------


@require_safe
def dashboard(request: HttpRequest) -> HttpResponse:
    scope = _read_scope(request)
    narrowed = scope.period, scope.guideline, scope.model
    language = translation.get_language() or "en"
    html, at = kept_figures.get_figures(html_of, scope.reach.keys, *narrowed, language)
    # Our own template wrote it; the cache, which signs what it keeps, returns plain text.
    return _render_figures_page(request, "dashboard", scope, figures=mark_safe(html), at=at)  # noqa: S308


@require_safe
def figure(request: HttpRequest, name: str) -> HttpResponse:
    """One figure of the overview, with its chart and its table."""
    scope = _read_scope(request)
    if name not in PANELS:
        raise _unknown_figure(name, PANELS)
    return _render_figures_page(request, "figure", scope, panel=PANELS[name](scope))


@require_safe
def dashboard_csv(request: HttpRequest, name: str) -> HttpResponse:
    scope = _read_scope(request)
    if name not in PANELS:
        raise _unknown_figure(name, PANELS)
    return _panel_csv_response(scope, name, lambda: PANELS[name](scope))


# --- Agreement --------------------------------------------------------------


@require_safe
def judge_quality(request: HttpRequest) -> HttpResponse:
    """Agreement, drift, threshold and measurements. Opening a guideline's figures marks
    notifications about its judge as read."""
    scope = _read_scope(request)
    drifts = Notification.objects.filter(user=signed_in_user(request), kind=NotificationKind.DRIFT)
    about = drifts.filter(guideline__name=scope.guideline.partition(":")[0], read_at=None)
    about.update(read_at=timezone.now())
    read = Decisions(scope)
    return _render_figures_page(
        request,
        "quality",
        scope,
        panels=[make(read) for make in agreement.PANELS.values()],
        drift=read.drift,
        csv="agreement-csv",
        decisions=len(read.outcomes),
        most=agreement.MOST_DECISIONS,
        may_take=roles.can_somewhere(request.user, Right.EXPORT_LABELS),
        **_threshold_context(request, scope),
        **measurements.runs_context(request),
    )


@require_safe
def agreement_csv(request: HttpRequest, name: str) -> HttpResponse:
    scope = _read_scope(request)
    if name not in agreement.PANELS:
        raise _unknown_figure(name, agreement.PANELS)
    return _panel_csv_response(scope, name, lambda: agreement.PANELS[name](Decisions(scope)))


@require_safe
def export_labels(request: HttpRequest) -> HttpResponseBase:
    """Labels of texts of the period, under guidelines whose labels the person may read."""
    roles.check_right(request.user, Right.EXPORT_LABELS)
    scope = parse_scope(request.GET, signed_in_user(request))
    if scope.refusal:
        return scope.refusal
    events.record_event("export.labels", by=signed_in_user(request))
    within = roles.get_reach(request.user, Right.EXPORT_LABELS)
    texts = scope.texts().filter(within.within("summary__guideline_version__guideline"))
    return StreamingHttpResponse(
        format_json_lines(iterate_labels(texts)),
        content_type="application/jsonl; charset=utf-8",
        headers=download_headers("labels.jsonl"),
    )


# --- Threshold --------------------------------------------------------------


def _find_study(request: HttpRequest, scope: FigureScope) -> Study | None:
    """For the URL's guideline, else the first with figures for the person; None without any."""
    chosen = scope.guideline or next(iter(list_guideline_choices(signed_in_user(request))), "")
    if not chosen:
        return None
    name, _, number = chosen.partition(":")
    guideline = Guideline.objects.get(name=name)
    version = guideline.versions.get(number=int(number)) if number else guideline.current
    if version is None:
        return None
    weights = _get_cost_weights(guideline)
    return Study.from_decisions(
        replace(scope, guideline=chosen), version, weights, reader=signed_in_user(request)
    )


def _get_cost_weights(guideline: Guideline) -> CostWeights:
    found = CostWeights.objects.filter(guideline=guideline).first()
    return found or CostWeights(guideline=guideline)


def _threshold_context(request: HttpRequest, scope: FigureScope) -> dict[str, Any]:
    """The context of `_threshold.html`; empty where no guideline is published."""
    found = _find_study(request, scope)
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
        "form": WeightsForm(instance=_get_cost_weights(guideline)),
        "may_weigh": access.can_change(request.user, guideline),
    }


@require_safe
def thresholds_csv(request: HttpRequest) -> HttpResponse:
    scope = _read_scope(request)
    found = _find_study(request, scope)
    if found is None:
        raise Http404(gettext("No guideline is published yet."))
    return _panel_csv_response(scope, "threshold", lambda: found.panel)


@require_POST
def save_cost_weights(request: HttpRequest, name: str) -> HttpResponse:
    """Save the costs of faults and work for a guideline."""
    guideline = get_object_or_404(Guideline, name=name)
    if not access.can_change(request.user, guideline):
        raise PermissionDenied(gettext("Only this guideline's admins can set costs."))
    form = WeightsForm(request.POST, instance=_get_cost_weights(guideline))
    if form.is_valid():
        form.save()
        events.record_event(
            "guideline.costs", by=signed_in_user(request), about=("guideline", guideline.pk)
        )
        messages.success(request, gettext("Saved."))
    for field, errors in form.errors.items():
        messages.error(request, f"{form.fields[field].label}: {' '.join(map(str, errors))}")
    return redirect(f"{reverse('judge-quality')}?guideline={name}#threshold")
