"""The directory of an installation: its secrets, its lock, what others must not do to it."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from config.embedded import ServiceError
from config.embedded.homes import (
    HomeLock,
    make_home,
    open_storage,
    private_directory,
    secret_key,
    service_account,
    socket_directory,
    write_once,
)
from config.embedded.programs import Program, make_runnable
from config.environment import CHECKOUT_DIRECTORY, Installation, get_set_variables

AS_ROOT = pytest.mark.skipif(os.geteuid() != 0, reason="only root runs services as another account")
AS_USER = pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")


def test_the_secret_key_is_made_once_and_readable_by_its_owner_alone(home):
    key = secret_key(home)
    assert len(key) >= 50
    assert secret_key(home) == key
    assert (home / "secret_key").stat().st_mode & 0o777 == 0o600


def test_two_homes_have_different_secret_keys(folder):
    assert secret_key(make_home(folder / "a")) != secret_key(make_home(folder / "b"))


def test_writers_at_the_same_time_agree_on_one_text(home):
    with ThreadPoolExecutor(8) as pool:
        seen = set(pool.map(lambda n: write_once(home / "once", f"text {n}"), range(32)))
    assert seen == {(home / "once").read_text()}


def test_logs_and_process_files_are_closed_to_others(home):
    modes = {(home / name).stat().st_mode & 0o777 for name in ("logs", "run")}
    assert modes == {0o700}


def test_permissions_of_a_home_that_exists_are_left_as_they_are(folder):
    (folder / "mine").mkdir(mode=0o750)
    assert make_home(folder / "mine").stat().st_mode & 0o777 == 0o750


def test_a_home_that_is_a_file_is_refused_by_name(folder):
    (folder / "file").write_text("")
    with pytest.raises(ServiceError, match=r"COUNTERSIGN_HOME=.*/file cannot be used"):
        make_home(folder / "file")


def test_a_relative_home_does_not_depend_on_where_a_process_works(monkeypatch, folder):
    monkeypatch.setenv("COUNTERSIGN_HOME", "data")
    monkeypatch.chdir(folder)
    assert folder / "data" == Installation.model_validate(get_set_variables()).COUNTERSIGN_HOME


def test_the_lock_is_had_by_one_process_and_freed_by_its_end(home):
    code = (
        "import sys, pathlib; from config.embedded.homes import HomeLock\n"
        "lock = HomeLock(pathlib.Path(sys.argv[1])); print(lock.acquire(), flush=True)\n"
        "lock.describe(pid=7); print('told', flush=True); sys.stdin.read()"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(home)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=CHECKOUT_DIRECTORY,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "True\n"
    assert other.stdout.readline() == "told\n"
    lock = HomeLock(home)
    assert not lock.acquire()
    assert lock.holder() == {"pid": 7}
    other.kill()
    other.communicate()
    assert lock.acquire()
    lock.release()


def test_a_link_in_place_of_a_private_directory_is_refused(folder):
    (folder / "target").mkdir(mode=0o700)
    (folder / "link").symlink_to(folder / "target")
    with pytest.raises(ServiceError, match="not a directory"):
        private_directory(folder / "link", service_account())


def test_a_private_directory_that_others_can_enter_is_refused(folder):
    account = service_account()
    directory = private_directory(folder / "sockets", account)
    directory.chmod(0o755)
    with pytest.raises(ServiceError, match="open to others"):
        private_directory(directory, account)


@AS_ROOT
def test_a_private_directory_of_somebody_else_is_refused(folder):
    (folder / "planted").mkdir(mode=0o700)
    os.chown(folder / "planted", 12345, 12345)
    with pytest.raises(ServiceError, match="belongs to the user with the number 12345"):
        private_directory(folder / "planted", service_account())


def test_sockets_of_one_home_are_always_in_the_same_short_place(home):
    account = service_account()
    first = socket_directory(home, account)
    assert socket_directory(home, account) == first
    assert len(str(first)) <= 80
    first.rmdir()


def test_a_temporary_folder_with_a_long_path_is_not_used_for_sockets(home, folder, monkeypatch):
    long = folder / ("t" * 100)
    long.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(long))
    directory = socket_directory(home, service_account())
    assert directory.parent == Path("/tmp")
    directory.rmdir()


def test_data_are_in_the_home_when_the_account_can_enter_it(home):
    assert open_storage(home, service_account()) == home


@AS_ROOT
def test_data_go_outside_when_the_account_cannot_enter_and_nothing_is_opened(folder):
    closed = folder / "closed"
    closed.mkdir(mode=0o700)
    home = make_home(closed / "home")
    account = service_account()
    storage = open_storage(home, account)
    try:
        assert account.can_reach(storage)
        assert not storage.is_relative_to(folder)
        assert closed.stat().st_mode & 0o777 == 0o700
        assert open_storage(home, account) == storage
    finally:
        storage.rmdir()


@AS_ROOT
def test_data_that_were_outside_and_are_gone_are_asked_for(folder):
    home = make_home(folder / "home")
    (home / "services_are_at").write_text("/nowhere/countersign\n")
    with pytest.raises(ServiceError, match="/nowhere/countersign, which is missing"):
        open_storage(home, service_account())


@AS_ROOT
def test_a_program_that_the_account_cannot_reach_is_copied_with_its_libraries(folder):
    closed = folder / "closed"
    (closed / "wheel" / "bin").mkdir(parents=True)
    (closed / "wheel.libs").mkdir()
    closed.chmod(0o700)
    program = closed / "wheel" / "bin" / "server"
    program.write_text('#!/bin/sh\ncat "$(dirname "$0")/../../wheel.libs/text"\n')
    program.chmod(0o700)
    (closed / "wheel.libs" / "text").write_text("found")
    (closed / "wheel.libs" / "text").chmod(0o600)
    account = service_account()
    described = Program(program, closed, ("wheel/bin", "wheel.libs"), "1.0")
    copy = make_runnable(described, account, folder / "programs")
    ran = subprocess.run(
        [copy],
        user=account.uid,
        group=account.gid,
        extra_groups=[],
        capture_output=True,
        cwd="/",
        check=True,
    )
    assert ran.stdout == b"found"
    assert make_runnable(described, account, folder / "programs") == copy


@AS_USER
def test_a_home_that_cannot_be_written_is_refused_by_name(folder):
    folder.chmod(0o500)
    with pytest.raises(ServiceError, match="Choose a directory that you may write"):
        make_home(folder / "home")
    folder.chmod(0o700)
