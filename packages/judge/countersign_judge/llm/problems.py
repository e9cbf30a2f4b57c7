"""What an admin has to do before a model answers, in one sentence each.

Sentences are stored in English, with the work that waits for the model; pages translate them.
"""

import re
from typing import TYPE_CHECKING

from countersign_judge.llm.errors import (
    AuthenticationFailed,
    CallRefused,
    LLMError,
    ModelMissing,
    ModelTooLarge,
    QuotaExhausted,
    Unreachable,
    WrongAddress,
)
from countersign_judge.translation import gettext, gettext_noop

if TYPE_CHECKING:
    from countersign_judge.llm.providers.registry import ServedModel

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
NOT_PULLED = gettext_noop("{service} at {address} does not have {model}. Get it with `{command}`.")
NO_MODEL = gettext_noop(
    "{service} at {address} does not have {model}. Correct the name in COUNTERSIGN_WRITER_MODEL, "
    "COUNTERSIGN_JUDGE_MODEL or the guideline."
)
TOO_LARGE = gettext_noop(
    "{service} at {address} has too little memory for {model}. Use a smaller model, or give the "
    "server more memory."
)
WRONG_ADDRESS = gettext_noop(
    "{service} at {address} does not know the path of our calls, so {model} cannot be asked. Set "
    "{variable} to the address of its API."
)
REFUSED = gettext_noop(
    "{service} at {address} refuses calls to {model}. Its answer: {complaint}. Change what it "
    "names there or in the settings; work then continues by itself."
)
NOT_STARTED = gettext_noop(
    "{service} at {address} refuses connections, so {model} cannot be asked. Start it with "
    "`{command}`, or set {variable} to its address."
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

NOT_LOADED = gettext_noop(
    "The provider {provider} of {package} cannot be loaded: {cause}. Repair that package or "
    "uninstall it, and start Countersign again."
)
TAKEN_TWICE = gettext_noop(
    "Several packages define the provider {provider}: {packages}. Uninstall all but one of them "
    "and start Countersign again."
)

_SETUP_SENTENCES = (
    *(NO_KEY, NO_ADDRESS, WRONG_KEY, NOT_PULLED, NO_MODEL, NOT_STARTED, REFUSES, AWAY),
    *(TOO_LARGE, WRONG_ADDRESS, REFUSED, NOT_LOADED, TAKEN_TWICE),
)
_ALL_SENTENCES = (*_SETUP_SENTENCES, NO_CREDIT, NO_SLOT)


def explain_error(error: LLMError, asked: "ServedModel") -> LLMError:
    """The error with its sentence, if an admin has to act; otherwise `error`."""
    provider, variable, command = asked.provider, asked.provider.address, asked.provider.start
    match error:
        case AuthenticationFailed() if provider.key:
            sentence, variable = WRONG_KEY, provider.key
        case ModelMissing() if provider.get:
            sentence, command = NOT_PULLED, provider.get.format(name=asked.model)
        case ModelMissing():
            sentence = NO_MODEL
        case ModelTooLarge():
            sentence = TOO_LARGE
        case WrongAddress() if variable:
            sentence = WRONG_ADDRESS
        case CallRefused():
            sentence = REFUSED
        case QuotaExhausted():
            sentence = NO_CREDIT
        case Unreachable(refused=refused) if variable:
            sentence = (NOT_STARTED if command else REFUSES) if refused else AWAY
        case _:
            return error
    text = sentence.format(
        service=provider.label_at(asked.endpoint),
        address=asked.endpoint,
        model=f"{provider.name}:{asked.model}",
        variable=variable,
        command=command,
        complaint=str(error).rstrip("."),
    )
    if isinstance(error, Unreachable):
        return Unreachable(text, refused=error.refused)
    return type(error)(text, retry_after=error.retry_after)


# --- On pages ---------------------------------------------------------------


def _sentence_pattern(sentence: str) -> re.Pattern[str]:
    begin, *parts = re.split(r"\{(\w+)\}", sentence)
    values = [
        rf"(?P<{name}>.+?){re.escape(words)}"
        for name, words in zip(parts[::2], parts[1::2], strict=True)
    ]
    # A value ends where the words after it first come: no other place is tried.
    settled = [f"(?>{value})" for value in values[:-1]]
    return re.compile("".join([re.escape(begin), *settled, *values[-1:]]), re.DOTALL)


_PATTERNS = {sentence: _sentence_pattern(sentence) for sentence in _ALL_SENTENCES}


def translate_problem(text: str) -> str:
    """A stored sentence of this module in the language of the page; other texts unchanged."""
    for sentence, form in _PATTERNS.items():
        if found := form.fullmatch(text):
            return gettext(sentence).format(**found.groupdict())
    return text


def is_set_up_problem(text: str) -> bool:
    """Whether *Set up a model* helps with a stored reason to wait."""
    return any(_PATTERNS[sentence].fullmatch(text) for sentence in _SETUP_SENTENCES)
