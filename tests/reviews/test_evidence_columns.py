"""Each column of each row that an approval rests on: which changes `verify_records` tells."""

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, connection, models, transaction

from judging.models import Evaluation, Rating, Score
from records.models import ClaimEvent, Record, Review, ViewEvent
from records.verification import verify
from summaries.models import Attempt, RevisionBrief, Summary, Transcript, Transition
from tests.database import unguarded
from tests.factories import kept, scenes

pytestmark = pytest.mark.django_db

EVIDENCE: tuple[type[models.Model], ...] = (
    Record,
    Review,
    Attempt,
    Evaluation,
    Score,
    RevisionBrief,
    Rating,
    Transition,
    ClaimEvent,
    ViewEvent,
    Transcript,
    Summary,
)
# What a record does not hold; docs/records.md says so in words.
NOT_COVERED = {
    "Attempt": {"based_on"},
    "Evaluation": {"guideline_version", "prompt_tokens", "completion_tokens", "cost", "seconds"},
    "Record": {"id"},
    "RevisionBrief": {"created_at"},
    "Review": {"id", "waited", "handled"},
    "Summary": {
        "status_since",
        "failed_from",
        "faulty_since",
        "lost_leases",
        "unusable",
        "failure",
        "failure_kind",
        "lease_token",
        "lease_until",
        "not_before",
        "deferrals",
        "waiting_for",
        "nudged_at",
        "sent_back",
        "flagged",
        "covered",
        "created_at",
        "author",
        "words",
        # Each attempt and evaluation names the model that it is by.
        "writer_model",
        "request_id",
        "traceparent",
        "judge_model",
    },
    "Transcript": {"format", "word_count", "warnings", "submission_sha256"},
    "ViewEvent": {"slot"},
}


@pytest.fixture
def record() -> Record:
    return kept.argued(scenes.reviewer(), scenes.reviewer("rolf", "Rolf Berg"))


def changed(field: "models.Field[Any, Any]") -> str:
    """SQL for another value of the column."""
    column, kind = f'"{field.column}"', field.get_internal_type()
    if isinstance(field, models.ForeignKey):
        if field.null:
            return f"CASE WHEN {column} IS NULL THEN {_other(field)} END"
        return _other(field)
    return {
        "DateTimeField": f"coalesce({column}, now()) - interval '1 day'",
        "BooleanField": f"NOT {column}",
        "JSONField": """'[{"x": 1}]'""",
        "UUIDField": "gen_random_uuid()",
        "BinaryField": f"{column} || 'x'::bytea",
        "CharField": f"CASE length({column}) WHEN 64 THEN repeat('e', 64) ELSE {column} || 'x' END",
        "TextField": f"{column} || 'x'",
    }.get(kind, f"coalesce({column}, 0) + 1")


def _other(field: "models.ForeignKey[Any, Any]") -> str:
    """The key of another person, where none is allowed; else one that is in no table."""
    if field.null and field.related_model is User:
        return "(SELECT max(id) FROM auth_user)"
    key = field.target_field.get_internal_type()
    return "gen_random_uuid()" if key == "UUIDField" else "1000000"


def columns(model: type[models.Model]) -> "Iterator[models.Field[Any, Any]]":
    for field in model._meta.local_concrete_fields:
        if not field.primary_key and field.get_internal_type() != "WordsField":
            yield field


def told_of(statement: str) -> bool | None:
    """Whether a fault is found after the statement, which is undone; None if it cannot be run."""
    try:
        with transaction.atomic():
            with unguarded(), transaction.atomic(), connection.cursor() as cursor:
                cursor.execute(statement)
                done = cursor.rowcount
            found = bool(list(verify())) if done else None
            transaction.set_rollback(True)
    except IntegrityError:
        return None
    return found


@pytest.mark.slow
@pytest.mark.parametrize("model", EVIDENCE, ids=lambda model: model.__name__)
def test_a_change_to_any_column_is_told_or_listed_as_not_covered(record, model):
    table = model._meta.db_table
    untold = {
        field.name
        for field in columns(model)
        if told_of(f'UPDATE {table} SET "{field.column}" = {changed(field)}') is False
    }
    assert untold <= NOT_COVERED.get(model.__name__, set())


@pytest.mark.slow
@pytest.mark.parametrize("model", EVIDENCE, ids=lambda model: model.__name__)
def test_any_row_that_is_gone_is_told(record, model):
    if model is Summary:
        pytest.skip("a record is read with its case: without one there is nothing to compare")
    table, key = model._meta.db_table, model._meta.pk.column
    for row in model._default_manager.values_list("pk", flat=True):
        assert told_of(f"DELETE FROM {table} WHERE {key}::text = '{row}'") is not False
