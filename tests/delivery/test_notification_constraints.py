"""Every constraint on who is told what and who looked, violated once."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.db import IntegrityError
from django.utils import timezone

from accounts.models import AccountLetter, ApiToken
from delivery.models import DriftLook, LookedUpTo, Mailbox, Notification
from records.models import ViewEvent
from tests.factories.cases import case, user, version

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]


def notification(**columns: Any) -> Notification:
    values = {"kind": "overdue", "occasion": timezone.now()}
    for name, make in (("user", user), ("summary", case)):
        values[name] = columns.pop(name, None) or make()
    return Notification.objects.create(**{**values, **columns})


def told_twice() -> None:
    first = notification()
    notification(user=first.user, summary=first.summary, occasion=first.occasion)


def drifts_twice() -> None:
    columns = {
        "user": user(),
        "kind": "drift",
        "guideline": version().guideline,
        "occasion": timezone.now(),
    }
    Notification.objects.create(**columns)
    Notification.objects.create(**columns)


def ends_twice() -> None:
    token = ApiToken.objects.create(name="CRM", digest="a" * 64, owner=user())
    for _ in range(2):
        Notification.objects.create(
            user=token.owner, kind="token", token=token, occasion=timezone.now()
        )


def alarm_of_a_week_to_come() -> None:
    now = timezone.now()
    DriftLook.objects.create(
        guideline=version().guideline, looked_to=now, alarm_since=now + timedelta(weeks=1)
    )


def seen_twice() -> None:
    first = ViewEvent.objects.create(summary=case(), user=user(), slot=1)
    ViewEvent.objects.create(summary=first.summary, user=first.user, slot=1)


def account_letter(**columns: Any) -> AccountLetter:
    values = {"change": "no_factor", "address": "rosa@example.org", **columns}
    return AccountLetter.objects.create(user=user(), **values)


VIOLATIONS: list[tuple[str, Callable[[], Any]]] = [
    ("notification_known", lambda: notification(kind="gossip")),
    ("notification_once", told_twice),
    ("notification_once_a_token", ends_twice),
    ("notification_about_one", lambda: notification(kind="token")),
    ("notification_once_a_guideline", drifts_twice),
    ("notification_about_one", lambda: notification(kind="drift")),
    ("notification_about_one", lambda: notification(guideline=version().guideline)),
    ("drift_was_looked_at", alarm_of_a_week_to_come),
    ("mail_mode_known", lambda: Mailbox.objects.create(user=user(), mode="hourly")),
    (
        "looked_up_to_is_one_row",
        lambda: LookedUpTo.objects.create(id=2, transition=0, waiting_since=timezone.now()),
    ),
    ("view_once_per_slot", seen_twice),
    ("account_letter_known", lambda: account_letter(change="hair")),
    ("account_letter_goes_somewhere", lambda: account_letter(address="")),
    ("account_letter_names_its_token", lambda: account_letter(change="token")),
    ("account_letter_names_its_key", lambda: account_letter(change="key")),
]


@pytest.mark.parametrize(("name", "violate"), VIOLATIONS, ids=[name for name, _ in VIOLATIONS])
def test_a_row_that_violates_a_constraint_is_refused_by_its_name(name, violate):
    with pytest.raises(IntegrityError, match=name):
        violate()
