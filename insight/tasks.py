"""The drift notices, and the tasks: one writes them, one keeps figures that pages show.

The alarm is the one of the agreement page. It is computed once a whole week and guideline, because
a test that is repeated until it fires is no test. A next notice goes out only after the alarm was
off in between.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from celery import shared_task
from django.db import transaction
from django.db.models import Exists, OuterRef
from django.utils import timezone

from accounts.roles import Reach
from delivery.models import DriftLook, Notification, NotificationKind
from delivery.notifications import SEE_DRIFT, holders_of, open_mailboxes
from insight.agreement import Decisions, drifting
from insight.drift import Drift, last_monday
from insight.scope import FigureScope
from summaries import kept_figures
from summaries.models import Guideline

_A_WEEK = timedelta(weeks=1)


def check_drift(*, now: datetime | None = None) -> int:
    """Look once at every guideline whose last whole week was not looked at; how many alarms rose.

    The decisions are read with no transaction open. Two workers may both read them: the later one
    finds the week taken.
    """
    end = last_monday(now or timezone.now())
    return sum(_record_alarm(guideline, _drift_of(guideline, end)) for guideline in _unseen(end))


def _unseen(end: datetime) -> Iterator[Guideline]:
    looked = DriftLook.objects.filter(guideline=OuterRef("pk"), looked_to__gte=end)
    published = Guideline.objects.filter(versions__published_at__isnull=False).distinct()
    yield from published.filter(~Exists(looked)).order_by("pk")


def _drift_of(guideline: Guideline, end: datetime) -> Drift:
    scope = FigureScope(Reach(guidelines=frozenset({guideline.pk})), guideline=guideline.name)
    return drifting(Decisions(scope), end=end)


@transaction.atomic
def _record_alarm(guideline: Guideline, found: Drift) -> bool:
    """Whether the alarm came on with this week, and its admins were notified."""
    DriftLook.objects.get_or_create(
        guideline=guideline, defaults={"looked_to": found.end - _A_WEEK}
    )
    look = DriftLook.objects.select_for_update().get(pk=guideline.pk)
    if look.looked_to >= found.end:
        return False
    rose = found.alarm and look.alarm_since is None
    look.looked_to = found.end
    look.alarm_since = (look.alarm_since or found.end) if found.alarm else None
    look.save()
    if rose:
        _notify_admins(guideline, found)
    return rose


def _notify_admins(guideline: Guideline, found: Drift) -> None:
    admins = holders_of(SEE_DRIFT, guideline.pk)
    Notification.objects.bulk_create(
        [
            Notification(
                user_id=user,
                kind=NotificationKind.DRIFT,
                guideline=guideline,
                occasion=found.end,
                reason=found.sentence,
            )
            for user in admins
        ],
        ignore_conflicts=True,
    )
    open_mailboxes(admins)


@shared_task(name="insight.watch_drift", acks_late=False)
def watch_drift() -> None:
    """Every hour; it reads a guideline's decisions once a week."""
    check_drift()


@shared_task(name="insight.keep_figures", acks_late=False)
def keep_figures() -> None:
    """Every ten minutes, of what people look at in a large installation."""
    kept_figures.keep_those_asked_for()
