"""Decisions on texts, and who viewed and claimed the case of a text."""

import uuid

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import (
    DELETED_WITH_ITS_SUMMARY,
    Trigger,
    all_or_none_set,
    append_only,
    is_digest,
    is_sha256,
)
from accounts.models import SigningKey
from llm.columns import Sha256Field
from records.log.models import Logged
from summaries.models import Attempt, Signing, Summary

# --- Reviews ----------------------------------------------------------------


class Decision(models.TextChoices):
    APPROVE = "approve", _("Approved")
    SEND_BACK = "send_back", _("Sent back")
    REJECT = "reject", _("Rejected")


class Category(models.TextChoices):
    """Why a text was sent back; counted on the dashboard."""

    INVENTED = "invented", _("Made-up fact")
    OMISSION = "omission", _("Something is missing")
    ATTRIBUTION = "attribution", _("Wrong person or owner")
    INACCURATE = "inaccurate", _("Wrong figure, date or name")
    WORDING = "wording", _("Wording or tone")
    FORMAT = "format", _("Layout or length")
    OTHER = "other", _("Something else")


class WriteTimes(Trigger):
    """Writes `Review.waited` and `Review.handled` with every inserted decision, so that a figure
    over years reads one index and not the history of every case.

    Without a claim the case counts as taken when it was decided. A decision without an earlier
    claim, such as one through the API, counts as handled from when its text was ready.
    """

    name = "times"
    operation = pgtrigger.Insert
    func = """
        SELECT extract(epoch FROM coalesce(taken.first, NEW.created_at) - ready.at),
            extract(epoch FROM NEW.created_at - coalesce(taken.theirs, ready.at))
        INTO NEW.waited, NEW.handled
        FROM summaries_attempt text
        CROSS JOIN LATERAL (
            SELECT max(moved.at) AS at FROM summaries_transition moved
            WHERE moved.summary_id = text.summary_id AND moved.new IN ('in_review', 'exhausted')
                AND moved.at <= NEW.created_at
        ) AS ready
        CROSS JOIN LATERAL (
            SELECT min(claim.at) AS first,
                max(claim.at) FILTER (WHERE claim.holder_id = NEW.reviewer_id) AS theirs
            FROM records_claimevent claim
            WHERE claim.summary_id = text.summary_id AND claim.action = 'take'
                AND claim.at BETWEEN ready.at AND NEW.created_at
        ) AS taken
        WHERE text.id = NEW.attempt_id;
        RETURN NEW;
    """


class Review(models.Model):
    """One reviewer's decision on one attempt, bound to the exact text by its SHA-256.

    `about_start` to `about_end` is the span of the text, in characters, that the comment of a
    text sent back is about; null for the whole text.

    `waited` is seconds from when the text was ready until a person took the case, `handled` from
    when the reviewer took it until they decided; null if it is unknown when it was ready. Only
    `WriteTimes` writes both.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    attempt = models.ForeignKey(
        Attempt, on_delete=models.PROTECT, related_name="reviews", db_index=False
    )
    reviewer = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    decision = models.CharField(max_length=10, choices=Decision)
    category = models.CharField(max_length=12, choices=Category, blank=True)
    comment = models.TextField(blank=True)
    about_start = models.PositiveIntegerField(null=True, blank=True)
    about_end = models.PositiveIntegerField(null=True, blank=True)
    text_sha256 = Sha256Field()
    attestation = models.TextField(blank=True)
    # How the reviewer proved their identity.
    signature = models.CharField(max_length=14, choices=Signing, default=Signing.SESSION)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    # From when the page with the text was first served to the reviewer until they signed; null for
    # other decisions and if it never was. Hasty: far sooner than the text can be read.
    seconds_open = models.PositiveIntegerField(null=True, editable=False)
    hasty = models.BooleanField(db_default=False, default=False, editable=False)
    # What the signer said of each sentence that was unproven or wrong, in the order of the text:
    # `start` and `end` in characters, `mark`, and `answer`, which is "proven" (they found it in the
    # transcript) or "reason" (the comment answers it). Null for other decisions and before 1.2.
    answers = models.JSONField(null=True, editable=False)
    waited = models.FloatField(null=True, editable=False)
    handled = models.FloatField(null=True, editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        indexes = [
            models.Index(fields=["attempt"], include=["decision"], name="review_of_a_text"),
            models.Index(
                fields=["created_at"], include=["waited", "handled"], name="review_times_by_day"
            ),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(decision__in=Decision.values), name="decision_known"
            ),
            models.CheckConstraint(condition=is_digest("text_sha256"), name="review_is_bound"),
            models.CheckConstraint(
                condition=Q(signature__in=Signing.values), name="signature_known"
            ),
            models.CheckConstraint(
                condition=Q(decision="approve") | ~Q(comment=""), name="refusal_has_a_reason"
            ),
            models.CheckConstraint(
                condition=~Q(decision="approve") | ~Q(attestation=""),
                name="approval_has_attestation",
            ),
            models.CheckConstraint(
                condition=Q(category="") | Q(decision="send_back", category__in=Category.values),
                name="category_of_what_is_sent_back",
            ),
            models.CheckConstraint(
                condition=all_or_none_set("about_start", "about_end")
                & (
                    Q(about_start__isnull=True)
                    | Q(decision="send_back", about_end__gt=models.F("about_start"))
                ),
                name="review_is_about_a_stretch",
            ),
            models.CheckConstraint(
                condition=Q(hasty=False)
                | Q(decision="approve", seconds_open__isnull=False) & ~Q(comment=""),
                name="haste_has_a_reason",
            ),
        ]
        triggers = [*append_only(), WriteTimes()]

    def __str__(self) -> str:
        return f"{self.decision} by {self.reviewer}"


class PasskeySignature(models.Model):
    """The assertion (WebAuthn) that signed an approval; only `records.signatures` makes one.

    `document` is canonical JSON (RFC 8785) of what was signed. `challenge` is its SHA-256, which
    the authenticator signed with the key; it is unique.
    """

    review = models.OneToOneField(
        Review, primary_key=True, on_delete=models.PROTECT, related_name="passkey"
    )
    key = models.ForeignKey(SigningKey, on_delete=models.PROTECT, related_name="+")
    public_key = models.BinaryField()
    document = models.TextField()
    challenge = models.CharField(max_length=64, unique=True)
    authenticator_data = models.BinaryField()
    client_data = models.BinaryField()
    signature = models.BinaryField()

    class Meta:
        constraints = [
            models.CheckConstraint(condition=is_sha256("challenge"), name="challenge_is_a_hash"),
        ]
        triggers = [*append_only(), Logged("signature")]

    def __str__(self) -> str:
        return f"Signature of {self.review_id}"


# --- Views and claims of cases ----------------------------------------------


class ViewEvent(models.Model):
    """A person viewed the case or its record.

    `slot` is the ten-minute slot since the epoch that `at` is in: one row each.
    """

    summary = models.ForeignKey(
        Summary, on_delete=models.CASCADE, related_name="views", db_index=False
    )
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    slot = models.PositiveBigIntegerField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.UniqueConstraint("summary", "user", "slot", name="view_once_per_slot"),
        ]
        triggers = append_only(unless=DELETED_WITH_ITS_SUMMARY)

    def __str__(self) -> str:
        return f"{self.user} saw {self.summary_id}"


class ClaimAction(models.TextChoices):
    TAKE = "take", _("claimed the case")
    RELEASE = "release", _("handed the case back")
    FORCE = "force", _("ended another person's claim")
    ASSIGN = "assign", _("assigned the summary")
    UNASSIGN = "unassign", _("ended an assignment")


class ClaimEvent(models.Model):
    """Who took or released a case, who ended whose claim, and who assigned it to whom: `holder`
    has the claim or assignment."""

    summary = models.ForeignKey(Summary, on_delete=models.CASCADE, related_name="claim_events")
    action = models.CharField(max_length=10, choices=ClaimAction)
    holder = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(action__in=ClaimAction.values), name="claim_action_known"
            ),
            models.CheckConstraint(
                condition=Q(action="force") & ~Q(holder=F("by"))
                | Q(action__in=["take", "release"]) & Q(holder=F("by"))
                | Q(action__in=["assign", "unassign"]),
                name="claim_forced_by_another",
            ),
        ]
        triggers = append_only(unless=DELETED_WITH_ITS_SUMMARY)

    def __str__(self) -> str:
        return f"{self.by} {self.get_action_display()}"
