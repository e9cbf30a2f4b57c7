"""Letters: what is in them, when they go, and that none is lost."""

from datetime import timedelta

import pytest
from django.core import mail
from django.utils import timezone, translation
from hypothesis import given
from hypothesis import strategies as st

from accounts import grants, language
from accounts.models import UserRole
from delivery import notifications
from delivery.models import Mailbox, MailMode, Notification, NotificationKind
from summaries.models import Summary
from tests.factories import cases as factories
from tests.factories import scenes
from web.text import plain_line

pytestmark = pytest.mark.django_db
HOSTILE = "Budget\r\nBcc: all@evil.example\u202e http://evil.example www.evil.example"


@pytest.fixture
def user():
    made = factories.user("rosa", "reviewer")
    made.email = "rosa@example.org"
    made.save()
    notifications.open_mailboxes([made.pk])
    return made


def tell(user, *, title: str = "Pump review", reason: str = "", case: Summary | None = None):
    return Notification.objects.create(
        user=user,
        summary=case or factories.case(title=title),
        kind=NotificationKind.SENT_BACK,
        occasion=timezone.now(),
        reason=reason,
    )


def run() -> None:
    for key in notifications.due_mailboxes():
        notifications.send_mail_to(key)


def test_a_letter_says_what_where_and_why(user, settings):
    row = tell(user, reason="The figure is wrong.")
    run()
    letter = mail.outbox[0]
    assert letter.to == ["rosa@example.org"]
    assert "sent back" in letter.subject
    assert "Pump review" in letter.subject
    assert "The figure is wrong." in letter.body
    assert f"{settings.BASE_URL}/summaries/{row.summary_id}/" in letter.body
    assert f"{settings.BASE_URL}/notifications/settings" in letter.body


def test_a_letter_speaks_the_language_that_its_reader_chose(user):
    language.store_choice(user, "de")
    Notification.objects.create(
        user=user,
        summary=factories.case(title="Pump review"),
        kind=NotificationKind.ASSIGNED,
        occasion=timezone.now(),
        reason="Rolf Berg",
    )
    run()
    tell(user)
    tell(user)
    run()
    first, second = mail.outbox
    subject = "Countersign: eine Zusammenfassung wurde Ihnen zugewiesen: „Pump review“"
    assert first.subject == subject
    for words in ("Guten Tag rosa,", "\nEine Zusammenfassung", "Grund: Zugewiesen von Rolf Berg."):
        assert words in first.body
    assert second.subject == "Countersign: 2 Benachrichtigungen"
    assert translation.get_language() == "en"


def test_what_was_mailed_is_not_mailed_again(user):
    tell(user)
    run()
    run()
    assert len(mail.outbox) == 1


def test_several_things_are_one_letter(user):
    tell(user, title="First")
    tell(user, title="Second")
    run()
    assert len(mail.outbox) == 1
    assert mail.outbox[0].subject == "Countersign: 2 notifications"
    assert "First" in mail.outbox[0].body
    assert "Second" in mail.outbox[0].body


def test_a_hostile_title_begins_no_header_hides_nothing_and_is_no_link(user):
    tell(user, case=scenes.opened_case(HOSTILE), reason=HOSTILE)
    run()
    letter = mail.outbox[0]
    assert letter.message()["Bcc"] is None
    assert letter.recipients() == ["rosa@example.org"]
    for text in (letter.subject, letter.body):
        assert "\u202e" not in text
        assert "http://evil" not in text
        assert "www.evil" not in text


@given(st.text(), st.integers(2, 50))
def test_plain_text_is_one_printable_line_within_its_length(text, longest):
    shown = plain_line(text, longest)
    assert shown.isprintable()
    assert len(shown) <= longest
    assert "://" not in shown


def test_a_digest_waits_for_its_day(user):
    yesterday = timezone.now() - timedelta(hours=23)
    Mailbox.objects.update(mode=MailMode.DIGEST, digest_at=yesterday)
    tell(user)
    run()
    assert mail.outbox == []
    Mailbox.objects.update(digest_at=yesterday - timedelta(hours=2))
    run()
    assert len(mail.outbox) == 1


def test_who_wants_no_mail_gets_none_later_either(user):
    Mailbox.objects.update(mode=MailMode.NEVER)
    tell(user)
    run()
    Mailbox.objects.update(mode=MailMode.EACH)
    run()
    assert mail.outbox == []


def test_a_case_that_they_may_no_longer_see_is_not_told(user):
    tell(user, title="Secret")
    grants.revoke_role(user=user, role=UserRole.REVIEWER, by=None)
    run()
    assert mail.outbox == []


def test_a_server_that_does_not_answer_loses_no_letter(user, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = "127.0.0.1", 1
    tell(user)
    run()
    assert Notification.objects.get().settled_at is None
    assert notifications.due_mailboxes() == [], "the pause before the next try"
    settings.EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
    Mailbox.objects.update(lease_until=timezone.now() - timedelta(seconds=1))
    run()
    assert len(mail.outbox) == 1


def test_a_letter_that_is_refused_for_two_days_is_given_up_and_stays_in_the_list(user, settings):
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_PORT = 1
    old = tell(user)
    Notification.objects.filter(pk=old.pk).update(created_at=timezone.now() - timedelta(days=3))
    run()
    old.refresh_from_db()
    assert old.settled_at is not None
    assert notifications.due_mailboxes() == []
    assert Notification.objects.filter(user=user, read_at=None).count() == 1


def test_two_workers_do_not_send_the_same_letter(user):
    tell(user)
    Mailbox.objects.update(lease_until=timezone.now() + timedelta(minutes=1))
    assert not notifications.send_mail_to(user.pk)
    assert mail.outbox == []
