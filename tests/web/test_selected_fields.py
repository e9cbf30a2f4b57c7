"""Filters, and answers with some of their members only."""

from datetime import timedelta

import pytest

from summaries.models import Summary
from tests.api.cases import new_case
from tests.api.conftest import Api, assert_problem, body_of


def test_one_resource_shows_the_members_asked_for(api: Api, submitted: Summary):
    body = body_of(api.get(f"transcripts/{submitted.transcript_id}?fields=id,status"))
    assert body == {"id": str(submitted.transcript_id), "status": "queued"}
    assert set(body_of(api.get(f"summaries/{submitted.pk}?fields=attempts"))) == {"attempts"}


@pytest.mark.parametrize("path", ["transcripts", "summaries"])
def test_a_list_shows_them_in_each_item_and_still_its_cursor(api: Api, service, path: str):
    for number in range(3):
        new_case(str(number), by=service)
    body = body_of(api.get(f"{path}?fields=external_id&limit=2"))
    assert body["items"] == [{"external_id": "2"}, {"external_id": "1"}]
    assert body["next_cursor"]
    assert body_of(api.get(body["next"]))["items"] == [{"external_id": "0"}]


@pytest.mark.parametrize("path", ["transcripts", "summaries", "transcripts/{}"])
def test_an_unknown_member_is_named_with_the_known_ones(api: Api, submitted: Summary, path: str):
    response = api.get(path.format(submitted.transcript_id) + "?fields=id,colour")
    problem = assert_problem(response, 422, "invalid")
    assert "colour" in problem["detail"]
    assert "status" in problem["errors"][0]["remedy"]


def test_lists_are_filtered_by_guideline(api: Api, submitted: Summary):
    name = submitted.guideline_version.guideline.name
    for path in ("transcripts", "summaries"):
        assert len(body_of(api.get(f"{path}?guideline={name}"))["items"]) == 1
        assert body_of(api.get(f"{path}?guideline=other"))["items"] == []


def test_transcripts_are_filtered_by_when_they_came(api: Api, submitted: Summary):
    at = submitted.transcript.created_at

    def found(**query: str) -> int:
        pairs = "&".join(f"{name}={value.replace('+', '%2B')}" for name, value in query.items())
        return len(body_of(api.get(f"transcripts?{pairs}"))["items"])

    assert found(created_from=at.isoformat()) == 1
    assert found(created_before=at.isoformat()) == 0
    assert found(created_from=(at + timedelta(seconds=1)).isoformat()) == 0


def test_a_moment_without_its_time_zone_is_refused(api: Api):
    assert_problem(api.get("transcripts?created_from=2026-03-01T10:00:00"), 422, "invalid")
