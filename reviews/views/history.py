"""The history tab of a case: its timeline, read from its rows, also as CSV."""

from collections.abc import Iterable
from dataclasses import replace
from operator import attrgetter

from django.contrib.auth.models import User
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from judging.evidence_check import evidence_failure
from judging.models import TryOut
from records.models import Decision
from records.timeline import (
    TimelineEvent,
    claim_event,
    correction_event,
    edit_event,
    move_event,
    view_event,
)
from reviews.templatetags.display import span
from reviews.views.summary_detail import CaseDetail
from summaries.models import Suggestion, Summary, Transition
from summaries.status import Action, Role
from web.pages import get_display_name
from web.text import csv_text

_PIPELINE = frozenset({Role.WRITER, Role.JUDGE})
_TRIED = gettext_noop("checked a text's score without handing it in")
_ASKED = gettext_noop("asked a model for a rewrite")
_CHECKED = gettext_noop("checked the evidence")
_CHECK_FAILED = gettext_noop("evidence check failed")
_TOOK = gettext_noop("used the suggestion of {model}")


def build_history(detail: CaseDetail, *, watched: bool) -> list[TimelineEvent]:
    """Transitions and people's texts, oldest first; with claims and views if `watched`."""
    summary = detail.summary
    moves = list(summary.transitions.select_related("actor"))
    approvals = _approvals_by_move(detail, moves)
    events = [
        _transition_event(move, approvals.get(move.pk))
        for move in moves
        if not (detail.blind and move.role in _PIPELINE)
    ]
    if not detail.blind:
        # The number of texts would reveal how often the judge failed one.
        texts = [item.attempt for item in detail.attempts]
        events += [
            edit_event(text.created_at, _actor_name(text.written_by), text.number)
            for text in texts
            # A text with no earlier text was written, which the move says.
            if text.origin == "reviewer" and text.based_on_id
        ]
        events += _check_events(detail)
    tried = TryOut.objects.filter(kind=TryOut.Kind.TYPED, summary=summary)
    events += [
        TimelineEvent(row.created_at, _actor_name(row.asked_by), _(_TRIED), kind="help")
        for row in tried.select_related("asked_by")
    ]
    events += _suggestion_events(summary)
    events += [
        correction_event(row, row.at, _actor_name(row.by), row.reason)
        for row in summary.transcript.corrections.select_related("by")
    ]
    if watched:
        events += [
            claim_event(row.at, _actor_name(row.by), row.action, _actor_name(row.holder))
            for row in summary.claim_events.select_related("by", "holder")
        ]
        views = summary.views.select_related("user")
        events += [view_event(row.at, _actor_name(row.user)) for row in views]
    return sorted(events, key=lambda event: event.at)


def _check_events(detail: CaseDetail) -> list[TimelineEvent]:
    """Failed evidence checks, and the outcome of each retry."""
    return [
        TimelineEvent(
            check.created_at,
            check.model,
            _(_CHECK_FAILED if evidence_failure([check]) else _CHECKED),
            reason=evidence_failure([check]),
            attempt=item.attempt.number,
            kind="help",
        )
        for item in detail.attempts
        for check in item.checks
        if evidence_failure(item.checks[:1])
    ]


def _suggestion_events(summary: Summary) -> list[TimelineEvent]:
    rows = Suggestion.objects.filter(attempt__summary=summary).select_related("asked_by")
    what = _(_ASKED)
    asked = [
        TimelineEvent(row.created_at, _actor_name(row.asked_by), what, kind="help") for row in rows
    ]
    return asked + [
        TimelineEvent(
            row.taken_at, _actor_name(row.asked_by), _(_TOOK).format(model=row.model), kind="help"
        )
        for row in rows
        if row.taken_at
    ]


# Whether a blocking criterion of the text missed its threshold, and for how many seconds the page
# with the text was open.
_Approval = tuple[bool, int | None]


def _approvals_by_move(detail: CaseDetail, moves: list[Transition]) -> dict[int, _Approval]:
    """Approvals by transition."""
    if detail.blind:
        return {}
    approvals = sorted(
        (review.created_at, bool(item.short), review.seconds_open)
        for item in detail.attempts
        for review in item.attempt.reviews.all()
        if review.decision == Decision.APPROVE
    )
    # Each approval has one review and one move, so the two lists match in order.
    made = [move.pk for move in moves if move.action == Action.APPROVE]
    return {key: found[1:] for key, found in zip(made, approvals, strict=False)}


def _transition_event(move: Transition, approval: _Approval | None) -> TimelineEvent:
    against, seconds = approval or (False, None)
    who = _actor_name(move.actor) if move.actor else ""
    event = move_event(
        move.at, who, move.action, move.new, move.reason, role=move.role, against=against
    )
    if seconds is None:
        return event
    after = _("{what}, {time} after opening it")
    return replace(event, what=after.format(what=event.what, time=span(seconds)))


def _actor_name(user: User | None) -> str:
    return get_display_name(user) if user else _("The model")


_COLUMNS = ("at", "kind", "who", "what", "status", "reason", "attempt")


def render_history_csv(events: Iterable[TimelineEvent]) -> str:
    """One row per event, ISO 8601 times."""
    others = attrgetter(*_COLUMNS[1:])
    rows = ((event.at.isoformat(), *others(event)) for event in events)
    return csv_text(_COLUMNS, rows)
