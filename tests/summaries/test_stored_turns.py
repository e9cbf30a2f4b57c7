"""Turns are stored as jsonb, which SQL reads, and are hashed alike before and after."""

import pytest
from django.db import connection

from summaries.intake import Submission, ingest_submission
from summaries.models import Summary
from summaries.texts import turns_sha256

pytestmark = pytest.mark.django_db

TURNS = [
    {"speaker": "Zoë", "start": 0, "end": 1.0, "text": "Grüße, 東京 \U0001f600."},
    {"speaker": 'Ana "A" \\', "start": 1.5, "end": 2.001, "text": "0.1 + 0.2 \u2028 and 1e5."},
    {"speaker": "", "start": 35999.999, "end": None, "text": "Bye."},
]


@pytest.fixture
def case() -> Summary:
    sent = Submission(source="crm", external_id="call-1", title="Call", content=TURNS)
    return Summary.objects.get(pk=ingest_submission(sent, by=None).summary.pk)


def test_what_came_in_has_the_hash_of_what_is_stored(case):
    transcript = case.transcript
    assert turns_sha256(transcript.turns) == transcript.sha256
    assert [(turn["start"], turn["end"]) for turn in transcript.turns] == [
        (0.0, 1.0),
        (1.5, 2.001),
        (35999.999, None),
    ]


def test_sql_reads_who_spoke(case):
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT turn ->> 'speaker' FROM summaries_transcript, jsonb_array_elements(turns) turn"
        )
        assert cursor.fetchall() == [("Zoë",), ('Ana "A" \\',), ("",)]
