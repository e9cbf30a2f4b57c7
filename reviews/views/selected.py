"""Bulk actions on rows of the queue: assign, retry, export. They decide nothing."""

from collections.abc import Callable, Iterator

from countersign_judge.llm.canonical_json import canonical_json
from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from accounts.roles import Right
from records import exports
from reviews import assignments
from reviews.views.queue_rows import QueueRow, visible_rows
from reviews.views.queue_tabs import AUTHORS_TABS, PAGE_SIZE, REVIEWERS_TABS, parse_filters
from reviews.worklist import Availability
from summaries import visibility
from summaries.models import Summary
from summaries.moves import Actor
from summaries.services import failed_summaries, retry_all
from summaries.status import Role
from web.pages import csv_response, get_display_name, get_query_number, signed_in_user
from web.text import csv_text, parse_uuids

_MOST_REFUSALS = 5


@require_POST
def act_on_selected(request: HttpRequest) -> HttpResponse:
    """Run `do` on the rows `id` that the person may see, then return to the list `query`."""
    keys = parse_uuids(request.POST.getlist("id")[:PAGE_SIZE])
    chosen = visibility.visible_summaries(signed_in_user(request)).filter(pk__in=keys)
    act = _ACTIONS.get(request.POST.get("do", ""))
    if act is None or not keys:
        messages.error(request, _("Select at least one row first."))
        return _redirect_to_list(request)
    return act(request, chosen) or _redirect_to_list(request)


def _redirect_to_list(request: HttpRequest) -> HttpResponse:
    query = QueryDict(request.POST.get("query", ""))
    tabs = AUTHORS_TABS if query.get("own") == "yes" else REVIEWERS_TABS
    return redirect(f"{reverse('queue')}?{parse_filters(query, tabs).query()}")


# --- Assigning --------------------------------------------------------------


def _assign_chosen(request: HttpRequest, chosen: QuerySet[Summary]) -> None:
    """Assign to the colleague with key `to`; unassign if empty."""
    to = None
    if request.POST.get("to"):
        to = (
            assignments.active_reviewers()
            .filter(pk=get_query_number(request.POST, "to") or 0)
            .first()
        )
        if to is None:
            messages.error(request, _("Choose a reviewer from the list."))
            return
    refusals = []
    for summary in chosen:
        try:
            assignments.assign(summary, to=to, by=signed_in_user(request))
        except PermissionDenied as refused:
            words = _("“{title}” was not assigned. {refusal}")
            refusals.append(words.format(title=summary.transcript.title, refusal=refused))
    done = len(chosen) - len(refusals)
    if done and to is None:
        words = ngettext(
            "{count} summary no longer assigned.", "{count} summaries no longer assigned.", done
        )
        messages.success(request, words.format(count=done))
    elif done and to is not None:
        words = ngettext(
            "{count} summary assigned to {name}.", "{count} summaries assigned to {name}.", done
        )
        messages.success(request, words.format(count=done, name=get_display_name(to)))
    for refusal in refusals[:_MOST_REFUSALS]:
        messages.error(request, refusal)
    if len(refusals) > _MOST_REFUSALS:
        more = len(refusals) - _MOST_REFUSALS
        words = ngettext("{count} more was not assigned.", "{count} more were not assigned.", more)
        messages.error(request, words.format(count=more))


# --- Retrying and exporting -------------------------------------------------


def _retry_chosen(request: HttpRequest, chosen: QuerySet[Summary]) -> None:
    user = signed_in_user(request)
    allowed = visibility.summaries_for(user, Right.RETRY).filter(pk__in=chosen.values("pk"))
    done = retry_all(failed_summaries(allowed), by=Actor(Role.REVIEWER, user))
    messages.success(request, _("Retrying: {count}.").format(count=len(done)))


_COLUMNS = (
    *(
        "id",
        "title",
        "source",
        "external_id",
        "metadata",
        "meeting_date",
        "guideline",
        "guideline_version",
    ),
    *("status", "since", "reasons", "words", "assigned_to", "failure"),
)


def _export_chosen(request: HttpRequest, chosen: QuerySet[Summary]) -> HttpResponse:
    """The rows as a CSV file, with the verdicts that this person may know; in English, since
    programs read it."""
    rows = visible_rows(chosen, Availability(signed_in_user(request)))
    ids = ", ".join(map(str, rows))
    exports.log_export(len(rows), by=signed_in_user(request), kind="queue", selection=ids)
    with translation.override("en"):
        text = csv_text(_COLUMNS, map(_row_cells, rows.values()))
    return csv_response(text, f"queue-{timezone.now():%Y%m%d-%H%M%S}")


def _row_cells(row: QueueRow) -> Iterator[object]:
    summary, transcript = row.summary, row.summary.transcript
    yield from (str(summary.pk), transcript.title, transcript.source, transcript.external_id)
    yield canonical_json(transcript.metadata) if transcript.metadata else ""
    yield transcript.occurred_at and transcript.occurred_at.isoformat()
    version = summary.guideline_version
    yield from (version.guideline.name, version.number, row.shown_status.label)
    yield from (summary.status_since.isoformat(), "; ".join(row.reasons), transcript.word_count)
    assignment = getattr(summary, "assignment", None)
    yield from (get_display_name(assignment.assignee) if assignment else "", summary.failure)


_ACTIONS: dict[str, Callable[[HttpRequest, QuerySet[Summary]], HttpResponse | None]] = {
    "assign": _assign_chosen,
    "retry": _retry_chosen,
    "export": _export_chosen,
}
