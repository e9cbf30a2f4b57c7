"""Every environment variable: its type, its default and limits, and what it is for.

The table in docs/settings.md is generated from here (`manage.py environment_table --write`), and
docker-compose.yml passes the variables on. A wrong value does not raise while settings load, which
would hide every other problem behind a traceback: `read` returns it as a `Problem`, and the system
check in `config.apps` reports it and stops `check`, `migrate`, the web server and the workers.
"""

import os
import re
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import parse_qsl, urlsplit
from zoneinfo import ZoneInfo

from annotated_types import Ge, Le, Predicate
from phonenumbers import SUPPORTED_REGIONS
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    ValidationError,
    ValidationInfo,
    create_model,
)
from pydantic import field_validator as checked
from pydantic.fields import FieldInfo
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, InitSettingsSource, NoDecode, SettingsConfigDict
from pydantic_settings import PydanticBaseSettingsSource as Source

from config import queues
from config.embedded import APPLICATION_ROLE, READER_ROLE
from config.embedded.homes import recorded_environment
from llm.redis_addresses import is_redis
from llm.types import HOSTED_CALLS, OWN_CALLS

CHECKOUT = Path(__file__).resolve().parent.parent
# Settings have to load with these for the checks to report what is wrong.
_PLACEHOLDERS = {
    "COUNTERSIGN_BASE_URL": "http://127.0.0.1:8000",
    "DJANGO_SECRET_KEY": "unset-and-refused-by-the-system-checks",
    "DATABASE_URL": "postgresql://nobody@127.0.0.1:1/unset",
    "CELERY_BROKER_URL": "redis://127.0.0.1:1/0",
    "REDIS_URL": "redis://127.0.0.1:1/0",
    "COUNTERSIGN_PIPELINE_THREADS": queues.PIPELINE.threads,
}


@dataclass(frozen=True)
class ConfigurationProblem:
    variable: str
    message: str
    remedy: str


@dataclass(frozen=True)
class ValueForm:
    """What a value has to be, for messages: "'x' is not {noun}", and what to do about it."""

    noun: str
    remedy: str = "Correct or unset it"
    secret: bool = False


def _is_web_address(text: str) -> bool:
    parts = urlsplit(text)
    return parts.scheme in {"http", "https"} and bool(parts.hostname)


def _is_database(url: str) -> bool:
    from psycopg import ProgrammingError  # noqa: PLC0415 - ten megabytes for whoever needs them
    from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415

    try:
        return url.startswith("postgres") and "dbname" in conninfo_to_dict(url)
    except ProgrammingError:
        return False


def _is_broker(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return is_redis(url) or (
            parts.scheme in {"amqp", "amqps"} and bool(parts.hostname or parts.port)
        )
    except ValueError:
        return False


def _with_its_files(url: str) -> str:
    """Without its certificates a process would end in its first connection."""
    for name, path in parse_qsl(urlsplit(url).query):
        if name in _TLS_FILES and not Path(path).is_file():
            message = "there is no file {path}, which {name} names"
            raise PydanticCustomError("conflict", message, {"path": repr(path), "name": name})
    return url


_DIGEST_LINE = re.compile(rb"[0-9A-Fa-f]{40}(:\d+)?\s")


def _is_digest_list(path: str) -> bool:
    try:
        with Path(path).open("rb") as file:
            return bool(_DIGEST_LINE.match(file.readline(100)))
    except OSError:
        return False


def _is_time_zone(name: str) -> bool:
    try:
        return bool(ZoneInfo(name).key)
    except (KeyError, OSError, ValueError):
        return False


_TLS_FILES = frozenset({"ssl_ca_certs", "ssl_certfile", "ssl_keyfile"})


def _is_network(text: str) -> bool:
    try:
        return bool(ip_network(text))
    except ValueError:
        return False


# They go into the Content-Security-Policy.
_HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?")


def _words(value: Any) -> Any:
    return value.replace(",", " ").split() if isinstance(value, str) else value


def _keys(value: Any) -> Any:
    """A key may have a comma in it."""
    return value.split() if isinstance(value, str) else value


Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)]
Keys = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_keys)]
Directory = Annotated[Path, AfterValidator(lambda path: path.expanduser().absolute())]
Port = Annotated[
    int, Ge(1), Le(65535), ValueForm("a port", "Set a number from 1 to 65535, or unset it")
]
Amount = Annotated[float, Ge(0), Field(allow_inf_nan=False)]
WebAddress = Annotated[
    str, Predicate(_is_web_address), ValueForm("a web address", "Write https://HOST")
]
OptionalWebAddress = Annotated[
    str,
    Predicate(lambda url: not url or _is_web_address(url)),
    ValueForm("a web address", "Write http://HOST:4318, or unset it"),
]
SecretKey = Annotated[
    str, Predicate(bool), ValueForm("a key", "Set 50 or more random characters, or use `make run`")
]
Database = Annotated[
    str,
    Predicate(_is_database),
    ValueForm(
        "a PostgreSQL address with a database name",
        "Start one with `make run`, or write postgresql://USER:PASSWORD@HOST:5432/NAME",
        secret=True,
    ),
]
OptionalDatabase = Annotated[
    str,
    Predicate(lambda url: not url or _is_database(url)),
    ValueForm(
        "a PostgreSQL address with a database name",
        "Write postgresql://OWNER:PASSWORD@HOST:5432/NAME, or unset it",
        secret=True,
    ),
]
OptionalDigestList = Annotated[
    str,
    Predicate(lambda path: not path or _is_digest_list(path)),
    ValueForm(
        "a file of SHA-1 digests in hexadecimal, sorted, one a line",
        "Write the path of such a file that this process may read, or unset it",
    ),
]
_REDIS_FORMS = "redis://HOST:6379/0, or rediss:// or sentinel:// (docs/deployment.md)"
Broker = Annotated[
    str,
    Predicate(_is_broker),
    AfterValidator(_with_its_files),
    ValueForm(
        "an address of Redis or RabbitMQ",
        f"Start one with `make run`, or write amqp://USER:PASSWORD@HOST:5672/VHOST, {_REDIS_FORMS}",
        secret=True,
    ),
]
SharedRedis = Annotated[
    str,
    Predicate(is_redis),
    AfterValidator(_with_its_files),
    ValueForm("an address of Redis", f"Write {_REDIS_FORMS}", secret=True),
]
Region = Annotated[
    str,
    AfterValidator(str.upper),
    Predicate(SUPPORTED_REGIONS.__contains__),
    ValueForm("a country with telephones", "Write its two letters, such as US or DE"),
]
HostNames = Annotated[
    tuple[Annotated[str, Predicate(_HOST_NAME.fullmatch)], ...],
    NoDecode,
    BeforeValidator(_words),
    ValueForm("a host name", "Write names such as media.example.org, in lower case"),
]
Roles = Annotated[
    tuple[Literal["reviewer", "lead", "guideline_admin", "author", "auditor", "system_admin"], ...],
    NoDecode,
    BeforeValidator(lambda value: tuple(each.replace("-", "_") for each in _words(value))),
    ValueForm("a role", "Write names such as system-admin,guideline-admin"),
]
TimeZone = Annotated[
    str, Predicate(_is_time_zone), ValueForm("a time zone", "Write a name such as Europe/Berlin")
]
LogLevel = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"],
    BeforeValidator(str.upper),
    ValueForm("a log level", "Write DEBUG, INFO, WARNING, ERROR or CRITICAL"),
]

_LEAST_TOKEN = 16  # characters
MetricsToken = Annotated[
    str,
    Predicate(lambda token: not token or len(token) >= _LEAST_TOKEN),
    ValueForm(f"a token of {_LEAST_TOKEN} or more characters", "Choose a longer one", secret=True),
]
Networks = Annotated[
    tuple[Annotated[str, Predicate(_is_network)], ...],
    NoDecode,
    BeforeValidator(_words),
    ValueForm("a network", "Write networks such as 10.0.0.0/8, separated by commas or spaces"),
]
LogFormat = Annotated[
    Literal["json", "line"],
    BeforeValidator(str.lower),
    ValueForm("a form of logs", "Write json or line"),
]


def _redis_of_broker(given: Mapping[str, Any]) -> str:
    broker: str = given["CELERY_BROKER_URL"]
    return broker if is_redis(broker) else ""


def _derived(shown: str, value: Callable[[dict[str, Any]], Any]) -> Any:
    """A default that depends on variables above it; the documentation shows `shown`."""
    return Field(default_factory=value, json_schema_extra={"default": shown})


def _required(shown: str) -> Any:
    return Field(default="", json_schema_extra={"default": shown})


def _pipeline_threads(given: Mapping[str, Any]) -> int:
    """Threads beyond the slots would only ask for one again and again."""
    models = (given["COUNTERSIGN_WRITER_MODEL"], given["COUNTERSIGN_JUDGE_MODEL"])
    kinds = {model.partition(":")[0] for model in models}
    if kinds == {"offline"}:
        return queues.PIPELINE.threads
    hosted = "azure" in kinds or ("openai" in kinds and not given["OPENAI_BASE_URL"])
    usual = HOSTED_CALLS if hosted else OWN_CALLS + 2
    return min(500, int(given["COUNTERSIGN_MAX_CONCURRENCY"]) or usual)


class Installation(BaseSettings):
    """What `make run` reads before there are services; a container has values of its own."""

    model_config = SettingsConfigDict(
        case_sensitive=True,
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        str_strip_whitespace=True,
        use_attribute_docstrings=True,
        validate_default=True,
    )

    COUNTERSIGN_HOME: Directory = _derived(
        "`.countersign` in the checkout", lambda _: CHECKOUT / ".countersign"
    )
    """data, logs, credentials of the embedded installation"""
    PORT: Port = 8000
    """where `make run` serves"""
    PG_BINDIR: str = ""
    """the directory of PostgreSQL's programs, in place of those that are installed with us"""
    REDIS_BIN: str = ""
    """the Redis server's program, in place of the one that is installed with us"""


class _WithHome(Installation):
    """With what the home has recorded, where the environment says nothing."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: Source,
        env_settings: Source,
        dotenv_settings: Source,
        file_secret_settings: Source,
    ) -> tuple[Source, ...]:
        # A wrong PORT is reported together with what else is wrong.
        home = recorded_environment(Installation(PORT=8000).COUNTERSIGN_HOME)
        return init_settings, env_settings, InitSettingsSource(settings_cls, home)


class Environment(_WithHome):
    """What the application reads; services and key of the home are used where nothing is set."""

    # --- Where people and programs reach us -------------------------------------
    COUNTERSIGN_BASE_URL: WebAddress = _derived(
        "`http://127.0.0.1:$PORT`", lambda given: f"http://127.0.0.1:{given['PORT']}"
    )
    """how people reach it; `https://` switches secure cookies, redirects and HSTS on"""
    COUNTERSIGN_ALLOWED_HOSTS: Words = ()
    """host names beside that of the base URL, separated by commas or spaces"""
    COUNTERSIGN_SIGNING_ORIGINS: Words = ()
    """origins such as `https://desk.example.org` where records may be signed with passkeys, beside
    that of the base URL; of its host or below it (docs/roles.md)"""
    COUNTERSIGN_BEHIND_PROXY: bool = False
    """trust `X-Forwarded-Proto` of a proxy that sets it, and the last address in its
    `X-Forwarded-For`. Without it everybody behind a proxy counts as one client where tries to sign
    in are limited (docs/roles.md)"""
    COUNTERSIGN_MAX_TRANSCRIPT_BYTES: int = Field(default=20_000_000, ge=1000)
    """the largest submission"""
    COUNTERSIGN_MAX_STREAM_BYTES: int = Field(default=2_000_000_000, ge=1000)
    """the largest NDJSON stream; it waits on the disk of the web server, in
    `COUNTERSIGN_HOME/spool`"""
    COUNTERSIGN_MAX_RECORDING_BYTES: int = Field(default=500_000_000, ge=1000)
    """the largest recording of a meeting; it waits in `COUNTERSIGN_HOME/spool` too"""
    COUNTERSIGN_API_REQUESTS_PER_MINUTE: int = Field(default=6000, ge=0)
    """what a token that has no limit of its own may ask for in a minute; 0: no limit; not counted
    while Redis is away"""
    COUNTERSIGN_TOKEN_DAYS: int = Field(default=90, ge=0, le=36500)
    """after how many days an API token expires for which its owner chose no last day; 0: it does
    not expire"""

    COUNTERSIGN_MFA_ROLES: Roles = ()
    """roles that take a second factor, such as `system-admin,guideline-admin` (docs/roles.md)"""
    COUNTERSIGN_IDLE_MINUTES: int = Field(default=60, ge=1, le=1440)
    """after how long without an act of its person a session ends"""
    COUNTERSIGN_SESSION_HOURS: int = Field(default=12, ge=1, le=720)
    """after how long a session ends in any case"""
    COUNTERSIGN_PASSWORD_WORDS: Words = ()
    """names of the company and its projects, which make up no password; those of the product and of
    the base URL are known"""
    COUNTERSIGN_BREACHED_PASSWORDS: OptionalDigestList = ""
    """a file of SHA-1 digests of breached passwords, sorted, one a line, as the downloader of Have
    I Been Pwned writes it; the 20,000 most common passwords are refused without it"""

    # --- Identity providers -----------------------------------------------------
    COUNTERSIGN_IDENTITY_PROVIDERS: str = ""
    """providers that people sign in through (OpenID Connect): a list in YAML or JSON, or the path
    of a file with it that every process can read (docs/sign-in.md)"""
    COUNTERSIGN_PASSWORD_SIGN_IN: bool = True
    """`false`: identity providers are the only way in, but for the emergency accounts"""
    COUNTERSIGN_EMERGENCY_ACCOUNTS: Words = ()
    """user names that sign in by password where nobody else does; each use of one is an event and a
    letter to the system admins"""

    # --- Secrets and services ---------------------------------------------------
    DJANGO_SECRET_KEY: SecretKey = _required("made by `make run`")
    """signs sessions and seals what is stored encrypted"""
    DJANGO_SECRET_KEY_FALLBACKS: Keys = ()
    """former secret keys: they still open what was sealed under them"""
    DATABASE_URL: Database = _required("the embedded PostgreSQL")
    """the database, as `postgresql://USER:PASSWORD@HOST:5432/NAME`"""
    DATABASE_OWNER_URL: OptionalDatabase = ""
    """the same as the role that owns the tables, for `migrate` alone (docs/deployment.md)"""
    DATABASE_APPLICATION_ROLE: str = APPLICATION_ROLE
    """the role that `migrate` gives the application's rights"""
    DATABASE_READER_ROLE: str = READER_ROLE
    """the role that `migrate` lets read, for reports"""
    DATABASE_POOL: int = Field(default=0, ge=0)
    """size of the connection pool of a worker with threads; 0: none"""
    COUNTERSIGN_PGBOUNCER: bool = False
    """`DATABASE_URL` leads to PgBouncer in transaction mode (docs/deployment.md)"""
    CELERY_BROKER_URL: Broker = _required("the embedded Redis")
    """the broker, as `redis://HOST:6379/0`, `rediss://`, `sentinel://` or `amqp://`
    (docs/deployment.md)"""
    REDIS_URL: SharedRedis = _derived("the broker, where that is Redis", _redis_of_broker)
    """limits of model servers across workers, rate limits; needed beside RabbitMQ too"""

    # --- Models -----------------------------------------------------------------
    COUNTERSIGN_WRITER_MODEL: str = "offline"
    """`openai:NAME`, `azure:DEPLOYMENT`, `ollama:NAME` (docs/models.md) or `offline`"""
    COUNTERSIGN_JUDGE_MODEL: str = "offline"
    """the model of judges that name none, written the same way"""
    COUNTERSIGN_SECOND_JUDGE_MODEL: str = ""
    """a model of another family that judges too what a person sees next; it decides nothing, and
    where the two judges disagree the page says so"""
    COUNTERSIGN_OTHER_MODELS: Words = ()
    """models that a reviewer may try on a failed case besides these two and the offline engine"""
    OPENAI_API_KEY: str = ""
    """the key for `openai:` models"""
    OPENAI_BASE_URL: str = ""
    """the server of `openai:` models where it is not OpenAI's; it needs no key"""
    AZURE_OPENAI_ENDPOINT: str = ""
    """the server of `azure:` models"""
    AZURE_OPENAI_API_KEY: str = ""
    """the key for `azure:` models"""
    AZURE_OPENAI_AD_TOKEN: str = ""
    """a token of Entra ID in place of the key"""
    OPENAI_API_VERSION: str = "2024-10-21"
    """the version of Azure's API; JSON schemas need 2024-08-01-preview or later"""
    OLLAMA_HOST: str = ""
    """the server of `ollama:` models where it is not this machine"""
    COUNTERSIGN_TRUSTED_MODEL_HOSTS: Words = ()
    """model servers of your own, from which no personal data is hidden (docs/redaction.md)"""
    COUNTERSIGN_REDACTION_REGION: Region = "US"
    """where a phone number without a country code is dialled"""
    COUNTERSIGN_CALL_DEADLINE: int = Field(default=120, ge=1)
    """seconds for one model call, retries included, and up to four times as long where a server is
    known to be slow"""
    COUNTERSIGN_MAX_CONCURRENCY: int = Field(default=0, ge=0)
    """calls in flight per model server, over all workers; 0: 64 to OpenAI and Azure, 4 to every
    other server. Fewer for some minutes after time-outs and refusals with 429"""
    COUNTERSIGN_OLLAMA_NUM_CTX: int = Field(default=16384, ge=2048)
    """the context that Ollama is asked to load"""
    COUNTERSIGN_OPENAI_CONTEXT_TOKENS: int = Field(default=128_000, ge=2048)
    """the window of an OpenAI-compatible model"""
    COUNTERSIGN_THINKING_TOKENS: int = Field(default=0, ge=0)
    """tokens that a model may spend on thoughts before each answer, beside the answer's own"""
    COUNTERSIGN_RESPONSE_CACHE: bool = True
    """answer identical requests at temperature 0 once"""
    COUNTERSIGN_RESPONSE_CACHE_DAYS: int = Field(default=30, ge=1)
    """after how long a kept answer is deleted; it may hold what a meeting said"""
    COUNTERSIGN_PRICES: str = ""
    """a YAML file of your own prices per model"""
    COUNTERSIGN_CASE_TOKENS: int = Field(default=0, ge=0)
    """what one case may spend on models before it pauses; 0: no limit"""
    COUNTERSIGN_CASE_DOLLARS: Amount = 0
    """what one case may spend in dollars; 0: no limit"""
    COUNTERSIGN_DAILY_TOKENS: int = Field(default=0, ge=0)
    """what a day (UTC) may spend before everything pauses; 0: no limit"""
    COUNTERSIGN_DAILY_DOLLARS: Amount = 0
    """what a day (UTC) may spend in dollars; 0: no limit"""
    COUNTERSIGN_WORDINGS_DIRECTORY: str = ""
    """a directory of YAML files with prompt wordings that admins may copy into a guideline
    (docs/judges.md)"""
    COUNTERSIGN_FETCHED_DIRECTORY: str = _derived(
        "`fetched` in `COUNTERSIGN_HOME`",
        lambda given: str(given["COUNTERSIGN_HOME"] / "fetched"),
    )
    """where this host copies students to out of the database, when it first needs one
    (docs/student.md)"""

    # --- Recordings of meetings -------------------------------------------------
    COUNTERSIGN_RECORDINGS_DIRECTORY: Directory = _derived(
        "`recordings` in `COUNTERSIGN_HOME`", lambda given: given["COUNTERSIGN_HOME"] / "recordings"
    )
    """where recordings are kept; the web server and every worker have to see it"""
    COUNTERSIGN_RECORDINGS_S3_BUCKET: str = ""
    """the bucket that recordings are kept in, in place of the directory"""
    COUNTERSIGN_RECORDINGS_S3_ENDPOINT: str = ""
    """the address of a server that speaks S3 where it is not AWS"""
    COUNTERSIGN_RECORDINGS_S3_REGION: str = "us-east-1"
    """the region of that bucket"""
    COUNTERSIGN_RECORDING_HOSTS: HostNames = ()
    """hosts that a link to a recording may lead to, in lower case; browsers of reviewers play from
    there (docs/recordings.md)"""

    # --- The pipeline -----------------------------------------------------------
    COUNTERSIGN_PIPELINE_THREADS: Annotated[int, Ge(1), Le(500)] = _derived(
        "the slots of the models", _pipeline_threads
    )
    """threads of each process of the worker that writes and judges. They follow from
    `COUNTERSIGN_MAX_CONCURRENCY`; without a model they are 32"""
    COUNTERSIGN_INTERACTIVE_THREADS: int = Field(default=queues.INTERACTION.threads, ge=2, le=500)
    """threads of the worker for what people wait for on a page and for what goes out"""
    COUNTERSIGN_CONTROL_THREADS: int = Field(default=queues.TICKS.threads, ge=2, le=500)
    """threads of the worker for the beat's ticks"""
    COUNTERSIGN_LEASE_SECONDS: int = Field(default=30, ge=3)
    """after how long a dead worker's case goes to another"""
    COUNTERSIGN_SWEEP_SECONDS: int = Field(default=5, ge=1)
    """how often the beat looks for cases that no message reached"""
    COUNTERSIGN_NUDGE_AGAIN_SECONDS: int = Field(default=20, ge=1)
    """how long a case waits before it is announced again"""

    # --- Judgements through the API -------------------------------------------------
    COUNTERSIGN_JUDGEMENTS_PER_HOUR: int = Field(default=60, ge=1)
    """how many requests to judge pairs an account may send in an hour, of 1,000 pairs at most"""
    COUNTERSIGN_JUDGEMENT_DAYS: int = Field(default=7, ge=1)
    """after how many days such pairs are deleted with their scores"""

    # --- The review desk --------------------------------------------------------
    COUNTERSIGN_CLAIM_SECONDS: int = Field(default=600, ge=30)
    """how long a reviewer keeps a case that they stopped working on"""
    COUNTERSIGN_CLAIMS_PER_PERSON: int = Field(default=3, ge=1)
    """how many cases one reviewer holds at a time; acting on one more gives the idlest back"""
    COUNTERSIGN_BLIND_SHARE: int = Field(default=10, ge=0)
    """of a hundred cases, how many are rated before the judge's scores show"""
    COUNTERSIGN_REVIEW_TARGET_HOURS: int = Field(default=24, ge=1)
    """after how long a waiting case is late"""
    COUNTERSIGN_TRIALS_PER_HOUR: int = Field(default=10, ge=1)
    """how often in an hour an author has a text judged before resubmitting it"""
    COUNTERSIGN_SUGGESTIONS_PER_HOUR: int = Field(default=5, ge=1)
    """how often in an hour an author asks for a rewriting"""

    COUNTERSIGN_SIGN_IN_EVENT_DAYS: int = Field(default=365, ge=90)
    """for how many days the audit log keeps who signed in, or tried to, and from where"""
    COUNTERSIGN_LEDGER_DAYS: int = Field(default=0, ge=0)
    """for how many days the ledger keeps each model call; 0: for ever"""

    # --- The log of evidence ----------------------------------------------------
    COUNTERSIGN_LOG_DIRECTORY: Directory = _derived(
        "`log` in `COUNTERSIGN_HOME`", lambda given: given["COUNTERSIGN_HOME"] / "log"
    )
    """where the key of the log is, in a file of mode 0600 (docs/log.md); the web server and every
    worker have to see it"""
    COUNTERSIGN_LOG_SIGNER: str = ""
    """the dotted path of a class that signs in place of that file, as with a KMS (docs/log.md)"""
    COUNTERSIGN_LOG_TIMESTAMP_URL: str = ""
    """the address of an authority that stamps checkpoints as of RFC 3161 (docs/log.md)"""
    COUNTERSIGN_LOG_TIMESTAMP_CA: str = ""
    """a PEM file with the certificates that the authority's own is issued under; keep former ones
    in it, so that its former time stamps can be checked"""

    # --- What goes out ----------------------------------------------------------
    COUNTERSIGN_OUTBOX_SECONDS: int = Field(default=2, ge=1)
    """how often the beat looks for webhooks and records that have to go out"""
    COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: bool = False
    """webhooks to private addresses and over plain http"""
    COUNTERSIGN_RECORD_SINKS: Words = ()
    """where approved records go on to: `directory`, `s3`, `webhook`, or classes of your own
    (docs/webhooks.md)"""
    COUNTERSIGN_SINK_DIRECTORY: str = ""
    """the directory of the `directory` sink"""
    COUNTERSIGN_SINK_WEBHOOK_URL: str = ""
    """the receiver of the `webhook` sink"""
    COUNTERSIGN_SINK_WEBHOOK_SECRET: str = ""
    """what its deliveries are signed with"""
    COUNTERSIGN_SINK_S3_BUCKET: str = ""
    """the bucket of the `s3` sink"""
    COUNTERSIGN_SINK_S3_PREFIX: str = ""
    """what the names of its objects begin with"""
    COUNTERSIGN_SINK_S3_ENDPOINT: str = ""
    """the address of a server that speaks S3 where it is not AWS"""
    COUNTERSIGN_SINK_S3_REGION: str = "us-east-1"
    """the region of the bucket"""
    AWS_ACCESS_KEY_ID: str = ""
    """credentials for S3, where the AWS SDK does not find others"""
    AWS_SECRET_ACCESS_KEY: str = ""
    """the secret of that key"""
    COUNTERSIGN_NOTIFY_SECONDS: int = Field(default=30, ge=1)
    """how often the beat looks for what people have to be told"""
    EMAIL_HOST: str = ""
    """the mail server; without one letters go to the worker's log, and links to a new password come
    from system admins only"""
    EMAIL_PORT: Port = 25
    """the port of the mail server"""
    EMAIL_HOST_USER: str = ""
    """the user name at the mail server"""
    EMAIL_HOST_PASSWORD: str = ""
    """the password at the mail server"""
    EMAIL_USE_TLS: bool = False
    """begin plainly and ask the mail server for TLS (STARTTLS)"""
    EMAIL_USE_SSL: bool = False
    """TLS from the first byte to the mail server"""
    DEFAULT_FROM_EMAIL: str = _derived(
        "`countersign@` the host of the base URL",
        lambda given: f"countersign@{urlsplit(given['COUNTERSIGN_BASE_URL']).hostname}",
    )
    """the sender of letters"""

    # --- Every process ----------------------------------------------------------
    COUNTERSIGN_TIME_ZONE: TimeZone = "UTC"
    """of times in pages"""
    COUNTERSIGN_LOG_LEVEL: LogLevel = "INFO"
    """of all processes; `DEBUG` is for our own loggers, and INFO then for those of libraries"""
    COUNTERSIGN_LOG_FORMAT: LogFormat = "line"
    """`json`: an object a line (docs/observability.md); `line`: for people to read"""

    COUNTERSIGN_METRICS_TOKEN: MetricsToken = ""
    """the bearer token that opens `/metrics` (docs/observability.md)"""
    COUNTERSIGN_METRICS_NETWORKS: Networks = ()
    """networks, such as 10.0.0.0/8, from which `/metrics` is open without it; without either there
    is no such page"""

    OTEL_EXPORTER_OTLP_ENDPOINT: OptionalWebAddress = ""
    """where traces go as OTLP over HTTP, such as http://collector:4318; without it
    OpenTelemetry is off (docs/observability.md)"""
    OTEL_EXPORTER_OTLP_HEADERS: str = ""
    """what is sent with them, as `name=value,…`"""
    OTEL_SERVICE_NAME: str = "countersign"
    """what traces are said to be of"""
    OTEL_RESOURCE_ATTRIBUTES: str = ""
    """what else is said about it, as `name=value,…`"""
    OTEL_TRACES_SAMPLER: str = "parentbased_always_on"
    """which traces are kept, such as `parentbased_traceidratio`"""
    OTEL_TRACES_SAMPLER_ARG: str = ""
    """the share that is, from 0 to 1"""
    OTEL_SDK_DISABLED: bool = False
    """OpenTelemetry is off, whatever the others say"""

    @checked("EMAIL_USE_SSL")
    @classmethod
    def _one_kind_of_tls(cls, value: bool, others: ValidationInfo) -> bool:
        if value and others.data.get("EMAIL_USE_TLS"):
            raise PydanticCustomError("conflict", "EMAIL_USE_TLS is set too")
        return value


def adopt_files(environ: MutableMapping[str, str] = os.environ) -> list[ConfigurationProblem]:
    """Give each variable NAME for which NAME_FILE names a file the content of that file.

    In the environment of this process, because the SDKs of models and of S3 read theirs there.
    """
    named = {name: environ[f"{name}_FILE"] for name in Environment.model_fields
             if environ.get(f"{name}_FILE")}  # fmt: skip
    return [problem for name, path in named.items() if (problem := _adopt(environ, name, path))]


def _adopt(environ: MutableMapping[str, str], name: str, path: str) -> ConfigurationProblem | None:
    try:
        content = Path(path).read_text().strip()
    except (OSError, ValueError) as error:
        told = getattr(error, "strerror", None) or "it is not text"
        return ConfigurationProblem(
            f"{name}_FILE", f"{path!r} cannot be read: {told}", "Correct the path or its rights"
        )
    if environ.get(name) not in {None, "", content}:
        return ConfigurationProblem(f"{name}_FILE", f"{name} is set too", "Unset one of them")
    environ[name] = content
    return None


def part(*names: str) -> Any:
    """These variables alone: a small process does without what others are checked with.

    Raises ValidationError.
    """
    adopt_files()
    declared = Environment.model_fields
    chosen: dict[str, Any] = {name: (declared[name].annotation, declared[name]) for name in names}
    return create_model("Part", __base__=_WithHome, **chosen)()


def read() -> tuple[Environment, list[ConfigurationProblem]]:
    """The environment, with placeholders or defaults for what is wrong with it."""
    unread = adopt_files()
    try:
        return Environment(), unread
    except ValidationError as error:
        found = problems(error)
    fields = Environment.model_fields
    usable: dict[str, Any] = {
        each.variable: _PLACEHOLDERS.get(each.variable, fields[each.variable].default)
        for each in found
    }
    return Environment(**usable), [*unread, *found]


def problems(error: ValidationError) -> list[ConfigurationProblem]:
    """Those of variables; a default that could not be derived because of one is none itself."""
    return [
        _problem(each) for each in error.errors() if each["type"] != "default_factory_not_called"
    ]


def _problem(error: ErrorDetails) -> ConfigurationProblem:
    variable = str(error["loc"][0])
    wanted = form(Environment.model_fields[variable])
    return ConfigurationProblem(variable, _message(error, wanted), wanted.remedy)


def _message(error: ErrorDetails, wanted: ValueForm) -> str:
    if error["type"] == "conflict":
        return error["msg"]
    if error["input"] == "":
        return "it is not set"
    return f"{'it' if wanted.secret else repr(error['input'])} is not {wanted.noun}"


def form(field: FieldInfo) -> ValueForm:
    declared = [each for each in field.metadata if isinstance(each, ValueForm)]
    if declared:
        return declared[0]
    if field.annotation is bool:
        return ValueForm("true or false")
    if field.annotation in {int, float}:
        return ValueForm(
            f"{'a whole number' if field.annotation is int else 'an amount'} {_limits(field)}"
        )
    return ValueForm("")


def _limits(field: FieldInfo) -> str:
    least = next(each.ge for each in field.metadata if isinstance(each, Ge))
    most = next((each.le for each in field.metadata if isinstance(each, Le)), None)
    return f"of at least {least}" if most is None else f"from {least} to {most}"


def database(url: str) -> dict[str, Any]:
    """Django's connection settings of a PostgreSQL address."""
    from psycopg.conninfo import conninfo_to_dict  # noqa: PLC0415

    parts = conninfo_to_dict(url)
    names = {
        "NAME": "dbname",
        "USER": "user",
        "PASSWORD": "password",
        "HOST": "host",
        "PORT": "port",
    }
    own = {key: parts.pop(name, "") for key, name in names.items()}
    return {"ENGINE": "django.db.backends.postgresql", **own, "OPTIONS": parts}
