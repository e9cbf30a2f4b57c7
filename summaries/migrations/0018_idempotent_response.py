"""A name for the model; the table keeps its own, so that servers of 1.0 can run meanwhile."""

from django.db import migrations


class Migration(migrations.Migration):
    dependencies = [("summaries", "0017_one_answer")]

    operations = [
        migrations.SeparateDatabaseAndState(
            state_operations=[
                migrations.RenameModel("KeptAnswer", "IdempotentResponse"),
                migrations.AlterModelTable("IdempotentResponse", "summaries_keptanswer"),
            ]
        )
    ]
