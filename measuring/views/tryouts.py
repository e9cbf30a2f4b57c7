"""The page on which a guideline version is tried: on pinned meetings, on decided cases (a backtest)
or on one stored text (a preview). Choosing, the estimate, progress and results."""

from collections.abc import Callable, Sequence
from typing import Any, cast
from uuid import UUID

from countersign_judge.criteria import InvalidGuideline
from countersign_judge.pass_rule import deciding_number, highest_threshold
from countersign_judge.variants import shipped_variants
from django import forms
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.core.paginator import Paginator
from django.db.models import Case, QuerySet, When
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext, gettext_lazy, gettext_noop, pgettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from accounts import roles
from accounts.roles import Right
from judging import tryouts as service
from judging.choices import ModelField
from judging.guidelines import access
from judging.guidelines.content import get_content
from judging.guidelines.pins import estimate_pins
from judging.models import TriedText, TryOut
from judging.tryouts import DecidedText, TextsToTry, TryOutPlan
from judging.views import (
    ShowProblems,
    for_admins,
    for_readers,
    get_version,
    show_problems,
    tried_context,
    try_on_pins,
)
from measuring.backtests import build_backtest_result, latest_runs
from records.outcomes import review_outcomes
from summaries import visibility
from summaries.models import Attempt, Guideline, GuidelineVersion, Origin, Summary
from web.pages import render_page, signed_in_user
from web.text import csv_text, remove_nul

# --- Choosing ---------------------------------------------------------------

_TEXT_COUNTS = (20, 50, 100, 200, service.MOST_TEXTS)
_MOST_LISTED = 50


class _JudgeForm(forms.Form):
    """How to judge; by default by the version as it is."""

    judge_model = ModelField(label=gettext_lazy("Another judge's model"))
    variant = forms.ChoiceField(required=False, label=gettext_lazy("Another wording"))

    def __init__(self, data: Any, *, version: GuidelineVersion, **options: Any) -> None:
        super().__init__(data, **options)
        cast("ModelField", self.fields["judge_model"]).offer(pgettext("model", "The version's"))
        own = [item["name"] for item in version.wordings]
        names = [(name, name) for name in (*shipped_variants(), *own)]
        variants = cast("forms.ChoiceField", self.fields["variant"])
        variants.choices = [("", gettext("The version's")), *names]


class StoredForm(_JudgeForm):
    """One stored text of `attempts`."""

    field_order = ("attempt",)
    attempt = forms.ModelChoiceField(
        queryset=Attempt.objects.none(), empty_label=None, label=gettext_lazy("Attempt")
    )

    def __init__(
        self, data: Any, *, version: GuidelineVersion, attempts: QuerySet[Attempt]
    ) -> None:
        super().__init__(data, version=version, auto_id="stored-%s")
        cast("forms.ModelChoiceField[Attempt]", self.fields["attempt"]).queryset = attempts


class DecidedForm(_JudgeForm):
    """The last decided summaries of a guideline that `user` may read."""

    field_order = ("count", "guideline")
    count = forms.TypedChoiceField(
        choices=lambda: [(n, gettext("The last {count}").format(count=n)) for n in _TEXT_COUNTS],
        coerce=int,
        initial=_TEXT_COUNTS[1],
        label=gettext_lazy("Decided cases"),
    )
    guideline = forms.ModelChoiceField(
        queryset=Guideline.objects.none(),
        to_field_name="name",
        empty_label=None,
        label=gettext_lazy("Guideline"),
    )

    def __init__(self, data: Any, *, version: GuidelineVersion, user: Any) -> None:
        super().__init__(data, version=version, initial={"guideline": version.guideline.name})
        guidelines = cast("forms.ModelChoiceField[Guideline]", self.fields["guideline"])
        guidelines.queryset = visibility.guidelines_for(user, Right.SEE_SUMMARIES).order_by(
            "title", "name"
        )


def _chosen_texts(wanted: dict[str, Any]) -> TextsToTry:
    """The last decided text of each decided summary, the oldest first."""
    if "attempt" in wanted:
        return cast("Attempt", wanted["attempt"])
    count = wanted["count"]
    own = Attempt.objects.filter(summary__guideline_version__guideline=wanted["guideline"])
    texts = own.exclude(origin=Origin.REVIEWER)
    last = {outcome.summary: outcome for outcome in review_outcomes(texts, most=2 * count)}
    return [
        DecidedText(outcome.attempt, str(outcome.result), outcome.good, outcome.passed)
        for outcome in sorted(last.values(), key=lambda outcome: outcome.at)[-count:]
    ]


def _readable_texts(request: HttpRequest) -> QuerySet[Attempt]:
    """Texts of summaries that the person may read anyway, the newest first."""
    attempts = Attempt.objects.select_related("summary__transcript")
    if not roles.can_everywhere(request.user, Right.SEE_SUMMARIES):
        attempts = attempts.filter(summary__in=visibility.visible_summaries(request.user))
    return attempts.order_by("-created_at", "-pk")


# --- Asking -----------------------------------------------------------------

_NOT_AGREED = gettext_noop("Not started: the version or its cases changed. Check the new estimate.")


@for_admins
@require_http_methods(["GET", "POST"])
def try_out(request: HttpRequest, name: str, number: int) -> HttpResponse:
    """What to run the version on, the cost of that, and every run so far."""
    version, user = get_version(name, number), signed_in_user(request)
    sent = request.POST if request.method == "POST" else request.GET
    one, many = "attempt" in sent, "count" in sent
    if request.method == "POST" and not one and not many:
        return try_on_pins(request, version)
    attempts = _readable_texts(request)
    stored = StoredForm(sent if one else None, version=version, attempts=attempts)
    decided = DecidedForm(sent if many and not one else None, version=version, user=user)
    form: _JudgeForm = stored if one else decided
    context: dict[str, Any] = {"form": form, "stored": stored, "decided": decided}
    if form.is_valid():
        plan = TryOutPlan(version, form.cleaned_data["judge_model"], form.cleaned_data["variant"])
        texts = _chosen_texts(form.cleaned_data)
        try:
            if request.method == "POST":
                agreed = request.POST.get("agreed", "")
                return redirect(
                    "tryout", service.request_try_out(plan, texts, by=user, agreed=agreed).pk
                )
            context |= _estimate_context(request, plan, texts)
        except service.NotAgreed:
            messages.warning(request, gettext(_NOT_AGREED))
            context |= _estimate_context(request, plan, texts)
        except InvalidGuideline as refusal:
            show_problems(request, refusal)
    search = remove_nul(request.GET.get("q", "")).strip()[:200]
    listed = attempts.defer("summary__transcript__turns", "text")
    found = listed.filter(summary__transcript__title__icontains=search) if search else listed
    context |= {
        **tried_context(request, version),
        "version": version,
        "guideline": version.guideline,
        "step": "try",
        "search": search,
        "attempts": found[:_MOST_LISTED],
        "runs": latest_runs(version),
        "content_sha256": get_content(version).sha256,
    }
    if context["free"]:
        context["meetings"] = _meetings_to_pin(request, version.guideline, search)
    with ShowProblems(request):
        context["pins_estimate"] = estimate_pins(version, context["pins"])
    return _render_page(request, "try.html", context, status=422 if form.errors else 200)


def _meetings_to_pin(request: HttpRequest, guideline: Guideline, search: str) -> list[Summary]:
    """The newest first, those under the guideline before others."""
    found = visibility.visible_summaries(request.user).filter(disposed=False)
    found = found.exclude(pk__in=guideline.pinned_meetings.values("summary"))
    if search:
        found = found.filter(transcript__title__icontains=search)
    own = Case(When(guideline_version__guideline=guideline, then=0), default=1)
    ordered = found.select_related("transcript").defer("transcript__turns", "words")
    return list(ordered.order_by(own, "-created_at", "pk")[:_MOST_LISTED])


def _estimate_context(request: HttpRequest, plan: TryOutPlan, texts: TextsToTry) -> dict[str, Any]:
    stored = texts if isinstance(texts, Attempt) else None
    good = [text.good for text in texts] if not isinstance(texts, Attempt) else []
    if not stored and not good:
        none = gettext("No case of this guideline has been decided yet.")
        messages.warning(request, none)
        return {}
    estimate = service.estimate_try_out(plan, texts)
    return {
        "estimate": estimate,
        "agreed": service.consent_terms(plan, estimate),
        "chosen": stored,
        "count": len(good),
        "good": good.count(True),
        "bad": good.count(False),
    }


# --- Progress and results ---------------------------------------------------

PAGE_SIZE = 25
_SHOWN_KINDS = (TryOut.Kind.STORED, TryOut.Kind.DECIDED)


@for_readers
@require_safe
def show_try_out(request: HttpRequest, pk: UUID) -> HttpResponse:
    return _render_page(
        request, "tryout.html", _try_out_context(request, _get_readable(request, pk))
    )


@for_readers
@require_safe
def live(request: HttpRequest, pk: UUID) -> HttpResponse:
    """The part of the page that changes."""
    return _render_page(
        request, "tryout_live.html", _try_out_context(request, _get_readable(request, pk))
    )


@for_readers
@require_safe
def download_table(request: HttpRequest, pk: UUID) -> HttpResponse:
    """Every text judged so far, as CSV."""
    found = _get_readable(request, pk, TryOut.Kind.DECIDED)
    return HttpResponse(
        format_csv(build_backtest_result(found).judged),
        content_type="text/csv; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="backtest-{pk}.csv"',
            "Cache-Control": "no-store",
        },
    )


@for_readers
@require_POST
def cancel(request: HttpRequest, pk: UUID) -> HttpResponse:
    try_outs = TryOut.objects.filter(kind__in=_SHOWN_KINDS).select_related("version__guideline")
    found = get_object_or_404(try_outs, pk=pk)
    access.check_can_change(request.user, found.version.guideline)
    if not service.cancel_try_out(found, by=signed_in_user(request)):
        messages.warning(request, gettext("This run has already ended."))
    return redirect("tryout", pk)


def _get_readable(request: HttpRequest, pk: UUID, *kinds: TryOut.Kind) -> TryOut:
    """It shows texts and titles of summaries, under a guideline: a person has to be allowed to read
    both."""
    try_outs = TryOut.objects.filter(kind__in=kinds or _SHOWN_KINDS)
    found = get_object_or_404(try_outs.select_related("version__guideline", "asked_by"), pk=pk)
    access.check_can_read(request.user, found.version.guideline)
    if found.summary:
        readable = visibility.can_see(request.user, found.summary)
    else:
        of = "attempt__summary__guideline_version__guideline"
        reach = roles.get_reach(request.user, Right.SEE_SUMMARIES)
        guidelines = found.texts.order_by().values_list(of, flat=True).distinct()
        readable = all(reach.covers_guideline(key) for key in guidelines)
    if not readable:
        raise PermissionDenied(gettext("This try-out includes cases you can't open."))
    return found


def _try_out_context(request: HttpRequest, found: TryOut) -> dict[str, Any]:
    context = {
        "try_out": found,
        "step": "try",
        "version": found.version,
        "guideline": found.version.guideline,
    }
    if found.kind == TryOut.Kind.STORED:
        return {**context, "text": found.texts.select_related("attempt__summary__transcript").get()}
    result = build_backtest_result(found)
    rows = [(text, lowest_criterion(text)) for text in result.changed]
    return {
        **context,
        "result": result,
        "changed": Paginator(rows, PAGE_SIZE).get_page(request.GET.get("page")),
        "unscored": result.unscored[:PAGE_SIZE],
        "unscored_more": len(result.unscored[PAGE_SIZE:]),
    }


def lowest_criterion(text: TriedText) -> dict[str, Any] | None:
    """The blocking criterion that is furthest below its threshold or least above it."""
    blocking = [score for score in text.result["scores"] if score["blocking"]]
    return min(blocking, key=_score_margin, default=None)


def _score_margin(score: dict[str, Any]) -> float:
    """How far a score is above its threshold. Those of before 1.1 have no answer."""
    number = deciding_number(score["value"], score.get("answer"))
    return highest_threshold([number]) - float(score["threshold"])


def _render_page(
    request: HttpRequest, template: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    shared = {
        "can_change": access.can_change(request.user, context["guideline"]),
    }
    return render_page(request, f"measuring/{template}", {**shared, **context}, status=status)


# --- All texts as a table to keep -------------------------------------------


def format_csv(texts: Sequence[TriedText]) -> str:
    """A row a judged text, in the order of judging, with a column for each criterion's score;
    with a byte order mark, by which spreadsheets recognise UTF-8."""
    given = [
        {score["criterion"]: score["value"] for score in text.result.get("scores", [])}
        for text in texts
    ]
    criteria = dict.fromkeys(name for scores in given for name in scores)
    head = [*_COLUMNS, *(f"score: {name}" for name in criteria)]
    rows = (
        [*(column(text) for column in _COLUMNS.values()), *map(scores.get, criteria)]
        for text, scores in zip(texts, given, strict=True)
    )
    return "\ufeff" + csv_text(head, rows)


def _has_other_verdict(text: TriedText, known: str) -> bool | None:
    return text.result["passed"] != text.decided[known] if text.result else None


_Cell = Callable[[TriedText], Any]
_COLUMNS: dict[str, _Cell] = {
    "summary": lambda text: str(text.meeting.pk),
    "title": lambda text: text.meeting.transcript.title,
    "attempt": lambda text: text.attempt and text.attempt.number,
    "people": lambda text: text.decided["people"],
    "stood": lambda text: text.decided["good"],
    "passed_then": lambda text: text.decided["passed"],
    "passes_now": lambda text: text.result.get("passed"),
    "changed": lambda text: _has_other_verdict(text, "passed"),
    "against_people": lambda text: _has_other_verdict(text, "good"),
    "failure": lambda text: text.failure,
    "prompt_tokens": lambda text: text.result.get("prompt_tokens", 0),
    "completion_tokens": lambda text: text.result.get("completion_tokens", 0),
    "cost": lambda text: text.result.get("cost"),
}
