"""Idempotency-Key: a request that is repeated is done once."""

from datetime import timedelta

import pytest
from django.db import connection
from django.utils import timezone

from summaries.api.idempotency import delete_expired_answers
from summaries.models import IdempotentResponse, Transcript
from summaries.texts import sha256
from tests.api.conftest import Api, assert_problem, body_of, submission

KEY = {"Idempotency-Key": "order-1"}


def test_a_repeated_request_gets_the_first_answer(api: Api):
    first = api.post("transcripts", submission(), headers=KEY)
    again = api.post("transcripts", submission(), headers=KEY)
    assert (first.status_code, again.status_code) == (202, 202)
    assert body_of(again) == body_of(first)
    assert again.headers["Location"] == first.headers["Location"]
    assert again.headers["Idempotency-Replayed"] == "true"
    assert "Idempotency-Replayed" not in first.headers
    assert Transcript.objects.count() == 1


def test_a_key_in_quotes_is_the_same_key(api: Api):
    api.post("transcripts", submission(), headers=KEY)
    quoted = {"Idempotency-Key": '"order-1"'}
    assert api.post("transcripts", submission(), headers=quoted).status_code == 202


def test_another_body_under_the_key_is_refused_and_stores_nothing(api: Api):
    api.post("transcripts", submission(), headers=KEY)
    other = api.post("transcripts", submission(external_id="call-2"), headers=KEY)
    problem = assert_problem(other, 422, "idempotency-key-reused")
    assert problem["errors"][0]["field"] == "Idempotency-Key"
    assert Transcript.objects.count() == 1


def test_a_key_is_its_owners_alone(api: Api, stranger: Api):
    api.post("transcripts", submission(), headers=KEY)
    assert api.post("transcripts", submission(), headers=KEY).status_code == 202
    assert stranger.post("transcripts", submission(title="Else"), headers=KEY).status_code == 202
    assert Transcript.objects.count() == 2


def test_a_refused_request_may_be_corrected_under_its_key(api: Api):
    assert_problem(api.post("transcripts", submission(text="…"), headers=KEY), 422, "invalid")
    assert not IdempotentResponse.objects.exists()
    assert api.post("transcripts", submission(), headers=KEY).status_code == 202


@pytest.mark.parametrize("key", ["x" * 256, "a b", "", '""'])
def test_a_key_that_is_none_is_named(api: Api, key: str):
    problem = assert_problem(
        api.post("transcripts", submission(), headers={"Idempotency-Key": key}), 422, "invalid"
    )
    assert problem["errors"][0]["field"] == "Idempotency-Key"


def test_after_a_day_a_key_is_free_again(api: Api):
    api.post("transcripts", submission(), headers=KEY)
    IdempotentResponse.objects.update(created_at=timezone.now() - timedelta(hours=25))
    second = api.post("transcripts", submission(external_id="call-2"), headers=KEY)
    assert second.status_code == 202
    assert IdempotentResponse.objects.get().body["id"] == body_of(second)["id"]


def test_expired_answers_are_deleted(api: Api):
    api.post("transcripts", submission(), headers=KEY)
    assert delete_expired_answers() == 0
    IdempotentResponse.objects.update(created_at=timezone.now() - timedelta(hours=25))
    assert delete_expired_answers() == 1


@pytest.mark.django_db(transaction=True)
def test_a_key_in_use_is_a_conflict(api: Api, service):
    other = connection.copy()
    number = int(sha256(f"idempotency {service.pk} order-1")[:16], 16) - 2**63
    try:
        with other.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [number])
        response = api.post("transcripts", submission(), headers=KEY)
    finally:
        other.close()
    assert_problem(response, 409, "idempotency-key-in-use")
    assert response.headers["Retry-After"] == "1"
    assert not Transcript.objects.exists()


def test_owners_may_use_the_same_external_id(api: Api, stranger: Api):
    mine = body_of(api.post("transcripts", submission()))
    response = stranger.post("transcripts", submission())
    assert response.status_code == 202
    theirs = body_of(response)
    assert theirs["id"] != mine["id"]
    assert stranger.get(theirs["links"]["self"]).status_code == 200
    assert stranger.get(mine["links"]["self"]).status_code == 404


def test_one_owners_conflict_is_not_anothers(api: Api, stranger: Api):
    api.post("transcripts", submission())
    assert stranger.post("transcripts", submission(title="Other")).status_code == 202
