"""Pages of the agreement of judge and people and of the threshold advice, and the labels."""

from dataclasses import dataclass
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
from django.utils import timezone
from django.views.decorators.http import require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from delivery.models import Notification, NotificationKind
from insight import agreement, threshold
from insight.agreement import Decisions
from insight.labels import json_lines, labels_of
from insight.models import CostWeights
from insight.panels import as_csv
from insight.scope import PERIODS, FigureScope, guideline_choices, models, refusal, scope_in
from judging.guidelines import access
from summaries.models import Guideline, GuidelineVersion
from web.pages import attached, csv_file, page, person

_MOST_DOLLARS = 1_000_000_000


def _dollars(what: str, **options: Any) -> forms.FloatField:
    return forms.FloatField(
        label=f"{what}, US dollars", min_value=0, max_value=_MOST_DOLLARS, **options
    )


class WeightsForm(forms.ModelForm):  # type: ignore[type-arg]
    class Meta:
        model = CostWeights
        fields = ("false_pass", "reviewer_hour", "rewrite")

    false_pass = _dollars("A bad text that passes")
    reviewer_hour = _dollars("An hour of a reviewer")
    rewrite = _dollars("A rewriting", required=False, help_text="Empty: what the ledger measured.")


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


@login_required
@require_safe
def agreed(request: HttpRequest) -> HttpResponse:
    scope = _scope(request)
    read = Decisions(scope)
    _note_read(request, scope)
    context = {
        **_choices(request, scope),
        "panels": [make(read) for make in agreement.PANELS.values()],
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
    if name not in agreement.PANELS:
        known = ", ".join(agreement.PANELS)
        raise Http404(f"There is no figure “{name}”; there are {known}.")
    return refusal(scope) or csv_file(as_csv(agreement.PANELS[name](Decisions(scope))), name)


@login_required
@require_safe
def labelled(request: HttpRequest) -> HttpResponseBase:
    """Labels of texts written in the period, under the guidelines whose labels are theirs."""
    roles.check_right(request.user, Right.EXPORT_LABELS)
    scope = scope_in(request.GET, person(request))
    refused = refusal(scope)
    if refused:
        return refused
    within = roles.reach(request.user, Right.EXPORT_LABELS)
    texts = scope.texts().filter(within.within("summary__guideline_version__guideline"))
    return StreamingHttpResponse(
        json_lines(labels_of(texts)),
        content_type="application/jsonl; charset=utf-8",
        headers=attached("labels.jsonl"),
    )


@dataclass(frozen=True)
class _Asked:
    scope: FigureScope
    version: GuidelineVersion
    weights: CostWeights


def _asked(request: HttpRequest) -> _Asked | None:
    """The guideline of the URL, else the first with figures of theirs; None where there is none."""
    scope = _scope(request)
    choices = guideline_choices(person(request))
    chosen = scope.guideline or (choices[0][0] if choices else "")
    if not chosen:
        return None
    name, _, number = chosen.partition(":")
    found = Guideline.objects.get(name=name)
    version = found.versions.get(number=int(number)) if number else found.current
    if version is None:
        return None
    weights = CostWeights.objects.filter(guideline=found).first() or CostWeights(guideline=found)
    scope = FigureScope(scope.reach, scope.period, chosen, scope.model, scope.problems)
    return _Asked(scope, version, weights)


@login_required
@require_safe
def thresholds(request: HttpRequest) -> HttpResponse:
    asked = _asked(request)
    if asked is None:
        return page(request, "insight/threshold.html", _choices(request, _scope(request)))
    return _thresholds(request, asked, WeightsForm(instance=asked.weights))


def _thresholds(
    request: HttpRequest, asked: _Asked, form: WeightsForm, *, status: int = 200
) -> HttpResponse:
    found = threshold.study(asked.scope, asked.version, asked.weights)
    context = {
        **_choices(request, asked.scope),
        "study": found,
        "version": asked.version,
        "guideline": asked.version.guideline,
        "panel": threshold.panel(found),
        "form": form,
        "may_weigh": access.can_change(request.user, asked.version.guideline),
    }
    return page(request, "insight/threshold.html", context, status=status)


@login_required
@require_safe
def thresholds_csv(request: HttpRequest) -> HttpResponse:
    asked = _asked(request)
    if asked is None:
        raise Http404("No guideline is published yet.")
    found = threshold.study(asked.scope, asked.version, asked.weights)
    return refusal(asked.scope) or csv_file(as_csv(threshold.panel(found)), "threshold")


@login_required
@require_POST
def weigh(request: HttpRequest, name: str) -> HttpResponse:
    """Keep what faults and work cost under a guideline."""
    guideline = get_object_or_404(Guideline, name=name)
    if not access.can_change(request.user, guideline):
        raise PermissionDenied("Only its guideline admins say what faults cost.")
    weights = CostWeights.objects.filter(guideline=guideline).first()
    form = WeightsForm(request.POST, instance=weights or CostWeights(guideline=guideline))
    if form.is_valid():
        form.save()
        messages.success(request, "Saved.")
    else:
        for field, errors in form.errors.items():
            messages.error(request, f"{form.fields[field].label}: {' '.join(map(str, errors))}")
    return redirect(f"{reverse('threshold')}?guideline={name}")
