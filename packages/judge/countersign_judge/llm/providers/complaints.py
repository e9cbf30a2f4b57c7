"""What model servers and proxies complain of, and what each complaint means.

A line of KNOWN is a complaint as a provider words it; the first line that fits counts. What to do
is in docs/models.md and, in sentences for pages, in `problems`. A complaint that fits no line
is judged by who else got it (`ledger.Ledger.blames_server`).
"""

import re
from typing import NamedTuple

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


class KnownComplaint(NamedTuple):
    """What `error` a complaint means, by HTTP `statuses` ("4" is every 4xx), by one of `codes` in
    lower case, and by a pattern of its `text`; empty for any."""

    error: type[LLMError]
    statuses: str = ""
    codes: str = ""
    text: str = ""

    def fits(self, status: int, codes: frozenset[str], message: str) -> bool:
        listed = self.statuses.split()
        return (
            (not listed or any(str(status).startswith(each) for each in listed))
            and (not self.codes or not codes.isdisjoint(self.codes.split()))
            and (not self.text or re.search(self.text, message, re.I | re.S) is not None)
        )


KNOWN_COMPLAINTS = (
    # The prompt and the answer do not fit.
    KnownComplaint(ContextOverflow, codes="context_length_exceeded exceed_context_size_error"),
    KnownComplaint(ContextOverflow, codes="string_above_max_length request_too_large"),
    KnownComplaint(ContextOverflow, text=r"exceed\w*\b.{0,60}\bcontext|context\b.{0,40}\bexceed"),
    KnownComplaint(ContextOverflow, text=r"maximum context length|(prompt|input) (is )?too long"),
    KnownComplaint(ContextOverflow, text=r"inputs. tokens \+ .max_new_tokens. must be"),  # TGI
    KnownComplaint(ContextOverflow, text=r"input token count.{0,40}exceeds the maximum"),  # Gemini
    KnownComplaint(
        ContextOverflow, text=r"too large for model with \d+ maximum context"
    ),  # Mistral
    # A filter of content.
    KnownComplaint(ContentFiltered, codes="content_filter content_policy_violation"),
    KnownComplaint(ContentFiltered, codes="responsibleaipolicyviolation data_inspection_failed"),
    KnownComplaint(ContentFiltered, text=r"ContentPolicyViolation"),  # LiteLLM
    KnownComplaint(ContentFiltered, text=r"content management policy"),  # Azure
    KnownComplaint(
        ContentFiltered, "400 403", text=r"\b(input|output|prompt|content|response) was flagged"
    ),
    KnownComplaint(
        ContentFiltered, "400 403", text=r"blocked by (the )?(content filter|guardrail)"
    ),
    KnownComplaint(ContentFiltered, "400", text=r"Content Exists Risk"),  # DeepSeek
    # No credit.
    KnownComplaint(QuotaExhausted, "402"),
    KnownComplaint(
        QuotaExhausted, codes="insufficient_quota billing_hard_limit_reached billing_not_active"
    ),
    KnownComplaint(QuotaExhausted, codes="exceeded_current_quota_error arrearage budget_exceeded"),
    KnownComplaint(QuotaExhausted, "4", text=r"credit balance is too low"),  # Anthropic
    KnownComplaint(QuotaExhausted, "4", text=r"insufficient (account )?(balance|credits?|funds)\b"),
    KnownComplaint(
        QuotaExhausted, "400 403 412 429", text=r"(spend(ing)?|credit|key) limit\b.{0,40}exceed"
    ),
    KnownComplaint(
        QuotaExhausted, "400 403 412 429", text=r"reach\w* .{0,30}\b(monthly )?spending limit"
    ),
    KnownComplaint(
        QuotaExhausted, "400 403 412 429", text=r"(run out of|no|used all available) credits"
    ),
    KnownComplaint(QuotaExhausted, "400 429", text=r"budget has been exceeded"),  # LiteLLM
    KnownComplaint(
        QuotaExhausted, "400 403", text=r"account is in good standing|account is not active"
    ),
    # The API version of Azure.
    KnownComplaint(Misconfigured, text=r"enabled only for api versions"),
    # The model.
    KnownComplaint(ModelMissing, codes="model_not_found deploymentnotfound model_decommissioned"),
    KnownComplaint(
        ModelMissing, codes="invalid_model model_not_available unknown_model modelnotfound"
    ),
    KnownComplaint(ModelTooLarge, text=r"more (system )?memory .{0,30}than is available"),  # Ollama
    KnownComplaint(ModelTooLarge, text=r"insufficient system resources"),  # LM Studio
    KnownComplaint(ModelTooLarge, text=r"(cuda|gpu)\w*\b.{0,60}out of memory"),
    KnownComplaint(
        CallRefused, "404", text=r"no endpoints (found|available) matching"
    ),  # OpenRouter
    KnownComplaint(ModelMissing, "400 404", text=r"no endpoints found for"),
    KnownComplaint(
        ModelMissing, "4", text=r"\bmodels?\b.{0,120}(not found|not exist|is not a valid model)"
    ),
    KnownComplaint(ModelMissing, "4", text=r"\b(not a valid|invalid|unknown|no such) model\b"),
    KnownComplaint(ModelMissing, "4", text=r"model identifier is invalid|no models? (is )?loaded"),
    KnownComplaint(ModelMissing, "400 404", text=r"model\b.{0,80}\b(decommissioned|retired)"),
    KnownComplaint(ModelMissing, "410"),
    # The server, the account or a proxy must be set up in another way.
    KnownComplaint(CallRefused, codes="unsupported_country_region_territory model_terms_required"),
    KnownComplaint(
        CallRefused, codes="organization_restricted service_disabled accessnotconfigured"
    ),
    KnownComplaint(CallRefused, "4", text=r"(country|region|location)\b.{0,40}not supported"),
    KnownComplaint(
        CallRefused, "400 403", text=r"\bip\b.{0,40}not (authorized|allowed)|not allowed from"
    ),
    KnownComplaint(CallRefused, "400 403", text=r"organization has been (restricted|disabled)"),
    KnownComplaint(
        CallRefused, "400 404", text=r"not a chat model|does not support chat|chat.template is"
    ),
    KnownComplaint(CallRefused, "400", text=r"on-demand throughput isn.t supported"),  # Bedrock
    KnownComplaint(CallRefused, "403", text=r"<(!doctype|html)"),  # a firewall's page
    KnownComplaint(CallRefused, "407 412"),
    # The key.
    KnownComplaint(AuthenticationFailed, "401"),
    KnownComplaint(AuthenticationFailed, codes="api_key_invalid invalid_api_key invalidapikey"),
    KnownComplaint(AuthenticationFailed, codes="authentication_error"),
    KnownComplaint(AuthenticationFailed, text=r"litellm\.AuthenticationError"),
    KnownComplaint(
        AuthenticationFailed, "4", text=r"\bapi.?key\b.{0,40}(not valid|invalid|expired|missing)"
    ),
    KnownComplaint(
        AuthenticationFailed, "4", text=r"\bapi.?key\b.{0,40}(not found|incorrect|required)"
    ),
    KnownComplaint(
        AuthenticationFailed, "4", text=r"\b(invalid|incorrect|missing|expired|no) api.?key"
    ),
    KnownComplaint(
        AuthenticationFailed, "400", text=r"security token .{0,40}(invalid|expired)"
    ),  # Bedrock
    KnownComplaint(AuthenticationFailed, "403"),
    # The model's answer, refused by the server.
    KnownComplaint(InvalidAnswer, "400 422", codes="json_validate_failed tool_use_failed"),  # Groq
    KnownComplaint(InvalidAnswer, "400 422", text=r"failed to generate (a )?(valid )?json"),
    KnownComplaint(InvalidAnswer, "400 422", text=r"generated json does not match"),
    KnownComplaint(BadRequest, "5", text=r"invalid json schema|pars(e|ing) grammar"),  # Ollama
    # Too many calls, or a server that is not ready.
    KnownComplaint(RateLimited, codes="throttlingexception rate_limit_exceeded resource_exhausted"),
    KnownComplaint(RateLimited, "4", text=r"tokens per (minute|day)|\(T[PM][MD]\)"),  # Groq's 413
    KnownComplaint(RateLimited, "400 429", text=r"(rate|concurrency) limit (reached|exceeded)"),
    KnownComplaint(RateLimited, "429"),
    KnownComplaint(
        ServerFault, "4", text=r"\boverloaded\b|capacity exceeded|temporarily unavailable"
    ),
    KnownComplaint(ServerFault, "4", text=r"(still|currently|is) loading|model (is )?unloaded"),
    KnownComplaint(ServerFault, "4", text=r"model has crashed|failed to load model"),  # LM Studio
    KnownComplaint(ServerFault, "408 409 423 424 425 498 499"),
    # The address: paths and methods that a server does not have.
    KnownComplaint(WrongAddress, "404 405"),
    KnownComplaint(BadRequest, "501"),
    KnownComplaint(ServerFault, "5"),
    # A proxy's limit of size, which a part of the transcript may pass.
    KnownComplaint(ContextOverflow, "413"),
)


def classify_error(status: int, codes: frozenset[str], message: str) -> type[LLMError]:
    """BadRequest for a complaint that is not known."""
    fitting = (known.error for known in KNOWN_COMPLAINTS if known.fits(status, codes, message))
    return next(fitting, BadRequest)
