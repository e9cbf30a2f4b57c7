"""Cost weights: what faults and work cost a company, as its guideline admins say."""

from django.core.validators import MinValueValidator
from django.db import models
from django.db.models import Q

from summaries.models import Guideline


class CostWeights(models.Model):
    """US dollars; `rewrite` null takes what the ledger measured."""

    guideline = models.OneToOneField(
        Guideline, primary_key=True, on_delete=models.CASCADE, related_name="cost_weights"
    )
    false_pass = models.FloatField(default=50.0, validators=[MinValueValidator(0.0)])
    reviewer_hour = models.FloatField(default=60.0, validators=[MinValueValidator(0.0)])
    rewrite = models.FloatField(null=True, blank=True, validators=[MinValueValidator(0.0)])

    class Meta:
        verbose_name_plural = "cost weights"
        constraints = [
            models.CheckConstraint(
                condition=Q(false_pass__gte=0, reviewer_hour__gte=0)
                & (Q(rewrite__isnull=True) | Q(rewrite__gte=0)),
                name="cost_weights_are_no_gains",
            ),
        ]

    def __str__(self) -> str:
        return f"Cost weights of {self.guideline}"
