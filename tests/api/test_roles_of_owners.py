"""What a token sends is what its owner may send at that moment, in every operation alike."""

import pytest
from django.contrib.auth.models import User

from accounts import grants, tokens
from accounts.models import UserRole
from summaries.models import Summary
from tests.api.conftest import Api, assert_problem, body_of, submission
from tests.factories import cases as factories
from tests.factories import scenes

pytestmark = pytest.mark.django_db
NDJSON = {"content_type": "application/x-ndjson"}


def send_one(api: Api, _own: str):
    return api.post("transcripts", submission())


def send_batch(api: Api, _own: str):
    return api.post("transcripts/batch", {"items": [submission()]})


def upload(api: Api, _own: str):
    return api.ask("POST", "transcripts/upload", content_type="multipart/form-data; boundary=x")


def stream(api: Api, _own: str):
    return api.post("transcripts/stream", b"", **NDJSON)


def retry(api: Api, own: str):
    return api.post(f"summaries/{case_of(own)}/retry")


def case_of(transcript: str) -> str:
    return str(Summary.objects.get(transcript__pk=transcript).pk)


SENDING = [send_one, send_batch, upload, stream, retry]


@pytest.fixture
def owner() -> User:
    return factories.user("olga")


@pytest.fixture
def own(owner: User) -> str:
    return handed_in(owner, "before")


def handed_in(owner: User, external_id: str) -> str:
    """A transcript of the owner's, sent while they might."""
    api = Api(tokens.issue_token(external_id, owner, ["ingest"]))
    return str(body_of(api.post("transcripts", submission(external_id=external_id)))["id"])


def given(owner: User, role: UserRole) -> None:
    grants.grant_role(user=owner, role=role, by=None)


@pytest.mark.parametrize("scopes", [["ingest"], ["admin"]])
@pytest.mark.parametrize("send", SENDING)
def test_who_lost_the_role_sends_nothing(owner: User, own: str, send, scopes: list[str]):
    given(owner, UserRole.REVIEWER)
    api = Api(tokens.issue_token("tests", owner, scopes))
    assert send(api, own).status_code not in {401, 403}
    another = handed_in(owner, "another")
    grants.revoke_role(user=owner, role=UserRole.REVIEWER, by=None)
    assert_problem(send(api, another), 401, "unauthenticated")
    given(owner, UserRole.REVIEWER)
    assert_problem(send(api, another), 401, "unauthenticated")


@pytest.mark.parametrize("role", [UserRole.AUDITOR, UserRole.GUIDELINE_ADMIN])
@pytest.mark.parametrize("send", SENDING)
def test_whose_roles_hand_nothing_in_sends_nothing(owner: User, own: str, send, role: UserRole):
    api = Api(tokens.issue_token("tests", owner, ["ingest"]))
    given(owner, role)
    assert_problem(send(api, own), 403, "forbidden")


@pytest.mark.parametrize("send", SENDING)
def test_who_is_shut_out_is_not_known(owner: User, own: str, send):
    api = Api(tokens.issue_token("tests", owner, ["ingest"]))
    grants.set_active(user=owner, active=False, by=None)
    assert_problem(send(api, own), 401, "unauthenticated")


SENDERS = [None, UserRole.REVIEWER, UserRole.LEAD, UserRole.AUTHOR, UserRole.SYSTEM_ADMIN]


@pytest.mark.parametrize("role", SENDERS)
def test_who_may_hand_in_sends(owner: User, role: UserRole | None):
    if role:
        given(owner, role)
    api = Api(tokens.issue_token("tests", owner, ["ingest"]))
    assert send_one(api, "").status_code == 202


def test_a_superuser_sends_whatever_became_of_their_roles(owner: User):
    given(owner, UserRole.REVIEWER)
    grants.revoke_role(user=owner, role=UserRole.REVIEWER, by=None)
    User.objects.filter(pk=owner.pk).update(is_superuser=True)
    assert send_one(Api(tokens.issue_token("tests", owner, ["ingest"])), "").status_code == 202


def test_who_lost_the_role_still_reads_and_answers_for_what_is_theirs():
    adam = scenes.author()
    case = scenes.returned(adam)
    grants.revoke_role(user=adam, role=UserRole.AUTHOR, by=None)
    api = Api(tokens.issue_token("tests", adam, ["ingest", "read"]))
    assert api.get(f"summaries/{case.pk}").status_code == 200
    answer = api.post(f"summaries/{case.pk}/resubmit", {"text": scenes.GOOD})
    assert answer.status_code == 202
