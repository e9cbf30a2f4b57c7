"""The dashboard page, and each of its tables as a CSV file."""

from collections.abc import Callable

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from accounts import roles
from accounts.roles import Right
from insight import agreement, figures
from insight.panels import Panel, as_csv
from insight.scope import PERIODS, FigureScope, guideline_choices, models, refusal, scope_in
from web.pages import csv_file, page, person

PANELS: dict[str, Callable[[FigureScope], Panel]] = {
    "cases": figures.by_status,
    "times": figures.times,
    "first-attempts": figures.first_attempts,
    "attempts": figures.attempts,
    "sent-back": figures.sent_back,
    "overruled": figures.overruled,
    "agreement": agreement.judge_and_people,
    "spending": figures.spending,
}


def _scope(request: HttpRequest) -> FigureScope:
    roles.check_right(request.user, Right.SEE_FIGURES)
    return scope_in(request.GET, person(request))


@login_required
@require_safe
def dashboard(request: HttpRequest) -> HttpResponse:
    scope, user = _scope(request), person(request)
    context = {
        "scope": scope,
        "panels": [make(scope) for make in PANELS.values()],
        "periods": PERIODS.items(),
        "guidelines": guideline_choices(user),
        "models": models(user),
    }
    return page(request, "insight/dashboard.html", context)


@login_required
@require_safe
def download(request: HttpRequest, name: str) -> HttpResponse:
    scope = _scope(request)
    if name not in PANELS:
        raise Http404(f"There is no figure “{name}”; there are {', '.join(PANELS)}.")
    return refusal(scope) or csv_file(as_csv(PANELS[name](scope)), name)
