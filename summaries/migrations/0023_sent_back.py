from django.conf import settings
from django.db import migrations, models

_FILL = """
UPDATE summaries_summary SET sent_back = TRUE WHERE id IN (
    SELECT summary_id FROM summaries_transition
    WHERE action IN ('send_back', 'return') AND old IN ('in_review', 'exhausted')
)
"""


class Migration(migrations.Migration):

    dependencies = [
        ('summaries', '0022_words_of_cases'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='summary',
            name='sent_back',
            field=models.BooleanField(db_default=False, editable=False),
        ),
        migrations.RunSQL(_FILL, migrations.RunSQL.noop),
        migrations.AddIndex(
            model_name='summary',
            index=models.Index(models.F('status_since'), models.F('id'), condition=models.Q(('sent_back', True), ('status__in', ['queued', 'revising', 'drafted'])), name='summary_sent_back'),
        ),
    ]
