"""Pages of figures: dashboard, agreement of judge and people, threshold advice; and the labels."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
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
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST, require_safe

from accounts import events, roles
from accounts.roles import Right
from delivery.models import Notification, NotificationKind
from insight import agreement, drills, threshold
from insight import dashboard as dashboard_page
from insight.agreement import Decisions
from insight.labels import json_lines, labels_of
from insight.models import CostWeights
from insight.panels import Panel, as_csv
from insight.scope import PERIODS, FigureScope, guideline_choices, models, refusal, scope_in
from insight.threshold import Study
from judging.guidelines import access
from summaries.models import Guideline, GuidelineVersion
from web.pages import attached, csv_file, page, person

_MOST_DOLLARS = 1_000_000_000


def _dollars(label: Any, **options: Any) -> forms.FloatField:
    return forms.FloatField(label=label, min_value=0, max_value=_MOST_DOLLARS, **options)


class WeightsForm(forms.ModelForm):  # type: ignore[type-arg]
    class Meta:
        model = CostWeights
        fields = ("false_pass", "reviewer_hour", "rewrite")

    false_pass = _dollars(_("A bad text that passes, US dollars"))
    reviewer_hour = _dollars(_("An hour of a reviewer, US dollars"))
    rewrite = _dollars(
        _("A rewriting, US dollars"),
        required=False,
        help_text=_("Empty: what the ledger measured."),
    )


def _scope(request: HttpRequest) -> FigureScope:
    roles.check_right(request.user, Right.SEE_FIGURES)
    return scope_in(request.GET, person(request))


def _choices(request: HttpRequest, scope: FigureScope) -> dict[str, Any]:
    user = person(request)
    return {
        "scope": scope,
        "section_name": "dashboard",
        "periods": PERIODS.items(),
        "guidelines": guideline_choices(user),
        "models": models(user),
    }


def _panel_file(
    scope: FigureScope, name: str, panels: Mapping[str, Callable[[Any], Panel]], source: object
) -> HttpResponse:
    """The table of one of `panels`, each of which is made of `source`, as a CSV file. It is in
    English, since programs read it."""
    if name not in panels:
        raise Http404(f"There is no figure “{name}”; there are {', '.join(panels)}.")
    with translation.override("en"):
        table = as_csv(panels[name](source))
    return refusal(scope) or csv_file(table, name)


# --- Dashboard --------------------------------------------------------------


@login_required
@require_safe
def dashboard(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    context = {**_choices(request, scope), "figures": dashboard_page.shown(scope)}
    return page(request, "insight/dashboard.html", context)


@login_required
@require_safe
def dashboard_csv(request: HttpRequest, name: str) -> HttpResponse:
    scope = _scope(request)
    return _panel_file(scope, name, dashboard_page.PANELS, scope)


# --- Agreement --------------------------------------------------------------


_TRUST: dict[str, Callable[[Decisions], Panel]] = {
    "drills": lambda read: drills.caught(read.scope),
    **agreement.PANELS,
}


@login_required
@require_safe
def agreed(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    read = Decisions(scope)
    _note_read(request, scope)
    context = {
        **_choices(request, scope),
        "panels": [make(read) for make in _TRUST.values()],
        "drift": agreement.drifting(read),
        "csv": "agreement-csv",
        "decisions": len(read.outcomes),
        "most": agreement.MOST,
        "may_take": roles.can_somewhere(request.user, Right.EXPORT_LABELS),
    }
    return page(request, "insight/agreement.html", context)


def _note_read(request: HttpRequest, scope: FigureScope) -> None:
    """Notifications about the judge of a guideline count as read once its figures are opened."""
    unread = Notification.objects.filter(
        user=person(request), read_at=None, kind=NotificationKind.DRIFT
    )
    name = scope.guideline.partition(":")[0]
    unread.filter(guideline__name=name).update(read_at=timezone.now())


@login_required
@require_safe
def agreed_csv(request: HttpRequest, name: str) -> HttpResponse:
    scope = _scope(request)
    return _panel_file(scope, name, _TRUST, Decisions(scope))


@login_required
@require_safe
def labelled(request: HttpRequest) -> HttpResponseBase:
    """Labels of texts written in the period, under the guidelines whose labels are theirs."""
    roles.check_right(request.user, Right.EXPORT_LABELS)
    scope = scope_in(request.GET, person(request))
    refused = refusal(scope)
    if refused:
        return refused
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
    """Of the guideline of the URL, else of the first with figures of theirs; None without any."""
    choices = guideline_choices(person(request))
    chosen = scope.guideline or (choices[0][0] if choices else "")
    if not chosen:
        return None
    name, _, number = chosen.partition(":")
    guideline = Guideline.objects.get(name=name)
    version = guideline.versions.get(number=int(number)) if number else guideline.current
    if version is None:
        return None
    return threshold.study(replace(scope, guideline=chosen), version, _weights(guideline))


def _earlier(version: GuidelineVersion) -> list[int]:
    """Numbers of the published versions before this one, the newest first."""
    published = version.guideline.versions.filter(
        published_at__isnull=False, number__lt=version.number
    )
    return list(published.order_by("-number").values_list("number", flat=True)[:5])


def _weights(guideline: Guideline) -> CostWeights:
    found = CostWeights.objects.filter(guideline=guideline).first()
    return found or CostWeights(guideline=guideline)


@login_required
@require_safe
def thresholds(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    found = _study(request, scope)
    if found is None:
        return page(request, "insight/threshold.html", _choices(request, scope))
    guideline = found.version.guideline
    context = {
        **_choices(request, found.scope),
        "study": found,
        "version": found.version,
        "guideline": guideline,
        "earlier": _earlier(found.version),
        "panel": threshold.panel(found),
        "form": WeightsForm(instance=_weights(guideline)),
        "may_weigh": access.can_change(request.user, guideline),
    }
    return page(request, "insight/threshold.html", context)


@login_required
@require_safe
def thresholds_csv(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    found = _study(request, scope)
    if found is None:
        raise Http404(gettext("No guideline is published yet."))
    with translation.override("en"):
        table = as_csv(threshold.panel(found))
    return refusal(scope) or csv_file(table, "threshold")


@login_required
@require_POST
def weigh(request: HttpRequest, name: str) -> HttpResponse:
    """Keep what faults and work cost under a guideline."""
    guideline = get_object_or_404(Guideline, name=name)
    if not access.can_change(request.user, guideline):
        raise PermissionDenied(gettext("Only its guideline admins say what faults cost."))
    form = WeightsForm(request.POST, instance=_weights(guideline))
    if form.is_valid():
        form.save()
        about = ("guideline", guideline.pk)
        events.note("guideline.costs", by=person(request), about=about)
        messages.success(request, gettext("Saved."))
    else:
        for field, errors in form.errors.items():
            messages.error(request, f"{form.fields[field].label}: {' '.join(map(str, errors))}")
    return redirect(f"{reverse('threshold')}?guideline={name}")
