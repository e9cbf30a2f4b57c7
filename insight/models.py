"""Cost weights: a company's costs of errors and work; and the tables of the audit log."""

import pgtrigger
from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import Q

from accounts.models import SIGN_IN, TOKEN_ACTIONS, Audited, RoleEvent, SignInEvent
from delivery.models import Endpoint
from judging.models import GuidelineEvent
from records.log.models import KEY_KIND, Leaf
from records.models import (
    Answer,
    Circulation,
    ClaimEvent,
    Disposition,
    HoldLift,
    LegalHold,
    Recall,
    Recipient,
    Record,
    RecordExport,
    Reply,
    RetentionRule,
    Review,
    ViewEvent,
)
from summaries.models import Deletion, Guideline, Transcript, Transition


class CostWeights(models.Model):
    """US dollars; a null `rewrite` means the ledger's cost.

    `most_bad` is the limit on bad texts among those that pass, in percent.
    """

    guideline = models.OneToOneField(
        Guideline, primary_key=True, on_delete=models.CASCADE, related_name="cost_weights"
    )
    false_pass = models.FloatField(default=50.0, validators=[MinValueValidator(0.0)])
    reviewer_hour = models.FloatField(default=60.0, validators=[MinValueValidator(0.0)])
    rewrite = models.FloatField(null=True, blank=True, validators=[MinValueValidator(0.0)])
    most_bad = models.FloatField(
        default=10.0, validators=[MinValueValidator(1.0), MaxValueValidator(50.0)]
    )

    class Meta:
        verbose_name_plural = "cost weights"
        constraints = [
            models.CheckConstraint(
                condition=Q(false_pass__gte=0, reviewer_hour__gte=0)
                & (Q(rewrite__isnull=True) | Q(rewrite__gte=0)),
                name="cost_weights_are_no_gains",
            ),
            models.CheckConstraint(
                condition=Q(most_bad__gte=1, most_bad__lte=50), name="most_bad_is_a_limit"
            ),
        ]

    def __str__(self) -> str:
        return f"Cost weights of {self.guideline}"


# --- The audit log ----------------------------------------------------------
# The tables whose rows are events, each with its trigger. Reasons, comments and titles are left
# out: people quote transcripts in them.

_SUMMARY = ("summary", "NEW.summary_id::text")
_TOKENS = ", ".join(f"'{action}'" for action in TOKEN_ACTIONS)
_MADE = {"token": "make", "untoken": "revoke", "token_set": "change"}
_MADE_OF_TOKENS = " ".join(f"WHEN '{action}' THEN '{done}'" for action, done in _MADE.items())

AUDITED: dict[type[models.Model], Audited] = {
    RoleEvent: Audited(
        f"""CASE WHEN NEW.action IN ('grant', 'revoke') THEN 'role.' || NEW.action
                    WHEN NEW.action IN ({_TOKENS}) THEN 'token.' ||
                        CASE NEW.action {_MADE_OF_TOKENS} ELSE NEW.action END
                    ELSE 'account.' || NEW.action END""",
        by="NEW.by_id",
        person="NEW.user_id",
        details={
            "role": "nullif(NEW.role, '')",
            "guideline": "NEW.guideline_id",
            "token": "NEW.token_id",
            "signing_key": "NEW.signing_key_id",
            "source": "nullif(NEW.source, '')",
        },
    ),
    # In addition to the session's event, which does not know the provider.
    SignInEvent: Audited(
        f"CASE NEW.action WHEN 'sign_in' THEN '{SIGN_IN}.provider'"
        f" ELSE '{SIGN_IN}.provider_' || NEW.action END",
        person="NEW.user_id",
        details={"source": "nullif(NEW.source, '')"},
        address="NEW.address",
    ),
    Transcript: Audited(
        "'transcript.hand_in'",
        by="NEW.submitted_by_id",
        about=("transcript", "NEW.id::text"),
        details={"sha256": "encode(NEW.sha256, 'hex')"},
    ),
    Deletion: Audited(
        "'transcript.delete'",
        by="NEW.by_id",
        about=("transcript", "NEW.transcript_id::text"),
        details={"sha256": "NEW.sha256"},
    ),
    # People's actions; decisions are events of the reviews.
    Transition: Audited(
        """CASE WHEN NEW.actor_id IS NOT NULL
                    AND NEW.action NOT IN ('approve', 'reject', 'send_back')
                    THEN 'summary.' || NEW.action END""",
        by="NEW.actor_id",
        about=_SUMMARY,
        details={"old": "nullif(NEW.old, '')", "new": "NEW.new"},
    ),
    Review: Audited(
        "'review.' || NEW.decision",
        by="NEW.reviewer_id",
        about=(
            "summary",
            """(SELECT text.summary_id::text FROM summaries_attempt text
                        WHERE text.id = NEW.attempt_id)""",
        ),
        details={
            "text_sha256": "encode(NEW.text_sha256, 'hex')",
            "signature": "CASE NEW.decision WHEN 'approve' THEN NEW.signature END",
        },
    ),
    Record: Audited(
        """CASE WHEN NEW.supersedes_id IS NULL THEN 'record.make'
                    ELSE 'record.correct' END""",
        by="""(SELECT review.reviewer_id FROM records_review review
                    WHERE review.id = NEW.review_id)""",
        about=("record", "NEW.number::text"),
        details={"sha256": "encode(NEW.sha256, 'hex')"},
    ),
    Recall: Audited(
        "'record.recall'",
        by="NEW.by_id",
        about=(
            "record",
            """(SELECT record.number::text FROM records_record record
                        WHERE record.id = NEW.record_id)""",
        ),
    ),
    ViewEvent: Audited("'view.summary'", by="NEW.user_id", about=_SUMMARY),
    ClaimEvent: Audited(
        "'claim.' || NEW.action",
        by="NEW.by_id",
        person="nullif(NEW.holder_id, NEW.by_id)",
        about=_SUMMARY,
    ),
    LegalHold: Audited("'retention.hold'", by="NEW.by_id", about=_SUMMARY),
    HoldLift: Audited(
        "'retention.lift'",
        by="NEW.by_id",
        about=(
            "summary",
            """(SELECT hold.summary_id::text FROM records_legalhold hold
                        WHERE hold.id = NEW.hold_id)""",
        ),
    ),
    RetentionRule: Audited(
        "'retention.rule'",
        by="NEW.by_id",
        about=("guideline", "NEW.guideline_id::text"),
        details={"days": "NEW.days"},
    ),
    Disposition: Audited(
        "'retention.dispose'", by="NEW.by_id", about=_SUMMARY, details={"days": "NEW.days"}
    ),
    RecordExport: Audited(
        "'export.' || NEW.format", by="NEW.by_id", details={"count": "NEW.count"}
    ),
    Circulation: Audited("'circulation.send'", by="NEW.by_id", about=_SUMMARY),
    Recipient: Audited(
        """CASE WHEN OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
                    THEN 'circulation.revoke' END""",
        by="NEW.revoked_by_id",
        about=(
            "summary",
            """(SELECT sent.summary_id::text FROM records_circulation sent
                        WHERE sent.id = NEW.circulation_id)""",
        ),
        operation=pgtrigger.UpdateOf("revoked_at"),  # type: ignore[no-untyped-call]
    ),
    # By a person without an account.
    Answer: Audited(
        "'circulation.' || NEW.kind",
        about=(
            "summary",
            """(SELECT sent.summary_id::text FROM records_recipient one
                        JOIN records_circulation sent ON sent.id = one.circulation_id
                        WHERE one.id = NEW.recipient_id)""",
        ),
        details={"text_sha256": "encode(NEW.text_sha256, 'hex')"},
    ),
    Reply: Audited(
        "'circulation.reply'",
        by="NEW.by_id",
        about=(
            "summary",
            """(SELECT sent.summary_id::text FROM records_answer said
                        JOIN records_recipient one ON one.id = said.recipient_id
                        JOIN records_circulation sent ON sent.id = one.circulation_id
                        WHERE said.id = NEW.answer_id)""",
        ),
    ),
    GuidelineEvent: Audited(
        "'guideline.' || NEW.action",
        by="NEW.actor_id",
        about=("guideline", "NEW.guideline_id::text"),
        details={
            "version": """(SELECT version.number FROM summaries_guidelineversion version
                        WHERE version.id = NEW.version_id)"""
        },
    ),
    # Only its owner changes it; the application pauses one that fails.
    Endpoint: Audited(
        """CASE WHEN TG_OP = 'INSERT' THEN 'webhook.make'
                    WHEN OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL THEN 'webhook.remove'
                    WHEN (OLD.url, OLD.kinds, OLD.owner_id) <> (NEW.url, NEW.kinds, NEW.owner_id)
                        OR OLD.token_id IS DISTINCT FROM NEW.token_id
                        OR OLD.removed_at IS NOT NULL AND NEW.removed_at IS NULL
                        THEN 'webhook.change'
                    WHEN OLD.secret <> NEW.secret THEN 'webhook.rotate'
                    WHEN OLD.paused_at IS NULL AND NEW.paused_at IS NOT NULL THEN 'webhook.pause'
                    WHEN OLD.paused_at IS NOT NULL AND NEW.paused_at IS NULL THEN 'webhook.resume'
                    END""",
        person="NEW.owner_id",
        about=("webhook", "NEW.id::text"),
        operation=pgtrigger.Insert | pgtrigger.Update,
    ),
    # Another key of the log of evidence.
    Leaf: Audited(f"CASE NEW.kind WHEN '{KEY_KIND}' THEN 'log.key' END"),
}

# A proxy of each table here carries the trigger, so that other rooms need not know it.
for _table, _trigger in AUDITED.items():
    _meta = {"proxy": True, "default_permissions": (), "triggers": [_trigger]}
    _name = f"Audited{_table.__name__}"
    _parts = {"__module__": __name__, "Meta": type("Meta", (), _meta)}
    globals()[_name] = type(_name, (_table,), _parts)
