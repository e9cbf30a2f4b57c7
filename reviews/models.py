"""What reviewers store while they work: claims, skipped cases, and drafts."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.utils import timezone

from summaries.models import Attempt, Summary
from web.pages import get_display_name


class Claim(models.Model):
    """Who has a case, `since` when and `until` when. Expired claims stay until the next one.

    Only `reviews.claims` writes it.
    """

    summary = models.OneToOneField(
        Summary, primary_key=True, on_delete=models.CASCADE, related_name="claim"
    )
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, db_index=False)
    since = models.DateTimeField()
    until = models.DateTimeField()
    # Titles of the cases that its holder released by taking this one; not stored.
    given_back: tuple[str, ...] = ()

    class Meta:
        indexes = [models.Index("holder", "until", name="claim_by_holder")]
        constraints = [
            models.CheckConstraint(condition=Q(until__gt=F("since")), name="claim_lasts"),
        ]

    def __str__(self) -> str:
        return f"{self.holder_name} until {self.until:%H:%M}"

    @property
    def live(self) -> bool:
        return self.until > timezone.now()

    @property
    def left(self) -> int:
        """In seconds."""
        return int((self.until - timezone.now()).total_seconds())

    @property
    def holder_name(self) -> str:
        return get_display_name(self.holder)


class Assignment(models.Model):
    """Who is asked to review a summary, which others may still do. Only `reviews.assignments`
    writes it, and `ClaimEvent` keeps every change."""

    summary = models.OneToOneField(
        Summary, primary_key=True, on_delete=models.CASCADE, related_name="assignment"
    )
    assignee = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="assignments"
    )

    def __str__(self) -> str:
        return f"{self.summary_id} is assigned to {self.assignee}"


class Skip(models.Model):
    """A reviewer skipped a case. It counts until the case changes status."""

    summary = models.ForeignKey(
        Summary, on_delete=models.CASCADE, related_name="skips", db_index=False
    )
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint("summary", "reviewer", name="skip_once_per_reviewer"),
        ]

    def __str__(self) -> str:
        return f"{self.reviewer} put off {self.summary_id}"


class MarkAnswer(models.Model):
    """A reviewer found the sentence from `start` to `end` of an attempt in the transcript, though
    it was marked `mark`. An approval keeps it in its review."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="+", db_index=False)
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    start = models.PositiveIntegerField()
    end = models.PositiveIntegerField()
    mark = models.CharField(max_length=10)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                "attempt", "reviewer", "start", "end", name="mark_answered_once"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.reviewer} proves {self.start} to {self.end} of {self.attempt_id}"


class EditDraft(models.Model):
    """A person's unsaved edit of an attempt, as last autosaved; only they see it."""

    attempt = models.ForeignKey(
        Attempt, on_delete=models.CASCADE, related_name="edit_drafts", db_index=False
    )
    writer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    text = models.TextField(blank=True)
    saved_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint("attempt", "writer", name="draft_once_per_writer"),
        ]

    def __str__(self) -> str:
        return f"{self.writer} on {self.attempt_id}"


class RatingDraft(models.Model):
    """The choices of an unfinished rating, by field name."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="+", db_index=False)
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    choices = models.JSONField(default=dict)

    class Meta:
        constraints = [
            models.UniqueConstraint("attempt", "reviewer", name="begun_once_per_reviewer"),
        ]

    def __str__(self) -> str:
        return f"{self.reviewer} rates {self.attempt_id}"


class CommentDraft(models.Model):
    """Comments for sending a text back, as last autosaved, by field name; only their writer
    sees them."""

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="+", db_index=False)
    writer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    words = models.JSONField(default=dict)
    saved_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.UniqueConstraint("attempt", "writer", name="comments_once_per_writer"),
        ]

    def __str__(self) -> str:
        return f"{self.writer} comments on {self.attempt_id}"


class HandInDraft(models.Model):
    """The form of a person's own summary, as last autosaved; only they see it.

    It is deleted when it is handed in, discarded, or old.
    """

    writer = models.OneToOneField(
        settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE, related_name="+"
    )
    pasted = models.TextField(blank=True)
    summary = models.TextField(blank=True)
    guideline = models.CharField(max_length=80, blank=True)
    saved_at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"what {self.writer} is about to hand in"
