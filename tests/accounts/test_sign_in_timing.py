"""How long a refused sign-in takes does not tell who has an account: it is one hash for all."""

import pytest
from django.contrib.auth.hashers import MD5PasswordHasher
from django.test import Client

from tests.factories import scenes

pytestmark = pytest.mark.django_db
HASHED: list[str] = []


class Counting(MD5PasswordHasher):
    def encode(self, password: str, salt: str) -> str:
        HASHED.append(password)
        return super().encode(password, salt)


@pytest.mark.parametrize(
    "login", ["ines", "nobody", "ines@example.org", "INES@example.org", "nobody@example.org"]
)
def test_one_hash_is_made_whoever_is_named(login, settings):
    scenes.reviewer("ines", email="ines@example.org")
    settings.PASSWORD_HASHERS = [f"{__name__}.Counting"]
    HASHED.clear()
    answer = Client().post("/sign-in", {"login": login, "password": "wrong"})
    assert answer.status_code == 200
    assert HASHED == ["wrong"]
