"""Pipeline status: where and why cases wait, what the models did, and retries."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from countersign_judge.llm.ledger import CallOutcome
from countersign_judge.llm.types import SCHEMA_OPTION
from countersign_judge.money import format_cost
from django import forms
from django.contrib import messages
from django.contrib.postgres.aggregates import ArrayAgg
from django.db.models import Aggregate, Count, FloatField, Max, Min, Q, QuerySet, Sum, Value
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods, require_safe

from accounts import roles
from accounts.roles import Reach, Right
from llm.ledger import UNPRICED
from llm.models import ModelCall
from reviews.worklist import MOST_COUNTED, OLDEST_FIRST, count_lists
from summaries import kept_figures, visibility
from summaries.models import FailureKind, Guideline, Summary, Transition
from summaries.moves import Actor
from summaries.services import MAX_RETRIED, failed_summaries, retry_all
from summaries.status import TERMINAL, WORKING, Role, Status
from web.pages import render_page, signed_in_user
from web.text import localize_number


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


# The number of summaries in a status, and since when the first one is.
ByStatus = dict[str, tuple[int, datetime | None]]


def status_bars(of_statuses: ByStatus) -> list[StatusBar]:
    """One bar per status, in order, side by side over the chart's width."""
    total = sum(count for count, _ in of_statuses.values())
    found, x = [], 0.0
    for status in Status:
        count, oldest = of_statuses.get(status, (0, None))
        width = _CHART_WIDTH * count / total if total else 0.0
        found.append(StatusBar(status, count, oldest, round(x, 2), round(width, 2)))
        x += width
    return found


def by_status(guidelines: list[int] | None) -> dict[str, tuple[int, str]]:
    """Counts the summaries in `Reach.under(guidelines)`; in JSON's types, since when the first one
    is in the status, as ISO 8601."""
    statuses = _summaries_under(guidelines).order_by().values_list("status")
    rows = statuses.annotate(count=Count("pk"), first=Min("status_since"))
    return {status: (count, first.isoformat()) for status, count, first in rows}


def current_status_counts(reach: Reach) -> tuple[ByStatus, datetime | None]:
    """Current counts. With very many cases, counts of closed ones and those over MOST_COUNTED are
    from the time returned with them."""
    counted, at = kept_figures.get_figures(by_status, reach.keys)
    found: ByStatus = {
        status: (count, datetime.fromisoformat(first)) for status, (count, first) in counted.items()
    }
    if at is None:
        return found, None
    for status in set(Status) - TERMINAL:
        # Counted as `worklist.count_cases` counts.
        some = _summaries_under(reach.keys).filter(status=status).order_by(*OLDEST_FIRST)
        now = some[: MOST_COUNTED + 1].aggregate(count=Count("pk"), first=Min("status_since"))
        count, first = now["count"], now["first"]
        kept, _ = found.get(status, (0, None))
        found[status] = (max(count, kept) if count > MOST_COUNTED else count), first
    return found, at


def _summaries_under(guidelines: list[int] | None) -> QuerySet[Summary]:
    return Summary.objects.filter(visibility.summaries_within(Reach.under(guidelines)))


@dataclass(frozen=True)
class Liveness:
    """`state`: "working", "starting", "idle", or "quiet" when cases wait and no worker runs.

    `held` and `waiting` are counted as `worklist.count_cases` counts.
    """

    state: str
    last: datetime | None
    held: int
    waiting: int


def measure_liveness() -> Liveness:
    now = timezone.now()
    work = Summary.objects.filter(status__in=WORKING)
    not_held = Q(lease_until__isnull=True) | Q(lease_until__lt=now)
    due = Q(not_before__isnull=True) | Q(not_before__lte=now)
    counts = count_lists(
        {
            "held": [work.filter(lease_token__isnull=False, lease_until__gte=now)],
            "waiting": [work.filter(not_held, due)],
        }
    )
    last = Transition.objects.filter(role__in=[Role.WRITER, Role.JUDGE]).aggregate(at=Max("at"))
    return Liveness(_liveness_state(counts, work, last["at"], now), last["at"], **counts)


def _liveness_state(
    counts: dict[str, int], work: QuerySet[Summary], last: datetime | None, now: datetime
) -> str:
    if counts["held"]:
        return "working"
    if not counts["waiting"]:
        return "idle"
    first = work.order_by(*OLDEST_FIRST).values_list("status_since", flat=True).first()
    moved = max(filter(None, [last, first]), default=now)
    return "quiet" if now - moved > _QUIET_AFTER else "starting"


def ledger_rows() -> list[dict[str, Any]]:
    """Calls of the last day by model and purpose; `p95` in milliseconds, `cost` in words, empty
    where no call was answered, `left_out` the request parts that servers refused."""
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
            answered=Count("pk", filter=Q(outcome__in=CallOutcome.answered())),
            unpriced=Count("pk", filter=UNPRICED),
            p95=Percentile("latency_ms", 0.95),
            dropped=ArrayAgg("dropped", distinct=True, filter=~Q(dropped=""), default=Value([])),
        )
        .order_by("provider", "model", "purpose")
    )
    return [
        {
            **row,
            "cost": format_cost(row["money"], row["unpriced"]) if row["answered"] else "",
            "left_out": sorted({name for names in row["dropped"] for name in names.split(", ")}),
        }
        for row in rows
    ]


def _pipeline_context(request: HttpRequest) -> dict[str, Any]:
    """The cases in the person's reach; the workers' load is the same for all."""
    roles.check_right(request.user, Right.SEE_PIPELINE)
    seen = visibility.summaries_for(request.user, Right.SEE_PIPELINE)
    summaries = seen.select_related("transcript").defer("transcript__turns")
    found, counted_at = current_status_counts(roles.get_reach(request.user, Right.SEE_PIPELINE))
    all_bars = status_bars(found)
    calls = ledger_rows()
    failures, _ = found.get(Status.FAILED, (0, None))
    failed = summaries.filter(status=Status.FAILED).order_by("status_since", "pk")
    return {
        "bars": all_bars,
        "counted_at": counted_at,
        "many": localize_number(MOST_COUNTED),
        "total": sum(bar.count for bar in all_bars),
        "failures": failures,
        "liveness": measure_liveness(),
        "waiting": summaries.filter(status__in=WORKING)
        .exclude(waiting_for="")
        .order_by("not_before", "status_since", "pk")[:_MOST_ROWS],
        "failed": failed[:_MOST_ROWS] if failures else (),
        "can_retry": roles.can_somewhere(request.user, Right.RETRY),
        "ledger": calls,
        "unforced": {
            f"{row['provider']}:{row['model']}" for row in calls if SCHEMA_OPTION in row["left_out"]
        },
        "ledger_hours": LEDGER_HOURS,
        "now": timezone.now(),
    }


@require_safe
def pipeline(request: HttpRequest) -> HttpResponse:
    return render_page(request, "reviews/pipeline.html", _pipeline_context(request))


@require_safe
def live(request: HttpRequest) -> HttpResponse:
    return render_page(request, "reviews/pipeline_body.html", _pipeline_context(request))


# --- Retries ----------------------------------------------------------------
# Failed cases by kind of failure and guideline, and a retry of all at once.

_RETRYING_MOST_ROWS = 50


class FailedSummariesForm(forms.Form):
    kind = forms.ChoiceField(
        label=_("Kind of failure"),
        required=False,
        choices=[("", _("any kind")), *FailureKind.choices],
    )

    def __init__(self, data: Any, *, guidelines: QuerySet[Guideline]) -> None:
        super().__init__(data, auto_id="which-%s")
        named = [(item.name, item.title) for item in guidelines.order_by("title", "name")]
        self.fields["guideline"] = forms.ChoiceField(
            required=False, label=_("Guideline"), choices=[("", _("any")), *named]
        )

    def filter_summaries(self, summaries: QuerySet[Summary]) -> QuerySet[Summary]:
        data = self.cleaned_data
        return failed_summaries(summaries, kind=data["kind"], guideline=data["guideline"])


@require_http_methods(["GET", "HEAD", "POST"])
def retry_failed(request: HttpRequest) -> HttpResponse:
    """The filter and its results; a POST retries all of them."""
    user = signed_in_user(request)
    roles.check_right(user, Right.RETRY)
    summaries = visibility.summaries_for(user, Right.RETRY)
    given = request.POST if request.method == "POST" else request.GET
    form = FailedSummariesForm(given, guidelines=visibility.guidelines_for(user, Right.RETRY))
    if not form.is_valid():
        return render_page(
            request, "reviews/retry_failed.html", {"form": form, "count": 0}, status=422
        )
    found = form.filter_summaries(summaries)
    if request.method == "POST":
        done = retry_all(found, by=Actor(Role.REVIEWER, user))
        messages.success(request, gettext("Retrying: {count}.").format(count=len(done)))
        return redirect("pipeline")
    rows = summaries.filter(status=Status.FAILED).order_by().values("failure_kind")
    counts = {row["failure_kind"]: row["count"] for row in rows.annotate(count=Count("pk"))}
    count = found.count()
    context = {
        "form": form,
        "count": count,
        "most": MAX_RETRIED,
        "taken": min(count, MAX_RETRIED),
        "kinds": [(kind, counts[kind]) for kind in FailureKind if kind in counts],
        "rows": found.select_related("transcript").defer("transcript__turns")[:_RETRYING_MOST_ROWS],
    }
    return render_page(request, "reviews/retry_failed.html", context)
