"""The drift alarm is told to the admins of its guideline: when it comes on, and once."""

from datetime import datetime, timedelta

import pytest
from django.core import mail
from django.urls import reverse
from django.utils import timezone

from accounts import grants
from accounts.models import UserRole
from delivery import notifications
from delivery.models import DriftLook, Mailbox, MailMode, Notification, NotificationKind
from insight import tasks
from insight.drift import find_last_monday
from insight.tasks import watch_drift
from judging.models import Evaluation
from records.models import Decision, Review
from summaries.models import Guideline, GuidelineVersion
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories

pytestmark = pytest.mark.django_db
WEEK = timedelta(weeks=1)


@pytest.fixture
def end() -> datetime:
    """A Monday so far back that later ones are no future."""
    return find_last_monday(timezone.now()) - 20 * WEEK


@pytest.fixture
def version() -> GuidelineVersion:
    return factories.version()


@pytest.fixture
def gina(version):
    made = factories.user("gina", "guideline_admin", guideline=version.guideline)
    made.email = "gina@example.org"
    made.save()
    return made


def decide(version: GuidelineVersion, at: datetime, *, good: int, bad: int) -> None:
    """That many passes that stood, and that people rejected, decided at `at`."""
    case, rosa = factories.case(version), factories.user()
    for number in range(1, good + bad + 1):
        text = factories.attempt(case, number=number, text=f"Text {number}.")
        Evaluation.objects.create(
            attempt=text,
            guideline_version=version,
            judge="lexical",
            model="offline",
            passed=True,
            seconds=0.1,
        )
        Review.objects.create(
            attempt=text,
            reviewer=rosa,
            decision=Decision.APPROVE if number <= good else Decision.REJECT,
            comment="Not so.",
            attestation="I read it.",
            text_sha256=text.sha256,
            created_at=at,
        )


def alarming(version: GuidelineVersion, end: datetime) -> None:
    """Quiet in the twelve weeks up to four before `end`, bad in the last of these four."""
    decide(version, end - 10 * WEEK, good=30, bad=0)
    decide(version, end - WEEK / 2, good=10, bad=14)


def told() -> list[tuple[str, str, datetime]]:
    rows = Notification.objects.order_by("occasion", "user__username")
    return [(row.user.username, row.kind, row.occasion) for row in rows]


def look(end: datetime) -> int:
    """As the beat does in the middle of the week that begins on `end`."""
    return tasks.check_drift(now=end + timedelta(days=2))


def test_its_guideline_admins_are_told_and_nobody_else(version, gina, end):
    factories.user("everywhere", "guideline_admin")
    factories.user("elsewhere", "guideline_admin", guideline=factories.version().guideline)
    for role in ("reviewer", "lead", "auditor", "author", "system_admin"):
        factories.user(role, role)
    gone = factories.user("gone", "guideline_admin")
    gone.is_active = False
    gone.save()
    alarming(version, end)
    assert look(end) == 1
    assert told() == [
        ("everywhere", NotificationKind.DRIFT, end),
        ("gina", NotificationKind.DRIFT, end),
    ]
    row = Notification.objects.get(user=gina)
    assert (row.guideline, row.summary) == (version.guideline, None)
    assert "People overruled 14 of 24 passes" in row.reason


def test_a_judge_that_does_not_drift_is_no_news(version, gina, end):
    decide(version, end - 10 * WEEK, good=30, bad=0)
    decide(version, end - WEEK, good=30, bad=0)
    assert look(end) == 0
    assert told() == []


def test_too_few_decisions_are_no_news(version, gina, end):
    decide(version, end - 10 * WEEK, good=30, bad=0)
    decide(version, end - WEEK, good=0, bad=19)
    assert look(end) == 0
    assert told() == []


def test_an_alarm_that_stays_on_is_told_once(version, gina, end):
    alarming(version, end)
    assert [look(end), look(end), look(end + WEEK), look(end + 2 * WEEK)] == [1, 0, 0, 0]
    assert told() == [("gina", NotificationKind.DRIFT, end)]
    found = DriftLook.objects.get(guideline=version.guideline)
    assert (found.alarm_since, found.looked_to) == (end, end + 2 * WEEK)


def test_an_alarm_that_went_off_is_told_when_it_comes_on_again(version, gina, end):
    alarming(version, end)
    look(end)
    quiet, again = end + 8 * WEEK, end + 16 * WEEK
    decide(version, quiet - WEEK, good=60, bad=0)
    assert look(quiet) == 0
    assert DriftLook.objects.get(guideline=version.guideline).alarm_since is None
    decide(version, again - WEEK, good=5, bad=25)
    assert look(again) == 1
    assert told() == [
        ("gina", NotificationKind.DRIFT, end),
        ("gina", NotificationKind.DRIFT, again),
    ]


def test_a_week_is_asked_once_whatever_is_decided_later(version, gina, end):
    assert look(end) == 0
    alarming(version, end)
    assert look(end) == 0
    assert told() == []


def test_each_guideline_has_an_alarm_of_its_own(version, gina, end):
    other = factories.version()
    factories.user("olga", "guideline_admin", guideline=other.guideline)
    alarming(version, end)
    assert look(end) == 1
    alarming(other, end + 3 * WEEK)
    assert look(end + 3 * WEEK) == 1
    assert told() == [
        ("gina", NotificationKind.DRIFT, end),
        ("olga", NotificationKind.DRIFT, end + 3 * WEEK),
    ]


def test_a_look_that_is_late_finds_the_week_taken(version, gina, end):
    alarming(version, end)
    DriftLook.objects.create(guideline=version.guideline, looked_to=end + WEEK)
    assert look(end) == 0
    assert told() == []


def test_a_draft_that_was_never_published_is_not_looked_at(end):
    draft = factories.version(publish=False)
    look(end)
    assert not DriftLook.objects.filter(guideline=draft.guideline).exists()


def test_the_beat_looks_at_the_last_whole_week(version, gina):
    alarming(version, find_last_monday(timezone.now()))
    watch_drift()
    assert [name for name, _, _ in told()] == ["gina"]


def mailed() -> None:
    for key in notifications.due_mailboxes():
        notifications.send_mail_to(key)


def test_the_letter_says_which_judge_why_and_where_to_look(version, gina, end, settings):
    alarming(version, end)
    look(end)
    mailed()
    (letter,) = mail.outbox
    guideline = version.guideline
    assert letter.subject == f'Countersign: the judge drifts: "{guideline.title}"'
    assert "People overruled 14 of 24 passes in the 4 weeks to" in letter.body
    assert f"{settings.BASE_URL}/insights/quality?guideline={guideline.name}" in letter.body
    mailed()
    assert len(mail.outbox) == 1


def test_a_digest_waits_with_it(version, gina, end):
    now = timezone.now()
    Mailbox.objects.create(user=gina, mode=MailMode.DIGEST, digest_at=now)
    alarming(version, end)
    look(end)
    mailed()
    assert mail.outbox == []
    Mailbox.objects.update(digest_at=now - timedelta(days=1, minutes=1))
    mailed()
    assert len(mail.outbox) == 1


def revoke(user, guideline: Guideline) -> None:
    grants.revoke_role(user=user, role=UserRole.GUIDELINE_ADMIN, guideline=guideline, by=None)


def test_who_lost_the_role_meanwhile_is_mailed_and_shown_nothing(version, gina, end):
    alarming(version, end)
    look(end)
    revoke(gina, version.guideline)
    mailed()
    assert mail.outbox == []
    factories.give(gina, "auditor")
    shown = client_of(gina).get(reverse("notifications")).content.decode()
    assert version.guideline.title not in shown


def test_the_bell_counts_it_and_the_list_leads_to_the_figures(version, gina, end):
    alarming(version, end)
    look(end)
    client = client_of(gina)
    shown = client.get(reverse("notifications")).content.decode()
    target = f"{reverse('judge-quality')}?guideline={version.guideline.name}"
    assert 'id="unread">1<' in shown
    assert "The judge drifts" in shown
    assert f'href="{target}"' in shown
    answer = client.get(target)
    assert answer.status_code == 200
    assert 'id="unread">0<' in client.get(reverse("notifications")).content.decode()
