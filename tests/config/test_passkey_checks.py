"""Passkeys need a name over HTTPS, or localhost: checks and the form of guidelines say so."""

import pytest
from django.utils import timezone

from accounts.signing_keys import is_usable_origin
from config.apps import passkeys_can_sign
from summaries.models import GuidelineVersion
from tests.factories import scenes


@pytest.mark.parametrize(
    ("base", "origin", "usable"),
    [
        ("https://desk.example.org", "https://desk.example.org", True),
        ("https://desk.example.org", "https://eu.desk.example.org:8443", True),
        ("https://desk.example.org", "http://desk.example.org", False),
        ("https://desk.example.org", "https://example.org", False),
        ("https://desk.example.org", "https://desk.example.org.evil.example", False),
        ("https://desk.example.org", "https://desk.example.org/desk", False),
        ("http://localhost:8000", "http://localhost:8000", True),
        ("http://127.0.0.1:8000", "http://127.0.0.1:8000", False),
        ("https://10.0.0.7", "https://10.0.0.7", False),
        ("https://[::1]", "https://[::1]", False),
    ],
)
def test_where_browsers_give_passkeys(settings, base, origin, usable):
    settings.BASE_URL = base
    assert is_usable_origin(origin) is usable


@pytest.mark.django_db
def test_a_guideline_that_asks_for_them_where_there_are_none_is_named(settings):
    case = scenes.under(scenes.in_review(), signing="passkey")
    version = GuidelineVersion.objects.filter(pk=case.guideline_version_id)
    version.update(published_at=timezone.now())
    settings.BASE_URL = "http://127.0.0.1:8000"
    [found] = passkeys_can_sign()
    assert case.guideline_version.guideline.name in found.msg
    settings.BASE_URL = "https://desk.example.org"
    assert passkeys_can_sign() == []
