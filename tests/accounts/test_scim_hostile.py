"""SCIM under hostile values, and its filters against what they mean."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from scim2_models import ScimFilter

from accounts import scim, scim_storage
from accounts.models import DirectoryAccount, DirectoryGroup
from accounts.scim_resources import User as Person
from tests.access.hostile_values import MORE, OTHERS, WORST
from tests.accounts.directory import CORE, Directory, connected

pytestmark = pytest.mark.django_db
HOSTILE = (
    "x'; DROP TABLE auth_user; --",
    "<script>alert(1)</script>",
    "a" * 5000,
    "\u202egnp.exe",
    "%00",
    "../../etc/passwd",
    '" or userName pr',
    "{{7*7}}",
)


@pytest.fixture
def directory() -> Directory:
    return connected()


@pytest.mark.slow
@pytest.mark.parametrize("value", [*WORST, *OTHERS, *MORE, *HOSTILE])
def test_hostile_values_are_refused_or_found_nowhere(directory, value):
    vera = directory.make()
    asked = [
        directory.get("Users", startIndex=value),
        directory.get("Users", count=value),
        directory.get("Users", filter=value),
        directory.get("Users", filter=f"userName eq {ScimFilter.quote(value)}"),
        directory.get("Users", filter=f"id eq {ScimFilter.quote(value)}"),
        directory.get("Groups", filter=f"members eq {ScimFilter.quote(value)}"),
        directory.get("Groups", filter=f"id eq {ScimFilter.quote(value)}"),
        directory.get("Users", attributes=value),
        directory.patch(f"Users/{vera['id']}", {"op": "replace", "path": value, "value": value}),
        directory.patch(f"Users/{vera['id']}", {"op": value, "path": "active", "value": True}),
        directory.patch(f"Users/{vera['id']}", {"op": "replace", "path": "active", "value": value}),
        directory.patch(f"Users/{vera['id']}", {"op": "add", "path": "emails", "value": value}),
        directory.send(
            "POST",
            "Groups",
            {"schemas": [f"{CORE}:Group"], "displayName": "G", "members": [{"value": value}]},
        ),
        directory.send("GET", f"Users/{vera['id']}", None, **{"If-None-Match": repr(value)}),
    ]
    assert {answer.status_code for answer in asked} <= {200, 400, 404}
    for answer in asked:
        assert answer["Content-Type"] == "application/scim+json"
    assert not DirectoryGroup.objects.exists()
    assert User.objects.get(pk=vera["id"]).is_active in (True, value not in ("0", ""))


@pytest.mark.parametrize("value", [*HOSTILE, "nul\x00", "half \ud800", "", "   "])
def test_hostile_names_are_kept_as_text_or_refused(directory, value):
    body = {"schemas": [f"{CORE}:User"], "userName": value, "name": {"givenName": value}}
    answer = directory.send("POST", "Users", body)
    assert answer.status_code in (201, 400), answer.content
    if answer.status_code == 201:
        assert answer.json()["userName"] == value
        page = Client()
        page.force_login(User.objects.get(username="sina"))
        shown = page.get(f"/people/{answer.json()['id']}/").content.decode()
        assert "<script>alert(1)</script>" not in shown


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"schemas": 1}',
        b'{"Operations": 7}',
        b'{"Operations": [null]}',
        b'{"Operations": [{"op": 1, "path": [], "value": {"a": null}}]}',
        b'{"Operations": [{"op": "replace", "value": [null, {"x": null}]}]}',
        b'{"userName": "a", "userName": "b"}',
        b'{"userName": NaN}',
    ],
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH"])
def test_a_body_of_another_form_is_a_scim_error(directory, method, body):
    vera = directory.make()
    path = "Users" if method == "POST" else f"Users/{vera['id']}"
    answer = directory.send(method, path, body)
    assert answer.status_code == 400, answer.content
    assert answer.json()["schemas"] == ["urn:ietf:params:scim:api:messages:2.0:Error"]
    assert answer.json()["detail"]


# --- Filters ------------------------------------------------------------------

_TEXTS = ["vera", "VERA@corp.example", "omar@corp.example", "Ömer", "e-1", "K", "k", "work", ""]
_NAMES = ["userName", "externalId", "emails", "emails.value", "name.givenName", "displayName"]
_term = st.one_of(
    st.builds(
        lambda name, op, text: f"{name} {op} {ScimFilter.quote(text)}",
        st.sampled_from(_NAMES),
        st.sampled_from(["eq", "ne", "co", "sw", "ew"]),
        st.sampled_from(_TEXTS),
    ),
    st.builds("{} pr".format, st.sampled_from(_NAMES)),
    st.builds("active eq {}".format, st.sampled_from(["true", "false"])),
    st.builds(
        lambda kind, text: f'emails[type eq "{kind}" and value eq {ScimFilter.quote(text)}]',
        st.sampled_from(["work", "home"]),
        st.sampled_from(_TEXTS),
    ),
)
_condition = st.recursive(
    _term,
    lambda inner: st.one_of(
        st.builds("({}) and {}".format, inner, inner),
        st.builds("{} or {}".format, inner, inner),
        st.builds("not ({})".format, inner),
    ),
    max_leaves=5,
)


@pytest.fixture
def people() -> list[Any]:
    rows = [
        ("vera", "Vera", "vera@corp.example", "e-1"),
        ("Vera@corp.example", "", "OMAR@corp.example", ""),
        ("Ömer", "Ömer", "", "E-1"),
        ("\N{KELVIN SIGN}", "K", "k@corp.example", "k"),
    ]
    for number, (user_name, first, email, external_id) in enumerate(rows):
        user = User.objects.create(username=f"u{number}", first_name=first, email=email)
        DirectoryAccount.objects.create(
            user=user, user_name=scim._fitting(user_name, "userName"), external_id=external_id
        )
    User.objects.create(username="vera.old", is_active=False)
    return [scim.shown_person(row) for row in scim.people()]


@pytest.mark.slow
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=_condition)
def test_the_database_loses_nobody_whom_a_filter_matches(people, text):
    condition: ScimFilter[Any] = ScimFilter[Person](text)
    meant = [person.id for person in people if condition.match(person)]
    kind = scim_storage._Kind("User", scim.people())
    found = [kind.shown(row) for row in kind.matching(condition.ast)]
    assert [person.id for person in found if condition.match(person)] == meant
