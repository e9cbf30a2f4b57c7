"""Why a model gave no usable answer: wait and ask again, or give up."""

from typing import ClassVar


class LLMError(Exception):
    """Base of all errors that `client.chat` raises about a model or its server.

    Most messages may quote a server, and a server may quote the prompt; `loggable` ones do not.
    """

    loggable: ClassVar[bool] = False


class Transient(LLMError):
    """The same request may succeed later; `retry_after` is in seconds, None if unknown.

    `blames`: the server is to blame. A summary fails after a whole day of such errors.
    """

    blames: ClassVar[bool] = True

    def __init__(self, message: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Deferred(Transient):
    """Our own side has to wait (a resting endpoint, a lost Redis); trying at once is no use."""

    blames = False
    loggable = True


class RateLimited(Transient):
    """HTTP 429: the server works but wants fewer calls."""


class QuotaExhausted(Transient):
    """The account has no credit left: work waits for a person, and no summary fails."""

    blames = False


class SetUpFault(Transient):
    """An admin has to act: work waits, no summary fails, and the message says what is wrong and
    what to do (`problems`)."""

    blames = False
    loggable = True


class NotConfigured(SetUpFault):
    """A variable that the model needs is missing."""


class AuthenticationFailed(SetUpFault):
    """The key is wrong, or may not use this model."""


class ModelMissing(SetUpFault):
    """The server does not have the model."""


class ModelTooLarge(SetUpFault):
    """The server's memory does not hold the model."""


class WrongAddress(SetUpFault):
    """The server does not know the path of our calls."""


class CallRefused(SetUpFault):
    """The server answers no call as it is set up; the message quotes its complaint."""

    loggable = False


class Misconfigured(SetUpFault):
    """A variable names a server or API version that answers none of our calls, or an option is set
    that the server does not take."""

    loggable = False


class Unreachable(Transient):
    """No connection to the server; `refused` if the machine is there but no server on it."""

    blames = False
    loggable = True

    def __init__(self, message: str, *, refused: bool) -> None:
        super().__init__(message)
        self.refused = refused


class ServerFault(Transient):
    """HTTP 500, or an answer without the parts that every answer has. Worth another try."""


class TimedOut(Transient):
    """No whole answer came within a try's time."""


class Permanent(LLMError):
    """The same request will fail again; the summary stores its `kind`."""

    kind: ClassVar[str] = "error"


class BadRequest(Permanent):
    """The server refused the request, for a reason that is not known; `param` is what it named, ""
    for nothing.

    If a call can do without that, the client asks again without it.
    """

    def __init__(self, message: str, *, param: str = "") -> None:
        super().__init__(message)
        self.param = param


class ContextOverflow(Permanent):
    """Prompt and answer do not fit the model's window; split the prompt."""


class ContentFiltered(Permanent):
    """The provider's content filter stopped the prompt or the answer."""

    kind = "filtered"


class Declined(Permanent):
    """The model declined to answer."""

    kind = "declined"


class Unusable(Permanent):
    """The model's answer was unusable, and so was the immediate retry.

    Chance plays a part: a summary asks again a few times, later, before it fails.
    """


class Truncated(Unusable):
    """The answer hit `max_tokens`; it is cut and was not parsed.

    `empty` if nothing came: the model thought until there was no room for an answer.
    """

    kind = "cut"

    def __init__(self, message: str, *, empty: bool = False) -> None:
        super().__init__(message)
        self.empty = empty


class InvalidAnswer(Unusable):
    """Not JSON, or not valid under the schema, even after asking once more.

    `rule` says what is wrong without quoting the answer, for a prompt that asks again.
    """

    kind = "invalid"

    def __init__(self, message: str, *, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule or message
