"""A second factor is asked for at sign-in and set up by its owner alone; each change is told."""

import json
import re
import time
from typing import Any, get_args

import pytest
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal.auth import format_hotp_value, hotp_value
from django.contrib.auth.models import User
from django.core.cache import cache, caches
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts import checks, tokens
from accounts.emails import _SUBJECTS
from accounts.models import AccountChange, AccountLetter, UserRole
from config.environment import Environment
from tests.accounts.mailing import mailed
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
ADDRESS = "rosa@example.org"


@pytest.fixture(autouse=True)
def half_minute(clock):
    """In the middle of the half minute of a code."""
    clock.move(15 - time.time() % 30)


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email=ADDRESS)


def code_of(secret: str, *, ahead: int = 0) -> str:
    """Of the half minute that is `ahead` of the present one."""
    return str(format_hotp_value(hotp_value(secret, int(time.time()) // 30 + ahead)))


def sign_in(password: str = scenes.PASSWORD, *, client: Client | None = None, name: str = "rosa"):
    client = client or Client()
    client.post(reverse("sign-in"), {"login": name, "password": password})
    return client


def set_up(client: Client) -> tuple[str, list[str]]:
    """The key of the app and the recovery codes."""
    html = client.get(reverse("mfa_activate_totp")).content.decode()
    found = re.search(r'<code class="breakable">(\w+)</code>', html)
    assert found, html
    answer = client.post(reverse("mfa_activate_totp"), {"code": code_of(found[1])}, follow=True)
    codes = re.findall(r"<li><code>(\d+)</code></li>", answer.content.decode())
    return found[1], codes


def events(user: User) -> list[tuple[str, str | None]]:
    rows = user.role_events.exclude(action="grant").order_by("id")
    return [(row.action, row.by.get_username() if row.by else None) for row in rows]


@pytest.fixture
def factor(rosa, django_capture_on_commit_callbacks) -> tuple[str, list[str]]:
    with django_capture_on_commit_callbacks(execute=True):
        made = set_up(sign_in())
    # Another half a minute has another code.
    cache.clear()
    return made


def test_the_app_is_asked_for_after_the_password(factor):
    client = sign_in()
    assert client.get(reverse("queue")).status_code == 302
    assert "Second factor" in client.get(reverse("mfa_authenticate")).content.decode()
    wrong = client.post(reverse("mfa_authenticate"), {"code": "000000"})
    assert "Incorrect code" in wrong.content.decode()
    assert client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])}).status_code == 302
    assert client.get(reverse("queue")).status_code == 200


def test_a_code_serves_once(factor):
    code = code_of(factor[0])
    assert sign_in().post(reverse("mfa_authenticate"), {"code": code}).status_code == 302
    assert sign_in().post(reverse("mfa_authenticate"), {"code": code}).status_code == 200


def test_the_code_that_set_up_the_app_does_not_sign_in(rosa):
    secret, _ = set_up(sign_in())
    client = sign_in()
    answer = client.post(reverse("mfa_authenticate"), {"code": code_of(secret)})
    assert "Incorrect code" in answer.content.decode()
    later = client.post(reverse("mfa_authenticate"), {"code": code_of(secret, ahead=1)})
    assert later.status_code == 302


@pytest.mark.parametrize("ahead", [-1, 1])
def test_a_phone_whose_clock_is_off_signs_in_and_its_code_serves_once(factor, clock, ahead):
    code = code_of(factor[0], ahead=ahead)
    assert sign_in().post(reverse("mfa_authenticate"), {"code": code}).status_code == 302
    clock.move(30 * (1 + ahead))
    # What allauth remembers is gone by now.
    cache.delete(f"allauth.mfa.totp.used?user={User.objects.get().pk}&code={code}")
    assert sign_in().post(reverse("mfa_authenticate"), {"code": code}).status_code == 200


@pytest.mark.parametrize("ahead", [-2, 2])
def test_no_code_further_off_counts(factor, ahead):
    code = code_of(factor[0], ahead=ahead)
    assert sign_in().post(reverse("mfa_authenticate"), {"code": code}).status_code == 200


def test_codes_cannot_be_tried_without_end(factor):
    client = sign_in()
    for _ in range(5):
        client.post(reverse("mfa_authenticate"), {"code": "000000"})
    answer = client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
    assert "Too many failed tries" in answer.content.decode()


def test_without_redis_codes_sign_in_and_are_counted(factor, settings):
    settings.REDIS_URL = "redis://127.0.0.1:1/0"
    client = sign_in()
    for _ in range(5):
        client.post(reverse("mfa_authenticate"), {"code": "000000"})
    code = {"code": code_of(factor[0])}
    assert client.post(reverse("mfa_authenticate"), code).status_code == 200
    caches["default"].in_memory.clear()  # type: ignore[attr-defined]
    assert client.post(reverse("mfa_authenticate"), code).status_code == 302


def test_each_recovery_code_signs_in_once_and_is_told(rosa, factor):
    assert len(set(factor[1])) == 10
    for expected in (302, 200):
        answer = sign_in().post(reverse("mfa_authenticate"), {"code": factor[1][0]})
        assert answer.status_code == expected
    assert events(rosa) == [("factor", "rosa"), ("codes", "rosa"), ("code_used", "rosa")]
    assert AccountLetter.objects.filter(change="code_used", address=ADDRESS).count() == 1


def test_recovery_codes_are_shown_once(rosa, factor):
    client = sign_in()
    client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
    html = client.get(reverse("mfa_view_recovery_codes")).content.decode()
    assert "10 codes are left" in html
    assert not any(code in html for code in factor[1])
    assert client.get(reverse("mfa_view_recovery_codes"))["Cache-Control"].count("no-store")


def test_new_codes_end_those_before(rosa, factor, django_capture_on_commit_callbacks):
    client = sign_in()
    client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("mfa_generate_recovery_codes"))
    answer = sign_in().post(reverse("mfa_authenticate"), {"code": factor[1][0]})
    assert answer.status_code == 200
    assert events(rosa)[-2:] == [("codes", "rosa"), ("sessions", "rosa")]
    assert "recovery codes has been generated" in str(mailed()[-1].body)


def test_each_change_of_factors_ends_the_other_sessions(rosa, django_capture_on_commit_callbacks):
    def signed_in_elsewhere(code: str = "") -> Client:
        client: Client = sign_in()
        if code:
            client.post(reverse("mfa_authenticate"), {"code": code})
        assert client.get("/").status_code == 200
        return client

    here, there = sign_in(), signed_in_elsewhere()
    with django_capture_on_commit_callbacks(execute=True):
        secret, _ = set_up(here)
    assert there.get("/").status_code == 302
    there = signed_in_elsewhere(code_of(secret, ahead=1))
    with django_capture_on_commit_callbacks(execute=True):
        here.post(reverse("mfa_generate_recovery_codes"))
    assert there.get("/").status_code == 302
    there = signed_in_elsewhere(code_of(secret, ahead=-1))
    with django_capture_on_commit_callbacks(execute=True):
        here.post(reverse("mfa_deactivate_totp"))
    assert there.get("/").status_code == 302
    assert here.get("/").status_code == 200
    assert [did for did, _by in events(rosa)] == [
        *("factor", "codes", "sessions"),
        *("codes", "sessions"),
        *("no_factor", "sessions"),
    ]


def test_who_reads_the_database_makes_no_code_of_it(factor):
    rows = json.dumps(list(Authenticator.objects.values_list("data", flat=True)))
    assert factor[0] not in rows
    assert not any(code in rows for code in factor[1])


def test_letters_tell_of_each_change(rosa, factor, django_capture_on_commit_callbacks):
    assert "Authenticator app activated" in str(mailed()[0].body)
    client = sign_in()
    client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
    with django_capture_on_commit_callbacks(execute=True):
        assert client.post(reverse("mfa_deactivate_totp")).status_code == 302
    assert events(rosa)[-2:] == [("no_factor", "rosa"), ("sessions", "rosa")]
    assert "Authenticator app deactivated" in str(mailed()[-1].body)
    assert sign_in().get(reverse("queue")).status_code == 200
    assert set(AccountChange) == {*_SUBJECTS, AccountChange.MAIL}


PAGES = ["mfa_activate_totp", "mfa_add_webauthn", "mfa_generate_recovery_codes"]


@pytest.mark.parametrize("name", PAGES)
def test_a_session_that_was_left_open_changes_no_factor(rosa, name, clock):
    client = sign_in()
    assert client.get(reverse(name)).status_code == 200
    clock.move(301)
    for method in ("get", "post"):
        answer = getattr(client, method)(reverse(name))
        assert answer["Location"].startswith(reverse("account_reauthenticate"))
    again = client.post(answer["Location"], {"password": "wrong"})
    assert "Incorrect password" in again.content.decode()
    assert client.post(answer["Location"], {"password": scenes.PASSWORD}).status_code in {200, 302}
    assert client.get(reverse(name)).status_code == 200


def test_a_code_proves_who_it_is_too(rosa, factor, clock):
    client = sign_in()
    client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
    clock.move(330)
    page = client.get(reverse("mfa_deactivate_totp"))["Location"]
    other = page.replace(reverse("account_reauthenticate"), reverse("mfa_reauthenticate"))
    assert reverse("mfa_reauthenticate") in client.get(page).content.decode()
    assert client.post(other, {"code": code_of(factor[0])}).status_code == 302
    assert client.get(reverse("mfa_deactivate_totp")).status_code == 200


def test_tries_of_the_password_there_are_counted_with_those_of_signing_in(rosa):
    client = client_of(rosa)
    for _ in range(5):
        client.post(reverse("account_reauthenticate"), {"password": "x"})
    answer = client.post(reverse("account_reauthenticate"), {"password": scenes.PASSWORD})
    assert "Too many failed tries" in answer.content.decode()


def test_what_sql_plants_is_told(rosa):
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO mfa_authenticator (user_id, type, data, created_at) "
            "VALUES (%s, 'totp', '{}', now())",
            [rosa.pk],
        )
        cursor.execute("""UPDATE mfa_authenticator SET data = '{"secret": "x"}'""")
        cursor.execute("DELETE FROM mfa_authenticator")
    assert events(rosa) == [("factor", None), ("factor", None), ("no_factor", None)]


class TestWaysAround:
    """What a thief of a password, a mailbox or one recovery code may try."""

    def test_a_new_password_by_letter_asks_for_the_factor(self, rosa, factor):
        mailed().clear()
        client = Client()
        client.post(reverse("account_reset_password"), {"email": ADDRESS})
        (link,) = re.findall(r"/password/new/\S+", str(mailed()[0].body))
        form = client.get(link, follow=True).redirect_chain[-1][0]
        new = "another long staple"
        client.post(form, {"password1": new, "password2": new})
        assert client.get("/").status_code == 302
        assert sign_in(new, client=client).get("/").status_code == 302
        answer = client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
        assert answer.status_code == 302
        assert client.get("/").status_code == 200

    def test_half_a_sign_in_opens_no_page_of_the_account(self, rosa, factor):
        client = sign_in()
        names = ["mfa_index", "mfa_deactivate_totp", "mfa_view_recovery_codes", "account_email"]
        for name in [*names, "account_change_password", "mfa_generate_recovery_codes", "tokens"]:
            for method in (client.get, client.post):
                answer = method(reverse(name))
                assert answer.status_code in {302, 403, 405}
                assert not answer.get("Location", "").startswith(reverse("mfa_view_recovery_codes"))
        assert Authenticator.objects.filter(user=rosa).count() == 2
        assert events(rosa) == [("factor", "rosa"), ("codes", "rosa")]

    def test_tries_of_recovery_codes_are_counted_with_those_of_codes(self, factor):
        client = sign_in()
        for code in ("00000000", "000000", "11111111", "111111", "22222222"):
            client.post(reverse("mfa_authenticate"), {"code": code})
        answer = client.post(reverse("mfa_authenticate"), {"code": factor[1][0]})
        assert "Too many failed tries" in answer.content.decode()

    def test_a_recovery_code_of_another_person_does_not_count(self, factor):
        scenes.author()
        other = sign_in(name="adam")
        _, codes = set_up(other)
        answer = sign_in().post(reverse("mfa_authenticate"), {"code": codes[0]})
        assert "Incorrect code" in answer.content.decode()

    def test_recovery_codes_go_with_the_last_factor(self, rosa, factor):
        client = sign_in()
        client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
        client.post(reverse("mfa_deactivate_totp"))
        assert not Authenticator.objects.filter(user=rosa).exists()
        cache.clear()
        set_up(client)
        answer = sign_in().post(reverse("mfa_authenticate"), {"code": factor[1][1]})
        assert "Incorrect code" in answer.content.decode()


class TestLostDevice:
    @pytest.fixture
    def admin(self) -> User:
        return scenes.system_admin()

    def test_an_admin_takes_all_of_it_away_and_its_owner_is_told(self, rosa, factor, admin):
        left_behind = sign_in()
        left_behind.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
        html = client_of(admin).get(reverse("person", args=[rosa.pk])).content.decode()
        assert "Remove second factors" in html
        client_of(admin).post(reverse("person-lost", args=[rosa.pk]))
        assert not Authenticator.objects.filter(user=rosa).exists()
        assert events(rosa)[-2:] == [("no_factor", "sina"), ("sessions", "sina")]
        assert AccountLetter.objects.get(change="no_factor").by == admin
        assert left_behind.get(reverse("queue")).status_code == 302
        assert sign_in().get(reverse("queue")).status_code == 200

    def test_nobody_takes_their_own_away_without_proof_or_that_of_a_superuser(self, admin):
        own = client_of(admin).post(reverse("person-lost", args=[admin.pk]))
        assert own["Location"] == reverse("mfa_index")
        root = User.objects.create_superuser("root", "", "x")
        Authenticator.objects.create(user=root, type="totp", data={})
        answer = client_of(admin).post(reverse("person-lost", args=[root.pk]))
        assert answer.status_code == 403
        assert Authenticator.objects.exists()


class TestRequired:
    @pytest.fixture(autouse=True)
    def of_reviewers(self, settings):
        settings.MFA_ROLES = ("reviewer", "system_admin")

    def test_who_has_none_reaches_the_page_for_it_and_no_other(self, rosa):
        client = sign_in()
        for path in ("/", "/account", "/tokens/", "/records/", "/nowhere"):
            assert client.get(path)["Location"] == reverse("mfa_index")
        assert client.get("/", headers={"hx-request": "true"})["HX-Redirect"] == reverse(
            "mfa_index"
        )
        assert (
            "Your role requires a second factor"
            in client.get(reverse("mfa_index")).content.decode()
        )
        set_up(client)
        assert client.get("/").status_code == 200

    def test_other_roles_and_tokens_go_on(self, rosa):
        adam = scenes.author()
        assert client_of(adam).get("/").status_code == 200
        bearer = {"Authorization": f"Bearer {tokens.issue_token('crm', rosa, ['read'])}"}
        assert Client().get("/api/v1/records", headers=bearer).status_code == 200

    def test_a_superuser_counts_as_a_system_admin(self):
        root = User.objects.create_superuser("root", "", "x")
        for path in ("/", "/django-admin/"):
            assert client_of(root).get(path)["Location"] == reverse("mfa_index")

    def test_a_password_that_somebody_else_set_comes_first(self, rosa):
        rosa.set_password("another long staple")
        rosa.save()
        client = client_of(rosa)
        assert client.get("/")["Location"] == reverse("account_change_password")
        assert client.get(reverse("mfa_index"))["Location"] == reverse("account_change_password")

    def test_whoever_lost_the_last_one_sets_up_another(self, rosa, factor):
        client = sign_in()
        client.post(reverse("mfa_authenticate"), {"code": code_of(factor[0])})
        Authenticator.objects.all().delete()
        assert client.get("/")["Location"] == reverse("mfa_index")

    def test_the_roles_of_the_setting_are_those_that_there_are(self):
        asked: Any = Environment.model_fields["COUNTERSIGN_MFA_ROLES"].annotation
        assert set(get_args(get_args(get_args(asked)[0])[0])) == set(UserRole.values)


def test_the_check_of_a_deployment_warns_where_admins_need_none(settings):
    assert [each.id for each in checks.admins_need_a_second_factor()] == ["countersign.W110"]
    settings.MFA_ROLES = ("system_admin",)
    assert checks.admins_need_a_second_factor() == []


def test_where_an_identity_provider_is_the_only_way_in_no_passkey_is_another(settings):
    settings.PASSWORD_SIGN_IN = False
    page = Client().get(reverse("sign-in")).content.decode()
    assert reverse("mfa_login_webauthn") not in page
    assert Client().post(reverse("mfa_login_webauthn")).status_code == 403


def test_the_pages_speak_german(rosa):
    german = {"accept-language": "de"}
    html = sign_in().get(reverse("mfa_index"), headers=german).content.decode()
    for words in ("Zweiter Faktor", "App einrichten", "Passkey hinzufügen"):
        assert words in html
    page = sign_in().get(reverse("usersessions_list"), headers=german).content.decode()
    assert "Wo Sie angemeldet sind" in page
    assert "dieser Browser" in page
