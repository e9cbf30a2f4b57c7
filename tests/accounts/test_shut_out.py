"""Who is shut out and let in again comes back with nothing from before, and events say all that."""

import json
import re
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import Group, Permission, User
from django.core.management import call_command
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts import grants, password_links, tokens
from accounts.first_sign_in import make_sign_in_link as first_link
from accounts.models import RoleEvent, UserRole
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer()


@pytest.fixture
def root() -> User:
    return User.objects.create_superuser("root", "", "x")


def by_the_page(user: User, active: bool) -> None:
    url = reverse("person-activity", args=[user.pk])
    client_of(User.objects.get(username="root")).post(url, {"active": "yes" if active else "no"})


def by_sql(user: User, active: bool) -> None:
    with connection.cursor() as cursor:
        cursor.execute("UPDATE auth_user SET is_active = %s WHERE id = %s", [active, user.pk])


def events(user: User) -> list[tuple[str, str | None]]:
    rows = RoleEvent.objects.filter(user=user, token=None).exclude(action__in=["grant", "create"])
    rows = rows.order_by("id")
    return [(row.action, row.by.get_username() if row.by else None) for row in rows]


@pytest.mark.parametrize(("let", "who"), [(by_the_page, "root"), (by_sql, None)])
def test_neither_session_nor_token_comes_back(rosa: User, root: User, let, who):
    session, token = client_of(rosa), tokens.issue_token("crm", rosa, ["read"])
    bearer = {"Authorization": f"Bearer {token}"}
    assert session.get(reverse("queue")).status_code == 200
    assert Client().get("/api/v1/records", headers=bearer).status_code == 200
    let(rosa, False)
    let(rosa, True)
    assert session.get(reverse("queue")).status_code == 302
    assert Client().get("/api/v1/records", headers=bearer).status_code == 401
    assert events(rosa) == [("deactivate", who), ("activate", who)]
    assert client_of(rosa).get(reverse("queue")).status_code == 200


@pytest.mark.parametrize("made", [password_links.build_link, lambda it: first_link(it.username)])
@pytest.mark.parametrize("let", [by_the_page, by_sql])
def test_no_link_of_before_comes_back(rosa: User, root: User, let, made):
    path = urlsplit(made(rosa)).path
    assert b"no longer works" not in Client().get(path, follow=True).content
    let(rosa, False)
    let(rosa, True)
    answer = Client().get(path, follow=True)
    assert answer.status_code == 410 or b"no longer works" in answer.content


def test_others_stay_signed_in(rosa: User, root: User):
    other = client_of(scenes.author())
    by_the_page(rosa, False)
    assert other.get(reverse("queue")).status_code == 200


def test_a_role_that_is_given_back_brings_no_token_back(rosa: User):
    token = tokens.issue_token("crm", rosa, ["read"])
    grants.revoke_role(user=rosa, role=UserRole.REVIEWER, by=None)
    grants.grant_role(user=rosa, role=UserRole.REVIEWER, by=None)
    assert tokens.authenticate(token) is None


def test_another_role_keeps_the_tokens(rosa: User):
    token = tokens.issue_token("crm", rosa, ["read"])
    grants.grant_role(user=rosa, role=UserRole.LEAD, by=None)
    grants.revoke_role(user=rosa, role=UserRole.REVIEWER, by=None)
    assert tokens.authenticate(token) is not None


def test_elevation_in_djangos_administration_is_told_with_who_did_it(rosa: User, root: User):
    fields = {"first_name": "Rosa", "last_name": "Keller", "is_staff": "on", "is_superuser": "on"}
    answer = client_of(root).post(f"/django-admin/auth/user/{rosa.pk}/change/", fields)
    assert answer.status_code == 302, answer.context["errors"]
    assert sorted(events(rosa)) == [("staff", "root"), ("superuser", "root")]
    page = client_of(root).get(reverse("person", args=[rosa.pk])).content.decode()
    assert re.search(r"made <a [^>]*>Rosa Keller</a> a superuser", page)
    del fields["is_superuser"]
    client_of(root).post(f"/django-admin/auth/user/{rosa.pk}/change/", fields)
    assert events(rosa)[-1] == ("no_super", "root")


@pytest.mark.parametrize(
    ("statement", "action"),
    [
        ("is_superuser = true", "superuser"),
        ("is_staff = true", "staff"),
        ("password = 'x'", "change"),
        ("email = 'b@example.org'", "email"),
    ],
)
def test_what_is_done_to_an_account_outside_the_application_is_told(
    rosa: User, statement: str, action: str
):
    User.objects.filter(pk=rosa.pk).update(email="a@example.org")
    with connection.cursor() as cursor:
        cursor.execute(f"UPDATE auth_user SET {statement} WHERE id = %s", [rosa.pk])
    assert events(rosa) == [("email", None), (action, None)]


def test_a_superuser_that_a_command_makes_is_told():
    call_command("createsuperuser", "--noinput", "--username", "boss", "--email", "b@example.org")
    boss = User.objects.get(username="boss")
    assert sorted(events(boss)) == [("staff", None), ("superuser", None)]


def test_the_administration_changes_nothing_but_names_and_superusers(rosa: User, root: User):
    page = client_of(root).get(f"/django-admin/auth/user/{rosa.pk}/change/").content.decode()
    for field in ("groups", "user_permissions", "is_active", "email", "username"):
        assert f'name="{field}"' not in page
    assert client_of(root).get("/django-admin/auth/group/").status_code == 404
    assert client_of(root).get(f"/django-admin/auth/user/{rosa.pk}/delete/").status_code == 403


def test_groups_and_permissions_that_are_sent_to_the_administration_all_the_same_are_nothing(
    rosa: User, root: User
):
    group = Group.objects.create(name="powerful")
    right = Permission.objects.get(codename="change_user")
    fields = {"first_name": "R", "groups": [group.pk], "user_permissions": [right.pk]}
    client_of(root).post(f"/django-admin/auth/user/{rosa.pk}/change/", fields)
    rosa.refresh_from_db()
    assert rosa.first_name == "R"
    assert not rosa.groups.exists()
    assert not rosa.user_permissions.exists()


def test_an_account_that_the_administration_makes_is_told(root: User):
    said = {
        "username": "newcomer",
        "usable_password": "true",
        "password1": "another long staple",
        "password2": "another long staple",
    }
    client_of(root).post("/django-admin/auth/user/add/", said)
    event = RoleEvent.objects.get(user__username="newcomer")
    assert (event.action, event.by) == ("create", root)


def test_signing_in_with_an_older_hash_is_told_and_no_change_of_the_password(rosa: User, settings):
    settings.PASSWORD_HASHERS = [
        "django.contrib.auth.hashers.ScryptPasswordHasher",
        *settings.PASSWORD_HASHERS,
    ]
    before = User.objects.get(pk=rosa.pk).password
    said = {"login": "rosa", "password": scenes.PASSWORD}
    assert Client().post(reverse("sign-in"), said).status_code == 302
    assert User.objects.get(pk=rosa.pk).password != before
    assert events(rosa) == [("rehash", None)]


class TestSnapshots:
    """What History hides from an author, no form of the record tells."""

    @pytest.fixture
    def adam(self) -> User:
        return scenes.author()

    @pytest.fixture
    def record(self, rosa: User, adam: User):
        record = scenes.approved(rosa)
        type(record.summary).objects.filter(pk=record.summary_id).update(author=adam)
        assert json.loads(record.snapshot)["claims"]
        return record

    def forms(self, user: User, record) -> dict[str, str]:
        client = client_of(user)
        bearer = {"Authorization": f"Bearer {tokens.issue_token('t', user, ['read'])}"}
        number = record.number
        rows = client.post(reverse("export-records"), {"format": "jsonl", "number": number})
        return {
            "page": client.get(reverse("snapshot", args=[number])).content.decode(),
            "api": client.get(
                f"/api/v1/records/{number}/snapshot", headers=bearer
            ).content.decode(),
            "rows": json.dumps(json.loads(b"".join(rows))["snapshot"]),
        }

    def test_an_author_reads_no_claims_and_no_views(self, adam: User, record):
        for text in self.forms(adam, record).values():
            shown = json.loads(text)
            assert not {"claims", "views"} & set(shown)
            assert "claims" in shown["withheld"]
            assert shown["snapshot_sha256"] == record.snapshot_sha256
        html = client_of(adam).get(reverse("record", args=[record.number])).content.decode()
        assert "omits it" in html
        pack = client_of(adam).post(reverse("pack", args=[record.number]))
        assert pack.status_code == 403

    def test_whose_role_reaches_the_case_reads_all_of_it(self, rosa: User, record):
        forms = self.forms(rosa, record)
        assert forms["page"] == forms["api"] == record.snapshot
        assert json.loads(forms["rows"]) == json.loads(record.snapshot)
