"""Failed cases by how they failed and under which guideline, and all of them retried at once."""

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db.models import Count, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_http_methods

from summaries import roles, visibility
from summaries.models import Guideline, Summary
from summaries.models.failures import FailureKind
from summaries.moves import Actor
from summaries.retrying import MOST, Which, retry_all
from summaries.roles import Right
from summaries.status import Role, Status
from web.pages import page, person

_MOST_ROWS = 50


class WhichForm(forms.Form):
    kind = forms.ChoiceField(
        label="How it failed",
        required=False,
        choices=[("", "in any way"), *FailureKind.choices],
    )

    def __init__(self, data: Any, *, guidelines: QuerySet[Guideline]) -> None:
        super().__init__(data, auto_id="which-%s")
        named = [(item.name, item.title) for item in guidelines.order_by("title")]
        self.fields["guideline"] = forms.ChoiceField(required=False, choices=[("", "any"), *named])

    def which(self) -> Which:
        kind = self.cleaned_data["kind"]
        return Which(FailureKind(kind) if kind else None, self.cleaned_data["guideline"])


@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def failed(request: HttpRequest) -> HttpResponse:
    """The filter with what it finds; a POST takes all that up again."""
    user = person(request)
    roles.check_right(user, Right.RETRY)
    cases = visibility.cases_for(user, Right.RETRY)
    given = request.POST if request.method == "POST" else request.GET
    form = WhichForm(given, guidelines=visibility.guidelines_for(user, Right.RETRY))
    if not form.is_valid():
        return page(request, "reviews/retry_failed.html", {"form": form, "count": 0}, status=422)
    found = form.which().among(cases)
    if request.method == "POST":
        done = retry_all(found, by=Actor(Role.REVIEWER, user))
        messages.success(request, f"Cases started again where they failed: {len(done)}.")
        return redirect("pipeline")
    return page(request, "reviews/retry_failed.html", _context(form, cases, found))


def _context(form: WhichForm, cases: QuerySet[Summary], found: QuerySet[Summary]) -> dict[str, Any]:
    rows = cases.filter(status=Status.FAILED).order_by().values("failure_kind")
    counts = {row["failure_kind"]: row["count"] for row in rows.annotate(count=Count("pk"))}
    return {
        "form": form,
        "count": found.count(),
        "most": MOST,
        "kinds": [(kind, counts[kind]) for kind in FailureKind if kind in counts],
        "rows": found.select_related("transcript").defer("transcript__turns")[:_MOST_ROWS],
    }
