"""Estimates a text's length in tokens, without any model's tokenizer.

A hosted model's vocabulary has to be downloaded, and another's is inside its server. So this counts
what byte-pair encodings have in common and rounds up at every step: too high an estimate refuses a
text that just fits, too low a one lets a server cut it silently.
"""

import math
import re
from collections.abc import Iterable

from countersign_judge.llm.providers.registry import load_provider, parse_model
from countersign_judge.llm.settings import client_settings
from countersign_judge.llm.types import OFFLINE, Message

# Role markers and separators that a chat template puts around one message.
MESSAGE_OVERHEAD = 8
UNLIMITED = 10**9

# One token each: five letters, a digit, a symbol, two line breaks or blanks. A single space belongs
# to the word after it.
_TOKENS = re.compile(r"[A-Za-z]{1,5}|[!-~]|\s{2}|[^\S ]|(?<=\s) ", re.ASCII)
_OTHER_SCRIPTS = re.compile(r"[^\x00-\x7f]+")


def estimate_tokens(text: str) -> int:
    """Tokens in `text`, on the high side (about 1.3 times the true count of English text)."""
    others = [] if text.isascii() else _OTHER_SCRIPTS.findall(text)
    # Byte-level vocabularies need up to a token for two bytes of a rare script.
    sizes = (len(run.encode("utf-8", "surrogatepass")) for run in others)
    return len(_TOKENS.findall(text)) + sum(math.ceil(size / 2) for size in sizes)


def estimate_message_tokens(messages: Iterable[Message]) -> int:
    return sum(estimate_tokens(message.content) + MESSAGE_OVERHEAD for message in messages)


def context_window(model: str) -> int:
    """Maximum tokens of prompt and answer together. Raises ValueError for an unknown provider, and
    NotConfigured for one that cannot be loaded."""
    if model == OFFLINE:
        return UNLIMITED
    name = parse_model(model)
    return load_provider(name.provider).window(name.model) - client_settings().THINKING_TOKENS
