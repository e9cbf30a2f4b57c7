"""Links to a new password: what ends one, and those that a system admin makes for a person.

django-allauth mails the links that people ask for themselves, and has the pages behind a link.
"""

import logging
from smtplib import SMTPException
from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.utils import user_pk_to_url_str
from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from accounts import grants, language
from accounts.models import RoleAction

log = logging.getLogger(__name__)

# Raised when the mail server does not accept a letter.
MAIL_ERRORS = (OSError, SMTPException)


class LinkTokens(PasswordResetTokenGenerator):
    """A token ends with its use, a sign-in, a new address, and when its user is deactivated, even
    if they are activated again."""

    def _make_hash_value(self, user: Any, timestamp: int) -> str:
        ends = [RoleAction.EMAIL, RoleAction.DEACTIVATE]
        changed = user.role_events.filter(action__in=ends).count()
        return f"{super()._make_hash_value(user, timestamp)}{changed}"


def can_send_mail() -> bool:
    """Whether letters leave the machine; the console backend only logs them."""
    return not settings.EMAIL_BACKEND.endswith(("console.EmailBackend", "dummy.EmailBackend"))


def build_link(user: User) -> str:
    named = {"uidb36": user_pk_to_url_str(user), "key": LinkTokens().make_token(user)}
    return settings.BASE_URL + reverse("account_reset_password_from_key", kwargs=named)


def make_link(user: User, *, by: User) -> str | None:
    """Mail `user` a link. If mail is not possible, return the link for `by` to pass on.

    Raises PermissionDenied, and ValueError for an inactive user.
    """
    grants.check_can_manage_account(user, by)
    if not user.is_active:
        raise ValueError(_("This account is deactivated. Activate it first."))
    grants.record_role_event(RoleAction.LINK, user, by)
    link = build_link(user)
    if not (user.email and can_send_mail()):
        return link
    said = {"user": user, "username": user.get_username(), "password_reset_url": link}
    try:
        with translation.override(language.letter_language(user)):
            letter = "account/email/password_reset_key"
            get_adapter().render_mail(letter, user.email, said).send()
    except MAIL_ERRORS as error:
        log.warning("the mail server did not take a letter to %s: %s", user.get_username(), error)
        return link
    return None
