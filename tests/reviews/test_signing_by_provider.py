"""A guideline that asks who signs has the identity provider ask anew of who has no password."""

import time

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from accounts import grants
from accounts.models import SignInEvent
from records.models import Record
from tests.accounts.identity_provider import ADDRESS, ProviderServer, okta, one_server
from tests.factories import scenes

__all__ = ["okta", "one_server"]
pytestmark = pytest.mark.django_db


@pytest.fixture
def rosa(okta: ProviderServer) -> Client:
    """Signed in through the provider, an hour ago, without a password of her own."""
    person = scenes.reviewer(email=ADDRESS)
    person.set_unusable_password()
    with grants.changing_accounts(how="close"):
        person.save()
    client = Client()
    okta.last_sign_in = time.time() - 3600
    assert okta.signs_in(client, "rosa-1").status_code == 302
    okta.last_sign_in = None
    return client


@pytest.fixture
def case():
    return scenes.under(scenes.in_review(), signing="reauthenticate")


def sign(client: Client, case):
    said = {**scenes.signed(case), "comment": "As it was said."}
    return client.post(reverse("approve", args=[case.pk]), said)


def confirm(okta: ProviderServer, client: Client, case, subject: str = "rosa-1"):
    page = reverse("summary", args=[case.pk])
    return okta.signs_in(client, subject, f"sign-in/with/okta/again?next={page}%3Fpanel%3Dapprove")


def test_the_provider_is_asked_anew_and_the_record_is_signed(okta, rosa, case):
    page = rosa.get(reverse("summary", args=[case.pk])).content.decode()
    assert "Confirm with Okta" in page
    assert 'name="password"' not in page
    refused = sign(rosa, case)
    assert refused.status_code == 422
    assert "Confirm your identity with Okta to sign" in refused.content.decode()
    assert "As it was said." in refused.content.decode()
    back = confirm(okta, rosa, case)
    assert back["Location"] == f"{reverse('summary', args=[case.pk])}?panel=approve"
    assert (okta.asked[-1]["prompt"], okta.asked[-1]["max_age"]) == ("login", "0")
    page = rosa.get(back["Location"]).content.decode()
    assert "Okta confirmed your identity." in page
    assert "Confirm with Okta" not in page
    assert sign(rosa, case).status_code == 302
    assert Record.objects.get().review.signature == "reauthenticate"
    assert SignInEvent.objects.filter(action="again", subject="rosa-1").exists()


def test_a_sign_in_of_just_now_confirms_too(okta, case):
    scenes.reviewer(email=ADDRESS)
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert sign(client, case).status_code == 302


@pytest.mark.parametrize(
    ("auth_time", "said"),
    [
        (time.time() - 301, "did not ask you to sign in again"),
        (time.time() + 7200, "report when you signed in"),
        (None, "report when you signed in"),
    ],
    ids=["old", "in the future", "unknown"],
)
def test_a_provider_that_did_not_ask_anew_confirms_nothing(okta, rosa, case, auth_time, said):
    okta.knows_auth_time, okta.last_sign_in = auth_time is not None, auth_time
    answer = confirm(okta, rosa, case)
    assert answer.status_code == 403
    assert said in answer.content.decode()
    assert sign(rosa, case).status_code == 422
    assert not Record.objects.exists()


def test_another_person_at_the_provider_confirms_nothing(okta, rosa, case):
    scenes.reviewer("rolf", email="rolf@example.com")
    okta.knows("rolf-1", email="rolf@example.com", email_verified=True)
    okta.signs_in(Client(), "rolf-1")
    for subject in ("rolf-1", "nobody-1"):
        okta.knows(subject, email="rolf@example.com", email_verified=True)
        answer = confirm(okta, rosa, case, subject)
        assert answer.status_code == 403
        assert "A different account signed in at Okta" in answer.content.decode()
    assert rosa.get("/account").wsgi_request.user == User.objects.get(username="rosa")
    assert sign(rosa, case).status_code == 422


def test_who_is_signed_out_cannot_confirm(okta):
    answer = Client().get("/sign-in/with/okta/again")
    assert answer["Location"].startswith("/sign-in?")


def test_one_confirmation_serves_for_five_minutes(okta, rosa, case, clock):
    confirm(okta, rosa, case)
    clock.move(301)
    assert sign(rosa, case).status_code == 422


def test_the_five_minutes_are_counted_from_when_the_provider_asked(okta, rosa, case, clock):
    okta.knows_auth_time, okta.last_sign_in = True, time.time() - 200
    confirm(okta, rosa, case)
    clock.move(150)
    assert sign(rosa, case).status_code == 422
    assert not Record.objects.exists()


@pytest.mark.parametrize("path", ["/account/email", "/account/factors/app", "/account/keys"])
def test_what_else_asks_for_a_password_asks_the_provider(okta, rosa, path):
    path = reverse("signing-keys") if path == "/account/keys" else path
    asked = rosa.get(path)
    assert asked["Location"] == f"/sign-in/with/okta/again?next={path.replace('/', '%2F')}"
    back = okta.signs_in(rosa, "rosa-1", asked["Location"].removeprefix("/"))
    assert back["Location"] == path
    page = rosa.get(path)
    assert page.status_code == 200
    assert 'name="password"' not in page.content.decode()
