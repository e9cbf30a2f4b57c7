"""The OpenAPI description and its page."""

import re
import tomllib

import pytest
from django.test import Client

from summaries.formats import MOST_TURNS
from tests.api.conftest import Api, body_of
from web.problems import PROBLEM_TYPES


@pytest.fixture
def description(client: Client):
    return body_of(Api().get("openapi.json"))


@pytest.fixture
def page(db: None) -> str:
    response = Api().get("docs")
    assert response.status_code == 200
    return response.content.decode()


def test_it_needs_no_token(description):
    assert description["openapi"].startswith("3.")
    assert description["info"]["title"] == "Countersign"


def test_every_operation_states_its_errors_as_problems(description):
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            assert {"401", "403", "500", "503"} <= set(answers), (method, path)
            for status, answer in answers.items():
                if status in {"204", "302", "304"}:
                    continue
                problem = "application/problem+json"
                expected = {problem} if status >= "400" else successes(operation)
                assert set(answer["content"]) == expected, (method, path, status)
            assert operation["security"] == [{"BearerToken": []}]


def successes(operation) -> set[str]:
    others = {
        "list_import_errors": {"application/x-ndjson"},
        "get_recording": {"audio/*"},
        "get_record_pdf": {"application/pdf"},
        "export_record": {
            "application/pdf",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            "text/html; charset=utf-8",
            "text/markdown; charset=utf-8",
        },
    }
    return others.get(operation["operationId"], {"application/json"})


def test_sending_states_every_way_to_be_refused(description):
    answers = description["paths"]["/api/v1/transcripts"]["post"]["responses"]
    assert {"200", "202", "400", "409", "413", "415", "422"} <= set(answers)


def test_operation_ids_are_short_and_unique(description):
    ids = [
        operation["operationId"]
        for methods in description["paths"].values()
        for operation in methods.values()
    ]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", key) for key in ids), ids


def test_the_page_shows_every_operation_schema_and_problem(page: str, description):
    for path in description["paths"]:
        assert path in page
    for name in description["components"]["schemas"]:
        assert f'id="schema-{name}"' in page
    for kind in PROBLEM_TYPES:
        assert f'id="problem-{kind.slug}"' in page


def test_every_link_within_the_page_leads_somewhere(page: str):
    targets = set(re.findall(r'href="#([^"]+)"', page))
    assert targets <= set(re.findall(r'id="([^"]+)"', page))


def test_the_page_holds_under_the_strict_policy(page: str):
    assert not re.search(r'(?:src|href)="(?:https?:)?//', page)
    assert not re.search(r"\sstyle=|\son[a-z]+=", page)
    response = Api().get("docs")
    nonces = set(re.findall(r'nonce="([^"]+)"', response.content.decode()))
    assert nonces
    assert all(f"'nonce-{n}'" in response.headers["Content-Security-Policy"] for n in nonces)


def test_it_has_the_version_of_the_product_and_the_address_that_people_use(description, settings):
    project = tomllib.loads((settings.BASE_DIR / "pyproject.toml").read_text())["project"]
    assert description["info"]["version"] == project["version"]
    assert description["servers"] == [{"url": settings.BASE_URL}]


def test_a_transcript_may_have_as_many_turns_as_are_taken(description):
    turns = description["components"]["schemas"]["TranscriptIn"]["properties"]["turns"]
    assert [each["maxItems"] for each in turns["anyOf"] if "maxItems" in each] == [MOST_TURNS]


def test_the_page_names_every_event_with_its_body_and_what_a_pdf_is(page: str, description):
    events = page[page.index('id="events"') : page.index('id="problems"')]
    assert set(re.findall(r"<code>([a-z]+\.[a-z]+)</code>", events)) == set(description["webhooks"])
    assert set(re.findall(r'href="#(schema-\w+)"', events)) <= set(
        re.findall(r'id="(schema-\w+)"', page)
    )
    assert "<td>application/pdf</td>" in page
