"""Why a model gave no usable answer: wait and ask again, or give up."""

from typing import ClassVar


class LLMError(Exception):
    """Base of everything `llm.client.chat` raises about a model or its server.

    What most say may quote a server, and a server the prompt; `loggable` ones quote nobody.
    """

    loggable: ClassVar[bool] = False


class Transient(LLMError):
    """The same request may succeed later; `retry_after` is in seconds, None when nobody said.

    `blames` is whether the server is to blame: a summary that it fails for a whole day fails too.
    """

    blames: ClassVar[bool] = True

    def __init__(self, message: str, *, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.retry_after = retry_after


class Deferred(Transient):
    """Our own side says wait (a resting endpoint, a lost Redis); trying at once is no use."""

    blames = False
    loggable = True


class RateLimited(Transient):
    """HTTP 429: the server is well and wants fewer calls."""


class QuotaExhausted(Transient):
    """The account has no credit left: work waits for a person, no summary fails for it."""

    blames = False


class SetUpFault(Transient):
    """An administrator has to act: work waits, no summary fails for it, and the message says what
    is wrong and what to do (`llm.problems`)."""

    blames = False
    loggable = True


class NotConfigured(SetUpFault):
    """A variable is missing without which the model cannot be asked."""


class AuthenticationFailed(SetUpFault):
    """The key is wrong, or may not use this model (401, 403)."""


class ModelMissing(SetUpFault):
    """The server does not have the model (404)."""


class Misconfigured(SetUpFault):
    """A variable names a server or a version of its API that answers no call of ours."""

    loggable = False


class Unreachable(Transient):
    """No connection to the server; `refused` where there is a machine and no server on it."""

    blames = False
    loggable = True

    def __init__(self, message: str, *, refused: bool) -> None:
        super().__init__(message)
        self.refused = refused


class ServerFault(Transient):
    """HTTP 500, or an answer without the parts that every answer has. Worth another try."""


class TimedOut(Transient):
    """No whole answer came in the time that a try was given."""


class Permanent(LLMError):
    """The same request will fail again; `kind` is what is stored of it with the summary."""

    kind: ClassVar[str] = "error"


class BadRequest(Permanent):
    """The server understood and said no (400, 404, 422); `param` is what it named, "" for nothing.

    Where that is something that a call can do without, the client asks again without it.
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
    """The model answered, with nothing that can be used, even when it was asked again at once.

    Chance has a part in that: a summary asks some more times, later, before it fails.
    """


class Truncated(Unusable):
    """The answer hit `max_tokens`; what came is cut and was not parsed.

    `empty` where nothing came at all: the model thought until there was no room for an answer.
    """

    kind = "cut"

    def __init__(self, message: str, *, empty: bool = False) -> None:
        super().__init__(message)
        self.empty = empty


class InvalidAnswer(Unusable):
    """Not JSON, or not of the schema, after the model was asked once more.

    `rule` says what is wrong without a word of the answer, for a prompt that asks again.
    """

    kind = "invalid"

    def __init__(self, message: str, *, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule or message
