"""Events of accounts, the letters about them, and the audit log of all rooms."""

from collections.abc import Mapping
from typing import Any

import pgtrigger
from django.conf import settings
from django.db import models
from django.db.models import F, Func, Q, Value
from django.db.models.functions import Now
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Refuse, Trigger, append_only, blanking_condition
from accounts.models.keys import ApiToken, SigningKey
from accounts.models.people import UserRole


class RoleAction(models.TextChoices):
    """The label is the sentence about an event; `account` is the account that changed."""

    GRANT = "grant", _("{by} gave {account} the role {role} ({where})")
    REVOKE = "revoke", _("{by} removed the role {role} ({where}) from {account}")
    CREATE = "create", _("{by} created the account {account}")
    ACTIVATE = "activate", _("{by} activated {account}")
    DEACTIVATE = "deactivate", _("{by} deactivated {account}")
    EMAIL = "email", _("{by} changed the e-mail address of {account}")
    LINK = "link", _("{by} created a password link for {account}")
    ASK = "ask", _("{by} requested a password link for {account}")
    PASSWORD = "password", _("{by} set a new password by a link for {account}")
    CHANGE = "change", _("{by} changed the password of {account}")
    REHASH = "rehash", _("The password of {account} was hashed again when they signed in")
    SUPERUSER = "superuser", _("{by} made {account} a superuser")
    NO_SUPER = "no_super", _("{by} removed superuser rights from {account}")
    STAFF = "staff", _("{by} gave {account} access to Django’s administration")
    NO_STAFF = "no_staff", _("{by} removed access to Django’s administration from {account}")
    TOKEN = "token", _("{by} created the API token “{token}” of {account}")
    ROTATE = "rotate", _("{by} replaced an API token of {account} with “{token}”")
    UNTOKEN = "untoken", _("{by} revoked the API token “{token}” of {account}")
    EXPIRE = "expire", _("The API token “{token}” of {account} expired")
    TOKEN_SET = "token_set", _("{by} changed the API token “{token}” of {account}")
    JOIN = "join", _("{account} now signs in through {way}")
    UNJOIN = "unjoin", _("{account} no longer signs in through {way}")
    FACTOR = "factor", _("{by} added a second factor to {account}")
    NO_FACTOR = "no_factor", _("{by} removed a second factor from {account}")
    CODES = "codes", _("{by} created recovery codes for {account}")
    CODE_USED = "code_used", _("{by} used a recovery code of {account}")
    SESSIONS = "sessions", _("{by} ended sessions of {account}")
    KEY = "key", _("{by} enrolled the signing key “{key}” of {account}")
    UNKEY = "unkey", _("{by} removed the signing key “{key}” of {account}")
    KEY_BACK = (
        "key_back",
        _("A signature with the key “{key}” of {account} was refused: its counter decreased"),
    )
    PASSKEY_BACK = (
        "pass_back",
        _("A sign-in with a passkey of {account} was refused: its counter decreased"),
    )
    ERASE = "erase", _("{by} erased the personal data of {account}")


# Relations in the sentence about an event.
EVENT_NAMES = ("user", "by", "guideline", "token", "signing_key")
# Events about one token or one signing key, which they name.
TOKEN_ACTIONS = ["token", "rotate", "untoken", "expire", "token_set"]
KEY_ACTIONS = ["key", "unkey", "key_back"]


def column_matches_actions(column: str, actions: list[str], field: str = "action") -> Q:
    """The column is set for these actions and no others."""
    listed = Q(**{f"{field}__in": actions})
    empty = Q(**{f"{column}__isnull": True})
    return listed & ~empty | ~listed & empty


class RoleEvent(models.Model):
    """One change to what a person may do, or to how they sign in.

    Triggers write the events of changed rows, also of what SQL and `manage.py changepassword`
    change. Code writes only those of acts without such a row, such as a link.

    `by` is empty for a command, a migration, a visitor who asks for a link at the sign-in page,
    and a service, which `source` names. For a link to an identity provider, `source` names the
    provider.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="role_events"
    )
    action = models.CharField(max_length=10, choices=RoleAction)
    role = models.CharField(max_length=20, choices=UserRole, blank=True)
    guideline = models.ForeignKey(
        "summaries.Guideline", null=True, blank=True, on_delete=models.PROTECT
    )
    # The event outlives its token, which only SQL from outside the application can delete.
    token = models.ForeignKey(
        ApiToken,
        null=True,
        blank=True,
        on_delete=models.DO_NOTHING,
        db_constraint=False,
        related_name="+",
    )
    signing_key = models.ForeignKey(
        SigningKey, null=True, blank=True, on_delete=models.PROTECT, related_name="+"
    )
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
    )
    source = models.CharField(max_length=40, blank=True, db_default="")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(action__in=["grant", "revoke"], role__in=UserRole.values)
                | Q(
                    action__in=[
                        *["create", "activate", "deactivate", "email"],
                        *["link", "ask", "password", "change", "rehash"],
                        *["superuser", "no_super", "staff", "no_staff", "join", "unjoin"],
                        *["factor", "no_factor", "codes", "code_used", "sessions", "erase"],
                        "pass_back",
                        *TOKEN_ACTIONS,
                        *KEY_ACTIONS,
                    ],
                    role="",
                    guideline=None,
                ),
                name="role_event_says_what",
            ),
            models.CheckConstraint(
                condition=column_matches_actions("token", TOKEN_ACTIONS),
                name="role_event_names_its_token",
            ),
            models.CheckConstraint(
                condition=column_matches_actions("signing_key", KEY_ACTIONS),
                name="role_event_names_its_key",
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.action} {self.role} {self.user}"


class SignInAction(models.TextChoices):
    """The label is the sentence about an event; `way` is the identity provider."""

    SIGN_IN = "sign_in", _("{account} signed in through {way}")
    AGAIN = "again", _("{account} signed in again through {way}, to sign")
    REFUSED = "refused", _("A sign-in through {way} was refused: {reason}")
    ENDED = "ended", _("{way} ended the sessions of {account}")
    EMERGENCY = "emergency", _("{account} signed in by password, past the identity provider")


class SignInEvent(models.Model):
    """One sign-in through an identity provider, one that was refused, or one past the providers.

    `user` is empty if no account was found. `subject` is the provider's name for the person,
    `reason` why it was refused, in English.
    """

    action = models.CharField(max_length=10, choices=SignInAction)
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="sign_in_events",
    )
    source = models.CharField(max_length=40, blank=True, db_default="")
    subject = models.CharField(max_length=255, blank=True)
    reason = models.CharField(max_length=300, blank=True)
    # Where the request came from.
    address = models.CharField(max_length=50, blank=True, db_default="")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["-at", "-id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(action=SignInAction.REFUSED) & ~Q(reason="")
                | Q(
                    action__in=[each for each in SignInAction.values if each != "refused"],
                    user__isnull=False,
                    reason="",
                ),
                name="sign_in_event_says_who_or_why",
            ),
        ]
        triggers = append_only(unless=blanking_condition("subject", "address"))

    def __str__(self) -> str:
        return f"{self.action} {self.user or self.subject}"


# --- Letters ----------------------------------------------------------------


class AccountChange(models.TextChoices):
    TOKEN = "token", "has a token that expires soon"
    JOINED = "joined", "is signed in to through an identity provider"
    UNJOINED = "unjoined", "is no longer signed in to through an identity provider"
    EMERGENCY = "emergency", "learns that an account was used past the identity provider"
    NO_FACTOR = "no_factor", "has a second factor less"
    CODE_USED = "code_used", "was opened with a recovery code"
    KEY = "key", "has a new signing key"
    UNKEY = "unkey", "has a signing key less"
    KEY_BACK = "key_back", "has a signing key that may have been copied"
    PASSKEY_BACK = "pass_back", "has a passkey for sign-in that may have been copied"
    MAIL = "mail", "gets a mail of django-allauth"


class AccountLetter(models.Model):
    """Mail to the owner of an account, at `address`, about a change by `by`; deleted once sent.
    `sealed` has the encrypted subject and text of a mail that was written in the request, which may
    go to another person in the owner's name.

    Only the worker with the lease may send it; after `lease_until` any may.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    change = models.CharField(max_length=10, choices=AccountChange)
    address = models.EmailField()
    # Null is a command on the server.
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    # The token that the letter is about; `user`, who gets it, may not be the owner.
    token = models.ForeignKey(ApiToken, null=True, on_delete=models.CASCADE, related_name="+")
    # The same for a signing key.
    signing_key = models.ForeignKey(
        SigningKey, null=True, on_delete=models.CASCADE, related_name="+"
    )
    # The name of the passkey for sign-in that the letter is about; `by` owns it.
    passkey = models.CharField(max_length=100, blank=True, db_default="")
    sealed = models.TextField(db_default="")
    # What the room that queued it knows it by.
    about = models.CharField(max_length=100, blank=True, db_default="")
    happened_at = models.DateTimeField(db_default=Now(), editable=False)
    lease_until = models.DateTimeField(null=True)

    class Meta:
        ordering = ["id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(change__in=AccountChange.values), name="account_letter_known"
            ),
            models.CheckConstraint(
                condition=Q(change=AccountChange.MAIL) ^ Q(sealed=""),
                name="account_letter_has_its_text",
            ),
            models.CheckConstraint(condition=~Q(address=""), name="account_letter_goes_somewhere"),
            models.CheckConstraint(
                condition=column_matches_actions("token", [AccountChange.TOKEN], "change"),
                name="account_letter_names_its_token",
            ),
            models.CheckConstraint(
                condition=column_matches_actions("signing_key", KEY_ACTIONS, "change"),
                name="account_letter_names_its_key",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user} {self.get_change_display()}"


# --- The audit log ----------------------------------------------------------
# One row for each event of the installation, in any room (`accounts.events`).

# The area of events with an address and a browser, and for how many days the database refuses to
# delete them.
SIGN_IN = "sign_in"
LEAST_DAYS = 90

# Events of every case, which are most of their area: the index by area finds these.
_OF_EVERY_CASE = (
    *("transcript.hand_in", "view.summary", "claim.take"),
    *("review.approve", "record.make"),
)
_OLD_SIGN_IN = f"""OLD.kind LIKE '{SIGN_IN}.%' AND OLD.at < now() - interval '{LEAST_DAYS} days'"""


class AuditEvent(models.Model):
    """`by` did it, to or about `person`; either may be null.

    `object_kind` and `object_key` name the one object that it is about. Only sign-ins keep
    `address` and `browser`.
    """

    at = models.DateTimeField(db_default=Now(), editable=False)
    kind = models.CharField(max_length=40)
    area = models.GeneratedField(
        expression=Func(F("kind"), Value("."), Value(1), function="split_part"),
        output_field=models.CharField(max_length=40),
        db_persist=True,
    )
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        on_delete=models.PROTECT,
        related_name="+",
        db_index=False,
    )
    person = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        on_delete=models.PROTECT,
        related_name="+",
        db_index=False,
    )
    object_kind = models.CharField(max_length=20, db_default="", default="")
    object_key = models.CharField(max_length=64, db_default="", default="")
    details = models.JSONField(db_default={}, default=dict)
    address = models.CharField(max_length=64, db_default="", default="")
    browser = models.CharField(max_length=200, db_default="", default="")

    class Meta:
        ordering = ["-at", "-id"]
        indexes = [
            models.Index("at", "id", name="audit_by_time"),
            models.Index("area", "at", "id", name="audit_by_area"),
            models.Index(
                "kind", "at", "id", condition=~Q(kind__in=_OF_EVERY_CASE), name="audit_by_kind"
            ),
            models.Index("by", "at", "id", condition=Q(by__isnull=False), name="audit_by_actor"),
            models.Index(
                "person", "at", "id", condition=Q(person__isnull=False), name="audit_by_person"
            ),
            # An object has few events, so they are sorted when read.
            models.Index("object_key", name="audit_by_object"),
        ]
        constraints = [
            models.CheckConstraint(
                condition=Q(kind__regex=r"^[a-z_]+\.[a-z_]+$"), name="audit_kind_has_its_area"
            ),
            models.CheckConstraint(
                condition=Q(object_kind="", object_key="") | ~Q(object_kind="") & ~Q(object_key=""),
                name="audit_object_has_kind_and_key",
            ),
        ]
        triggers = [
            Refuse(
                "kept",
                pgtrigger.Update,
                unless=blanking_condition("address", "browser", derived="area"),
            ),
            Refuse("not_deleted", pgtrigger.Delete, unless=_OLD_SIGN_IN),
            append_only()[1],
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.object_key}".strip()


class Audited(Trigger):
    """Writes an event for each new row of a table (or for another `operation`).

    `kind`, `by`, `person`, the key in `about` and the values of `details` are SQL over `NEW` and
    `OLD`; a null `kind` writes no event.
    """

    name = "audited"
    when = pgtrigger.After
    operation = pgtrigger.Insert

    def __init__(
        self,
        kind: str,
        *,
        by: str = "NULL::integer",
        person: str = "NULL::integer",
        about: tuple[str, str] = ("", "''"),
        details: Mapping[str, str] | None = None,
        address: str = "''",
        **options: Any,
    ) -> None:
        held = ", ".join(f"'{name}', {value}" for name, value in (details or {}).items())
        func = f"""
            INSERT INTO accounts_auditevent
                (kind, by_id, person_id, object_kind, object_key, details, address)
            SELECT found.kind, {by}, {person}, '{about[0]}', {about[1]},
                jsonb_strip_nulls(jsonb_build_object({held})), {address}
            FROM (SELECT {kind} AS kind) found WHERE found.kind IS NOT NULL;
            RETURN NULL;
        """  # noqa: S608 (our own names)
        super().__init__(func=func, **options)
