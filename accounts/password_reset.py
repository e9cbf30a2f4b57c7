"""Password reset: links by which people set a new password, and the letters with them.

A link holds a token of Django's: it works for `PASSWORD_RESET_TIMEOUT` seconds, once, and no more
after the person signed in, got another address or was shut out. Nobody learns from the sign-in page
whether an address is known: the worker looks it up, after the answer.
"""

import logging
from collections.abc import Iterator
from functools import partial
from smtplib import SMTPException
from typing import Any

from celery import current_app
from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.tokens import PasswordResetTokenGenerator
from django.core.mail import send_mail
from django.http import HttpRequest
from django.urls import reverse
from django.utils import translation
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_encode
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop
from kombu.exceptions import OperationalError
from limits import RateLimitItemPerHour

from accounts import grants, language
from accounts.models import RoleAction
from accounts.rate_limits import client_of
from web.rate_limits import if_counted, limiter
from web.text import plain

log = logging.getLogger(__name__)

TASK = "accounts.password_links"
# What a mail server that does not take a letter raises.
MAIL_ERRORS = (OSError, SMTPException)
_PER_ADDRESS = RateLimitItemPerHour(3)
_PER_CLIENT = RateLimitItemPerHour(30)
_HOUR = 3600
_LONGEST_NAME = 100
_SOMEBODY_ASKED = gettext_noop(
    'Somebody asked for a new password for your account "{username}". Set it here within {hours} '
    "hours:"
)
_ADMIN_ASKED = gettext_noop(
    '{who} asked for a new password for your account "{username}". Set it here within {hours} '
    "hours:"
)
_LETTER = gettext_noop("""\
Hello {name},

{asked}

  {link}

If you did not want this, do nothing: your password stays as it is. Tell a system admin if it
happens again.
""")


class LinkTokens(PasswordResetTokenGenerator):
    """A token dies with the address that it was sent to, also when the address comes back, and
    when its person is shut out, also when they are let in again."""

    def _make_hash_value(self, user: Any, timestamp: int) -> str:
        ends = [RoleAction.EMAIL, RoleAction.DEACTIVATE]
        changed = user.role_events.filter(action__in=ends).count()
        return f"{super()._make_hash_value(user, timestamp)}{changed}"


TOKENS = LinkTokens()


class LinkRefused(Exception):
    """A link cannot be asked for now; the message says why and what to do."""


def mails() -> bool:
    """Do letters leave the machine? The console's stay in the worker's log."""
    return not settings.EMAIL_BACKEND.endswith(("console.EmailBackend", "dummy.EmailBackend"))


def link_for(user: User) -> str:
    key = urlsafe_base64_encode(force_bytes(user.pk))
    path = reverse("password-new", args=[key, TOKENS.make_token(user)])
    return settings.BASE_URL + path


def make_link(user: User, *, by: User) -> str | None:
    """Mail `user` a link; the link itself where no letter can bring it, for `by` to pass on.

    Raises PermissionDenied, and ValueError for who is shut out.
    """
    grants.check_can_manage_account(user, by)
    if not user.is_active:
        raise ValueError(_("This account is deactivated. Activate it first."))
    grants.note(RoleAction.LINK, user, by)
    link = link_for(user)
    if not (user.email and mails()):
        return link
    try:
        _mail(user, link, who=by.get_full_name() or by.get_username())
    except MAIL_ERRORS as error:
        log.warning("the mail server did not take a letter to %s: %s", user.get_username(), error)
        return link
    return None


def ask(email: str, request: HttpRequest) -> None:
    """Have links sent to whoever has that address. LinkRefused does not depend on who has it."""
    if_counted(partial(_count, email, request))
    try:
        current_app.send_task(TASK, args=[email], retry=False)
    except OperationalError as error:
        log.warning("broker unreachable, no link to a new password is sent: %s", error)
        raise LinkRefused(_("Letters cannot be sent now. Try again in a few minutes.")) from error


def _count(email: str, request: HttpRequest) -> None:
    counter = limiter()
    taken = counter.hit(_PER_CLIENT, "password-client", client_of(request)) and counter.hit(
        _PER_ADDRESS, "password-address", email.casefold()
    )
    if not taken:
        raise LinkRefused(
            _("Too many links were asked for. Look into your mail, or try again in an hour.")
        )


def send_links(email: str) -> None:
    """A letter to each account with that address that may sign in with a password.

    Raises one of MAIL_ERRORS when the mail server is away.
    """
    for user in _with_address(email):
        _mail(user, link_for(user))
        grants.note(RoleAction.ASK, user, None)


def _with_address(email: str) -> Iterator[User]:
    """Compared as typed but for the case: databases fold letters that mail servers tell apart."""
    for user in User.objects.filter(email__iexact=email, is_active=True):
        if user.has_usable_password() and user.email.casefold() == email.casefold():
            yield user


def _mail(user: User, link: str, *, who: str = "") -> None:
    """Without `who`, it was somebody at the sign-in page."""
    with translation.override(language.of(user)):
        asked = _(_ADMIN_ASKED if who else _SOMEBODY_ASKED).format(
            who=plain(who, _LONGEST_NAME),
            username=plain(user.get_username(), _LONGEST_NAME),
            hours=settings.PASSWORD_RESET_TIMEOUT // _HOUR,
        )
        name = plain(user.get_full_name() or user.get_username(), _LONGEST_NAME)
        text = _(_LETTER).format(name=name, asked=asked, link=link)
        subject = _("Countersign: a new password")
        send_mail(subject, text, settings.DEFAULT_FROM_EMAIL, [user.email])
