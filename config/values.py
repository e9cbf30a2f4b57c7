"""What values environment variables may have, and the messages about wrong ones."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, get_args
from urllib.parse import parse_qsl, unquote, urlsplit
from zoneinfo import ZoneInfo

from annotated_types import Ge, Le
from phonenumbers import SUPPORTED_REGIONS
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    model_validator,
)
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from llm.redis_addresses import is_redis_address


@dataclass(frozen=True)
class Form:
    """Messages say that a value "is not {noun}" and suggest `example`; '' counts as not set."""

    noun: str
    example: str
    accepts: Callable[[Any], object] = lambda _: True
    secret: bool = False
    required: bool = False

    def __get_pydantic_core_schema__(self, of: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self._check_value, handler(of))

    def _check_value(self, value: Any) -> Any:
        try:
            if self.accepts(value) if value or self.required else True:
                return value
        except (ValueError, LookupError, OSError):
            pass
        raise ValueError(self.noun)

    @property
    def remedy(self) -> str:
        return f"Write {self.example}, or {'use `make run`' if self.required else 'unset it'}"


def get_form(field: FieldInfo) -> Form:
    """For a list, the form of its elements."""
    of_each = getattr(next(iter(get_args(field.annotation)), None), "__metadata__", ())
    for each in (*field.metadata, *of_each):
        if isinstance(each, Form):
            return each
    if isinstance(field.annotation, type) and issubclass(field.annotation, VariableGroup):
        return Form("numbers with names", str(field.default))
    if field.annotation is bool:
        return Form("true or false", "true or false")
    if field.annotation not in {int, float}:
        return Form("", "another value")
    least = next(each.ge for each in field.metadata if isinstance(each, Ge))
    most = next((each.le for each in field.metadata if isinstance(each, Le)), None)
    number = "a whole number" if field.annotation is int else "an amount"
    limits = f"of at least {least}" if most is None else f"from {least} to {most}"
    return Form(f"{number} {limits}", "one")


class VariableGroup(BaseModel):
    """Numbers in one variable, as in `case_tokens=5000 daily_dollars=20`; others keep defaults."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @model_validator(mode="before")
    @classmethod
    def _read(cls, value: Any) -> Any:
        if isinstance(value, str):
            return dict(each.partition("=")[::2] for each in _split_words(value))
        return value

    def __str__(self) -> str:
        return " ".join(f"{name}={value}" for name, value in self)


# --- What is accepted -------------------------------------------------------


def _is_web_address(text: str) -> bool:
    parts = urlsplit(text)
    return parts.scheme in {"http", "https"} and bool(parts.hostname)


def _is_database(url: str) -> bool:
    from psycopg import ProgrammingError  # noqa: PLC0415 - ten megabytes that a ping does without
    from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415

    try:
        return url.startswith("postgres") and "dbname" in conninfo_to_dict(url)
    except ProgrammingError:
        return False


def _is_broker(url: str) -> bool:
    parts = urlsplit(url)
    at_host = bool(parts.hostname or parts.port)
    return is_redis_address(url) or (parts.scheme in {"amqp", "amqps"} and at_host)


def _check_files(url: str) -> str:
    """Without its certificates a process would fail at its first connection."""
    for name, path in parse_qsl(urlsplit(url).query):
        if name in {"ssl_ca_certs", "ssl_certfile", "ssl_keyfile"} and not Path(path).is_file():
            message = "there is no file {path}, which {name} names"
            raise PydanticCustomError("conflict", message, {"path": repr(path), "name": name})
    return url


def _is_digest_list(path: str) -> bool:
    with Path(path).open("rb") as file:
        return bool(re.match(rb"[0-9A-Fa-f]{40}(:\d+)?\s", file.readline(100)))


def _is_store(place: str) -> bool:
    parts = urlsplit(place)
    return place.startswith("/") or (parts.scheme == "s3" and bool(parts.netloc))


def _are_sinks(addresses: tuple[str, ...]) -> bool:
    for each in addresses:
        if not (_is_store(each) or _is_web_address(each) or re.fullmatch(r"\w+(\.\w+)+", each)):
            return False
    return len(sink_addresses(addresses)) == len(addresses)


def _is_mail_server(url: str) -> bool:
    return urlsplit(url).scheme in _MAIL_PORTS and bool(mail_settings(url)["EMAIL_HOST"])


def _split_words(value: Any) -> Any:
    return value.replace(",", " ").split() if isinstance(value, str) else value


def _split_at_spaces(value: Any) -> Any:
    """A key or an address may have a comma in it."""
    return value.split() if isinstance(value, str) else value


# --- Types ------------------------------------------------------------------

_REDIS_EXAMPLE = "redis://HOST:6379/0, rediss:// or sentinel:// (docs/deployment.md)"
_POSTGRES_FORM = (
    "a PostgreSQL address with a database name",
    "postgresql://USER:PASSWORD@HOST:5432/NAME",
)
_HOST_PATTERN = re.compile(
    r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?"
)  # goes into the Content-Security-Policy
_MIN_TOKEN_LENGTH = 16  # characters

Natural = Annotated[int, Ge(0)]
Positive = Annotated[int, Ge(1)]
Amount = Annotated[float, Ge(0), Field(allow_inf_nan=False)]
WordList = Annotated[tuple[str, ...], BeforeValidator(_split_words)]
SpaceSeparated = Annotated[tuple[str, ...], BeforeValidator(_split_at_spaces)]
Directory = Annotated[Path, AfterValidator(lambda path: path.expanduser().absolute())]
Port = Annotated[int, Ge(1), Le(65535), Form("a port", "a number from 1 to 65535")]
Ports = Annotated[
    tuple[Annotated[Port, Form("a port", "ports such as 443,8443")], ...],
    BeforeValidator(_split_words),
]
WebAddress = Annotated[str, Form("a web address", "https://HOST", _is_web_address)]
SecretKey = Annotated[str, Form("a key", "50 or more random characters", bool, required=True)]
Database = Annotated[str, Form(*_POSTGRES_FORM, _is_database, secret=True, required=True)]
OptionalDatabase = Annotated[str, Form(*_POSTGRES_FORM, _is_database, secret=True)]
Broker = Annotated[
    str,
    Form(
        "an address of Redis or RabbitMQ",
        f"amqp://USER:PASSWORD@HOST:5672/VHOST, {_REDIS_EXAMPLE}",
        _is_broker,
        secret=True,
        required=True,
    ),
    AfterValidator(_check_files),
]
Redis = Annotated[
    str,
    Form("an address of Redis", _REDIS_EXAMPLE, is_redis_address, secret=True, required=True),
    AfterValidator(_check_files),
]
DigestList = Annotated[
    str,
    Form(
        "a file of SHA-1 digests in hexadecimal, sorted, one a line",
        "the path of such a file that this process may read",
        _is_digest_list,
    ),
]
Region = Annotated[
    str,
    AfterValidator(str.upper),
    Form("a country with telephones", "US, DE or another", SUPPORTED_REGIONS.__contains__),
]
Networks = Annotated[
    tuple[Annotated[str, Form("a network", "networks such as 10.0.0.0/8", ip_network)], ...],
    BeforeValidator(_split_words),
]
HostNames = Annotated[
    tuple[Annotated[str, Form("a host name", "names in lower case", _HOST_PATTERN.fullmatch)], ...],
    BeforeValidator(_split_words),
]
_Role = Annotated[
    Literal["reviewer", "lead", "guideline_admin", "author", "auditor", "system_admin"],
    BeforeValidator(lambda name: name.replace("-", "_")),  # 1.0 documented system-admin
    Form("a role", "names such as system_admin,guideline_admin"),
]
Roles = Annotated[tuple[_Role, ...], BeforeValidator(_split_words)]
TimeZone = Annotated[str, Form("a time zone", "a name such as Europe/Berlin", ZoneInfo)]
Store = Annotated[str, Form("a directory or a bucket", "/DIRECTORY or s3://BUCKET", _is_store)]
Sinks = Annotated[
    tuple[str, ...],
    BeforeValidator(_split_at_spaces),
    Form(
        "a list of sinks with one of each kind",
        "/DIRECTORY, s3://BUCKET/PREFIX or https://HOST/PATH, separated by spaces",
        _are_sinks,
    ),
]
MailServer = Annotated[
    str,
    Form(
        "an address of a mail server",
        "smtp+starttls://USER:PASSWORD@HOST:587, smtps:// or smtp://",
        _is_mail_server,
        secret=True,
    ),
]
Token = Annotated[
    str,
    Form(
        f"a token of {_MIN_TOKEN_LENGTH} or more characters",
        "a longer one",
        lambda token: len(token) >= _MIN_TOKEN_LENGTH,
        secret=True,
    ),
]
LogLevel = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"],
    BeforeValidator(str.upper),
    Form("a log level", "DEBUG, INFO, WARNING, ERROR or CRITICAL"),
]
LogFormat = Annotated[
    Literal["json", "line"], BeforeValidator(str.lower), Form("a form of logs", "json or line")
]


# --- As Django takes them ---------------------------------------------------


# libpq would wait two minutes for a server that hangs, and a quarter of an hour or more for a host
# that is gone. The address may say otherwise.
_CONNECTION_TIMEOUTS = {
    "connect_timeout": "5",
    "keepalives_idle": "30",
    "tcp_user_timeout": "30000",
}


def database_settings(url: str) -> dict[str, Any]:
    """Django's connection settings of a PostgreSQL address."""
    from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415

    parts = conninfo_to_dict(url)
    names = {"NAME": "dbname", "USER": "user", "PASSWORD": "password", "HOST": "host"}
    own = {key: parts.pop(name, "") for key, name in {**names, "PORT": "port"}.items()}
    return {
        "ENGINE": "django.db.backends.postgresql",
        **own,
        "OPTIONS": _CONNECTION_TIMEOUTS | parts,
    }


_MAIL_PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


def mail_settings(url: str) -> dict[str, Any]:
    """Django's settings of a mail server. Raises ValueError."""
    parts = urlsplit(url)
    return {
        "EMAIL_HOST": parts.hostname or "",
        "EMAIL_PORT": parts.port or _MAIL_PORTS.get(parts.scheme, 25),
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_TLS": parts.scheme == "smtp+starttls",
        "EMAIL_USE_SSL": parts.scheme == "smtps",
    }


def is_local(url: str) -> bool:
    """Whether only this machine reaches it."""
    return urlsplit(url).hostname in {"127.0.0.1", "localhost", "::1"}


def sink_addresses(addresses: tuple[str, ...]) -> dict[str, str]:
    """The address of each sink by its name; a class of your own has none."""
    kinds = {"": "directory", "s3": "s3", "http": "webhook", "https": "webhook"}
    return {
        kinds[urlsplit(each).scheme] if "/" in each else each: each if "/" in each else ""
        for each in addresses
    }
