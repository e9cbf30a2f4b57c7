"""/healthz and /readyz, which orchestrators ask."""

import pytest
from celery import current_app
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client

from config import health
from tests.faults.stage import Stage, stage

__all__ = ["stage"]


@pytest.fixture(autouse=True)
def _asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_WORKER_STATES", health._WorkerStates())


def test_the_process_says_that_it_answers_without_asking_anybody(client: Client):
    response = client.get("/healthz")
    assert response.status_code == 200
    assert response.json() == {"status": "ok"}


@pytest.mark.usefixtures("without_redis")
def test_the_web_is_ready_with_its_database_alone(client: Client, db: None):
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.json() == {
        "status": "ok",
        "database": "ok",
        "migrations": "ok",
    }


@pytest.mark.usefixtures("owning")
def test_it_is_not_ready_before_the_migrations(client: Client, db: None):
    MigrationRecorder.Migration.objects.filter(app="llm").order_by("-name")[0].delete()
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["migrations"] == "1 not applied"


def test_it_is_not_ready_without_its_database(
    client: Client, transactional_db: None, monkeypatch: pytest.MonkeyPatch
):
    connection.close()
    with monkeypatch.context() as away:
        away.setitem(connection.settings_dict, "HOST", "127.0.0.1")
        away.setitem(connection.settings_dict, "PORT", "1")
        response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["database"] == "unreachable"


@pytest.mark.usefixtures("without_redis")
def test_the_workers_are_not_ready_without_the_broker(client: Client):
    response = client.get("/readyz/workers")
    assert response.status_code == 503
    assert response.json() == {
        "status": "unavailable",
        "broker": "unreachable",
        "workers": "unknown",
    }


def test_the_workers_are_not_ready_while_a_queue_has_none(
    client: Client, caplog: pytest.LogCaptureFixture
):
    response = client.get("/readyz/workers")
    assert response.status_code == 503
    assert caplog.records == []
    assert response.json()["broker"] == "ok"
    for queue in current_app.amqp.queues:
        assert queue in response.json()["workers"]


@pytest.mark.slow
def test_the_workers_are_ready_while_every_queue_has_one(
    client: Client, stage: Stage, monkeypatch: pytest.MonkeyPatch
):
    stage.worker()

    def ready() -> bool:
        monkeypatch.setattr(health, "_WORKER_STATES", health._WorkerStates())
        return client.get("/readyz/workers").status_code == 200

    stage.until(ready)


def test_the_workers_are_not_asked_more_often_than_every_five_seconds(
    client: Client, monkeypatch: pytest.MonkeyPatch
):
    asked = []

    def answer() -> dict[str, str]:
        asked.append(1)
        return {"broker": "ok"}

    monkeypatch.setattr(health, "_worker_states", answer)
    assert [client.get("/readyz/workers").status_code for _ in range(5)] == [200] * 5
    assert len(asked) == 1


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/readyz/workers"])
def test_nothing_is_posted_to_them(client: Client, path: str):
    assert client.post(path).status_code == 405
