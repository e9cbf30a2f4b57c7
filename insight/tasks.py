"""The drift notices, and the tasks: one writes them, one keeps figures that pages show.

The alarm is that of the agreement page. It is computed once per whole week and guideline, because
a test that is repeated until it fires is no test. The next notice is sent only after the alarm was
off in between.
"""

from datetime import datetime, timedelta

from celery import shared_task
from django.db import transaction
from django.db.models import Exists, OuterRef
from django.utils import timezone

from accounts.roles import Reach
from delivery.models import DriftLook, Notification, NotificationKind
from delivery.notifications import DRIFT_RIGHT, find_right_holders, open_mailboxes
from insight.agreement import Decisions
from insight.drift import Drift, find_last_monday
from insight.scope import FigureScope
from summaries import kept_figures
from summaries.models import Guideline


def check_drift(*, now: datetime | None = None) -> int:
    """Look once at every guideline with a whole week not yet looked at; how many alarms rose.

    The decisions are read with no transaction open. Two workers may both read them: the later one
    finds the week done.
    """
    end = find_last_monday(now or timezone.now())
    looked = DriftLook.objects.filter(guideline=OuterRef("pk"), looked_to__gte=end)
    published = Guideline.objects.filter(versions__published_at__isnull=False).distinct()
    rose = 0
    for guideline in published.filter(~Exists(looked)).order_by("pk"):
        reach = Reach(guidelines=frozenset({guideline.pk}))
        found = Decisions(FigureScope(reach, guideline=guideline.name)).drift_until(end)
        rose += _record_alarm(guideline, found)
    return rose


@transaction.atomic
def _record_alarm(guideline: Guideline, found: Drift) -> bool:
    """Whether the alarm rose with this week; its admins then get a notice."""
    before = {"looked_to": found.end - timedelta(weeks=1)}
    DriftLook.objects.get_or_create(guideline=guideline, defaults=before)
    look = DriftLook.objects.select_for_update().get(pk=guideline.pk)
    if look.looked_to >= found.end:
        return False
    rose = found.alarm and look.alarm_since is None
    look.looked_to = found.end
    look.alarm_since = (look.alarm_since or found.end) if found.alarm else None
    look.save()
    if rose:
        admins = find_right_holders(DRIFT_RIGHT, guideline.pk)
        about = {"guideline": guideline, "occasion": found.end, "reason": found.sentence}
        notices = [
            Notification(user_id=user, kind=NotificationKind.DRIFT, **about) for user in admins
        ]
        Notification.objects.bulk_create(notices, ignore_conflicts=True)
        open_mailboxes(admins)
    return rose


@shared_task(name="insight.watch_drift", acks_late=False)
def watch_drift() -> None:
    """Runs every hour; reads a guideline's decisions once a week."""
    check_drift()


@shared_task(name="insight.keep_figures", acks_late=False)
def keep_figures() -> None:
    """Runs every ten minutes, for the figures of large installations."""
    kept_figures.refresh_figures()
