"""Who looked at a case stays."""

from django.db import migrations

from summaries.migrations._triggers import append_only


class Migration(migrations.Migration):
    dependencies = [("reviews", "0011_views")]

    operations = [append_only("reviews_viewevent")]
