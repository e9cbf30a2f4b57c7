"""The bell, the list and the preferences."""

import pytest
from django.urls import reverse

from accounts import grants
from accounts.models import UserRole
from delivery.models import Mailbox, Notification
from tests.delivery.test_notification_mail import tell
from tests.e2e.fixtures import client_of
from tests.factories import cases as factories
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa():
    return scenes.reviewer()


def test_the_bell_counts_what_is_unread(rosa):
    tell(rosa)
    tell(factories.user("another", "reviewer"))
    client = client_of(rosa)
    assert 'id="unread">1<' in client.get(reverse("queue")).content.decode()
    client.post(reverse("notifications-read"))
    assert 'id="unread">0<' in client.get(reverse("queue")).content.decode()


def test_one_is_marked_as_read_and_the_others_stay(rosa):
    first, second = tell(rosa, title="First"), tell(rosa, title="Second")
    client_of(rosa).post(reverse("notifications-read"), {"id": first.pk})
    assert list(Notification.objects.filter(read_at=None)) == [second]


def test_nobody_marks_what_is_somebody_elses(rosa):
    other = tell(factories.user("another", "reviewer"))
    client_of(rosa).post(reverse("notifications-read"), {"id": other.pk})
    other.refresh_from_db()
    assert other.read_at is None


def test_a_title_is_no_markup_and_a_lost_case_is_not_named(rosa):
    tell(rosa, title="<script>alert(1)</script>")
    client = client_of(rosa)
    assert "<script>alert" not in client.get(reverse("notifications")).content.decode()
    grants.revoke_role(user=rosa, role=UserRole.REVIEWER, by=None)
    assert "alert" not in client.get(reverse("notifications")).content.decode()


def test_a_person_chooses_a_digest(rosa):
    client = client_of(rosa)
    said = {"mode": "digest"}
    assert client.post(reverse("notification-settings"), said).status_code == 302
    assert Mailbox.objects.get(user=rosa).mode == "digest"
    assert client.post(reverse("notification-settings"), {"mode": "owl"}).status_code == 422
