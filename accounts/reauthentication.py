"""Who is signed in proves it anew: what changes an account or signs may ask for it.

A session that was left open in a browser proves that somebody signed in some time ago. A password,
a second factor or a sign-in at the identity provider, given in it within the last `RECENT` seconds,
proves that they are there now.
allauth keeps what was given in the session, so that its own pages and ours agree.
"""

import time

from allauth.account.adapter import get_adapter
from allauth.account.internal.flows.login import (
    get_authentication_records,
    record_authentication,
)
from allauth.account.internal.flows.reauthentication import reauthenticate_by_password
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts.providers import may_use_password, providers_of
from web.pages import person

RECENT = 300
# How somebody proves who they are; a link in a letter, or of a first sign-in, does not.
_PROOFS = frozenset({"password", "mfa", "provider"})


def is_recent(request: HttpRequest) -> bool:
    """Whether who is signed in proved it in this session; a clock that was set back ends it."""
    records = get_authentication_records(request, person(request))
    given = [each["at"] for each in records if each["method"] in _PROOFS]
    return bool(given) and 0 <= time.time() - given[-1] < RECENT


class PasswordCheck:
    """Checks the password of whoever asks; `asked_instead` are the identity providers that are to
    be asked who it is of somebody who has none, or may not use it."""

    def __init__(self, request: HttpRequest) -> None:
        self._request, user = request, person(request)
        local = user.has_usable_password() and may_use_password(user.get_username())
        self.asked_instead = [] if local else providers_of(user)

    def __call__(self, password: str) -> None:
        """Raises ValidationError."""
        check(self._request, password)


def check(request: HttpRequest, password: str) -> None:
    """Under the rate limit of sign-in. Raises ValidationError."""
    if not get_adapter().reauthenticate(person(request), password):
        raise ValidationError(_("Wrong password. Try again."))
    reauthenticate_by_password(request)


def note_provider(request: HttpRequest, user: User, *, at: float, anew: bool = False) -> None:
    """The identity provider asked `user` who they are; `anew`, in a session of theirs.

    `at` is when it did so: the answer may have been under way for a while. Its clock may be ahead.
    """
    at = min(at, time.time())
    record_authentication(request, user, "provider", at=at, reauthenticated=anew or None)
