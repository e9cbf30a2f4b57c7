"""The scan of each transcript, stored. Those that are here get version 0: the sweep scans them."""

import django.db.models.deletion
from django.db import migrations, models
from django.db.models.functions import Now

_UNSCANNED = """
INSERT INTO summaries_transcriptscan (transcript_id, version, kinds, turns)
SELECT id, 0, '[]', '[]' FROM summaries_transcript
"""


class Migration(migrations.Migration):
    dependencies = [("summaries", "0031_email_changes_are_asked_for")]

    operations = [
        migrations.CreateModel(
            name="TranscriptScan",
            fields=[
                (
                    "transcript",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="scan",
                        serialize=False,
                        to="summaries.transcript",
                    ),
                ),
                ("version", models.PositiveIntegerField()),
                ("kinds", models.JSONField(default=list)),
                ("turns", models.JSONField(default=list)),
                ("scanned_at", models.DateTimeField(db_default=Now())),
            ],
        ),
        migrations.AddIndex(
            model_name="transcriptscan",
            index=models.Index(models.F("version"), name="scan_by_version"),
        ),
        migrations.RunSQL(_UNSCANNED, migrations.RunSQL.noop),
    ]
