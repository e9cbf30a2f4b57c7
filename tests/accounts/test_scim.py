"""SCIM: a directory makes people, changes them, shuts them out and gives them roles by groups."""

from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts import grants, letters, scim, tokens
from accounts.models import ApiToken, DirectoryGroup, RoleEvent, RoleGrant, UserRole
from delivery.models import Endpoint
from insight import personal_data
from records.models import ClaimEvent
from reviews import claims
from tests.accounts.directory import CORE, ENTERPRISE, Directory, connected
from tests.e2e.fixtures import client_of
from tests.factories import scenes

pytestmark = pytest.mark.django_db
ROLES = {"Call reviewers": "reviewer", "0a1b-leads": "lead", "Countersign admins": "system_admin"}


@pytest.fixture
def directory(settings) -> Directory:
    settings.SCIM_ROLES = ROLES
    return connected()


def events(user: User) -> list[tuple[str, str, str]]:
    rows = user.role_events.order_by("id")
    return [(row.action, row.role, row.source or str(row.by)) for row in rows]


def error(answer: Any, status: int, kind: str | None = None) -> str:
    body = answer.json()
    assert answer.status_code == status, body
    assert answer["Content-Type"] == "application/scim+json"
    assert body["schemas"] == ["urn:ietf:params:scim:api:messages:2.0:Error"]
    assert (body["status"], body.get("scimType")) == (str(status), kind)
    return str(body["detail"])


# --- As Entra provisions ------------------------------------------------------


def test_entra_makes_changes_and_disables_a_person(directory):
    assert directory.found("Users", 'userName eq "vera@corp.example"') == []
    made = directory.send(
        "POST",
        "Users",
        {
            "schemas": [f"{CORE}:User", ENTERPRISE],
            "externalId": "vera",
            "userName": "vera@corp.example",
            "active": True,
            "displayName": "Vera Lind",
            "emails": [{"primary": True, "type": "work", "value": "vera@corp.example"}],
            "meta": {"resourceType": "User"},
            "name": {"formatted": "Vera Lind", "familyName": "Lind", "givenName": "Vera"},
            "roles": [],
            ENTERPRISE: {"department": "Sales", "manager": {"value": "17"}},
        },
    )
    assert made.status_code == 201
    key = made.json()["id"]
    assert made["Location"].endswith(f"/scim/v2/Users/{key}")
    assert made["ETag"]
    vera = User.objects.get(username="vera@corp.example")
    assert (vera.get_full_name(), vera.email) == ("Vera Lind", "vera@corp.example")
    assert not vera.has_usable_password()
    assert events(vera) == [("create", "", "SCIM")]
    answer = directory.patch(
        f"Users/{key}",
        {"op": "Replace", "path": 'emails[type eq "work"].value', "value": "v.berg@corp.example"},
        {"op": "Replace", "path": "name.familyName", "value": "Berg"},
        {"op": "Replace", "path": "userName", "value": "vera.berg@corp.example"},
        {"op": "Add", "path": f"{ENTERPRISE}:department", "value": "Service"},
        {"op": "Add", "path": 'phoneNumbers[type eq "mobile"].value', "value": "1234"},
    )
    assert answer.status_code == 200
    assert answer.json()["displayName"] == "Vera Berg"
    assert directory.found("Users", 'userName eq "VERA.BERG@corp.example"')[0]["id"] == key
    assert directory.found("Users", 'emails[type eq "work"].value eq "V.Berg@corp.example"')
    vera.refresh_from_db()
    assert vera.username == "vera@corp.example", "records name who approved by it"
    answer = directory.patch(f"Users/{key}", {"op": "Replace", "path": "active", "value": "False"})
    assert answer.json()["active"] is False
    vera.refresh_from_db()
    assert not vera.is_active
    assert events(vera) == [
        ("create", "", "SCIM"),
        ("rename", "", "SCIM"),
        ("email", "", "SCIM"),
        ("deactivate", "", "SCIM"),
    ]


def test_a_changed_address_tells_the_old_one(directory):
    key = directory.make(emails=[{"value": "old@corp.example", "type": "work"}])["id"]
    directory.patch(
        f"Users/{key}", {"op": "replace", "path": "emails", "value": [{"value": "new@x.example"}]}
    )
    for letter in letters.due():
        letters.send(letter)
    to = {sent.to[0]: sent.body for sent in mail.outbox}
    assert set(to) == {"old@corp.example", "new@x.example"}
    assert "By: the directory of your company (SCIM)" in to["old@corp.example"]


def test_entra_manages_the_members_of_a_group(directory):
    one, two = (directory.make(f"{name}@corp.example")["id"] for name in ("vera", "omar"))
    group = directory.make_group("Call reviewers", externalId="8f2c")["id"]
    path = f"Groups/{group}"
    added = [{"$ref": None, "value": one}, {"$ref": None, "value": two}]
    answer = directory.patch(path, {"op": "Add", "path": "members", "value": added})
    assert answer.status_code == 204
    assert {member["value"] for member in directory.get(path).json()["members"]} == {one, two}
    assert RoleGrant.objects.filter(role="reviewer", source="SCIM").count() == 2
    vera = User.objects.get(pk=one)
    assert events(vera)[-1] == ("grant", "reviewer", "SCIM")
    page = client_of(User.objects.get(username="sina")).get(reverse("person", args=[one]))
    assert "<strong>SCIM</strong> gave the role reviewer" in page.content.decode()
    directory.patch(
        path, {"op": "Remove", "path": "members", "value": [{"$ref": None, "value": one}]}
    )
    assert events(vera)[-1] == ("revoke", "reviewer", "SCIM")
    asked = directory.get(path, excludedAttributes="members").json()
    assert "members" not in asked
    assert asked["displayName"] == "Call reviewers"
    assert directory.found("Groups", f'id eq "{group}" and members eq "{two}"')
    assert not directory.found("Groups", f'id eq "{group}" and members eq "{one}"')
    assert directory.found("Groups", 'externalId eq "8f2c"')
    assert directory.send("DELETE", path).status_code == 204
    assert directory.get(path).status_code == 404
    assert not RoleGrant.objects.filter(source="SCIM").exists()


# --- As Okta provisions -------------------------------------------------------


def test_okta_tests_the_connection_and_pushes_a_profile(directory):
    page = directory.get("Users", startIndex="1", count="2").json()
    assert page["schemas"] == ["urn:ietf:params:scim:api:messages:2.0:ListResponse"]
    assert page["startIndex"] == 1
    assert page["itemsPerPage"] == len(page["Resources"]) <= 2
    made = directory.make(
        "omar@corp.example",
        name={"givenName": "Omar", "familyName": "Haddad"},
        emails=[{"primary": True, "value": "omar@corp.example", "type": "work"}],
        displayName="Omar Haddad",
        locale="en-US",
        externalId="00ujl29u0le5T6Aj10h7",
        groups=[],
        password="1mz050nq",
    )
    omar = User.objects.get(pk=made["id"])
    assert not omar.has_usable_password(), "a password that somebody else chose signs nothing"
    profile = {**made, "name": {"givenName": "Omar", "familyName": "Nasser"}}
    answer = directory.send("PUT", f"Users/{made['id']}", profile)
    assert answer.json()["name"]["formatted"] == "Omar Nasser"
    assert answer.json()["id"] == made["id"]
    off = directory.patch(f"Users/{made['id']}", {"op": "replace", "value": {"active": False}})
    assert off.status_code == 200
    assert off.json()["active"] is False
    on = directory.send("PUT", f"Users/{made['id']}", {**answer.json(), "active": True})
    assert on.json()["active"] is True
    omar.refresh_from_db()
    assert omar.is_active


def test_okta_pushes_groups(directory):
    one, two = (directory.make(f"{name}@corp.example")["id"] for name in ("vera", "omar"))
    group = directory.make_group("Leads", one, externalId="0a1b-leads")["id"]
    path = f"Groups/{group}"
    assert RoleGrant.objects.get(source="SCIM").role == UserRole.LEAD
    removal = {"op": "remove", "path": f'members[value eq "{one}"]'}
    directory.patch(path, removal, {"op": "add", "path": "members", "value": [{"value": two}]})
    assert RoleGrant.objects.get(source="SCIM").user_id == int(two)
    directory.patch(path, {"op": "replace", "value": {"id": group, "displayName": "Call leads"}})
    assert directory.get(path).json()["displayName"] == "Call leads"
    directory.patch(path, {"op": "replace", "path": "members", "value": [{"value": one}]})
    assert RoleGrant.objects.get(source="SCIM").user_id == int(one)
    shown = directory.get(f"Users/{one}").json()["groups"]
    assert shown[0]["value"] == group
    assert shown[0]["$ref"].endswith(f"/scim/v2/Groups/{group}")


# --- Out within a minute ------------------------------------------------------


def test_who_leaves_is_out_at_once_and_comes_back_with_nothing_from_before(directory):
    rosa, summary = scenes.reviewer(email="rosa@corp.example"), scenes.in_review()
    browser = client_of(rosa)
    claims.hold(summary, by=rosa)
    plain = tokens.issue("CRM", rosa, ["read"])
    token = ApiToken.objects.get(name="CRM")
    where = {"url": "https://crm.example", "kinds": ["summary.waiting"]}
    hook = Endpoint.objects.create(owner=rosa, token=token, **where)
    read = {"Authorization": f"Bearer {plain}"}
    assert Client().get("/api/v1/records", headers=read).status_code == 200
    shown = directory.found("Users", 'userName eq "rosa"')[0]
    for active in (False, True):
        change = {"op": "Replace", "path": "active", "value": str(active)}
        assert directory.patch(f"Users/{shown['id']}", change).json()["active"] is active
        assert browser.get("/").status_code == 302
        assert Client().get("/api/v1/records", headers=read).status_code == 401
    assert claims.claim_on(summary) is None
    assert [event.action for event in ClaimEvent.objects.all()] == ["take", "release"]
    assert ("untoken", "", "SCIM") in events(rosa)
    assert Endpoint.objects.filter(pk=hook.pk).exists(), "webhooks are left as they are"


def test_a_deleted_person_is_shut_out_and_their_work_stays(directory):
    rosa = scenes.reviewer()
    record = scenes.approved(rosa)
    path = f"Users/{rosa.pk}"
    assert directory.send("DELETE", path).status_code == 204
    assert directory.get(path).status_code == 404
    assert directory.found("Users", 'userName eq "rosa"') == []
    rosa.refresh_from_db()
    assert not rosa.is_active
    record.refresh_from_db()
    assert RoleEvent.objects.filter(user=rosa, action="deactivate", source="SCIM").exists()


def test_the_same_person_comes_back_to_their_account_and_a_namesake_does_not(directory):
    first = directory.make(externalId="e-1")["id"]
    directory.send("DELETE", f"Users/{first}")
    namesake = directory.make(externalId="e-2")["id"]
    assert namesake != first
    assert User.objects.get(pk=namesake).username == "vera@corp.example-2"
    directory.send("DELETE", f"Users/{namesake}")
    back = directory.make(externalId="e-1")
    assert (back["id"], back["active"]) == (first, True)
    assert User.objects.get(pk=first).is_active


def test_who_was_shut_out_here_is_not_let_in_by_the_directory(directory):
    sina = User.objects.get(username="sina")
    vera = directory.make()
    user = User.objects.get(pk=vera["id"])
    grants.set_active(user=user, active=False, by=sina)
    answer = directory.send("PUT", f"Users/{vera['id']}", vera)
    assert answer.status_code == 200
    assert answer.json()["active"] is False
    assert not User.objects.get(pk=user.pk).is_active


def test_a_put_that_says_nothing_of_active_lets_nobody_in(directory):
    vera = directory.make()
    directory.patch(f"Users/{vera['id']}", {"op": "replace", "path": "active", "value": False})
    body = {"schemas": vera["schemas"], "userName": vera["userName"]}
    assert directory.send("PUT", f"Users/{vera['id']}", body).json()["active"] is False


def test_nothing_of_an_erased_person_is_written_again_and_who_comes_back_has_another_account(
    directory,
):
    vera = directory.make(externalId="e-1")
    path, active = f"Users/{vera['id']}", {"op": "replace", "path": "active", "value": True}
    directory.patch(path, {**active, "value": False})
    user = User.objects.get(pk=vera["id"])
    erased = personal_data.erase(user, by=User.objects.get(username="sina"))
    error(directory.patch(path, active), 404)
    error(directory.send("PUT", path, vera), 404)
    assert directory.found("Users", f'userName eq "{erased.username}"') == []
    back = directory.make(externalId="e-1")
    assert back["id"] != vera["id"]
    erased.refresh_from_db()
    assert (erased.first_name, erased.email, erased.is_active) == ("Person", "", False)


# --- Roles --------------------------------------------------------------------


def test_the_last_system_admin_stays(directory):
    sina = User.objects.get(username="sina")
    path = f"Users/{sina.pk}"
    off = {"op": "replace", "path": "active", "value": False}
    said = error(directory.patch(path, off), 400, "mutability")
    assert "sina is the only active system admin" in said
    assert "only active" in error(directory.send("DELETE", path), 400, "mutability")
    assert directory.get(path).json()["active"] is True
    group = directory.make_group("Countersign admins", str(sina.pk))["id"]
    vera = directory.make()["id"]
    directory.patch(f"Groups/{group}", {"op": "add", "path": "members", "value": [{"value": vera}]})
    assert directory.patch(path, off).status_code == 200
    without = {"op": "remove", "path": f'members[value eq "{vera}"]'}
    error(directory.patch(f"Groups/{group}", without), 400, "mutability")
    assert len(directory.get(f"Groups/{group}").json()["members"]) == 2


def test_a_role_that_a_person_gave_stays(directory):
    sina, rosa = User.objects.get(username="sina"), scenes.reviewer()
    group = directory.make_group("Call reviewers", str(rosa.pk))["id"]
    directory.send("DELETE", f"Groups/{group}")
    assert rosa.role_grants.get().role == UserRole.REVIEWER
    vera = User.objects.get(pk=directory.make()["id"])
    group = directory.make_group("Call reviewers", str(vera.pk))["id"]
    grants.grant(user=vera, role=UserRole.REVIEWER, by=sina)
    directory.send("DELETE", f"Groups/{group}")
    assert vera.role_grants.get().role == UserRole.REVIEWER


def test_of_two_groups_with_one_role_one_is_enough(directory, settings):
    settings.SCIM_ROLES = {**ROLES, "Night shift": "reviewer"}
    vera = directory.make()["id"]
    day, night = (
        directory.make_group(name, vera)["id"] for name in ("Call reviewers", "Night shift")
    )
    directory.send("DELETE", f"Groups/{day}")
    assert RoleGrant.objects.get(source="SCIM").role == UserRole.REVIEWER
    directory.patch(f"Groups/{night}", {"op": "remove", "path": "members"})
    assert not RoleGrant.objects.filter(source="SCIM").exists()


def test_roles_follow_a_changed_setting_and_a_renamed_group(directory, settings):
    vera = directory.make()["id"]
    group = directory.make_group("Call reviewers", vera)["id"]
    settings.SCIM_ROLES = {"Call reviewers": "auditor"}
    scim.follow_setting()
    assert [grant.role for grant in RoleGrant.objects.filter(user=vera)] == ["auditor"]
    directory.patch(f"Groups/{group}", {"op": "replace", "path": "displayName", "value": "Others"})
    assert not RoleGrant.objects.filter(user=vera).exists()


# --- Who is out of its sight ---------------------------------------------------


@pytest.mark.parametrize("column", ["is_superuser", "is_staff"])
def test_superusers_and_staff_are_out_of_sight(directory, column):
    root = User.objects.create(username="root", email="root@corp.example", **{column: True})
    assert directory.found("Users", 'userName eq "root"') == []
    assert directory.get(f"Users/{root.pk}").status_code == 404
    off = {"op": "replace", "path": "active", "value": False}
    assert directory.patch(f"Users/{root.pk}", off).status_code == 404
    assert directory.send("DELETE", f"Users/{root.pk}").status_code == 404
    body = {"schemas": [f"{CORE}:User"], "userName": "Root"}
    assert "taken" in error(directory.send("POST", "Users", body), 409, "uniqueness")
    members = [{"value": str(root.pk)}]
    group = {"schemas": [f"{CORE}:Group"], "displayName": "G", "members": members}
    error(directory.send("POST", "Groups", group), 400, "invalidValue")
    assert not DirectoryGroup.objects.exists()
    root.refresh_from_db()
    assert root.is_active


def test_break_glass_admins_are_out_of_sight(directory, settings):
    settings.EMERGENCY_ACCOUNTS = ("glass",)
    glass = scenes.system_admin("glass", "Break Glass")
    assert directory.found("Users", 'userName eq "glass"') == []
    assert directory.send("DELETE", f"Users/{glass.pk}").status_code == 404
    glass.refresh_from_db()
    assert glass.is_active


def test_the_owner_of_its_tokens_is_out_of_sight(directory):
    owner = User.objects.get(username=grants.DIRECTORY)
    assert not owner.is_active
    assert not owner.has_usable_password()
    assert directory.get(f"Users/{owner.pk}").status_code == 404
    assert len(directory.get("Users").json()["Resources"]) == 1  # sina


# --- Tokens -------------------------------------------------------------------


def test_scim_is_off_until_a_token_is_made_for_it():
    sina = scenes.system_admin()
    plain = tokens.issue("CRM", sina, ["admin"])
    assert "SCIM is off" in error(Directory(plain).get("Users"), 404)
    page = client_of(sina).post(reverse("tokens"), {"name": "Entra", "scopes": ["scim"]})
    made = Directory(page.context["plain"])
    assert made.get("Users").status_code == 200
    assert made.get("ServiceProviderConfig").json()["patch"] == {"supported": True}
    assert error(Directory(plain).get("Users"), 401)
    assert error(Client().get("/scim/v2/Users"), 401)
    assert error(client_of(sina).get("/scim/v2/Users"), 401), "a session is no token"
    event = RoleEvent.objects.filter(action="token").latest("id")
    assert (event.by, event.user.username) == (sina, grants.DIRECTORY)


def test_its_token_opens_nothing_else(directory):
    for path in ("records", "summaries", "webhooks"):
        answer = directory.client.get(
            f"/api/v1/{path}", headers={"Authorization": f"Bearer {directory.token}"}
        )
        assert answer.status_code == 401


def test_its_scope_stands_alone_and_only_an_admin_makes_it(rosa_page):
    rosa, sina = rosa_page
    sent = {"name": "Entra", "scopes": ["scim", "read"]}
    page = client_of(sina).post(reverse("tokens"), sent)
    assert page.status_code == 422
    assert "stands alone" in page.content.decode()
    page = client_of(rosa).post(reverse("tokens"), {"name": "Entra", "scopes": ["scim"]})
    assert page.status_code == 422
    assert not ApiToken.objects.exists()
    with pytest.raises(ValueError, match="no other scope"):
        tokens.issue("Entra", sina, ["scim", "read"])


@pytest.fixture
def rosa_page() -> tuple[User, User]:
    return scenes.reviewer(), scenes.system_admin()


def test_its_token_outlives_who_made_it_and_another_admin_rotates_it(directory):
    sina, other = User.objects.get(username="sina"), scenes.system_admin("otto", "Otto Ek")
    grants.set_active(user=sina, active=False, by=other)
    assert directory.get("Users").status_code == 200
    token = ApiToken.objects.get()
    assert client_of(scenes.reviewer()).post(f"/tokens/{token.pk}/rotate").status_code == 404
    page = client_of(other).post(f"/tokens/{token.pk}/rotate")
    assert Directory(page.context["plain"]).get("Users").status_code == 200
    event = RoleEvent.objects.get(action="rotate")
    assert event.by == other
    client_of(other).post(f"/tokens/{token.pk}/revoke")
    error(directory.get("Users"), 401)


def test_an_expired_token_says_so(directory):
    ApiToken.objects.update(expires_at=timezone.now() - timedelta(days=1))
    said = error(directory.get("Users"), 401)
    assert "“Entra” expired" in said
    assert "/tokens/" in said


# --- Conditional requests, pages, limits, errors --------------------------------


def test_etags(directory):
    vera = directory.make()
    path, tag = f"Users/{vera['id']}", vera["meta"]["version"]
    assert directory.send("GET", path, None, **{"If-None-Match": tag}).status_code == 304
    directory.patch(path, {"op": "replace", "path": "name.givenName", "value": "Vera"})
    assert directory.send("GET", path, None, **{"If-None-Match": tag}).status_code == 200
    body = {**vera, "name": {"familyName": "Old"}}
    error(directory.send("PUT", path, body, **{"If-Match": tag}), 412)


def test_pages(directory):
    for number in range(5):
        directory.make(f"p{number}@corp.example")
    seen = []
    for start in (1, 3, 5):
        page = directory.get("Users", startIndex=str(start), count="2").json()
        assert page["totalResults"] == 6  # with sina
        seen += [each["userName"] for each in page["Resources"]]
    assert seen == ["sina", *(f"p{number}@corp.example" for number in range(5))]
    assert directory.get("Users", count="0").json()["Resources"] == []
    found = directory.get("Users", filter='userName sw "p"', startIndex="4", count="5").json()
    assert (found["totalResults"], len(found["Resources"])) == (5, 2)


def test_what_is_kept_is_what_the_schemas_say(directory):
    schemas = {each["name"]: each for each in directory.get("Schemas").json()["Resources"]}
    names = {each["name"] for each in schemas["User"]["attributes"]}
    assert names == {"userName", "name", "displayName", "active", "emails", "groups"}
    assert directory.get("ResourceTypes/Group").json()["endpoint"] == "/Groups"


def test_nobody_is_made_twice(directory):
    directory.make()
    body = {"schemas": [f"{CORE}:User"], "userName": "VERA@corp.example"}
    said = error(directory.send("POST", "Users", body), 409, "uniqueness")
    assert "VERA@corp.example" in said
    directory.make_group("Leads")
    body = {"schemas": [f"{CORE}:Group"], "displayName": "leads"}
    error(directory.send("POST", "Groups", body), 409, "uniqueness")


def test_the_user_names_of_guests_become_usernames(directory):
    made = directory.make("vera_gmail.com#EXT#@corp.example")
    assert made["userName"] == "vera_gmail.com#EXT#@corp.example"
    assert User.objects.get(pk=made["id"]).username == "vera_gmail.com_EXT_@corp.example"


def test_limits(directory, settings):
    large = b'{"userName": "' + b"x" * 1_000_000 + b'"}'
    assert "1,000,000 bytes" in error(directory.send("POST", "Users", large), 413)
    for depth in (30, 900, 100_000):
        answer = directory.send("POST", "Users", b"[" * depth + b"]" * depth)
        assert answer.status_code == 400, depth
    settings.API_REQUESTS_PER_MINUTE = 0
    ApiToken.objects.update(requests_per_minute=1)
    answers = [directory.get("Users") for _ in range(2)]
    assert "1 requests a minute" in error(answers[-1], 429)
    assert int(answers[-1]["Retry-After"]) > 0
