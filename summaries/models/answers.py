"""What was answered to requests that carried an idempotency key."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now

from summaries.models.lookups import is_sha256


class KeptAnswer(models.Model):
    """The answer to one request of `owner`, given again to whoever repeats its key.

    `fingerprint` is the SHA-256 of method, path and body. Written in the transaction of what the
    request did, so one is never there without the other.
    """

    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    key = models.CharField(max_length=255)
    fingerprint = models.CharField(max_length=64)
    status = models.PositiveSmallIntegerField()
    location = models.CharField(max_length=300, blank=True)
    body = models.JSONField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        indexes = [models.Index("created_at", name="kept_answer_by_age")]
        constraints = [
            models.UniqueConstraint("owner", "key", name="kept_answer_once_per_key"),
            models.CheckConstraint(
                condition=is_sha256("fingerprint"), name="kept_answer_is_fingerprinted"
            ),
        ]

    def __str__(self) -> str:
        return self.key
