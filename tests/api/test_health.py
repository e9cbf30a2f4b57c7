"""/healthz and /readyz, which orchestrators ask."""

import pytest
from django.db import connection
from django.test import Client


def test_the_process_says_that_it_answers_without_asking_anybody(client: Client):
    response = client.get("/healthz")
    assert response.status_code == 200
    assert response.json() == {"status": "ok"}


def test_it_is_ready_while_database_and_broker_answer(client: Client, db: None):
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.json() == {"status": "ok", "database": "ok", "broker": "ok"}


def test_it_is_not_ready_without_its_broker(client: Client, db: None, settings):
    settings.CELERY_BROKER_URL = "redis://127.0.0.1:1/0"
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json() == {"status": "unavailable", "database": "ok", "broker": "unreachable"}


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


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_nothing_is_posted_to_them(client: Client, path: str):
    assert client.post(path).status_code == 405
