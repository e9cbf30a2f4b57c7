"""Passwords cannot be tried without end, and who has the right one gets in."""

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
PER_NAME = 5  # of allauth: in five minutes
PER_ADDRESS = 10  # failed tries in a minute


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


def attempt(name: str, password: str = "guess", *, at: str = "127.0.0.1", **headers: str):
    said = {"login": name, "password": password}
    return Client(REMOTE_ADDR=at).post(reverse("sign-in"), said, headers=headers)


def is_in(answer) -> bool:
    return "_auth_user_id" in answer.client.session


def wear_out(name: str, **options: str) -> None:
    for _ in range(PER_NAME):
        assert "are not correct" in attempt(name, **options).content.decode()


def test_after_five_failed_tries_at_a_name_its_right_password_waits_too(rosa):
    wear_out("rosa")
    answer = attempt("rosa", scenes.PASSWORD)
    assert "Too many failed tries" in answer.content.decode()
    assert not is_in(answer)


def test_the_shared_cache_counts_for_all_processes(rosa, settings):
    wear_out("rosa")
    # The connections of another process.
    settings.CACHES = {**settings.CACHES}
    assert not is_in(attempt("rosa", scenes.PASSWORD))


def test_a_name_that_nobody_has_is_answered_alike(rosa):
    seen = {}
    for name in ("rosa", "nobody"):
        wear_out(name, at=f"10.9.9.{len(name)}")
        answer = attempt(name, at=f"10.9.9.{len(name)}")
        html = answer.content.decode().replace(name, "")
        seen[name] = [line for line in html.splitlines() if "csrfmiddlewaretoken" not in line]
    assert seen["rosa"] == seen["nobody"]


def test_other_names_and_sessions_go_on(rosa):
    working = client_of(rosa)
    scenes.author()
    wear_out("rosa")
    assert is_in(attempt("adam", scenes.PASSWORD))
    assert working.get(reverse("queue")).status_code == 200


def test_one_address_cannot_try_every_name(rosa):
    for number in range(PER_ADDRESS):
        attempt(f"person{number}", at="10.9.9.9")
    assert not is_in(attempt("rosa", scenes.PASSWORD, at="10.9.9.9"))
    assert is_in(attempt("rosa", scenes.PASSWORD, at="10.9.9.8"))


def test_behind_a_proxy_it_is_the_address_that_the_proxy_saw(rosa, settings):
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    for number in range(PER_ADDRESS):
        attempt(f"person{number}", **{"X-Forwarded-For": f"1.2.3.{number}, 10.9.9.9"})
    forged = {"X-Forwarded-For": "1.2.3.4, 10.9.9.9"}
    assert not is_in(attempt("rosa", scenes.PASSWORD, **forged))
    assert is_in(attempt("rosa", scenes.PASSWORD, **{"X-Forwarded-For": "10.9.9.8"}))


def test_thirty_sign_ins_a_minute_come_from_one_address(rosa):
    for _ in range(30):
        assert is_in(attempt("rosa", scenes.PASSWORD))
    answer = attempt("rosa", scenes.PASSWORD)
    assert answer.status_code == 429
    assert "Try again in a few minutes" in answer.content.decode()


@pytest.mark.slow
def test_without_redis_people_sign_in_and_tries_are_counted_all_the_same(rosa, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    assert is_in(attempt("rosa", scenes.PASSWORD))
    wear_out("rosa")
    assert not is_in(attempt("rosa", scenes.PASSWORD))


@pytest.mark.parametrize(("name", "password"), [("", "guess"), ("rosa", "")])
def test_what_is_not_filled_in_is_no_try(rosa, name, password):
    for _ in range(PER_NAME + 1):
        assert attempt(name, password).status_code == 200
    assert is_in(attempt("rosa", scenes.PASSWORD))


class TestAddresses:
    """People sign in with their e-mail address as well."""

    @pytest.fixture(autouse=True)
    def address(self, rosa):
        User.objects.filter(pk=rosa.pk).update(email="Rosa@Example.org")

    def test_the_address_signs_in_however_it_is_spelled(self, rosa):
        answer = attempt("rosa@example.ORG", scenes.PASSWORD)
        assert answer.client.session["_auth_user_id"] == str(rosa.pk)

    def test_one_that_two_accounts_have_signs_nobody_in(self):
        User.objects.create_user("nightly", "rosa@example.org", scenes.PASSWORD)
        assert not is_in(attempt("rosa@example.org", scenes.PASSWORD))

    def test_a_letter_of_another_alphabet_is_another_address(self, rosa):
        User.objects.filter(pk=rosa.pk).update(email="mıke@example.org")
        assert not is_in(attempt("mike@example.org", scenes.PASSWORD))


def test_names_that_differ_in_case_only_are_told_apart(rosa):
    other = User.objects.create_user("ROSA", password="another long staple")
    answer = attempt("ROSA", "another long staple")
    assert answer.client.session["_auth_user_id"] == str(other.pk)
    assert is_in(attempt("rosa", scenes.PASSWORD))


def test_who_is_shut_out_is_answered_as_with_a_wrong_password(rosa):
    User.objects.filter(pk=rosa.pk).update(is_active=False)
    answer = attempt("rosa", scenes.PASSWORD)
    assert "are not correct" in answer.content.decode()
    assert not is_in(answer)


@pytest.mark.parametrize("path", ["/sign-up", "/signup/", "/account/signup/"])
def test_nobody_makes_an_account_of_their_own(path):
    assert Client().get(path).status_code == 404


class TestAdministration:
    """Django's own sign-in page would be a way around."""

    URL = "/django-admin/login/"

    def test_who_comes_to_its_door_is_sent_to_the_one_door(self):
        answer = Client().get(f"{self.URL}?next=/django-admin/auth/user/")
        assert answer["Location"] == f"{reverse('sign-in')}?next=/django-admin/auth/user/"

    def test_no_password_is_looked_at_there(self, rosa):
        answer = Client().post(self.URL, {"login": "rosa", "password": scenes.PASSWORD})
        assert answer["Location"].startswith(reverse("sign-in"))
        assert not is_in(answer)

    def test_a_superuser_signs_in_and_arrives(self):
        User.objects.create_superuser("root", "", "x")
        client = Client()
        answer = client.get("/django-admin/", follow=True)
        page = answer.redirect_chain[-1][0]
        said = {"login": "root", "password": "x", "next": "/django-admin/"}
        assert client.post(page, said, follow=True).status_code == 200
        assert client.get(self.URL)["Location"] == "/django-admin/"

    def test_who_is_not_of_its_staff_is_told_so(self, rosa):
        answer = client_of(rosa).get("/django-admin/", follow=True)
        assert answer.status_code == 403

    def test_a_new_password_is_set_where_it_is_noted(self, rosa):
        answer = client_of(rosa).get("/django-admin/password_change/")
        assert answer["Location"] == reverse("account_change_password")
