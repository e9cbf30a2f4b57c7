"""Bearer tokens of programs."""

from django.conf import settings
from django.db import models
from django.db.models.functions import Now

from summaries.models.lookups import is_sha256


class ApiToken(models.Model):
    """Only the SHA-256 of a token is stored; it has 256 random bits, so no salt is needed."""

    name = models.CharField(max_length=100)
    digest = models.CharField(max_length=64, unique=True)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    scopes = models.JSONField(default=list)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    last_used_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)
    expires_at = models.DateTimeField(null=True, blank=True)
    requests_per_minute = models.PositiveIntegerField(
        null=True, blank=True, help_text="Empty: as the installation says; 0: without limit."
    )

    # Whether its owner may send transcripts now; `summaries.tokens.authenticate` looks it up.
    owner_sends: bool

    class Meta:
        constraints = [
            models.CheckConstraint(condition=is_sha256("digest"), name="token_is_hashed"),
        ]

    def __str__(self) -> str:
        return self.name
