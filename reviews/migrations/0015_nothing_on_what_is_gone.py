"""No text is added to a case that was disposed of, and no case opened on such a transcript."""

from django.db import migrations

_SQL = """
CREATE FUNCTION countersign_not_gone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    gone boolean;
BEGIN
    IF TG_TABLE_NAME = 'summaries_summary' THEN
        gone := EXISTS (SELECT FROM summaries_summary s JOIN reviews_disposition d
                        ON d.summary_id = s.id AND d.transcript
                        WHERE s.transcript_id = (to_jsonb(NEW) ->> 'transcript_id')::uuid);
    ELSE
        gone := countersign_disposed((to_jsonb(NEW) ->> 'summary_id')::uuid);
    END IF;
    IF gone THEN
        RAISE EXCEPTION '% on % is refused: the content was disposed of', TG_OP, TG_TABLE_NAME
            USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER summaries_summary_not_gone BEFORE INSERT ON summaries_summary
    FOR EACH ROW EXECUTE FUNCTION countersign_not_gone();
CREATE TRIGGER summaries_attempt_not_gone BEFORE INSERT ON summaries_attempt
    FOR EACH ROW EXECUTE FUNCTION countersign_not_gone();
"""
_UNDO = """
DROP TRIGGER summaries_summary_not_gone ON summaries_summary;
DROP TRIGGER summaries_attempt_not_gone ON summaries_attempt;
DROP FUNCTION countersign_not_gone();
"""


class Migration(migrations.Migration):
    dependencies = [("reviews", "0014_sent_back")]

    operations = [migrations.RunSQL(_SQL, _UNDO)]
