"""Records signed over what their rows say now, for scenes that move a case in time."""

import json

from countersign_judge.llm.canonical_json import canonical_json
from django.db import connection

from records.appending import record_hash
from records.log.models import content_sql, logged_models
from records.models import Record
from records.snapshot import attempt_dict, history_dict, review_dict, transcript_dict
from summaries.models import DISPOSED
from summaries.texts import sha256


def sign_again() -> None:
    """Every record; call it inside `unguarded`."""
    for record in Record.objects.order_by("number"):
        if record.text != DISPOSED:
            told = canonical_json(_told_anew(record))
            record.snapshot, record.snapshot_sha256 = told, sha256(told)
        record.sha256 = record_hash(record)
        record.save()
    log_again("record", "created_at")


def log_again(kind: str, time: str) -> None:
    """The leaves of this kind as their rows are now, at the time that the rows say."""
    model, trigger = logged_models()[kind]
    with connection.cursor() as cursor:
        cursor.execute(
            f"UPDATE transparency_leaf l SET at = t.{time}, "
            f"content = {content_sql(model, 't', trigger.without)} "
            f"FROM {model._meta.db_table} t WHERE l.kind = %s AND l.row = t.id::text",
            [kind],
        )


def _told_anew(record: Record) -> dict[str, object]:
    held: dict[str, object] = json.loads(record.snapshot)
    attempts = json.loads(record.snapshot)["attempts"]
    attempt = record.review.attempt
    for item in attempts:
        if item["number"] == attempt.number:
            item.update(attempt_dict(attempt))
            told = [review_dict(review) for review in attempt.reviews.all()]
            item["reviews"] = told[: len(item["reviews"])]
    moves = history_dict(record.summary)["transitions"]
    held |= {
        "transitions": moves[: len(json.loads(record.snapshot)["transitions"])],
        "approval": review_dict(record.review),
        "transcript": transcript_dict(record.summary),
        "attempts": attempts,
    }
    if record.supersedes:
        corrects = {"number": record.supersedes.number, "sha256": record.supersedes.sha256}
        held["supersedes"] = {**corrects, "reason": record.reason}
    return held
