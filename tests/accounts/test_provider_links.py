"""What a sign-in through a provider spares its person, and how they remove their link to one."""

from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.urls import reverse

from accounts import emails, grants, providers
from accounts.models import (
    AccountLetter,
    AuditEvent,
    ProviderLink,
    RoleEvent,
    RoleGrant,
    SignInEvent,
)
from tests.accounts.identity_provider import (
    ADDRESS,
    ProviderServer,
    is_signed_in,
    okta,
    one_server,
    rosa,
)
from tests.accounts.test_second_factors import code_of, set_up
from tests.factories import scenes

__all__ = ["okta", "one_server", "rosa"]
pytestmark = pytest.mark.django_db
LINKS = "/account/providers"


def says(**claims: Any) -> Any:
    return lambda made: {**made, **claims}


# --- Second factors at the provider -----------------------------------------


@pytest.fixture
def proving(okta: ProviderServer, settings: Any) -> ProviderServer:
    """Reviewers need a second factor, which the provider may have asked for."""
    settings.MFA_ROLES = ("reviewer",)
    asked = {"amr": ["mfa", "hwk"], "acr": "urn:two-factors"}
    settings.IDENTITY_PROVIDERS = okta.declared(second_factor=asked)
    return okta


@pytest.mark.parametrize(
    "claims",
    [{"amr": ["pwd", "mfa"]}, {"amr": "hwk"}, {"acr": "urn:two-factors", "amr": ["pwd"]}],
)
def test_who_gave_a_factor_at_the_provider_is_not_asked_for_one_here(proving, rosa, claims):
    client = Client()
    proving.forge = says(**claims)
    proving.signs_in(client, "rosa-1")
    assert client.get("/").status_code == 200
    assert "Your role requires a second factor" not in (
        client.get(reverse("mfa_index")).content.decode()
    )


@pytest.mark.parametrize(
    "claims",
    [
        {},
        {"amr": ["pwd"]},
        {"amr": []},
        {"amr": {"mfa": True}},
        {"amr": "pwd mfa"},
        {"acr": "urn:two-factors-or-so"},
        {"acr": ["other"], "mfa": "amr"},
    ],
)
def test_a_token_that_proves_no_factor_asks_for_one_here(proving, rosa, claims):
    client = Client()
    proving.forge = says(**claims)
    proving.signs_in(client, "rosa-1")
    assert client.get("/")["Location"] == reverse("mfa_index")
    page = client.get(reverse("mfa_index")).content.decode()
    assert "Your role requires a second factor" in page


def test_userinfo_proves_no_factor(proving, rosa):
    """It says what is known of a person, and not how they signed in just now."""
    proving.knows("rosa-1", email=ADDRESS, email_verified=True, amr=["mfa"])
    proving.forge = lambda made: {name: made[name] for name in made.keys() - {"amr"}}
    client = Client()
    proving.signs_in(client, "rosa-1")
    assert client.get("/")["Location"] == reverse("mfa_index")


def test_a_provider_that_is_not_declared_to_tell_proves_no_factor(okta, rosa, settings):
    settings.MFA_ROLES = ("reviewer",)
    okta.forge = says(amr=["mfa"])
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert client.get("/")["Location"] == reverse("mfa_index")


def test_a_declaration_that_is_taken_back_counts_at_once(proving, rosa, settings):
    client = Client()
    proving.forge = says(amr=["mfa"])
    proving.signs_in(client, "rosa-1")
    settings.IDENTITY_PROVIDERS = proving.declared()
    assert client.get("/")["Location"] == reverse("mfa_index")


def test_it_counts_for_the_session_that_began_so_and_for_no_other(proving, rosa):
    client, other = Client(), Client()
    proving.forge = says(amr=["mfa"])
    proving.signs_in(client, "rosa-1")
    other.post(reverse("sign-in"), {"login": "rosa", "password": scenes.PASSWORD})
    assert other.get("/")["Location"] == reverse("mfa_index")
    # The same browser, later, by password.
    client.post(reverse("sign-out"))
    client.post(reverse("sign-in"), {"login": "rosa", "password": scenes.PASSWORD})
    assert client.get("/")["Location"] == reverse("mfa_index")


def test_who_has_a_factor_here_gives_it_unless_they_gave_one_there(proving, rosa):
    client = Client()
    client.force_login(rosa)
    client.post(reverse("account_reauthenticate"), {"password": scenes.PASSWORD})
    secret, _codes = set_up(client)
    asked = Client()
    answer = proving.signs_in(asked, "rosa-1")
    assert answer["Location"] == reverse("mfa_authenticate")
    assert asked.get("/")["Location"].startswith("/sign-in")
    asked.post(reverse("mfa_authenticate"), {"code": code_of(secret, ahead=1)})
    assert asked.get("/").status_code == 200
    spared = Client()
    proving.forge = says(amr=["mfa"])
    assert proving.signs_in(spared, "rosa-1")["Location"] == "/"
    assert spared.get("/").status_code == 200


def test_two_providers_may_know_us_by_the_same_client_id(proving, rosa, settings):
    """The sign-in that waits for a second factor comes back to its own provider."""
    two = proving.declared(id="entra", issuer="https://login.example/t/v2.0")
    settings.IDENTITY_PROVIDERS = f"{proving.declared()[:-1]}, {two[1:]}"
    client = Client()
    client.force_login(rosa)
    client.post(reverse("account_reauthenticate"), {"password": scenes.PASSWORD})
    secret, _codes = set_up(client)
    asked = Client()
    proving.signs_in(asked, "rosa-1")
    asked.post(reverse("mfa_authenticate"), {"code": code_of(secret, ahead=1)})
    assert is_signed_in(asked)
    assert SignInEvent.objects.filter(action="sign_in", source="okta", user=rosa).exists()


@pytest.mark.parametrize("wrong", [{"amr": []}, {"amr": [""]}, {"amr": [1]}, ["amr"], "mfa"])
def test_a_declaration_that_names_no_values_is_refused(okta, settings, wrong):
    with pytest.raises(providers.ProvidersError, match="second_factor"):
        providers.load_providers(okta.declared(second_factor=wrong))


# --- Removing a link --------------------------------------------------------


@pytest.fixture
def linked(okta: ProviderServer, rosa: User) -> Client:
    """Signed in through the provider, with a password and an address that she confirmed."""
    EmailAddress.objects.create(user=rosa, email=ADDRESS, verified=True, primary=True)
    client = Client()
    okta.signs_in(client, "rosa-1")
    return client


def remove(client: Client) -> Any:
    return client.post(LINKS, {"account": ProviderLink.objects.get().pk})


def test_a_person_removes_the_link_to_a_provider(linked, okta, rosa, mailoutbox):
    other = Client()
    okta.signs_in(other, "rosa-1")
    assert "Identity providers" in linked.get("/account").content.decode()
    page = linked.get(LINKS).content.decode()
    assert "Okta" in page
    assert 'aria-label="Remove Okta"' in page
    answer = remove(linked)
    assert (answer.status_code, answer["Location"]) == (302, LINKS)
    page = linked.get(LINKS).content.decode()
    assert "Other sessions are signed out." in page
    assert "No identity provider signs you in." in page
    assert not ProviderLink.objects.exists()
    assert is_signed_in(linked)
    assert not is_signed_in(other)
    event = RoleEvent.objects.get(action="unjoin")
    assert (event.user, event.by) == (rosa, rosa)
    assert AuditEvent.objects.get(kind="account.unjoin").by == rosa
    account = linked.get("/account").content.decode()
    assert "You no longer sign in through <strong>an identity provider</strong>" in account
    assert "Identity providers" not in account
    letter = AccountLetter.objects.get(change="unjoined")
    emails.send(letter.pk)
    assert "An identity provider no longer signs in to" in mailoutbox[-1].body
    assert mailoutbox[-1].to == [ADDRESS]


def test_who_signs_in_there_again_is_linked_again_and_told(linked, okta):
    remove(linked)
    okta.signs_in(Client(), "rosa-1")
    told = RoleEvent.objects.filter(action__in=["join", "unjoin"]).order_by("pk")
    assert [each.action for each in told] == ["join", "unjoin", "join"]
    assert AccountLetter.objects.filter(change="joined").count() == 2


def test_a_session_that_was_left_open_removes_nothing(okta, rosa):
    okta.signs_in(Client(), "rosa-1")
    client = Client()
    client.force_login(rosa)
    for answer in (client.get(LINKS), remove(client)):
        assert answer.status_code == 302
        assert answer["Location"].startswith(("/account/again", "/sign-in/with/okta/again"))
    assert ProviderLink.objects.exists()
    assert Client().get(LINKS)["Location"].startswith("/sign-in?")


def without_password(user: User) -> None:
    user.set_unusable_password()
    with grants.changing_accounts(how="close"):
        user.save()


ONLY_WAY_IN = {
    "no password": "has no password set up",
    "passwords are closed": "cannot disconnect your last remaining",
    "no confirmed address": "has no verified email address",
}


@pytest.mark.parametrize("why", ONLY_WAY_IN)
def test_a_link_that_is_the_only_way_in_stays(okta, rosa, settings, why):
    if why == "no password":
        without_password(rosa)
    elif why == "passwords are closed":
        EmailAddress.objects.create(user=rosa, email=ADDRESS, verified=True, primary=True)
        settings.PASSWORD_SIGN_IN = False
        settings.EMERGENCY_ACCOUNTS = ("ida",)
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert ONLY_WAY_IN[why] in remove(client).content.decode()
    assert ProviderLink.objects.exists()


def test_another_declared_provider_is_another_way_in_and_a_former_one_is_none(okta, rosa, settings):
    without_password(rosa)
    client = Client()
    okta.signs_in(client, "rosa-1")
    former = ProviderLink.objects.create(user=rosa, provider="https://gone.example", uid="r")
    mine = ProviderLink.objects.exclude(pk=former.pk).get()
    page = client.get(LINKS).content.decode()
    assert "https://gone.example" in page
    assert "Remove https://gone.example" not in page
    for link in (mine, former):
        page = client.post(LINKS, {"account": link.pk}).content.decode()
        assert 'role="alert"' in page
    assert ProviderLink.objects.count() == 2
    two = okta.declared(id="entra", issuer=former.provider)
    settings.IDENTITY_PROVIDERS = f"{okta.declared()[:-1]}, {two[1:]}"
    assert client.post(LINKS, {"account": mine.pk}).status_code == 302
    assert list(ProviderLink.objects.all()) == [former]


def test_nobody_removes_the_link_of_somebody_else(linked, okta):
    rolf = scenes.reviewer("rolf", email="rolf@example.com")
    okta.knows("rolf-1", email="rolf@example.com", email_verified=True)
    client = Client()
    okta.signs_in(client, "rolf-1")
    theirs = ProviderLink.objects.exclude(user=rolf).get()
    for value in (theirs.pk, "", "x", "\x00", "99999999999999999999"):
        assert client.post(LINKS, {"account": value}).status_code == 200
    assert ProviderLink.objects.count() == 2


MAPPED = {"roles_claim": "groups", "roles": {"leads": "lead", "it": "system_admin"}}


def test_roles_that_the_provider_gave_go_with_the_link(linked, okta, rosa, settings):
    """Else nobody would take them away any more when they end at the provider."""
    settings.IDENTITY_PROVIDERS = okta.declared(**MAPPED)
    okta.knows("rosa-1", email=ADDRESS, email_verified=True, groups=["leads"])
    okta.signs_in(linked, "rosa-1")
    assert RoleGrant.objects.filter(user=rosa, role="lead").exists()
    assert remove(linked).status_code == 302
    assert [held.role for held in RoleGrant.objects.filter(user=rosa)] == ["reviewer"]


def test_the_last_system_admin_stays_one_without_the_link(linked, okta, rosa, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(**MAPPED)
    okta.knows("rosa-1", email=ADDRESS, email_verified=True, groups=["it", "leads"])
    okta.signs_in(linked, "rosa-1")
    assert remove(linked).status_code == 302
    held = {each.role for each in RoleGrant.objects.filter(user=rosa)}
    assert held == {"reviewer", "system_admin"}


def test_a_link_that_sql_plants_or_takes_is_told(rosa):
    with connection.cursor() as cursor:
        cursor.execute(
            "INSERT INTO socialaccount_socialaccount"
            " (provider, uid, last_login, date_joined, extra_data, user_id)"
            " VALUES ('https://evil.example', 'x', now(), now(), '{}', %s)",
            [rosa.pk],
        )
        cursor.execute("UPDATE socialaccount_socialaccount SET last_login = now()")
        cursor.execute("UPDATE socialaccount_socialaccount SET uid = 'y'")
        cursor.execute("DELETE FROM socialaccount_socialaccount")
    told = RoleEvent.objects.filter(user=rosa, action__in=["join", "unjoin"]).order_by("pk")
    assert [each.action for each in told] == ["join", "unjoin", "join", "unjoin"]
    assert {(each.by, each.source) for each in told} == {(None, "")}
    client = Client()
    client.force_login(rosa)
    page = client.get("/account").content.decode()
    assert "You now sign in through <strong>an identity provider</strong>" in page


def test_the_page_speaks_german(linked):
    page = linked.get(LINKS, headers={"accept-language": "de"}).content.decode()
    for words in ("Identitätsanbieter", "Okta entfernen", "seit "):
        assert words in page
