"""Which person has which role, and who gave it to them."""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.db.models.functions import Now

from summaries.models.guidelines import Guideline


class UserRole(models.TextChoices):
    """What a role allows is in `summaries.roles.RIGHTS`."""

    REVIEWER = "reviewer", "Reviewer"
    LEAD = "lead", "Team lead"
    GUIDELINE_ADMIN = "guideline_admin", "Guideline admin"
    AUTHOR = "author", "Author"
    AUDITOR = "auditor", "Auditor"
    SYSTEM_ADMIN = "system_admin", "System admin"


class RoleGrant(models.Model):
    """A role that `user` has now; without a guideline, for the whole installation.

    `summaries.grants` alone writes it.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="role_grants"
    )
    role = models.CharField(max_length=20, choices=UserRole)
    guideline = models.ForeignKey(Guideline, null=True, blank=True, on_delete=models.CASCADE)
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
        where = self.guideline or "the whole installation"
        return f"{self.get_role_display()} of {where}"


class RoleAction(models.TextChoices):
    GRANT = "grant", "gave"
    REVOKE = "revoke", "took away"
    CREATE = "create", "made the account"
    ACTIVATE = "activate", "let in again"
    DEACTIVATE = "deactivate", "shut out"
    EMAIL = "email", "changed the e-mail address of"
    NEW_EMAIL = "new_email", "asked for another e-mail address for"
    KEEP_EMAIL = "keep_email", "cancelled the change of the e-mail address of"
    LINK = "link", "made a link to a new password for"
    ASK = "ask", "asked for a link to a new password for"
    PASSWORD = "password", "set a new password by a link for"
    CHANGE = "change", "changed the password of"
    SUPERUSER = "superuser", "made a superuser of"
    NO_SUPER = "no_super", "took the rights of a superuser from"
    STAFF = "staff", "opened Django’s administration to"
    NO_STAFF = "no_staff", "closed Django’s administration to"


class SignInStamp(models.Model):
    """How often somebody was shut out; no row is 0.

    A trigger on the accounts raises it and revokes their tokens, so sessions and tokens from before
    do not come back with them.
    """

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="sign_in_stamp",
    )
    number = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"{self.user} {self.number}"


class RoleEvent(models.Model):
    """One change to what a person may do, or to how they sign in. Append-only by trigger.

    A trigger on the accounts writes those of changes that no code of ours makes, such as SQL and
    `manage.py changepassword`, and every change to superusers and to the staff of Django's
    administration.

    `by` is empty for what a command or a migration did, and for whoever asked for a link at the
    sign-in page.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="role_events"
    )
    action = models.CharField(max_length=10, choices=RoleAction)
    role = models.CharField(max_length=20, choices=UserRole, blank=True)
    guideline = models.ForeignKey(Guideline, null=True, blank=True, on_delete=models.PROTECT)
    by = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        null=True,
        blank=True,
        on_delete=models.PROTECT,
        related_name="+",
    )
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
                        *["superuser", "no_super", "staff", "no_staff"],
                    ],
                    role="",
                    guideline=None,
                ),
                name="role_event_says_what",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.get_action_display()} {self.get_role_display()} {self.user}".strip()
