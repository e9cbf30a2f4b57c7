"""Logs: one line per event, as JSON or for people to read, each with the id of its case or request.

No line holds anything of a transcript, a summary, a prompt, an answer, a token or a password. Our
own messages name rows by their ids. An error's message may quote anything, so only those known to
quote nothing are written, and where it came from, unless a service was away.
"""

import copy
import logging
import traceback
from collections.abc import Iterator
from typing import Any

from countersign_judge.llm.telemetry import CORRELATION_ID

OUR_LOGGERS = (
    *("accounts", "config", "countersign_judge", "delivery", "insight", "judging", "llm"),
    "measuring",
    *("records", "reviews", "summaries", "web"),
)
# These log requests and answers, a line for every request to a server, or the fonts they find.
_TALKATIVE_LOGGERS = (
    *("httpx", "httpcore", "httpx2", "openai", "fontTools", "botocore", "boto3", "matplotlib"),
)
# What log lines carry besides their sentence (`extra=`), as members of the JSON object.
EXTRA_FIELDS = (
    *("case", "old", "new", "action", "method", "route", "target", "status", "milliseconds"),
    *("purpose", "provider", "model", "outcome", "prompt_tokens", "completion_tokens"),
)


def build_logging_config(form: str, level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`. `form` is `json` or `line`.

    DEBUG is for our own loggers: libraries log everything they send at that level.
    """
    others = "INFO" if level == "DEBUG" else level
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": {"()": "config.logs.ContentFreeFormatter", "form": form}},
        "filters": {"no probes": {"()": lambda: _is_no_probe}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain"}},
        "root": {"handlers": ["console"], "level": others},
        "loggers": {
            **{name: {"level": level} for name in OUR_LOGGERS},
            **{name: {"level": "WARNING"} for name in _TALKATIVE_LOGGERS},
            "django.request": {"filters": ["no probes"]},
        },
    }


def _is_no_probe(record: logging.LogRecord) -> bool:
    """`make run` and orchestrators ask many times until the answer is no longer 503."""
    return not getattr(getattr(record, "request", None), "path", "").startswith("/readyz")


class ContentFreeFormatter(logging.Formatter):
    """Formats a record without what its exceptions and its request may quote."""

    def __init__(self, form: str) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s%(correlation)s")
        self._as_json = _json_formatter() if form == "json" else None

    def format(self, record: logging.LogRecord) -> str:
        clean = remove_content(record)
        return self._as_json.format(clean) if self._as_json else super().format(clean)


def _json_formatter() -> logging.Formatter:
    import structlog  # noqa: PLC0415 - lines do without it
    from structlog.stdlib import ExtraAdder, ProcessorFormatter  # noqa: PLC0415

    def described_members(_logger: Any, _method: str, event: Any) -> Any:
        record = event["_record"]
        members = {
            "level": record.levelname,
            "logger": record.name,
            "correlation_id": CORRELATION_ID.get(),
            "exception": record.exc_text,
        }
        return {**event, **{name: value for name, value in members.items() if value}}

    stamp = structlog.processors.TimeStamper(fmt="iso", utc=True)
    return ProcessorFormatter(
        foreign_pre_chain=[stamp, ExtraAdder(allow=EXTRA_FIELDS), described_members],
        processors=[ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
    )


def remove_content(record: logging.LogRecord) -> logging.LogRecord:
    """A copy without content, which any formatter can format."""
    clean = copy.copy(record)
    correlation_id = CORRELATION_ID.get()
    clean.correlation = f" [{correlation_id}]" if correlation_id else ""
    if isinstance(record.msg, BaseException):
        clean.msg = describe_error(record.msg)
    data = getattr(record, "data", {})
    if record.name == "celery.app.trace" and "exc" in data:
        # The record's own words are the exception's.
        clean.msg, clean.args = "Task %s[%s] failed", (data["name"], data["id"])
    elif record.name == "celery.beat" and record.exc_info:
        # The record's own words hold the stack.
        clean.msg, clean.args = "A periodic task was not sent", ()
    elif isinstance(record.args, tuple):
        clean.args = tuple(_clean_argument(value, record) for value in record.args)
    if record.exc_info and (error := record.exc_info[1]):
        away = _find_outage(error)
        clean.exc_text = describe_error(away) if away else describe_traceback(error)
    clean.exc_info = None
    return clean


def _clean_argument(value: Any, record: logging.LogRecord) -> Any:
    if isinstance(value, BaseException):
        return describe_error(value)
    request = getattr(record, "request", None)
    if request is not None and value == getattr(request, "path", None):
        # A path may hold a token, as password links do.
        return get_route(request)
    return value


def get_route(request: Any) -> str:
    """Its URL's pattern."""
    match = getattr(request, "resolver_match", None)
    return f"/{match.route}" if match else "(no page of ours)"


# --- Exceptions -------------------------------------------------------------

# These speak of programs and machines. Others quote values: a JSON decoder, pydantic, int(), a
# dictionary without the key, and a model server that sends the prompt back.
_PLAIN_ERRORS = (OSError, ImportError, AttributeError, NameError, TypeError, NotImplementedError)
_PLAIN_MODULES = {"redis", "kombu", "amqp", "urllib3", "botocore"}
# The database error that quotes a value in its first line.
_QUOTING_ERROR = "DataError"
# A service is away, or its disk is full: every request and every task meets it, wherever it is.
# Other kinds of psycopg's OperationalError, such as a deadlock, have names of their own.
_OUTAGE_ERRORS = {
    *("OperationalError", "ConnectionTimeout", "PoolTimeout", "AdminShutdown", "CrashShutdown"),
    *("CannotConnectNow", "DiskFull", "ConnectionError", "TimeoutError", "BusyLoadingError"),
}
_SERVICE_MODULES = {"psycopg", "psycopg_pool", "redis", "kombu"}


def describe_error(error: BaseException) -> str:
    """Its class, and its message where that quotes nothing.

    Our own classes say so by `loggable = True`.
    """
    cls = type(error)
    if not _is_plain(error):
        return cls.__name__
    first, *_ = str(error).splitlines() or [""]
    return f"{cls.__name__}: {first}" if first else cls.__name__


def _is_plain(error: BaseException) -> bool:
    cls = type(error)
    module = cls.__module__
    if module.startswith(("django.db", "psycopg")):
        return cls.__name__ != _QUOTING_ERROR and not issubclass(cls, LookupError)
    plain = isinstance(error, _PLAIN_ERRORS) or module.partition(".")[0] in _PLAIN_MODULES
    return plain or bool(getattr(cls, "loggable", False))


def _find_outage(error: BaseException) -> BaseException | None:
    """The error itself, if it says that a service is away."""
    if type(error).__name__ == "SchedulingError":  # the beat's own, which hides another
        error = error.__context__ or error
    cls = type(error.__cause__ or error)  # Django's errors have those of psycopg as their cause
    away = cls.__name__ in _OUTAGE_ERRORS and cls.__module__.partition(".")[0] in _SERVICE_MODULES
    return error if away else None


def describe_traceback(error: BaseException) -> str:
    """Python's traceback, with `describe_error` in place of the exceptions' messages."""
    return "\n".join(_traceback_lines(error, set()))


def _traceback_lines(error: BaseException, seen: set[int]) -> Iterator[str]:
    seen.add(id(error))
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None and id(before) not in seen:
        yield from _traceback_lines(before, seen)
        yield ""
    yield "Traceback (most recent call last):"
    yield "".join(traceback.format_tb(error.__traceback__)).rstrip("\n")
    yield describe_error(error)
