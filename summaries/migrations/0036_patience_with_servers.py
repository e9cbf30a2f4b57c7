from django.db import migrations, models

_KINDS = [
    ("filtered", "stopped by a content filter"),
    ("declined", "the model declined"),
    ("unscored", "no readable score"),
    ("cut", "the answer was cut off"),
    ("invalid", "the answer had not the form asked for"),
    ("server", "the model's server failed for a day"),
    ("error", "could not go on"),
]


class Migration(migrations.Migration):
    dependencies = [("summaries", "0035_signals_of_scans")]

    operations = [
        migrations.AddField(
            "summary",
            "faulty_since",
            models.DateTimeField(blank=True, editable=False, null=True),
        ),
        migrations.AddField(
            "summary",
            "unusable",
            models.PositiveSmallIntegerField(db_default=0, editable=False),
        ),
        migrations.AlterField(
            "summary",
            "failure_kind",
            models.CharField(blank=True, choices=_KINDS, max_length=10),
        ),
        migrations.RemoveConstraint("summary", "failure_has_its_kind"),
        migrations.AddConstraint(
            "summary",
            models.CheckConstraint(
                condition=models.Q(status="failed", failure_kind__in=[kind for kind, _ in _KINDS])
                | ~models.Q(status="failed") & models.Q(failure_kind=""),
                name="failure_has_its_kind",
            ),
        ),
    ]
