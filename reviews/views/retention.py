"""How long records stay: the rules, what is due, and the log of what left."""

from typing import Any
from uuid import UUID

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_POST, require_safe

from reviews.models import Disposition
from reviews.record_forms import RetentionForm
from reviews.records import keeping, newest_first
from reviews.records.keeping import NotDue
from summaries import roles, visibility
from summaries.models import Guideline, Summary
from summaries.roles import Right
from web.pages import page, person

_MOST_ROWS, _MOST_COUNTED = 100, 1_000


@login_required
@require_safe
def retention(request: HttpRequest) -> HttpResponse:
    """Who reads cases of a guideline reads its rule and its log, too."""
    roles.check_right(request.user, Right.SEE_CASES)
    rules, user = keeping.rules(), person(request)
    seen = visibility.guidelines_for(user, Right.SEE_CASES).order_by("title")
    reach = roles.reach(user, Right.SEE_CASES)
    due = keeping.due().filter(visibility.cases_within(reach))
    listed = _rows(due)
    log = Disposition.objects.filter(reach.within("summary__guideline_version__guideline"))
    context = {
        "guidelines": [
            {
                "guideline": item,
                "rule": rules.get(item.pk),
                "can_change": roles.can(user, Right.KEEP_RECORDS, item),
            }
            for item in seen
        ],
        "due": listed,
        "due_count": len(listed) if len(listed) < _MOST_ROWS else _counted(due),
        "most_counted": _MOST_COUNTED,
        "held": _rows(keeping.held_back().filter(visibility.cases_within(reach))),
        "log": log.select_related("by", "summary__transcript")
        .defer("summary__transcript__turns")
        .prefetch_related(_numbers_of("summary"))[:_MOST_ROWS],
        "can_dispose": roles.can_somewhere(user, Right.KEEP_RECORDS),
        "section_name": "records",
    }
    return page(request, "reviews/retention.html", context)


def _rows(cases: QuerySet[Summary]) -> list[Summary]:
    found = cases.select_related("transcript", "guideline_version__guideline")
    light = found.defer("words", "transcript__turns", "guideline_version__instructions")
    return list(light.prefetch_related(newest_first())[:_MOST_ROWS])


def _counted(cases: QuerySet[Summary]) -> int:
    return cases.order_by().values("pk")[: _MOST_COUNTED + 1].count()


def _numbers_of(path: str) -> Any:
    numbers = newest_first()
    numbers.add_prefix(path)
    return numbers


@login_required
@require_POST
def set_rule(request: HttpRequest, name: str) -> HttpResponse:
    guideline = get_object_or_404(Guideline, name=name)
    keeping.check_can_set_retention(person(request), guideline)
    form = RetentionForm(request.POST)
    if not form.is_valid():
        for field, errors in form.errors.items():
            messages.error(request, f"{guideline}, {field}: {' '.join(map(str, errors))}")
        return redirect("retention")
    rule = keeping.set_retention(guideline, by=person(request), **form.cleaned_data)
    messages.success(request, f"Records under “{guideline}” stay {_told(rule.days)}.")
    return redirect("retention")


def _told(days: int | None) -> str:
    return "for ever" if days is None else f"for {days} days"


@login_required
@require_POST
def dispose(request: HttpRequest) -> HttpResponse:
    """Of the cases that were ticked; one that is not due any more stays, and is named."""
    roles.check_right(request.user, Right.KEEP_RECORDS)
    gone = 0
    for case in Summary.objects.filter(pk__in=_ids(request)).select_related("transcript"):
        try:
            keeping.dispose(case, by=person(request), reason=request.POST.get("reason", ""))
            gone += 1
        except (NotDue, ValueError) as refusal:
            messages.error(request, f"{case.transcript.title} stays: {refusal}")
    messages.success(request, f"Disposed of: {gone}. The hashes and the chain stay.")
    return redirect("retention")


def _ids(request: HttpRequest) -> list[UUID]:
    found = []
    for text in request.POST.getlist("case")[:_MOST_ROWS]:
        try:
            found.append(UUID(text))
        except ValueError:
            continue
    return found
