"""Django's settings. `config.environment` declares the variables that they are read from."""

import os
from typing import Any
from urllib.parse import urlsplit

from csp.constants import NONCE, NONE, SELF

from config import environment, logs, queues, values

BASE_DIR = environment.CHECKOUT_DIRECTORY
env, CONFIGURATION_PROBLEMS = environment.read_environment()
# Each variable is a setting, without the prefix; those below differ from their variable.
_named = {name.removeprefix("COUNTERSIGN_"): value for name, value in env}
globals().update(_named)
COUNTERSIGN_HOME = env.COUNTERSIGN_HOME

# --- Where people and programs reach us -------------------------------------------------------
BASE_URL = env.COUNTERSIGN_BASE_URL.rstrip("/")
_base = urlsplit(BASE_URL)
_encrypted = _base.scheme == "https"
_local = values.is_local(BASE_URL)
DEBUG = False
ALLOWED_HOSTS = [
    str(_base.hostname),
    *(["127.0.0.1", "localhost", "[::1]", "testserver"] if _local else []),
    *env.COUNTERSIGN_ALLOWED_HOSTS,
]
CSRF_TRUSTED_ORIGINS = [f"{_base.scheme}://{_base.netloc}"]

# --- Secrets ----------------------------------------------------------------------------------
SECRET_KEY = env.DJANGO_SECRET_KEY
# Former keys still open what was sealed and signed under them.
SECRET_KEY_FALLBACKS = list(env.DJANGO_SECRET_KEY_FALLBACKS)

# --- Services ---------------------------------------------------------------------------------
DATABASES: dict[str, dict[str, Any]] = {"default": values.database_settings(env.DATABASE_URL)}
# Worker starters set it: a model call gives its connection back first, so a few serve many.
if _most := int(os.environ.get("DATABASE_POOL") or 0):
    pool = {"min_size": 1, "max_size": _most, "timeout": 30, "max_idle": 60}
    DATABASES["default"]["OPTIONS"]["pool"] = pool
else:
    DATABASES["default"]["CONN_MAX_AGE"] = 60
# In its transaction mode, each statement may use another server connection.
DATABASES["default"]["DISABLE_SERVER_SIDE_CURSORS"] = env.COUNTERSIGN_PGBOUNCER
# A restart of PostgreSQL leaves dead connections, in the pool and out of it.
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
# The owner of the tables: for `migrate` alone.
if env.DATABASE_OWNER_URL:
    DATABASES["owner"] = values.database_settings(env.DATABASE_OWNER_URL)
# The pools of each worker that a container starts.
WORKER_CONNECTIONS = {it.name: it.connections(it.requested_threads(env)) for it in queues.WORKERS}
CACHES = {
    "default": {
        "BACKEND": "web.cache.SharedCache",
        "LOCATION": env.REDIS_URL,
        "KEY_PREFIX": "countersign",
        "OPTIONS": {"serializer": "web.cache.SignedJson"},
    },
    # What is quicker to compute again than to fetch.
    "process": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"},
}

# --- Models -----------------------------------------------------------------------------------
# `llm.conf.ModelSettings` reads its keys here.
LLM: dict[str, Any] = {
    **_named,
    **{name.upper(): value for name, value in env.COUNTERSIGN_BUDGETS},
    "CACHE": env.COUNTERSIGN_RETENTION_DAYS.answers > 0,
    "CACHE_DAYS": env.COUNTERSIGN_RETENTION_DAYS.answers,
    "LEDGER_DAYS": env.COUNTERSIGN_RETENTION_DAYS.ledger,
    "TRUSTED_HOSTS": tuple(name.lower() for name in env.COUNTERSIGN_TRUSTED_MODEL_HOSTS),
}

# --- The pipeline -----------------------------------------------------------------------------
# The task that continues a case from each status. Apps send it by name, without an import.
PIPELINE_TASKS = {
    "queued": "summaries.write",
    "revising": "summaries.write",
    "drafted": "judging.judge",
}
# Finish a begun case before a new one is begun.
PIPELINE_BEGUN_QUEUE, PIPELINE_NEW_QUEUE = queues.PIPELINE_BEGUN, queues.PIPELINE_NEW
SESSION_COOKIE_AGE = 3600 * env.COUNTERSIGN_SESSION_HOURS
# Where this host copies students to from the database, when it first needs one.
FETCHED_DIRECTORY = str(COUNTERSIGN_HOME / "fetched")

# --- Recordings of meetings -------------------------------------------------------------------
_recordings: dict[str, Any] = {
    "BACKEND": "django.core.files.storage.FileSystemStorage",
    "OPTIONS": {
        "location": env.COUNTERSIGN_RECORDINGS,
        "file_permissions_mode": 0o600,
        "directory_permissions_mode": 0o700,
    },
}
if env.COUNTERSIGN_RECORDINGS.startswith("s3:"):
    # The AWS SDK finds the rest in its own variables.
    _bucket = {"bucket_name": urlsplit(env.COUNTERSIGN_RECORDINGS).netloc}
    _recordings = {"BACKEND": "storages.backends.s3.S3Storage", "OPTIONS": _bucket}

# --- What goes out ----------------------------------------------------------------------------
# The log of evidence: where its key is, in a file of mode 0600, or the class that signs.
TRANSPARENCY: dict[str, Any] = {
    "DIRECTORY": str(COUNTERSIGN_HOME / "log"),
    "SIGNER": env.COUNTERSIGN_LOG_SIGNER,
    "TIMESTAMP_URL": env.COUNTERSIGN_LOG_TIMESTAMP_URL,
    "TIMESTAMP_CA": env.COUNTERSIGN_LOG_TIMESTAMP_CA,
}
# The address of each sink by its name in `delivery.sinks.SINKS`; a class has none.
# How long the signer can recall a record; no part of it is sent before.
RECALL_SECONDS = 10
RECORD_SINKS = values.sink_addresses(env.COUNTERSIGN_RECORD_SINKS)
# --- Notifications ----------------------------------------------------------------------------
globals().update(values.mail_settings(env.EMAIL_URL))
# Without a server, letters go to the worker's log; a log of JSON lines takes none.
_mail = "smtp" if env.EMAIL_URL else "dummy" if env.COUNTERSIGN_LOG_FORMAT == "json" else "console"
EMAIL_BACKEND = f"django.core.mail.backends.{_mail}.EmailBackend"
EMAIL_TIMEOUT = 20

# --- Django -----------------------------------------------------------------------------------
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.postgres",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "ninja",
    "pgtrigger",
    "llm",
    "accounts",
    "records.log",
    "summaries",
    "judging",
    "measuring",
    "records",
    "delivery",
    "reviews",
    "insight",
    "config",
    # The last: the words of an earlier catalog count.
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.socialaccount",
    "allauth.socialaccount.providers.openid_connect",
    "allauth.usersessions",
    "django.contrib.admin",
]
MIDDLEWARE = [
    "config.correlation.correlate_requests",
    "django.middleware.security.SecurityMiddleware",
    "web.pages.PageCompression",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "web.pages.prevent_caching",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "web.pages.PageLanguage",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "allauth.usersessions.middleware.UserSessionsMiddleware",
    "accounts.sessions.end_outdated",
    "accounts.requirements.ask_for_what_is_missing",
    "accounts.provider_only.PasswordPagesClosed",
    "accounts.sessions.SignInRequired",
    "django.contrib.messages.middleware.MessageMiddleware",
    "accounts.sessions.return_to_form_page",
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
                "config.context.engine_context",
                "config.context.rights_context",
                "config.navigation.navigation_context",
                "config.context.theme_context",
                "config.context.unread_context",
            ],
        },
    }
]
STATIC_URL = "/static/"
STATICFILES_DIRS = [BASE_DIR / "web" / "static"]
# The web server collects them here at its start, with a hash of the content in each name.
STATIC_ROOT = COUNTERSIGN_HOME / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "config.static_files.HashedStaticFiles"},
    "recordings": _recordings,
}
WHITENOISE_USE_FINDERS = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch")]
FORMAT_MODULE_PATH = "config.formats"
USE_TZ = True

AUTHENTICATION_BACKENDS = ["accounts.sessions.StampedBackend"]
_DJANGOS = "django.contrib.auth.password_validation"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"{_DJANGOS}.UserAttributeSimilarityValidator"},
    {"NAME": f"{_DJANGOS}.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": f"{_DJANGOS}.CommonPasswordValidator"},
    {"NAME": "accounts.passwords.GuessableWordsValidator"},
    {"NAME": "accounts.passwords.PasswordOfOthersValidator"},
    {"NAME": "accounts.passwords.BreachedPasswordsValidator"},
]
# How long a link to a new password works, in seconds.
PASSWORD_RESET_TIMEOUT = 86_400
LOGIN_URL = "sign-in"
LOGIN_REDIRECT_URL = "queue"
LOGOUT_REDIRECT_URL = "sign-in"

# --- django-allauth: who signs in, and how ----------------------------------------------------
ACCOUNT_ADAPTER = "accounts.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*"]
# The code goes to the new address; the person types it in the same session.
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = True
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Countersign: "
ACCOUNT_PASSWORD_RESET_TOKEN_GENERATOR = "accounts.password_links.LinkTokens"  # noqa: S105
ACCOUNT_PREVENT_ENUMERATION = True
ACCOUNT_FORMS = {
    "add_email": "accounts.allauth_forms.AddressForm",
    "change_password": "accounts.allauth_forms.OwnPasswordForm",
    "reauthenticate": "accounts.allauth_forms.ConfirmingPasswordForm",
    "reset_password": "accounts.allauth_forms.ForgottenPasswordForm",
    "reset_password_from_key": "accounts.allauth_forms.LinkedPasswordForm",
    "set_password": "accounts.allauth_forms.FirstPasswordForm",
}
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_REAUTHENTICATION_TIMEOUT = 300
# A provider sends all its users' logouts from one address.
ACCOUNT_RATE_LIMITS = {
    "provider": "60/m/ip",
    "provider_logout": "600/m/ip",
    # Links of participants, of which a whole office may have one address.
    "minutes": "120/m/ip",
}
USERSESSIONS_ADAPTER = "accounts.adapter.SessionsAdapter"
MFA_ADAPTER = "accounts.adapter.FactorAdapter"
MFA_SUPPORTED_TYPES = ["totp", "webauthn", "recovery_codes"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_RECOVERY_CODES_SHOW_ONCE = True
MFA_ALLOW_UNVERIFIED_EMAIL = True
MFA_TOTP_ISSUER = "Countersign"
# Half minutes before and after the present one whose codes count too: phones' clocks differ.
MFA_TOTP_TOLERANCE = 1
MFA_FORMS = {
    "activate_totp": "accounts.allauth_forms.AppForm",
    "authenticate": "accounts.allauth_forms.CodeForm",
    "authenticate_webauthn": "accounts.allauth_forms.PasskeyForm",
    "login_webauthn": "accounts.allauth_forms.PasskeyAloneForm",
    "reauthenticate": "accounts.allauth_forms.ConfirmingCodeForm",
    "reauthenticate_webauthn": "accounts.allauth_forms.ConfirmingPasskeyForm",
}

# --- Identity providers (docs/roles.md) -----------------------------------------------------
SOCIALACCOUNT_ADAPTER = "accounts.provider_sign_in.Adapter"
SOCIALACCOUNT_PROVIDERS = {
    "openid_connect": {"provider_class": "accounts.provider_sign_in.ConnectProvider"}
}
SOCIALACCOUNT_EMAIL_VERIFICATION = "none"

# --- Security ---------------------------------------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF, NONCE],
        "style-src": [SELF, NONCE],
        "img-src": [SELF],
        "font-src": [SELF],
        "media-src": [SELF, *(f"https://{host}" for host in env.COUNTERSIGN_RECORDING_HOSTS)],
        "connect-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = CSRF_COOKIE_HTTPONLY = True
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = _encrypted
# Browsers accept such a cookie from this host alone (RFC 6265bis).
COOKIE_PREFIX = "__Host-" if _encrypted else ""
SESSION_COOKIE_NAME, CSRF_COOKIE_NAME, LANGUAGE_COOKIE_NAME = (
    f"{COOKIE_PREFIX}{name}" for name in ("sessionid", "csrftoken", "language")
)
SECURE_SSL_REDIRECT = _encrypted
# The orchestrator asks over plain HTTP from inside; the answer is only a status. Programs are
# refused, not redirected, so that a token sent in clear text is noticed.
SECURE_REDIRECT_EXEMPT = [r"^healthz$", r"^readyz(/workers)?$", r"^metrics$", r"^api/"]
SECURE_HSTS_SECONDS = 31_536_000 if _encrypted else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = _encrypted
if env.COUNTERSIGN_BEHIND_PROXY:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
DATA_UPLOAD_MAX_MEMORY_SIZE = env.COUNTERSIGN_MAX_BYTES.transcript + 1_000_000

LOGGING = logs.build_logging_config(env.COUNTERSIGN_LOG_FORMAT, env.COUNTERSIGN_LOG_LEVEL)
