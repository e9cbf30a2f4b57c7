"""What a person finds behind their name."""

import pytest
from django.urls import reverse

from tests.e2e import scenes
from tests.e2e.fixtures import client_of

pytestmark = pytest.mark.django_db


def test_the_account_leads_to_everything_of_ones_own_and_says_the_roles():
    html = client_of(scenes.reviewer()).get(reverse("account")).content.decode()
    for name in ("password", "notification-settings", "tokens", "webhooks", "theme"):
        assert f'"{reverse(name)}"' in html
    assert "Reviewer of the whole installation" in html


def test_every_page_leads_to_the_account():
    html = client_of(scenes.author()).get(reverse("queue")).content.decode()
    assert f'href="{reverse("account")}"' in html
