"""Azure OpenAI: deployments in the address, its own key header and version."""

import pytest

from llm.errors import BadRequest, ContentFiltered
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


def test_a_filtered_prompt_is_told_from_a_bad_request(serve: Serve) -> None:
    inner = {"code": "ResponsibleAIPolicyViolation"}
    serve([Reply.error(400, "The response was filtered", code="content_filter", innererror=inner)])
    with pytest.raises(ContentFiltered):
        ask(model="azure:writer-eu")


@pytest.mark.parametrize("variable", ["AZURE_OPENAI_ENDPOINT", "OPENAI_API_VERSION"])
def test_half_a_configuration_names_the_missing_variable(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    serve([Reply("Hello.")])
    monkeypatch.delenv(variable)
    with pytest.raises(BadRequest, match=variable):
        ask(model="azure:writer-eu")
