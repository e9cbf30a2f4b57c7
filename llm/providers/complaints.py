"""What model servers and proxies complain of, and what each complaint means.

A line of KNOWN is a complaint as a provider words it; the first line that fits counts. What to do
is in docs/models.md and, in sentences for pages, in `llm.problems`. A complaint that fits no line
is judged by who else got it (`llm.ledger.blames_server`).
"""

import re
from typing import NamedTuple

from llm.errors import (
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


class Known(NamedTuple):
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


KNOWN = (
    # The prompt and the answer do not fit.
    Known(ContextOverflow, codes="context_length_exceeded exceed_context_size_error"),
    Known(ContextOverflow, codes="string_above_max_length request_too_large"),
    Known(ContextOverflow, text=r"exceed\w*\b.{0,60}\bcontext|context\b.{0,40}\bexceed"),
    Known(ContextOverflow, text=r"maximum context length|(prompt|input) (is )?too long"),
    Known(ContextOverflow, text=r"inputs. tokens \+ .max_new_tokens. must be"),  # TGI
    Known(ContextOverflow, text=r"input token count.{0,40}exceeds the maximum"),  # Gemini
    Known(ContextOverflow, text=r"too large for model with \d+ maximum context"),  # Mistral
    # A filter of content.
    Known(ContentFiltered, codes="content_filter content_policy_violation"),
    Known(ContentFiltered, codes="responsibleaipolicyviolation data_inspection_failed"),
    Known(ContentFiltered, text=r"ContentPolicyViolation"),  # LiteLLM
    Known(ContentFiltered, text=r"content management policy"),  # Azure
    Known(ContentFiltered, "400 403", text=r"\b(input|output|prompt|content|response) was flagged"),
    Known(ContentFiltered, "400 403", text=r"blocked by (the )?(content filter|guardrail)"),
    Known(ContentFiltered, "400", text=r"Content Exists Risk"),  # DeepSeek
    # No credit.
    Known(QuotaExhausted, "402"),
    Known(QuotaExhausted, codes="insufficient_quota billing_hard_limit_reached billing_not_active"),
    Known(QuotaExhausted, codes="exceeded_current_quota_error arrearage budget_exceeded"),
    Known(QuotaExhausted, "4", text=r"credit balance is too low"),  # Anthropic
    Known(QuotaExhausted, "4", text=r"insufficient (account )?(balance|credits?|funds)\b"),
    Known(QuotaExhausted, "400 403 412 429", text=r"(spend(ing)?|credit|key) limit\b.{0,40}exceed"),
    Known(QuotaExhausted, "400 403 412 429", text=r"reach\w* .{0,30}\b(monthly )?spending limit"),
    Known(QuotaExhausted, "400 403 412 429", text=r"(run out of|no|used all available) credits"),
    Known(QuotaExhausted, "400 429", text=r"budget has been exceeded"),  # LiteLLM
    Known(QuotaExhausted, "400 403", text=r"account is in good standing|account is not active"),
    # The API version of Azure.
    Known(Misconfigured, text=r"enabled only for api versions"),
    # The model.
    Known(ModelMissing, codes="model_not_found deploymentnotfound model_decommissioned"),
    Known(ModelMissing, codes="invalid_model model_not_available unknown_model modelnotfound"),
    Known(ModelTooLarge, text=r"more (system )?memory .{0,30}than is available"),  # Ollama
    Known(ModelTooLarge, text=r"insufficient system resources"),  # LM Studio
    Known(ModelTooLarge, text=r"(cuda|gpu)\w*\b.{0,60}out of memory"),
    Known(CallRefused, "404", text=r"no endpoints (found|available) matching"),  # OpenRouter
    Known(ModelMissing, "400 404", text=r"no endpoints found for"),
    Known(ModelMissing, "4", text=r"\bmodels?\b.{0,120}(not found|not exist|is not a valid model)"),
    Known(ModelMissing, "4", text=r"\b(not a valid|invalid|unknown|no such) model\b"),
    Known(ModelMissing, "4", text=r"model identifier is invalid|no models? (is )?loaded"),
    Known(ModelMissing, "400 404", text=r"model\b.{0,80}\b(decommissioned|retired)"),
    Known(ModelMissing, "410"),
    # The server, the account or a proxy must be set up in another way.
    Known(CallRefused, codes="unsupported_country_region_territory model_terms_required"),
    Known(CallRefused, codes="organization_restricted service_disabled accessnotconfigured"),
    Known(CallRefused, "4", text=r"(country|region|location)\b.{0,40}not supported"),
    Known(CallRefused, "400 403", text=r"\bip\b.{0,40}not (authorized|allowed)|not allowed from"),
    Known(CallRefused, "400 403", text=r"organization has been (restricted|disabled)"),
    Known(CallRefused, "400 404", text=r"not a chat model|does not support chat|chat.template is"),
    Known(CallRefused, "400", text=r"on-demand throughput isn.t supported"),  # Bedrock
    Known(CallRefused, "403", text=r"<(!doctype|html)"),  # a firewall's page
    Known(CallRefused, "407 412"),
    # The key.
    Known(AuthenticationFailed, "401"),
    Known(AuthenticationFailed, codes="api_key_invalid invalid_api_key invalidapikey"),
    Known(AuthenticationFailed, codes="authentication_error"),
    Known(AuthenticationFailed, text=r"litellm\.AuthenticationError"),
    Known(
        AuthenticationFailed, "4", text=r"\bapi.?key\b.{0,40}(not valid|invalid|expired|missing)"
    ),
    Known(AuthenticationFailed, "4", text=r"\bapi.?key\b.{0,40}(not found|incorrect|required)"),
    Known(AuthenticationFailed, "4", text=r"\b(invalid|incorrect|missing|expired|no) api.?key"),
    Known(AuthenticationFailed, "400", text=r"security token .{0,40}(invalid|expired)"),  # Bedrock
    Known(AuthenticationFailed, "403"),
    # The model's answer, refused by the server.
    Known(InvalidAnswer, "400 422", codes="json_validate_failed tool_use_failed"),  # Groq
    Known(InvalidAnswer, "400 422", text=r"failed to generate (a )?(valid )?json"),
    Known(InvalidAnswer, "400 422", text=r"generated json does not match"),
    Known(BadRequest, "5", text=r"invalid json schema|pars(e|ing) grammar"),  # Ollama
    # Too many calls, or a server that is not ready.
    Known(RateLimited, codes="throttlingexception rate_limit_exceeded resource_exhausted"),
    Known(RateLimited, "4", text=r"tokens per (minute|day)|\(T[PM][MD]\)"),  # Groq's 413
    Known(RateLimited, "400 429", text=r"(rate|concurrency) limit (reached|exceeded)"),
    Known(RateLimited, "429"),
    Known(ServerFault, "4", text=r"\boverloaded\b|capacity exceeded|temporarily unavailable"),
    Known(ServerFault, "4", text=r"(still|currently|is) loading|model (is )?unloaded"),
    Known(ServerFault, "4", text=r"model has crashed|failed to load model"),  # LM Studio
    Known(ServerFault, "408 409 423 424 425 498 499"),
    # The address: paths and methods that a server does not have.
    Known(WrongAddress, "404 405"),
    Known(BadRequest, "501"),
    Known(ServerFault, "5"),
    # A proxy's limit of size, which a part of the transcript may pass.
    Known(ContextOverflow, "413"),
)


def error_for(status: int, codes: frozenset[str], message: str) -> type[LLMError]:
    """BadRequest for a complaint that is not known."""
    fitting = (known.error for known in KNOWN if known.fits(status, codes, message))
    return next(fitting, BadRequest)
