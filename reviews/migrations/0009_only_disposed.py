"""What the database itself refuses, and the one change that it lets through."""

from django.db import migrations

from summaries.migrations._triggers import append_only

_FUNCTION = """
CREATE FUNCTION countersign_disposed(summary_id uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM reviews_disposition d WHERE d.summary_id = $1)
$$;
CREATE FUNCTION countersign_only_disposed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    -- The columns that may change, with the only values that they may take.
    emptied jsonb := TG_ARGV[0]::jsonb;
    allowed boolean;
BEGIN
    IF TG_TABLE_NAME = 'summaries_transcript' THEN
        allowed := EXISTS (SELECT FROM summaries_summary WHERE transcript_id = OLD.id)
            AND NOT EXISTS (SELECT FROM summaries_summary s WHERE s.transcript_id = OLD.id
                            AND NOT countersign_disposed(s.id));
    ELSE
        allowed := countersign_disposed((to_jsonb(OLD) ->> 'summary_id')::uuid);
    END IF;
    IF allowed AND to_jsonb(NEW) = to_jsonb(OLD) || emptied THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION '% on % is refused: its rows are kept as they were written',
        TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE FUNCTION countersign_not_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The lock makes a hold wait for a disposition, and a disposition for a hold.
    PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
    IF EXISTS (SELECT FROM reviews_legalhold h WHERE h.summary_id = NEW.summary_id
               AND NOT EXISTS (SELECT FROM reviews_holdlift l WHERE l.hold_id = h.id)) THEN
        RAISE EXCEPTION 'disposition is refused: the case is on legal hold'
            USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE FUNCTION countersign_not_disposed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
    IF countersign_disposed(NEW.summary_id) THEN
        RAISE EXCEPTION 'a hold is refused: the case was disposed of'
            USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER reviews_disposition_not_held BEFORE INSERT ON reviews_disposition
    FOR EACH ROW EXECUTE FUNCTION countersign_not_held();
CREATE TRIGGER reviews_legalhold_not_disposed BEFORE INSERT ON reviews_legalhold
    FOR EACH ROW EXECUTE FUNCTION countersign_not_disposed();
"""
# As the index of words was when these columns were all that it had.
_FILL_ALL = """
INSERT INTO reviews_searchentry (number, record_id, vector, edited, overridden)
SELECT record.number, record.id, setweight(to_tsvector('simple', transcript.title || ' ' || transcript.external_id)
        || to_tsvector('english', transcript.title), 'A')
    || setweight(to_tsvector('simple', coalesce((
        SELECT string_agg(DISTINCT turn ->> 'speaker', ' ')
        FROM jsonb_array_elements(transcript.turns) turn), '')), 'B')
    || setweight(to_tsvector('simple', record.text)
        || to_tsvector('english', record.text), 'C'), attempt.origin <> 'model', EXISTS (
    SELECT FROM judging_evaluation evaluation
    WHERE evaluation.attempt_id = attempt.id AND NOT evaluation.passed)
FROM reviews_record record
JOIN reviews_review review ON review.id = record.review_id
JOIN summaries_attempt attempt ON attempt.id = review.attempt_id
JOIN summaries_summary summary ON summary.id = record.summary_id
JOIN summaries_transcript transcript ON transcript.id = summary.transcript_id
"""
_NO_FUNCTION = """
DROP TRIGGER reviews_disposition_not_held ON reviews_disposition;
DROP TRIGGER reviews_legalhold_not_disposed ON reviews_legalhold;
DROP FUNCTION countersign_not_held();
DROP FUNCTION countersign_not_disposed();
DROP FUNCTION countersign_only_disposed();
DROP FUNCTION countersign_disposed(uuid);
"""


def _but_for(table, trigger, emptied):
    """UPDATE on `table` is refused, except one that empties a row of a disposed case."""
    return migrations.RunSQL(
        f"""
        DROP TRIGGER {trigger} ON {table};
        CREATE TRIGGER {trigger} BEFORE UPDATE ON {table}
            FOR EACH ROW EXECUTE FUNCTION countersign_only_disposed('{emptied}');
        """,
        f"""
        DROP TRIGGER {trigger} ON {table};
        CREATE TRIGGER {trigger} BEFORE UPDATE ON {table}
            FOR EACH ROW EXECUTE FUNCTION countersign_refuse();
        """,
    )


class Migration(migrations.Migration):
    dependencies = [("reviews", "0008_finding_and_keeping"), ("judging", "0001_initial")]

    operations = [
        *[
            append_only(f"reviews_{name}")
            for name in ("legalhold", "holdlift", "retentionrule", "disposition", "recordexport")
        ],
        migrations.RunSQL(_FUNCTION, _NO_FUNCTION),
        _but_for(
            "reviews_record",
            "reviews_record_append_only",
            '{"text": "[disposed of]", "snapshot": ""}',
        ),
        # What was one trigger for both stays refused in full for DELETE.
        migrations.RunSQL(
            "CREATE TRIGGER reviews_record_stays BEFORE DELETE ON reviews_record "
            "FOR EACH ROW EXECUTE FUNCTION countersign_refuse();",
            "DROP TRIGGER reviews_record_stays ON reviews_record;",
        ),
        _but_for(
            "summaries_attempt", "summaries_attempt_written_once", '{"text": "[disposed of]"}'
        ),
        _but_for(
            "summaries_transcript",
            "summaries_transcript_written_once",
            '{"turns": [], "warnings": []}',
        ),
        migrations.RunSQL(_FILL_ALL, migrations.RunSQL.noop),
    ]
