"""GET /api/v1/records, one record, its snapshot."""

import hashlib
import json
from base64 import b64encode
from uuid import UUID

import pytest
from countersign_judge.llm.canonical_json import canonical_json
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext

from records.log import log
from records.models import Record
from tests.api.cases import SUMMARY, approved, in_review
from tests.api.conftest import Api, assert_problem, body_of


@pytest.fixture
def reviewer(reviewing: Api) -> User:
    return User.objects.get(username="rita")


@pytest.fixture
def record(service: User, reviewer: User) -> Record:
    return approved("a", by=service, reviewer=reviewer)


def test_a_record_is_read_by_its_number_and_by_its_id(api: Api, record: Record):
    by_number = body_of(api.get(f"records/{record.number}"))
    assert by_number == body_of(api.get(f"records/{record.pk}"))
    assert by_number == body_of(api.get(f"summaries/{record.summary_id}/record"))
    assert by_number["text"] == SUMMARY


def test_it_says_who_signed_what(api: Api, record: Record):
    approval = body_of(api.get("records/1"))["approval"]
    assert approval["reviewer"] == "rita"
    assert "I approve it as the record" in approval["attestation"]
    assert approval["signature"] == "session"
    assert approval["at"]


def test_it_says_where_it_is_in_the_log(api: Api, record: Record):
    waiting = {"index": None, "checkpoint": None}
    assert body_of(api.get("records/1"))["log"] == waiting
    made = log.make_checkpoint()
    assert made is not None
    made.anchors.create(kind="timestamp", name="tsa.example", content=b"stamp")
    told = body_of(api.get("records/1"))["log"]
    assert told["index"] == log.find_leaf("record", record.pk).index
    assert (told["checkpoint"]["size"], bool(told["checkpoint"]["at"])) == (made.size, True)
    (authority,) = told["checkpoint"]["vouching"]
    assert (authority["kind"], authority["name"]) == ("timestamp", "tsa.example")


def test_its_hash_can_be_recomputed_from_the_answer(api: Api, record: Record):
    answer = body_of(api.get("records/1"))
    hashes = ("transcript_sha256", "text_sha256", "snapshot_sha256", "pdf_sha256")
    covered = canonical_json({name: answer[name] for name in ("number", *hashes)})
    assert hashlib.sha256(covered.encode()).hexdigest() == answer["sha256"]
    assert hashlib.sha256(answer["text"].encode()).hexdigest() == answer["text_sha256"]


def test_it_says_that_no_language_model_was_used(api: Api, record: Record):
    answer = body_of(api.get("records/1"))
    assert answer["language_model_used"] is False
    assert answer["notice"] == "No language model was used."
    assert json.loads(record.snapshot)["engine_notice"] == answer["notice"]


def test_who_sent_the_transcript_reads_no_claims_and_is_told_so(api: Api, record: Record):
    response = api.get("records/1/snapshot")
    said = body_of(response)
    assert said["withheld"] == ["claims", "views"]
    assert said["snapshot_sha256"] == record.snapshot_sha256
    digest = hashlib.sha256(response.content).digest()
    assert response.headers["Repr-Digest"] == f"sha-256=:{b64encode(digest).decode()}:"


def test_the_snapshot_has_the_bytes_that_were_hashed(reviewing: Api, record: Record):
    link = body_of(reviewing.get("records/1"))["links"]["snapshot"]
    response = reviewing.get(link)
    digest = hashlib.sha256(response.content)
    assert digest.hexdigest() == record.snapshot_sha256
    assert response.headers["Repr-Digest"] == f"sha-256=:{b64encode(digest.digest()).decode()}:"
    assert response.headers["Content-Type"] == "application/json"
    assert 'filename="record-1.json"' in response.headers["Content-Disposition"]


def test_its_links_lead_somewhere(api: Api, record: Record):
    for name, link in body_of(api.get("records/1"))["links"].items():
        assert api.get(link).status_code == 200, name


@pytest.mark.parametrize("below", ["", "/snapshot", "/pdf"])
def test_one_that_does_not_exist_is_not_found(api: Api, record: Record, below: str):
    for key in ("2", "0", "9" * 18, "9" * 40, "x", "٣", str(UUID(int=7)), "1%00"):
        assert_problem(api.get(f"records/{key}{below}"), 404, "not-found")


def test_a_summary_that_is_not_approved_has_no_record(api: Api, service: User):
    case = in_review("a", by=service)
    assert_problem(api.get(f"summaries/{case.pk}/record"), 404, "not-found")


def test_another_owners_record_is_not_found(stranger: Api, record: Record):
    for path in ("records/1", "records/1/snapshot", f"summaries/{record.summary_id}/record"):
        assert_problem(stranger.get(path), 404, "not-found")
    assert body_of(stranger.get("records"))["items"] == []


def test_the_list_is_paged_newest_first(api: Api, service: User, reviewer: User):
    for number in range(5):
        approved(f"call-{number}", by=service, reviewer=reviewer)
    first = body_of(api.get("records?limit=3"))
    second = body_of(api.get(first["next"]))
    numbers = [item["number"] for item in first["items"] + second["items"]]
    assert numbers == [5, 4, 3, 2, 1]
    assert second["next"] is None


@pytest.mark.parametrize("query", ["cursor=WyJhIl0", "cursor=WzEsMl0", "limit=x", "page=2"])
def test_a_parameter_that_cannot_be_taken_is_named(api: Api, query: str):
    problem = assert_problem(api.get(f"records?{query}"), 422, "invalid")
    assert problem["errors"][0]["field"] == query.split("=", maxsplit=1)[0]


@pytest.mark.slow
def test_a_page_takes_few_queries(api: Api, service: User, reviewer: User):
    for number in range(8):
        approved(f"call-{number}", by=service, reviewer=reviewer)
    api.get("records")
    with CaptureQueriesContext(connection) as captured:
        assert len(body_of(api.get("records"))["items"]) == 8
    assert len(captured) <= 6, "\n".join(q["sql"] for q in captured)


def test_who_sees_who_viewed_gets_its_pdf_byte_for_byte(reviewing: Api, record: Record):
    response = reviewing.get(f"records/{record.number}/pdf")
    assert response.headers["Content-Type"] == "application/pdf"
    assert hashlib.sha256(response.content).hexdigest() == record.pdf_sha256
    etag = response.headers["ETag"]
    again = reviewing.get(f"records/{record.number}/pdf", **{"If-None-Match": etag})
    assert again.status_code == 304


def test_the_pdf_is_not_for_who_only_sent_the_transcript(api: Api, record: Record):
    assert_problem(api.get("records/1/pdf"), 403, "forbidden")


def test_the_pdf_is_not_found_by_who_does_not_see_the_record(stranger: Api, record: Record):
    assert_problem(stranger.get("records/1/pdf"), 404, "not-found")
