"""Settings, read from the environment. What is wrong with it is reported by `config.checks`."""

import os
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from csp.constants import NONCE, NONE, SELF
from phonenumbers import SUPPORTED_REGIONS

from config import queues
from config.embedded import addresses
from config.environment import Environment

BASE_DIR = Path(__file__).resolve().parent.parent
COUNTERSIGN_HOME = addresses.default_home(BASE_DIR)

env = Environment(addresses.fill(os.environ, COUNTERSIGN_HOME))
CONFIGURATION_PROBLEMS = env.problems

# --- Where people and programs reach us -------------------------------------------------------
BASE_URL = env.text("COUNTERSIGN_BASE_URL", f"http://127.0.0.1:{env.number('PORT', 8000)}")
_base = urlsplit(BASE_URL)
_encrypted = _base.scheme == "https"
if not _base.hostname or _base.scheme not in {"http", "https"}:
    env.refuse("COUNTERSIGN_BASE_URL", f"{BASE_URL!r} is not a web address", "Write https://HOST")
_local = _base.hostname in {"127.0.0.1", "localhost", "::1", None}
DEBUG = False
ALLOWED_HOSTS = [
    *filter(None, [_base.hostname]),
    *(["127.0.0.1", "localhost", "[::1]", "testserver"] if _local else []),
    *env.text("COUNTERSIGN_ALLOWED_HOSTS").replace(",", " ").split(),
]
CSRF_TRUSTED_ORIGINS = [f"{_base.scheme}://{_base.netloc}"] if _base.netloc else []

# --- Secrets ----------------------------------------------------------------------------------
_key_file = COUNTERSIGN_HOME / "secret_key"
SECRET_KEY = env.text("DJANGO_SECRET_KEY")
if not SECRET_KEY and _key_file.is_file():
    SECRET_KEY = _key_file.read_text().strip()
if not SECRET_KEY:
    env.refuse(
        "DJANGO_SECRET_KEY", "it is not set", "Set 50 or more random characters, or use `make run`"
    )
    SECRET_KEY = "unset-and-refused-by-the-system-checks"  # noqa: S105
# Former keys: they still open what was sealed and signed under them.
SECRET_KEY_FALLBACKS = env.text("DJANGO_SECRET_KEY_FALLBACKS").split()

# --- Services ---------------------------------------------------------------------------------
_database_url = env.text("DATABASE_URL")
if not _database_url:
    env.refuse(
        "DATABASE_URL",
        "it is not set and no embedded PostgreSQL runs for this home",
        "Start one with `make run`, or set postgresql://USER:PASSWORD@HOST:5432/NAME",
    )
DATABASES: dict[str, dict[str, Any]] = {
    "default": env.database(
        "DATABASE_URL", _database_url or "postgresql://nobody@127.0.0.1:1/unset"
    )
}
_pool = env.number("DATABASE_POOL", 0)
if _pool:
    # Threads workers only: a model call gives its connection back first, so a few serve many.
    DATABASES["default"]["OPTIONS"]["pool"] = {"min_size": 1, "max_size": _pool, "timeout": 30}
else:
    DATABASES["default"]["CONN_MAX_AGE"] = 60
# A restart of PostgreSQL leaves dead connections behind, in the pool and out of it.
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True

CELERY_BROKER_URL = env.text("CELERY_BROKER_URL")
if CELERY_BROKER_URL:
    env.broker("CELERY_BROKER_URL", CELERY_BROKER_URL)
else:
    env.refuse(
        "CELERY_BROKER_URL",
        "it is not set and no embedded broker runs for this home",
        "Start one with `make run`, or set redis://HOST:6379/0",
    )
REDIS_URL = env.text("REDIS_URL", CELERY_BROKER_URL)

# --- Models -----------------------------------------------------------------------------------
LLM: dict[str, Any] = {
    "WRITER_MODEL": env.text("COUNTERSIGN_WRITER_MODEL", "offline"),
    "JUDGE_MODEL": env.text("COUNTERSIGN_JUDGE_MODEL", "offline"),
    "CALL_DEADLINE": env.number("COUNTERSIGN_CALL_DEADLINE", 120, least=1),
    "MAX_CONCURRENCY": env.number("COUNTERSIGN_MAX_CONCURRENCY", 64, least=1),
    "OLLAMA_NUM_CTX": env.number("COUNTERSIGN_OLLAMA_NUM_CTX", 16384, least=2048),
    "OPENAI_CONTEXT_TOKENS": env.number("COUNTERSIGN_OPENAI_CONTEXT_TOKENS", 128_000, least=2048),
    "CACHE": env.flag("COUNTERSIGN_RESPONSE_CACHE", default=True),
    "CACHE_DAYS": env.number("COUNTERSIGN_RESPONSE_CACHE_DAYS", 30, least=1),
    "PRICES": env.text("COUNTERSIGN_PRICES"),
    "CASE_TOKENS": env.number("COUNTERSIGN_CASE_TOKENS", 0),
    "CASE_DOLLARS": env.amount("COUNTERSIGN_CASE_DOLLARS"),
    "DAILY_TOKENS": env.number("COUNTERSIGN_DAILY_TOKENS", 0),
    "DAILY_DOLLARS": env.amount("COUNTERSIGN_DAILY_DOLLARS"),
    "TRUSTED_HOSTS": tuple(
        env.text("COUNTERSIGN_TRUSTED_MODEL_HOSTS").lower().replace(",", " ").split()
    ),
}

# --- The pipeline -----------------------------------------------------------------------------
# Which task takes a case on from a status. Apps send these by name and import nobody's tasks.
PIPELINE_TASKS = {
    "queued": "summaries.write",
    "revising": "summaries.write",
    "drafted": "judging.judge",
}
# A case that was begun is finished before a new one is begun.
PIPELINE_BEGUN_QUEUE, PIPELINE_NEW_QUEUE = queues.BEGUN, queues.NEW
PIPELINE_THREADS = env.number(queues.PIPELINE.variable, queues.PIPELINE.threads, least=1, most=500)
INTERACTIVE_THREADS = env.number(
    queues.INTERACTION.variable, queues.INTERACTION.threads, least=2, most=500
)
CONTROL_THREADS = env.number(queues.TICKS.variable, queues.TICKS.threads, least=2, most=500)
LEASE_SECONDS = env.number("COUNTERSIGN_LEASE_SECONDS", 30, least=3)
SWEEP_SECONDS = env.number("COUNTERSIGN_SWEEP_SECONDS", 5, least=1)
# A status that waited this long without a taker is nudged again.
NUDGE_AGAIN_SECONDS = env.number("COUNTERSIGN_NUDGE_AGAIN_SECONDS", 20, least=1)
# YAML files of prompt wordings that guidelines may begin theirs from.
# Where a phone number without a country code is dialled, for redaction (ISO 3166).
REDACTION_REGION = env.text("COUNTERSIGN_REDACTION_REGION", "US").upper()
if REDACTION_REGION not in SUPPORTED_REGIONS:
    env.refuse(
        "COUNTERSIGN_REDACTION_REGION",
        f"{REDACTION_REGION!r} is not a country with telephones",
        "Write its two letters, such as US or DE",
    )
WORDINGS_DIRECTORY = env.text("COUNTERSIGN_WORDINGS_DIRECTORY")
# Of each token that has no number of its own; 0 is without limit.
API_REQUESTS_PER_MINUTE = env.number("COUNTERSIGN_API_REQUESTS_PER_MINUTE", 6000)
# Students that train_student trained; every machine that judges has to see them.
STUDENTS_DIRECTORY = env.text("COUNTERSIGN_STUDENTS_DIRECTORY") or str(
    COUNTERSIGN_HOME / "students"
)
# Networks that somebody brought (docs/checkpoints.md); every machine that judges has to see them.
CHECKPOINTS_DIRECTORY = env.text("COUNTERSIGN_CHECKPOINTS_DIRECTORY") or str(
    COUNTERSIGN_HOME / "checkpoints"
)
MAX_TRANSCRIPT_BYTES = env.number("COUNTERSIGN_MAX_TRANSCRIPT_BYTES", 20_000_000, least=1000)
# A stream waits on the disk of the web server until all of it came.
MAX_STREAM_BYTES = env.number("COUNTERSIGN_MAX_STREAM_BYTES", 2_000_000_000, least=1000)
# Of each of the two processes of the web server.
MAX_CONNECTIONS = env.number("COUNTERSIGN_MAX_CONNECTIONS", 1000, least=10)

# --- The review desk --------------------------------------------------------------------------
# How long a reviewer keeps a case that they do not work on.
CLAIM_SECONDS = env.number("COUNTERSIGN_CLAIM_SECONDS", 600, least=30)
# How many cases one person holds at a time; taking another gives the idlest back to the queue.
CLAIMS_PER_PERSON = env.number("COUNTERSIGN_CLAIMS_PER_PERSON", 3, least=1)
# Of a hundred cases, how many a reviewer rates before the judge's scores show.
BLIND_SHARE = env.number("COUNTERSIGN_BLIND_SHARE", 10)
# What an author may ask for in an hour before resubmitting: judgements of a text, rewritings of it.
TRIALS_PER_HOUR = env.number("COUNTERSIGN_TRIALS_PER_HOUR", 10, least=1)
SUGGESTIONS_PER_HOUR = env.number("COUNTERSIGN_SUGGESTIONS_PER_HOUR", 5, least=1)
# A case that waits longer for a person is late.
REVIEW_TARGET_HOURS = env.number("COUNTERSIGN_REVIEW_TARGET_HOURS", 24, least=1)

# --- What goes out ----------------------------------------------------------------------------
OUTBOX_SECONDS = env.number("COUNTERSIGN_OUTBOX_SECONDS", 2, least=1)
ALLOW_PRIVATE_WEBHOOKS = env.flag("COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS", default=False)
# Names of `reviews.sinks.SINKS`, or dotted paths of classes with their interface.
RECORD_SINKS = env.text("COUNTERSIGN_RECORD_SINKS").replace(",", " ").split()
RECORD_SINK = {
    "DIRECTORY": env.text("COUNTERSIGN_SINK_DIRECTORY"),
    "WEBHOOK_URL": env.text("COUNTERSIGN_SINK_WEBHOOK_URL"),
    "WEBHOOK_SECRET": env.text("COUNTERSIGN_SINK_WEBHOOK_SECRET"),
    "S3_BUCKET": env.text("COUNTERSIGN_SINK_S3_BUCKET"),
    "S3_PREFIX": env.text("COUNTERSIGN_SINK_S3_PREFIX"),
    "S3_ENDPOINT": env.text("COUNTERSIGN_SINK_S3_ENDPOINT"),
    "S3_REGION": env.text("COUNTERSIGN_SINK_S3_REGION", "us-east-1"),
}
# --- Notifications ----------------------------------------------------------------------------
NOTIFY_SECONDS = env.number("COUNTERSIGN_NOTIFY_SECONDS", 30, least=1)
EMAIL_HOST = env.text("EMAIL_HOST")
# Without a server, letters go to the log of the worker.
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if EMAIL_HOST else 'console'}.EmailBackend"
EMAIL_PORT = env.number("EMAIL_PORT", 25, least=1)
EMAIL_HOST_USER = env.text("EMAIL_HOST_USER")
EMAIL_HOST_PASSWORD = env.text("EMAIL_HOST_PASSWORD")
EMAIL_USE_TLS = env.flag("EMAIL_USE_TLS", default=False)
EMAIL_USE_SSL = env.flag("EMAIL_USE_SSL", default=False)
EMAIL_TIMEOUT = 20
DEFAULT_FROM_EMAIL = env.text("DEFAULT_FROM_EMAIL", f"countersign@{_base.hostname or 'localhost'}")
if EMAIL_USE_TLS and EMAIL_USE_SSL:
    env.refuse("EMAIL_USE_SSL", "EMAIL_USE_TLS is set too", "Set the one that your server speaks")

# --- Django -----------------------------------------------------------------------------------
INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.postgres",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "ninja",
    "llm",
    "summaries",
    "judging",
    "reviews",
    "config",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "reviews.sessions.end_former",
    "django.contrib.messages.middleware.MessageMiddleware",
    "reviews.expired.back_to_the_page",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "reviews.context.engine",
                "reviews.context.rights",
                "reviews.context.unread",
            ],
        },
    }
]
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = COUNTERSIGN_HOME / "static"
WHITENOISE_USE_FINDERS = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
LANGUAGE_CODE = "en"
TIME_ZONE = env.text("COUNTERSIGN_TIME_ZONE", "UTC")
USE_TZ = True

AUTHENTICATION_BACKENDS = ["reviews.sessions.Accounts"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
# How long a link to a new password works, in seconds.
PASSWORD_RESET_TIMEOUT = 86_400
LOGIN_URL = "sign-in"
LOGIN_REDIRECT_URL = "queue"
LOGOUT_REDIRECT_URL = "sign-in"

# --- Security ---------------------------------------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF, NONCE],
        "style-src": [SELF, NONCE],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = _encrypted
SECURE_SSL_REDIRECT = _encrypted
# The orchestrator asks over plain HTTP from inside; the answer holds nothing but a status.
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz(/workers)?$"]
SECURE_HSTS_SECONDS = 31_536_000 if _encrypted else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = _encrypted
if env.flag("COUNTERSIGN_BEHIND_PROXY", default=False):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
DATA_UPLOAD_MAX_MEMORY_SIZE = MAX_TRANSCRIPT_BYTES + 1_000_000

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s %(message)s"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": env.text("COUNTERSIGN_LOG_LEVEL", "INFO").upper()},
    "loggers": {
        name: {"level": "WARNING"}
        for name in ("httpx", "httpcore", "httpx2", "openai", "fontTools")
    },
}
