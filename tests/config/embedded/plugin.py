"""Gives the run one private PostgreSQL and one private Redis, once a test needs them.

It is a plugin and not a conftest because the settings are read before any conftest is: they get
the addresses, and the fixtures start the servers. The process that the developer starts owns them;
the workers of pytest-xdist inherit their addresses, and each has a test database (pytest-django)
and two Redis databases of its own.

Making and migrating a cluster takes seconds, so one is kept for each set of migrations. A run works
on a copy of it, in which every test database is made from the migrated one.
"""

import os
import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator
from hashlib import sha256
from pathlib import Path

import pytest

from config.embedded.homes import make_home
from config.embedded.services import Services

_CHECKOUT = Path(__file__).resolve().parents[3]
_KEPT = _CHECKOUT / ".pytest_cache" / "clusters"
_MOST_WORKERS = 64
_REDIS = "TEST_REDIS"  # the socket of our own Redis, for the workers
_POSTGRES = pytest.StashKey[Services]()
_REDIS_SERVER = pytest.StashKey[Services]()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> Generator[None, object, object]:
    if "PYTEST_XDIST_WORKER" not in os.environ:
        _become_owner(early_config)
    if _REDIS in os.environ:
        _take_own_redis_databases(os.environ[_REDIS])
    return (yield)


def _become_owner(config: pytest.Config) -> None:
    _forget_the_developers_settings()
    home = make_home(Path(tempfile.mkdtemp(prefix="countersign-tests-"), "home"))
    home.parent.chmod(0o711)  # root: the account that runs PostgreSQL passes through it
    config.add_cleanup(lambda: shutil.rmtree(home.parent, ignore_errors=True))
    (home / "static").mkdir()  # whitenoise warns about its absence
    os.environ["COUNTERSIGN_HOME"] = str(home)
    # The kept cluster knows it.
    os.environ["DJANGO_SECRET_KEY"] = sha256(b"tests").hexdigest()
    # The workers of pytest-xdist cannot start the servers.
    at_once = getattr(config.known_args_namespace, "numprocesses", 0)
    if "CELERY_BROKER_URL" not in os.environ:
        redis = Services(
            home, durable=False, with_postgres=False, redis_databases=2 * (_MOST_WORKERS + 1)
        )
        config.add_cleanup(redis.destroy)
        os.environ[_REDIS] = str(redis.redis.socket_path)
        config.stash[_REDIS_SERVER] = redis
        if at_once:
            redis.start()
    if "DATABASE_URL" not in os.environ:
        postgres = Services(home, durable=False, with_redis=False)
        config.add_cleanup(postgres.stop)
        # Test databases are made; then `tests.conftest` changes the role.
        os.environ["DATABASE_URL"] = postgres.postgres.superuser_url
        config.stash[_POSTGRES] = postgres
        if at_once:
            _start_postgres(postgres)


@pytest.fixture(scope="session")
def redis_server(pytestconfig: pytest.Config) -> None:
    redis = pytestconfig.stash.get(_REDIS_SERVER, None)
    if redis is not None:
        redis.start()


@pytest.fixture(scope="session")
def postgres_server(pytestconfig: pytest.Config) -> None:
    postgres = pytestconfig.stash.get(_POSTGRES, None)
    if postgres is not None:
        _start_postgres(postgres)


def _start_postgres(services: Services) -> None:
    digest = sha256(str(services.postgres.executable).encode())
    for pattern in ("*/migrations/*.py", "config/embedded/*.py", "tests/config/embedded/plugin.py"):
        for file in sorted(_CHECKOUT.glob(pattern)):
            digest.update(file.read_bytes())
    kept = _KEPT / digest.hexdigest()[:16]
    if not kept.exists():
        _keep_migrated_cluster(services, kept)
    _copy(kept, services.postgres.data)
    services.start()


def _keep_migrated_cluster(services: Services, kept: Path) -> None:
    owner = services.start()["DATABASE_OWNER_URL"]
    environment = {**os.environ, **services.environment(), "DATABASE_URL": owner}
    migrate = [sys.executable, "manage.py", "migrate", "--verbosity", "0", "--skip-checks"]
    subprocess.run(migrate, cwd=_CHECKOUT, env=environment, check=True)
    services.stop()
    shutil.rmtree(_KEPT, ignore_errors=True)  # other migrations' clusters
    scratch = kept.with_name(f"{kept.name}.{secrets.token_hex(4)}")
    scratch.parent.mkdir(parents=True, exist_ok=True)
    _copy(services.postgres.data, scratch)
    shutil.rmtree(services.postgres.data)
    try:
        scratch.rename(kept)
    except OSError:
        if not kept.is_dir():
            raise
        shutil.rmtree(scratch)  # another run of tests has kept one meanwhile


def _copy(cluster: Path, place: Path) -> None:
    """With its owner, which is not ours where root runs the tests."""
    subprocess.run(["cp", "-a", cluster, place], check=True)


def _forget_the_developers_settings() -> None:
    """A key or a model in somebody's shell must not decide what the tests see."""
    for name in list(os.environ):
        if name.startswith(("COUNTERSIGN_", "OPENAI_", "AZURE_OPENAI_", "OLLAMA_")):
            del os.environ[name]


def _take_own_redis_databases(socket_path: str) -> None:
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    index = int(worker.removeprefix("gw")) + 1 if worker else 0
    os.environ["CELERY_BROKER_URL"] = f"redis+socket://{socket_path}?virtual_host={2 * index}"
    os.environ["REDIS_URL"] = f"unix://{socket_path}?db={2 * index + 1}"
