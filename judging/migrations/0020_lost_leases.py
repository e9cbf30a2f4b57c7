"""How many workers in a row died or hung while they worked on a row."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("judging", "0019_quotes_stand_in_their_turns")]

    operations = [
        migrations.AddField(
            model_name=name,
            name="lost_leases",
            field=models.PositiveSmallIntegerField(db_default=0, default=0, editable=False),
        )
        for name in ("backtest", "drawing", "evidencesearch", "preview", "stepsjob", "trial")
    ]
