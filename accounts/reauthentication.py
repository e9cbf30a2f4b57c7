"""Who is signed in gives their password again: what changes an account or signs may ask for it.

A session that was left open in a browser proves that somebody signed in some time ago. Its
password, given in it within the last `RECENT` seconds, proves that they are there now.
"""

import time
from collections.abc import Callable

from django.core.exceptions import ValidationError
from django.http import HttpRequest
from django.utils.translation import gettext as _

from accounts.rate_limits import limited
from web.pages import person

PasswordCheck = Callable[[str], None]

RECENT = 300
_KEY = "password_given_at"


def note(request: HttpRequest) -> None:
    """The password was right just now. A link to a first sign-in is no password."""
    request.session[_KEY] = time.time()


def is_recent(request: HttpRequest) -> bool:
    """Whether the password was given in this session; a clock that was set back ends it."""
    given = request.session.get(_KEY)
    return given is not None and 0 <= time.time() - given < RECENT


def check(request: HttpRequest, password: str) -> None:
    """Under the rate limit of sign-in.

    Raises ValidationError for a wrong password, TooManyTries for one that is not checked.
    """
    user = person(request)

    def right() -> None:
        if not user.check_password(password):
            raise ValidationError(_("This is not your password. Write it again."))

    limited(user.get_username(), request, right)
    note(request)
