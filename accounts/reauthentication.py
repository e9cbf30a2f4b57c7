"""Reauthentication, before a change to an account or a signature.

An open session only proves that a user signed in some time ago. A password, a second factor or a
sign-in at the identity provider within the last `RECENT_SECONDS` seconds proves that they are there
now. allauth records these in the session, so that its own pages and ours agree.
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

from accounts.providers import can_use_password, find_linked_providers
from web.pages import signed_in_user

RECENT_SECONDS = 300
# What proves who a user is; a link in a letter, or of a first sign-in, does not.
_PROOFS = frozenset({"password", "mfa", "provider"})


def is_recent(request: HttpRequest) -> bool:
    """Whether the user proved who they are in this session; a clock set back ends it."""
    records = get_authentication_records(request, signed_in_user(request))
    given = [each["at"] for each in records if each["method"] in _PROOFS]
    return bool(given) and 0 <= time.time() - given[-1] < RECENT_SECONDS


class PasswordCheck:
    """Checks the signed-in user's password. `asked_instead` are the identity providers to ask if
    the user has no password, or may not use it."""

    def __init__(self, request: HttpRequest) -> None:
        self._request, user = request, signed_in_user(request)
        local = user.has_usable_password() and can_use_password(user.get_username())
        self.asked_instead = [] if local else find_linked_providers(user)

    def __call__(self, password: str) -> None:
        """Raises ValidationError."""
        confirm_password(self._request, password)


def confirm_password(request: HttpRequest, password: str) -> None:
    """Counts for sign-in's rate limit. Raises ValidationError."""
    if not get_adapter().reauthenticate(signed_in_user(request), password):
        raise ValidationError(_("Wrong password. Try again."))
    reauthenticate_by_password(request)


def note_provider(request: HttpRequest, user: User, *, at: float, anew: bool = False) -> None:
    """Record that the identity provider confirmed `user`; `anew` means in an open session.

    `at` is when it did so (Unix time): the answer may come later. Its clock may be ahead.
    """
    at = min(at, time.time())
    record_authentication(request, user, "provider", at=at, reauthenticated=anew or None)
