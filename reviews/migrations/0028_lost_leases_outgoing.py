"""How many workers in a row died or hung while they delivered a row."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("reviews", "0027_no_removal_without_its_rule")]

    operations = [
        migrations.AddField(
            model_name=name,
            name="lost_leases",
            field=models.PositiveSmallIntegerField(db_default=0, default=0, editable=False),
        )
        for name in ("delivery", "dispatch")
    ]
