"""Tokens: how many a text has, what a server says of their probabilities, and its prefix cache."""

import json
import math
import re
from functools import cache
from typing import Any

# Near to what byte-pair encodings make of English and of JSON: a word with the blank before it, up
# to three digits, punctuation without a blank.
_TOKEN = re.compile(r" ?[^\W\d_]{1,9}|\d{1,3}|[^\w\s]{1,3}| |\s+|\w")
_MESSAGE_TOKENS = 4
_OTHERS = (
    " the", " a", " is", " not", " of", "The", " summary", " that", " and", " it", " in", " no",
    " all", ",", ".", " Ana", " this", " most", " one", " but", " its", " with", " some", " to",
)  # fmt: skip
_BELOW_THE_CHOSEN = 6.0


def tokens(text: str) -> list[str]:
    return _TOKEN.findall(text)


def prompt_tokens(messages: list[tuple[str, str]]) -> list[str]:
    """Of messages with a role and a text each."""
    found: list[str] = []
    for role, text in messages:
        found += [role] * _MESSAGE_TOKENS
        found += tokens(text)
    return found


class PrefixCache:
    """As vLLM has one: whole blocks of 16 tokens, found by all that is before them.

    A prompt is in it once its call is answered, so calls sent at the same time do not share.
    """

    BLOCK = 16

    def __init__(self) -> None:
        self._known: set[int] = set()

    def blocks(self, prompt: list[str]) -> list[int]:
        found, state = [], 0
        for end in range(self.BLOCK, len(prompt) + 1, self.BLOCK):
            state = hash((state, *prompt[end - self.BLOCK : end]))
            found.append(state)
        return found

    def cached(self, blocks: list[int]) -> int:
        """Tokens that need not be read again."""
        for number, block in enumerate(blocks):
            if block not in self._known:
                return number * self.BLOCK
        return len(blocks) * self.BLOCK

    def keep(self, blocks: list[int]) -> None:
        self._known.update(blocks)


def discounted(cached: int) -> int:
    """Of the tokens that need not be read again, those that OpenAI and Azure bill at a discount."""
    return cached // 128 * 128 if cached >= 1024 else 0


def logprobs(written: list[str], count: int, variant: int) -> str:
    """The JSON of `logprobs.content`, `count` alternatives a token.

    `variant` chooses how sure the model is of a digit.
    """
    return ",".join(
        _entry(token, count, variant % 4 if _is_digit(token) else 0) for token in written
    )


@cache
def _entry(token: str, count: int, variant: int) -> str:
    alternatives = _digits(token, variant) if _is_digit(token) else _words(token)
    named = [_named(*pair) for pair in alternatives[:count]]
    return json.dumps({**named[0], "top_logprobs": named})


def _is_digit(token: str) -> bool:
    return len(token) == 1 and token.isdigit()


def _named(token: str, logprob: float) -> dict[str, Any]:
    return {"token": token, "logprob": logprob, "bytes": list(token.encode())}


def _words(token: str) -> list[tuple[str, float]]:
    """The chosen one nearly certain, the others far below it."""
    others = [other for other in _OTHERS if other != token]
    first = hash(len(token)) % len(others)
    ordered = others[first:] + others[:first]
    falling = [
        (other, -_BELOW_THE_CHOSEN - 0.6172839 * place) for place, other in enumerate(ordered)
    ]
    return [(token, -0.0113042), *falling]


def _digits(token: str, variant: int) -> list[tuple[str, float]]:
    """The chosen one with its neighbours, and some of the rest as servers name them."""
    sure = (0.93, 0.81, 0.97, 0.72)[variant]
    number = int(token)
    neighbours = [str(other) for other in (number - 1, number + 1) if 0 <= other <= 9]
    shares = [(token, sure), *((other, (1 - sure) / 3) for other in neighbours)]
    near = [(other, math.log(share)) for other, share in shares]
    rest = [str(digit) for digit in range(10) if str(digit) not in {token, *neighbours}]
    others = [*rest, *(f" {digit}" for digit in range(1, 6)), *_OTHERS]
    return near + [(other, -9.125 - 0.5 * place) for place, other in enumerate(others)]
