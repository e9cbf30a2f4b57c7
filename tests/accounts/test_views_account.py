"""What a person finds behind their name."""

import pytest
from django.urls import reverse

from accounts.models import RoleEvent
from tests.accounts.mailing import mailed
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
NEW = "another long staple"


def change(client, old: str = scenes.PASSWORD):
    said = {"oldpassword": old, "password1": NEW, "password2": NEW}
    return client.post(reverse("account_change_password"), said)


def test_the_account_leads_to_everything_of_ones_own_and_says_the_roles():
    html = client_of(scenes.reviewer()).get(reverse("account")).content.decode()
    for name in (
        *("account_change_password", "account_email", "usersessions_list"),
        *("notification-settings", "tokens", "webhooks", "theme"),
    ):
        assert f'"{reverse(name)}"' in html
    assert 'Reviewer <span class="sub">The whole installation</span>' in html


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


def test_five_changes_a_minute_are_heard():
    client = client_of(scenes.reviewer())
    assert [change(client, "guess").status_code for _ in range(5)] == [200] * 5
    assert change(client).status_code == 429


def test_a_new_password_is_told_by_letter():
    change(client_of(scenes.reviewer(email="rosa@example.org")))
    assert "password has been changed" in str(mailed()[0].body)


def test_without_redis_a_password_is_changed(settings):
    client = client_of(scenes.reviewer())
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    assert change(client).status_code == 302
