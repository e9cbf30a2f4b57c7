"""The status of the pipeline: which cases wait where and why, what the models did, and retries."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db.models import Aggregate, Count, FloatField, Max, Min, Q, QuerySet, Sum
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts import roles
from accounts.roles import Right
from llm.models import ModelCall
from summaries import visibility
from summaries.models import FailureKind, Guideline, Summary, Transition
from summaries.moves import Actor
from summaries.services import MOST, failed_summaries, retry_all
from summaries.status import WORKING, Role, Status
from web.pages import page, person


class Percentile(Aggregate):
    """PostgreSQL's percentile_cont of a number or a duration; `share` from 0 to 1."""

    name = "Percentile"
    function = "PERCENTILE_CONT"
    template = "%(function)s(%(share)s) WITHIN GROUP (ORDER BY %(expressions)s)"
    output_field = FloatField()

    def __init__(self, expression: Any, share: float, **extra: Any) -> None:
        super().__init__(expression, share=float(share), **extra)


LEDGER_HOURS = 24
_QUIET_AFTER = timedelta(minutes=1)
_MOST_ROWS = 20
_CHART_WIDTH = 1000


@dataclass(frozen=True)
class StatusBar:
    """One status: `x` and `width` in the units of a chart 1000 wide."""

    status: Status
    count: int
    oldest: datetime | None
    x: float = 0
    width: float = 0


def bars(summaries: QuerySet[Summary]) -> list[StatusBar]:
    """`cases` by status, in the order of the states, laid end to end over the chart's width."""
    rows = summaries.values("status").annotate(count=Count("pk"), oldest=Min("status_since"))
    by_status = {row["status"]: (row["count"] or 0, row["oldest"]) for row in rows}
    total = sum(count for count, _ in by_status.values())
    found, x = [], 0.0
    for status in Status:
        count, oldest = by_status.get(status, (0, None))
        width = _CHART_WIDTH * count / total if total else 0.0
        found.append(StatusBar(status, count, oldest, round(x, 2), round(width, 2)))
        x += width
    return found


@dataclass(frozen=True)
class Liveness:
    """`state`: "working", "starting", "idle", or "quiet" when cases wait and nobody takes them."""

    state: str
    last: datetime | None
    held: int
    waiting: int


def liveness() -> Liveness:
    now = timezone.now()
    work = Summary.objects.filter(status__in=WORKING)
    counts = work.aggregate(
        held=Count("pk", filter=Q(lease_until__gte=now)),
        free=Count(
            "pk",
            filter=Q(Q(lease_until__isnull=True) | Q(lease_until__lt=now))
            & (Q(not_before__isnull=True) | Q(not_before__lte=now)),
        ),
        since=Min("status_since"),
    )
    last = Transition.objects.filter(role__in=[Role.WRITER, Role.JUDGE]).aggregate(at=Max("at"))
    return Liveness(_state(counts, last["at"], now), last["at"], counts["held"], counts["free"])


def _state(counts: dict[str, Any], last: datetime | None, now: datetime) -> str:
    if counts["held"]:
        return "working"
    if not counts["free"]:
        return "idle"
    moved = max(filter(None, [last, counts["since"]]), default=now)
    return "quiet" if now - moved > _QUIET_AFTER else "starting"


def ledger() -> list[Any]:
    """Calls of the last day by model and purpose; `p95` in milliseconds, `cost` in US dollars."""
    since = timezone.now() - timedelta(hours=LEDGER_HOURS)
    failed = Q(outcome__in=["transient", "timeout", "permanent", "truncated", "invalid"])
    rows = (
        ModelCall.objects.filter(created_at__gte=since)
        .values("provider", "model", "purpose")
        .annotate(
            calls=Count("pk"),
            cached=Count("pk", filter=Q(outcome="cached")),
            failed=Count("pk", filter=failed),
            prompt=Sum("prompt_tokens"),
            completion=Sum("completion_tokens"),
            money=Sum("cost"),
            p95=Percentile("latency_ms", 0.95),
        )
        .order_by("provider", "model", "purpose")
    )
    return list(rows)


def _context(request: HttpRequest) -> dict[str, Any]:
    """Of the cases in the person's reach; how busy the workers are is the same for all."""
    roles.check_right(request.user, Right.SEE_PIPELINE)
    seen = visibility.summaries_for(request.user, Right.SEE_PIPELINE)
    summaries = seen.select_related("transcript").defer("transcript__turns")
    all_bars = bars(seen)
    return {
        "bars": all_bars,
        "total": sum(bar.count for bar in all_bars),
        "failures": sum(bar.count for bar in all_bars if bar.status == Status.FAILED),
        "liveness": liveness(),
        "waiting": summaries.filter(status__in=WORKING)
        .exclude(waiting_for="")
        .order_by("not_before", "status_since", "pk")[:_MOST_ROWS],
        "failed": summaries.filter(status=Status.FAILED).order_by("status_since", "pk")[
            :_MOST_ROWS
        ],
        "can_retry": roles.can_somewhere(request.user, Right.RETRY),
        "ledger": ledger(),
        "ledger_hours": LEDGER_HOURS,
        "now": timezone.now(),
    }


@login_required
@require_safe
def pipeline(request: HttpRequest) -> HttpResponse:
    return page(request, "reviews/pipeline.html", _context(request))


@login_required
@require_safe
def live(request: HttpRequest) -> HttpResponse:
    return page(request, "reviews/pipeline_body.html", _context(request))


# --- Retries ----------------------------------------------------------------
# Failed cases by how they failed and under which guideline, and all of them retried at once.

_RETRYING_MOST_ROWS = 50


class FailedSummariesForm(forms.Form):
    kind = forms.ChoiceField(
        label=_("How it failed"),
        required=False,
        choices=[("", _("in any way")), *FailureKind.choices],
    )

    def __init__(self, data: Any, *, guidelines: QuerySet[Guideline]) -> None:
        super().__init__(data, auto_id="which-%s")
        named = [(item.name, item.title) for item in guidelines.order_by("title", "name")]
        self.fields["guideline"] = forms.ChoiceField(
            required=False, label=_("Guideline"), choices=[("", _("any")), *named]
        )

    def found(self, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
        data = self.cleaned_data
        return failed_summaries(summaries, kind=data["kind"], guideline=data["guideline"])


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def failed(request: HttpRequest) -> HttpResponse:
    """The filter with what it finds; a POST takes all that up again."""
    user = person(request)
    roles.check_right(user, Right.RETRY)
    summaries = visibility.summaries_for(user, Right.RETRY)
    given = request.POST if request.method == "POST" else request.GET
    form = FailedSummariesForm(given, guidelines=visibility.guidelines_for(user, Right.RETRY))
    if not form.is_valid():
        return page(request, "reviews/retry_failed.html", {"form": form, "count": 0}, status=422)
    found = form.found(summaries)
    if request.method == "POST":
        done = retry_all(found, by=Actor(Role.REVIEWER, user))
        messages.success(
            request, gettext("Started again where they failed: {count}.").format(count=len(done))
        )
        return redirect("pipeline")
    return page(request, "reviews/retry_failed.html", _retrying_context(form, summaries, found))


def _retrying_context(
    form: FailedSummariesForm, summaries: QuerySet[Summary], found: QuerySet[Summary]
) -> dict[str, Any]:
    rows = summaries.filter(status=Status.FAILED).order_by().values("failure_kind")
    counts = {row["failure_kind"]: row["count"] for row in rows.annotate(count=Count("pk"))}
    count = found.count()
    return {
        "form": form,
        "count": count,
        "most": MOST,
        "taken": min(count, MOST),
        "kinds": [(kind, counts[kind]) for kind in FailureKind if kind in counts],
        "rows": found.select_related("transcript").defer("transcript__turns")[:_RETRYING_MOST_ROWS],
    }
