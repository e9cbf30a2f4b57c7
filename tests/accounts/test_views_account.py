"""What a person finds behind their name."""

import pytest
from django.test import Client
from django.urls import reverse

from accounts import rate_limits
from accounts.models import RoleEvent
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from web.rate_limits import limiter

pytestmark = pytest.mark.django_db
NEW = "another long staple"


@pytest.fixture
def uncounted(settings):
    counters = limiter().storage
    counters.reset()
    yield
    counters.reset()


def change(client, old: str = scenes.PASSWORD):
    said = {"old_password": old, "new_password1": NEW, "new_password2": NEW}
    return client.post(reverse("password"), said)


def test_the_account_leads_to_everything_of_ones_own_and_says_the_roles():
    html = client_of(scenes.reviewer()).get(reverse("account")).content.decode()
    for name in ("password", "email", "notification-settings", "tokens", "webhooks", "theme"):
        assert f'"{reverse(name)}"' in html
    assert "Reviewer of the whole installation" in html


def test_every_page_leads_to_the_account():
    html = client_of(scenes.author()).get(reverse("queue")).content.decode()
    assert f'href="{reverse("account")}"' in html


def test_a_change_of_ones_own_password_is_kept_where_system_admins_look():
    rosa = scenes.reviewer()
    assert change(client_of(rosa), "guess").status_code == 200
    assert not RoleEvent.objects.filter(user=rosa, action="change").exists()
    assert change(client_of(rosa)).status_code == 302
    rosa.refresh_from_db()
    event = RoleEvent.objects.get(user=rosa, action="change")
    assert event.by == rosa
    admin = client_of(scenes.system_admin())
    for url in (reverse("people"), reverse("person", args=[rosa.pk])):
        assert "changed the password of" in admin.get(url).content.decode()
    assert "changed the password of" in client_of(rosa).get(reverse("account")).content.decode()


@pytest.mark.usefixtures("uncounted")
def test_tries_of_the_old_password_are_counted_with_those_of_signing_in():
    client = client_of(scenes.reviewer())
    for _ in range(rate_limits.FREE):
        assert change(client, "guess").status_code == 200
    refused = change(client)
    assert refused.status_code == 429
    assert int(refused["Retry-After"]) > 0
    assert "tried too often" in refused.content.decode()
    said = {"login": "rosa", "password": scenes.PASSWORD}
    assert Client().post(reverse("sign-in"), said).status_code == 429


@pytest.mark.usefixtures("uncounted")
def test_without_redis_a_password_is_changed(settings):
    client = client_of(scenes.reviewer())
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    assert change(client).status_code == 302
