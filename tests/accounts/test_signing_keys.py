"""Signing keys: enrolled by their owner alone, removed by them or an admin, and told of."""

import json
from datetime import UTC, datetime
from uuid import uuid4

import pytest
from django.contrib.admin import site
from django.contrib.auth.models import User
from django.db import IntegrityError, connection, transaction
from django.test import Client
from django.urls import reverse

from accounts import emails, reauthentication, signing_keys, tokens
from accounts.models import AccountLetter, RoleEvent, SigningKey
from records.log.models import Leaf
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.authenticator import KINDS, ORIGIN, Authenticator
from tests.factories.scenes import PASSWORD
from web.rate_limits import get_rate_limiter

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def installation(settings):
    settings.BASE_URL = ORIGIN
    get_rate_limiter().storage.reset()
    yield
    get_rate_limiter().storage.reset()


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email="rosa@example.org")


def begun(client: Client, **said: str):
    return client.post(reverse("signing-key-begin"), {"name": "Laptop", **said})


def brought(client: Client, credential: str, **said: str):
    sent = {"name": "Laptop", "credential": credential, **said}
    return client.post(reverse("signing-keys"), sent)


def enrolled(client: Client, authenticator: Authenticator, **said: str):
    options = begun(client, password=PASSWORD).json()["create"]
    return brought(client, authenticator.create(options), **said)


@pytest.mark.parametrize("kind", KINDS)
def test_a_key_is_added_with_the_password_and_shown(rosa, kind):
    client = client_of(rosa)
    assert enrolled(client, Authenticator(kind)).status_code == 302
    key = SigningKey.objects.get()
    assert (key.owner, key.name, key.transports) == (rosa, "Laptop", ["internal"])
    page = client.get(reverse("signing-keys")).content.decode()
    assert "Laptop" in page
    assert key.public_key_sha256 in page


def test_its_enrolment_and_removal_are_leaves_events_and_letters(rosa, mailoutbox):
    client = client_of(rosa)
    enrolled(client, Authenticator())
    key = SigningKey.objects.get()
    client.post(reverse("signing-key-remove", args=[key.pk]))
    done = RoleEvent.objects.filter(signing_key=key).order_by("id")
    assert [(each.action, each.by) for each in done] == [("key", rosa), ("unkey", rosa)]
    (leaf,) = Leaf.objects.filter(kind="signing_key")
    assert json.loads(leaf.content)["public_key"] == f"\\x{bytes(key.public_key).hex()}"
    assert Leaf.objects.filter(kind="role", row__in=[str(each.pk) for each in done]).count() == 2
    for letter in emails.find_due():
        emails.send(letter)
    subjects = [each.subject for each in mailoutbox]
    assert subjects == [
        "Countersign: you have a new signing key",
        "Countersign: one of your signing keys was removed",
    ]
    assert 'The signing key "Laptop"' in mailoutbox[0].body
    activity = client.get(reverse("account")).content.decode()
    assert "enrolled your signing key “Laptop”" in activity


def test_without_the_password_nothing_is_begun(rosa):
    client = client_of(rosa)
    assert begun(client).json() == {"why": "Enter your password."}
    wrong = begun(client, password="wrong")
    assert (wrong.status_code, "Wrong password" in wrong.json()["why"]) == (422, True)
    answer = brought(client, "{}", password=PASSWORD)
    assert answer.status_code == 422
    assert "Your browser created no passkey" in answer.content.decode()
    assert not SigningKey.objects.exists()


def test_a_password_given_a_short_while_ago_is_not_asked_again(rosa, clock):
    client = client_of(rosa)
    begun(client, password=PASSWORD)
    assert begun(client).status_code == 200
    clock.move(reauthentication.RECENT_SECONDS)
    assert begun(client).status_code == 422


@pytest.mark.parametrize(
    ("authenticator", "why"),
    [
        (Authenticator(verifies=False), "User verification required"),
        (Authenticator(origin="https://desk.example.org.evil.example"), "Invalid origin"),
        (Authenticator(origin="https://elsewhere.desk.example.org"), "Invalid origin"),
    ],
)
def test_a_passkey_that_does_not_count_is_refused(rosa, authenticator, why):
    answer = enrolled(client_of(rosa), authenticator)
    assert answer.status_code == 422
    assert why in answer.content.decode()
    assert not SigningKey.objects.exists()


def test_an_allowed_host_below_that_of_the_base_url_is_an_origin_too(rosa, settings):
    settings.ALLOWED_HOSTS = [*settings.ALLOWED_HOSTS, "elsewhere.desk.example.org", "*"]
    authenticator = Authenticator(origin="https://elsewhere.desk.example.org")
    assert enrolled(client_of(rosa), authenticator).status_code == 302


def test_what_was_begun_serves_once(rosa):
    client, authenticator = client_of(rosa), Authenticator()
    options = begun(client, password=PASSWORD).json()["create"]
    credential = authenticator.create(options)
    assert brought(client, credential).status_code == 302
    assert brought(client, credential).status_code == 422
    assert SigningKey.objects.count() == 1


def test_a_passkey_is_enrolled_once_whoever_brings_it(rosa):
    authenticator = Authenticator()
    enrolled(client_of(rosa), authenticator)
    answer = enrolled(client_of(scenes.reviewer("rolf")), authenticator)
    assert answer.status_code == 422
    assert "already a signing key" in answer.content.decode()


@pytest.mark.parametrize("credential", ["", "[]", "{", '{"id": 1}', '{"response": null}', '"x"'])
def test_an_answer_that_is_none_is_refused(rosa, credential):
    client = client_of(rosa)
    begun(client, password=PASSWORD)
    assert brought(client, credential).status_code == 422


def test_whoever_came_from_a_case_goes_back_there_and_to_no_other_site(rosa):
    client = client_of(rosa)
    answer = enrolled(client, Authenticator(), next="/summaries/1/?panel=approve")
    assert answer.url == "/summaries/1/?panel=approve"
    assert enrolled(client, Authenticator(), next="https://evil.example/").url == reverse(
        "signing-keys"
    )


def test_prompts_are_limited(rosa):
    client, most = client_of(rosa), signing_keys.PROMPT_LIMIT
    get_rate_limiter().hit(most, "passkey", str(rosa.pk), cost=most.amount - 1)
    assert begun(client, password=PASSWORD).status_code == 200
    assert begun(client).status_code == 429


# --- Admins -----------------------------------------------------------------


def test_an_admin_removes_a_key_and_its_owner_is_told(rosa):
    enrolled(client_of(rosa), Authenticator())
    key = SigningKey.objects.get()
    sina = scenes.system_admin()
    admin = client_of(sina)
    page = admin.get(reverse("person", args=[rosa.pk])).content.decode()
    assert "Remove the signing key Laptop" in page
    assert admin.post(reverse("signing-key-remove", args=[key.pk])).status_code == 302
    key.refresh_from_db()
    assert key.removed_by == sina
    assert AccountLetter.objects.filter(change="unkey", user=rosa, by=sina).exists()


def test_nobody_else_removes_it(rosa):
    enrolled(client_of(rosa), Authenticator())
    key = SigningKey.objects.get()
    other = client_of(scenes.reviewer("rolf"))
    assert other.post(reverse("signing-key-remove", args=[key.pk])).status_code == 403
    key.refresh_from_db()
    assert key.removed_at is None


def test_no_admin_adds_one_for_somebody_else(rosa):
    sina = scenes.system_admin()
    User.objects.filter(pk=sina.pk).update(is_staff=True, is_superuser=True)
    admin = client_of(sina)
    enrolled(admin, Authenticator(), owner=str(rosa.pk), user=str(rosa.pk))
    assert SigningKey.objects.get().owner == sina
    page = admin.get(reverse("person", args=[rosa.pk])).content.decode()
    assert "Add a key" not in page
    # Django's administration knows nothing of them.
    assert SigningKey not in site._registry
    assert "signing" not in admin.get("/django-admin/").content.decode().casefold()


def test_the_database_takes_a_key_from_its_owner_alone(rosa):
    sina = scenes.system_admin()
    values = {
        "name": "Theirs",
        "public_key": b"x",
        "aaguid": "00000000-0000-0000-0000-000000000000",
        "sign_count": 0,
    }
    for by in (None, sina):
        with (
            pytest.raises(IntegrityError, match="its owner alone"),
            transaction.atomic(),
            tokens.acting_as(by),
        ):
            SigningKey.objects.create(owner=rosa, credential_id=f"c{by}", **values)


@pytest.mark.parametrize("day", ["- interval '2 years'", "+ interval '2 years'"])
def test_the_database_takes_no_other_day_for_an_enrolment_or_a_removal(rosa, day):
    enrolled(client_of(rosa), Authenticator())
    columns = "name, public_key, transports, aaguid, sign_count, owner_id"
    for statement in (
        f"UPDATE accounts_signingkey SET removed_at = now() {day}, removed_by_id = owner_id",
        f"INSERT INTO accounts_signingkey (id, credential_id, enrolled_at, {columns}) "
        f"SELECT gen_random_uuid(), 'c', now() {day}, {columns} FROM accounts_signingkey",
    ):
        with (
            pytest.raises(IntegrityError, match="enrolled and removed now"),
            transaction.atomic(),
            tokens.acting_as(rosa),
            connection.cursor() as cursor,
        ):
            cursor.execute(statement)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("signing_key_has_a_name", {"name": ""}),
        ("signing_key_removed_by_whom", {"removed_at": datetime.now(UTC)}),
    ],
)
def test_the_database_refuses(rosa, name, values):
    given = {"name": "x", "public_key": b"x", "aaguid": uuid4(), "sign_count": 0, **values}
    with (
        pytest.raises(IntegrityError, match=name),
        transaction.atomic(),
        tokens.acting_as(rosa),
    ):
        SigningKey.objects.create(owner=rosa, credential_id="c", **given)


@pytest.mark.parametrize(
    "change",
    [
        "owner_id = owner_id + 1",
        "public_key = 'y'",
        "sign_count = sign_count - 1",
        "removed_at = now()",
        "removed_at = NULL, removed_by_id = NULL",
    ],
)
def test_nothing_else_of_a_key_changes(owning, rosa, change):
    enrolled(client_of(rosa), Authenticator())
    key = SigningKey.objects.get()
    if "NULL" in change:
        signing_keys.remove_key(key, by=rosa)
    with pytest.raises(IntegrityError), transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(f"UPDATE accounts_signingkey SET {change}")
