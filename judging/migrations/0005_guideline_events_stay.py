"""The history of a guideline is append-only."""

from django.db import migrations

from summaries.migrations._triggers import append_only


class Migration(migrations.Migration):
    dependencies = [
        ("judging", "0004_guideline_events"),
        ("summaries", "0004_criteria_stay"),
    ]

    operations = [append_only("judging_guidelineevent")]
