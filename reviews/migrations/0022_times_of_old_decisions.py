"""Gives the decisions that are there their times, a batch at a time so that nobody waits long."""

from django.db import migrations

from reviews.times import fill


def _fill(apps, schema_editor):
    fill(schema_editor.connection)


class Migration(migrations.Migration):
    # Each batch is a transaction of its own; run again after a break, it goes on.
    atomic = False
    dependencies = [("reviews", "0021_times_of_decisions")]

    operations = [migrations.RunPython(_fill, migrations.RunPython.noop)]
