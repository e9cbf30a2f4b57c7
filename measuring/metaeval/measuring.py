"""Whether a student is measured on documents that it has learned from."""

from collections import Counter
from collections.abc import Mapping, Sequence

from llm import prices
from llm.providers.registry import provider_for
from llm.types import Usage
from measuring.metaeval.items import Item, first_of
from measuring.metaeval.running import Outcome, Run
from measuring.metaeval.stations import Brought, Request, Station, requests_of
from measuring.metaeval.statistics import Column
from measuring.student.model import digests

# Students that are named; results.json holds so many notes and no more.
_MOST_NAMED = 4


def seen_before(stations: Sequence[Station], items: Sequence[Item]) -> list[str]:
    """What is to be said of the students among the stations, one note each."""
    brought = [
        station.brought
        for station in stations
        if station.brought is not None and station.judge == "student"
    ]
    said = [note for student in brought if (note := _note(student, items))]
    return first_of(said, _MOST_NAMED)


def _note(student: Brought, items: Sequence[Item]) -> str:
    if student.learned_from is None:
        return (
            f"judge student {student.name}: whether it was trained on these documents cannot be "
            "known, for its card does not tell them; train it anew to know"
        )
    sources = {item.document: item.turns for item in items if student.criterion in item.human}
    seen = sum(not student.learned_from.isdisjoint(digests(turns)) for turns in sources.values())
    if not seen:
        return ""
    return (
        f"judge student {student.name}: it was trained on {seen} of the {len(sources)} documents "
        "that it is measured on; what it does on others these figures do not tell, so measure it "
        "on others"
    )


# --- Measuring --------------------------------------------------------------
# From stations and items to columns of scores.


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
