"""Who wants to hear of cases, what there is to tell, and what was told."""

import uuid

import pgtrigger
from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from reviews.outbox.models import Outgoing
from summaries.models import ApiToken, Transition
from summaries.status import Status
from summaries.triggers import Trigger, append_only


class EventKind(models.TextChoices):
    WAITING = "case.waiting", "Case waits for a reviewer"
    APPROVED = "case.approved", "Case approved"
    REJECTED = "case.rejected", "Case rejected"
    RETURNED = "case.returned", "Text returned to its author"
    FAILED = "case.failed", "Case failed"


# Sent by its owner to see that an endpoint answers; nobody subscribes to it.
TEST = "endpoint.test"


class Endpoint(models.Model):
    """A URL that hears of its owner's cases.

    The secrets are sealed (`summaries.sealed`): we have to sign with them. After a rotation both
    sign until `old_secret_until`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT)
    # Set when it was registered through the API: it hears what the token may read, while it may.
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
    # One worker at a time sends to it, so that a slow receiver holds up no more than that.
    busy_until = models.DateTimeField(null=True, editable=False)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["created_at"]
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


class Event(models.Model):
    """Something to tell. `Announce` writes it in the transaction of the transition.

    Of a case that was deleted since, it is still told what has deliveries; no new ones are made.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    transition = models.OneToOneField(Transition, null=True, on_delete=models.SET_NULL)
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
        """The `webhook-id`: the same at every try, so that receivers can drop doubles."""
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
    """Writes the event of a transition that somebody may want to hear of, whoever makes it."""

    name = "announced"
    when = pgtrigger.After
    operation = pgtrigger.Insert
    condition = pgtrigger.Q(new__new__in=list(_ANNOUNCED))
    func = f"""
        INSERT INTO reviews_event (id, transition_id, kind)
        VALUES (gen_random_uuid(), NEW.id, CASE NEW.new {_KIND} END);
        RETURN NULL;
    """  # noqa: S608 (our own enumerations)


class AnnouncedTransition(Transition):
    """The transitions, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Announce()]


class Delivery(Outgoing):
    """One event for one endpoint; `payload` is the very body of every try."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="deliveries")
    endpoint = models.ForeignKey(Endpoint, on_delete=models.PROTECT, related_name="deliveries")
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
    """What came of one POST."""

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


__all__ = ["TEST", "Delivery", "DeliveryTry", "Endpoint", "Event", "EventKind"]
