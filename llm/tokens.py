"""How long a text is for a model, without any model's tokenizer.

The vocabulary of a hosted model has to be downloaded and that of another is inside its
server, so this counts what byte-pair encodings have in common and rounds up at every step: an
estimate that is too high refuses a text that would just have fitted, one that is too low lets a
server cut it silently.
"""

import math
import re
from collections.abc import Iterable

from llm.conf import options
from llm.providers.registry import parse_model, provider_named
from llm.types import OFFLINE, Message

# Role markers and separators that a chat template puts around one message.
MESSAGE_OVERHEAD = 8
UNLIMITED = 10**9

# A token each: five letters, a digit, a symbol, two line breaks or blanks. One space alone belongs
# to the word after it.
_TOKENS = re.compile(r"[A-Za-z]{1,5}|[!-~]|\s{2}|[^\S ]|(?<=\s) ", re.ASCII)
_OTHER_SCRIPTS = re.compile(r"[^\x00-\x7f]+")


def estimate(text: str) -> int:
    """Tokens in `text`, on the high side (about 1.3 times what English text really takes)."""
    others = [] if text.isascii() else _OTHER_SCRIPTS.findall(text)
    # Byte-level vocabularies spend up to a token on two bytes of a rare script.
    sizes = (len(run.encode("utf-8", "surrogatepass")) for run in others)
    return len(_TOKENS.findall(text)) + sum(math.ceil(size / 2) for size in sizes)


def estimate_messages(messages: Iterable[Message]) -> int:
    return sum(estimate(message.content) + MESSAGE_OVERHEAD for message in messages)


def context_window(model: str) -> int:
    """Tokens that prompt and answer may have together; raises ValueError for an unknown
    provider, and NotConfigured for one that cannot be loaded."""
    if model == OFFLINE:
        return UNLIMITED
    name = parse_model(model)
    return provider_named(name.provider).window(name.model) - options().THINKING_TOKENS
