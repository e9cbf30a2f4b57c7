"""ETag, If-None-Match and If-Match."""

import pytest
from django.contrib.auth.models import User

from summaries import services
from summaries.models import Summary
from tests.api.cases import failed
from tests.api.conftest import Api, assert_problem


@pytest.fixture
def etag(api: Api, submitted: Summary) -> str:
    tag: str = api.get(f"summaries/{submitted.pk}").headers["ETag"]
    return tag


@pytest.mark.parametrize("form", ["{}", "W/{}", '"x", {}', "*"])
def test_what_the_client_has_is_not_sent_again(api: Api, submitted: Summary, etag: str, form: str):
    response = api.get(f"summaries/{submitted.pk}", **{"If-None-Match": form.format(etag)})
    assert response.status_code == 304
    assert response.content == b""
    assert response.headers["ETag"] == etag


def test_another_state_is_sent(api: Api, service: User, submitted: Summary, etag: str):
    services.cancel_summary(submitted, by=service, reason="Twice.")
    response = api.get(f"summaries/{submitted.pk}", **{"If-None-Match": etag})
    assert response.status_code == 200
    assert response.headers["ETag"] != etag


def test_lists_and_turns_have_an_etag_too(api: Api, submitted: Summary):
    for path in ("transcripts", f"transcripts/{submitted.transcript_id}/turns"):
        tag = api.get(path).headers["ETag"]
        assert api.get(path, **{"If-None-Match": tag}).status_code == 304


def test_a_change_under_the_current_etag_is_made(leading: Api, submitted: Summary, etag: str):
    body = {"reason": "Twice."}
    response = leading.post(f"summaries/{submitted.pk}/cancel", body, headers={"If-Match": etag})
    assert response.status_code == 202


@pytest.mark.parametrize("action", ["cancel", "retry"])
def test_a_change_under_an_old_etag_is_refused(api: Api, leading: Api, service, action: str):
    case = failed("a", by=service)
    body = {"reason": "Twice."} if action == "cancel" else None
    response = leading.post(f"summaries/{case.pk}/{action}", body, headers={"If-Match": '"old"'})
    assert_problem(response, 412, "changed")
    assert response.headers["ETag"] == api.get(f"summaries/{case.pk}").headers["ETag"]
    case.refresh_from_db()
    assert case.status == "failed"


def test_a_deletion_heeds_the_transcripts_etag(leading: Api, service):
    case = failed("a", by=service)
    path = f"transcripts/{case.transcript_id}"
    tag = leading.get(path).headers["ETag"]
    path += "?reason=Twice"
    assert_problem(leading.ask("DELETE", path, headers={"If-Match": '"old"'}), 412, "changed")
    assert leading.ask("DELETE", path, headers={"If-Match": tag}).status_code == 204
