"""How many database connections the processes of a host may take."""

import pytest
from django.core.checks import run_checks
from pytest_django.fixtures import Settings

from config import queues


def warnings_of() -> list[str]:
    found = run_checks(databases=["default"])
    return [each.msg for each in found if each.id == "countersign.W103"]


@pytest.mark.django_db
def test_a_server_with_too_few_is_told(settings: Settings):
    assert warnings_of() == []
    settings.WORKER_CONNECTIONS = {"worker": 200, "control": 6}
    wanted = 206 + queues.WEB_THREADS
    (told,) = warnings_of()
    assert told.endswith(f"the processes of one host may take {wanted}.")
    settings.PGBOUNCER = True
    assert warnings_of() == []


def test_what_the_default_processes_take_fits_a_server_as_it_is_installed(settings: Settings):
    pools = sum(settings.WORKER_CONNECTIONS.values())
    assert pools == sum(worker.connections(worker.threads) for worker in queues.WORKERS)
    assert pools + queues.WEB_THREADS < 97
