"""A scan keeps every signal with its turn and excerpt. What is here is scanned again by the sweep."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("summaries", "0034_accounts_shut_out")]

    operations = [
        migrations.RemoveField(model_name="transcriptscan", name="kinds"),
        migrations.RemoveField(model_name="transcriptscan", name="turns"),
        migrations.AddField(
            model_name="transcriptscan",
            name="signals",
            field=models.JSONField(default=list),
        ),
    ]
