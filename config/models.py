"""Which secret key this database was written with; Django looks for models in this module."""

from django.db import models
from django.db.models.functions import Now


class SecretKeyFingerprint(models.Model):
    """A keyed hash of a DJANGO_SECRET_KEY; the newest one is that of the key in use."""

    fingerprint = models.CharField(max_length=32)
    recorded_at = models.DateTimeField(db_default=Now())

    def __str__(self) -> str:
        return self.fingerprint
