"""The embedded PostgreSQL and Redis, with real servers and real crashes."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import redis

from config.embedded import ServiceError, homes
from config.embedded.homes import make_home
from config.embedded.processes import find_processes_in, get_process_identity, wait_until
from config.embedded.programs import redis_program
from config.embedded.services import Services
from config.environment import CHECKOUT_DIRECTORY

pytestmark = [pytest.mark.nightly, pytest.mark.slow]


def kill(child) -> None:
    os.kill(child.process.pid, signal.SIGKILL)
    child.process.wait(60)


def make_row(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE IF NOT EXISTS kept (n int)")
        connection.execute("INSERT INTO kept VALUES (42)")


def rows(url: str) -> list[tuple[int]]:
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT n FROM kept").fetchall()


@pytest.fixture(scope="module")
def running() -> Iterator[dict[str, str]]:
    """Services for the tests that only look."""
    folder = Path(tempfile.mkdtemp(prefix="countersign-"))
    folder.chmod(0o711)
    services = Services(make_home(folder / "home"), durable=False)
    yield services.start()
    services.destroy()
    folder.rmdir()


def test_the_database_is_in_unicode_and_knows_letters_outside_ascii(running):
    with psycopg.connect(running["DATABASE_OWNER_URL"]) as connection:
        encoding = connection.execute("SHOW server_encoding").fetchone()
        assert encoding == ("UTF8",)
        assert connection.execute("SELECT lower('ÉÖ')").fetchone() == ("éö",)


def test_broker_and_caches_are_two_databases_of_one_redis(running):
    socket_path, _, number = running["CELERY_BROKER_URL"].partition("?virtual_host=")
    assert number == "0"
    assert running["REDIS_URL"] == socket_path.replace("redis+socket", "unix") + "?db=1"
    assert redis.Redis.from_url(running["REDIS_URL"]).ping()


def test_nothing_listens_on_the_network(running):
    with psycopg.connect(running["DATABASE_OWNER_URL"]) as connection:
        assert connection.execute("SHOW listen_addresses").fetchone() == ("",)
    client = redis.Redis.from_url(running["REDIS_URL"])
    assert client.config_get("port") == {"port": "0"}


def test_the_socket_directory_lets_in_nobody_else(running):
    directory = Path(running["DATABASE_OWNER_URL"].partition("host=")[2])
    assert directory.stat().st_mode & 0o777 == 0o700


def test_no_role_of_the_application_is_superuser_or_owner(running):
    with psycopg.connect(running["DATABASE_OWNER_URL"]) as connection:
        asked = "SELECT rolname FROM pg_roles WHERE rolsuper OR rolcreaterole OR rolcreatedb"
        assert connection.execute(asked).fetchall() == [("postgres",)]
        asked = "SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = 'countersign'"
        assert connection.execute(asked).fetchone() == ("countersign",)
        connection.execute("CREATE TABLE owned (n int)")
    with (
        psycopg.connect(running["DATABASE_URL"]) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute("SET ROLE countersign")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can run it as another account")
@pytest.mark.parametrize("role", ["postgres", "countersign", "countersign_app"])
def test_another_account_of_the_machine_may_take_no_role(home, make_services, role):
    """Also where it gets past the directory."""
    services = make_services(home)
    services.start()
    services.sockets.chmod(0o755)
    (services.sockets / ".s.PGSQL.5432").chmod(0o777)
    said = psql(services, role, "SELECT 1", user="daemon")
    assert f'Peer authentication failed for user "{role}"' in said
    services.sockets.chmod(0o700)
    for account in (services.account.name, "root"):
        assert psql(services, role, "SELECT 1", user=account) == "1"


def psql(services: Services, role: str, text: str, user: str) -> str:
    """What it prints, run by the account `user`."""
    program = str(services.postgres.executable.with_name("psql"))
    url = f"postgresql://{role}@/countersign?host={services.sockets}"
    command = [program, "--no-psqlrc", "--tuples-only", "--no-align", f"--command={text}", url]
    ended = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False, user=user)
    return (ended.stdout + ended.stderr).strip()


def test_data_of_a_version_before_1_0_are_refused_and_stay_readable(home, make_services):
    """Their owner was the superuser that initdb made."""
    services = make_services(home)
    postgres = services.postgres
    homes.private_directory(postgres.data, services.account)
    initdb = postgres.executable.with_name("initdb")
    making = [str(initdb), "-D", str(postgres.data), "-U", "countersign", "--locale=C.UTF-8"]
    subprocess.run(making, check=True, cwd="/", **services.account.process_options)
    with pytest.raises(ServiceError, match=r"before 1\.0\.0 made these data, back them up"):
        services.start()
    with psycopg.connect(postgres.owner_url, dbname="postgres") as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_a_shell_finds_the_services_while_they_run_and_not_after(home, make_services):
    services = make_services(home)
    environment = services.start()
    assert environment.pop("DATABASE_OWNER_URL")  # Only who starts the services migrates.
    assert homes.read_recorded_environment(home) == environment
    services.stop()
    assert homes.read_recorded_environment(home) == {}


def test_stopping_leaves_no_process_and_no_socket(home, make_services):
    services = make_services(home)
    services.start()
    services.stop()
    assert not find_processes_in(services.postgres.data)
    assert not services.sockets.exists()


def test_a_second_start_keeps_the_rows(home, make_services):
    services = make_services(home)
    make_row(services.start()["DATABASE_OWNER_URL"])
    services.stop()
    assert rows(services.start()["DATABASE_OWNER_URL"]) == [(42,)]


def test_rows_survive_a_killed_postmaster(home, make_services):
    services = make_services(home, durable=True)
    make_row(services.start()["DATABASE_OWNER_URL"])
    kill(services.postgres.child)
    services.postgres.start()
    assert rows(services.postgres.owner_url) == [(42,)]


def test_a_killed_postmaster_with_sessions_at_work_is_replaced(home, make_services):
    services = make_services(home, durable=True)
    url = services.start()["DATABASE_OWNER_URL"]
    make_row(url)
    busy = psycopg.connect(url)
    busy.pgconn.send_query(
        b"SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 100000) b"
    )
    kill(services.postgres.child)
    services.postgres.start()
    busy.close()
    assert rows(url) == [(42,)]


def test_queues_survive_a_stop_and_what_was_saved_of_them_a_kill(home, make_services):
    services = make_services(home, durable=True)
    client = redis.Redis.from_url(services.start()["REDIS_URL"])
    client.rpush("queue", "a message")
    services.redis.stop()
    services.redis.start()
    kill(services.redis.child)
    services.redis.start()
    assert client.lrange("queue", 0, -1) == [b"a message"]


def test_damaged_queues_do_not_keep_redis_from_starting(home, make_services):
    services = make_services(home, durable=True)
    redis.Redis.from_url(services.start()["REDIS_URL"]).rpush("queue", "a message")
    services.stop()
    (services.redis.data / "dump.rdb").write_bytes(b"these are no queues")
    services.redis.start()
    kept = list(services.redis.data.glob("damaged-*"))
    assert len(kept) == 1
    services.redis.stop()


def test_a_home_deeper_than_any_socket_address_works(folder, make_services):
    deep = folder.joinpath(*["a-rather-long-name-for-a-directory"] * 6)
    environment = make_services(make_home(deep)).start()
    assert rows_of_one(environment["DATABASE_OWNER_URL"]) == (1,)


def rows_of_one(url: str) -> tuple[int] | None:
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT 1").fetchone()


def test_two_homes_run_side_by_side(folder, make_services):
    first = make_services(make_home(folder / "one")).start()
    second = make_services(make_home(folder / "two")).start()
    make_row(first["DATABASE_OWNER_URL"])
    with pytest.raises(psycopg.errors.UndefinedTable):
        rows(second["DATABASE_OWNER_URL"])


def test_lock_files_with_the_number_of_a_living_stranger_are_removed(home, make_services):
    services = make_services(home, durable=True)
    make_row(services.start()["DATABASE_OWNER_URL"])
    kill(services.postgres.child)
    assert wait_until(lambda: not find_processes_in(services.postgres.data), 60)
    locks = (services.postgres.data / "postmaster.pid", services.sockets / ".s.PGSQL.5432.lock")
    for lock in locks:
        _, _, rest = lock.read_text().partition("\n")
        lock.write_text(f"{os.getpid()}\n{rest}")
    services.postgres.start()
    assert rows(services.postgres.owner_url) == [(42,)]


def test_data_of_another_major_version_are_refused_by_name(home, make_services):
    services = make_services(home)
    services.start()
    services.stop()
    (services.postgres.data / "PG_VERSION").write_text("9\n")
    with pytest.raises(ServiceError, match=r"made by PostgreSQL 9.*PG_BINDIR"):
        services.start()


def test_a_failed_initdb_leaves_no_half_made_cluster(home, make_services):
    services = make_services(home)
    programs = home / "programs"
    programs.mkdir()
    for name in ("initdb", "postgres"):
        (programs / name).write_text("#!/bin/sh\necho 'PostgreSQL 18'; exit 7\n")
        (programs / name).chmod(0o755)
    services.postgres.executable = programs / "initdb"
    with pytest.raises(ServiceError):
        services.postgres.start()
    assert not list(home.glob("postgres*"))


_OWNER = """
import sys
from pathlib import Path
from config.embedded.services import Services
services = Services(Path(sys.argv[1]), durable=False)
print(services.start()["DATABASE_OWNER_URL"], services.postgres.child.process.pid,
      services.redis.child.process.pid, flush=True)
sys.stdin.read()
"""


def start_owner(home: Path, *wrapper: str) -> tuple[subprocess.Popen[str], str, list[int]]:
    """Another process that owns the services of `home`."""
    owner = subprocess.Popen(
        [*wrapper, sys.executable, "-c", _OWNER, str(home)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=CHECKOUT_DIRECTORY,
    )
    assert owner.stdout is not None
    url, *pids = owner.stdout.readline().split()
    return owner, url, [int(pid) for pid in pids]


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's parent-death signal is Linux's")
def test_services_end_with_an_owner_that_is_killed(home, make_services):
    services = make_services(home)
    owner, _, pids = start_owner(home)
    owner.kill()
    owner.communicate()
    assert wait_until(lambda: not any(map(get_process_identity, pids)), 60)
    assert not find_processes_in(services.postgres.data)


def test_a_new_owner_takes_over_from_one_that_was_killed(home, make_services):
    owner, url, pids = start_owner(home)
    make_row(url)
    owner.kill()
    owner.communicate()
    environment = make_services(home).start()
    assert rows(environment["DATABASE_OWNER_URL"]) == [(42,)]
    assert not any(map(get_process_identity, pids))


def _can_become_nobody() -> bool:
    probe = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
    try:
        command = [*probe, sys.executable, "-c", "import psycopg"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can run it as another account")
def test_an_ordinary_user_starts_the_services_too(folder):
    if not _can_become_nobody():
        pytest.skip("the account nobody cannot reach this Python")
    home = folder / "nobodys"
    subprocess.run(["install", "-d", "-o", "nobody", "-m", "700", home], check=True)
    for name in ("logs", "run"):
        subprocess.run(["install", "-d", "-o", "nobody", "-m", "700", home / name], check=True)
    become = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
    owner, url, pids = start_owner(home, *become)
    assert rows_of_one(url) == (1,)
    owner.kill()
    owner.communicate()
    assert wait_until(lambda: not any(map(get_process_identity, pids)), 60)
    subprocess.run(["rm", "-rf", url.partition("host=")[2]], check=True)


def test_pg_bindir_chooses_the_programs(home, make_services, monkeypatch):
    systems = sorted(Path("/usr/lib/postgresql").glob("[0-9]*/bin/postgres"))
    if not systems:
        pytest.skip("no PostgreSQL of the system under /usr/lib/postgresql")
    monkeypatch.setenv("PG_BINDIR", str(systems[0].parent))
    with psycopg.connect(make_services(home).start()["DATABASE_OWNER_URL"]) as connection:
        version = connection.execute("SHOW server_version").fetchone()
    assert version is not None
    assert version[0].split(".")[0] == systems[0].parts[-3]


def test_a_wrong_choice_of_programs_names_the_variable(home, make_services, monkeypatch):
    monkeypatch.setenv("PG_BINDIR", "/nowhere")
    with pytest.raises(ServiceError, match=r"PG_BINDIR=/nowhere .* unset it"):
        make_services(home).start()


def test_redis_bin_chooses_the_program(home, make_services, monkeypatch):
    chosen = shutil.which("redis-server") or shutil.copy(redis_program().path, home.parent)
    monkeypatch.setenv("REDIS_BIN", str(chosen))
    services = make_services(home)
    services.start()
    assert services.redis.executable.name == Path(chosen).name
    monkeypatch.setenv("REDIS_BIN", str(home.parent))
    with pytest.raises(ServiceError, match=r"REDIS_BIN=.* unset it"):
        redis_program()


def test_the_roles_have_the_names_that_the_variables_give(home, make_services, monkeypatch):
    monkeypatch.setenv("DATABASE_APPLICATION_ROLE", "our-app")
    monkeypatch.setenv("DATABASE_READER_ROLE", "our-reader")
    environment = make_services(home).start()
    with psycopg.connect(environment["DATABASE_URL"]) as connection:
        assert connection.execute("SELECT current_user").fetchone() == ("our-app",)
        found = connection.execute("SELECT 1 FROM pg_roles WHERE rolname = 'our-reader'")
        assert found.fetchone() == (1,)
