"""Constraints of reviews and records, and what the database refuses to do to them."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.db import IntegrityError, connection, transaction
from django.db.models import Model
from django.utils import timezone

from records.models import ClaimEvent, PasskeySignature, Record, Review
from reviews.models import Claim, CommentDraft, EditDraft, MarkAnswer, RatingDraft, Skip
from tests.factories import scenes
from tests.factories.cases import attempt, case, user

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]

HASH = "a" * 64


def review(**columns: Any) -> Review:
    values = {"decision": "approve", "text_sha256": HASH, "attestation": "I have read it."}
    return Review.objects.create(attempt=attempt(case()), reviewer=user(), **{**values, **columns})


def record(**columns: Any) -> Record:
    signed = review()
    hashes = ["transcript_sha256", "text_sha256", "snapshot_sha256", "pdf_sha256", "sha256"]
    values = {
        "number": 1,
        "summary": signed.attempt.summary,
        "review": signed,
        "text": "Text",
        "snapshot": "{}",
        "snapshot_version": 1,
        "pdf": b"%PDF",
        **dict.fromkeys(hashes, HASH),
    }
    return Record.objects.create(**{**values, **columns})


def claim(**columns: Any) -> Claim:
    now = timezone.now()
    values = {"summary": case(), "holder": user(), "since": now, "until": now + timedelta(1)}
    return Claim.objects.create(**{**values, **columns})


def claim_event(**columns: Any) -> ClaimEvent:
    holder = user()
    values = {"summary": case(), "action": "take", "holder": holder, "by": holder}
    return ClaimEvent.objects.create(**{**values, **columns})


def twice(model: type[Model], **columns: Any) -> None:
    for _ in range(2):
        model._default_manager.create(**columns)


def second(**columns: Any) -> None:
    """A second record that differs from the first in everything but `columns`."""
    record()
    record(**{"number": 2, "sha256": "b" * 64, **columns})


def again(*, supersedes: bool = False, **columns: Any) -> Record:
    """A second record of the first one's case."""
    first = record()
    old = {"supersedes": first} if supersedes else {}
    return record(**{"summary": first.summary, "number": 2, "sha256": "b" * 64, **old, **columns})


def passkey_signature(**columns: Any) -> PasskeySignature:
    parts = ("public_key", "authenticator_data", "client_data", "signature")
    values: dict[str, Any] = {**dict.fromkeys(parts, b"x"), "document": "{}", **columns}
    return PasskeySignature.objects.create(review=review(), key_id=uuid4(), **values)


def thrice() -> None:
    """Two records that take the place of the same one."""
    corrected = again(supersedes=True, reason="Because.")
    values = {"number": 3, "sha256": "c" * 64, "reason": "Because."}
    record(summary=corrected.summary, supersedes=corrected.supersedes, **values)


VIOLATIONS: list[tuple[str, Callable[[], Any]]] = [
    ("challenge_is_a_hash", lambda: passkey_signature(challenge="none")),
    ("decision_known", lambda: review(decision="shrug", comment="x")),
    ("review_is_bound", lambda: review(text_sha256="")),
    ("refusal_has_a_reason", lambda: review(decision="reject")),
    ("refusal_has_a_reason", lambda: review(decision="send_back")),
    ("approval_has_attestation", lambda: review(attestation="")),
    ("category_of_what_is_sent_back", lambda: review(category="invented")),
    (
        "category_of_what_is_sent_back",
        lambda: review(decision="send_back", comment="x", category="mood"),
    ),
    ("review_is_about_a_stretch", lambda: review(about_start=0, about_end=4)),
    (
        "review_is_about_a_stretch",
        lambda: review(decision="send_back", comment="x", about_start=4, about_end=4),
    ),
    (
        "review_is_about_a_stretch",
        lambda: review(decision="send_back", comment="x", about_start=4),
    ),
    ("claim_lasts", lambda: claim(until=timezone.now() - timedelta(1))),
    ("claim_action_known", lambda: claim_event(action="borrow")),
    ("claim_forced_by_another", lambda: claim_event(by=user())),
    ("claim_forced_by_another", lambda: claim_event(action="force")),
    (
        "skip_once_per_reviewer",
        lambda: twice(Skip, summary=case(), reviewer=user(), at=timezone.now()),
    ),
    (
        "draft_once_per_writer",
        lambda: twice(
            EditDraft, attempt=attempt(case()), writer=user(), text="", saved_at=timezone.now()
        ),
    ),
    (
        "begun_once_per_reviewer",
        lambda: twice(RatingDraft, attempt=attempt(case()), reviewer=user(), choices={}),
    ),
    (
        "comments_once_per_writer",
        lambda: twice(
            CommentDraft, attempt=attempt(case()), writer=user(), saved_at=timezone.now()
        ),
    ),
    (
        "mark_answered_once",
        lambda: twice(
            MarkAnswer, attempt=attempt(case()), reviewer=user(), start=0, end=4, mark="check"
        ),
    ),
    ("haste_has_a_reason", lambda: review(hasty=True)),
    ("record_number_from_one", lambda: record(number=0)),
    *[
        ("record_is_hashed", lambda column=column: record(**{column: "00"}))
        for column in (
            "transcript_sha256",
            "text_sha256",
            "snapshot_sha256",
            "sha256",
        )
    ],
    ("record_first_of_its_case", again),
    ("record_supersedes_with_a_reason", lambda: record(reason="Because.")),
    ("record_supersedes_with_a_reason", lambda: again(supersedes=True)),
    ("supersedes", thrice),
    ("number", lambda: second(number=1)),
    ("sha256", lambda: second(sha256=HASH)),
]


@pytest.mark.parametrize(
    ("name", "violate"),
    VIOLATIONS,
    ids=[f"{number}-{name}" for number, (name, _) in enumerate(VIOLATIONS)],
)
def test_a_row_that_violates_a_constraint_is_refused_by_its_name(
    name: str, violate: Callable[[], Any]
) -> None:
    with pytest.raises(IntegrityError, match=name):
        violate()


@pytest.mark.parametrize(
    ("make", "column"), [(review, "comment"), (record, "text"), (claim_event, "action")]
)
class TestAppendOnly:
    def test_a_queryset_cannot_change_it(self, make: Callable[[], Model], column: str) -> None:
        rows = type(make())._default_manager
        with pytest.raises(IntegrityError, match="refused"), transaction.atomic():
            rows.update(**{column: "other"})

    def test_a_queryset_cannot_delete_it(self, make: Callable[[], Model], column: str) -> None:
        row = make()
        with pytest.raises(IntegrityError), transaction.atomic():
            type(row)._default_manager.filter(pk=row.pk).delete()
        assert type(row)._default_manager.filter(pk=row.pk).exists()

    @pytest.mark.parametrize("statement", ["UPDATE {} SET id = id", "DELETE FROM {}"])
    def test_sql_cannot_touch_it(
        self, make: Callable[[], Model], column: str, statement: str
    ) -> None:
        assert "refused" in failed(statement, make())

    def test_sql_cannot_truncate_it(self, make: Callable[[], Model], column: str) -> None:
        assert "refused" in failed("TRUNCATE {} CASCADE", make())


def failed(statement: str, row: Model) -> str:
    table = connection.ops.quote_name(row._meta.db_table)
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        with pytest.raises(IntegrityError) as caught, transaction.atomic():
            cursor.execute(statement.format(table))
    return str(caught.value)


@pytest.mark.parametrize("table", ["judging_evaluation", "judging_score"])
def test_a_verdict_is_not_deleted_beside_its_text(table):
    attempt = scenes.newest(scenes.in_review())
    statement = f"DELETE FROM {table}"
    with (
        pytest.raises(IntegrityError, match="verdicts stay with their text"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(statement)
    assert attempt.evaluations.exists()
