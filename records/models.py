"""Reviews, records and their PDFs, views and claims of cases, search, retention and legal hold."""

import uuid
from functools import cached_property
from typing import Any

import pgtrigger
from django.conf import settings
from django.contrib.postgres.indexes import GinIndex
from django.contrib.postgres.search import SearchVectorField
from django.db import models
from django.db.models import F, Func, Q, Value
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import (
    DELETED_WITH_ITS_SUMMARY,
    Refuse,
    Trigger,
    append_only,
    disposed,
    emptied,
    is_digest,
    is_sha256,
    together,
)
from accounts.models import Erasure, RoleEvent, SigningKey
from llm.columns import Sha256Field
from records import storage
from summaries.models import (
    DISPOSED,
    Attempt,
    Deletion,
    Guideline,
    Signing,
    Summary,
    no_drill,
)
from transparency.models import Logged


def _not_of_a_drill(summary: str) -> Refuse:
    """`summary` is SQL for its id."""
    because = "nothing of a drill is evidence"
    return Refuse("no_drill", pgtrigger.Insert, because=because, unless=no_drill(summary))


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
    """Writes `Review.waited` and `Review.handled` with the decision, whoever inserts it, so that a
    figure over years reads one index and not the history of every case.

    Without a claim the case was taken when it was decided. A decision that no claim came before, as
    one made through the API, has been handled from when its text was ready.
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

    `about_start` to `about_end` is the stretch of the text, in characters, that the comment of a
    text sent back is about; null for the whole of it.

    `waited` is seconds from when the text was ready until somebody took the case, `handled` from
    when the reviewer took it until they decided; null where nothing says when it was ready.
    `WriteTimes` alone writes both.
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
    # How whoever decided showed that it was them.
    signature = models.CharField(max_length=14, choices=Signing, default=Signing.SESSION)
    created_at = models.DateTimeField(db_default=Now(), editable=False)
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
                condition=together("about_start", "about_end")
                & (
                    Q(about_start__isnull=True)
                    | Q(decision="send_back", about_end__gt=models.F("about_start"))
                ),
                name="review_is_about_a_stretch",
            ),
        ]
        triggers = [
            *append_only(),
            WriteTimes(),
            _not_of_a_drill(
                "(SELECT a.summary_id FROM summaries_attempt a WHERE a.id = NEW.attempt_id)"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.decision} by {self.reviewer}"


class PasskeySignature(models.Model):
    """The assertion (WebAuthn) that signed an approval; `records.signatures` alone makes one.

    `document` is canonical JSON (RFC 8785) of what was signed, and `challenge` its SHA-256, which
    the authenticator signed with the key: never two times.
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


# --- Records ----------------------------------------------------------------

# What the record's own hash covers, with its number.
HASHES = ("transcript_sha256", "text_sha256", "snapshot_sha256", "pdf_sha256")


class Record(models.Model):
    """The approved text and everything it rests on, until they are disposed of.

    `stored_snapshot` is what `records.snapshot` stores of the snapshot.
    `sha256` is that of `records.appending.record_hash`.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    number = models.PositiveBigIntegerField(unique=True)
    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="records")
    review = models.OneToOneField(Review, on_delete=models.PROTECT, related_name="record")
    text = models.TextField()
    stored_snapshot = models.BinaryField()
    transcript_sha256 = Sha256Field()
    text_sha256 = Sha256Field()
    snapshot_sha256 = Sha256Field()
    pdf_sha256 = Sha256Field()
    sha256 = Sha256Field()
    # A correction is a record of its own that points at the one it takes the place of, and why.
    supersedes = models.OneToOneField(
        "self", null=True, blank=True, on_delete=models.PROTECT, related_name="superseded_by"
    )
    reason = models.TextField(blank=True)
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["number"]
        indexes = [models.Index("created_at", name="record_by_day")]
        constraints = [
            models.UniqueConstraint("sha256", name="record_hash_once"),
            models.UniqueConstraint(
                "summary", condition=Q(supersedes__isnull=True), name="record_first_of_its_case"
            ),
            models.CheckConstraint(
                condition=Q(supersedes__isnull=True, reason="")
                | Q(supersedes__isnull=False) & ~Q(reason=""),
                name="record_supersedes_with_a_reason",
            ),
            models.CheckConstraint(condition=Q(number__gte=1), name="record_number_from_one"),
            models.CheckConstraint(
                condition=Q(*(is_digest(name) for name in (*HASHES, "sha256"))),
                name="record_is_hashed",
            ),
        ]
        triggers = [
            *append_only(
                unless=emptied(
                    {"text": DISPOSED, "stored_snapshot": r"\x"}, when=disposed("OLD.summary_id")
                )
            ),
            _not_of_a_drill("NEW.summary_id"),
            Logged("record", without=("text", "stored_snapshot")),
        ]

    def __str__(self) -> str:
        return f"Record {self.number}"

    @cached_property
    def snapshot(self) -> str:
        """Canonical JSON (RFC 8785), byte for byte what was hashed; empty after a disposition."""
        # Not above: it is made of these models.
        from records.snapshot import snapshots_of  # noqa: PLC0415

        return next(snapshots_of([self]))

    @property
    def is_whole(self) -> bool:
        """Whether its snapshot is what was signed: a part of it may be gone from its case."""
        return bool(storage.digest(self.snapshot.encode()) == self.snapshot_sha256)

    def refresh_from_db(self, *args: Any, **options: Any) -> None:
        vars(self).pop("snapshot", None)
        super().refresh_from_db(*args, **options)

    @property
    def pdf_content(self) -> bytes:
        """Empty where it is gone: disposed of, or by a fault that `verify_records` reports."""
        if not hasattr(self, "pdf"):
            return b""
        return storage.unpacked(bytes(self.pdf.content), SharedParts())


class SharedPart(models.Model):
    """Bytes that many records have in common, as a font with all letters of an alphabet, or what a
    guideline says; nothing of them tells what a record says but which kinds of rows it has."""

    sha256 = models.CharField(max_length=64, primary_key=True)
    content = models.BinaryField()

    class Meta:
        constraints = [
            # A part under the hash of another would be put into every later PDF in its place.
            models.CheckConstraint(
                condition=Q(
                    sha256=Func(
                        Func("content", function="sha256"),
                        Value("hex"),
                        function="encode",
                        output_field=models.CharField(),
                    )
                ),
                name="shared_part_is_its_hash",
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"Part {self.sha256[:12]}"


class SharedParts(dict[str, bytes]):
    """Each by its SHA-256, read when it is first asked for; KeyError for one that is not stored, or
    that is another."""

    def __missing__(self, digest: str) -> bytes:
        found = SharedPart.objects.filter(pk=digest).values_list("content", flat=True)
        content = bytes(found.first() or b"")
        if storage.digest(content) != digest:
            raise KeyError(digest)
        self[digest] = content
        return content


# What snapshots are compressed by, which a process reads once; verification reads it anew.
SNAPSHOT_PARTS = SharedParts()


class RecordPdf(models.Model):
    """The PDF of a record as it was written at the approval: its bytes are what was hashed.

    `content` is what `records.storage` makes of them. A table of its own, so that lists of records
    do not read them.
    """

    record = models.OneToOneField(
        Record, primary_key=True, on_delete=models.PROTECT, related_name="pdf"
    )
    content = models.BinaryField()

    class Meta:
        constraints = [
            models.CheckConstraint(condition=~Q(content=b""), name="record_pdf_has_content"),
        ]
        triggers = append_only(
            unless=f"""TG_OP = 'DELETE' AND EXISTS (
                SELECT FROM records_record r
                WHERE r.id = OLD.record_id AND {disposed("r.summary_id")}
            )"""
        )

    def __str__(self) -> str:
        return f"PDF of {self.record_id}"


# --- Views and claims of cases ----------------------------------------------


class ViewEvent(models.Model):
    """Somebody had the case, or its record, before them.

    `slot` is the ten minutes since the epoch that `at` is in: one row for each.
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
    TAKE = "take", _("took the case")
    RELEASE = "release", _("gave the case up")
    FORCE = "force", _("ended somebody's claim")
    ASSIGN = "assign", _("assigned the summary to somebody")
    UNASSIGN = "unassign", _("ended an assignment")


class ClaimEvent(models.Model):
    """Who took or gave up a case, who ended whose claim, and who assigned it to whom: `holder`
    has the claim or the assignment."""

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


# --- Search -----------------------------------------------------------------


class SearchEntry(models.Model):
    """The words of a record, and what about it is filtered by; `records.search` writes it.

    It holds nothing that is not in the record and its case, so it may be made again at any time.
    """

    # The record's own number, so that a search is read newest first without a join.
    number = models.PositiveBigIntegerField(primary_key=True)
    record = models.OneToOneField(
        Record, on_delete=models.DO_NOTHING, db_constraint=False, related_name="entry"
    )
    vector = SearchVectorField()
    edited = models.BooleanField(help_text="A person's wording was approved.")
    overridden = models.BooleanField(help_text="Approved although a judge did not pass it.")

    superseded = models.BooleanField(db_default=False, help_text="A later record corrects it.")
    approver = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        db_index=False,
        db_constraint=False,
        on_delete=models.DO_NOTHING,
        related_name="+",
    )

    class Meta:
        indexes = [
            GinIndex(fields=["vector"], name="search_entry_words"),
            models.Index("approver", "number", name="search_entry_by_approver"),
            *(
                models.Index("number", condition=Q(**{flag: True}), name=f"search_entry_{flag}")
                for flag in ("edited", "overridden", "superseded")
            ),
        ]

    def __str__(self) -> str:
        return f"Words of record {self.number}"


class ListName(models.TextChoices):
    """The lists whose searches may be kept, by the name of their URL."""

    RECORDS = "records", "Records"
    QUEUE = "queue", "Queue"


class SavedView(models.Model):
    """A search that somebody kept: the query string of the list of records or of the queue."""

    list = models.CharField(max_length=10, choices=ListName, default=ListName.RECORDS)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, db_index=False)
    name = models.CharField(max_length=60)
    query = models.CharField(max_length=1000, blank=True)

    class Meta:
        ordering = ["name"]
        constraints = [
            models.UniqueConstraint("user", "list", "name", name="saved_view_once_per_name"),
            models.CheckConstraint(condition=~models.Q(name=""), name="saved_view_is_named"),
            models.CheckConstraint(
                condition=Q(list__in=ListName.values), name="saved_view_of_a_known_list"
            ),
        ]

    def __str__(self) -> str:
        return self.name


# --- Retention --------------------------------------------------------------
# How long records stay, legal holds, and dispositions. All of it is append-only.


class ReasonedAction(models.Model):
    """Somebody did something for a reason; `by` is null for the command line."""

    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
    )
    reason = models.TextField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        abstract = True
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(condition=~Q(reason=""), name="%(class)s_has_a_reason")
        ]
        triggers = append_only()


class HoldBeforeDisposition(Trigger):
    """Refuses a hold on a case whose content was disposed of."""

    name = "not_disposed"
    operation = pgtrigger.Insert
    func = f"""
        PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
        IF {disposed("NEW.summary_id")} THEN
            RAISE EXCEPTION 'a hold is refused: the case was disposed of'
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class LegalHold(ReasonedAction):
    """The records of a case stay, whatever the retention says, until the hold is lifted.

    A case may be held for several matters at once.
    """

    summary = models.ForeignKey(Summary, on_delete=models.PROTECT, related_name="holds")

    class Meta(ReasonedAction.Meta):
        triggers = [
            *ReasonedAction.Meta.triggers,
            HoldBeforeDisposition(),
            _not_of_a_drill("NEW.summary_id"),
            Logged("hold"),
        ]

    def __str__(self) -> str:
        return f"Hold on {self.summary}"


class HoldLift(ReasonedAction):
    hold = models.OneToOneField(LegalHold, on_delete=models.PROTECT, related_name="lift")

    class Meta(ReasonedAction.Meta):
        triggers = [*ReasonedAction.Meta.triggers, Logged("hold_lift")]

    def __str__(self) -> str:
        return f"End of {self.hold}"


class RetentionRule(ReasonedAction):
    """For how long cases under a guideline keep their content; its newest rule counts.

    `days` is counted from the day that a case was closed, null for ever.
    """

    guideline = models.ForeignKey(Guideline, on_delete=models.PROTECT, related_name="retention")
    days = models.PositiveIntegerField(null=True, blank=True)

    class Meta(ReasonedAction.Meta):
        constraints = [
            *ReasonedAction.Meta.constraints,
            models.CheckConstraint(
                condition=Q(days__isnull=True) | Q(days__gte=1, days__lte=36_600),
                name="retention_in_range",
            ),
        ]
        triggers = [*ReasonedAction.Meta.triggers, Logged("retention_rule")]

    def __str__(self) -> str:
        return "for ever" if self.days is None else f"{self.days} days"


class NotHeld(Trigger):
    """Refuses the disposition of a case that is on legal hold."""

    name = "not_held"
    operation = pgtrigger.Insert
    func = """
        -- The lock makes a hold wait for a disposition, and a disposition for a hold.
        PERFORM 1 FROM summaries_summary WHERE id = NEW.summary_id FOR UPDATE;
        IF EXISTS (SELECT FROM records_legalhold h WHERE h.summary_id = NEW.summary_id
                   AND NOT EXISTS (SELECT FROM records_holdlift l WHERE l.hold_id = h.id)) THEN
            RAISE EXCEPTION 'disposition is refused: the case is on legal hold'
                USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class PastItsRule(Trigger):
    """Refuses a disposition that no rule of retention allows.

    Triggers run in the order of their names, so a legal hold is reported first.
    """

    name = "past_its_rule"
    operation = pgtrigger.Insert
    declare = [("found", "record"), ("allowed", "integer")]
    func = """
        SELECT s.status, s.status_since, v.guideline_id INTO found
        FROM summaries_summary s JOIN summaries_guidelineversion v ON v.id = s.guideline_version_id
        WHERE s.id = NEW.summary_id FOR UPDATE OF s;
        SELECT days INTO allowed FROM records_retentionrule r
        WHERE r.guideline_id = found.guideline_id ORDER BY r.at DESC, r.id DESC LIMIT 1;
        IF allowed IS NULL OR allowed <> NEW.days
                OR found.status NOT IN ('approved', 'rejected', 'cancelled')
                OR found.status_since > statement_timestamp() - make_interval(days => allowed) THEN
            RAISE EXCEPTION 'disposition is refused: no rule of retention lets case % go',
                NEW.summary_id USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN NEW;
    """


class Disposition(ReasonedAction):
    """The content of a case was disposed of: its row is what lets the triggers allow that.

    `days` is the rule that it fell under. `transcript` says whether the transcript went too, and
    `recording_sha256` which recording went with it; of none and of a link it is empty.
    """

    summary = models.OneToOneField(Summary, on_delete=models.PROTECT, related_name="disposition")
    days = models.PositiveIntegerField()
    transcript = models.BooleanField()
    recording_sha256 = models.CharField(max_length=64, blank=True)

    class Meta(ReasonedAction.Meta):
        indexes = [models.Index(fields=["-at", "-id"], name="disposition_newest_first")]
        triggers = [
            *ReasonedAction.Meta.triggers,
            NotHeld(),
            PastItsRule(),
            Logged("disposition"),
        ]

    def __str__(self) -> str:
        return f"Disposition of {self.summary}"


class RecordExport(models.Model):
    """Who took which records, or rows of the queue, away, when and as what.

    `selection` is the query string of the search, or the numbers or ids that were ticked.
    """

    class Format(models.TextChoices):
        CSV = "csv", "CSV"
        JSON_LINES = "jsonl", "JSON Lines"
        PACK = "pack", "Evidence pack"
        QUEUE = "queue", "Queue as CSV"

    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    format = models.CharField(max_length=5, choices=Format)
    selection = models.TextField(blank=True)
    count = models.PositiveIntegerField()
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(format__in=["csv", "jsonl", "pack", "queue"]),
                name="export_format_known",
            ),
        ]
        triggers = [*append_only(), Logged("export")]

    def __str__(self) -> str:
        return f"{self.count} as {self.format}"


# --- The log ----------------------------------------------------------------
# Events of rooms below this one that evidence rests on, too.


class LoggedRoleEvent(RoleEvent):
    """The changes to roles and accounts, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("role")]


class LoggedSigningKey(SigningKey):
    """The enrolled signing keys, for the trigger on their table; removals are events of roles."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("signing_key", without=("sign_count", "removed_at", "removed_by_id"))]


class LoggedErasure(Erasure):
    """The erasures of personal data, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("erasure")]


class LoggedDeletion(Deletion):
    """The deletions of transcripts, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [Logged("deletion")]
