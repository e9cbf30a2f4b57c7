"""The same transcript sent by several clients at the same time."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.contrib.auth.models import User
from django.db import connection

from accounts import tokens
from summaries.models import Summary, Transcript, Transition
from tests.api.conftest import Api, body_of, submission

CLIENTS = 6


@pytest.fixture
def send_at_once(transactional_db: None) -> Callable[[list[dict[str, str]]], list[tuple[int, str]]]:
    """Status and id (or kind of problem) for each of the bodies, sent in the same moment."""
    token = tokens.issue_token("tests", User.objects.create_user("busy"), ["ingest"])

    def send(bodies: list[dict[str, str]]) -> list[tuple[int, str]]:
        barrier = Barrier(len(bodies))

        def one(body: dict[str, str]) -> tuple[int, str]:
            try:
                barrier.wait(timeout=60)
                response = Api(token).post("transcripts", body)
                answer = body_of(response)
                return response.status_code, answer.get("id") or answer["type"]
            finally:
                connection.close()

        with ThreadPoolExecutor(len(bodies)) as pool:
            return list(pool.map(one, bodies))

    return send


@pytest.mark.parametrize("attempt", range(5))
def test_one_is_accepted_and_the_others_get_the_same_one(send_at_once, attempt: int):
    answers = send_at_once([submission()] * CLIENTS)
    assert sorted(status for status, _ in answers) == [200] * (CLIENTS - 1) + [202]
    assert {key for _, key in answers} == {str(Transcript.objects.get().pk)}
    assert Summary.objects.count() == Transition.objects.count() == 1


def test_of_different_bodies_one_is_stored_and_the_others_conflict(send_at_once):
    answers = send_at_once([submission(title=f"Title {n}") for n in range(CLIENTS)])
    assert sorted(status for status, _ in answers) == [202] + [409] * (CLIENTS - 1)
    assert Transcript.objects.count() == Summary.objects.count() == 1
