"""manage.py ensure_accounts."""

import json
import os
import re
import stat
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth import authenticate
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command
from django.test import Client

from accounts import tokens
from accounts.models import ApiToken
from tests.database import unguarded

pytestmark = pytest.mark.django_db


def run(*options: str) -> str:
    out = StringIO()
    call_command("ensure_accounts", *options, stdout=out)
    return out.getvalue()


def credentials(home: Path) -> Any:
    return json.loads((home / "credentials.json").read_text())


def gone(*names: str) -> None:
    """As if the accounts were not there. Rows cannot go: what was granted to them stays known."""
    with unguarded():
        for user in User.objects.filter(username__in=names) if names else User.objects.all():
            User.objects.filter(pk=user.pk).update(username=f"was-{user.pk}")


def test_the_file_has_exactly_the_documented_form(home: Path):
    run()
    content = credentials(home)
    assert list(content) == ["admin", "reviewer", "author", "api_token"]
    for name in ("admin", "reviewer", "author"):
        assert set(content[name]) == {"username", "password"}
        assert len(content[name]["password"]) >= 20
    assert re.fullmatch(r"cs_[A-Za-z0-9_-]{43}", content["api_token"])


def test_only_its_owner_may_read_the_file(home: Path):
    old = os.umask(0)
    try:
        run()
    finally:
        os.umask(old)
    assert stat.S_IMODE((home / "credentials.json").stat().st_mode) == 0o600
    assert [path.name for path in home.iterdir()] == ["credentials.json"]


def test_its_passwords_sign_in_to_accounts_with_their_roles(home: Path):
    run()
    content = credentials(home)
    granted = {
        "admin": {"system_admin", "lead", "guideline_admin"},
        "reviewer": {"reviewer"},
        "author": {"author"},
    }
    for name, roles in granted.items():
        user = authenticate(**content[name])
        assert user is not None, name
        assert set(user.role_grants.values_list("role", flat=True)) == roles
        assert user.is_superuser == user.is_staff == (name == "admin")


def test_its_token_sends_and_reads_for_an_account_that_cannot_sign_in(home: Path):
    run()
    token = tokens.authenticate(credentials(home)["api_token"])
    assert token is not None
    assert token.scopes == ["ingest", "read", "webhooks"]
    assert not token.owner.has_usable_password()


def test_a_second_run_changes_nothing_and_says_nothing(home: Path):
    run()
    before = (home / "credentials.json").read_bytes()
    rows = list(User.objects.order_by("pk").values()), list(ApiToken.objects.values())
    assert run() == ""
    assert (home / "credentials.json").read_bytes() == before
    assert (list(User.objects.order_by("pk").values()), list(ApiToken.objects.values())) == rows


def test_a_password_that_a_person_has_changed_stays_changed(home: Path):
    run()
    reviewer = User.objects.get(username="reviewer")
    reviewer.set_password("their own long password")
    reviewer.save()
    run()
    assert authenticate(username="reviewer", password="their own long password")


NEW = "their own long staple"


def on_the_page() -> None:
    client = Client()
    reviewer = User.objects.get(username="reviewer")
    client.force_login(reviewer)
    answer = client.post("/password", {"password1": NEW, "password2": NEW})
    assert answer.status_code == 302


def by_command(monkeypatch) -> None:
    monkeypatch.setattr("getpass.getpass", lambda prompt: NEW)
    call_command("changepassword", "reviewer", stdout=StringIO())


@pytest.mark.parametrize("where", ["page", "command"])
def test_a_changed_password_leaves_the_file_at_once(
    home: Path, where, monkeypatch, django_capture_on_commit_callbacks
):
    run()
    before = credentials(home)
    with django_capture_on_commit_callbacks(execute=True):
        on_the_page() if where == "page" else by_command(monkeypatch)
    assert authenticate(username="reviewer", password=NEW)
    del before["reviewer"]["password"]
    assert credentials(home) == before
    assert stat.S_IMODE((home / "credentials.json").stat().st_mode) == 0o600
    assert run() == ""
    assert authenticate(username="reviewer", password=NEW)


def test_a_sign_in_leaves_the_file_as_it_is(home: Path, django_capture_on_commit_callbacks):
    run()
    before = credentials(home)
    with django_capture_on_commit_callbacks(execute=True):
        login = {"login": "reviewer", "password": before["reviewer"]["password"]}
        assert Client().post("/sign-in", login).status_code == 302
    assert credentials(home) == before


def test_a_password_that_changed_where_no_home_is_leaves_the_file_at_the_next_start(home: Path):
    run()
    on_the_page()
    assert "password" in credentials(home)["reviewer"]
    run()
    assert "password" not in credentials(home)["reviewer"]
    assert "password" in credentials(home)["author"]


def test_a_reset_database_gets_another_password_for_one_that_was_changed(home: Path):
    run()
    before = credentials(home)
    on_the_page()
    run()
    gone()
    ApiToken.objects.all().delete()
    run()
    after = credentials(home)
    assert after["author"] == before["author"]
    assert after["reviewer"]["password"] != before["reviewer"]["password"]
    assert authenticate(**after["reviewer"])


def test_a_file_that_cannot_be_read_does_not_stop_a_change(
    home: Path, caplog, django_capture_on_commit_callbacks
):
    run()
    (home / "credentials.json").write_text("{")
    with django_capture_on_commit_callbacks(execute=True):
        on_the_page()
    assert authenticate(username="reviewer", password=NEW)
    assert "may still have a password that was changed" in caplog.text


def test_a_database_that_was_reset_gets_the_accounts_of_the_file(home: Path):
    run()
    content = credentials(home)
    ApiToken.objects.all().delete()
    gone()
    run()
    assert credentials(home) == content
    assert authenticate(**content["author"])
    assert tokens.authenticate(content["api_token"])


def test_one_account_that_is_missing_is_made_again(home: Path):
    run()
    gone("author")
    assert "author" in run()
    assert authenticate(**credentials(home)["author"])


def test_accounts_of_another_installation_keep_their_passwords(home: Path):
    run()
    kept = credentials(home)
    (home / "credentials.json").unlink()
    assert "--renew" in run()
    assert not (home / "credentials.json").exists()
    assert authenticate(**kept["admin"])


def test_renewing_gives_new_passwords_and_voids_the_old_ones(home: Path):
    run()
    old = credentials(home)
    run("--renew")
    new = credentials(home)
    for name in ("admin", "reviewer", "author"):
        assert authenticate(**new[name])
        assert not authenticate(**old[name])
    assert tokens.authenticate(new["api_token"])
    assert tokens.authenticate(old["api_token"]) is None


def test_a_token_that_was_revoked_stays_revoked(home: Path):
    run()
    plain = credentials(home)["api_token"]
    tokens.revoke_token(ApiToken.objects.get())
    run()
    assert tokens.authenticate(plain) is None


@pytest.mark.parametrize("content", ["", "{", "[]", '{"admin": {"username": "admin"}}', "null"])
def test_a_file_that_is_no_file_of_credentials_is_named_with_the_remedy(home: Path, content: str):
    home.mkdir()
    (home / "credentials.json").write_text(content)
    with pytest.raises(CommandError, match=r"credentials\.json is not .* --renew"):
        run()
    assert not User.objects.exists()


def test_the_token_of_the_file_reads_the_samples(home: Path, settings):
    settings.STATIC_ROOT = home
    run()
    call_command("load_samples", stdout=StringIO())
    header = {"Authorization": f"Bearer {credentials(home)['api_token']}"}
    answer = Client().get("/api/v1/transcripts", headers=header).json()
    # The fifth is an employee's own.
    assert len(answer["items"]) == 4
