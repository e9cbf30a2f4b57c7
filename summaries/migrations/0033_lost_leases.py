"""How many workers in a row died or hung while they worked on a row."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("summaries", "0032_transcript_scans")]

    operations = [
        migrations.AddField(
            model_name=name,
            name="lost_leases",
            field=models.PositiveSmallIntegerField(db_default=0, default=0, editable=False),
        )
        for name in ("summary", "suggestion")
    ]
