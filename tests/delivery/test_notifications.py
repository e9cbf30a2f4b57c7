"""Who is told what, once."""

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.utils import timezone

from delivery import notifications
from delivery.models import LookedUpTo, Mailbox, Notification, NotificationKind
from reviews import decisions
from summaries import services
from summaries.models import Summary
from tests.factories import cases as factories
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def a_writer(settings):
    """Without a model nothing is sent back to be rewritten."""
    settings.LLM = {**settings.LLM, "WRITER_MODEL": "openai:scripted"}


@pytest.fixture(autouse=True)
def _looking(db):
    """What was there before the first look is no news."""
    notifications.write_new_notifications()


def told() -> set[tuple[str, str]]:
    return set(Notification.objects.values_list("user__username", "kind"))


def sent_back(case, by):
    seen = scenes.newest(case).number
    return decisions.send_back(case, by=by, number=1, seen=seen, comment="The figure is wrong.")


def test_an_author_is_told_that_their_text_was_returned_by_the_judge():
    scenes.returned(scenes.author())
    notifications.write_new_notifications()
    assert told() == {("adam", NotificationKind.RETURNED)}
    assert Mailbox.objects.filter(user__username="adam").exists()


def test_those_who_worked_on_a_case_are_told_that_it_was_sent_back_and_the_sender_is_not():
    rosa, rolf = scenes.reviewer(), scenes.reviewer("rolf", "Rolf Berg")
    scenes.reviewer("rita", "Rita Moreno")
    case = scenes.in_review()
    factories.attempt(case, origin="reviewer", model="", written_by=rolf)
    sent_back(case, rosa)
    notifications.write_new_notifications()
    assert told() == {("rolf", NotificationKind.SENT_BACK)}
    assert Notification.objects.get().reason == "The figure is wrong."


def test_reviewers_are_told_of_an_appeal_with_its_reason_and_its_author_is_not():
    adam = scenes.author()
    factories.give(adam, "reviewers")
    scenes.reviewer()
    case = scenes.returned(adam)
    services.appeal_return(case, reason="It is correct.", by=adam)
    notifications.write_new_notifications()
    assert told() == {("adam", NotificationKind.RETURNED), ("rosa", NotificationKind.APPEAL)}
    assert Notification.objects.get(kind="appeal").reason == "It is correct."


def test_looking_again_tells_nothing_twice():
    scenes.returned(scenes.author())
    notifications.write_new_notifications()
    notifications.write_new_notifications()
    LookedUpTo.objects.update(transition=0)
    notifications.write_new_notifications()
    assert Notification.objects.count() == 1


def late(case: Summary, **ago: int) -> None:
    Summary.objects.filter(pk=case.pk).update(status_since=timezone.now() - timedelta(**ago))


def test_reviewers_of_its_guideline_are_told_of_a_case_that_waits_past_its_target():
    case = scenes.in_review()
    guideline = case.guideline_version.guideline
    factories.user("here", "reviewer", guideline=guideline)
    factories.user("lead", "lead")
    factories.user("elsewhere", "reviewer", guideline=factories.version().guideline)
    factories.user("reading", "auditor")
    notifications.write_new_notifications()
    assert told() == set()
    LookedUpTo.objects.update(waiting_since=timezone.now() - timedelta(days=9))
    late(case, hours=25)
    notifications.write_new_notifications()
    notifications.write_new_notifications()
    assert told() == {("here", NotificationKind.OVERDUE), ("lead", NotificationKind.OVERDUE)}
    assert Notification.objects.count() == 2


def test_a_case_that_waits_anew_is_told_of_anew():
    case = scenes.in_review()
    factories.user("lead", "lead")
    LookedUpTo.objects.update(waiting_since=timezone.now() - timedelta(days=9))
    late(case, hours=60)
    notifications.write_new_notifications()
    late(case, hours=30)
    notifications.write_new_notifications()
    assert Notification.objects.filter(kind=NotificationKind.OVERDUE).count() == 2


def test_a_backlog_of_before_the_first_look_is_no_news():
    case = scenes.in_review()
    factories.user("lead", "lead")
    late(case, days=30)
    notifications.write_new_notifications()
    assert told() == set()


def row(**columns) -> Notification:
    values = {
        "user": factories.user(),
        "summary": factories.case(),
        "kind": NotificationKind.OVERDUE,
    }
    return Notification.objects.create(**{"occasion": timezone.now(), **values, **columns})


def twice() -> None:
    first = row()
    row(user=first.user, summary=first.summary, occasion=first.occasion)


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("notification_once", twice),
        ("notification_known", lambda: row(kind="gossip")),
        ("mail_mode_known", lambda: Mailbox.objects.create(user=factories.user(), mode="owl")),
        (
            "looked_up_to_is_one_row",
            lambda: LookedUpTo.objects.create(id=2, transition=0, waiting_since=timezone.now()),
        ),
    ],
)
def test_the_database_refuses(name, make):
    with pytest.raises(IntegrityError, match=name), transaction.atomic():
        make()
