"""What a row has that one worker at a time works on; `summaries.leases` alone writes it."""

from typing import ClassVar

from django.db import models

from summaries.models.lookups import together


class Leased(models.Model):
    """Whoever holds `lease_token` until `lease_until` works on the row.

    `lost_leases` counts the workers that died or hung while they did, one after another.
    """

    lease_token = models.UUIDField(null=True, blank=True, editable=False)
    lease_until = models.DateTimeField(null=True, blank=True, editable=False)
    lost_leases = models.PositiveSmallIntegerField(default=0, db_default=0, editable=False)

    class Meta:
        abstract = True
        constraints: ClassVar[list[models.BaseConstraint]] = [
            models.CheckConstraint(
                condition=together("lease_token", "lease_until"), name="%(class)s_lease_is_whole"
            ),
        ]
