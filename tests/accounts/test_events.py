"""Signing in, and trying to, leaves an event that says who, from where and with which browser."""

from datetime import timedelta

import pytest
from django.db import IntegrityError, transaction
from django.db.models.functions import Now
from django.test import Client
from django.urls import reverse

from accounts import events, grants
from accounts.models import AuditEvent, UserRole
from tests.database import unguarded
from tests.factories import scenes
from web.rate_limits import get_rate_limiter

pytestmark = pytest.mark.django_db
BROWSER = "Mozilla/5.0 (X11; Linux) Firefox/130"


@pytest.fixture(autouse=True)
def forgotten():
    """Counters outlive a test."""
    get_rate_limiter().storage.reset()
    yield
    get_rate_limiter().storage.reset()


def sign_in(name: str, password: str, client: Client | None = None, **headers) -> Client:
    client = client or Client()
    said = {"login": name, "password": password}
    headers = {"REMOTE_ADDR": "203.0.113.7", "HTTP_USER_AGENT": BROWSER, **headers}
    client.post(reverse("sign-in"), said, **headers)
    return client


def of_sign_ins() -> list[AuditEvent]:
    return list(AuditEvent.objects.filter(area="sign_in").order_by("id"))


def test_signing_in_and_out_are_events_with_address_and_browser():
    rosa = scenes.reviewer()
    sign_in("rosa", scenes.PASSWORD).post(reverse("sign-out"), REMOTE_ADDR="203.0.113.7")
    done, out = of_sign_ins()
    assert (done.kind, done.by, done.address, done.browser) == (
        "sign_in.done",
        rosa,
        "203.0.113.7",
        BROWSER,
    )
    assert (out.kind, out.by) == ("sign_in.out", rosa)


def test_a_refused_sign_in_names_the_account_that_was_tried():
    rosa = scenes.reviewer()
    sign_in("rosa", "a guess")
    (refused,) = of_sign_ins()
    assert (refused.kind, refused.by, refused.person) == ("sign_in.refused", None, rosa)
    assert (refused.address, refused.details) == ("203.0.113.7", {})


def test_an_unknown_name_is_kept_as_a_keyed_hash():
    sign_in("my secret password", "x")
    sign_in("My Secret Password ", "x")
    first, second = of_sign_ins()
    assert first.person is None
    assert first.details == second.details
    assert len(first.details["name_hmac"]) == 32
    assert "secret" not in str(first.details).lower()


def test_a_browser_that_sends_nul_and_much_text_does_not_break_signing_in():
    scenes.reviewer()
    sign_in("nobody", "x", HTTP_USER_AGENT="x\x00" * 500)
    sign_in("rosa", scenes.PASSWORD, HTTP_USER_AGENT="y" * 5000)
    assert [event.kind for event in of_sign_ins()] == ["sign_in.refused", "sign_in.done"]
    assert max(len(event.browser) for event in of_sign_ins()) == 200


def test_the_address_is_what_the_proxy_saw(settings):
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    scenes.reviewer()
    sign_in("rosa", "x", HTTP_X_FORWARDED_FOR="198.51.100.1, 192.0.2.9")
    assert of_sign_ins()[0].address == "192.0.2.9"


def test_sign_ins_are_forgotten_after_their_days_and_nothing_else_is(settings):
    admin = scenes.system_admin()
    grants.grant_role(user=scenes.reviewer(), role=UserRole.LEAD, by=admin)
    sign_in("rosa", "x")
    sign_in("rosa", scenes.PASSWORD)
    with unguarded():
        long_ago = Now() - timedelta(days=366)
        AuditEvent.objects.exclude(kind="sign_in.done").update(at=long_ago)
    before = AuditEvent.objects.count()
    assert events.forget_sign_ins() == 1
    assert AuditEvent.objects.count() == before - 1
    assert [event.kind for event in of_sign_ins()] == ["sign_in.done"]


@pytest.mark.usefixtures("owning")
@pytest.mark.parametrize(
    "change",
    [
        {"kind": "sign_in.out"},
        {"by": None},
        {"details": {"x": 1}},
        {"at": Now()},
        {"address": "192.0.2.1"},
        {"browser": "another"},
    ],
    ids=str,
)
def test_no_event_is_changed(change):
    scenes.reviewer()
    sign_in("rosa", scenes.PASSWORD)
    (event,) = of_sign_ins()
    row = AuditEvent.objects.filter(pk=event.pk)
    with transaction.atomic(), pytest.raises(IntegrityError, match="is refused"):
        row.update(**change)
    # What an erasure takes away.
    row.update(address="", browser="")


@pytest.mark.usefixtures("owning")
def test_no_event_is_deleted_before_its_time():
    scenes.reviewer()
    sign_in("rosa", "x")
    with transaction.atomic(), pytest.raises(IntegrityError, match="is refused"):
        AuditEvent.objects.all().delete()


@pytest.mark.parametrize(
    ("name", "columns"),
    [
        ("audit_kind_has_its_area", {"kind": "sign_in"}),
        ("audit_kind_has_its_area", {"kind": "Sign in.done"}),
        ("audit_object_has_kind_and_key", {"kind": "view.summary", "object_kind": "summary"}),
        ("audit_object_has_kind_and_key", {"kind": "view.summary", "object_key": "7"}),
    ],
    ids=str,
)
def test_an_event_that_violates_a_constraint_is_refused_by_its_name(name, columns):
    with pytest.raises(IntegrityError, match=name):
        AuditEvent.objects.create(**columns)
