"""A score that quotes a turn is refused where those words do not stand there, character by
character: a quote is what a reader trusts without looking it up."""

from django.db import migrations

_CHECK = """
CREATE FUNCTION countersign_quotes_stand_in_their_turns() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    spoken jsonb;
    quoted jsonb;
BEGIN
    SELECT t.turns INTO spoken
    FROM judging_evaluation e
    JOIN summaries_attempt a ON a.id = e.attempt_id
    JOIN summaries_summary s ON s.id = a.summary_id
    JOIN summaries_transcript t ON t.id = s.transcript_id
    WHERE e.id = NEW.evaluation_id;
    FOR quoted IN SELECT * FROM jsonb_array_elements(NEW.quotes) LOOP
        CONTINUE WHEN quoted ->> 'turn' IS NULL;
        IF (quoted ->> 'quote') IS DISTINCT FROM substr(
            spoken -> (quoted ->> 'turn')::int ->> 'text',
            (quoted ->> 'start')::int + 1,
            (quoted ->> 'end')::int - (quoted ->> 'start')::int
        ) THEN
            RAISE EXCEPTION 'the quote % does not stand in turn % from % to %',
                quoted -> 'quote', quoted -> 'turn', quoted -> 'start', quoted -> 'end'
                USING ERRCODE = 'check_violation', CONSTRAINT = 'score_quotes_its_turns';
        END IF;
    END LOOP;
    RETURN NEW;
END $$;

CREATE TRIGGER score_quotes_its_turns BEFORE INSERT ON judging_score
    FOR EACH ROW WHEN (NEW.quotes <> '[]'::jsonb)
    EXECUTE FUNCTION countersign_quotes_stand_in_their_turns();
"""
_UNCHECK = """
DROP TRIGGER score_quotes_its_turns ON judging_score;
DROP FUNCTION countersign_quotes_stand_in_their_turns();
"""


class Migration(migrations.Migration):
    dependencies = [
        ("judging", "0018_spreads_are_finite"),
        ("summaries", "0030_passwords_changed"),
    ]

    operations = [migrations.RunSQL(_CHECK, _UNCHECK)]
