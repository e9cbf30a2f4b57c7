"""/known, which a proxy asks before it takes a large body."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts import tokens
from accounts.models import ApiToken
from tests.factories.cases import user

pytestmark = pytest.mark.django_db


def asked(authorization: str = "") -> int:
    headers = {"authorization": authorization} if authorization else {}
    return Client().get("/known", headers=headers).status_code


def test_a_valid_token_is_known_and_no_other() -> None:
    token = tokens.issue_token("tests", user("ida", "authors"), ["read"])
    assert asked(f"Bearer {token}") == 204
    assert asked(f"bearer {token}") == 204
    assert asked() == asked("Bearer cs_other") == asked(f"Basic {token}") == 401
    ApiToken.objects.update(expires_at=timezone.now() - timedelta(days=1))
    assert asked(f"Bearer {token}") == 401
    ApiToken.objects.update(expires_at=None, revoked_at=timezone.now())
    assert asked(f"Bearer {token}") == 401
