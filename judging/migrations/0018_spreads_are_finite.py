"""A score's spread is a number: NaN and infinity cannot be written in a record."""

import math

from django.db import migrations, models
from django.db.models import Q


class Migration(migrations.Migration):
    dependencies = [("judging", "0017_evidence_search")]

    operations = [
        migrations.RemoveConstraint("score", "score_spread_is_a_width"),
        migrations.AddConstraint(
            "score",
            models.CheckConstraint(
                condition=Q(spread__isnull=True) | Q(spread__gte=0, spread__lt=math.inf),
                name="score_spread_is_a_width",
            ),
        ),
    ]
