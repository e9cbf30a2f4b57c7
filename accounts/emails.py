"""Emails about changes to an account, which its owner cannot turn off.

An email is sent at least once, as other mail is: its row is deleted after it is sent. No
transaction is open meanwhile.
"""

import json
import logging
from datetime import datetime, timedelta
from smtplib import SMTPException

from allauth.account.adapter import get_adapter
from django.conf import settings
from django.contrib.auth.models import User
from django.core.mail import EmailMessage, send_mail
from django.db import transaction
from django.db.models import Q, QuerySet
from django.dispatch import Signal
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import encryption, language
from accounts.models import AccountChange, AccountLetter, ApiToken
from web.text import plain_line

log = logging.getLogger(__name__)

# Sent with a `letter` that is no longer tried, in the transaction that deletes it.
given_up = Signal()

_LEASE = timedelta(minutes=5)
_GIVE_UP_AFTER = timedelta(days=2)
_MAX_LETTERS = 500
_MAX_NAME_LENGTH = 100
_SUBJECTS = {
    AccountChange.TOKEN: gettext_noop("Countersign: an API token expires soon"),
    AccountChange.JOINED: gettext_noop("Countersign: an identity provider signs you in"),
    AccountChange.UNJOINED: gettext_noop(
        "Countersign: an identity provider no longer signs you in"
    ),
    AccountChange.EMERGENCY: gettext_noop("Countersign: an emergency account was used"),
    AccountChange.NO_FACTOR: gettext_noop("Countersign: a second factor was removed"),
    AccountChange.CODE_USED: gettext_noop("Countersign: a recovery code was used"),
    AccountChange.KEY: gettext_noop("Countersign: you have a new signing key"),
    AccountChange.UNKEY: gettext_noop("Countersign: one of your signing keys was removed"),
    AccountChange.KEY_BACK: gettext_noop("Countersign: a signing key may have been copied"),
    AccountChange.PASSKEY_BACK: gettext_noop("Countersign: a passkey may have been copied"),
}
_WHAT_CHANGED = {
    AccountChange.JOINED: gettext_noop(
        'An identity provider signed in to your account "{username}" for the first time. The '
        "account there is now linked to yours."
    ),
    AccountChange.UNJOINED: gettext_noop(
        'An identity provider no longer signs in to your account "{username}".'
    ),
    AccountChange.EMERGENCY: gettext_noop(
        "An emergency account signed in by password, without the identity provider."
    ),
    AccountChange.NO_FACTOR: gettext_noop(
        'A second factor was removed from your account "{username}".'
    ),
    AccountChange.CODE_USED: gettext_noop(
        'A recovery code replaced the second factor at a sign-in to your account "{username}".'
    ),
    AccountChange.KEY: gettext_noop(
        'The signing key "{key}" was added to your account "{username}". It signs records in your '
        "name."
    ),
    AccountChange.UNKEY: gettext_noop(
        'The signing key "{key}" of your account "{username}" was removed. Its signatures stay '
        "valid."
    ),
    AccountChange.KEY_BACK: gettext_noop(
        'A signature with the signing key "{key}" of the account "{username}" was refused: its '
        "counter decreased, so the key may have been copied. Remove it, and find out who has the "
        "copy."
    ),
    AccountChange.PASSKEY_BACK: gettext_noop(
        'A sign-in with the passkey "{key}" of the account "{username}" was refused: its counter '
        "decreased, so the passkey may have been copied. Remove it, and find out who has the copy."
    ),
}
_CHANGE_TEXT = gettext_noop("""\
Hello {name},

{change}
When: {when}
By: {by}

""")
_TOKEN_EXPIRY_TEXT = gettext_noop("""\
Hello {name},

The API token "{token}" of the account "{username}" expires on {when}. Programs that use it
are refused after that. Its owner can replace it here:

  {link}
""")
_NOTICE_TEXT = gettext_noop("""\
If you expected this, do nothing. If not, tell a system admin at once, and set a new
password here:

  {forgotten}
""")
_ALARM_TEXT = gettext_noop("""\
If you expected this, do nothing. If not, tell a system admin at once.
""")


def send_allauth_notice(user: User, letter: str, *, address: str = "", **said: str) -> None:
    """Send one of django-allauth's letters about a change by another person."""
    with translation.override(language.letter_language(user)):
        get_adapter().send_notification_mail(letter, user, said, email=address or None)


def queue_email(user: User, message: EmailMessage, *, about: str = "") -> None:
    """A worker sends it: a mail server that does not answer holds no page. Codes and links in it
    are secret, so it is encrypted. `about` is for the receiver of `given_up`."""
    said = json.dumps({"subject": message.subject, "message": message.body})
    sealed = encryption.encrypt(said, purpose=encryption.MAIL)
    for address in message.to:
        AccountLetter.objects.create(
            user=user, change=AccountChange.MAIL, address=address, sealed=sealed, about=about
        )


def find_due() -> list[int]:
    """The letters without a lease."""
    return list(_find_unleased().values_list("pk", flat=True)[:_MAX_LETTERS])


def _find_unleased() -> QuerySet[AccountLetter]:
    free = Q(lease_until=None) | Q(lease_until__lt=timezone.now())
    return AccountLetter.objects.filter(free)


def send(pk: int) -> bool:
    """Whether this call leased the letter and finished it."""
    if not _find_unleased().filter(pk=pk).update(lease_until=timezone.now() + _LEASE):
        return False
    letter = AccountLetter.objects.select_related(
        "user", "by", "token__owner", "signing_key__owner"
    ).get(pk=pk)
    is_sent = True
    try:
        _send_email(letter)
    except (encryption.DecryptionFailed, OSError, SMTPException) as error:
        may_go_later = not isinstance(error, encryption.DecryptionFailed)
        if may_go_later and letter.happened_at > timezone.now() - _GIVE_UP_AFTER:
            # Let the lease run out, as the pause before the next try.
            log.warning("letter %s about an account did not go, it is tried again: %s", pk, error)
            return False
        log.error("letter %s about an account is given up: %s", pk, error)
        is_sent = False
    with transaction.atomic():
        if not is_sent:
            given_up.send(sender=AccountLetter, letter=letter)
        letter.delete()
    return True


def _send_email(letter: AccountLetter) -> None:
    if letter.sealed:
        said = json.loads(encryption.decrypt(letter.sealed, purpose=encryption.MAIL))
        send_mail(**said, from_email=settings.DEFAULT_FROM_EMAIL, recipient_list=[letter.address])
        return
    with translation.override(language.letter_language(letter.user)):
        change = AccountChange(letter.change)
        message = (
            _render_token_expiry(letter.user, letter.token)
            if letter.token
            else _render_change(letter)
        )
        if message:
            send_mail(_(_SUBJECTS[change]), message, settings.DEFAULT_FROM_EMAIL, [letter.address])


def _render_token_expiry(user: User, token: ApiToken) -> str | None:
    """None for a token that was revoked or replaced since."""
    if token.expires_at is None or token.revoked_at or token.successors.exists():
        return None
    return _(_TOKEN_EXPIRY_TEXT).format(
        name=_display_name(user),
        token=plain_line(token.name, _MAX_NAME_LENGTH),
        username=plain_line(token.owner.get_username(), _MAX_NAME_LENGTH),
        when=_format_moment(token.expires_at),
        link=settings.BASE_URL + reverse("tokens"),
    )


def _render_change(letter: AccountLetter) -> str:
    change = AccountChange(letter.change)
    alarming = change in {AccountChange.JOINED, AccountChange.EMERGENCY}
    forgotten = settings.BASE_URL + reverse("account_reset_password")
    notice = _(_ALARM_TEXT) if alarming else _(_NOTICE_TEXT).format(forgotten=forgotten)
    return _render_head(letter, change) + notice


def _format_moment(at: datetime) -> str:
    local = timezone.localtime(at)
    return f"{date_format(local, 'DATETIME_FORMAT')} {local:%Z}"


def _render_head(letter: AccountLetter, change: AccountChange) -> str:
    key, owner = letter.signing_key, letter.user
    if key:
        owner = key.owner
    elif letter.passkey and letter.by:
        owner = letter.by
    username = plain_line(owner.get_username(), _MAX_NAME_LENGTH)
    called = plain_line(key.name if key else letter.passkey, _MAX_NAME_LENGTH)
    return _(_CHANGE_TEXT).format(
        name=_display_name(letter.user),
        change=_(_WHAT_CHANGED[change]).format(username=username, key=called),
        when=_format_moment(letter.happened_at),
        by=_describe_actor(letter),
    )


def _describe_actor(letter: AccountLetter) -> str:
    if letter.by is None:
        return _("a command on the server")
    if letter.by == letter.user:
        return _("you, or someone using your account")
    return _display_name(letter.by)


def _display_name(user: User) -> str:
    return plain_line(user.get_full_name() or user.get_username(), _MAX_NAME_LENGTH)
