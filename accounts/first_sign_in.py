"""The first sign-in: `make run` prints a link, so that a newcomer needs no password from a file.

It works once, for `PASSWORD_RESET_TIMEOUT` seconds, and only for an account that has not been
signed in to. A person who can read the terminal could also read the file of passwords.
"""

from django.conf import settings
from django.contrib.auth.models import User
from django.urls import reverse
from django.utils.encoding import force_bytes
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode

from accounts.password_links import LinkTokens


class _Tokens(LinkTokens):
    """A sign-in changes the hashed value, and so ends the token."""

    key_salt = "accounts.first_sign_in"


_TOKENS = _Tokens()


def make_sign_in_link(username: str) -> str | None:
    """None for an account that does not exist, is inactive or has signed in."""
    user = User.objects.filter(username=username, is_active=True, last_login=None).first()
    if user is None:
        return None
    key = urlsafe_base64_encode(force_bytes(user.pk))
    path = reverse("first-sign-in", args=[key, _TOKENS.make_token(user)])
    return settings.BASE_URL + path


def find_user(key: str, token: str) -> User | None:
    """The user of the link; None if it is invalid, used or expired."""
    try:
        pk = int(urlsafe_base64_decode(key))
    except ValueError:
        return None
    user = User.objects.filter(pk=pk, is_active=True, last_login=None).first()
    return user if user and _TOKENS.check_token(user, token) else None
