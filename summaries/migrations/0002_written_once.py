"""What the database itself refuses."""

from django.db import migrations

from summaries.migrations._triggers import append_only, functions, written_once

_CRITERIA = """
CREATE FUNCTION countersign_criterion_of_draft() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    version bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.guideline_version_id
                                 ELSE OLD.guideline_version_id END;
BEGIN
    -- The share lock makes a publication wait for us, and us for a publication.
    PERFORM 1 FROM summaries_guidelineversion
        WHERE id = version AND published_at IS NOT NULL FOR SHARE;
    IF FOUND THEN
        RAISE EXCEPTION '% on criteria of a published guideline version is refused', TG_OP
            USING ERRCODE = 'restrict_violation';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER summaries_criterion_of_draft BEFORE INSERT OR UPDATE OR DELETE ON summaries_criterion
    FOR EACH ROW EXECUTE FUNCTION countersign_criterion_of_draft();
"""

_PUBLISHED = """
CREATE TRIGGER summaries_guidelineversion_published BEFORE UPDATE OR DELETE
    ON summaries_guidelineversion
    FOR EACH ROW WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION countersign_refuse();
"""


class Migration(migrations.Migration):
    dependencies = [("summaries", "0001_initial")]

    operations = [
        functions(),
        append_only("summaries_transition"),
        written_once("summaries_attempt"),
        written_once("summaries_transcript"),
        written_once("summaries_revisionbrief"),
        migrations.RunSQL(
            _PUBLISHED,
            "DROP TRIGGER summaries_guidelineversion_published ON summaries_guidelineversion;",
        ),
        migrations.RunSQL(
            _CRITERIA,
            "DROP TRIGGER summaries_criterion_of_draft ON summaries_criterion;"
            "DROP FUNCTION countersign_criterion_of_draft();",
        ),
    ]
