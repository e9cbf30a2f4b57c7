"""Records: the list, one of them, and its snapshot."""

import json
from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.paginator import Paginator
from django.db.models import Count, Max, Q, QuerySet
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_safe

from reviews import policies
from reviews.models import GENESIS, Record
from reviews.views.pages import page, person
from reviews.views.worddiff import changes
from summaries import roles
from summaries.roles import Right

PAGE_SIZE = 25


def _visible(request: HttpRequest) -> QuerySet[Record]:
    if roles.can_everywhere(request.user, Right.SEE_CASES):
        return Record.objects.all()
    return Record.objects.filter(summary__in=roles.visible_cases(request.user))


@login_required
@require_safe
def records(request: HttpRequest) -> HttpResponse:
    search = request.GET.get("q", "").replace("\x00", "").strip()[:200]
    found = _visible(request).defer("snapshot")
    if search:
        found = found.filter(
            Q(summary__transcript__title__icontains=search)
            | Q(summary__transcript__source__icontains=search)
        )
    found = found.select_related(
        "summary__guideline_version__guideline", "summary__transcript", "review__reviewer"
    ).defer("snapshot", "summary__transcript__turns")
    rows = Paginator(found.order_by("-number"), PAGE_SIZE).get_page(request.GET.get("page"))
    return page(request, "reviews/records.html", {"rows": rows, "search": search})


def visible_record(request: HttpRequest, number: int) -> Record:
    found = Record.objects.select_related(
        "summary__guideline_version__guideline",
        "summary__transcript",
        "review__reviewer",
        "review__attempt",
        "supersedes",
    )
    record = get_object_or_404(found, number=number)
    policies.check_can_see(request.user, record.summary)
    return record


@login_required
@require_safe
def record(request: HttpRequest, number: int) -> HttpResponse:
    found = visible_record(request, number)
    snapshot = json.loads(found.snapshot)
    chain = Record.objects.aggregate(length=Count("pk"), last=Max("number"))
    context = {
        "record": found,
        "snapshot": snapshot,
        "attempts": [_with_scores(attempt) for attempt in snapshot["attempts"]],
        "edits": _edits(snapshot),
        "hashes": _hashes(found),
        "chain": chain,
        "first": found.previous_sha256 == GENESIS,
        "last": chain["last"] == found.number,
        "previous_number": found.number - 1,
        "next_number": found.number + 1,
        "superseded_by": Record.objects.only("number", "reason", "created_at")
        .filter(supersedes=found)
        .first(),
        "can_correct": policies.can_correct(person(request), found.summary),
    }
    return page(request, "reviews/record.html", context)


def _hashes(found: Record) -> list[tuple[str, str, str]]:
    return [
        ("Record", found.sha256, "Covers the number and the four hashes below."),
        ("Text", found.text_sha256, "The approved text, as UTF-8."),
        ("Transcript", found.transcript_sha256, "Every turn, in canonical form."),
        ("Snapshot", found.snapshot_sha256, "The file that the button above downloads."),
        ("Previous record", found.previous_sha256, "What makes the records a chain."),
    ]


def _with_scores(attempt: dict[str, Any]) -> dict[str, Any]:
    scores = [score for item in attempt["evaluations"] for score in item["scores"]]
    judges = dict.fromkeys(item["model"] for item in attempt["evaluations"])
    return {
        **attempt,
        "scores": scores,
        "lowest": min((score["value"] for score in scores), default=None),
        "judges": ", ".join(judges),
    }


def _edits(snapshot: dict[str, Any]) -> list[Any] | None:
    """What people changed in the model's last text before it was approved, if they did."""
    approved = snapshot["approved_attempt"]
    earlier = [item for item in snapshot["attempts"] if item["number"] <= approved]
    by_model = [item for item in earlier if item["origin"] == "model"]
    final = next((item for item in earlier if item["number"] == approved), None)
    if not by_model or final is None or final["origin"] == "model":
        return None
    return list(changes(by_model[-1]["text"], final["text"]))


@login_required
@require_safe
def snapshot(request: HttpRequest, number: int) -> HttpResponse:
    """The very bytes that `snapshot_sha256` is taken of."""
    found = visible_record(request, number)
    return HttpResponse(
        found.snapshot.encode(),
        content_type="application/json; charset=utf-8",
        headers={
            "Content-Disposition": f'attachment; filename="record-{found.number}.json"',
            "Cache-Control": "no-store",
        },
    )
