"""The first sign-in: a link that `make run` prints, so that a newcomer needs no password of a file.

It works once and for `PASSWORD_RESET_TIMEOUT` seconds, and is made only for an account that nobody
has signed in with. Whoever can read the terminal could read the file of passwords as well.
"""

from django.conf import settings
from django.contrib.auth.models import User
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode

from accounts.password_links import LinkTokens


class _Tokens(LinkTokens):
    """A sign-in changes what the token is made of, and so ends it."""

    key_salt = "accounts.first_sign_in"


_TOKENS = _Tokens()


def link_for(username: str) -> str | None:
    """None for an account that somebody has signed in with, or that there is not."""
    user = User.objects.filter(username=username, is_active=True, last_login=None).first()
    if user is None:
        return None
    key = urlsafe_base64_encode(force_bytes(user.pk))
    path = reverse("first-sign-in", args=[key, _TOKENS.make_token(user)])
    return settings.BASE_URL + path


def user_of(key: str, token: str) -> User | None:
    """Whose link it is; None for one that does not work, or no more."""
    try:
        pk = int(urlsafe_base64_decode(key))
    except ValueError:
        return None
    user = User.objects.filter(pk=pk, is_active=True, last_login=None).first()
    return user if user and _TOKENS.check_token(user, token) else None
