"""Credentials of people and programs: API tokens, signing keys, second factors, links to identity
providers."""

import hashlib
from uuid import uuid4

import pgtrigger
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from accounts.constraints import Trigger, UpdateCondition, all_or_none_set, append_only, is_sha256

# For triggers: the key of the acting person, which `accounts.tokens.acting_as` sets.
_WHO = ("who", "integer := nullif(current_setting('countersign.by', true), '')::integer")

# --- API tokens -------------------------------------------------------------


class TokenChanged(Trigger):
    """Writes the event of a token that is made, rotated, revoked, expired or otherwise changed.

    The setting `countersign.by` holds the key of the acting person, `countersign.source` the name
    of the service. Without both, it is a command, the clock, or SQL from outside the application.
    """

    name = "token_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update
    declare = [
        _WHO,
        ("was", "accounts_apitoken := OLD"),
        ("did", "text"),
    ]
    func = """
        did := CASE
            WHEN TG_OP = 'INSERT' AND NEW.replaces_id IS NULL THEN 'token'
            WHEN TG_OP = 'INSERT' THEN 'rotate'
            WHEN was.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL THEN 'untoken'
            WHEN (was.digest, was.owner_id, was.scopes) <> (NEW.digest, NEW.owner_id, NEW.scopes)
                OR was.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL
                OR coalesce(NEW.expires_at, 'infinity') > coalesce(was.expires_at, 'infinity')
                THEN 'token_set'
            WHEN was.ended_at IS NULL AND NEW.ended_at IS NOT NULL THEN 'expire'
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
    # When its owner was warned that it will expire, and when its expiry was recorded.
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
        ]
        triggers = [TokenChanged()]

    def __str__(self) -> str:
        return self.name


# --- Signing keys -----------------------------------------------------------


class SigningKeyChanged(Trigger):
    """Writes the event of a key that is enrolled or removed, and the letter to its owner.

    The setting `countersign.by` holds the key of the acting person. Refuses to enrol a key for
    another person, and a time other than now.
    """

    name = "signing_key_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update
    declare = [
        _WHO,
        ("did", "text := CASE WHEN TG_OP = 'INSERT' THEN 'key' ELSE 'unkey' END"),
    ]
    func = """
        IF TG_OP = 'INSERT' AND who IS DISTINCT FROM NEW.owner_id THEN
            RAISE EXCEPTION 'INSERT on % is refused: its owner alone enrols a signing key',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        IF coalesce(NEW.removed_at, statement_timestamp()) <> statement_timestamp()
                OR TG_OP = 'INSERT' AND NEW.enrolled_at <> statement_timestamp() THEN
            RAISE EXCEPTION '% on % is refused: a signing key is enrolled and removed now',
                TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
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
    """A passkey (WebAuthn) with which its owner signs records. Removed ones stay, because records
    name them.

    `credential_id` is base64url without padding, `public_key` a SubjectPublicKeyInfo in DER.
    `sign_count` is the authenticator's counter at its last signature; many always send 0.
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
                condition=all_or_none_set("removed_at", "removed_by"),
                name="signing_key_removed_by_whom",
            ),
        ]
        triggers = [
            *append_only(
                unless=UpdateCondition(
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
        """For `verify.py --passkey`."""
        return hashlib.sha256(self.public_key).hexdigest()


# --- Second factors ---------------------------------------------------------


class FactorChanged(Trigger):
    """Writes the event of a second factor that is added, removed or exchanged by any means, of used
    recovery codes that work again, and of a passkey's counter that is lowered.

    The setting `countersign.by` says who, as for `TokenChanged`.
    """

    name = "factor_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update | pgtrigger.Delete
    declare = [
        _WHO,
        ("noise", "text[] := ARRAY['used_mask', 'viewed_at', 'name', 'sign_count']"),
        ("used", "bigint := coalesce((OLD.data ->> 'used_mask')::bigint, 0)"),
        ("counted", "bigint := coalesce((OLD.data ->> 'sign_count')::bigint, 0)"),
    ]
    func = """
        IF TG_OP <> 'INSERT' AND OLD.type <> 'recovery_codes' AND (TG_OP = 'DELETE'
                OR (OLD.user_id, OLD.type) <> (NEW.user_id, NEW.type)) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id)
            VALUES (OLD.user_id, 'no_factor', '', who);
        END IF;
        IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND (
            (OLD.user_id, OLD.type, OLD.data - noise) <> (NEW.user_id, NEW.type, NEW.data - noise)
            OR used & ~coalesce((NEW.data ->> 'used_mask')::bigint, 0) <> 0
            OR counted > coalesce((NEW.data ->> 'sign_count')::bigint, 0)
        ) THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES (NEW.user_id,
                CASE NEW.type WHEN 'recovery_codes' THEN 'codes' ELSE 'factor' END, '', who);
        END IF;
        RETURN NULL;
    """


class Factor(Authenticator):
    """allauth's second factors and recovery codes, with a trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [FactorChanged()]


# --- Links to identity providers --------------------------------------------


class LinkChanged(Trigger):
    """Writes the event of an account's link to an identity provider that is made, removed or
    exchanged by any means.

    The settings say who and which provider, as for `TokenChanged`.
    """

    name = "link_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update | pgtrigger.Delete
    declare = [
        _WHO,
        ("way", "text := coalesce(current_setting('countersign.source', true), '')"),
    ]
    func = """
        IF TG_OP = 'UPDATE' AND (OLD.user_id, OLD.provider, OLD.uid)
                = (NEW.user_id, NEW.provider, NEW.uid) THEN
            RETURN NULL;
        END IF;
        IF TG_OP <> 'INSERT' THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id, source)
            VALUES (OLD.user_id, 'unjoin', '', who, way);
        END IF;
        IF TG_OP <> 'DELETE' THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id, source)
            VALUES (NEW.user_id, 'join', '', who, way);
        END IF;
        RETURN NULL;
    """


class ProviderLink(SocialAccount):
    """allauth's links to identity providers, with a trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [LinkChanged()]


class LogoutToken(models.Model):
    """A logout token of an identity provider that was accepted, so that it is not again.

    `digest` is the SHA-256 of the issuer, a line feed and the token's `jti`. The row is deleted
    after `ends_at`, when the token is too old to be accepted.
    """

    digest = models.CharField(max_length=64, primary_key=True)
    ends_at = models.DateTimeField()

    class Meta:
        constraints = [
            models.CheckConstraint(condition=is_sha256("digest"), name="logout_token_is_hashed"),
        ]

    def __str__(self) -> str:
        return self.digest
