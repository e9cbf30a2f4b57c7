"""Environment variables: where their values come from, and what is said about wrong ones."""

import os
import subprocess
import sys

import pytest

from config.embedded import homes
from config.embedded.homes import make_home, secret_key
from config.environment import adopt_files, read_environment
from config.settings import BASE_DIR
from config.values import database_settings, mail_settings, sink_addresses

WRONG = {
    "PORT": ("eight", "'eight' is not a port."),
    "COUNTERSIGN_BASE_URL": ("ftp://host", "'ftp://host' is not a web address."),
    "COUNTERSIGN_BEHIND_PROXY": ("maybe", "'maybe' is not true or false."),
    "DATABASE_URL": (
        "postgresql://me:hush@host",
        "it is not a PostgreSQL address with a database name.",
    ),
    "CELERY_BROKER_URL": ("sqs://hush@", "it is not an address of Redis or RabbitMQ."),
    "REDIS_URL": (
        "rediss://r?ssl_ca_certs=/no",
        "there is no file '/no', which ssl_ca_certs names.",
    ),
    "COUNTERSIGN_BUDGETS": (
        "case_dollars=inf",
        "case_dollars=inf is not an amount of at least 0.",
    ),
    "COUNTERSIGN_RETENTION_DAYS": ("letters=3", "it has no 'letters'."),
    "COUNTERSIGN_HOURLY_LIMITS": (
        "trials=0 suggestions=7",
        "trials=0 is not a whole number of at least 1.",
    ),
    "COUNTERSIGN_REDACTION_REGION": ("xx", "'xx' is not a country with telephones."),
    "COUNTERSIGN_CALL_DEADLINE": ("0", "'0' is not a whole number of at least 1."),
    "COUNTERSIGN_MFA_ROLES": ("lead boss", "'boss' is not a role."),
    "COUNTERSIGN_RECORDINGS": ("sounds", "'sounds' is not a directory or a bucket."),
    "COUNTERSIGN_RECORD_SINKS": (
        "https://a.example/ https://b.example/",
        "'https://a.example/ https://b.example/' is not a list of sinks with one of each kind.",
    ),
    "EMAIL_URL": ("imap://me:hush@host", "it is not an address of a mail server."),
    "COUNTERSIGN_RECORDING_HOSTS": ("*.example.org;", "'*.example.org;' is not a host name."),
    "COUNTERSIGN_TIME_ZONE": ("Mars/Base", "'Mars/Base' is not a time zone."),
    "OTEL_EXPORTER_OTLP_ENDPOINT": ("collector:4318", "'collector:4318' is not a web address."),
    "COUNTERSIGN_METRICS_TOKEN": ("short", "it is not a token of 16 or more characters."),
    "COUNTERSIGN_METRICS_NETWORKS": ("10.0.0.0/33", "'10.0.0.0/33' is not a network."),
    "COUNTERSIGN_LOG_FORMAT": ("xml", "'xml' is not a form of logs."),
    "COUNTERSIGN_LOG_LEVEL": ("loud", "'LOUD' is not a log level."),
}


def check(**variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "ignore", "manage.py", "check"],
        cwd=BASE_DIR,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_all_wrong_values_are_reported_at_once_with_their_remedies():
    done = check(**{name: value for name, (value, _) in WRONG.items()})
    assert done.returncode == 1
    for name, (_, message) in WRONG.items():
        assert f"{name}: {message}\n\tHINT: " in done.stderr
    assert "Write postgresql://USER:PASSWORD@HOST:5432/NAME, or" in done.stderr
    assert "Traceback" not in done.stderr
    assert "hush" not in done.stderr


def test_where_recordings_are_and_may_be_played_from_follows_the_variables():
    shown = "print(settings.STORAGES['recordings'], settings.CONTENT_SECURITY_POLICY)"
    variables = {
        "COUNTERSIGN_RECORDINGS": "s3://sounds",
        "COUNTERSIGN_RECORDING_HOSTS": "media.example.org, b.example",
    }
    done = subprocess.run(
        [sys.executable, "-c", f"from config import settings; {shown}"],
        cwd=BASE_DIR,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "'storages.backends.s3.S3Storage', 'OPTIONS': {'bucket_name': 'sounds'" in done.stdout
    sources = "\"'self'\", 'https://media.example.org', 'https://b.example'"
    assert f"'media-src': [{sources}]" in done.stdout


@pytest.mark.slow
def test_what_is_required_and_missing_is_named(tmp_path):
    empty = {"DATABASE_URL": "", "CELERY_BROKER_URL": "", "DJANGO_SECRET_KEY": ""}
    done = check(COUNTERSIGN_HOME=str(tmp_path), **empty)
    assert [f"{name}: it is not set." in done.stderr for name in empty] == [True] * 3
    assert done.stderr.count("`make run`") == 3


@pytest.mark.parametrize("threads", ["0", "501", "many", "9" * 5000])
def test_a_wrong_number_gives_way_to_the_default(monkeypatch, threads):
    monkeypatch.setenv("COUNTERSIGN_PIPELINE_THREADS", threads)
    environment, (problem,) = read_environment()
    assert environment.COUNTERSIGN_PIPELINE_THREADS == 32
    assert problem.variable == "COUNTERSIGN_PIPELINE_THREADS"
    assert problem.message == f"{threads!r} is not a whole number from 1 to 500"


@pytest.mark.parametrize(
    ("variables", "threads"),
    [
        ({}, 32),
        ({"COUNTERSIGN_JUDGE_MODEL": "openai:gpt-5"}, 64),
        ({"COUNTERSIGN_JUDGE_MODEL": "openai:x", "OPENAI_BASE_URL": "http://box/v1"}, 6),
        ({"COUNTERSIGN_JUDGE_MODEL": "ollama:x"}, 6),
        ({"COUNTERSIGN_WRITER_MODEL": "ollama:x", "COUNTERSIGN_MAX_CONCURRENCY": "900"}, 500),
        ({"COUNTERSIGN_JUDGE_MODEL": "ollama:x", "COUNTERSIGN_PIPELINE_THREADS": "7"}, 7),
    ],
)
def test_the_pipeline_has_a_thread_for_every_slot(monkeypatch, variables, threads):
    for name in ("COUNTERSIGN_WRITER_MODEL", "COUNTERSIGN_JUDGE_MODEL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    started = read_environment()[0].COUNTERSIGN_PIPELINE_THREADS
    assert started == threads


def test_what_the_environment_sets_wins_over_what_the_home_has(monkeypatch, tmp_path):
    home = make_home(tmp_path / "home")
    homes.record_environment(
        home, {"DATABASE_URL": "postgresql:///ours", "REDIS_URL": "redis://ours"}
    )
    monkeypatch.setenv("COUNTERSIGN_HOME", str(home))
    monkeypatch.setenv("DATABASE_URL", "postgresql:///theirs")
    monkeypatch.setenv("REDIS_URL", "")
    monkeypatch.delenv("DJANGO_SECRET_KEY")
    key = secret_key(home)
    environment, _ = read_environment()
    assert environment.DATABASE_URL == "postgresql:///theirs"
    assert environment.REDIS_URL == "redis://ours"
    assert key == environment.DJANGO_SECRET_KEY


def test_what_is_not_set_follows_from_what_is(monkeypatch, tmp_path):
    monkeypatch.setenv("COUNTERSIGN_HOME", str(tmp_path))
    monkeypatch.setenv("PORT", "8123")
    monkeypatch.setenv("REDIS_URL", "")
    environment, _ = read_environment()
    assert environment.COUNTERSIGN_BASE_URL == "http://127.0.0.1:8123"
    assert environment.DEFAULT_FROM_EMAIL == "countersign@127.0.0.1"
    assert os.environ["CELERY_BROKER_URL"] == environment.REDIS_URL
    assert str(tmp_path / "recordings") == environment.COUNTERSIGN_RECORDINGS


def test_lists_are_separated_by_commas_or_spaces_and_keys_by_spaces(monkeypatch):
    monkeypatch.setenv("COUNTERSIGN_ALLOWED_HOSTS", "a.example, b.example c.example")
    monkeypatch.setenv("DJANGO_SECRET_KEY_FALLBACKS", "one,1 two")
    environment, _ = read_environment()
    assert environment.COUNTERSIGN_ALLOWED_HOSTS == ("a.example", "b.example", "c.example")
    assert environment.DJANGO_SECRET_KEY_FALLBACKS == ("one,1", "two")


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("postgresql://me:p%40ss@db:5433/name?sslmode=require", ("db", "5433", "me", "p@ss")),
        ("postgres://me@[::1]/name?connect_timeout=9", ("::1", "", "me", "")),
        ("postgresql:///name?host=/run/postgresql", ("/run/postgresql", "", "", "")),
    ],
)
def test_addresses_of_postgresql_are_read_as_its_own_programs_read_them(url, parts):
    made = database_settings(url)
    assert made["NAME"] == "name"
    assert tuple(made[key] for key in ("HOST", "PORT", "USER", "PASSWORD")) == parts
    assert made["OPTIONS"].get("sslmode") == ("require" if "sslmode" in url else None)
    assert made["OPTIONS"]["connect_timeout"] == ("9" if "timeout" in url else "5")


def test_a_sink_is_named_after_the_kind_of_its_address():
    assert sink_addresses(
        ("/records", "s3://bucket/signed", "http://box/in", "our.sinks.Tape")
    ) == {
        "directory": "/records",
        "s3": "s3://bucket/signed",
        "webhook": "http://box/in",
        "our.sinks.Tape": "",
    }


@pytest.mark.parametrize(
    ("url", "parts"),
    [
        ("smtp://box", ("box", 25, "", "", False, False)),
        ("smtp+starttls://me%40us:p%2Fs@box", ("box", 587, "me@us", "p/s", True, False)),
        ("smtps://me@box:1465", ("box", 1465, "me", "", False, True)),
        ("", ("", 25, "", "", False, False)),
    ],
)
def test_one_address_says_how_mail_is_sent(url, parts):
    assert tuple(mail_settings(url).values()) == parts


def test_numbers_of_a_group_that_are_not_named_keep_their_defaults(monkeypatch):
    monkeypatch.setenv("COUNTERSIGN_RETENTION_DAYS", "ledger=400, answers=0")
    kept = read_environment()[0].COUNTERSIGN_RETENTION_DAYS
    assert str(kept) == "answers=0 judgements=7 sign_ins=365 ledger=400"


def test_a_variable_that_does_not_exist_is_named_with_what_was_meant(monkeypatch):
    monkeypatch.setenv("COUNTERSIGN_WRITERS_MODEL", "openai:gpt-5")
    monkeypatch.setenv("EMAIL_PORT_FILE", "/run/secrets/port")
    wrong = read_environment()[1]
    assert [(each.variable, each.message) for each in wrong] == [
        ("COUNTERSIGN_WRITERS_MODEL", "there is no such variable"),
        ("EMAIL_PORT_FILE", "there is no such variable"),
    ]
    assert wrong[0].remedy == "Unset it, or write COUNTERSIGN_WRITER_MODEL"


def test_every_variable_may_come_from_a_file(tmp_path):
    (tmp_path / "key").write_text("from-a-file\n")
    environ = {"OPENAI_API_KEY": "", "OPENAI_API_KEY_FILE": str(tmp_path / "key")}
    assert adopt_files(environ) == adopt_files(environ) == []
    assert environ["OPENAI_API_KEY"] == "from-a-file"


@pytest.mark.slow
def test_a_file_that_is_not_there_or_not_alone_is_named():
    done = check(EMAIL_URL_FILE="/no/such", PORT_FILE=__file__, PORT="8000")
    assert "EMAIL_URL_FILE: '/no/such' cannot be read: No such file" in done.stderr
    assert "PORT_FILE: PORT is set too.\n\tHINT: Unset one of them." in done.stderr


@pytest.mark.slow
def test_beside_rabbitmq_a_redis_is_asked_for(tmp_path):
    given = {"CELERY_BROKER_URL": "amqp://guest:hush@host:5672//", "REDIS_URL": ""}
    done = check(COUNTERSIGN_HOME=str(tmp_path), **given)
    assert "REDIS_URL: it is not set.\n\tHINT: Write redis://" in done.stderr
    assert "CELERY_BROKER_URL" not in done.stderr


def test_webhooks_use_the_port_of_https_where_others_reach_the_installation(monkeypatch):
    monkeypatch.setenv("COUNTERSIGN_BASE_URL", "https://countersign.example.org")
    assert read_environment()[0].COUNTERSIGN_WEBHOOK_PORTS == (443,)
    monkeypatch.setenv("COUNTERSIGN_WEBHOOK_PORTS", "443, 8443")
    assert read_environment()[0].COUNTERSIGN_WEBHOOK_PORTS == (443, 8443)
    monkeypatch.delenv("COUNTERSIGN_WEBHOOK_PORTS")
    monkeypatch.setenv("COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS", "true")
    assert read_environment()[0].COUNTERSIGN_WEBHOOK_PORTS == ()


def test_a_role_is_spelt_as_the_api_spells_it_and_as_1_0_documented_it(monkeypatch):
    for spelling in ("system_admin,guideline_admin", "system-admin,guideline-admin"):
        monkeypatch.setenv("COUNTERSIGN_MFA_ROLES", spelling)
        assert read_environment()[0].COUNTERSIGN_MFA_ROLES == ("system_admin", "guideline_admin")


def test_system_admins_take_a_second_factor_wherever_it_is_no_machine_of_ones_own(monkeypatch):
    monkeypatch.delenv("COUNTERSIGN_MFA_ROLES", raising=False)
    for url, roles in {
        "http://localhost:8000": (),
        "https://127.0.0.1": (),
        "https://countersign.example.org": ("system_admin",),
    }.items():
        monkeypatch.setenv("COUNTERSIGN_BASE_URL", url)
        assert roles == read_environment()[0].COUNTERSIGN_MFA_ROLES


def test_a_case_and_a_day_have_a_budget_and_answers_are_kept_a_week():
    found, _ = read_environment()
    assert found.COUNTERSIGN_BUDGETS.case_tokens == 5_000_000
    assert found.COUNTERSIGN_BUDGETS.daily_tokens == 100_000_000
    assert found.COUNTERSIGN_RETENTION_DAYS.answers == 7
