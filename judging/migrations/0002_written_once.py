"""What the database itself refuses."""

from django.db import migrations

from summaries.migrations._triggers import written_once


class Migration(migrations.Migration):
    dependencies = [("judging", "0001_initial"), ("summaries", "0002_written_once")]

    operations = [
        written_once("judging_evaluation"),
        written_once("judging_score"),
        written_once("judging_finding"),
    ]
