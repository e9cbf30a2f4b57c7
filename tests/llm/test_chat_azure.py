"""Azure OpenAI: deployments in the address, its own key header and version."""

from decimal import Decimal

import pytest
from countersign_judge.llm.errors import ContentFiltered, Misconfigured, NotConfigured
from countersign_judge.llm.prices import expected_cost
from countersign_judge.llm.types import Usage

from llm.models import ModelCall
from tests.llm.conftest import Serve, ask
from tests.modelserver import Reply

pytestmark = pytest.mark.django_db


def test_the_deployment_the_version_and_the_key_are_where_azure_looks(serve: Serve) -> None:
    server = serve([Reply("Hello.")])
    result = ask(model="azure:writer-eu")
    request = server.requests[0]
    assert request.path == "/openai/deployments/writer-eu/chat/completions?api-version=2024-10-21"
    assert request.headers["api-key"] == "azure-key"
    assert result.choices[0].text == "Hello."
    assert result.model == "azure:writer-eu"


def test_a_deployment_costs_what_the_model_costs_that_its_answer_names(serve: Serve) -> None:
    usage = {"prompt_tokens": 1_000_000, "completion_tokens": 1_000_000, "cached_tokens": 400_000}
    serve([Reply("Hello.", model="gpt-4o-mini-2024-07-18", usage=usage)])
    tokens = Usage(prompt=1_000_000, cached=0, completion=0)
    assert expected_cost("azure:writer-eu", tokens) is None
    result = ask(model="azure:writer-eu")
    call = ModelCall.objects.get()
    assert (call.model, call.answered_by) == ("writer-eu", "gpt-4o-mini-2024-07-18")
    assert call.cost == result.cost == Decimal("0.72")
    # From now on estimates know what is behind the deployment.
    assert expected_cost("azure:writer-eu", tokens) == Decimal("0.15")


def test_a_filtered_prompt_is_told_from_a_bad_request(serve: Serve) -> None:
    inner = {"code": "ResponsibleAIPolicyViolation"}
    serve([Reply.error(400, "The response was filtered", code="content_filter", innererror=inner)])
    with pytest.raises(ContentFiltered):
        ask(model="azure:writer-eu")


def test_without_an_endpoint_the_error_names_the_variable(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve([Reply("Hello.")])
    monkeypatch.delenv("AZURE_OPENAI_ENDPOINT")
    with pytest.raises(NotConfigured, match="AZURE_OPENAI_ENDPOINT"):
        ask(model="azure:writer-eu")


def test_without_a_version_the_first_that_takes_schemas_is_asked(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve([Reply("Hello.")])
    monkeypatch.delenv("OPENAI_API_VERSION")
    ask(model="azure:writer-eu")
    assert server.requests[0].path.endswith("?api-version=2024-10-21")


def test_a_version_too_old_for_schemas_is_an_error_that_names_the_variable(serve: Serve) -> None:
    words = (
        "response_format value as json_schema is enabled only for api versions 2024-08-01-preview "
        "and later"
    )
    server = serve([Reply.error(400, words, code="BadRequest")])
    with pytest.raises(Misconfigured, match="Set OPENAI_API_VERSION to 2024-10-21 or a later"):
        ask(model="azure:writer-eu")
    assert len(server.requests) == 1
