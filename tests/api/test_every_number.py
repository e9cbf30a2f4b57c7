"""Numbers that nothing can hold, in every field, parameter, path and header of the API."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from config.urls import api as installed
from tests.api.conftest import Api, body_of, submission

pytestmark = [pytest.mark.nightly, pytest.mark.django_db, pytest.mark.slow]
DIGITS = "7" * 5000
# As they stand in JSON.
WRITTEN = (
    DIGITS,
    f"-{DIGITS}",
    str(2**63),
    str(-(2**63) - 1),
    "1e999",
    "-1e999",
    "1e308",
    "-0",
    "NaN",
    "Infinity",
    f"{DIGITS}.5",
    "1e-400",
    "[" * 100_000,
    '"\\ud800"',
    f'"{DIGITS}"',
)
# As they stand in an address or a header.
SPELLED = (DIGITS, f"-{DIGITS}", str(2**63), "-1", "²", "٣", "\uff15", "1e999", "NaN", "0x1")
DESCRIBED: dict[str, Any] = dict(installed.get_openapi_schema(path_prefix="/api/v1/"))
OPERATIONS = [
    (path, method, operation)
    for path, methods in DESCRIBED["paths"].items()
    for method, operation in methods.items()
]


@pytest.fixture
def everything(api: Api, reviewing: Api) -> list[Api]:
    """A client with a token for each group of operations."""
    return [api, reviewing]


def wrong(answer: Any, what: str) -> list[str]:
    """A refusal says why, as a problem; nothing is the server's fault."""
    if answer.status_code >= 500:
        return [f"{what}: {answer.status_code}"]
    if answer.status_code >= 400 and not body_of(answer)["detail"]:
        return [f"{what}: no reason"]
    return []


def filled(path: str, value: str) -> str:
    start, _, rest = path.partition("{")
    return path if not rest else filled(start + value + rest.partition("}")[2], value)


@pytest.mark.parametrize(
    ("path", "method", "operation"), OPERATIONS, ids=[f"{m} {p}" for p, m, _ in OPERATIONS]
)
def test_every_path_parameter_and_header(
    everything: list[Api], path: str, method: str, operation: dict[str, Any]
):
    known = "00000000-0000-0000-0000-000000000000"
    faults = []
    for api in everything:
        for value in SPELLED:
            named = [item for item in operation.get("parameters", []) if item["in"] != "path"]
            headers = {item["name"]: value for item in named if item["in"] == "header"}
            sent = {name: text for name, text in headers.items() if text.isascii()}
            for url in {filled(path, value), filled(path, known)}:
                answer = api.ask(method.upper(), url, headers=sent)
                faults += wrong(answer, f"{url[:60]} {value[:9]}")
                for item in named:
                    if item["in"] == "query":
                        answer = api.ask(method.upper(), f"{url}?{item['name']}={value}")
                        faults += wrong(answer, f"{url[:60]}?{item['name']}={value[:9]}")
    assert not faults, "\n".join(faults)


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    if "$ref" in schema:
        found: dict[str, Any] = DESCRIBED["components"]["schemas"][
            schema["$ref"].rpartition("/")[2]
        ]
        return found
    return schema


def bodies(schema: dict[str, Any], written: str, depth: int = 0) -> Iterator[str]:
    """JSON texts in which `written` stands for one field, at every place of the schema."""
    schema = resolved(schema)
    yield written
    if depth > 4:
        return
    for other in [*schema.get("anyOf", []), *schema.get("oneOf", []), *schema.get("allOf", [])]:
        yield from bodies(other, written, depth + 1)
    if "items" in schema:
        yield from (f"[{inner}]" for inner in bodies(schema["items"], written, depth + 1))
    for name, inner in schema.get("properties", {}).items():
        for text in bodies(inner, written, depth + 1):
            yield f"{{{json.dumps(name)}: {text}}}"


WITH_BODY = [
    (path, method, operation["requestBody"]["content"]["application/json"]["schema"])
    for path, method, operation in OPERATIONS
    if "application/json" in operation.get("requestBody", {}).get("content", {})
]


@pytest.mark.parametrize(
    ("path", "method", "schema"), WITH_BODY, ids=[f"{m} {p}" for p, m, _ in WITH_BODY]
)
def test_every_field_of_every_body(
    everything: list[Api], path: str, method: str, schema: dict[str, Any]
):
    known = "00000000-0000-0000-0000-000000000000"
    whole = json.dumps(submission())[1:]
    faults = []
    for written in WRITTEN:
        for text in set(bodies(schema, written)):
            # Beside fields that are right, so that the one is looked at.
            for body in {text, f"{text[:-1]}, {whole}" if text.startswith("{") else text}:
                for api in everything:
                    answer = api.ask(
                        method.upper(),
                        filled(path, known),
                        data=body.encode("utf-8", "replace"),
                        content_type="application/json",
                    )
                    faults += wrong(answer, f"{method} {path} {body[:60]}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("written", WRITTEN)
def test_every_field_of_a_row(api: Api, written: str):
    rows = [
        f'{{"external_id": {written}, "source": "crm", "title": "T", "text": "Ana: Yes."}}',
        '{"external_id": "a", "source": "crm", "title": "T", "turns": [{"start": '
        + written
        + "}]}",
        written,
    ]
    answer = api.post(
        "transcripts/stream", "\n".join(rows).encode(), content_type="application/x-ndjson"
    )
    assert answer.status_code == 200, answer.content[:500]
    told = body_of(answer)
    assert told["received"] == 3
    for error in told["errors"]:
        assert 400 <= error["problem"]["status"] < 500
        assert error["problem"]["detail"]
