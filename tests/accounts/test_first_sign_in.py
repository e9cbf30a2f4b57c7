"""The link that a newcomer's terminal shows signs in once, and only when somebody presses."""

from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.test import Client

from accounts import first_sign_in
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


def path_for(user: User) -> str:
    link = first_sign_in.link_for(user.get_username())
    assert link is not None
    return urlsplit(link).path


def test_it_signs_in_once(rosa: User) -> None:
    path, client = path_for(rosa), Client()
    assert client.get(path).status_code == 200
    assert client.get("/account").status_code == 302
    assert client.post(path).status_code == 302
    assert client.get("/account").status_code == 200
    assert Client().post(path).status_code == 410
    assert b"This link has been used" in Client().get(path).content


def test_nobody_gets_one_who_has_signed_in_before(rosa: User) -> None:
    path = path_for(rosa)
    Client().force_login(rosa)
    assert first_sign_in.link_for(rosa.get_username()) is None
    assert Client().get(path).status_code == 410


def test_it_ends_when_its_person_is_shut_out(rosa: User) -> None:
    path = path_for(rosa)
    User.objects.filter(pk=rosa.pk).update(is_active=False)
    assert Client().post(path).status_code == 410


@pytest.mark.parametrize("path", ["MQ/none-such", "no-number/none-such", "_____w/a-b"])
def test_an_invented_link_is_refused(rosa: User, path: str) -> None:
    assert Client().post(f"/sign-in/first/{path}").status_code == 410
