"""Changes to how somebody signs in, their events, and the letters that tell them: none without the
others."""

from django.contrib.auth.models import User
from django.db import transaction

from accounts import grants
from accounts.models import AccountLetter, Change


@transaction.atomic
def set_email(*, user: User, email: str, by: User | None) -> bool:
    """Whether it is another address than before; both are told. Raises PermissionDenied."""
    before = User.objects.select_for_update().get(pk=user.pk).email
    if not grants.set_email(user=user, email=email, by=by):
        return False
    write(user, Change.AWAY, before, by)
    write(user, Change.HERE, email, by)
    return True


def note_password(*, user: User, by: User, by_link: bool = False) -> None:
    """In the transaction that sets it."""
    grants.note_password(user, by, by_link=by_link)
    write(user, Change.PASSWORD, user.email, by)


def write(user: User, change: Change, address: str, by: User | None) -> None:
    if address:
        AccountLetter.objects.create(user=user, change=change, address=address, by=by)
