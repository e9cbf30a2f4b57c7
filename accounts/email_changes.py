"""Changes of one's e-mail address: with one's password, and a link sent to the new address.

A link to a new password goes to that address, so whoever changes it can take the account over.
The old address gets a letter at once, and the change counts once its link is opened by somebody
who is signed in to the account: a mistyped address gives the account to nobody.
"""

from datetime import timedelta
from functools import partial
from uuid import UUID

from django.contrib.auth.models import User
from django.core import signing
from django.db import transaction
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from limits import RateLimitItemPerHour

from accounts import grants
from accounts.models import AccountChange, AddressChange, RoleAction
from accounts.password_reset import LinkRefused, mails
from web.rate_limits import if_counted, limiter

HOURS = 24
_SALT = "accounts.email_changes"
_PER_PERSON = RateLimitItemPerHour(5)
# Whoever secures an account by one of these ends what an intruder began before.
_ENDED_BY = [RoleAction.DEACTIVATE, RoleAction.EMAIL, RoleAction.PASSWORD, RoleAction.CHANGE]


def pending(user: User) -> AddressChange | None:
    """The change that `user` may still confirm."""
    since = timezone.now() - timedelta(hours=HOURS)
    asked = AddressChange.objects.filter(user=user, user__is_active=True, asked_at__gt=since)
    change = asked.first()
    if change and user.role_events.filter(action__in=_ENDED_BY, at__gte=change.asked_at).exists():
        return None
    return change


def ask(user: User, address: str) -> bool:
    """Whether `address` has to be confirmed. `user` gave their password just now.

    An empty address needs no letter, and where no letters leave the machine none can be confirmed:
    both count at once. Raises LinkRefused after too many letters.
    """
    if not (address and mails()):
        grants.set_email(user=user, email=address, by=user)
        return False
    if_counted(partial(_count, user))
    with transaction.atomic():
        AddressChange.objects.filter(user=user).delete()
        AddressChange.objects.create(user=user, address=address)
        grants.note(RoleAction.NEW_EMAIL, user, user)
        grants.write_letter(user, AccountChange.ASKED, user.email, user)
        grants.write_letter(user, AccountChange.CONFIRM, address, user)
    return True


def _count(user: User) -> None:
    if not limiter().hit(_PER_PERSON, "email-change", str(user.pk)):
        raise LinkRefused(
            _("Too many changes were asked for. Open the newest letter, or wait an hour.")
        )


@transaction.atomic
def cancel(user: User) -> bool:
    """Whether a change was under way."""
    under_way = pending(user) is not None
    AddressChange.objects.filter(user=user).delete()
    if under_way:
        grants.note(RoleAction.KEEP_EMAIL, user, user)
    return under_way


def path_of(change: AddressChange) -> str:
    return reverse("email-confirm", args=[signing.dumps(str(change.pk), salt=_SALT)])


def named(user: User, token: str) -> AddressChange | None:
    """The change of `user` that a link is of, while it may be confirmed."""
    try:
        key = UUID(signing.loads(token, salt=_SALT))
    except signing.BadSignature:
        return None
    change = pending(user)
    return change if change and change.pk == key else None


@transaction.atomic
def confirm(change: AddressChange) -> bool:
    """Whether this call took it: of two at once, one does."""
    taken, _ = AddressChange.objects.filter(pk=change.pk).delete()
    if taken:
        grants.set_email(user=change.user, email=change.address, by=change.user)
    return bool(taken)
