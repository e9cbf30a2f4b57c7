"""Changes of e-mail addresses under way, and letters about accounts that are to be sent."""

from uuid import uuid4

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now


class Change(models.TextChoices):
    PASSWORD = "password", "has a new password"
    AWAY = "away", "has its letters sent elsewhere"
    HERE = "here", "has its letters sent here"
    ASKED = "asked", "is about to have its letters sent elsewhere"
    CONFIRM = "confirm", "is about to have its letters sent here"


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


class AddressChange(models.Model):
    """The address that an account gets once somebody signed in to it opens the link sent there.

    The link names this row, so it works no more once the row is gone.
    """

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="address_change"
    )
    address = models.EmailField()
    asked_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=~Q(address=""), name="address_change_goes_somewhere"),
        ]

    def __str__(self) -> str:
        return f"{self.user} to {self.address}"
