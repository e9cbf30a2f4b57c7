"""The database refuses a disposition that no rule allows, and a deletion where a record exists."""

from django.db import migrations

_SQL = """
CREATE FUNCTION countersign_disposition_is_due() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    found record;
    allowed integer;
BEGIN
    SELECT s.status, s.status_since, v.guideline_id INTO found
    FROM summaries_summary s JOIN summaries_guidelineversion v ON v.id = s.guideline_version_id
    WHERE s.id = NEW.summary_id FOR UPDATE OF s;
    SELECT days INTO allowed FROM reviews_retentionrule r
    WHERE r.guideline_id = found.guideline_id ORDER BY r.at DESC, r.id DESC LIMIT 1;
    IF allowed IS NULL OR allowed <> NEW.days
            OR found.status NOT IN ('approved', 'rejected', 'cancelled')
            OR found.status_since > statement_timestamp() - make_interval(days => allowed) THEN
        RAISE EXCEPTION 'disposition is refused: no rule of retention lets case % go', NEW.summary_id
            USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END $$;
-- Triggers run by name: the legal hold is told first.
CREATE TRIGGER reviews_disposition_past_its_rule BEFORE INSERT ON reviews_disposition
    FOR EACH ROW EXECUTE FUNCTION countersign_disposition_is_due();

CREATE FUNCTION countersign_no_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM reviews_record r JOIN summaries_summary s ON s.id = r.summary_id
               WHERE s.transcript_id = NEW.transcript_id) THEN
        RAISE EXCEPTION 'deletion is refused: transcript % has a record', NEW.transcript_id
            USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER summaries_deletion_without_record BEFORE INSERT ON summaries_deletion
    FOR EACH ROW EXECUTE FUNCTION countersign_no_record();
"""
_UNDO = """
DROP TRIGGER summaries_deletion_without_record ON summaries_deletion;
DROP FUNCTION countersign_no_record();
DROP TRIGGER reviews_disposition_past_its_rule ON reviews_disposition;
DROP FUNCTION countersign_disposition_is_due();
"""


class Migration(migrations.Migration):
    dependencies = [("reviews", "0026_record_pdfs")]

    operations = [migrations.RunSQL(_SQL, _UNDO)]
