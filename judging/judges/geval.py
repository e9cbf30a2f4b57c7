"""G-Eval (Liu et al. 2023, arXiv 2303.16634): definition, evaluation steps, form filling, and the
score weighted by the probabilities of the score tokens where the server gives them."""

import math
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal

from django.db import connection

from judging.evidence import locate, retrieved_findings
from judging.judges.base import Case, CriterionScore, Judgement, Unscored
from judging.judges.geval_prompt import SCHEMA, VERSION, task
from judging.lexical import Source
from judging.lexical import judge as measure
from judging.models import Mode
from llm.door import chat
from llm.types import ChatRequest, ChatResult, Choice, TokenLogprob
from summaries.models import Criterion
from summaries.prompts.transcript import conversation, preamble

ANSWER_TOKENS = 1024
TOP_LOGPROBS = 20
SCALE = ("1", "2", "3", "4", "5")
# Repeats differ in the seed, or a cached or deterministic server would say the same again.
SEEDS = (7, 11, 13)


def judge(case: Case, criteria: Sequence[Criterion]) -> Judgement:
    """One call per criterion: the first alone, so that the rest find its prefix cached.

    Raises Unscored when a criterion gets no readable score in three tries.
    """
    started = time.monotonic()
    shared = preamble(case.title, case.turns)
    first, *rest = criteria
    answers = [_ask(case, shared, first)]
    if rest:
        with ThreadPoolExecutor(len(rest)) as pool:
            answers += pool.map(lambda criterion: _ask_aside(case, shared, criterion), rest)
    results = [result for _, attempts in answers for result in attempts]
    return Judgement(
        scores=tuple(score for score, _ in answers),
        findings=retrieved_findings(measure(Source.from_turns(case.turns), case.text)),
        model=case.model,
        prompt_version=VERSION,
        seconds=time.monotonic() - started,
        prompt_tokens=sum(result.usage.prompt for result in results),
        completion_tokens=sum(result.usage.completion for result in results),
        cost=_total(result.cost for result in results),
    )


def _total(costs: Iterable[Decimal | None]) -> Decimal | None:
    total = Decimal(0)
    for cost in costs:
        if cost is None:
            return None
        total += cost
    return total


_Answer = tuple[CriterionScore, list[ChatResult]]


def _ask_aside(case: Case, shared: str, criterion: Criterion) -> _Answer:
    try:
        return _ask(case, shared, criterion)
    finally:
        # The thread ends here and its database connection would outlive it.
        connection.close()


def _ask(case: Case, shared: str, criterion: Criterion) -> _Answer:
    results: list[ChatResult] = []
    for seed in SEEDS:
        result = chat(_request(case, shared, criterion, seed))
        results.append(result)
        score = read(result.choices[0], criterion, case)
        if score is not None:
            return score, results
    raise Unscored(
        f"{criterion.name}: the judge {case.model} gave no readable score in {len(SEEDS)} tries"
    )


def _request(case: Case, shared: str, criterion: Criterion, seed: int) -> ChatRequest:
    return ChatRequest(
        model=case.model,
        messages=conversation(shared, task(case.text, criterion)),
        purpose="judge",
        subject=case.subject,
        schema=SCHEMA,
        schema_name="verdict",
        seed=seed,
        max_tokens=ANSWER_TOKENS,
        top_logprobs=TOP_LOGPROBS,
    )


def read(choice: Choice, criterion: Criterion, case: Case) -> CriterionScore | None:
    """The score of one answer, or None when it holds none. Servers ignore parts of a schema, so
    every value is checked again."""
    data = choice.data or {}
    sampled = data.get("score")
    if isinstance(sampled, bool) or not isinstance(sampled, int) or str(sampled) not in SCALE:
        return None
    distribution = score_distribution(choice.logprobs or (), str(sampled))
    value = sum(int(score) * share for score, share in distribution.items()) or float(sampled)
    return CriterionScore(
        criterion=criterion,
        # Probabilities sum to 1 but for rounding in the last place.
        value=min(5.0, max(1.0, value)),
        mode=Mode.LOGPROBS if distribution else Mode.SINGLE,
        reason=str(data.get("reason", "")),
        distribution=distribution,
        quotes=tuple(locate(str(quote), case.turns) for quote in data.get("quotes", [])),
    )


def score_distribution(logprobs: Sequence[TokenLogprob], sampled: str) -> dict[str, float]:
    """Probabilities of "1" to "5" at the position of the score, renormalised over those present.

    The position is the last token that is the sampled score and follows the key "score". Empty
    when the server named no score token there: probabilities under a grammar are those from
    before the grammar, so the chosen token may be absent.
    """
    position = _score_position(logprobs, sampled)
    if position is None:
        return {}
    found: dict[str, float] = {}
    for token, logprob in logprobs[position].top:
        score = token.strip().strip('"')
        if score in SCALE:
            found[score] = found.get(score, 0.0) + math.exp(logprob)
    total = sum(found.values())
    return {score: found[score] / total for score in SCALE if score in found} if total else {}


def _score_position(logprobs: Sequence[TokenLogprob], sampled: str) -> int | None:
    written = ""
    position = None
    for index, token in enumerate(logprobs):
        before = written.rstrip().rstrip(":").rstrip()
        if token.token.strip(' :"}\n') == sampled and before.endswith('"score"'):
            position = index
        written += token.token
    return position
