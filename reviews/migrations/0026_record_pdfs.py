"""The hash of a record covers its PDF, whose bytes are kept until the record is disposed of.

Records that were written before have no PDF and do not verify any more.
"""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models import Q

_SHA256 = "^[0-9a-f]{64}$"
_NONE = "0" * 64
_TRIGGERS = """
CREATE FUNCTION countersign_pdf_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (
        SELECT FROM reviews_record r
        WHERE r.id = OLD.record_id AND countersign_disposed(r.summary_id)
    ) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION '% on % is refused: its rows are kept as they were written',
        TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER reviews_recordpdf_append_only BEFORE UPDATE OR DELETE ON reviews_recordpdf
    FOR EACH ROW EXECUTE FUNCTION countersign_pdf_stays();
CREATE TRIGGER reviews_recordpdf_no_truncate BEFORE TRUNCATE ON reviews_recordpdf
    FOR EACH STATEMENT EXECUTE FUNCTION countersign_refuse();
"""
_UNDO = """
DROP TRIGGER reviews_recordpdf_no_truncate ON reviews_recordpdf;
DROP TRIGGER reviews_recordpdf_append_only ON reviews_recordpdf;
DROP FUNCTION countersign_pdf_stays();
"""


def _hashed(*names):
    condition = Q()
    for name in names:
        condition &= Q(**{f"{name}__regex": _SHA256})
    return models.CheckConstraint(condition=condition, name="record_is_hashed")


class Migration(migrations.Migration):
    dependencies = [("reviews", "0025_address_changes")]

    operations = [
        migrations.AddField(
            "record",
            "pdf_sha256",
            models.CharField(max_length=64, default=_NONE),
            preserve_default=False,
        ),
        migrations.RemoveConstraint("record", "record_is_hashed"),
        migrations.AddConstraint(
            "record",
            _hashed(
                "transcript_sha256",
                "text_sha256",
                "snapshot_sha256",
                "pdf_sha256",
                "previous_sha256",
                "sha256",
            ),
        ),
        migrations.CreateModel(
            "RecordPdf",
            fields=[
                (
                    "record",
                    models.OneToOneField(
                        primary_key=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="pdf",
                        serialize=False,
                        to="reviews.record",
                    ),
                ),
                ("content", models.BinaryField()),
            ],
            options={
                "constraints": [
                    models.CheckConstraint(
                        condition=~Q(content=b""), name="record_pdf_has_content"
                    )
                ]
            },
        ),
        migrations.RunSQL(_TRIGGERS, _UNDO),
    ]
