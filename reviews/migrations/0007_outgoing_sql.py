"""Every transition that somebody may want to hear of writes its event in the same transaction,
whoever makes it and by whatever way; tries and receipts stay as they were written."""

from django.db import migrations

from summaries.migrations._triggers import append_only

_KINDS = {
    "in_review": "case.waiting",
    "exhausted": "case.waiting",
    "approved": "case.approved",
    "rejected": "case.rejected",
    "returned": "case.returned",
    "failed": "case.failed",
}
_STATUSES = ", ".join(f"'{status}'" for status in _KINDS)
_CASES = " ".join(f"WHEN '{status}' THEN '{kind}'" for status, kind in _KINDS.items())

ANNOUNCE = f"""
CREATE FUNCTION countersign_announce() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO reviews_event (id, transition_id, kind)
    VALUES (gen_random_uuid(), NEW.id, CASE NEW.new {_CASES} END);
    RETURN NULL;
END $$;
CREATE TRIGGER summaries_transition_announced AFTER INSERT ON summaries_transition
    FOR EACH ROW WHEN (NEW.new IN ({_STATUSES})) EXECUTE FUNCTION countersign_announce();
"""
SILENCE = """
DROP TRIGGER summaries_transition_announced ON summaries_transition;
DROP FUNCTION countersign_announce();
"""


class Migration(migrations.Migration):
    dependencies = [("reviews", "0006_outgoing")]
    operations = [
        migrations.RunSQL(ANNOUNCE, SILENCE),
        append_only("reviews_deliverytry"),
        append_only("reviews_receipt"),
    ]
