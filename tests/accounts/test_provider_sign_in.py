"""Signing in through a real identity provider on its own port (OpenID Connect)."""

import json
import time
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.contrib.auth.models import User
from django.test import Client

from accounts import grants
from accounts.models import AccountLetter, ProviderLink, RoleEvent, RoleGrant, SignInEvent, UserRole
from tests.accounts.identity_provider import (
    ADDRESS,
    ProviderServer,
    challenge_of,
    is_signed_in,
    okta,
    one_server,
    query_of,
    rosa,
)
from tests.factories import scenes

__all__ = ["okta", "one_server", "rosa"]
pytestmark = pytest.mark.django_db


def reasons() -> list[str]:
    refused = SignInEvent.objects.filter(action="refused")
    return list(refused.values_list("reason", flat=True))


# --- Success ----------------------------------------------------------------


def test_a_person_with_an_account_signs_in_and_comes_to_the_page_they_asked_for(okta, rosa):
    client = Client()
    page = client.get("/sign-in?next=/records/").content.decode()
    assert 'href="/sign-in/with/okta?next=%2Frecords%2F"' in page
    assert "Sign in with Okta" in page
    answer = okta.signs_in(client, "rosa-1", "sign-in/with/okta?next=%2Frecords%2F")
    assert (answer.status_code, answer["Location"]) == (302, "/records/")
    assert is_signed_in(client)
    event = SignInEvent.objects.get()
    assert (event.action, event.user, event.subject) == ("sign_in", rosa, "rosa-1")
    assert event.address == "127.0.0.1"


def test_the_first_sign_in_links_the_account_and_says_so(okta, rosa):
    okta.signs_in(Client(), "rosa-1")
    okta.signs_in(Client(), "rosa-1")
    joined = RoleEvent.objects.get(action="join")
    assert (joined.user, joined.source, joined.by) == (rosa, "okta", None)
    assert AccountLetter.objects.get(change="joined").address == ADDRESS
    client = Client()
    okta.signs_in(client, "rosa-1")
    assert "You now sign in through <strong>Okta</strong>" in (
        client.get("/account").content.decode()
    )


def test_pkce_state_and_nonce_go_with_every_sign_in(okta, rosa):
    client = Client()
    for _ in range(2):
        okta.signs_in(client, "rosa-1")
        client.logout()
    first, second = okta.asked
    assert first["code_challenge_method"] == "S256"
    assert challenge_of(okta.exchanged[0]["code_verifier"]) == first["code_challenge"]
    assert set(first["scope"].split()) == {"openid", "profile", "email"}
    for each in ("state", "nonce", "code_challenge"):
        assert first[each] != second[each]
    assert first["nonce"] != first["code_challenge"]


def test_a_page_of_another_site_signs_nobody_in(okta, rosa):
    answer = Client().get("/sign-in/with/okta", headers={"sec-fetch-site": "cross-site"})
    assert answer["Location"].startswith("/sign-in?")


def test_nobody_is_led_to_another_site_afterwards(okta, rosa):
    answer = okta.signs_in(Client(), "rosa-1", "sign-in/with/okta?next=https://evil.example/")
    assert answer["Location"] == "/"


def test_an_unknown_provider_has_no_page(okta):
    assert Client().get("/sign-in/with/entra").status_code == 404


def test_several_providers_have_a_button_each(okta, settings):
    two = okta.declared(id="entra", label="Contoso <b>", issuer="https://login.example/t/v2.0")
    settings.IDENTITY_PROVIDERS = f"{okta.declared()[:-1]}, {two[1:]}"
    page = Client().get("/sign-in").content.decode()
    assert "Sign in with Okta" in page
    assert "Sign in with Contoso &lt;b&gt;" in page


# --- Tokens that are refused ------------------------------------------------


def changed(**changes: Any):
    return lambda claims: {
        name: value for name, value in {**claims, **changes}.items() if value is not None
    }


def _by_another_key(server: ProviderServer, claims: dict[str, Any]) -> str:
    other = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    return jwt.encode(claims, other, algorithm="RS256", headers={"kid": "one"})


def _with_the_public_key(server: ProviderServer, claims: dict[str, Any]) -> str:
    """HS256 under the provider's public key, which everybody has."""
    public = server.key.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
    header = {"alg": "HS256", "typ": "JWT", "kid": "one"}
    algorithm = jwt.algorithms.HMACAlgorithm(jwt.algorithms.HMACAlgorithm.SHA256)
    signing = ".".join(_encoded(each) for each in (header, claims))
    signature = algorithm.sign(signing.encode(), public)
    return f"{signing}.{jwt.utils.base64url_encode(signature).decode()}"


def _encoded(part: dict[str, Any]) -> str:
    return jwt.utils.base64url_encode(json.dumps(part).encode()).decode()


def _unsigned(server: ProviderServer, claims: dict[str, Any]) -> str:
    return jwt.encode(claims, "", algorithm="none", headers={"kid": "one"})


def _by_an_unknown_key(server: ProviderServer, claims: dict[str, Any]) -> str:
    return server.signed(claims, kid="two")


FORGED = {
    "expired": changed(exp=int(time.time()) - 3600),
    "no end": changed(exp=None),
    "of another audience": changed(aud="another-client"),
    "for several audiences": changed(aud=["countersign-tests", "another-client"]),
    "authorized for another": changed(azp="another-client"),
    "of another issuer": changed(iss="https://evil.example"),
    "issued in the future": changed(iat=int(time.time()) + 3600),
    "with another nonce": changed(nonce="replayed"),
    "without a nonce": changed(nonce=None),
    "of nobody": changed(sub=""),
    "of no name": changed(sub="rosa\x00"),
    "of another person than userinfo": changed(sub="rolf-1"),
}


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_an_id_token_that_is_not_for_this_sign_in_opens_nothing(okta, rosa, forged):
    okta.forge = forged
    client = Client()
    answer = okta.signs_in(client, "rosa-1")
    assert answer.status_code == 403
    assert "could not verify" in answer.content.decode()
    assert not is_signed_in(client)
    assert len(reasons()) == 1


@pytest.mark.parametrize(
    "sign", [_by_another_key, _with_the_public_key, _unsigned, _by_an_unknown_key]
)
def test_an_id_token_that_the_provider_did_not_sign_opens_nothing(okta, rosa, sign):
    okta.sign = sign
    client = Client()
    assert okta.signs_in(client, "rosa-1").status_code == 403
    assert not is_signed_in(client)
    assert len(reasons()) == 1


def test_a_callback_works_once_and_in_its_own_browser(okta, rosa):
    client, other = Client(), Client()
    address = okta.callback_of(client, "rosa-1")
    stolen = other.get(address)
    assert stolen.status_code == 403
    assert "Start again" in stolen.content.decode()
    assert not is_signed_in(other)
    assert client.get(address).status_code == 302
    client.logout()
    assert client.get(address).status_code == 403
    assert not is_signed_in(client)


def test_a_code_is_exchanged_once(okta, rosa):
    """Whoever takes a code to a sign-in of their own gets nothing for it."""
    victim, thief = Client(), Client()
    code = query_of(okta.callback_of(victim, "rosa-1"))["code"]
    state = query_of(thief.get("/sign-in/with/okta")["Location"])["state"]
    answer = thief.get(f"/sign-in/with/okta/callback?code={code}&state={state}")
    # This provider does not look at PKCE; the nonce tells.
    assert answer.status_code == 403
    assert not is_signed_in(thief)


def test_who_cancels_at_the_provider_is_told_so(okta, rosa):
    client = Client()
    state = query_of(client.get("/sign-in/with/okta")["Location"])["state"]
    query = f"error=access_denied&error_description=Call+0900&state={state}"
    answer = client.get(f"/sign-in/with/okta/callback?{query}")
    assert answer.status_code == 403
    assert "Okta did not sign you in" in answer.content.decode()
    assert "Call 0900" not in answer.content.decode()
    assert reasons() == []


def test_a_redirect_of_the_provider_is_not_followed(okta, rosa):
    """It could take the secret, or the question whose keys are right, elsewhere."""
    okta.discovery = {"jwks_uri": f"{okta.issuer}/moved"}
    assert Client().get("/sign-in/with/okta").status_code == 403
    assert "redirect" in reasons()[0]


@pytest.mark.parametrize("keys", [{}, {"keys": []}, {"keys": [{"kty": "none"}]}, {"keys": 1}])
def test_keys_that_cannot_be_used_are_found_before_anybody_is_sent_away(okta, rosa, keys):
    okta.keys = keys
    assert Client().get("/sign-in/with/okta").status_code == 403
    assert "has no usable key" in reasons()[0]


def test_the_discovery_document_has_to_be_of_the_declared_issuer(okta, rosa):
    okta.discovery = {"issuer": "https://evil.example"}
    answer = Client().get("/sign-in/with/okta")
    assert answer.status_code == 403
    assert "is of the issuer" in reasons()[0]


def test_an_endpoint_in_clear_is_not_used(okta, rosa):
    okta.discovery = {"token_endpoint": "http://somewhere.example/token"}
    assert Client().get("/sign-in/with/okta").status_code == 403
    assert "token_endpoint" in reasons()[0]


def test_too_many_tries_from_one_place_wait(okta, settings):
    settings.ACCOUNT_RATE_LIMITS = {"provider": "1/m/ip"}
    tried = [Client().get("/sign-in/with/okta").status_code for _ in range(2)]
    assert tried == [302, 429]


@pytest.mark.parametrize("process", ["connect", "redirect"])
def test_no_address_links_a_provider_in_another_way(okta, rosa, process):
    """allauth takes these from the address of its own page, which is not among ours."""
    scenes.reviewer("rolf")
    client = Client()
    client.force_login(User.objects.get(username="rolf"))
    query = f"process={process}&scope=x&auth_params=a%3Db"
    okta.signs_in(client, "rosa-1", f"sign-in/with/okta?{query}")
    assert client.get("/account").wsgi_request.user == rosa
    assert ProviderLink.objects.get().user == rosa
    assert not {"a"} & okta.asked[-1].keys()
    assert "x" not in okta.asked[-1]["scope"]


# --- Whose account ----------------------------------------------------------


def test_nobody_signs_in_without_an_invitation(okta):
    answer = okta.signs_in(Client(), "rosa-1")
    assert answer.status_code == 403
    assert "You have no account yet" in answer.content.decode()
    assert not User.objects.filter(email=ADDRESS).exists()


@pytest.mark.parametrize("verified", [False, None, "false", "true", 1])
def test_an_address_that_the_provider_did_not_verify_opens_no_account(okta, rosa, verified):
    okta.knows("mallory", email=ADDRESS, email_verified=verified)
    answer = okta.signs_in(Client(), "mallory")
    assert answer.status_code == 403
    assert "verified it" in answer.content.decode()


def test_a_provider_may_be_declared_to_give_verified_addresses_alone(okta, rosa, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(emails_are_verified=True)
    okta.knows("rosa-2", email=ADDRESS.upper())
    assert okta.signs_in(Client(), "rosa-2").status_code == 302


def test_letters_that_look_alike_are_other_addresses(okta, rosa, settings):
    settings.IDENTITY_PROVIDERS = okta.declared()
    scenes.reviewer("mike", email="mike@example.com")
    okta.knows("mallory", email="m\u0131ke@example.com", email_verified=True)
    assert okta.signs_in(Client(), "mallory").status_code == 403


def test_an_account_belongs_to_one_person_at_a_provider(okta, rosa):
    okta.signs_in(Client(), "rosa-1")
    okta.knows("rosa-2", email=ADDRESS, email_verified=True)
    answer = okta.signs_in(Client(), "rosa-2")
    assert answer.status_code == 403
    assert "is linked to a different" in answer.content.decode()


def test_afterwards_the_subject_counts_and_not_the_address(okta, rosa):
    okta.signs_in(Client(), "rosa-1")
    other = scenes.reviewer("rolf", email="rolf@example.com")
    okta.knows("rosa-1", email=other.email, email_verified=True)
    client = Client()
    assert okta.signs_in(client, "rosa-1").status_code == 302
    assert client.get("/account").wsgi_request.user == rosa


def test_accounts_may_be_made_at_the_first_sign_in(okta, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(accounts="made")
    okta.knows("new-1", name="Nia Osei", preferred_username="nia", email="nia@example.com")
    client = Client()
    assert okta.signs_in(client, "new-1").status_code == 302
    nia = User.objects.get(username="nia")
    assert (nia.get_full_name(), nia.email) == ("Nia Osei", "")
    assert not nia.has_usable_password()
    assert not nia.role_grants.exists()
    assert RoleEvent.objects.filter(user=nia, action="create", source="okta").exists()
    assert is_signed_in(client)


def test_an_address_that_nobody_verified_is_not_kept_for_its_owner_to_be_let_in_by(okta, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(accounts="made")
    okta.knows("mallory", preferred_username="mallory", email=ADDRESS, email_verified=False)
    okta.signs_in(Client(), "mallory")
    okta.signs_in(Client(), "rosa-1")
    assert User.objects.get(email=ADDRESS).username != "mallory"


def test_a_made_account_takes_nobodys_name(okta, rosa, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(accounts="made")
    okta.knows("new-1", preferred_username="rosa")
    client = Client()
    okta.signs_in(client, "new-1")
    assert client.get("/account").wsgi_request.user not in {rosa, None}
    assert User.objects.count() == 2


def test_who_was_shut_out_stays_out(okta, rosa):
    okta.signs_in(Client(), "rosa-1")
    grants.set_active(user=rosa, active=False, by=None)
    client = Client()
    answer = okta.signs_in(client, "rosa-1")
    assert answer.status_code == 403
    assert "is locked" in answer.content.decode()
    assert not is_signed_in(client)
    assert SignInEvent.objects.filter(action="refused", user=rosa).exists()


def test_a_password_that_an_admin_chose_ends_with_the_first_sign_in(okta):
    rosa = grants.make_account(username="rosa", password="an admin's", email=ADDRESS, by=None)
    client = Client()
    answer = okta.signs_in(client, "rosa-1")
    assert answer["Location"] == "/"
    assert is_signed_in(client)
    rosa.refresh_from_db()
    assert not rosa.has_usable_password()


# --- Roles ------------------------------------------------------------------

MAPPED = {"roles_claim": "groups", "roles": {"desk": "reviewer", "leads": ["reviewer", "lead"]}}


def held(user: User) -> dict[str, str]:
    return dict(RoleGrant.objects.filter(user=user).values_list("role", "source"))


def test_roles_follow_the_claim_at_each_sign_in(okta, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(accounts="made", **MAPPED)
    okta.knows("nia", preferred_username="nia", groups=["leads", "other"])
    okta.signs_in(Client(), "nia")
    nia = User.objects.get(username="nia")
    assert held(nia) == {"reviewer": "okta", "lead": "okta"}
    okta.knows("nia", groups="desk")
    okta.signs_in(Client(), "nia")
    assert held(nia) == {"reviewer": "okta"}
    okta.knows("nia")
    okta.signs_in(Client(), "nia")
    assert held(nia) == {}
    done = RoleEvent.objects.filter(user=nia, source="okta").order_by("pk")
    assert [each.action for each in done] == [
        "create", "join", "grant", "grant", "revoke", "revoke"
    ]  # fmt: skip


def test_a_role_that_a_person_gave_stays(okta, rosa, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(**MAPPED)
    before = held(rosa)
    assert before == {"reviewer": ""}
    okta.knows("rosa-1", email=ADDRESS, email_verified=True, groups=["leads"])
    okta.signs_in(Client(), "rosa-1")
    assert held(rosa) == {"reviewer": "", "lead": "okta"}
    grants.grant_role(user=rosa, role=UserRole.LEAD, by=None)
    okta.knows("rosa-1")
    okta.signs_in(Client(), "rosa-1")
    assert held(rosa) == {"reviewer": "", "lead": ""}


def test_a_claim_within_another_is_named_by_its_path(okta, rosa, settings):
    nested = {"roles_claim": "realm_access.roles", "roles": {"leads": "lead"}}
    settings.IDENTITY_PROVIDERS = okta.declared(**nested)
    okta.forge = changed(realm_access={"roles": ["leads", 7, None]})
    okta.signs_in(Client(), "rosa-1")
    assert held(rosa) == {"reviewer": "", "lead": "okta"}


@pytest.mark.parametrize("sign", [{"hasgroups": True}, {"_claim_names": {"groups": "src1"}}])
def test_groups_that_are_kept_elsewhere_take_no_role_away(okta, rosa, settings, sign):
    settings.IDENTITY_PROVIDERS = okta.declared(**MAPPED)
    okta.forge = changed(**sign)
    answer = okta.signs_in(Client(), "rosa-1")
    assert answer.status_code == 403
    assert "too many groups for Okta to list" in answer.content.decode()


def test_the_last_system_admin_stays_one(okta, settings):
    settings.IDENTITY_PROVIDERS = okta.declared(
        accounts="made", roles_claim="groups", roles={"it": "system_admin"}
    )
    okta.knows("ida", preferred_username="ida", groups=["it"])
    okta.signs_in(Client(), "ida")
    okta.knows("ida")
    assert okta.signs_in(Client(), "ida").status_code == 302
    assert held(User.objects.get(username="ida")) == {"system_admin": "okta"}
