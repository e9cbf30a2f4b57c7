"""Probabilities of the labels that a judge could have written where it wrote one."""

import math
import re
from collections.abc import Collection, Sequence

from llm.types import TokenLogprob

# Of five labels in two spellings each, the likeliest token has a tenth at least.
_LEAST_OF_WRITTEN = 0.1


def label_positions(
    logprobs: Sequence[TokenLogprob], key: str, labels: Collection[str]
) -> list[int]:
    """Indices of the tokens that are one of `labels` and stand as the value of `key`, in order.

    A key inside a JSON string has its quotation marks escaped and is passed over.
    """
    opens = re.compile(rf'(?<!\\)"{re.escape(key)}"\s*:\s*"?$')
    written = ""
    found = []
    for index, token in enumerate(logprobs):
        if label_of(token.token) in labels and opens.search(written[-(len(key) + 40) :]):
            found.append(index)
        written += token.token
    return found


def label_distribution(token: TokenLogprob, labels: Sequence[str]) -> dict[str, float]:
    """Probabilities of `labels` at one token, renormalised over those that the server named.

    Empty when it named none: probabilities under a grammar are those from before the grammar, so
    even the chosen token may be absent. Empty, too, where they leave next to nothing for the label
    that was written: without a temperature that is the likeliest, and the two contradict each
    other. Spellings of one label ("4", " 4") add up.
    """
    found: dict[str, float] = {}
    for text, logprob in token.top:
        label = label_of(text)
        if label in labels:
            found[label] = found.get(label, 0.0) + math.exp(logprob)
    total = sum(found.values())
    if found.get(label_of(token.token), 0.0) <= _LEAST_OF_WRITTEN * total:
        return {}
    return {label: found[label] / total for label in labels if label in found}


def label_of(token: str) -> str:
    """A token without the JSON around it."""
    return token.strip(' :",}\n')
