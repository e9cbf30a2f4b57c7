"""API tokens, roles with their events, letters about accounts, and the audit log."""

import hashlib
from collections.abc import Mapping
from typing import Any
from uuid import uuid4

import pgtrigger
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.contrib.auth.models import User
from django.db import models
from django.db.models import F, Func, Q, Value
from django.db.models.functions import Lower, Now
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.constraints import (
    Changing,
    Refuse,
    Trigger,
    append_only,
    blanked,
    is_sha256,
    together,
)


class TokenChanged(Trigger):
    """Writes the event of a token that is made, rotated, revoked, expired or otherwise changed.

    The setting `countersign.by` holds the key of the person who does it, `countersign.source` the
    name of the service; without both it is a command, the clock, or somebody outside the
    application.
    """

    name = "token_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update
    declare = [
        ("who", "integer := nullif(current_setting('countersign.by', true), '')::integer"),
        ("was", "accounts_apitoken := OLD"),
        ("did", "text"),
    ]
    func = """
        did := CASE
            WHEN TG_OP = 'INSERT' AND NEW.replaces_id IS NULL THEN 'token'
            WHEN TG_OP = 'INSERT' THEN 'rotate'
            WHEN was.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL THEN 'untoken'
            WHEN was.ended_at IS NULL AND NEW.ended_at IS NOT NULL THEN 'expire'
            WHEN (was.digest, was.owner_id, was.scopes) <> (NEW.digest, NEW.owner_id, NEW.scopes)
                OR was.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL
                OR coalesce(NEW.expires_at, 'infinity') > coalesce(was.expires_at, 'infinity')
                THEN 'token_set'
        END;
        IF did IS NOT NULL THEN
            INSERT INTO accounts_roleevent (user_id, action, role, token_id, by_id, source)
            VALUES (NEW.owner_id, did, '', NEW.id, who,
                    coalesce(current_setting('countersign.source', true), ''));
        END IF;
        RETURN NULL;
    """


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
    # When its owner was told that it will expire, and when its expiry was written down.
    warned_at = models.DateTimeField(null=True, blank=True)
    ended_at = models.DateTimeField(null=True, blank=True)
    replaces = models.ForeignKey(
        "self", null=True, blank=True, on_delete=models.SET_NULL, related_name="successors"
    )
    requests_per_minute = models.PositiveIntegerField(
        null=True, blank=True, help_text="Empty: as the installation says; 0: without limit."
    )

    # Whether its owner may send transcripts now; `accounts.tokens.authenticate` looks it up.
    owner_sends: bool

    class Meta:
        constraints = [
            models.CheckConstraint(condition=is_sha256("digest"), name="token_is_hashed"),
            models.CheckConstraint(
                condition=~Q(scopes__contains="scim") | Q(scopes=["scim"]),
                name="token_of_a_directory_is_for_scim_alone",
            ),
        ]
        triggers = [TokenChanged()]

    def __str__(self) -> str:
        return self.name


# --- Signing keys -----------------------------------------------------------


class SigningKeyChanged(Trigger):
    """Writes the event of a key that is enrolled or removed, and the letter that tells its owner.

    The setting `countersign.by` holds the key of the person who does it. Nobody enrols a key for
    somebody else.
    """

    name = "signing_key_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update
    declare = [
        ("who", "integer := nullif(current_setting('countersign.by', true), '')::integer"),
        ("did", "text := CASE WHEN TG_OP = 'INSERT' THEN 'key' ELSE 'unkey' END"),
    ]
    func = """
        IF TG_OP = 'INSERT' AND who IS DISTINCT FROM NEW.owner_id THEN
            RAISE EXCEPTION 'INSERT on % is refused: its owner alone enrols a signing key',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        IF TG_OP = 'UPDATE' AND NEW.removed_at IS NULL THEN
            RETURN NULL;
        END IF;
        INSERT INTO accounts_roleevent (user_id, action, role, signing_key_id, by_id)
        VALUES (NEW.owner_id, did, '', NEW.id, who);
        INSERT INTO accounts_accountletter (user_id, change, address, signing_key_id, by_id)
        SELECT id, did, email, NEW.id, who FROM auth_user WHERE id = NEW.owner_id AND email <> '';
        RETURN NULL;
    """


_OF_USE = ("sign_count", "removed_at", "removed_by_id")
_BUT_USE = "- ARRAY['sign_count', 'removed_at', 'removed_by_id']"


class SigningKey(models.Model):
    """A passkey (WebAuthn) with which its owner signs records. Once removed it stays, because
    records name it.

    `credential_id` is base64url without padding, `public_key` a SubjectPublicKeyInfo in DER.
    `sign_count` is what the authenticator counted at its last signature; many always say 0.
    """

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="signing_keys"
    )
    name = models.CharField(max_length=60)
    credential_id = models.CharField(max_length=1400, unique=True)
    public_key = models.BinaryField()
    transports = models.JSONField(default=list)
    aaguid = models.UUIDField()
    sign_count = models.PositiveBigIntegerField()
    enrolled_at = models.DateTimeField(db_default=Now(), editable=False)
    removed_at = models.DateTimeField(null=True, editable=False)
    removed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.PROTECT, related_name="+"
    )

    class Meta:
        ordering = ["enrolled_at", "id"]
        constraints = [
            models.CheckConstraint(condition=~Q(name=""), name="signing_key_has_a_name"),
            models.CheckConstraint(
                condition=together("removed_at", "removed_by"), name="signing_key_removed_by_whom"
            ),
        ]
        triggers = [
            *append_only(
                unless=Changing(
                    f"""TG_OP = 'UPDATE' AND OLD.removed_at IS NULL
                    AND NEW.sign_count >= OLD.sign_count
                    AND to_jsonb(NEW) {_BUT_USE} = to_jsonb(OLD) {_BUT_USE}""",
                    _OF_USE,
                )
            ),
            SigningKeyChanged(),
        ]

    def __str__(self) -> str:
        return self.name

    @property
    def public_key_sha256(self) -> str:
        """What `verify.py --passkey` takes."""
        return hashlib.sha256(self.public_key).hexdigest()


# --- Roles ------------------------------------------------------------------
# Which person has which role, and who gave it to them.


class UserRole(models.TextChoices):
    """What a role allows is in `accounts.roles.RIGHTS`."""

    REVIEWER = "reviewer", _("Reviewer")
    LEAD = "lead", _("Team lead")
    GUIDELINE_ADMIN = "guideline_admin", _("Guideline admin")
    AUTHOR = "author", _("Author")
    AUDITOR = "auditor", _("Auditor")
    SYSTEM_ADMIN = "system_admin", _("System admin")


class RoleGrant(models.Model):
    """A role that `user` has now; without a guideline, for the whole installation.

    `accounts.grants` alone writes it. A service takes away what it gave, and nothing else.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="role_grants"
    )
    role = models.CharField(max_length=20, choices=UserRole)
    guideline = models.ForeignKey(
        "summaries.Guideline", null=True, blank=True, on_delete=models.CASCADE
    )
    # The service that gave it, such as the id of an identity provider; empty: a person.
    source = models.CharField(max_length=40, blank=True, db_default="")
    created_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        ordering = ["role", "guideline__title", "id"]
        constraints = [
            models.UniqueConstraint(
                "user", "role", "guideline", name="role_granted_once", nulls_distinct=False
            ),
            models.CheckConstraint(condition=Q(role__in=UserRole.values), name="role_known"),
            models.CheckConstraint(
                condition=~Q(role=UserRole.SYSTEM_ADMIN) | Q(guideline__isnull=True),
                name="system_admin_is_of_the_installation",
            ),
        ]

    def __str__(self) -> str:
        role = self.get_role_display()
        if self.guideline is None:
            return gettext("{role} of the whole installation").format(role=role)
        return gettext("{role} of {where}").format(role=role, where=self.guideline)


class RoleAction(models.TextChoices):
    """The label is the sentence about an event; `account` stands for whose account changed."""

    GRANT = "grant", _("{by} gave the role {role} of {where} to {account}")
    REVOKE = "revoke", _("{by} took away the role {role} of {where} from {account}")
    CREATE = "create", _("{by} made the account {account}")
    ACTIVATE = "activate", _("{by} activated {account}")
    DEACTIVATE = "deactivate", _("{by} deactivated {account}")
    EMAIL = "email", _("{by} changed the e-mail address of {account}")
    NEW_EMAIL = "new_email", _("{by} asked for another e-mail address for {account}")
    KEEP_EMAIL = "keep_email", _("{by} cancelled the change of the e-mail address of {account}")
    LINK = "link", _("{by} made a link to a new password for {account}")
    ASK = "ask", _("{by} asked for a link to a new password for {account}")
    PASSWORD = "password", _("{by} set a new password by a link for {account}")
    CHANGE = "change", _("{by} changed the password of {account}")
    SUPERUSER = "superuser", _("{by} made a superuser of {account}")
    NO_SUPER = "no_super", _("{by} took the rights of a superuser from {account}")
    STAFF = "staff", _("{by} opened Django’s administration to {account}")
    NO_STAFF = "no_staff", _("{by} closed Django’s administration to {account}")
    TOKEN = "token", _("{by} made the API token “{token}” of {account}")
    ROTATE = "rotate", _("{by} made the API token “{token}” of {account}, which replaces another")
    UNTOKEN = "untoken", _("{by} revoked the API token “{token}” of {account}")
    EXPIRE = "expire", _("The API token “{token}” of {account} expired")
    TOKEN_SET = "token_set", _("{by} changed the API token “{token}” of {account}")
    JOIN = "join", _("{account} signs in through {by} from now on")
    FACTOR = "factor", _("{by} added a second factor to {account}")
    NO_FACTOR = "no_factor", _("{by} removed a second factor from {account}")
    CODES = "codes", _("{by} made recovery codes for {account}")
    CODE_USED = "code_used", _("{by} used a recovery code of {account}")
    SESSIONS = "sessions", _("{by} ended sessions of {account}")
    KEY = "key", _("{by} enrolled the signing key “{key}” of {account}")
    UNKEY = "unkey", _("{by} removed the signing key “{key}” of {account}")
    KEY_BACK = (
        "key_back",
        _("A signature with the key “{key}” of {account} was refused: its counter went back"),
    )
    RENAME = "rename", _("{by} changed the name of {account}")
    ERASE = "erase", _("{by} erased the personal data of {account}")


# What the sentence about an event names.
EVENT_NAMES = ("user", "by", "guideline", "token", "signing_key")
# About one token or one signing key, which the event names.
TOKEN_ACTIONS = ["token", "rotate", "untoken", "expire", "token_set"]
KEY_ACTIONS = ["key", "unkey", "key_back"]


def names(column: str, actions: list[str], field: str = "action") -> Q:
    """The column is set for these actions and for no others."""
    listed = Q(**{f"{field}__in": actions})
    empty = Q(**{f"{column}__isnull": True})
    return listed & ~empty | ~listed & empty


class SignInStamp(models.Model):
    """How often somebody was shut out, and whether they have to choose a password; no row is no.

    `AccountChanged` raises the number and revokes their tokens, so sessions and tokens from before
    do not come back with them. A password that somebody else set gives nothing but the page on
    which its owner chooses another: until then an approval could be of whoever set it.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="sign_in_stamp",
    )
    number = models.PositiveIntegerField(db_default=0)
    must_change = models.BooleanField(db_default=False)

    def __str__(self) -> str:
        return f"{self.user} {self.number}"


class ChosenLanguage(models.Model):
    """What somebody reads their letters in; `accounts.language` alone reads and writes it."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="+"
    )
    code = models.CharField(max_length=10)

    def __str__(self) -> str:
        return f"{self.user} {self.code}"


class RoleEvent(models.Model):
    """One change to what a person may do, or to how they sign in.

    `AccountChanged` writes those of changes that no code of ours makes, such as SQL and
    `manage.py changepassword`, and every change to superusers and to the staff of Django's
    administration.

    `by` is empty for what a command or a migration did, for whoever asked for a link at the
    sign-in page, and for what a service did, which `source` names.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="role_events"
    )
    action = models.CharField(max_length=10, choices=RoleAction)
    role = models.CharField(max_length=20, choices=UserRole, blank=True)
    guideline = models.ForeignKey(
        "summaries.Guideline", null=True, blank=True, on_delete=models.PROTECT
    )
    # Of a token that is gone, which happens outside the application alone, the event stays.
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
                        *["create", "activate", "deactivate", "email", "new_email", "keep_email"],
                        *["link", "ask", "password", "change"],
                        *["superuser", "no_super", "staff", "no_staff", "join", "rename"],
                        *["factor", "no_factor", "codes", "code_used", "sessions", "erase"],
                        *TOKEN_ACTIONS,
                        *KEY_ACTIONS,
                    ],
                    role="",
                    guideline=None,
                ),
                name="role_event_says_what",
            ),
            models.CheckConstraint(
                condition=names("token", TOKEN_ACTIONS), name="role_event_names_its_token"
            ),
            models.CheckConstraint(
                condition=names("signing_key", KEY_ACTIONS), name="role_event_names_its_key"
            ),
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.action} {self.role} {self.user}"


class SignInAction(models.TextChoices):
    """The label is the sentence about an event; `way` stands for the identity provider."""

    SIGN_IN = "sign_in", _("{account} signed in through {way}")
    AGAIN = "again", _("{account} signed in anew through {way}, to sign")
    REFUSED = "refused", _("A sign-in through {way} was refused: {reason}")
    ENDED = "ended", _("{way} ended the sessions of {account}")
    EMERGENCY = "emergency", _("{account} signed in by password, past the identity provider")


class SignInEvent(models.Model):
    """One sign-in through an identity provider, one that was refused, or one past the providers.

    `user` is empty where nobody was found. `subject` is what the provider calls the person,
    `reason` why they were refused, in English.
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
        triggers = append_only(unless=blanked("subject", "address"))

    def __str__(self) -> str:
        return f"{self.action} {self.user or self.subject}"


class AccountChanged(Trigger):
    """Writes the events of changed accounts, and shuts out the sessions and tokens of before. A
    password that anybody but its owner sets has to be changed.

    The setting `countersign.account_change` says who changes an account: `noted` for code that
    writes its own event, the key of a person, or nothing for everybody outside the application.
    """

    name = "account_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update
    declare = [
        ("how", "text := coalesce(current_setting('countersign.account_change', true), '')"),
        ("noted", "boolean := how = 'noted'"),
        ("who", "integer := CASE WHEN how ~ '^[0-9]+$' THEN how::integer END"),
        ("was", "auth_user := OLD"),
    ]
    func = """
        IF NEW.is_superuser IS DISTINCT FROM coalesce(was.is_superuser, false) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES
                (NEW.id, CASE WHEN NEW.is_superuser THEN 'superuser' ELSE 'no_super' END, '', who);
        END IF;
        IF NEW.is_staff IS DISTINCT FROM coalesce(was.is_staff, false) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (NEW.id, CASE WHEN NEW.is_staff THEN 'staff' ELSE 'no_staff' END, '', who);
        END IF;
        IF TG_OP = 'INSERT' THEN
            RETURN NULL;
        END IF;
        IF was.is_active AND NOT NEW.is_active THEN
            INSERT INTO accounts_signinstamp (user_id, number) VALUES (NEW.id, 1)
            ON CONFLICT (user_id) DO UPDATE SET number = accounts_signinstamp.number + 1;
            UPDATE accounts_apitoken SET revoked_at = now()
            WHERE owner_id = NEW.id AND revoked_at IS NULL;
        END IF;
        IF noted THEN
            RETURN NULL;
        END IF;
        IF was.is_active <> NEW.is_active THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES
                (NEW.id, CASE WHEN NEW.is_active THEN 'activate' ELSE 'deactivate' END, '', who);
        END IF;
        IF was.password <> NEW.password THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (NEW.id, 'change', '', who);
            INSERT INTO accounts_signinstamp (user_id, must_change)
            VALUES (NEW.id, who IS DISTINCT FROM NEW.id)
            ON CONFLICT (user_id) DO UPDATE SET must_change = EXCLUDED.must_change;
        END IF;
        IF was.email <> NEW.email AND was.email <> '' THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (NEW.id, 'email', '', who);
        END IF;
        RETURN NULL;
    """


class Account(User):
    """Django's users, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [AccountChanged()]


class FactorChanged(Trigger):
    """Writes the event of a second factor that is added, removed or exchanged, whoever does it.

    The setting `countersign.by` says who, as for `TokenChanged`.
    """

    name = "factor_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update | pgtrigger.Delete
    declare = [
        ("who", "integer := nullif(current_setting('countersign.by', true), '')::integer"),
        ("noise", "text[] := ARRAY['used_mask', 'viewed_at', 'name']"),
    ]
    func = """
        IF TG_OP <> 'INSERT' AND OLD.type <> 'recovery_codes' AND (TG_OP = 'DELETE'
                OR (OLD.user_id, OLD.type) <> (NEW.user_id, NEW.type)) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (OLD.user_id, 'no_factor', '', who);
        END IF;
        IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND (OLD.user_id, OLD.type, OLD.data - noise)
                <> (NEW.user_id, NEW.type, NEW.data - noise) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES (NEW.user_id,
                CASE NEW.type WHEN 'recovery_codes' THEN 'codes' ELSE 'factor' END, '', who);
        END IF;
        RETURN NULL;
    """


class Factor(Authenticator):
    """allauth's second factors and recovery codes, for the trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [FactorChanged()]


# --- Accounts ---------------------------------------------------------------
# Changes of e-mail addresses under way, and letters about accounts that are to be sent.


class AccountChange(models.TextChoices):
    PASSWORD = "password", "has a new password"
    AWAY = "away", "has its letters sent elsewhere"
    HERE = "here", "has its letters sent here"
    ASKED = "asked", "is about to have its letters sent elsewhere"
    CONFIRM = "confirm", "is about to have its letters sent here"
    TOKEN = "token", "has a token that expires soon"
    JOINED = "joined", "is signed in to through an identity provider"
    EMERGENCY = "emergency", "learns that an account was used past the identity provider"
    FACTOR = "factor", "has a second factor more"
    NO_FACTOR = "no_factor", "has a second factor less"
    CODES = "codes", "has new recovery codes"
    CODE_USED = "code_used", "was opened with a recovery code"
    KEY = "key", "has a new signing key"
    UNKEY = "unkey", "has a signing key less"
    KEY_BACK = "key_back", "has a signing key that may have been copied"


class AccountLetter(models.Model):
    """Tells the owner of an account, at `address`, what `by` changed in it; gone once it went.

    Who holds it until `lease_until` may send it; a lease that ran out is anybody's.
    """

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    change = models.CharField(max_length=10, choices=AccountChange)
    address = models.EmailField()
    # Null is the service `source`, or a command on the machine itself.
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL, null=True, on_delete=models.SET_NULL, related_name="+"
    )
    source = models.CharField(max_length=40, blank=True, db_default="")
    # Of a letter about a token; its owner may be another than `user`, who is told.
    token = models.ForeignKey(ApiToken, null=True, on_delete=models.CASCADE, related_name="+")
    # The same of a letter about a signing key.
    signing_key = models.ForeignKey(
        SigningKey, null=True, on_delete=models.CASCADE, related_name="+"
    )
    happened_at = models.DateTimeField(db_default=Now(), editable=False)
    lease_until = models.DateTimeField(null=True)

    class Meta:
        ordering = ["id"]
        constraints = [
            models.CheckConstraint(
                condition=Q(change__in=AccountChange.values), name="account_letter_known"
            ),
            models.CheckConstraint(condition=~Q(address=""), name="account_letter_goes_somewhere"),
            models.CheckConstraint(
                condition=names("token", [AccountChange.TOKEN], "change"),
                name="account_letter_names_its_token",
            ),
            models.CheckConstraint(
                condition=names("signing_key", KEY_ACTIONS, "change"),
                name="account_letter_names_its_key",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.user} {self.get_change_display()}"


class AddressChange(models.Model):
    """The address that an account gets once somebody signed in to it opens the link sent there.

    The link names this row, so it works no more once the row is gone.
    """

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="address_change"
    )
    address = models.EmailField()
    asked_at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=~Q(address=""), name="address_change_goes_somewhere"),
        ]

    def __str__(self) -> str:
        return f"{self.user} to {self.address}"


# --- Erasure ----------------------------------------------------------------


class Erasure(models.Model):
    """The personal data of `user` were erased (`insight.personal_data`).

    `username_sha256` is that of the salt, a line feed and the former username: `verify_records`
    tells by it that the name in a signed snapshot was theirs. It gives no name to who has none.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, primary_key=True, on_delete=models.PROTECT, related_name="erasure"
    )
    salt = models.CharField(max_length=32)
    username_sha256 = models.CharField(max_length=64)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="+")
    at = models.DateTimeField(db_default=Now(), editable=False)

    class Meta:
        constraints = [
            models.CheckConstraint(condition=is_sha256("username_sha256"), name="erasure_is_hashed")
        ]
        triggers = append_only()

    def __str__(self) -> str:
        return f"{self.user} was erased"


# --- The audit log ----------------------------------------------------------
# One row for each event of the installation, whichever room it happens in (`accounts.events`).

# The area of events that say from where somebody came, and for how many days the database lets
# nobody delete one.
SIGN_IN = "sign_in"
LEAST_DAYS = 90

_OLD_SIGN_IN = f"""OLD.kind LIKE '{SIGN_IN}.%' AND OLD.at < now() - interval '{LEAST_DAYS} days'"""


class AuditEvent(models.Model):
    """`by` did it, to or about `person`; either may be nobody.

    `number` is its place for collectors, given in an order that commits leave no gaps in
    (`delivery.collectors`), and null until then. `object_kind` and `object_key` name the one thing
    that it is about. `address` and `browser` are kept of sign-ins alone. The table has a partition
    for each month (`llm.months`), so the database cannot see to it that a number is given once.
    """

    number = models.PositiveBigIntegerField(null=True, db_index=True, editable=False)
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
            models.Index("kind", "at", "id", name="audit_by_kind"),
            models.Index("by", "at", "id", name="audit_by_actor"),
            models.Index("person", "at", "id", name="audit_by_person"),
            models.Index("object_kind", "object_key", "at", "id", name="audit_by_object"),
            models.Index("id", condition=Q(number__isnull=True), name="audit_without_a_number"),
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
                unless=blanked("address", "browser", placed="number", derived="area"),
            ),
            Refuse("not_deleted", pgtrigger.Delete, unless=_OLD_SIGN_IN),
            append_only()[1],
        ]

    def __str__(self) -> str:
        return f"{self.kind} {self.object_key}".strip()


class Audited(Trigger):
    """Writes the event of each new row (or of what `operation` says) of a table.

    `kind`, `by`, `person`, the key in `about` and the values of `details` are SQL over `NEW` and
    `OLD`; where `kind` is null there is no event.
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


# --- Directories ------------------------------------------------------------
# What a directory that provisions people through SCIM (RFC 7643) calls them and their groups.


class DirectoryAccount(models.Model):
    """Somebody whom a directory provisions; `accounts.scim` alone writes it.

    Their username stays what it was, because records name it; `user_name` follows the directory.
    Whom the directory deleted it does not see again: they are shut out, and their work stays.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="directory_account",
    )
    user_name = models.CharField(max_length=254)
    external_id = models.CharField(max_length=254, blank=True)
    changed_at = models.DateTimeField(db_default=Now())
    deleted_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                Lower("user_name"),
                condition=Q(deleted_at=None),
                name="directory_account_named_once",
            ),
        ]

    def __str__(self) -> str:
        return self.user_name


class DirectoryGroup(models.Model):
    """A group of a directory; the setting `COUNTERSIGN_SCIM_ROLES` gives it a role."""

    id = models.UUIDField(primary_key=True, default=uuid4, editable=False)
    display_name = models.CharField(max_length=254)
    external_id = models.CharField(max_length=254, blank=True)
    members = models.ManyToManyField(settings.AUTH_USER_MODEL, related_name="directory_groups")
    created_at = models.DateTimeField(db_default=Now(), editable=False)
    changed_at = models.DateTimeField(db_default=Now())

    class Meta:
        constraints = [
            models.UniqueConstraint(Lower("display_name"), name="directory_group_named_once"),
        ]

    def __str__(self) -> str:
        return self.display_name
