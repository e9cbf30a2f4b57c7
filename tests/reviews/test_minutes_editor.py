"""The editor of minutes: what breaks the form as it is typed, and one section written again."""

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.urls import reverse

from reviews import section_rewrites
from reviews.section_rewrites import request_section
from summaries.models import Summary
from summaries.status import Status
from tests.e2e.fixtures import client_of
from tests.factories.cases import attempt, case, put, user
from tests.modelserver import Reply
from tests.summaries.fixtures import Serve
from tests.summaries.test_minutes_written import TEXT, formed, meeting

pytestmark = pytest.mark.django_db


@pytest.fixture
def rolf() -> User:
    return user("rolf", "reviewers")


@pytest.fixture
def summary() -> Summary:
    opened = meeting(formed())
    attempt(opened, TEXT)
    return put(opened, Status.IN_REVIEW)


def test_what_breaks_the_form_is_named_while_a_person_types(summary: Summary, rolf: User) -> None:
    client, url = client_of(rolf), reverse("check-form", args=[summary.pk])
    assert client.post(url, {"text": TEXT}).json() == {"problems": []}
    broken = TEXT.replace("**Ben Okafor**: ", "")
    [problem] = client.post(url, {"text": broken}).json()["problems"]
    assert problem["message"].startswith("Action 1 has no owner")
    assert broken[problem["start"] : problem["end"]].startswith("Send the revised drawing")


def test_a_saved_edit_that_breaks_the_form_is_a_warning_and_no_refusal(
    summary: Summary, rolf: User
) -> None:
    client, url = client_of(rolf), reverse("summary", args=[summary.pk])
    assert "The form is not kept" not in client.get(url).content.decode()
    held = attempt(summary, TEXT.replace("**Ben Okafor**: ", "").replace("## Discussion", "## X"))
    page = client.get(url).content.decode()
    assert "The form is not kept: Action 1 has no owner" in page
    assert "(2 more)" in page
    signed = {"number": held.number, "text_sha256": held.sha256, "seen": held.number}
    approve = {**signed, "comment": "The owner is named next week."}
    client.post(reverse("approve", args=[summary.pk]), approve)
    assert summary.records.get().text == held.text


def test_the_page_has_the_editor_and_shows_bold_and_cells_escaped(
    summary: Summary, rolf: User
) -> None:
    table = "\n\n## <b>Sums</b>\n\n| Item | <i>Sum</i> |\n| --- | --- |\n| Seal | **<script>** |"
    attempt(summary, TEXT + table)
    page = client_of(rolf).get(reverse("summary", args=[summary.pk])).content.decode()
    assert "data-form-editor" in page
    assert '["open points", "open_points"]' in page
    assert "<option>Ben Okafor</option>" in page
    assert "<strong>Ana Ruiz</strong>: The pump keeps its budget" in page
    assert '<span class="cell">Seal</span>' in page
    assert "<strong>&lt;script&gt;</strong>" in page
    assert "<i>Sum</i>" not in page


def test_without_a_form_the_page_is_as_it_was(rolf: User) -> None:
    plain = case()
    attempt(plain)
    put(plain, Status.IN_REVIEW)
    page = client_of(rolf).get(reverse("summary", args=[plain.pk])).content.decode()
    assert "data-form-editor" not in page
    assert "minutes.js" not in page


def test_a_section_is_written_again_with_a_remark(
    summary: Summary, rolf: User, serve: Serve
) -> None:
    points = {"open_points": ["The seal is decided next week."]}
    server = serve(lambda request: Reply(data=points))
    client, url = client_of(rolf), reverse("ask-section", args=[summary.pk])
    sent = {"section": "open_points", "text": TEXT, "remark": "Say when it is decided."}
    answer = client.post(url, sent)
    assert answer.status_code == 202
    place = f"{url}/{answer.json()['request']}"
    assert client.get(place).json() == {}
    section_rewrites.run_request(answer.json()["request"])
    assert client.get(place).json() == {
        "section": "## Open points\n\n- The seal is decided next week."
    }
    [asked] = server.requests
    assert "> Say when it is decided." in asked.prompt
    assert list((asked.schema or {})["properties"]) == ["open_points"]
    other = client_of(user("other", "reviewers"))
    assert other.get(place).status_code == 404


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"section": "notes"}, "no such section"),
        ({"section": "actions", "remark": "x" * 1001}, "too long"),
    ],
)
def test_what_cannot_be_written_is_refused_with_a_reason(
    summary: Summary, rolf: User, serve: Serve, asked: dict[str, Any], why: str
) -> None:
    serve()
    sent = {"text": TEXT, **asked}
    answer = client_of(rolf).post(reverse("ask-section", args=[summary.pk]), sent)
    assert answer.status_code == 422
    assert why in answer.json()["why"]


def test_without_a_model_no_section_is_written(summary: Summary, rolf: User) -> None:
    with pytest.raises(section_rewrites.SectionRefused, match="needs a language model"):
        request_section(summary, key="actions", text=TEXT, remark="", by=rolf)


def test_who_does_not_edit_the_text_asks_for_nothing(summary: Summary) -> None:
    stranger = client_of(user("stranger", "authors"))
    for name in ("check-form", "ask-section"):
        assert stranger.post(reverse(name, args=[summary.pk]), {"text": TEXT}).status_code == 403
