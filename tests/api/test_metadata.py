"""What programs say of a meeting beside its words: kept, shown, filtered by, and removed."""

import json

import pytest
from django.urls import reverse

from delivery.models import Event
from delivery.webhooks.payload import render_payload as webhook_body
from records import retention
from summaries.models import MetadataKey, Transcript, Transition
from tests.api.cases import approved
from tests.api.conftest import Api, assert_problem, body_of, submission
from tests.e2e.fixtures import client_of
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db
SALES = {"department": "Sales", "case": 4711}


def sent(api: Api, external_id: str, **metadata: object) -> str:
    answer = api.post("transcripts", submission(external_id=external_id, metadata=metadata))
    assert answer.status_code == 202, answer.content
    return str(body_of(answer)["id"])


def listed(api: Api, path: str, query: str) -> set[str]:
    answer = api.get(f"{path}?{query}")
    assert answer.status_code == 200, answer.content
    return {item["external_id"] for item in body_of(answer)["items"]}


def test_it_comes_back_as_it_was_sent(api: Api) -> None:
    made = sent(api, "a", **SALES, share=0.5)
    assert body_of(api.get(f"transcripts/{made}"))["metadata"] == {**SALES, "share": 0.5}


def test_the_same_body_is_one_and_other_metadata_is_another_body(api: Api) -> None:
    sent(api, "a", **SALES)
    again = api.post("transcripts", submission(external_id="a", metadata=SALES))
    assert again.status_code == 200
    other = api.post("transcripts", submission(external_id="a", metadata={"case": 1}))
    assert_problem(other, 409, "external-id-taken")


@pytest.mark.parametrize("path", ["transcripts", "summaries"])
def test_lists_are_filtered_by_it(api: Api, path: str) -> None:
    sent(api, "a", **SALES)
    sent(api, "b", department="Sales", case="4711")
    sent(api, "c", department="Service")
    sent(api, "d")
    assert listed(api, path, "metadata[department]=Sales") == {"a", "b"}
    assert listed(api, path, "metadata[case]=4711") == {"a", "b"}
    assert listed(api, path, "metadata[department]=Service&metadata[case]=4711") == set()


def test_records_are_filtered_by_it_and_have_it(reviewing: Api) -> None:
    record = approved("a", reviewer=scenes.reviewer(), metadata=SALES)
    found = body_of(reviewing.get("records?metadata[department]=Sales"))["items"]
    assert [(item["number"], item["metadata"]) for item in found] == [(record.number, SALES)]
    assert body_of(reviewing.get("records?metadata[department]=x"))["items"] == []
    assert json.loads(record.snapshot)["transcript"]["metadata"] == SALES


@pytest.mark.parametrize(
    ("metadata", "field"),
    [
        ({"Department": "Sales"}, "metadata.Department"),
        ({"department": ""}, "metadata.department"),
        ({"department": True}, "metadata.department"),
        ({"department": ["Sales"]}, "metadata.department"),
        ({"department": "x" * 201}, "metadata.department"),
        ({f"key_{number}": 1 for number in range(21)}, "metadata"),
    ],
)
def test_what_cannot_be_kept_is_refused(api: Api, metadata: dict[str, object], field: str) -> None:
    answer = api.post("transcripts", submission(metadata=metadata))
    problem = assert_problem(answer, 422, "invalid")
    assert any(error["field"].startswith(field) for error in problem["errors"]), problem
    assert not Transcript.objects.exists()


def test_a_filter_by_a_key_that_cannot_be_is_refused(api: Api) -> None:
    problem = assert_problem(api.get("transcripts?metadata[Dep]=Sales"), 422, "invalid")
    assert "Begin with a letter" in problem["errors"][0]["remedy"]
    assert_problem(api.get("transcripts?other[department]=Sales"), 422, "invalid")


def test_webhooks_carry_it(api: Api) -> None:
    made = sent(api, "a", **SALES)
    transition = Transition.objects.filter(summary__transcript__id=made).latest("pk")
    body = webhook_body(Event(kind="summary.opened", transition=transition), None)
    assert json.loads(body)["data"]["metadata"] == SALES


def test_pages_show_and_filter_by_declared_keys_alone() -> None:
    sales = scenes.in_review("Nordwind", metadata=SALES)
    scenes.in_review("Ward round")
    rosa = client_of(scenes.reviewer())
    assert "Sales" not in rosa.get("/").content.decode()
    MetadataKey.objects.create(name="department", label="Department")
    assert "Department: Sales" in rosa.get("/").content.decode()
    rows = rosa.get("/", {"metadata[department]": "Sales"}).context["rows"]
    assert [row.summary.pk for row in rows] == [sales.pk]
    case = rosa.get(reverse("summary", args=[sales.pk])).content.decode()
    assert '<dt>Department</dt><dd dir="auto">Sales</dd>' in case
    assert "4711" not in case


def test_an_admin_declares_and_removes_a_key() -> None:
    admin = client_of(scenes.person("greta", "guideline_admin"))
    page = reverse("metadata-keys")
    admin.post(page, {"name": "department", "label": "Department"})
    assert "<code>department</code>" in admin.get(page).content.decode()
    answer = admin.post(page, {"name": "No key", "label": "x"}, follow=True)
    assert "Begin with a letter" in answer.content.decode()
    admin.post(page, {"remove": "department"})
    assert not MetadataKey.objects.exists()
    rosa = client_of(scenes.reviewer())
    assert rosa.get(page).status_code == 200
    assert rosa.post(page, {"name": "department", "label": "x"}).status_code == 403


def test_it_leaves_with_the_words_of_the_transcript() -> None:
    lena = scenes.person("lena", "lead")
    record = kept.due(scenes.approved(scenes.reviewer(), metadata=SALES), by=lena)
    retention.dispose(record.summary, by=lena, reason="Past its time.")
    assert Transcript.objects.get(pk=record.summary.transcript_id).metadata == {}
