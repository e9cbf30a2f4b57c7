"""Letters: the mail that tells people of changes to their account, whatever else they want mailed.

At least once, as other mail: a letter's row goes after the letter, and no transaction is open
while it is sent.
"""

import logging
from datetime import datetime, timedelta
from smtplib import SMTPException

from django.conf import settings
from django.contrib.auth.models import User
from django.core.mail import send_mail
from django.db.models import Q, QuerySet
from django.urls import reverse
from django.utils import timezone, translation
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts import email_changes, language
from accounts.models import AccountChange, AccountLetter, ApiToken
from web.text import plain

log = logging.getLogger(__name__)

_LEASE = timedelta(minutes=5)
_TRIED_FOR = timedelta(days=2)
_MOST_LETTERS = 500
_LONGEST_NAME = 100
_SUBJECT = {
    AccountChange.PASSWORD: gettext_noop("Countersign: your password was changed"),
    AccountChange.AWAY: gettext_noop("Countersign: your e-mail address was changed"),
    AccountChange.HERE: gettext_noop("Countersign: this is your e-mail address now"),
    AccountChange.ASKED: gettext_noop("Countersign: another e-mail address was asked for"),
    AccountChange.CONFIRM: gettext_noop("Countersign: confirm your e-mail address"),
    AccountChange.TOKEN: gettext_noop("Countersign: an API token expires soon"),
    AccountChange.JOINED: gettext_noop("Countersign: an identity provider signs you in"),
    AccountChange.UNJOINED: gettext_noop(
        "Countersign: an identity provider no longer signs you in"
    ),
    AccountChange.EMERGENCY: gettext_noop("Countersign: an emergency account was used"),
    AccountChange.FACTOR: gettext_noop("Countersign: a second factor was added"),
    AccountChange.NO_FACTOR: gettext_noop("Countersign: a second factor was removed"),
    AccountChange.CODES: gettext_noop("Countersign: new recovery codes"),
    AccountChange.CODE_USED: gettext_noop("Countersign: a recovery code was used"),
    AccountChange.KEY: gettext_noop("Countersign: you have a new signing key"),
    AccountChange.UNKEY: gettext_noop("Countersign: a signing key of yours was removed"),
    AccountChange.KEY_BACK: gettext_noop("Countersign: a signing key may have been copied"),
}
_WHAT_CHANGED = {
    AccountChange.PASSWORD: gettext_noop('your account "{username}" got a new password.'),
    AccountChange.AWAY: gettext_noop(
        'your account "{username}" got another e-mail address: this is the last letter to the one '
        "before."
    ),
    AccountChange.HERE: gettext_noop('your account "{username}" got this e-mail address.'),
    AccountChange.ASKED: gettext_noop(
        'your account "{username}" is about to get another e-mail address, once it is confirmed '
        "there."
    ),
    AccountChange.CONFIRM: gettext_noop(
        'your account "{username}" is about to get this e-mail address.'
    ),
    AccountChange.JOINED: gettext_noop(
        'your account "{username}" was signed in to through an identity provider for the first '
        "time, and belongs to your account there from now on."
    ),
    AccountChange.UNJOINED: gettext_noop(
        'your account "{username}" is no longer signed in to through one of its identity providers.'
    ),
    AccountChange.EMERGENCY: gettext_noop(
        "somebody signed in by password to an account that is kept for emergencies, past the "
        "identity provider."
    ),
    AccountChange.FACTOR: gettext_noop(
        'your account "{username}" got a second factor for signing in.'
    ),
    AccountChange.NO_FACTOR: gettext_noop(
        'your account "{username}" lost a second factor for signing in.'
    ),
    AccountChange.CODES: gettext_noop('your account "{username}" got new recovery codes.'),
    AccountChange.CODE_USED: gettext_noop(
        'a recovery code of your account "{username}" took the place of its second factor.'
    ),
    AccountChange.KEY: gettext_noop(
        'your account "{username}" got the signing key "{key}", with which records are signed in '
        "your name."
    ),
    AccountChange.UNKEY: gettext_noop(
        'the signing key "{key}" of your account "{username}" was removed. What it signed stays '
        "signed."
    ),
    AccountChange.KEY_BACK: gettext_noop(
        'a signature with the signing key "{key}" of the account "{username}" was refused, because '
        "the key counted backwards: there may be a copy of it. Remove the key, and find out who "
        "has the other one."
    ),
}
_LETTER = gettext_noop("""\
Hello {name},

{change}
When: {when}
By: {by}

""")
_TOKEN_EXPIRES = gettext_noop("""\
Hello {name},

the API token "{token}" of the account "{username}" expires on {when}. From then on programs that
send it are refused. Its owner rotates it here and gives the new one to the program:

  {link}
""")
_NOTICE = gettext_noop("""\
If you know of it there is nothing to do. If not, tell a system admin at once, and set a new
password here:

  {forgotten}
""")
_ALARM = gettext_noop("""\
If you know of it there is nothing to do. If not, tell a system admin at once.
""")
_CONFIRM = gettext_noop("""\
Sign in and confirm it here within {hours} hours:

  {link}

If you did not ask for this, do nothing: the address of the account stays as it is.
""")


def due() -> list[int]:
    """The letters that nobody holds."""
    return list(_free().values_list("pk", flat=True)[:_MOST_LETTERS])


def _free() -> QuerySet[AccountLetter]:
    free = Q(lease_until=None) | Q(lease_until__lt=timezone.now())
    return AccountLetter.objects.filter(free)


def send(pk: int) -> bool:
    """Whether this call took the letter and is done with it."""
    if not _free().filter(pk=pk).update(lease_until=timezone.now() + _LEASE):
        return False
    letter = AccountLetter.objects.select_related(
        "user", "by", "token__owner", "signing_key__owner"
    ).get(pk=pk)
    try:
        _mail(letter)
    except (OSError, SMTPException) as error:
        if letter.happened_at > timezone.now() - _TRIED_FOR:
            # The lease is left to run out: that is the pause before the next try.
            log.warning("letter %s about an account did not go, it is tried again: %s", pk, error)
            return False
        log.error("letter %s about an account is given up after %s: %s", pk, _TRIED_FOR, error)
    letter.delete()
    return True


def _mail(letter: AccountLetter) -> None:
    with translation.override(language.of(letter.user)):
        change = AccountChange(letter.change)
        message = _token_expires(letter.user, letter.token) if letter.token else _told(letter)
        if message:
            send_mail(_(_SUBJECT[change]), message, settings.DEFAULT_FROM_EMAIL, [letter.address])


def _token_expires(user: User, token: ApiToken) -> str | None:
    """None for one that was revoked or replaced meanwhile."""
    if token.expires_at is None or token.revoked_at or token.successors.exists():
        return None
    return _(_TOKEN_EXPIRES).format(
        name=_name(user),
        token=plain(token.name, _LONGEST_NAME),
        username=plain(token.owner.get_username(), _LONGEST_NAME),
        when=_moment(token.expires_at),
        link=settings.BASE_URL + reverse("tokens"),
    )


def _told(letter: AccountLetter) -> str | None:
    change = AccountChange(letter.change)
    text = _confirmation_request(letter) if change == AccountChange.CONFIRM else _notice(change)
    return text and _head(letter, change) + text


def _moment(at: datetime) -> str:
    local = timezone.localtime(at)
    return f"{date_format(local, 'DATETIME_FORMAT')} {local:%Z}"


def _head(letter: AccountLetter, change: AccountChange) -> str:
    key = letter.signing_key
    username = plain((key.owner if key else letter.user).get_username(), _LONGEST_NAME)
    called = plain(key.name, _LONGEST_NAME) if key else ""
    return _(_LETTER).format(
        name=_name(letter.user),
        change=_(_WHAT_CHANGED[change]).format(username=username, key=called),
        when=_moment(letter.happened_at),
        by=_who(letter),
    )


def _notice(change: AccountChange) -> str:
    if change in {AccountChange.JOINED, AccountChange.EMERGENCY}:
        return _(_ALARM)
    forgotten = settings.BASE_URL + reverse("password-forgotten")
    return _(_NOTICE).format(forgotten=forgotten)


def _confirmation_request(letter: AccountLetter) -> str | None:
    """None when the change was cancelled, replaced or confirmed meanwhile."""
    change = email_changes.pending(letter.user)
    if change is None or change.address != letter.address:
        return None
    link = settings.BASE_URL + email_changes.path_of(change)
    return _(_CONFIRM).format(hours=email_changes.HOURS, link=link)


def _who(letter: AccountLetter) -> str:
    if letter.source:
        return _("the directory of your company ({source})").format(source=letter.source)
    if letter.by is None:
        return _("a command on the server")
    if letter.by == letter.user:
        return _("you, or somebody who got in as you")
    return _name(letter.by)


def _name(user: User) -> str:
    return plain(user.get_full_name() or user.get_username(), _LONGEST_NAME)
