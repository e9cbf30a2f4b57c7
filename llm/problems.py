"""What an administrator has to do before a model answers, in one sentence each.

A sentence is stored as it stands here, in English, with whatever waits for the model; pages
translate it when they show it.
"""

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from django.utils.translation import gettext, gettext_noop

from llm.errors import (
    AuthenticationFailed,
    LLMError,
    ModelMissing,
    NotConfigured,
    QuotaExhausted,
    Unreachable,
)
from llm.types import OPENAI_ADDRESS, ModelName

NO_KEY = gettext_noop(
    "{service} needs a key for {model}, and {variable} is not set. Set it and start Countersign "
    "again."
)
NO_ADDRESS = gettext_noop(
    "{service} needs an address for {model}, and {variable} is not set. Set it and start "
    "Countersign again."
)
WRONG_KEY = gettext_noop(
    "{service} at {address} refuses the key for {model}. Set {variable} to a key that may use it "
    "and start Countersign again."
)
NOT_PULLED = gettext_noop(
    "{service} at {address} does not have {model}. Get it with `ollama pull {name}`."
)
NO_MODEL = gettext_noop(
    "{service} at {address} does not have {model}. Correct the name in COUNTERSIGN_WRITER_MODEL, "
    "COUNTERSIGN_JUDGE_MODEL or the guideline."
)
OLLAMA_AWAY = gettext_noop(
    "{service} at {address} refuses connections, so {model} cannot be asked. Start it with "
    "`ollama serve`, or set {variable} to its address."
)
REFUSES = gettext_noop(
    "{service} at {address} refuses connections, so {model} cannot be asked. Start it, or set "
    "{variable} to its address."
)
AWAY = gettext_noop(
    "{service} at {address} cannot be reached, so {model} cannot be asked. Check the network and "
    "{variable}."
)
NO_CREDIT = gettext_noop(
    "The account of {service} at {address} has no credit left for {model}. Add some there; work "
    "then continues by itself."
)
NO_SLOT = gettext_noop("Waiting for a free slot of {model} (at most {most} at once).")

_SETUP = (NO_KEY, NO_ADDRESS, WRONG_KEY, NOT_PULLED, NO_MODEL, OLLAMA_AWAY, REFUSES, AWAY)
_ALL = (*_SETUP, NO_CREDIT, NO_SLOT)
# The variables of the address and of the key.
_VARIABLES = {
    "openai": ("OPENAI_BASE_URL", "OPENAI_API_KEY"),
    "azure": ("AZURE_OPENAI_ENDPOINT", "AZURE_OPENAI_API_KEY"),
    "ollama": ("OLLAMA_HOST", "OLLAMA_API_KEY"),
}


def explained(error: LLMError, provider: str, model: str, endpoint: str) -> LLMError:
    """The error with the sentence for it, where an administrator has to act; else `error`."""
    address, key = _VARIABLES[provider]
    facts = {
        "service": _service(provider, endpoint),
        "address": endpoint,
        "model": f"{provider}:{model}",
        "name": model,
    }
    own = provider == "ollama"
    match error:
        case AuthenticationFailed():
            return AuthenticationFailed(WRONG_KEY.format(**facts, variable=key))
        case ModelMissing():
            return ModelMissing((NOT_PULLED if own else NO_MODEL).format(**facts))
        case QuotaExhausted():
            return QuotaExhausted(NO_CREDIT.format(**facts), retry_after=error.retry_after)
        case Unreachable(refused=True):
            sentence = (OLLAMA_AWAY if own else REFUSES).format(**facts, variable=address)
            return Unreachable(sentence, refused=True)
        case Unreachable():
            return Unreachable(AWAY.format(**facts, variable=address), refused=False)
        case _:
            return error


def require_configured(name: ModelName, environment: Mapping[str, str]) -> None:
    """Raises NotConfigured where a variable is missing without which `name` cannot be asked."""
    model, given = f"{name.provider}:{name.model}", environment.get
    facts = {"service": _service(name.provider, OPENAI_ADDRESS), "model": model}
    if name.provider == "openai":
        own = given("OPENAI_BASE_URL") not in {None, "", OPENAI_ADDRESS}
        if not (own or given("OPENAI_API_KEY")):
            raise NotConfigured(NO_KEY.format(**facts, variable="OPENAI_API_KEY"))
    if name.provider == "azure":
        if not given("AZURE_OPENAI_ENDPOINT"):
            raise NotConfigured(NO_ADDRESS.format(**facts, variable="AZURE_OPENAI_ENDPOINT"))
        if not given("AZURE_OPENAI_API_KEY"):
            raise NotConfigured(NO_KEY.format(**facts, variable="AZURE_OPENAI_API_KEY"))


def _service(provider: str, endpoint: str) -> str:
    if provider == "openai" and urlsplit(endpoint).hostname != urlsplit(OPENAI_ADDRESS).hostname:
        return "OpenAI-compatible server"
    return {"openai": "OpenAI", "azure": "Azure OpenAI", "ollama": "Ollama"}[provider]


# --- On pages ---------------------------------------------------------------


def _form(sentence: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", sentence)
    words = (f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts))
    return re.compile("".join(words), re.DOTALL)


_FORMS = {sentence: _form(sentence) for sentence in _ALL}


def translated(text: str) -> str:
    """A stored sentence of this module in the language of the page; other texts unchanged."""
    for sentence, form in _FORMS.items():
        if found := form.fullmatch(text):
            return gettext(sentence).format(**found.groupdict())
    return text


def needs_set_up(text: str) -> bool:
    """Whether a stored reason to wait is one that *Set up a model* helps with."""
    return any(_FORMS[sentence].fullmatch(text) for sentence in _SETUP)
