"""Pages of backtests: choosing summaries, the estimate, progress and results."""

import csv
from collections.abc import Callable, Sequence
from io import StringIO
from typing import Any, cast
from uuid import UUID

from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext, gettext_lazy, gettext_noop, pgettext_lazy
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from judging.guidelines import access
from judging.guidelines.content import InvalidGuideline
from judging.variants import shipped
from judging.views import for_admins, for_readers, show_problems, version_of
from measuring import backtests as service
from measuring.backtests import Decided, Plan, latest, result_of
from measuring.models import Backtest, BacktestItem
from records.outcomes import ReviewOutcome, review_outcomes
from summaries import visibility
from summaries.models import Attempt, Guideline, GuidelineVersion, Origin
from web.pages import page, person
from web.text import cell

# --- Backtest tables --------------------------------------------------------
# The texts of a backtest as the page lists them, and all of them as a table to keep.


def lowest(item: BacktestItem) -> dict[str, Any] | None:
    """Of the blocking criteria, the one that is furthest below its threshold or least above it."""
    blocking = [score for score in item.scores if score["blocking"]]
    return min(blocking, key=lambda score: score["value"] - score["threshold"], default=None)


def csv_of(items: Sequence[BacktestItem]) -> str:
    """A row a text that was judged, in the order of judging, with a column for each criterion's
    score; with a byte order mark, by which spreadsheets know UTF-8."""
    criteria = dict.fromkeys(score["criterion"] for item in items for score in item.scores)
    scores = {criterion: f"score: {criterion}" for criterion in criteria}
    text = StringIO()
    text.write("\ufeff")
    writer = csv.DictWriter(text, [*_COLUMNS, *scores.values()])
    writer.writerow({name: cell(name) for name in writer.fieldnames})
    for item in items:
        given = {scores[score["criterion"]]: score["value"] for score in item.scores}
        row = {name: column(item) for name, column in _COLUMNS.items()} | given
        writer.writerow({name: cell(value) for name, value in row.items()})
    return text.getvalue()


_Cell = Callable[[BacktestItem], Any]
_COLUMNS: dict[str, _Cell] = {
    "summary": lambda item: str(item.attempt.summary_id),
    "title": lambda item: item.attempt.summary.transcript.title,
    "attempt": lambda item: item.attempt.number,
    "people": lambda item: item.people,
    "stood": lambda item: item.good,
    "passed_then": lambda item: item.passed_before,
    "passes_now": lambda item: item.passed,
    "changed": lambda item: None if item.passed is None else item.passed != item.passed_before,
    "against_people": lambda item: None if item.passed is None else item.passed != item.good,
    "failure": lambda item: item.failure,
    "prompt_tokens": lambda item: item.prompt_tokens,
    "completion_tokens": lambda item: item.completion_tokens,
    "cost": lambda item: item.cost,
}


# --- Pages ------------------------------------------------------------------

_NOT_AGREED = gettext_noop(
    "Nothing runs yet: the version or its cases are not what they were when you looked. This is "
    "what it takes now."
)
PAGE_SIZE = 25
_COUNTS = (20, 50, 100, 200, service.MOST)


class BacktestForm(forms.Form):
    """What to judge, by what; without a choice the version as it stands on its own summaries."""

    count = forms.TypedChoiceField(
        choices=lambda: [(n, gettext("The last {count}").format(count=n)) for n in _COUNTS],
        coerce=int,
        initial=_COUNTS[1],
        label=gettext_lazy("Decided cases"),
    )
    guideline = forms.ModelChoiceField(
        queryset=Guideline.objects.none(),
        to_field_name="name",
        empty_label=None,
        label=pgettext_lazy("guideline", "Of"),
    )
    judge_model = forms.CharField(
        required=False,
        max_length=200,
        label=gettext_lazy("Another judge's model"),
        help_text=gettext_lazy("As in the guideline: provider:name. Empty: the version's."),
    )
    variant = forms.ChoiceField(required=False, label=gettext_lazy("Another wording"))

    def __init__(self, data: Any, *, version: GuidelineVersion, user: Any) -> None:
        super().__init__(data, initial={"guideline": version.guideline.name})
        own = [item["name"] for item in version.wordings]
        names = [(name, name) for name in (*shipped(), *own)]
        variants = cast("forms.ChoiceField", self.fields["variant"])
        guidelines = cast("forms.ModelChoiceField[Guideline]", self.fields["guideline"])
        variants.choices = [("", gettext("The version's")), *names]
        guidelines.queryset = visibility.guidelines_for(user, Right.SEE_SUMMARIES).order_by(
            "title", "name"
        )


def _chosen(form: BacktestForm) -> list[ReviewOutcome]:
    """The last decided text of each of the last summaries, the oldest first."""
    wanted = form.cleaned_data
    texts = Attempt.objects.filter(
        summary__guideline_version__guideline=wanted["guideline"]
    ).exclude(origin=Origin.REVIEWER)
    last = {
        outcome.summary: outcome for outcome in review_outcomes(texts, most=2 * wanted["count"])
    }
    return sorted(last.values(), key=lambda outcome: outcome.at)[-wanted["count"] :]


def _as_decided(outcomes: list[ReviewOutcome]) -> list[Decided]:
    return [
        Decided(outcome.attempt, str(outcome.result), outcome.good, outcome.passed)
        for outcome in outcomes
    ]


@for_admins
@require_http_methods(["GET", "POST"])
def new(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """See what it takes, and only then run."""
    version, user = version_of(name, number), person(request)
    sent = request.POST if request.method == "POST" else (request.GET or None)
    form = BacktestForm(sent, version=version, user=user)
    context: dict[str, Any] = {"form": form, "version": version, "guideline": version.guideline}
    if form.is_valid():
        plan = Plan(version, form.cleaned_data["judge_model"], form.cleaned_data["variant"])
        outcomes = _chosen(form)
        try:
            if request.method == "POST":
                agreed = request.POST.get("agreed", "")
                texts = _as_decided(outcomes)
                made = service.request(plan, texts=texts, by=user, agreed=agreed)
                return redirect("backtest", made.pk)
            context |= _estimated(request, plan, outcomes)
        except service.NotAgreed:
            messages.warning(request, gettext(_NOT_AGREED))
            context |= _estimated(request, plan, outcomes)
        except InvalidGuideline as refusal:
            show_problems(request, refusal)
    context["earlier"] = latest(version)
    return _page(request, "backtest_new.html", context, status=422 if form.errors else 200)


def _estimated(request: HttpRequest, plan: Plan, outcomes: list[ReviewOutcome]) -> dict[str, Any]:
    if not outcomes:
        nobody = gettext("Nobody has decided on a case of this guideline yet.")
        messages.warning(request, nobody)
        return {}
    good = sum(outcome.good for outcome in outcomes)
    estimate = service.estimate_of(plan, [outcome.attempt for outcome in outcomes])
    return {
        "estimate": estimate,
        "agreed": service.terms(plan, estimate),
        "texts": outcomes,
        "good": good,
        "bad": len(outcomes) - good,
    }


@for_readers
@require_safe
def shown(request: HttpRequest, pk: UUID) -> HttpResponse:
    return _page(request, "backtest.html", _context(request, pk))


@for_readers
@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that changes."""
    return _page(request, "backtest_live.html", _context(request, pk))


@for_readers
@require_safe
def table(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Every text that was judged so far, as CSV."""
    judged = _context(request, pk)["result"].judged
    return HttpResponse(
        csv_of(judged),
        content_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="backtest-{pk}.csv"',
            "Cache-Control": "no-store",
        },
    )


@for_readers
@require_POST
def cancel(request: HttpRequest, pk: UUID) -> HttpResponse:
    found = get_object_or_404(Backtest.objects.select_related("version__guideline"), pk=pk)
    access.check_can_change(request.user, found.version.guideline)
    if not service.cancel(found, by=person(request)):
        messages.warning(request, gettext("It had ended already."))
    return redirect("backtest", pk)


def _context(request: HttpRequest, pk: UUID) -> dict[str, Any]:
    """It shows titles of summaries, under a guideline: a person has to be allowed to read both."""
    backtests = Backtest.objects.select_related("version__guideline", "asked_by")
    found = get_object_or_404(backtests, pk=pk)
    access.check_can_read(request.user, found.version.guideline)
    _check_summaries(request, found)
    result = result_of(found)
    return {
        "backtest": found,
        "result": result,
        "changed": Paginator([(item, lowest(item)) for item in result.changed], PAGE_SIZE).get_page(
            request.GET.get("page")
        ),
        "unscored": result.unscored[:PAGE_SIZE],
        "unscored_more": len(result.unscored[PAGE_SIZE:]),
        "version": found.version,
        "guideline": found.version.guideline,
    }


def _check_summaries(request: HttpRequest, backtest: Backtest) -> None:
    guidelines = backtest.items.order_by().values_list(
        "attempt__summary__guideline_version__guideline", flat=True
    )
    reach = roles.reach(request.user, Right.SEE_SUMMARIES)
    if not all(reach.covers(key) for key in guidelines.distinct()):
        raise PermissionDenied(gettext("This backtest has cases that are not yours to read."))


def _page(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    shared = {
        "can_change": access.can_change(request.user, context["guideline"]),
        "section_name": "guidelines",
    }
    return page(request, f"measuring/{template}", {**shared, **context}, status=status)
