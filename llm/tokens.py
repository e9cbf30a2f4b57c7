"""How long a text is for a model, without any model's tokenizer.

The vocabulary of a hosted model has to be downloaded and that of a local one is inside the
server, so this counts what byte-pair encodings have in common and rounds up at every step: an
estimate that is too high refuses a text that would just have fitted, one that is too low lets a
server cut it silently.
"""

import math
import re
from collections.abc import Iterable

from llm.conf import options
from llm.local import LEAST_WINDOW
from llm.types import LOCAL, OFFLINE, Message, parse_model

# Role markers and separators that a chat template puts around one message.
MESSAGE_OVERHEAD = 8
UNLIMITED = 10**9

_PIECES = re.compile(
    r"(?P<word>[A-Za-z]+)|(?P<digits>[0-9])|(?P<space>\s+)|(?P<ascii>[!-~])|(?P<other>[^\x00-\x7f]+)"
)


def estimate(text: str) -> int:
    """Tokens in `text`, on the high side (about 1.3 times what English text really takes)."""
    return sum(_piece_tokens(piece) for piece in _PIECES.finditer(text))


def estimate_messages(messages: Iterable[Message]) -> int:
    return sum(estimate(message.content) + MESSAGE_OVERHEAD for message in messages)


def context_window(model: str) -> int:
    """Tokens that prompt and answer may have together; ValueError for an unknown provider."""
    provider = parse_model(model).provider
    if provider == OFFLINE:
        return UNLIMITED
    windows = {
        "ollama": options().OLLAMA_NUM_CTX,
        LOCAL: options().LOCAL_CONTEXT_TOKENS or LEAST_WINDOW,
    }
    return windows.get(provider, options().OPENAI_CONTEXT_TOKENS) - options().THINKING_TOKENS


def _piece_tokens(piece: re.Match[str]) -> int:
    text = piece.group()
    match piece.lastgroup:
        case "word":
            return math.ceil(len(text) / 5)
        case "space":
            # One space belongs to the word after it; line breaks and runs of spaces do not.
            return 0 if text == " " else math.ceil(len(text) / 2)
        case "other":
            # Byte-level vocabularies spend up to a token on two bytes of a rare script.
            return math.ceil(len(text.encode("utf-8", "surrogatepass")) / 2)
        case _:
            return 1
