from django.db import migrations, models

_OUTCOMES = ["ok", "cached", "transient", "timeout", "permanent", "truncated", "invalid"]


class Migration(migrations.Migration):
    dependencies = [("llm", "0002_models_called")]

    operations = [
        migrations.AlterField(
            "modelcall",
            "outcome",
            models.CharField(
                choices=[(name, name.capitalize()) for name in _OUTCOMES], max_length=10
            ),
        ),
        migrations.RemoveConstraint("modelcall", "modelcall_outcome_known"),
        migrations.AddConstraint(
            "modelcall",
            models.CheckConstraint(
                condition=models.Q(outcome__in=_OUTCOMES), name="modelcall_outcome_known"
            ),
        ),
    ]
