"""Passwords cannot be tried without end, and who has the right one gets in."""

import time
from http.cookies import Morsel

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from accounts import password_reset, rate_limits
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from web.rate_limits import limiter

pytestmark = pytest.mark.django_db
PER_NAME = rate_limits.FREE
PER_CLIENT = rate_limits.PER_CLIENT.amount
HOUR = 3600
NEW = "another long staple"


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


@pytest.fixture(autouse=True)
def forgotten(settings):
    """Counters outlive a test."""
    counters = limiter().storage
    counters.reset()
    yield
    counters.reset()


def attempt(
    name: str, password: str = "guess", *, client: Client | None = None, at: str = "127.0.0.1"
):
    said = {"login": name, "password": password}
    return (client or Client()).post(reverse("sign-in"), said, REMOTE_ADDR=at)


def wear_out(name: str, **options) -> None:
    answers = [attempt(name, **options).status_code for _ in range(PER_NAME)]
    assert answers == [200] * PER_NAME


@pytest.fixture
def clock(monkeypatch):
    """Stands still, and moves on by what it is called with; counters in Redis stay as they are."""
    now = [time.time()]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def move_on(seconds: float) -> None:
        now[0] += seconds

    return move_on


def test_the_try_after_the_last_is_refused_though_its_password_is_right(rosa):
    wear_out("rosa")
    answer = attempt("rosa", scenes.PASSWORD)
    assert answer.status_code == 429
    assert "_auth_user_id" not in answer.client.session


def test_the_page_and_a_header_say_when_to_try_again(rosa):
    wear_out("rosa")
    answer = attempt("rosa")
    assert int(answer["Retry-After"]) == 1
    html = answer.content.decode()
    assert 'data-wait="1"' in html
    assert 'value="rosa"' in html
    assert reverse("password-forgotten") in html


def test_when_it_says_so_a_try_is_heard_again(rosa, clock):
    wear_out("rosa")
    clock(int(attempt("rosa")["Retry-After"]))
    assert attempt("rosa", scenes.PASSWORD).status_code == 302


def waits(clock, **options) -> list[int]:
    """Those before the next tries are heard, which fail."""
    found = []
    for _ in range(12):
        found.append(int(attempt("rosa", **options)["Retry-After"]))
        clock(found[-1])
        assert attempt("rosa", **options).status_code == 200
    return found


def test_the_wait_grows_with_every_try_that_fails_and_ends_growing(rosa, clock):
    wear_out("rosa")
    assert waits(clock) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]


@pytest.mark.slow
def test_hammering_makes_no_wait_longer(rosa, clock):
    wear_out("rosa")
    for _ in range(50):
        assert int(attempt("rosa")["Retry-After"]) == 1
    clock(1)
    assert attempt("rosa", scenes.PASSWORD).status_code == 302


def test_a_colleague_at_another_address_shuts_nobody_out_of_a_new_browser(rosa, clock):
    """Ten wrong passwords of one person kept the other out for an hour."""
    wear_out("rosa", at="10.9.9.9")
    assert int(attempt("rosa", scenes.PASSWORD, at="10.1.1.1")["Retry-After"]) == 1
    clock(1)
    assert attempt("rosa", scenes.PASSWORD, at="10.1.1.1").status_code == 302


@pytest.mark.slow
def test_an_attack_from_many_addresses_slows_strangers_down_and_keeps_nobody_out(rosa, clock):
    known = Client()
    attempt("rosa", scenes.PASSWORD, client=known, at="10.5.5.5")
    known.post(reverse("sign-out"))
    for number in range(200):
        attacker = f"10.9.{number}.9"
        for _ in range(2):
            refused = attempt("rosa", at=attacker)
            clock(int(refused.get("Retry-After", 0)))
    victim = attempt("rosa", scenes.PASSWORD, at="10.1.1.1")
    assert victim.status_code == 429
    wait = int(victim["Retry-After"])
    assert 1 <= wait <= 60
    for number in range(200):
        attempt("rosa", at=f"10.9.{number}.9")
    clock(wait)
    assert attempt("rosa", scenes.PASSWORD, at="10.1.1.1").status_code == 302
    assert attempt("rosa", scenes.PASSWORD, client=known, at="10.5.5.5").status_code == 302


def test_of_tries_at_once_after_a_wait_one_is_heard(rosa, clock):
    wear_out("rosa")
    clock(int(attempt("rosa")["Retry-After"]))
    assert [attempt("rosa").status_code for _ in range(5)] == [200, 429, 429, 429, 429]


def test_behind_a_proxy_it_is_the_address_that_the_proxy_saw(rosa, settings):
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    said = {"login": "rosa", "password": "guess"}

    def at(address: str):
        headers = {"X-Forwarded-For": f"1.2.3.4, {address}"}
        return Client().post(reverse("sign-in"), said, headers=headers).status_code

    assert [at("10.9.9.9") for _ in range(PER_NAME + 1)] == [200] * PER_NAME + [429]


def test_a_name_that_nobody_has_is_answered_alike(rosa):
    seen = {}
    for name in ("rosa", "nobody"):
        wear_out(name)
        answer = attempt(name)
        seen[name] = (answer.status_code, answer.content.decode().replace(name, ""))
    assert seen["rosa"][0] == seen["nobody"][0] == 429
    assert _without_token(seen["rosa"][1]) == _without_token(seen["nobody"][1])


def _without_token(html: str) -> list[str]:
    return [line for line in html.splitlines() if "csrfmiddlewaretoken" not in line]


@pytest.mark.parametrize("spelled", ["ROSA", " rosa", "ｒｏｓａ"])
def test_other_spellings_of_a_name_are_no_further_tries(rosa, spelled):
    wear_out(spelled)
    assert attempt("rosa").status_code == 429


def test_other_names_and_sessions_go_on(rosa):
    working = client_of(rosa)
    scenes.author()
    wear_out("rosa")
    assert attempt("adam", scenes.PASSWORD).status_code == 302
    assert working.get(reverse("queue")).status_code == 200


def test_signing_in_forgets_what_failed_before(rosa):
    for _ in range(3):
        for _ in range(PER_NAME - 1):
            attempt("rosa")
        assert attempt("rosa", scenes.PASSWORD).status_code == 302


def test_strangers_do_not_keep_somebody_out_of_a_browser_that_they_know(rosa):
    known = Client()
    attempt("rosa", scenes.PASSWORD, client=known)
    known.post(reverse("sign-out"))
    wear_out("rosa")
    assert attempt("rosa", scenes.PASSWORD, client=known).status_code == 302


def test_a_browser_that_is_known_has_no_more_tries_than_others(rosa):
    known = Client()
    attempt("rosa", scenes.PASSWORD, client=known)
    known.post(reverse("sign-out"))
    for _ in range(PER_NAME):
        attempt("rosa", client=known)
    assert attempt("rosa", scenes.PASSWORD, client=known).status_code == 429


@pytest.mark.parametrize("forge", [lambda kept: kept + "x", lambda _: "rosa", lambda _: ""])
def test_a_browser_cannot_make_itself_known(rosa, forge):
    known = Client()
    attempt("rosa", scenes.PASSWORD, client=known)
    kept: Morsel[str] = known.cookies[rate_limits.COOKIE]
    stranger = Client()
    stranger.cookies[rate_limits.COOKIE] = forge(kept.value)
    wear_out("rosa")
    assert attempt("rosa", client=stranger).status_code == 429


def test_a_browser_is_known_at_one_name_only(rosa):
    scenes.author()
    known = Client()
    attempt("adam", scenes.PASSWORD, client=known)
    known.post(reverse("sign-out"))
    wear_out("rosa")
    assert attempt("rosa", client=known).status_code == 429


def test_a_new_password_by_a_link_ends_the_wait(rosa):
    rosa.email = "rosa@example.org"
    rosa.save()
    wear_out("rosa")
    browser = Client()
    link = password_reset.link_for(rosa)
    form = browser.get(link[link.index("/password/") :])["Location"]
    browser.post(form, {"new_password1": NEW, "new_password2": NEW})
    assert attempt("rosa", NEW, client=browser).status_code == 302


@pytest.mark.slow
def test_one_client_cannot_try_every_name(rosa):
    for number in range(PER_CLIENT):
        assert attempt(f"person{number}", at="10.9.9.9").status_code == 200
    assert attempt("rosa", scenes.PASSWORD, at="10.9.9.9").status_code == 429
    assert attempt("rosa", scenes.PASSWORD, at="10.9.9.8").status_code == 302


@pytest.mark.slow
def test_an_office_behind_one_address_signs_in_as_often_as_it_likes(rosa):
    for _ in range(PER_CLIENT + 1):
        assert attempt("rosa", scenes.PASSWORD, at="10.9.9.9").status_code == 302


@pytest.mark.parametrize(("name", "password"), [("", "guess"), ("rosa", "")])
def test_what_is_not_filled_in_is_no_try(rosa, name, password):
    for _ in range(PER_NAME + 1):
        assert attempt(name, password).status_code == 200
    assert attempt("rosa", scenes.PASSWORD).status_code == 302


@pytest.mark.slow
def test_without_redis_people_sign_in_and_tries_are_counted_all_the_same(rosa, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    at = "10.9.9.9"
    assert attempt("rosa", at=at).status_code == 200
    assert attempt("rosa", scenes.PASSWORD, at=at).status_code == 302
    answers = [attempt("rosa", at=at).status_code for _ in range(19)]
    assert answers == [200] * 18 + [429]
    assert attempt("rosa", scenes.PASSWORD, at="10.1.1.1").status_code == 302


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
        assert attempt("rosa@example.org", scenes.PASSWORD).status_code == 200

    def test_a_letter_of_another_alphabet_is_another_address(self, rosa):
        User.objects.filter(pk=rosa.pk).update(email="mıke@example.org")
        assert attempt("mike@example.org", scenes.PASSWORD).status_code == 200

    def test_tries_at_an_address_are_counted_and_a_known_browser_is_known_there(self):
        known = Client()
        attempt("rosa", scenes.PASSWORD, client=known)
        known.post(reverse("sign-out"))
        wear_out("rosa@example.org")
        assert attempt("rosa@example.org", scenes.PASSWORD).status_code == 429
        assert attempt("rosa@example.org", scenes.PASSWORD, client=known).status_code == 302


def test_names_that_differ_in_case_only_are_told_apart(rosa):
    other = User.objects.create_user("ROSA", password="another long staple")
    answer = attempt("ROSA", "another long staple")
    assert answer.client.session["_auth_user_id"] == str(other.pk)
    assert attempt("rosa", scenes.PASSWORD).status_code == 302


def test_who_is_shut_out_is_answered_as_with_a_wrong_password(rosa):
    wrong = attempt("rosa").content.decode()
    User.objects.filter(pk=rosa.pk).update(is_active=False)
    answer = attempt("rosa", scenes.PASSWORD)
    assert answer.status_code == 200
    assert _without_token(answer.content.decode()) == _without_token(wrong)


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
        answer = attempt_at(self.URL, "rosa", scenes.PASSWORD)
        assert answer["Location"].startswith(reverse("sign-in"))
        assert "_auth_user_id" not in answer.client.session

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
        assert answer["Location"] == reverse("password")


def attempt_at(url: str, name: str, password: str):
    return Client().post(url, {"login": name, "password": password})
