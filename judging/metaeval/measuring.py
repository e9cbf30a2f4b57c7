"""From stations and items to columns of scores."""

from collections import Counter
from collections.abc import Mapping, Sequence

from judging.metaeval.columns import Column
from judging.metaeval.outcomes import Outcome
from judging.metaeval.running import Run
from judging.metaeval.stations import Request, Station, requests_of
from llm import prices
from llm.providers.registry import provider_for
from llm.types import Usage


def columns_of(run: Run, stations: Sequence[Station], dimensions: Sequence[str]) -> list[Column]:
    """A column per station and dimension. Raises what Run.outcomes raises."""
    requests = [
        request for station in stations for request in requests_of(station, run.items, dimensions)
    ]
    outcomes = run.outcomes(requests)
    return [
        _column(station, dimension, requests, outcomes)
        for station in stations
        for dimension in station.scored(dimensions)
    ]


def _column(
    station: Station,
    dimension: str,
    requests: Sequence[Request],
    outcomes: Mapping[str, Outcome],
) -> Column:
    """Tokens, cost and time are those of the judgements that gave this column, in equal parts
    where one judgement scored several dimensions."""
    mine = [
        (outcomes[request.key], len(request.group))
        for request in requests
        if request.station == station and dimension in request.group
    ]
    name = station.column_of(dimension)
    scores = tuple(_score(outcome, name) for outcome, _ in mine)
    prompt = sum(outcome.prompt_tokens / shared for outcome, shared in mine)
    completion = sum(outcome.completion_tokens / shared for outcome, shared in mine)
    return Column(
        judge=station.judge,
        model=station.model,
        variant=station.variant,
        dimension=dimension,
        scores=scores,
        unscored=Counter(
            outcome.unscored or "not measured by this judge"
            for (outcome, _), score in zip(mine, scores, strict=True)
            if score is None
        ),
        prompt_tokens=round(prompt),
        completion_tokens=round(completion),
        cost=list_price(station, round(prompt), round(completion)),
        seconds=sum(outcome.seconds / shared for outcome, shared in mine),
    )


def _score(outcome: Outcome, name: str | None) -> float | None:
    if name is None:
        return next(iter(outcome.scores.values()), None)
    return outcome.scores.get(name)


def list_price(station: Station, prompt: int, completion: int) -> float | None:
    """US dollars without any discount for cached tokens, so that a run costs the same whoever
    asked before; None when nobody knows the price."""
    if station.free:
        return 0.0
    provider = provider_for(station.model)
    usage = Usage(prompt=prompt, cached=0, completion=completion)
    price = prices.cost(provider.name, provider.model, provider.endpoint, usage)
    return None if price is None else float(price)
