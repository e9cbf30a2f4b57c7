"""Verdicts leave with their case or by a disposition, and no other way: warnings rest on them."""

from django.db import migrations

_SQL = """
CREATE FUNCTION countersign_verdict_stays() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    text_id judging_evaluation.attempt_id%TYPE;
    case_id uuid;
    source_id uuid;
BEGIN
    IF TG_TABLE_NAME = 'judging_evaluation' THEN
        text_id := OLD.attempt_id;
    ELSE
        SELECT attempt_id INTO text_id FROM judging_evaluation WHERE id = OLD.evaluation_id;
    END IF;
    SELECT s.id, s.transcript_id INTO case_id, source_id
    FROM summaries_attempt a JOIN summaries_summary s ON s.id = a.summary_id WHERE a.id = text_id;
    IF case_id IS NULL OR countersign_disposed(case_id)
            OR EXISTS (SELECT FROM summaries_deletion d WHERE d.transcript_id = source_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION '% on % is refused: verdicts stay with their text', TG_OP, TG_TABLE_NAME
        USING ERRCODE = 'restrict_violation';
END $$;
"""
_UNDO = "DROP FUNCTION countersign_verdict_stays();"
_TABLES = ("judging_evaluation", "judging_finding", "judging_score")


def _stays(table: str) -> migrations.RunSQL:
    return migrations.RunSQL(
        f"CREATE TRIGGER {table}_stays BEFORE DELETE ON {table} "
        "FOR EACH ROW EXECUTE FUNCTION countersign_verdict_stays();",
        f"DROP TRIGGER {table}_stays ON {table};",
    )



class Migration(migrations.Migration):
    dependencies = [("reviews", "0023_decisions_by_text"), ("judging", "0017_evidence_search")]

    operations = [migrations.RunSQL(_SQL, _UNDO), *map(_stays, _TABLES)]
