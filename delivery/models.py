"""Outgoing messages: webhooks with their deliveries, records for sinks, and notifications."""

import uuid
from datetime import date
from typing import ClassVar, cast
from urllib.parse import urlencode

import pgtrigger
from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now
from django.urls import reverse
from django.utils.formats import date_format
from django.utils.translation import gettext, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Trigger, append_only, is_sha256
from accounts.models import ApiToken
from measuring.models import JudgementBatch
from summaries.models import Guideline, JobStatus, Leased, Summary, Transition
from summaries.status import Status


class State(models.TextChoices):
    PENDING = "pending", pgettext_lazy("delivery", "Waiting")
    DONE = "done", _("Delivered")
    GIVEN_UP = "given_up", _("Given up")


class Outgoing(Leased):
    """A row stays pending until its receiver acknowledged it, two days of tries have passed, or
    three workers in a row died over it.

    No worker gets it before `next_at`.
    """

    state = models.CharField(max_length=10, choices=State, default=State.PENDING)
    tries = models.PositiveSmallIntegerField(default=0)
    next_at = models.DateTimeField(db_default=Now())
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    settled_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        abstract = True
        indexes: ClassVar[list[models.Index]] = [
            models.Index("next_at", condition=Q(state="pending"), name="%(class)s_due"),
        ]
        constraints: ClassVar[list[models.BaseConstraint]] = [
            *Leased.Meta.constraints,
            models.CheckConstraint(
                condition=Q(state__in=State.values), name="%(class)s_state_known"
            ),
            models.CheckConstraint(
                condition=Q(state="pending", settled_at__isnull=True)
                | ~Q(state="pending") & Q(settled_at__isnull=False),
                name="%(class)s_settled_at",
            ),
        ]


# --- Webhooks ---------------------------------------------------------------


class EventKind(models.TextChoices):
    WAITING = "summary.waiting", _("Case waits for a reviewer")
    APPROVED = "summary.approved", _("Case approved")
    REJECTED = "summary.rejected", _("Case rejected")
    RETURNED = "summary.returned", _("Text returned to its author")
    FAILED = "summary.failed", _("Case failed")
    JUDGED = "judgements.finished", _("Judged pairs are ready")


# Its owner sends it to test an endpoint; it needs no subscription.
TEST = "endpoint.test"


class Endpoint(models.Model):
    """A URL that gets events of its owner's cases.

    The secrets are sealed (`accounts.encryption`), since we sign with them. After a rotation both
    sign until `old_secret_until`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    # Set when registered through the API: it receives what the token may read, while it may.
    token = models.ForeignKey(ApiToken, null=True, blank=True, on_delete=models.PROTECT)
    name = models.CharField(max_length=100)
    url = models.CharField(max_length=2000)
    kinds = ArrayField(models.CharField(max_length=20, choices=EventKind))
    secret = models.TextField(editable=False)
    old_secret = models.TextField(blank=True, editable=False)
    old_secret_until = models.DateTimeField(null=True, editable=False)
    failures = models.PositiveIntegerField(default=0, editable=False)
    failing_since = models.DateTimeField(null=True, editable=False)
    paused_at = models.DateTimeField(null=True, blank=True)
    pause_reason = models.TextField(blank=True)
    removed_at = models.DateTimeField(null=True, blank=True)
    # One worker at a time sends to it, so that a slow receiver holds up no other.
    busy_until = models.DateTimeField(null=True, editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at", "id"]
        constraints = [
            models.CheckConstraint(condition=~Q(kinds=[]), name="endpoint_hears_something"),
            models.CheckConstraint(
                condition=Q(kinds__contained_by=EventKind.values), name="endpoint_kinds_known"
            ),
            models.CheckConstraint(
                condition=Q(paused_at__isnull=True, pause_reason="")
                | Q(paused_at__isnull=False) & ~Q(pause_reason=""),
                name="endpoint_pause_has_its_reason",
            ),
            models.CheckConstraint(
                condition=Q(failures=0, failing_since__isnull=True)
                | Q(failures__gt=0, failing_since__isnull=False),
                name="endpoint_failures_have_a_start",
            ),
            models.CheckConstraint(
                condition=Q(old_secret="", old_secret_until__isnull=True)
                | ~Q(old_secret="") & Q(old_secret_until__isnull=False),
                name="endpoint_old_secret_ends",
            ),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def kind_labels(self) -> list[str]:
        return [str(EventKind(kind).label) for kind in self.kinds]


class Event(models.Model):
    """Something to send. `Announce` writes it in the transaction of the transition, and
    `AnnounceJudgements` in the one that ends them.

    Once its case is deleted, existing deliveries are still sent, and no new ones are made.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    transition = models.OneToOneField(Transition, null=True, on_delete=models.SET_NULL)
    judgements = models.ForeignKey(JudgementBatch, null=True, on_delete=models.SET_NULL)
    kind = models.CharField(max_length=20)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    addressed_at = models.DateTimeField(null=True, editable=False)

    class Meta:
        indexes = [
            models.Index(
                "created_at", condition=Q(addressed_at__isnull=True), name="event_to_address"
            )
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(kind=TEST, transition__isnull=True) | Q(kind__in=EventKind.values),
                name="event_kind_known",
            )
        ]

    def __str__(self) -> str:
        return self.kind

    @property
    def message_id(self) -> str:
        """The `webhook-id`: the same at every try, so that receivers can drop duplicates."""
        return f"msg_{self.pk.hex}"


_ANNOUNCED = {
    Status.IN_REVIEW: EventKind.WAITING,
    Status.EXHAUSTED: EventKind.WAITING,
    Status.APPROVED: EventKind.APPROVED,
    Status.REJECTED: EventKind.REJECTED,
    Status.RETURNED: EventKind.RETURNED,
    Status.FAILED: EventKind.FAILED,
}
_KIND = " ".join(f"WHEN '{status}' THEN '{kind}'" for status, kind in _ANNOUNCED.items())


class Announce(Trigger):
    """Writes the event of a transition that endpoints may want, from any code that makes it."""

    name = "announced"
    when = pgtrigger.After
    operation = pgtrigger.Insert
    condition = pgtrigger.Q(new__new__in=list(_ANNOUNCED))
    func = f"""
        INSERT INTO delivery_event (id, transition_id, kind)
        VALUES (gen_random_uuid(), NEW.id, CASE NEW.new {_KIND} END);
        RETURN NULL;
    """  # noqa: S608 - constants


class AnnouncedTransition(Transition):
    """The transitions, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Announce()]


class AnnounceJudgements(Trigger):
    """Writes the event of judgements that ended."""

    name = "announced"
    when = pgtrigger.After
    operation = pgtrigger.UpdateOf("status")  # type: ignore[no-untyped-call]
    condition = pgtrigger.Q(
        old__status__in=[JobStatus.QUEUED, JobStatus.RUNNING],
        new__status__in=[JobStatus.DONE, JobStatus.FAILED],
    )
    func = f"""
        INSERT INTO delivery_event (id, judgements_id, kind)
        VALUES (gen_random_uuid(), NEW.id, '{EventKind.JUDGED}');
        RETURN NULL;
    """  # noqa: S608 (our own enumeration)


class AnnouncedJudgements(JudgementBatch):
    """The judgements, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [AnnounceJudgements()]


class Delivery(Outgoing):
    """One event for one endpoint; `payload` is the body of every try,
    without the decisions and actions that are added when it is sent."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    event = models.ForeignKey(
        Event, on_delete=models.PROTECT, related_name="deliveries", db_index=False
    )
    endpoint = models.ForeignKey(
        Endpoint, on_delete=models.PROTECT, related_name="deliveries", db_index=False
    )
    payload = models.TextField()

    class Meta(Outgoing.Meta):
        indexes = [
            *Outgoing.Meta.indexes,
            models.Index("endpoint", models.F("created_at").desc(), name="delivery_log"),
        ]
        constraints = [
            *Outgoing.Meta.constraints,
            models.UniqueConstraint("event", "endpoint", name="delivery_once_per_endpoint"),
        ]

    def __str__(self) -> str:
        return f"{self.event} to {self.endpoint}"


class DeliveryTry(models.Model):
    """The outcome of one POST."""

    delivery = models.ForeignKey(Delivery, on_delete=models.PROTECT, related_name="log")
    at = models.DateTimeField(db_default=Now(), editable=False)
    status = models.PositiveSmallIntegerField(null=True)
    seconds = models.FloatField()
    body = models.TextField(blank=True, help_text="The first 1,000 bytes of the answer.")
    error = models.TextField(blank=True)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(status__isnull=False, error="") | Q(status__isnull=True) & ~Q(error=""),
                name="try_has_an_outcome",
            )
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return str(self.status or self.error)


# --- Sinks ------------------------------------------------------------------


class SinkCursor(models.Model):
    """Records up to `last_number` have their dispatch. Numbers are in commit order."""

    sink = models.CharField(max_length=200, primary_key=True)
    last_number = models.PositiveBigIntegerField(default=0)
    busy_until = models.DateTimeField(null=True, editable=False)

    def __str__(self) -> str:
        return f"{self.sink} up to {self.last_number}"


class Dispatch(Outgoing):
    """One record for one sink."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    record = models.ForeignKey(
        "records.Record", on_delete=models.PROTECT, related_name="dispatches", db_index=False
    )
    sink = models.CharField(max_length=200)
    error = models.TextField(blank=True, help_text="Of the last try.")

    class Meta(Outgoing.Meta):
        indexes = [
            *Outgoing.Meta.indexes,
            models.Index("sink", condition=Q(state="given_up"), name="dispatch_given_up"),
        ]
        constraints = [
            *Outgoing.Meta.constraints,
            models.UniqueConstraint("record", "sink", name="dispatch_once_per_sink"),
        ]

    def __str__(self) -> str:
        return f"{self.record} to {self.sink}"


class Receipt(models.Model):
    """A sink's acknowledgement of a record; a record that is sent again gets another."""

    dispatch = models.ForeignKey(Dispatch, on_delete=models.PROTECT, related_name="receipts")
    location = models.TextField(help_text="Where the sink keeps it: a URL, a path, a key.")
    content_sha256 = models.CharField(max_length=64)
    details = models.JSONField(default=dict, blank=True, help_text="What the sink answered.")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["at", "id"]
        constraints = [
            models.CheckConstraint(condition=~Q(location=""), name="receipt_has_a_place"),
            models.CheckConstraint(condition=is_sha256("content_sha256"), name="receipt_is_hashed"),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return self.location


# --- Notifications ----------------------------------------------------------


class NotificationKind(models.TextChoices):
    RETURNED = "returned", _("Your text was returned")
    SENT_BACK = "sent_back", _("A case of yours was sent back")
    APPEAL = "appeal", _("An author asks for your decision")
    OVERDUE = "overdue", _("A case waits past its target")
    DRIFT = "drift", _("The judge drifts")
    CORRECTION = "correction", _("A reviewer asks for a correction")
    ASSIGNED = "assigned", _("A summary was assigned to you")
    TOKEN = "token", _("An API token expires soon")
    OBJECTION = "objection", _("A participant objects to a text")


class Notification(models.Model):
    """One notification of one person: a row in their list and in the outbox for mail.

    It is about a case, a guideline whose judge drifts, or a token that ends, which has its own
    letter. `occasion` is the moment: of the move, since when the case waits, the Monday on which
    the drift was seen, or when the end was announced.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="notifications",
        db_index=False,
    )
    kind = models.CharField(max_length=10, choices=NotificationKind)
    summary = models.ForeignKey(Summary, null=True, on_delete=models.CASCADE, related_name="+")
    guideline = models.ForeignKey(Guideline, null=True, on_delete=models.CASCADE, related_name="+")
    token = models.ForeignKey(ApiToken, null=True, on_delete=models.CASCADE, related_name="+")
    occasion = models.DateTimeField()
    reason = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    read_at = models.DateTimeField(null=True, blank=True)
    # Left the outbox: mailed, or not wanted by mail.
    settled_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ["-created_at", "-id"]
        indexes = [
            models.Index(
                fields=["user"], condition=Q(read_at__isnull=True), name="notification_unread"
            ),
            models.Index(
                fields=["user"], condition=Q(settled_at__isnull=True), name="notification_outbox"
            ),
            models.Index("user", F("created_at").desc(), name="notification_by_age"),
        ]
        constraints = [
            models.UniqueConstraint(
                "user", "summary", "kind", "occasion", name="notification_once"
            ),
            models.UniqueConstraint(
                "user", "guideline", "kind", "occasion", name="notification_once_a_guideline"
            ),
            models.UniqueConstraint("user", "token", name="notification_once_a_token"),
            models.CheckConstraint(
                condition=Q(
                    kind=NotificationKind.DRIFT, guideline__isnull=False, summary=None, token=None
                )
                | Q(kind=NotificationKind.TOKEN, token__isnull=False, summary=None, guideline=None)
                | (
                    ~Q(kind__in=[NotificationKind.DRIFT, NotificationKind.TOKEN])
                    & Q(guideline=None, token=None, summary__isnull=False)
                ),
                name="notification_about_one",
            ),
            models.CheckConstraint(
                condition=Q(kind__in=NotificationKind.values), name="notification_known"
            ),
        ]

    def __str__(self) -> str:
        about = self.summary_id or self.guideline_id or self.token_id
        return f"{self.get_kind_display()}: {about}"

    def get_absolute_url(self) -> str:
        """The case, the figures on the guideline's judge, or the page of tokens."""
        if self.token is not None:
            return reverse("tokens")
        if self.guideline is None:
            return reverse("summary", args=[self.summary_id])
        return f"{reverse('judge-quality')}?{urlencode({'guideline': self.guideline.name})}"

    @property
    def title(self) -> str:
        """The title of the transcript, or the name of guideline or token."""
        if self.token is not None:
            return self.token.name
        about = self.guideline or cast("Summary", self.summary).transcript
        return about.title

    @property
    def why(self) -> str:
        """`reason` in words: for an assignment who made it, for a token its last day."""
        if self.kind == NotificationKind.TOKEN:
            day = date_format(date.fromisoformat(self.reason), "DATE_FORMAT")
            return gettext("It ends on {day}. Rotate it before.").format(day=day)
        if self.kind == NotificationKind.ASSIGNED:
            return gettext("Assigned by {name}.").format(name=self.reason)
        return self.reason


class MailMode(models.TextChoices):
    EACH = "each", _("As it happens")
    DIGEST = "digest", _("Once a day")
    NEVER = "never", _("Not by e-mail")


class Mailbox(models.Model):
    """How a person wants mail; without a row they get none (`open_mailboxes`).

    The holder of the lease may send until `lease_until`; then any worker may take it.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.CASCADE, related_name="mailbox"
    )
    mode = models.CharField(max_length=10, choices=MailMode, default=MailMode.EACH)
    digest_at = models.DateTimeField(null=True, blank=True, help_text="When the last one went.")
    lease_until = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "mailboxes"
        constraints = [
            models.CheckConstraint(condition=Q(mode__in=MailMode.values), name="mail_mode_known"),
        ]

    def __str__(self) -> str:
        return f"Mail of {self.user}"


class LookedUpTo(models.Model):
    """How far the search for news has come: one row."""

    id = models.SmallIntegerField(primary_key=True, default=1, editable=False)
    transition = models.BigIntegerField(help_text="Every transition up to this one was seen.")
    claim_event = models.BigIntegerField(default=0, help_text="The same of claims' events.")
    waiting_since = models.DateTimeField(help_text="Every case that waits since before was seen.")

    class Meta:
        constraints = [models.CheckConstraint(condition=Q(id=1), name="looked_up_to_is_one_row")]

    def __str__(self) -> str:
        return f"Transition {self.transition}"


class DriftLook(models.Model):
    """How far a guideline's decisions were searched for a drift of its judge.

    `looked_to` is the Monday that ended the last week looked at; `alarm_since` the Monday on which
    the present alarm began.
    """

    guideline = models.OneToOneField(
        Guideline, primary_key=True, on_delete=models.CASCADE, related_name="+"
    )
    looked_to = models.DateTimeField()
    alarm_since = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.CheckConstraint(
                condition=Q(alarm_since__isnull=True) | Q(alarm_since__lte=F("looked_to")),
                name="drift_was_looked_at",
            ),
        ]

    def __str__(self) -> str:
        return f"Drift of {self.guideline} up to {self.looked_to:%Y-%m-%d}"
