"""Texts sent to the people of their meeting, and what these say about them."""

import uuid

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import all_or_none_set, append_only, is_digest
from llm.columns import Sha256Field
from records.log.models import Logged
from summaries.models import Attempt, Summary


class Circulation(models.Model):
    """A text was sent to people of its meeting, each with a personal link until `until`.

    `draft`: before its approval. `with_turns`: the page behind the link also shows the turns that
    the text rests on. One without recipients says that no participant had an address when it was
    due.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="circulations")
    attempt = models.ForeignKey(Attempt, on_delete=models.PROTECT, related_name="circulations")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    draft = models.BooleanField()
    with_turns = models.BooleanField()
    until = models.DateTimeField()
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        triggers = [*append_only(), Logged("circulation")]

    def __str__(self) -> str:
        return f"Circulation of {self.attempt}"


class Recipient(models.Model):
    """A person to whom a text was sent. Only the SHA-256 of their link's token is stored. Name and
    address are removed with the content of the case. `undelivered_at` is when the last try to mail
    it was given up."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    circulation = models.ForeignKey(
        Circulation, on_delete=models.PROTECT, related_name="recipients"
    )
    name = models.CharField(max_length=200, blank=True)
    email = models.EmailField(blank=True)
    token_sha256 = Sha256Field(unique=True)
    undelivered_at = models.DateTimeField(null=True, blank=True)
    revoked_at = models.DateTimeField(null=True, blank=True)
    revoked_by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
    )

    class Meta:
        ordering = ["name", "id"]
        constraints = [
            models.CheckConstraint(
                condition=is_digest("token_sha256"), name="recipient_token_is_hashed"
            ),
            models.CheckConstraint(
                condition=all_or_none_set("revoked_at", "revoked_by"),
                name="recipient_revoked_by_whom",
            ),
        ]
        triggers = [
            Logged(
                "recipient",
                without=("name", "email", "undelivered_at", "revoked_at", "revoked_by_id"),
            ),
        ]

    def __str__(self) -> str:
        return self.name


class AnswerKind(models.TextChoices):
    AGREE = "agree", _("Agrees")
    OBJECT = "object", _("Objects")


class Answer(models.Model):
    """What a recipient said about the text. `about_start` to `about_end` is the sentence that an
    objection is about, in characters of the text; null for all of it."""

    recipient = models.ForeignKey(Recipient, on_delete=models.PROTECT, related_name="answers")
    kind = models.CharField(max_length=6, choices=AnswerKind)
    about_start = models.PositiveIntegerField(null=True, blank=True)
    about_end = models.PositiveIntegerField(null=True, blank=True)
    comment = models.TextField(blank=True)
    text_sha256 = Sha256Field()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(kind=AnswerKind.AGREE, comment="", about_start__isnull=True)
                | Q(kind=AnswerKind.OBJECT) & ~Q(comment=""),
                name="answer_agrees_or_says_why_not",
            ),
            models.CheckConstraint(
                condition=all_or_none_set("about_start", "about_end")
                & (Q(about_start__isnull=True) | Q(about_end__gt=models.F("about_start"))),
                name="answer_is_about_a_stretch",
            ),
            models.CheckConstraint(condition=is_digest("text_sha256"), name="answer_is_bound"),
        ]
        triggers = [*append_only(), Logged("answer")]

    def __str__(self) -> str:
        return f"{self.recipient} {self.get_kind_display()}"

    @property
    def sentence(self) -> str:
        """The words that an objection is about; empty for all of the text."""
        text = self.recipient.circulation.attempt.text
        return text[self.about_start : self.about_end] if self.about_end else ""


class Reply(models.Model):
    """What a lead answered to an objection."""

    answer = models.OneToOneField(Answer, on_delete=models.PROTECT, related_name="reply")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    comment = models.TextField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [models.CheckConstraint(condition=~Q(comment=""), name="reply_says_it")]
        triggers = [*append_only(), Logged("reply")]

    def __str__(self) -> str:
        return f"Reply to {self.answer}"
