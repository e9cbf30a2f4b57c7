"""Every constraint of this room, each by a row that violates it and nothing else."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from django.contrib.auth.models import User
from django.db import IntegrityError, connection
from django.db.models.functions import Now

from accounts.models import (
    ApiToken,
    RoleEvent,
    RoleGrant,
    SignInEvent,
)
from summaries.models import (
    Correction,
    Criterion,
    Guideline,
    GuidelineVersion,
    IdempotentResponse,
    Import,
    MeetingContext,
    Recording,
    Rejection,
    RevisionBrief,
    Suggestion,
    Summary,
    Transcript,
    Transition,
)
from tests.factories.cases import attempt, case, user, version

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("owning")]

NO_HASH = "not a hash"
HASH = "0" * 64
LINK = "https://media.example.org/1.mp3"
FILE = {"name": "file", "content_type": "audio/wav", "size": 9, "sha256": HASH}


def transcript(**columns: Any) -> None:
    values: dict[str, Any] = {
        "source": "tests",
        "external_id": "one",
        "title": "One",
        "format": "json",
        "turns": [],
        "word_count": 1,
        "sha256": HASH,
        "submission_sha256": HASH,
        **columns,
    }
    Transcript.objects.create(**values)


def second_context() -> None:
    of = case().transcript
    for _ in range(2):
        MeetingContext.objects.create(transcript=of, number=1)


def recording(**columns: Any) -> None:
    Recording.objects.create(transcript=case().transcript, **columns)


def kept_answer(**columns: Any) -> None:
    values = {"owner": user(), "key": "k", "fingerprint": HASH, "status": 202, "body": {}}
    IdempotentResponse.objects.create(**{**values, **columns})


def an_import(**columns: Any) -> Import:
    owner, _ = User.objects.get_or_create(username="importer")
    return Import.objects.create(owner=owner, **columns)


def role_grant(**columns: Any) -> None:
    somebody = columns.pop("user", None) or user()
    RoleGrant.objects.create(**{"user": somebody, "role": "reviewer", **columns})


def granted_twice() -> None:
    somebody = user()
    role_grant(user=somebody)
    role_grant(user=somebody)


def role_event(**columns: Any) -> None:
    RoleEvent.objects.create(**{"user": user(), "action": "grant", **columns})


def suggestion(**columns: Any) -> None:
    Suggestion.objects.create(attempt=attempt(case()), **columns)


def same_row() -> None:
    of = an_import()
    for _ in range(2):
        Rejection.objects.create(of=of, row=1, problem={})


def same_key() -> None:
    owner = user()
    kept_answer(owner=owner)
    kept_answer(owner=owner)


def summary(**columns: Any) -> None:
    Summary.objects.filter(pk=case().pk).update(**columns)


def an_attempt(**columns: Any) -> None:
    attempt(case(), **columns)


def draft(**columns: Any) -> GuidelineVersion:
    return version(publish=False, **columns)


def criterion(**columns: Any) -> None:
    values = {"guideline_version": draft(), "position": 9, "name": "other", "definition": "x"}
    Criterion.objects.create(**{**values, **columns})


def second_default() -> None:
    Guideline.objects.update(is_default=False)
    Guideline.objects.create(name="first", title="First", is_default=True)
    Guideline.objects.create(name="second", title="Second", is_default=True)


def archived_default() -> None:
    Guideline.objects.update(is_default=False)
    Guideline.objects.create(name="first", title="First", is_default=True, archived_at=Now())


def same_version() -> None:
    first = draft()
    GuidelineVersion.objects.create(guideline=first.guideline, number=1, instructions="x")


def same_criterion() -> None:
    criterion(guideline_version=draft(), name="consistency")


def same_position() -> None:
    criterion(guideline_version=draft(), position=1)


def second_transcript() -> None:
    transcript()
    transcript()


def second_summary() -> None:
    first = case()
    Summary.objects.create(transcript=first.transcript, guideline_version=first.guideline_version)


def second_attempt() -> None:
    first = attempt(case())
    attempt(first.summary, number=1)


def transition(**columns: Any) -> None:
    values = {"summary": case(), "action": "write", "old": "queued", "new": "drafted"}
    Transition.objects.create(**{**values, "role": "writer", **columns})


def appeal(**columns: Any) -> None:
    of_author = {"old": "returned", "new": "exhausted", "role": "author", "actor": user()}
    transition(**{"action": "appeal", **of_author, "reason": "It was said.", **columns})


def by_somebody() -> dict[str, Any]:
    return {"origin": "author", "model": "", "written_by": user()}


def revision_brief(**columns: Any) -> None:
    RevisionBrief.objects.create(attempt=attempt(case()), **columns)


def token(**columns: Any) -> None:
    values = {"name": "x", "digest": NO_HASH, "owner": user(), "scopes": []}
    ApiToken.objects.create(**{**values, **columns})


def correction(**columns: Any) -> Correction:
    values = {"number": 1, "kind": "label", "speaker": "Ana", "reason": "Heard.", **columns}
    values.setdefault("transcript", case().transcript)
    return Correction.objects.create(**values)


def corrected_twice() -> None:
    correction(transcript=correction().transcript)


VIOLATIONS: list[tuple[str, Callable[[], Any]]] = [
    ("transcript_once_per_owner_and_source", second_transcript),
    ("context_once_per_number", second_context),
    ("kept_answer_once_per_key", same_key),
    ("import_once_per_key", lambda: [an_import(key="k"), an_import(key="k")]),
    ("import_adds_up", lambda: an_import(received=1)),
    ("rejection_once_per_row", same_row),
    ("kept_answer_is_fingerprinted", lambda: kept_answer(fingerprint=NO_HASH)),
    ("recording_is_a_file_or_a_link", recording),
    ("recording_is_a_file_or_a_link", lambda: recording(url=LINK, name="file")),
    ("recording_is_a_file_or_a_link", lambda: recording(**{**FILE, "size": 0})),
    ("recording_is_a_file_or_a_link", lambda: recording(**{**FILE, "sha256": NO_HASH})),
    ("transcript_is_named", lambda: transcript(source="")),
    ("transcript_is_named", lambda: transcript(external_id="")),
    ("transcript_is_named", lambda: transcript(title="")),
    ("transcript_is_hashed", lambda: transcript(sha256="00")),
    ("transcript_is_hashed", lambda: transcript(submission_sha256=HASH + "00")),
    ("transcript_has_words", lambda: transcript(word_count=0)),
    ("summary_once_per_version", second_summary),
    ("status_known", lambda: summary(status="lost")),
    ("summary_lease_is_whole", lambda: summary(lease_token=uuid4())),
    ("summary_lease_is_whole", lambda: summary(lease_until=Now() + timedelta(seconds=1))),
    (
        "failure_has_its_reason",
        lambda: summary(status="failed", failed_from="queued", failure_kind="error"),
    ),
    (
        "failure_has_its_reason",
        lambda: summary(status="failed", failure="It broke.", failure_kind="error"),
    ),
    ("failure_has_its_reason", lambda: summary(failure="It broke.")),
    (
        "failure_has_its_reason",
        lambda: summary(
            status="failed", failed_from="approved", failure="It broke.", failure_kind="error"
        ),
    ),
    (
        "failure_has_its_kind",
        lambda: summary(status="failed", failed_from="queued", failure="It broke."),
    ),
    ("failure_has_its_kind", lambda: summary(failure_kind="filtered")),
    ("drill_share_in_range", lambda: draft(drill_share=21)),
    ("attempt_once_per_number", second_attempt),
    ("attempt_number_from_one", lambda: an_attempt(number=0)),
    ("origin_known", lambda: an_attempt(**{**by_somebody(), "origin": "oracle"})),
    ("attempt_has_text", lambda: an_attempt(text="")),
    ("attempt_is_hashed", lambda: an_attempt(sha256="")),
    ("attempt_has_its_writer", lambda: an_attempt(model="")),
    ("attempt_has_its_writer", lambda: an_attempt(written_by=user())),
    ("attempt_has_its_writer", lambda: an_attempt(**{**by_somebody(), "written_by": None})),
    ("attempt_has_its_writer", lambda: an_attempt(**{**by_somebody(), "model": "openai:x"})),
    ("brief_says_something", revision_brief),
    ("transition_between_states", lambda: transition(old="lost")),
    ("transition_between_states", lambda: transition(new="")),
    ("pipeline_is_nobody", lambda: transition(actor=user())),
    ("appeal_has_its_reason", lambda: appeal(reason="")),
    ("appeal_has_its_reason", lambda: appeal(role="reviewer")),
    ("appeal_has_its_reason", lambda: appeal(new="in_review")),
    ("guideline_one_default", second_default),
    ("guideline_default_is_not_archived", archived_default),
    ("guideline_version_number", same_version),
    ("threshold_on_the_scale", lambda: draft(threshold=0.9)),
    ("threshold_on_the_scale", lambda: draft(threshold=5.1)),
    ("attempt_budget_in_range", lambda: draft(attempt_budget=0)),
    ("attempt_budget_in_range", lambda: draft(attempt_budget=21)),
    ("max_words_in_range", lambda: draft(max_words=19)),
    ("names_first_hours_in_range", lambda: draft(names_first_hours=0)),
    ("names_first_hours_in_range", lambda: draft(names_first_hours=721)),
    ("score_mode_in_choices", lambda: draft(score_mode="dice")),
    ("signing_in_choices", lambda: draft(signing="a wave")),
    ("variant_is_named", lambda: draft(variant="")),
    (
        "published_version_is_not_discarded",
        lambda: draft(published_at=Now(), discarded_at=Now()),
    ),
    ("criterion_once", same_criterion),
    ("criterion_position", same_position),
    ("criterion_threshold_on_the_scale", lambda: criterion(threshold=0)),
    ("criterion_threshold_on_the_scale", lambda: criterion(threshold=5.5)),
    ("criterion_basis_in_choices", lambda: criterion(basis="weather")),
    ("confirm_above_is_a_probability", lambda: draft(confirm_above=1.5)),
    ("send_minutes_in_choices", lambda: draft(send_minutes="often")),
    ("token_is_hashed", token),
    ("role_known", lambda: role_grant(role="king")),
    ("role_granted_once", granted_twice),
    (
        "system_admin_is_of_the_installation",
        lambda: role_grant(role="system_admin", guideline=version().guideline),
    ),
    ("role_event_says_what", lambda: role_event(role="")),
    ("role_event_says_what", lambda: role_event(action="create", role="lead")),
    ("sign_in_event_says_who_or_why", lambda: SignInEvent.objects.create(action="refused")),
    ("sign_in_event_says_who_or_why", lambda: SignInEvent.objects.create(action="sign_in")),
    ("correction_has_its_place", lambda: correction(kind="guess")),
    ("correction_has_its_place", lambda: correction(kind="words", first=1, last=2)),
    ("correction_has_its_place", lambda: correction(first=2, last=1)),
    ("correction_has_its_place", lambda: correction(kind="take_back", takes_back=1)),
    ("correction_has_its_reason", lambda: correction(reason="")),
    ("correction_once_per_transcript_and_number", corrected_twice),
    ("suggestions_are_for_authors", lambda: attempt(case(), suggested_by="openai:m")),
    ("suggestion_status_known", lambda: suggestion(status="lost")),
    ("suggestion_lease_is_whole", lambda: suggestion(lease_token=uuid4())),
    ("suggestion_failure_has_its_reason", lambda: suggestion(status="failed")),
    ("suggestion_is_whole_when_done", lambda: suggestion(status="done", text="A text.")),
    ("suggestion_is_whole_when_done", lambda: suggestion(text="A text.", model="m")),
    ("suggestion_is_whole_when_done", lambda: suggestion(taken_at=Now())),
    ("suggestion_replaces_once_taken", lambda: suggestion(replaced="My words.")),
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


def test_every_constraint_of_the_room_is_violated_above() -> None:
    assert declared_constraints("summaries") <= {name for name, _ in VIOLATIONS}


def declared_constraints(app: str) -> set[str]:
    """CHECK and UNIQUE constraints that the models name, as the database knows them."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT c.relname FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid"
            " JOIN pg_class t ON t.oid = i.indrelid"
            " WHERE t.relname LIKE %(app)s AND i.indisunique AND NOT i.indisprimary"
            " UNION SELECT conname FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid"
            " WHERE t.relname LIKE %(app)s AND k.contype = 'c'",
            {"app": f"{app}\\_%"},
        )
        names = {str(row[0]) for row in cursor.fetchall()}
    # Those that Django names itself: unique columns, and numbers that are not negative.
    return {name for name in names if not name.startswith(f"{app}_")}


def test_an_employee_may_hand_in_what_the_model_also_writes() -> None:
    first = case()
    Summary.objects.create(
        transcript=first.transcript, guideline_version=first.guideline_version, author=user()
    )


def test_a_token_is_stored_once() -> None:
    ApiToken.objects.create(name="x", digest=HASH, owner=user(), scopes=[])
    with pytest.raises(IntegrityError, match="digest"):
        ApiToken.objects.create(name="y", digest=HASH, owner=user(), scopes=[])


def test_a_name_of_a_guideline_is_taken_once() -> None:
    Guideline.objects.create(name="board", title="Board")
    with pytest.raises(IntegrityError, match="name"):
        Guideline.objects.create(name="board", title="Another")
