"""What the database itself refuses."""

from django.db import migrations

from summaries.migrations._triggers import append_only


class Migration(migrations.Migration):
    dependencies = [("judging", "0007_ratings"), ("summaries", "0002_written_once")]

    operations = [append_only("judging_rating")]
