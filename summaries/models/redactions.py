"""What was hidden from external models, case by case."""

from django.db import models
from django.db.models.functions import Now

from summaries.models.cases import Summary


class Redaction(models.Model):
    """The map of a case from placeholders to what they stand for.

    `sealed` is JSON under `summaries.sealed`; it never leaves in this form or another.
    """

    summary = models.OneToOneField(
        Summary, on_delete=models.CASCADE, primary_key=True, related_name="redaction"
    )
    sealed = models.TextField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    def __str__(self) -> str:
        return f"Redaction of {self.summary}"
