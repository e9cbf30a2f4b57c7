"""What hangs on a case that may be deleted goes with it; what was told of it stays told."""

import django.db.models.deletion
from django.db import migrations, models

from summaries.migrations._triggers import goes_with_its_case


class Migration(migrations.Migration):

    dependencies = [
        ('reviews', '0012_views_stay'),
        ('summaries', '0018_student'),
    ]

    operations = [
        migrations.RemoveConstraint(
            model_name='event',
            name='event_is_of_a_transition',
        ),
        migrations.AlterField(
            model_name='claimevent',
            name='summary',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='claim_events', to='summaries.summary'),
        ),
        migrations.AlterField(
            model_name='event',
            name='transition',
            field=models.OneToOneField(null=True, on_delete=django.db.models.deletion.SET_NULL, to='summaries.transition'),
        ),
        migrations.AlterField(
            model_name='viewevent',
            name='summary',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='views', to='summaries.summary'),
        ),
        migrations.AddConstraint(
            model_name='event',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('kind', 'endpoint.test'), ('transition__isnull', True)), ('kind__in', ['case.waiting', 'case.approved', 'case.rejected', 'case.returned', 'case.failed']), _connector='OR'), name='event_kind_known'),
        ),
        goes_with_its_case('reviews_claimevent'),
        goes_with_its_case('reviews_viewevent'),
    ]
