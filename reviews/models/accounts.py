"""Letters about accounts on their way."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now


class Change(models.TextChoices):
    PASSWORD = "password", "has a new password"
    AWAY = "away", "has its letters sent elsewhere"
    HERE = "here", "has its letters sent here"


class AccountLetter(models.Model):
    """Tells the owner of an account, at `address`, what `by` changed in it; gone once it went.

    Who holds it until `lease_until` may send it; a lease that ran out is anybody's.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    change = models.CharField(max_length=10, choices=Change)
    address = models.EmailField()
    # Null is a command on the machine itself.
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    happened_at = models.DateTimeField(db_default=Now(), editable=False)
    lease_until = models.DateTimeField(null=True)

    class Meta:
        ordering = ["id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(change__in=Change.values), name="account_letter_known"
            ),
            models.CheckConstraint(condition=~Q(address=""), name="account_letter_goes_somewhere"),
        ]

    def __str__(self) -> str:
        return f"{self.user} {self.get_change_display()}"
