"""An alarm on a judge that drifts is told to the admins of its guideline."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    dependencies = [
        ('reviews', '0016_cost_weights'),
        ('summaries', '0022_words_of_cases'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='DriftLook',
            fields=[
                ('guideline', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='+', serialize=False, to='summaries.guideline')),
                ('looked_to', models.DateTimeField()),
                ('alarm_since', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.RemoveConstraint(
            model_name='notification',
            name='notification_known',
        ),
        migrations.AddField(
            model_name='notification',
            name='guideline',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='summaries.guideline'),
        ),
        migrations.AlterField(
            model_name='notification',
            name='kind',
            field=models.CharField(choices=[('returned', 'Your text was returned'), ('sent_back', 'A case of yours was sent back'), ('overdue', 'A case waits past its target'), ('drift', 'The judge drifts')], max_length=10),
        ),
        migrations.AlterField(
            model_name='notification',
            name='summary',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='summaries.summary'),
        ),
        migrations.AddConstraint(
            model_name='notification',
            constraint=models.UniqueConstraint(models.F('user'), models.F('guideline'), models.F('kind'), models.F('occasion'), name='notification_once_a_guideline'),
        ),
        migrations.AddConstraint(
            model_name='notification',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('guideline__isnull', False), ('kind', 'drift'), ('summary__isnull', True)), models.Q(models.Q(('kind', 'drift'), _negated=True), ('guideline__isnull', True), ('summary__isnull', False)), _connector='OR'), name='notification_about_one'),
        ),
        migrations.AddConstraint(
            model_name='notification',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['returned', 'sent_back', 'overdue', 'drift'])), name='notification_known'),
        ),
        migrations.AddConstraint(
            model_name='driftlook',
            constraint=models.CheckConstraint(condition=models.Q(('alarm_since__isnull', True), ('alarm_since__lte', models.F('looked_to')), _connector='OR'), name='drift_was_looked_at'),
        ),
    ]
