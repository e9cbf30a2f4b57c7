"""Passkeys for sign-in: a copy shows by its counter, and each change ends the other sessions."""

import json
import re
from typing import Any

import pytest
from allauth.account.utils import user_pk_to_url_str
from allauth.mfa.models import Authenticator as Factor
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from fido2.utils import websafe_encode

from accounts import emails
from accounts.models import AccountLetter
from tests.accounts.test_second_factors import events, sign_in
from tests.e2e.fixtures import client_of
from tests.factories import scenes
from tests.factories.authenticator import Authenticator

pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa() -> User:
    return scenes.reviewer(email="rosa@example.org")


def options_in(html: str, kind: str) -> dict[str, Any]:
    """What a page tells the browser to ask of the authenticator."""
    (data,) = re.findall(r'<script id="[\w-]+" type="application/json">(.*?)</script>', html)
    found: dict[str, Any] = json.loads(data)[kind]["publicKey"]
    return found


def add(client: Client, passkey: Authenticator) -> None:
    html = client.get(reverse("mfa_add_webauthn")).content.decode()
    credential = passkey.create(options_in(html, "creation_options"))
    said = {"name": "Laptop", "credential": credential}
    assert client.post(reverse("mfa_add_webauthn"), said).status_code == 302


@pytest.fixture
def passkey(rosa) -> Authenticator:
    """Of a person who added it and has used it since: it counts to 2."""
    made = Authenticator(origin="https://testserver")
    add(sign_in(), made)
    assert after_password(made).status_code == 302
    return made


def after_password(passkey: Authenticator) -> Any:
    client = sign_in()
    html = client.get(reverse("mfa_authenticate")).content.decode()
    credential = passkey.get(options_in(html, "request_options"))
    return client.post(reverse("mfa_authenticate"), {"credential": credential})


def without_password(passkey: Authenticator) -> Any:
    client = Client()
    ajax = {"X-Requested-With": "XMLHttpRequest"}
    asked = client.get(reverse("mfa_login_webauthn"), headers=ajax).json()
    answer = json.loads(passkey.get(asked["request_options"]["publicKey"]))
    user = User.objects.get(username="rosa")
    answer["response"]["userHandle"] = websafe_encode(user_pk_to_url_str(user).encode())
    said = {"credential": json.dumps(answer)}
    return client.post(reverse("mfa_login_webauthn"), said, follow=True)


def confirming(passkey: Authenticator) -> Any:
    client = client_of(User.objects.get(username="rosa"))
    page = reverse("mfa_reauthenticate_webauthn")
    html = client.get(page).content.decode()
    credential = passkey.get(options_in(html, "request_options"))
    return client.post(page, {"credential": credential}, follow=True)


@pytest.mark.parametrize("way", [after_password, without_password, confirming])
def test_a_passkey_whose_counter_went_back_is_refused_and_reported(passkey, rosa, mailoutbox, way):
    admin = scenes.system_admin()
    User.objects.filter(pk=admin.pk).update(email="sina@example.org")
    way(passkey)
    passkey.count -= 1
    answer = way(passkey)
    assert "its counter decreased" in answer.content.decode()
    assert events(rosa)[-1] == ("pass_back", "rosa")
    for letter in emails.find_due():
        emails.send(letter)
    copied = [each for each in mailoutbox if "may have been copied" in each.subject]
    assert {each.to[0] for each in copied} == {"rosa@example.org", "sina@example.org"}
    assert all('the passkey "Laptop" of the account "rosa"' in str(each.body) for each in copied)
    own = client_of(rosa).get(reverse("account")).content.decode()
    assert "A sign-in with a passkey of your account was refused" in own


def test_a_refused_passkey_signs_no_one_in_and_a_higher_counter_does(passkey, rosa):
    passkey.count = 0
    assert after_password(passkey).status_code == 200
    assert after_password(passkey).status_code == 200
    assert after_password(passkey).status_code == 302
    refusals = [did for did, _by in events(rosa) if did == "pass_back"]
    assert len(refusals) == 2


def test_a_passkey_that_counts_nothing_signs_in_again_and_again(rosa):
    passkey = Authenticator(origin="https://testserver", count=None)
    add(sign_in(), passkey)
    for _ in range(2):
        assert after_password(passkey).status_code == 302
    assert [did for did, _by in events(rosa)] == ["factor", "codes"]


def test_a_used_passkey_is_no_changed_factor(passkey, rosa):
    assert Factor.objects.get(type="webauthn").data["sign_count"] == passkey.count
    assert [did for did, _by in events(rosa)] == ["factor", "codes"]
    assert not AccountLetter.objects.exclude(passkey="").exists()


def test_adding_and_removing_a_passkey_ends_the_other_sessions(rosa):
    here, there = sign_in(), sign_in()
    passkey = Authenticator(origin="https://testserver")
    add(here, passkey)
    assert there.get("/").status_code == 302
    there = after_password(passkey).client
    assert there.get("/").status_code == 200
    pk = Factor.objects.get(type="webauthn").pk
    here.post(reverse("mfa_remove_webauthn", args=[pk]))
    assert there.get("/").status_code == 302
    assert here.get("/").status_code == 200
    done = [did for did, _by in events(rosa)]
    assert done == ["factor", "sessions", "codes", "no_factor", "sessions"]


@pytest.mark.parametrize(
    ("changed", "origin"),
    [
        ({"challenge": websafe_encode(b"another challenge of 32 bytes...")}, "https://testserver"),
        ({}, "https://elsewhere.example"),
        ({"type": "webauthn.create"}, "https://testserver"),
    ],
    ids=["challenge", "origin", "type"],
)
def test_an_answer_to_another_question_signs_no_one_in(passkey, changed, origin):
    passkey.origin = origin
    client = sign_in()
    html = client.get(reverse("mfa_authenticate")).content.decode()
    credential = passkey.get(options_in(html, "request_options"), **changed)
    answer = client.post(reverse("mfa_authenticate"), {"credential": credential})
    assert "Incorrect code" in answer.content.decode()
    assert client.get("/").status_code == 302
