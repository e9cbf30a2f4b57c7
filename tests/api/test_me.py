"""GET /me and GET /guidelines."""

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User

from accounts import grants, tokens
from accounts.models import ApiToken, UserRole
from judging.guidelines.defaults import ensure_default_guideline
from summaries.models import Guideline
from tests.api.conftest import Api, body_of
from tests.factories import cases as factories

pytestmark = pytest.mark.django_db


def test_a_token_learns_whose_it_is_and_what_it_may_do(service: User):
    plain = tokens.issue_token("CRM", service, ["read"])
    until = datetime(2100, 1, 1, tzinfo=UTC)
    ApiToken.objects.update(expires_at=until)
    assert body_of(Api(plain).get("me")) == {
        "username": "service",
        "name": "",
        "roles": [],
        "token": {
            "name": "CRM",
            "scopes": ["read"],
            "expires_at": "2100-01-01T00:00:00Z",
            "may_send": True,
        },
    }


def test_it_names_the_roles_of_its_owner_and_where_they_hold(service: User):
    guideline = ensure_default_guideline()
    grants.grant_role(user=service, role=UserRole.AUDITOR, by=None)
    grants.grant_role(user=service, role=UserRole.REVIEWER, guideline=guideline, by=None)
    me = body_of(Api(tokens.issue_token("CRM", service, ["read"])).get("me"))
    assert me["roles"] == [
        {"role": "auditor", "guideline": None},
        {"role": "reviewer", "guideline": guideline.name},
    ]


@pytest.fixture
def guidelines() -> list[Guideline]:
    """The default one, another in use, one that is archived and one that has no version yet."""
    used = ensure_default_guideline()
    other, archived = factories.version().guideline, factories.version().guideline
    Guideline.objects.filter(pk=archived.pk).update(archived_at=datetime.now(UTC))
    return [used, other, archived, Guideline.objects.create(name="draft", title="Draft")]


def test_who_may_send_sees_all_that_a_transcript_may_name(service: User, guidelines):
    api = Api(tokens.issue_token("CRM", service, ["ingest"]))
    assert body_of(api.get("guidelines"))["items"] == [
        {"name": each.name, "title": each.title, "version": 1, "is_default": each.is_default}
        for each in sorted(guidelines[:2], key=lambda each: each.name)
    ]


def test_who_sends_nothing_sees_those_that_their_roles_read(service: User, guidelines):
    grants.grant_role(user=service, role=UserRole.AUDITOR, guideline=guidelines[1], by=None)
    api = Api(tokens.issue_token("CRM", service, ["read"]))
    listed = body_of(api.get("guidelines"))["items"]
    assert [item["name"] for item in listed] == [guidelines[1].name]
