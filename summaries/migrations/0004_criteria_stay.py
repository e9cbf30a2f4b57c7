"""A criterion of a draft cannot be moved into a published version."""

from django.db import migrations

_FUNCTION = """
CREATE OR REPLACE FUNCTION countersign_criterion_of_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- The share lock makes a publication wait for us, and us for a publication.
    PERFORM 1 FROM summaries_guidelineversion
        WHERE published_at IS NOT NULL
          AND (TG_OP <> 'INSERT' AND id = OLD.guideline_version_id
               OR TG_OP <> 'DELETE' AND id = NEW.guideline_version_id)
        FOR SHARE;
    IF FOUND THEN
        RAISE EXCEPTION '% on criteria of a published guideline version is refused', TG_OP
            USING ERRCODE = 'restrict_violation';
    END IF;
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
END $$;
"""


class Migration(migrations.Migration):
    dependencies = [("summaries", "0003_judge_methods")]

    operations = [migrations.RunSQL(_FUNCTION, migrations.RunSQL.noop)]
