"""The last node of the flow: the average of each dimension over all rows of a batch."""

from statistics import fmean

from promptflow.core import log_metric, tool


@tool  # type: ignore[untyped-decorator] # the library is in another environment
def averages(
    coherence: list[float],
    consistency: list[float],
    fluency: list[float],
    relevance: list[float],
) -> dict[str, float]:
    found = {
        "coherence": fmean(coherence),
        "consistency": fmean(consistency),
        "fluency": fmean(fluency),
        "relevance": fmean(relevance),
    }
    for name, value in found.items():
        log_metric(name, value)
    return found
