"""People: their roles and accounts."""

import pgtrigger
from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.auth.models import User
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.constraints import Refuse, Trigger, UpdateCondition, append_only, is_sha256

# --- Roles ------------------------------------------------------------------
# Which person has which role, and who gave it.


class UserRole(models.TextChoices):
    """`accounts.roles.RIGHTS` says what a role allows."""

    REVIEWER = "reviewer", _("Reviewer")
    LEAD = "lead", _("Team lead")
    GUIDELINE_ADMIN = "guideline_admin", _("Guideline admin")
    AUTHOR = "author", _("Author")
    AUDITOR = "auditor", _("Auditor")
    SYSTEM_ADMIN = "system_admin", _("System admin")


class RoleGrantChanged(Trigger):
    """Writes the event of a role that is given or taken away by any means.

    The setting `countersign.by` says who, as for `TokenChanged`; `countersign.source` names the
    service. A grant never becomes one of another person, role or guideline.
    """

    name = "role_grant_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update | pgtrigger.Delete
    declare = [
        ("who", "integer := nullif(current_setting('countersign.by', true), '')::integer"),
        ("service", "text := coalesce(current_setting('countersign.source', true), '')"),
        ("held", "accounts_rolegrant := coalesce(NEW, OLD)"),
        ("did", "text := CASE WHEN TG_OP = 'DELETE' THEN 'revoke' ELSE 'grant' END"),
    ]
    func = """
        IF TG_OP = 'UPDATE' AND (NEW.user_id, NEW.role, coalesce(NEW.guideline_id, 0))
                <> (OLD.user_id, OLD.role, coalesce(OLD.guideline_id, 0)) THEN
            RAISE EXCEPTION 'UPDATE on % is refused: revoke the role and grant another',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        INSERT INTO accounts_roleevent (user_id, action, role, guideline_id, by_id, source)
        VALUES (held.user_id, did, held.role, held.guideline_id, who, service);
        RETURN NULL;
    """


class RoleGrant(models.Model):
    """A role that `user` has now; without a guideline, for the whole installation.

    Only `accounts.grants` writes it. A service only takes away the roles that it gave.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="role_grants",
        db_index=False,
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
        triggers = [RoleGrantChanged()]

    def __str__(self) -> str:
        role = self.get_role_display()
        if self.guideline is None:
            return gettext("{role} of the whole installation").format(role=role)
        return gettext("{role} of {where}").format(role=role, where=self.guideline)


class SignInStamp(models.Model):
    """How often `user` was deactivated, and whether they must choose a password; no row means no.

    `AccountChanged` raises the number and revokes their tokens, so old sessions and tokens do not
    work again later. A password that another person set only opens the page to choose a new one:
    until then, that person could approve in the owner's name. Plain SQL can neither lower the
    number nor clear `must_change`, which only another password does.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="sign_in_stamp",
    )
    number = models.PositiveIntegerField(db_default=0)
    must_change = models.BooleanField(db_default=False)

    class Meta:
        triggers = [
            Refuse(
                "sign_in_stamp_kept",
                pgtrigger.Update | pgtrigger.Delete,
                because="its number only grows, and a new password alone clears must_change",
                unless=UpdateCondition(
                    """TG_OP = 'UPDATE' AND NEW.user_id = OLD.user_id AND NEW.number >= OLD.number
                    AND (NEW.must_change OR NOT OLD.must_change OR pg_trigger_depth() > 1)""",
                    ["number", "must_change"],
                ),
            )
        ]

    def __str__(self) -> str:
        return f"{self.user} {self.number}"


class ChosenLanguage(models.Model):
    """The language of a person's letters; only `accounts.language` reads and writes it."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, primary_key=True, related_name="+"
    )
    code = models.CharField(max_length=10)

    def __str__(self) -> str:
        return f"{self.user} {self.code}"


# For triggers: what `accounts.grants.changing_accounts` says about a change, and who made it.
_HOW = [
    ("how", "text := coalesce(current_setting('countersign.account_change', true), '')"),
    (
        "who",
        "integer := CASE WHEN how ~ '^[0-9]+$' THEN how::integer WHEN how = 'link' THEN {} END",
    ),
]


def _who_and_how(owner: str) -> list[tuple[str, str]]:
    return [(name, value.format(owner)) for name, value in _HOW]


class AccountChanged(Trigger):
    """Writes the events of changed accounts, and ends the sessions and tokens of deactivated ones.
    A password that its owner did not set has to be changed. A former address gets no letters.
    A username only becomes the pseudonym of an erased account.

    The setting `countersign.account_change` is the key of the person who changes an account,
    `link` for its owner with a link, `rehash` for the same password in another hash, `close` for
    code that empties address and password under an event of its own, or nothing from outside the
    application. Whatever it says, nothing that opens an account goes without an event.
    """

    name = "account_changed"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.Update
    declare = [*_who_and_how("NEW.id"), ("was", "auth_user := OLD"), ("noted", "boolean")]
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
        IF was.username <> NEW.username AND NEW.username !~ '^person-[0-9a-f]{8}$' THEN
            RAISE EXCEPTION 'UPDATE on % is refused: records name people by their username',
                TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
        END IF;
        IF was.email <> NEW.email THEN
            noted := how = 'close' AND NEW.email = '' OR EXISTS (
                SELECT FROM account_emailaddress
                WHERE user_id = NEW.id AND lower(email) = lower(NEW.email)
            );
            DELETE FROM account_emailaddress
            WHERE user_id = NEW.id AND lower(email) <> lower(NEW.email);
            IF NOT noted THEN
                INSERT INTO accounts_roleevent (user_id, action, role, by_id)
                VALUES (NEW.id, 'email', '', who);
            END IF;
        END IF;
        IF was.is_active AND NOT NEW.is_active THEN
            INSERT INTO accounts_signinstamp (user_id, number) VALUES (NEW.id, 1)
            ON CONFLICT (user_id) DO UPDATE SET number = accounts_signinstamp.number + 1;
            UPDATE accounts_apitoken SET revoked_at = now()
            WHERE owner_id = NEW.id AND revoked_at IS NULL;
        END IF;
        IF was.is_active <> NEW.is_active THEN
            INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES
                (NEW.id, CASE WHEN NEW.is_active THEN 'activate' ELSE 'deactivate' END, '', who);
        END IF;
        IF was.password = NEW.password THEN
            RETURN NULL;
        END IF;
        IF how = 'close' AND starts_with(NEW.password, '!') THEN
            UPDATE accounts_signinstamp SET must_change = false WHERE user_id = NEW.id;
            RETURN NULL;
        END IF;
        INSERT INTO accounts_roleevent (user_id, action, role, by_id) VALUES (NEW.id,
            CASE how WHEN 'link' THEN 'password' WHEN 'rehash' THEN how ELSE 'change' END, '', who);
        IF how <> 'rehash' THEN
            INSERT INTO accounts_signinstamp (user_id, must_change)
            VALUES (NEW.id, who IS DISTINCT FROM NEW.id)
            ON CONFLICT (user_id) DO UPDATE SET must_change = EXCLUDED.must_change;
        END IF;
        RETURN NULL;
    """


class Account(User):
    """Django's users, with a trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [AccountChanged()]


class AddressAdded(Trigger):
    """Writes the event of an e-mail address that is not yet the account's: links to a new password
    go there. The setting `countersign.account_change` says who, as for `AccountChanged`."""

    name = "address_added"
    when = pgtrigger.After
    operation = pgtrigger.Insert | pgtrigger.UpdateOf("user_id", "email")  # type: ignore[no-untyped-call]
    declare = _who_and_how("NEW.user_id")
    func = """
        INSERT INTO accounts_roleevent (user_id, action, role, by_id)
        SELECT id, 'email', '', who FROM auth_user
        WHERE id = NEW.user_id AND lower(email) <> lower(NEW.email);
        RETURN NULL;
    """


class Address(EmailAddress):
    """allauth's e-mail addresses, with a trigger on their table."""

    class Meta:
        proxy = True
        default_permissions = ()
        triggers = [AddressAdded()]


# --- Erasure ----------------------------------------------------------------


class Erasure(models.Model):
    """The personal data of `user` were erased (`insight.personal_data`).

    `username_sha256` hashes the salt, a line feed and the former username. With it,
    `verify_records` recognises the name in a signed snapshot. It reveals no name by itself.
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
