"""What the database itself refuses."""

from django.db import migrations

from summaries.migrations._triggers import append_only


class Migration(migrations.Migration):
    dependencies = [("reviews", "0001_initial"), ("summaries", "0002_written_once")]

    operations = [append_only("reviews_review"), append_only("reviews_record")]
