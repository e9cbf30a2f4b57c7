"""The one door to every model."""

import time
from dataclasses import dataclass
from decimal import Decimal

from llm import budgets, ledger, prices
from llm.cache import Claim, Kept, answer_or_claim
from llm.conf import options
from llm.connections import refuse_transaction, release
from llm.deadline import Deadline
from llm.errors import BadRequest
from llm.exchange import Line
from llm.fingerprint import request_sha256
from llm.models import ModelCall
from llm.names import OFFLINE
from llm.providers.base import Provider
from llm.providers.offline import answer_offline
from llm.providers.registry import provider_for
from llm.sampling import Sampler
from llm.types import ChatRequest, ChatResult
from llm.veiling import unveiled, veiled


def chat(request: ChatRequest) -> ChatResult:
    """Ask a model; back within CALL_DEADLINE seconds, whatever the server does.

    Raises `llm.errors.Transient` when the work should wait (with `retry_after` seconds if the
    server said so) and `llm.errors.Permanent` when asking again would not help. Raises
    RuntimeError inside a transaction. Not for a web request: it takes seconds to minutes.
    """
    refuse_transaction()
    _require_sane(request)
    if request.model == OFFLINE:
        return answer_offline(request)
    provider = provider_for(request.model)
    asked = veiled(request, provider.endpoint)
    result = _Chat(asked, provider, time.monotonic()).result()
    return result if asked is request else unveiled(result, request)


def _require_sane(request: ChatRequest) -> None:
    if request.n < 1 or request.max_tokens < 1 or not request.messages:
        raise BadRequest(
            f"a request needs messages, n and max_tokens of 1 or more; got {len(request.messages)}"
            f" messages, n={request.n}, max_tokens={request.max_tokens}"
        )


@dataclass(frozen=True)
class _Chat:
    request: ChatRequest
    provider: Provider
    started: float

    def result(self) -> ChatResult:
        deadline = Deadline(self.started + options().CALL_DEADLINE)
        key = request_sha256(self.request, self.provider.endpoint)
        line = Line(self.provider, deadline, self._entry(key))
        try:
            return self._through_cache(line) if self._may_cache() else self._ask(line)
        finally:
            release()

    def _may_cache(self) -> bool:
        return options().CACHE and self.request.temperature == 0

    def _through_cache(self, line: Line) -> ChatResult:
        with answer_or_claim(line.entry.request_sha256, line.deadline) as found:
            if isinstance(found, Kept):
                return self._from_cache(line, found)
            return self._ask(line, found)

    def _from_cache(self, line: Line, kept: Kept) -> ChatResult:
        latency = time.monotonic() - self.started
        ledger.record(
            line.entry,
            outcome=ModelCall.Outcome.CACHED,
            latency=latency,
            cost=Decimal(0),
            finish_reason=kept.choices[0].finish_reason,
        )
        return self._result(kept, cached=True, cost=Decimal(0))

    def _ask(self, line: Line, claim: Claim | None = None) -> ChatResult:
        budgets.check(self.request.subject)
        sampler = Sampler(line, self.request)
        sampler.fill()
        kept = Kept(tuple(sampler.choices), sampler.usage)
        if claim is not None and len(kept.choices) == self.request.n:
            claim.keep(kept)
        provider = self.provider
        cost = prices.cost(provider.name, provider.model, provider.endpoint, kept.usage)
        return self._result(kept, cached=False, cost=cost)

    def _result(self, kept: Kept, *, cached: bool, cost: Decimal | None) -> ChatResult:
        return ChatResult(
            choices=kept.choices,
            usage=kept.usage,
            model=self.request.model,
            endpoint=self.provider.endpoint,
            latency=time.monotonic() - self.started,
            cached=cached,
            cost=cost,
        )

    def _entry(self, key: str) -> ledger.Entry:
        return ledger.Entry(
            purpose=self.request.purpose,
            subject=self.request.subject,
            provider=self.provider.name,
            endpoint=self.provider.endpoint,
            model=self.provider.model,
            request_sha256=key,
        )
