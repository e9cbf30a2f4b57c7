"""Fixtures for every room. The services themselves come from `tests.config.embedded.plugin`."""

import gc
import os
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit
from uuid import uuid4

import pytest
from django.conf import settings as settings_of_django
from django.db import connection
from django.test import override_settings
from django.utils import translation
from hypothesis import HealthCheck, settings
from pytest_django.fixtures import Settings
from pytest_django.plugin import DjangoDbBlocker

from config.database_roles import grant_rights
from records.log import keys
from summaries.kept_figures import MANY
from tests import cleaning
from tests.broker import sent_tasks, tasks_at_once
from tests.clock import clock
from tests.database import as_owner, create_database
from tests.real_data import DATA
from tests.real_model import PACKAGES
from tests.redis_away import without_redis

__all__ = ["clock", "sent_tasks", "tasks_at_once", "without_redis"]

# A busy machine is no counterexample.
settings.register_profile(
    "countersign", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("countersign")

# The embedded one has the application's role; another server may not have it.
_OUR_SERVER = "?host=/" in os.environ["DATABASE_URL"]
if _OUR_SERVER:  # The plugin has migrated it.
    connection.settings_dict["TEST"]["TEMPLATE"] = connection.settings_dict["NAME"]
_LONGEST = {"faults", "embedded", "e2e", "access"}
_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def pytest_configure(config: pytest.Config) -> None:
    if not config.pluginmanager.hasplugin("tests.config.embedded.plugin"):
        raise pytest.UsageError(
            "The tests need their services: run them with `-p tests.config.embedded.plugin` "
            "(pyproject.toml says so in addopts)."
        )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests begin first, so that no worker ends with one while the others have none."""
    items.sort(key=lambda item: Path(item.path).parent.name not in _LONGEST)


def pytest_collection_finish() -> None:
    """The collector need not look through every imported module again and again: that takes an
    eighth of the time of the tests."""
    gc.collect()
    gc.freeze()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """schemathesis makes its tests while they are collected, which takes seconds."""
    unwanted = config.option.markexpr == "not slow"
    return True if unwanted and collection_path.name == "test_schemathesis.py" else None


def pytest_runtest_setup(item: pytest.Item) -> None:
    if item.get_closest_marker("real_data") and not DATA.is_dir():
        pytest.skip(f"the real transcripts are not at {DATA}")
    if item.get_closest_marker("real_model"):
        require_real_model()


def lacking(reason: str) -> NoReturn:
    """Skip for want of something on this machine; on a CI machine its absence is a failure."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


def require_real_model() -> None:
    missing = [package for package in PACKAGES if find_spec(package) is None]
    if missing:
        lacking(f"{' and '.join(missing)} not installed; they come with requirements-dev.lock")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium for tests in a real browser."""
    found = next(filter(None, map(shutil.which, _BROWSERS)), None)
    return found or lacking("no chromium on PATH; install it with: apt-get install chromium")


@pytest.fixture
def process_environment(transactional_db: None) -> dict[str, str]:
    """For a process of ours (a worker, a server) that has to work on the test database."""
    given = urlsplit(os.environ["DATABASE_URL"])
    role = settings_of_django.DATABASE_APPLICATION_ROLE
    place = f"{role}@" if _OUR_SERVER else given.netloc
    url = given._replace(netloc=place, path=f"/{connection.settings_dict['NAME']}").geturl()
    return {**os.environ, "DATABASE_URL": url, "DJANGO_SETTINGS_MODULE": "config.settings"}


@pytest.fixture(scope="session")
def django_db_setup(
    postgres_server: None,
    redis_server: None,
    request: pytest.FixtureRequest,
    django_db_blocker: DjangoDbBlocker,
) -> Iterator[None]:
    """Tests run as the application's role where the server is ours: what it may not do, fails.
    There, the database is a copy of the migrated one: Django would run `migrate` over it again,
    which takes longer than most tests.

    What works on the database also sends tasks and counts in Redis.
    """
    options = connection.settings_dict["OPTIONS"]
    if _OUR_SERVER:
        name = f"test_{connection.settings_dict['NAME']}{os.environ.get('PYTEST_XDIST_WORKER', '')}"
        create_database(name)
        connection.settings_dict["NAME"] = name
    else:
        request.getfixturevalue("django_db_setup")
    with django_db_blocker.unblock():
        cleaning.take_over_from_flush()
        if _OUR_SERVER:
            grant_rights("default")  # Those on a database itself are in no copy of it.
            connection.close()
            options["options"] = f"-c role={settings_of_django.DATABASE_APPLICATION_ROLE}"
    yield
    with django_db_blocker.unblock():
        connection.close()
        options.pop("options", None)


@pytest.fixture
def owning(db: None) -> None:
    """The database as the owner of its tables: whom triggers refuse what roles refuse others.

    The end of the test rolls this back too.
    """
    assert connection.in_atomic_block
    with connection.cursor() as cursor:
        cursor.execute("SET ROLE NONE")


@pytest.fixture
def large(db: None) -> None:
    """PostgreSQL takes the table of texts for so large that pages show kept figures.

    The end of the test rolls this back too.
    """
    assert connection.in_atomic_block
    with as_owner(), connection.cursor() as cursor:
        cursor.execute(
            "UPDATE pg_class SET reltuples = %s WHERE oid = 'summaries_attempt'::regclass", [MANY]
        )


@pytest.fixture(scope="session", autouse=True)
def _quick_passwords() -> Iterator[None]:
    """A slow hash a sign-in is what Django's own tests are about."""
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"]):
        yield


@pytest.fixture(scope="session", autouse=True)
def _static_files_as_they_are() -> Iterator[None]:
    """Only a server that is started (`config.server`) collects them under names with hashes, and
    a client of a test looks for a file when it asks for it, instead of for all of them before its
    first request."""
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    with override_settings(
        STORAGES={**settings_of_django.STORAGES, "staticfiles": plain}, WHITENOISE_AUTOREFRESH=True
    ):
        yield


@pytest.fixture(scope="session", autouse=True)
def log_directory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """With the key of the log, made once."""
    place = tmp_path_factory.mktemp("home") / "log"
    place.mkdir(mode=0o700)
    given = {"DIRECTORY": str(place), "SIGNER": "", "TIMESTAMP_URL": ""}
    with override_settings(TRANSPARENCY={**given, "TIMESTAMP_CA": ""}):
        keys.ensure_key("countersign.example/log")
        yield place


@pytest.fixture(autouse=True)
def _log_of_its_own(log_directory: Path) -> Iterator[None]:
    """Each test begins a log, as it begins a database."""
    yield
    (log_directory / "signed").unlink(missing_ok=True)


@pytest.fixture(autouse=True)
def _cache_of_its_own(settings: Settings) -> None:
    """Each test begins to count tries, as it begins a database."""
    shared = {**settings.CACHES["default"], "KEY_PREFIX": uuid4().hex}
    settings.CACHES = {**settings.CACHES, "default": shared}


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    """Django's test client leaves the language of its last page active in this thread."""
    yield
    translation.deactivate()


@pytest.fixture(autouse=True)
def _chat_in_transactions(settings: Settings) -> None:
    """Most tests run in a transaction that is rolled back; production refuses a chat in one."""
    settings.LLM = {**settings.LLM, "ALLOW_ATOMIC": True}


@pytest.fixture(autouse=True)
def _nothing_is_rated_blind(settings: Settings) -> None:
    """Which cases are follows from their random ids; a test that wants it asks for all of them."""
    settings.BLIND_SHARE = 0


@pytest.fixture(autouse=True)
def _nothing_can_be_recalled(settings: Settings) -> None:
    """What is approved is sent at once; a test of the seconds before sets them."""
    settings.RECALL_SECONDS = 0
