"""Every environment variable: its type, its default and limits, and what it is for.

The table in docs/settings.md is generated from here (`python -m tools.pages --write`), and
each variable is a Django setting of its name without `COUNTERSIGN_`. A wrong value does not raise
while settings load, which would hide every other problem behind a traceback: `read_environment`
returns it as a problem, and the system check in `config.apps` reports it and stops `check`,
`migrate`, the web server and the workers.
"""

import os
from collections.abc import Callable, Iterator, Mapping, MutableMapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

from annotated_types import Ge, Le
from countersign_judge.llm.providers.registry import loadable_providers
from countersign_judge.llm.types import HOSTED_CALLS, OWN_CALLS
from pydantic import BaseModel, ConfigDict, Field, ValidationError, create_model
from pydantic_core import ErrorDetails

from config import queues
from config import values as v
from config.embedded import APPLICATION_ROLE, READER_ROLE
from config.embedded.homes import read_recorded_environment
from llm.redis_addresses import is_redis_address

CHECKOUT_DIRECTORY = Path(__file__).resolve().parent.parent
# Settings have to load with these for the checks to report what is wrong.
_PLACEHOLDERS = {
    "COUNTERSIGN_BASE_URL": "http://127.0.0.1:8000",
    "DJANGO_SECRET_KEY": "unset-and-refused-by-the-system-checks",
    "DATABASE_URL": "postgresql://nobody@127.0.0.1:1/unset",
    "CELERY_BROKER_URL": "redis://127.0.0.1:1/0",
    "REDIS_URL": "redis://127.0.0.1:1/0",
    "COUNTERSIGN_PIPELINE_THREADS": queues.PIPELINE_WORKER.threads,
}
# An unknown variable with such a name is a mistake.
_OUR_PREFIXES = ("COUNTERSIGN_", "EMAIL_")


class ConfigurationProblem(NamedTuple):
    variable: str
    message: str
    remedy: str


class MaxBytes(v.VariableGroup):
    transcript: v.Positive = 20_000_000
    stream: v.Positive = 2_000_000_000
    recording: v.Positive = 500_000_000


class HourlyLimits(v.VariableGroup):
    trials: v.Positive = 10
    suggestions: v.Positive = 5
    judgements: v.Positive = 60


class RetentionDays(v.VariableGroup):
    answers: v.Natural = 7
    judgements: v.Positive = 7
    sign_ins: Annotated[int, Ge(90)] = 365
    ledger: v.Natural = 0


class Budgets(v.VariableGroup):
    # More than any meeting or ordinary day takes, so that a loop or a stolen token ends.
    case_tokens: v.Natural = 5_000_000
    case_dollars: v.Amount = 0
    daily_tokens: v.Natural = 100_000_000
    daily_dollars: v.Amount = 0


def _derived_default(shown: str, value: Callable[[dict[str, Any]], Any]) -> Any:
    """A default that depends on variables above it; the documentation shows `shown`."""
    return Field(default_factory=value, json_schema_extra={"default": shown})


def _required_variable(shown: str) -> Any:
    return Field(default="", json_schema_extra={"default": shown})


def _pipeline_threads(given: Mapping[str, Any]) -> int:
    """More threads than slots would only ask for one again and again."""
    models = (given["COUNTERSIGN_WRITER_MODEL"], given["COUNTERSIGN_JUDGE_MODEL"])
    kinds = {model.partition(":")[0] for model in models}
    if kinds == {"offline"}:
        return queues.PIPELINE_WORKER.threads
    environment = {**os.environ, **given}
    hosted = any(
        provider.is_hosted(provider.address_in(environment))
        for provider in loadable_providers(kinds)
    )
    usual = HOSTED_CALLS if hosted else OWN_CALLS + 2
    return min(500, int(given["COUNTERSIGN_MAX_CONCURRENCY"]) or usual)


class Installation(BaseModel):
    """What `make run` reads before there are services; a container has its own values."""

    model_config = ConfigDict(
        extra="ignore",
        frozen=True,
        str_strip_whitespace=True,
        use_attribute_docstrings=True,
        validate_default=True,
    )

    COUNTERSIGN_HOME: v.Directory = _derived_default(
        "`.countersign` in the checkout", lambda _: CHECKOUT_DIRECTORY / ".countersign"
    )
    """data, logs, keys and credentials; the web server and every worker need it"""
    PORT: v.Port = 8000
    """where `make run` serves"""
    PG_BINDIR: str = ""
    """the directory of PostgreSQL's programs, in place of the included ones"""
    REDIS_BIN: str = ""
    """the program of Valkey or Redis (6.2 or newer), in place of the included one"""


class Environment(Installation):
    """What the application reads; services and key of the home are used where nothing is set."""

    # --- Where people and programs reach us ---
    COUNTERSIGN_BASE_URL: v.WebAddress = _derived_default(
        "`http://127.0.0.1:$PORT`", lambda given: f"http://127.0.0.1:{given['PORT']}"
    )
    """how people reach it; `https://` switches secure cookies, redirects and HSTS on"""
    COUNTERSIGN_ALLOWED_HOSTS: v.WordList = ()
    """more host names, besides the base URL's; passkeys sign on those below it (docs/roles.md)"""
    COUNTERSIGN_BEHIND_PROXY: bool = False
    """trust what a proxy says about the protocol and the client's address (docs/roles.md)"""
    COUNTERSIGN_MAX_BYTES: MaxBytes = MaxBytes()
    """the largest submission, NDJSON stream and recording; they wait in `COUNTERSIGN_HOME/spool`"""
    COUNTERSIGN_API_REQUESTS_PER_MINUTE: v.Natural = 6000
    """for a token without a limit of its own; 0: no limit; not counted while Redis is away"""

    # --- Who signs in ---
    COUNTERSIGN_TOKEN_DAYS: Annotated[int, Ge(0), Le(36500)] = 90
    """days that an API token works if its owner sets no last day; 0: it does not expire"""
    COUNTERSIGN_MFA_ROLES: v.Roles = _derived_default(
        "`system_admin`; none on your own machine",
        lambda given: () if v.is_local(given["COUNTERSIGN_BASE_URL"]) else ("system_admin",),
    )
    """roles that need a second factor, such as `system_admin,guideline_admin` (docs/roles.md)"""
    COUNTERSIGN_IDLE_MINUTES: Annotated[int, Ge(1), Le(1440)] = 60
    """minutes without activity after which a session ends"""
    COUNTERSIGN_SESSION_HOURS: Annotated[int, Ge(1), Le(720)] = 12
    """hours after which a session ends in any case"""
    COUNTERSIGN_PASSWORD_WORDS: v.WordList = ()
    """names of the company and its projects; no password may consist of them"""
    COUNTERSIGN_BREACHED_PASSWORDS: v.DigestList = ""
    """a file of breached passwords as the downloader of Have I Been Pwned writes it"""
    COUNTERSIGN_IDENTITY_PROVIDERS: str = ""
    """OpenID Connect: a list in YAML or JSON, or the path of a file with it (docs/roles.md)"""
    COUNTERSIGN_PASSWORD_SIGN_IN: bool = True
    """`false`: people sign in by identity providers only, except the emergency accounts"""
    COUNTERSIGN_EMERGENCY_ACCOUNTS: v.WordList = ()
    """user names that still sign in by password; system admins get mail about each use"""

    # --- Secrets and services ---
    DJANGO_SECRET_KEY: v.SecretKey = _required_variable("generated by `make run`")
    """signs sessions and encrypts stored secrets"""
    DJANGO_SECRET_KEY_FALLBACKS: v.SpaceSeparated = ()
    """former secret keys, which are still accepted"""
    DATABASE_URL: v.Database = _required_variable("the embedded PostgreSQL")
    """the database, as `postgresql://USER:PASSWORD@HOST:5432/NAME`"""
    DATABASE_OWNER_URL: v.OptionalDatabase = ""
    """the same as the owner of the tables, for `migrate` alone (docs/deployment.md)"""
    DATABASE_APPLICATION_ROLE: str = APPLICATION_ROLE
    """the role that `migrate` gives the application's rights"""
    DATABASE_READER_ROLE: str = READER_ROLE
    """the role that `migrate` lets read, for reports"""
    COUNTERSIGN_PGBOUNCER: bool = False
    """`DATABASE_URL` points to PgBouncer in transaction mode (docs/deployment.md)"""
    CELERY_BROKER_URL: v.Broker = _required_variable("the embedded Valkey")
    """as `redis://HOST:6379/0`, `rediss://`, `sentinel://` or `amqp://` (docs/deployment.md)"""
    REDIS_URL: v.Redis = _derived_default(
        "the broker, if it is Redis",
        lambda given: url if is_redis_address(url := given["CELERY_BROKER_URL"]) else "",
    )
    """limits of model servers across workers, rate limits; needed with RabbitMQ too"""

    # --- Models ---
    COUNTERSIGN_WRITER_MODEL: str = "offline"
    """`openai:NAME`, `azure:DEPLOYMENT`, `ollama:NAME` (docs/models.md) or `offline`"""
    COUNTERSIGN_JUDGE_MODEL: str = "offline"
    """the model of judges that name none, written the same way"""
    COUNTERSIGN_SECOND_JUDGE_MODEL: str = ""
    """a model of another family; it confirms passes in doubt, and disagreement is shown"""
    COUNTERSIGN_OTHER_MODELS: v.WordList = ()
    """more models to choose for guidelines, try-outs and failed cases, besides writer and judge"""
    OPENAI_API_KEY: str = ""
    """the key for `openai:` models"""
    OPENAI_BASE_URL: str = ""
    """the server of `openai:` models, if it is not OpenAI's; it needs no key"""
    AZURE_OPENAI_ENDPOINT: str = ""
    """the server of `azure:` models"""
    AZURE_OPENAI_API_KEY: str = ""
    """the key for `azure:` models"""
    OPENAI_API_VERSION: str = "2024-10-21"
    """the version of Azure's API; JSON schemas need 2024-08-01-preview or later"""
    OLLAMA_HOST: str = ""
    """the server of `ollama:` models, if it is not this machine"""
    COUNTERSIGN_TRUSTED_MODEL_HOSTS: v.WordList = ()
    """model servers of your own, from which no personal data is hidden (docs/personal-data.md)"""
    COUNTERSIGN_REDACTION_REGION: v.Region = "US"
    """the region of phone numbers without a country code"""
    COUNTERSIGN_CALL_DEADLINE: v.Positive = 120
    """seconds for a model call with its retries; up to four times that where a server is slow"""
    COUNTERSIGN_MAX_CONCURRENCY: v.Natural = 0
    """calls in flight per model server, over all workers; 0: 64 to OpenAI and Azure, 4 to others"""
    COUNTERSIGN_OLLAMA_NUM_CTX: Annotated[int, Ge(2048)] = 16384
    """the context window that Ollama loads at most"""
    COUNTERSIGN_OPENAI_CONTEXT_TOKENS: Annotated[int, Ge(2048)] | None = None
    """the context window of an OpenAI-compatible model; unset: that of the model, if known"""
    COUNTERSIGN_THINKING_TOKENS: v.Natural = 0
    """tokens that a model may spend on thinking before each answer, besides the answer's own"""
    COUNTERSIGN_PRICES: str = ""
    """a YAML file of your own prices per model"""
    COUNTERSIGN_BUDGETS: Budgets = Budgets()
    """what a case may spend before it pauses, and a day (UTC) before all do; 0: no limit"""
    COUNTERSIGN_WORDINGS_DIRECTORY: str = ""
    """a directory of YAML files with wordings of prompts for guidelines (docs/judging.md)"""
    COUNTERSIGN_PIPELINE_THREADS: Annotated[int, Ge(1), Le(500)] = _derived_default(
        "the slots of the models", _pipeline_threads
    )
    """threads of each worker that writes and judges; 32 without a model"""

    # --- What is kept, and for how long ---
    COUNTERSIGN_RETENTION_DAYS: RetentionDays = RetentionDays()
    """`answers` of models to identical requests at temperature 0, which may hold what a meeting
    said (0: none are kept); `judgements` of pairs that came through the API; who signed in, or
    tried to, in the audit log; model calls in the `ledger` (0: for ever)"""
    COUNTERSIGN_RECORDINGS: v.Store = _derived_default(
        "`recordings` in `COUNTERSIGN_HOME`",
        lambda given: str(given["COUNTERSIGN_HOME"] / "recordings"),
    )
    """a directory that the web server and every worker see, or a bucket as `s3://BUCKET`"""
    COUNTERSIGN_RECORDING_HOSTS: v.HostNames = ()
    """hosts that browsers of reviewers may play recordings from (docs/recorders.md)"""
    COUNTERSIGN_LOG_SIGNER: str = ""
    """the dotted path of a class that signs in place of the key in `COUNTERSIGN_HOME/log`"""
    COUNTERSIGN_LOG_TIMESTAMP_URL: str = ""
    """the address of an authority that stamps checkpoints by RFC 3161 (docs/records.md)"""
    COUNTERSIGN_LOG_TIMESTAMP_CA: str = ""
    """a PEM file with the certificates of the authority's issuers, former ones too"""

    # --- People's work ---
    COUNTERSIGN_HOURLY_LIMITS: HourlyLimits = HourlyLimits()
    """how often an author has a text judged before resubmitting it (`trials`) and asks for a
    rewrite (`suggestions`), and an account sends pairs to judge, 1,000 at most (`judgements`)"""
    COUNTERSIGN_BLIND_SHARE: v.Natural = 10
    """percent of cases that reviewers rate before they see the judge's scores"""
    COUNTERSIGN_REVIEW_TARGET_HOURS: v.Positive = 24
    """hours after which a waiting case is late"""
    COUNTERSIGN_TIME_ZONE: v.TimeZone = "UTC"
    """the time zone of pages"""

    # --- What goes out ---
    COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: bool = False
    """allow webhooks to private addresses and over plain http"""
    COUNTERSIGN_WEBHOOK_PORTS: v.Ports = _derived_default(
        "`443`; any on your own machine and with private webhooks",
        lambda given: (
            ()
            if given["COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS"]
            or v.is_local(given["COUNTERSIGN_BASE_URL"])
            else (443,)
        ),
    )
    """ports that webhooks, HTTP sinks and time stamps may use, such as `443,8443`; empty: any"""
    COUNTERSIGN_RECORD_SINKS: v.Sinks = ()
    """where approved records are sent, separated by spaces: `/DIRECTORY`, `s3://BUCKET/PREFIX`,
    `https://HOST/PATH`, or classes of your own (docs/webhooks.md)"""
    COUNTERSIGN_MINUTES_DIRECTORY: str = ""
    """a directory with the Word file that records are exported in, and a logo
    (docs/send-minutes.md)"""
    COUNTERSIGN_SINK_WEBHOOK_SECRET: str = ""
    """the secret that signs deliveries to an `https://` sink"""
    AWS_ACCESS_KEY_ID: str = ""
    """credentials for S3, if the AWS SDK does not find others; it reads `AWS_ENDPOINT_URL_S3`
    and `AWS_DEFAULT_REGION` too"""
    AWS_SECRET_ACCESS_KEY: str = ""
    """the secret of that key"""
    EMAIL_URL: v.MailServer = ""
    """the mail server, as `smtp+starttls://USER:PASSWORD@HOST:587`, `smtps://` or `smtp://`, with
    `%40` for an `@`; without it, mail goes to the log"""
    DEFAULT_FROM_EMAIL: str = _derived_default(
        "`countersign@` the host of the base URL",
        lambda given: f"countersign@{urlsplit(given['COUNTERSIGN_BASE_URL']).hostname}",
    )
    """the sender of mail"""

    # --- Logs and metrics (docs/operations.md) ---
    COUNTERSIGN_LOG_LEVEL: v.LogLevel = "INFO"
    """the level of all processes; with `DEBUG`, libraries stay at INFO"""
    COUNTERSIGN_LOG_FORMAT: v.LogFormat = "line"
    """`json`: one object per line; `line`: for people to read"""
    COUNTERSIGN_METRICS_TOKEN: v.Token = ""
    """the bearer token that opens `/metrics`"""
    COUNTERSIGN_METRICS_NETWORKS: v.Networks = ()
    """networks that may read `/metrics` without the token; without either, the page is off"""
    OTEL_EXPORTER_OTLP_ENDPOINT: v.WebAddress = ""
    """where traces go, as OTLP over HTTP (docs/operations.md); without it there are none"""
    OTEL_EXPORTER_OTLP_HEADERS: str = ""
    """what is sent with them, as `name=value,…`"""


# --- Reading ----------------------------------------------------------------


def get_set_variables() -> dict[str, str]:
    """The variables that are set; empty means unset."""
    return {name: value for name, value in os.environ.items() if value}


def _get_variables_with_home() -> dict[str, str]:
    """Add the values that the home has recorded for unset variables."""
    variables = get_set_variables()
    # Report a wrong PORT together with the other problems.
    home = Installation.model_validate({**variables, "PORT": 8000}).COUNTERSIGN_HOME
    return {**read_recorded_environment(home), **variables}


def adopt_files(environ: MutableMapping[str, str] = os.environ) -> list[ConfigurationProblem]:
    """Give each variable NAME the content of the file that NAME_FILE names.

    In the environment of this process, because the SDKs of models and of S3 read theirs there.
    """
    found = []
    for name in Environment.model_fields:
        if not (path := environ.get(f"{name}_FILE")):
            continue
        try:
            content = Path(path).read_text().strip()
        except (OSError, ValueError) as error:
            why = f"{path!r} cannot be read: {getattr(error, 'strerror', None) or 'it is not text'}"
            remedy = "Correct the path or its rights"
            found.append(ConfigurationProblem(f"{name}_FILE", why, remedy))
            continue
        if environ.get(name) not in {None, "", content}:
            why, remedy = f"{name} is set too", "Unset one of them"
            found.append(ConfigurationProblem(f"{name}_FILE", why, remedy))
        else:
            environ[name] = content
    return found


def find_unknown_variables(
    environ: Mapping[str, str] = os.environ,
) -> Iterator[ConfigurationProblem]:
    """A misspelt variable would silently keep its default."""
    known = list(Environment.model_fields)
    for name in sorted(environ):
        if name.startswith(_OUR_PREFIXES) and name.removesuffix("_FILE") not in known:
            near = " or ".join(get_close_matches(name, known, n=1))
            what = f"write {near}" if near else "see docs/settings.md"
            yield ConfigurationProblem(name, "there is no such variable", f"Unset it, or {what}")


def read_variables(*names: str) -> Any:
    """These variables alone: a small process skips the checks of the others.

    Raises ValidationError.
    """
    adopt_files()
    declared = Environment.model_fields
    chosen: dict[str, Any] = {name: (declared[name].annotation, declared[name]) for name in names}
    return create_model("Part", __base__=Installation, **chosen).model_validate(
        _get_variables_with_home()
    )


def read_environment() -> tuple[Environment, list[ConfigurationProblem]]:
    """The environment, with placeholders or defaults in place of wrong values."""
    wrong = [*adopt_files(), *find_unknown_variables()]
    try:
        return Environment.model_validate(_get_variables_with_home()), wrong
    except ValidationError as error:
        found = list_problems(error)
    fields = Environment.model_fields
    usable: dict[str, Any] = {
        each.variable: _PLACEHOLDERS.get(each.variable, fields[each.variable].default)
        for each in found
    }
    return Environment.model_validate({**_get_variables_with_home(), **usable}), [*wrong, *found]


def list_problems(error: ValidationError) -> list[ConfigurationProblem]:
    """The problems of variables; a default that derives from a wrong one is no problem itself."""
    return [
        _describe_problem(each)
        for each in error.errors()
        if each["type"] != "default_factory_not_called"
    ]


def _describe_problem(error: ErrorDetails) -> ConfigurationProblem:
    variable, value = str(error["loc"][0]), error["input"]
    form = v.get_form(Environment.model_fields[variable])
    of_group = Environment.model_fields[variable].default
    name = error["loc"][1] if isinstance(of_group, v.VariableGroup) else ""
    if error["type"] == "conflict":
        message = error["msg"]
    elif error["type"] == "extra_forbidden":
        message = f"it has no {name!r}"
    elif name:
        message = f"{name}={value} is not {v.get_form(type(of_group).model_fields[str(name)]).noun}"
    elif value == "":
        message = "it is not set"
    else:
        message = f"{'it' if form.secret else repr(value)} is not {form.noun}"
    return ConfigurationProblem(variable, message, form.remedy)
