"""The words that a record is found by, made by the database out of the record and its case."""

from uuid import UUID

from django.db import connection

from reviews.models import Record, SearchEntry

# Words are kept as written, which names need, and by their stem.
LANGUAGE = "english"
_FILL = """
INSERT INTO reviews_searchentry
    (number, record_id, vector, edited, overridden, superseded, approver_id)
SELECT record.number, record.id, {words}, attempt.origin <> 'model',
    EXISTS (
        SELECT FROM judging_evaluation evaluation
        WHERE evaluation.attempt_id = attempt.id AND NOT evaluation.passed),
    EXISTS (SELECT FROM reviews_record later WHERE later.supersedes_id = record.id),
    review.reviewer_id
FROM reviews_record record
JOIN reviews_review review ON review.id = record.review_id
JOIN summaries_attempt attempt ON attempt.id = review.attempt_id
JOIN summaries_summary summary ON summary.id = record.summary_id
JOIN summaries_transcript transcript ON transcript.id = summary.transcript_id
"""
_NAMES = f"""
    setweight(to_tsvector('simple', transcript.title || ' ' || transcript.external_id)
        || to_tsvector('{LANGUAGE}', transcript.title), 'A')
"""
_WORDS = f"""{_NAMES}
    || setweight(to_tsvector('simple', coalesce((
        SELECT string_agg(DISTINCT turn ->> 'speaker', ' ')
        FROM jsonb_array_elements(transcript.turns) turn), '')), 'B')
    || setweight(to_tsvector('simple', record.text)
        || to_tsvector('{LANGUAGE}', record.text), 'C')
"""  # noqa: S608 (constants)
FILL_ALL = _FILL.format(words=_WORDS)


def add(record: Record) -> None:
    """In the transaction that writes the record; the one that it supersedes is found as such."""
    with connection.cursor() as cursor:
        cursor.execute(f"{FILL_ALL} WHERE record.id = %s", [record.pk])
    if record.supersedes_id:
        SearchEntry.objects.filter(record=record.supersedes_id).update(superseded=True)


def strip(summary_id: UUID) -> None:
    """Leave nothing of a case's records to be found by but title and external id."""
    with connection.cursor() as cursor:
        cursor.execute(
            f"""
            UPDATE reviews_searchentry entry SET vector = {_NAMES}
            FROM reviews_record record
            JOIN summaries_summary summary ON summary.id = record.summary_id
            JOIN summaries_transcript transcript ON transcript.id = summary.transcript_id
            WHERE entry.record_id = record.id AND summary.id = %s
            """,  # noqa: S608 (constants)
            [summary_id],
        )
