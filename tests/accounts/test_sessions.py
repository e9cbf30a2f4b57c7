"""Sessions are listed, ended all at once, and end by themselves."""

import pytest
from allauth.usersessions.models import UserSession
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.test import Client
from django.urls import reverse

from accounts.sessions import delete_ended
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Safari/537.36"
)
MINUTE = 60


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


def signed_in(browser: str = FIREFOX, at: str = "10.1.1.1", name: str = "rosa") -> Client:
    client = Client(HTTP_USER_AGENT=browser, REMOTE_ADDR=at)
    client.post(reverse("sign-in"), {"login": name, "password": scenes.PASSWORD})
    return client


def is_in(client: Client, path: str = "/", **options) -> bool:
    return client.get(path, **options).status_code == 200


def listing(client: Client) -> str:
    return str(client.get(reverse("usersessions_list")).content.decode())


def actions(user: User) -> list[str]:
    return list(user.role_events.exclude(action="grant").values_list("action", flat=True))


def test_the_page_lists_where_its_person_is_signed_in(rosa):
    here = signed_in()
    signed_in(CHROME, "10.2.2.2")
    html = listing(here)
    assert html.count("this browser") == 1
    for words in ("Firefox/140.0", "Windows NT 10.0", "10.1.1.1", "10.2.2.2"):
        assert words in html


def test_the_sessions_of_others_are_not_there(rosa):
    scenes.author()
    signed_in(CHROME, "10.2.2.2", name="adam")
    assert "10.2.2.2" not in listing(signed_in())


def test_all_others_are_signed_out(rosa):
    here, there, third = signed_in(), signed_in(CHROME), signed_in(CHROME)
    here.post(reverse("usersessions_list"))
    assert [is_in(each) for each in (here, there, third)] == [True, False, False]
    assert "10.1.1.1" in listing(here)
    assert actions(rosa) == ["sessions"]


def test_nobody_ends_a_session_of_somebody_else(rosa):
    scenes.author()
    other = signed_in(name="adam")
    signed_in().post(reverse("usersessions_list"))
    assert is_in(other)
    assert actions(rosa) == []


def test_an_admin_ends_all_of_them(rosa):
    first, unlisted = signed_in(), client_of(rosa)
    admin = scenes.system_admin()
    client_of(admin).post(reverse("person-sessions", args=[rosa.pk]))
    assert not is_in(first)
    assert not is_in(unlisted)
    assert actions(rosa) == ["sessions"]
    assert is_in(signed_in())


def test_a_new_password_ends_the_others_and_keeps_this_one_listed(rosa):
    here, there = signed_in(), signed_in(CHROME)
    new = "another long staple"
    said = {"oldpassword": scenes.PASSWORD, "password1": new, "password2": new}
    here.post(reverse("account_change_password"), said)
    assert [is_in(each) for each in (here, there)] == [True, False]
    html = listing(here)
    assert "this browser" in html
    assert "Chrome" not in html


class TestEnd:
    def test_a_session_that_was_left_ends(self, rosa, clock):
        client = signed_in()
        clock.move(59 * MINUTE)
        assert is_in(client)
        clock.move(59 * MINUTE)
        assert is_in(client)
        clock.move(61 * MINUTE)
        assert not is_in(client)

    def test_a_page_that_asks_for_news_keeps_no_session(self, rosa, clock):
        client = signed_in()
        for _ in range(6):
            clock.move(10 * MINUTE)
            assert is_in(client, reverse("queue-live"), headers={"hx-request": "true"})
        clock.move(1 * MINUTE)
        assert not is_in(client)

    def test_what_somebody_does_keeps_it(self, rosa, clock):
        client = signed_in()
        case = scenes.in_review()
        for _ in range(6):
            clock.move(20 * MINUTE)
            answer = client.post(f"/summaries/{case.pk}/claim", {"renew": "yes"})
            assert answer.status_code != 302
        assert is_in(client)

    def test_the_longest_one_ends_however_busy(self, rosa, clock):
        client = signed_in()
        for _ in range(14):
            clock.move(50 * MINUTE)
            assert is_in(client)
        clock.move(21 * MINUTE)
        assert not is_in(client)

    def test_a_form_that_comes_too_late_leads_back_to_its_page(self, rosa, clock):
        client = signed_in()
        clock.move(61 * MINUTE)
        page = f"http://testserver{reverse('notification-settings')}"
        answer = client.post(reverse("notification-settings"), headers={"referer": page})
        assert answer["Location"].startswith(f"{reverse('sign-in')}?next=")
        assert "Not sent: you were signed out." in client.get(answer["Location"]).content.decode()

    def test_the_settings_say_how_long(self, rosa, clock, settings):
        settings.IDLE_MINUTES, settings.SESSION_HOURS = 5, 1
        client = signed_in()
        clock.move(6 * MINUTE)
        assert not is_in(client)


def test_what_is_left_of_ended_sessions_is_deleted(rosa):
    """It holds addresses."""
    old, new = signed_in(), signed_in(CHROME)
    Session.objects.filter(pk=old.session.session_key).update(expire_date="2020-01-01T00:00:00Z")
    UserSession.objects.filter(session_key=old.session.session_key).update(
        created_at="2020-01-01T00:00:00Z"
    )
    assert delete_ended() == 1
    assert list(Session.objects.values_list("pk", flat=True)) == [new.session.session_key]
    assert is_in(new)
