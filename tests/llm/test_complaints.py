"""What servers complain of, as they word it, and what each complaint means for the work."""

import json
from typing import Any

import pytest
from countersign_judge.llm.errors import (
    AuthenticationFailed,
    BadRequest,
    CallRefused,
    ContentFiltered,
    ContextOverflow,
    InvalidAnswer,
    LLMError,
    Misconfigured,
    ModelMissing,
    ModelTooLarge,
    QuotaExhausted,
    RateLimited,
    ServerFault,
    WrongAddress,
)
from countersign_judge.llm.providers.complaints import KNOWN_COMPLAINTS
from countersign_judge.llm.providers.http import fault, read_complaint


def says(message: str, **details: object) -> dict[str, Any]:
    return {"error": {"message": message, **details}}


def gemini(code: int, message: str, status: str = "INVALID_ARGUMENT", **detail: str) -> list[Any]:
    details = {"details": [{"@type": "type.googleapis.com/x", **detail}]} if detail else {}
    return [{"error": {"code": code, "message": message, "status": status, **details}}]


COMPLAINTS: list[tuple[type[LLMError], int, Any]] = [
    (ContextOverflow, 400, says("too long", code="context_length_exceeded")),
    (ContextOverflow, 413, says("Request exceeds the maximum size", type="request_too_large")),
    (ContextOverflow, 400, says("the request exceeds the available context size (4096)")),
    (ContextOverflow, 400, {"object": "error", "message": "maximum context length is 4096."}),
    (
        ContextOverflow,
        200,
        says(
            "Provider returned error",
            code=400,
            metadata={"raw": '{"message":"This model\'s maximum context length is 8192 tokens."}'},
        ),
    ),
    (
        ContextOverflow,
        422,
        {
            "error": "Input validation error: `inputs` tokens + `max_new_tokens` "
            "must be <= 4096. Given: 5000",
            "error_type": "validation",
        },
    ),
    (ContextOverflow, 400, gemini(400, "The input token count (2000) exceeds the maximum number")),
    (
        ContextOverflow,
        400,
        {
            "message": "Prompt contains 40000 tokens and 0 draft tokens, too large "
            "for model with 32768 maximum context length"
        },
    ),
    (ContextOverflow, 400, says("Prompt too large for model with 32768 maximum contexts")),
    (ContextOverflow, 413, "<html><h1>413 Request Entity Too Large</h1>nginx</html>"),
    (ContentFiltered, 400, says("filtered", code="content_filter")),
    (ContentFiltered, 400, says("x", innererror={"code": "ResponsibleAIPolicyViolation"})),
    (ContentFiltered, 400, says("litellm.ContentPolicyViolationError: AzureException", code="400")),
    (ContentFiltered, 400, says("triggering Azure OpenAI's content management policy", code="400")),
    (ContentFiltered, 403, says('x requires moderation. Your input was flagged for "violence".')),
    (ContentFiltered, 400, says("Output blocked by content filtering policy")),
    (ContentFiltered, 400, says("Content Exists Risk", type="invalid_request_error")),
    (QuotaExhausted, 402, says("Insufficient Balance", code="invalid_request_error")),
    (QuotaExhausted, 402, {"error": "credit limit exceeded"}),
    (QuotaExhausted, 402, ""),
    (QuotaExhausted, 200, says("Insufficient credits. Add more", code=402)),
    (QuotaExhausted, 429, says("You exceeded your current quota", code="insufficient_quota")),
    (QuotaExhausted, 429, says("suspended", type="exceeded_current_quota_error")),
    (QuotaExhausted, 400, says("Your credit balance is too low to access the API")),
    (QuotaExhausted, 429, says("Insufficient balance or no resource package. Please recharge.")),
    (QuotaExhausted, 403, says("Key limit exceeded (total limit).", code=403)),
    (
        QuotaExhausted,
        412,
        says(
            "Account x is suspended, possibly due to reaching the monthly "
            "spending limit or failure to pay past invoices"
        ),
    ),
    (QuotaExhausted, 403, says("Your team has either used all available credits or reached its")),
    (QuotaExhausted, 400, says("Budget has been exceeded! Current cost: 10, Max budget: 5")),
    (QuotaExhausted, 400, says("make sure your account is in good standing", code="Other")),
    (Misconfigured, 400, says("response_format is enabled only for api versions 2024-08-01")),
    (ModelMissing, 403, says("Project x does not have access to it", code="model_not_found")),
    (
        ModelMissing,
        400,
        {"object": "error", "message": "Invalid model: x", "type": "invalid_model"},
    ),
    (
        ModelMissing,
        404,
        gemini(
            404,
            "models/gemini-9 is not found for API version v1main, or is "
            "not supported for generateContent.",
            "NOT_FOUND",
        ),
    ),
    (ModelMissing, 400, says("Model Not Exist", type="invalid_request_error")),
    (ModelMissing, 404, {"error": 'model "llama9" not found, try pulling it first'}),
    (
        ModelMissing,
        404,
        {"object": "error", "message": "The model `x` does not exist.", "code": 404},
    ),
    (ModelMissing, 404, says("No endpoints found for moonshotai/kimi-k9.", code=404)),
    (ModelMissing, 400, says("x is not a valid model ID", code=400)),
    (ModelMissing, 400, says("/chat/completions: Invalid model name passed in model=x")),
    (ModelMissing, 400, says("The provided model identifier is invalid.")),
    (ModelMissing, 404, says("No models loaded. Please load a model in the developer page")),
    (ModelMissing, 404, says("The model x was retired")),
    (ModelMissing, 410, says("gone")),
    (ModelTooLarge, 500, says("model requires more system memory (8.4 GiB) than is available (3)")),
    (ModelTooLarge, 400, says("Failed to load model: insufficient system resources")),
    (ModelTooLarge, 500, {"error": "llama runner terminated: cudaMalloc failed: out of memory"}),
    (CallRefused, 404, says("No endpoints found matching your data policy", code=404)),
    (CallRefused, 403, says("Not for you", code="unsupported_country_region_territory")),
    (
        CallRefused,
        403,
        gemini(403, "API is disabled.", "PERMISSION_DENIED", reason="SERVICE_DISABLED"),
    ),
    (CallRefused, 400, gemini(400, "User location is not supported for the API use.")),
    (CallRefused, 403, says("The IP 10.0.0.1 is not authorized for this key")),
    (CallRefused, 400, says("Organization has been restricted")),
    (
        CallRefused,
        404,
        says("This is not a chat model and thus not supported in v1/chat/completions"),
    ),
    (
        CallRefused,
        400,
        {"message": "Invocation of model ID x with on-demand throughput isn’t supported."},
    ),
    (CallRefused, 403, "<!DOCTYPE html><title>Attention Required! | Cloudflare</title>"),
    (CallRefused, 407, "Proxy Authentication Required"),
    (AuthenticationFailed, 401, {"message": "no auth credentials found"}),
    (AuthenticationFailed, 403, {"message": "Forbidden"}),
    (AuthenticationFailed, 400, gemini(400, "Please renew it.", reason="API_KEY_INVALID")),
    (AuthenticationFailed, 400, gemini(400, "API key not valid. Please pass a valid API key.")),
    (AuthenticationFailed, 400, says("refused", type="authentication_error")),
    (AuthenticationFailed, 500, says("litellm.AuthenticationError: OpenAIException")),
    (AuthenticationFailed, 400, gemini(400, "API key expired. Please renew the API key.")),
    (AuthenticationFailed, 400, {"detail": "api_key is required"}),
    (AuthenticationFailed, 400, {"detail": "Incorrect API key provided: sk-x"}),
    (
        AuthenticationFailed,
        400,
        {"message": "The security token included in the request is expired"},
    ),
    (InvalidAnswer, 400, says("See 'failed_generation'.", code="json_validate_failed")),
    (InvalidAnswer, 400, says("Failed to generate JSON. Please adjust your prompt.")),
    (InvalidAnswer, 400, says("Generated JSON does not match the expected schema.")),
    (BadRequest, 500, {"error": "invalid JSON schema in format"}),
    (BadRequest, 501, says("not implemented")),
    (RateLimited, 400, {"__type": "ThrottlingException", "message": "Too many tokens"}),
    (
        RateLimited,
        413,
        says(
            "Request too large for model `x` on tokens per minute (TPM): Limit "
            "6000, Requested 12000",
            type="tokens",
        ),
    ),
    (RateLimited, 400, says("Concurrency limit exceeded for this key")),
    (
        RateLimited,
        429,
        gemini(
            429,
            "You exceeded your current quota, please check your plan and billing details.",
            "RESOURCE_EXHAUSTED",
            retryDelay="2s",
        ),
    ),
    (RateLimited, 429, {"error": "Model is overloaded", "error_type": "overloaded"}),
    (ServerFault, 400, says("The engine is currently overloaded")),
    (ServerFault, 400, {"error": "Model unloaded."}),
    (ServerFault, 400, {"error": "The model has crashed without additional information."}),
    (ServerFault, 498, says("flex tier is full", code="capacity_exceeded")),
    (ServerFault, 424, {"error": "Request failed during generation", "error_type": "generation"}),
    (ServerFault, 503, says("Loading model", code=503, type="unavailable_error")),
    (ServerFault, 524, "<html>A timeout occurred</html>"),
    (ServerFault, 200, says("Upstream error: Service overloaded", code=502)),
    (WrongAddress, 404, says("Resource not found", code="404")),
    (WrongAddress, 404, {"detail": "Not Found"}),
    (WrongAddress, 404, "404 page not found"),
    (WrongAddress, 404, {"success": False, "errors": [{"code": 7000, "message": "No route"}]}),
    (WrongAddress, 405, {"detail": "Method Not Allowed"}),
]


@pytest.mark.parametrize(("error", "status", "body"), COMPLAINTS, ids=lambda value: str(value)[:60])
def test_every_known_complaint_means_what_it_should(
    error: type[LLMError], status: int, body: Any
) -> None:
    text = body if isinstance(body, str) else json.dumps(body)
    assert type(fault(status, {}, text)) is error


def test_every_line_of_the_table_has_a_complaint_that_needs_it() -> None:
    needed = set()
    for _, status, body in COMPLAINTS:
        read = read_complaint(body if isinstance(body, str) else json.dumps(body))
        shown = read.status or status if status == 200 else status
        fitting = (
            known for known in KNOWN_COMPLAINTS if known.fits(shown, read.codes, read.message)
        )
        needed.add(next(fitting, None))
    assert [known for known in KNOWN_COMPLAINTS if known not in needed] == []


@pytest.mark.parametrize(
    "body",
    [
        says("bad"),
        says("Unsupported parameter: 'max_tokens' is not supported with this model."),
        says("`temperature` is deprecated for this model."),
        {"detail": [{"loc": ["body", "seed"], "msg": "Extra inputs are not permitted"}]},
        gemini(400, 'Invalid JSON payload received. Unknown name "seed": Cannot find field.'),
        says("messages: at least one message is required"),
    ],
)
def test_other_complaints_are_not_known(body: Any) -> None:
    assert type(fault(400, {}, json.dumps(body))) is BadRequest


def test_gemini_says_in_the_body_how_long_to_wait() -> None:
    body = json.dumps(gemini(429, "Slow down.", "RESOURCE_EXHAUSTED", retryDelay="2.5s"))
    error = fault(429, {}, body)
    assert isinstance(error, RateLimited)
    assert error.retry_after == 2.5
