"""Validators for new passwords, in addition to Django's.

A password is long, of any characters, in no list of breached ones, and not made of words that are
easy to guess (NIST SP 800-63B-4, section 3.1.1.2). No rule asks for kinds of characters or regular
changes: both lead to worse passwords.
"""

import hashlib
import mmap
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth.hashers import check_password
from django.core.exceptions import ValidationError
from django.utils.translation import gettext

from accounts.sessions import has_given_password

_OWN_WORDS = ("countersign", "transcript", "summary", "reviewer", "admin", "password", "welcome")
_MIN_OTHER_CHARACTERS = 8  # characters beyond guessable words
_MIN_WORD_LENGTH = 4
_DIGEST_LENGTH = 40  # characters of a SHA-1 in hexadecimal


def guessable_words() -> list[str]:
    """Words of the product, of the installation's address and of its operator, longest first."""
    host = urlsplit(settings.BASE_URL).hostname or ""
    words = {*_OWN_WORDS, *host.split("."), *(word.casefold() for word in settings.PASSWORD_WORDS)}
    return sorted((word for word in words if len(word) >= _MIN_WORD_LENGTH), key=len, reverse=True)


class GuessableWordsValidator:
    """Refuses a password that is mostly words of `guessable_words`."""

    def validate(self, password: str, user: object = None) -> None:
        folded = rest = password.casefold()
        for word in guessable_words():
            rest = rest.replace(word, "")
        if rest != folded and len(rest) < _MIN_OTHER_CHARACTERS:
            raise ValidationError(self.get_help_text(), code="password_guessable")

    def get_help_text(self) -> str:
        return gettext("Add eight characters besides the company or product name.")


class PasswordOfOthersValidator:
    """Refuses a password that another person set, where its owner must choose a new one."""

    def validate(self, password: str, user: Any = None) -> None:
        if has_given_password(user) and check_password(password, user.password):
            raise ValidationError(
                gettext("Choose a new password that only you know."),
                code="password_of_others",
            )

    def get_help_text(self) -> str:
        return gettext("Choose a password that only you know.")


class BreachedPasswordsValidator:
    """Refuses passwords in the installation's list of breached ones, if it has one.

    The list is a sorted file of SHA-1 digests in hexadecimal, one a line, with or without `:COUNT`,
    as the downloader of Have I Been Pwned writes it. It is searched in place.
    """

    def validate(self, password: str, user: object = None) -> None:
        path = settings.BREACHED_PASSWORDS
        # SHA-1, as in the list: it looks passwords up and protects none.
        digest = hashlib.sha1(password.encode(), usedforsecurity=False).hexdigest().upper()
        if path and has_line_with_prefix(path, digest):
            raise ValidationError(
                gettext("This password is known from a breach. Choose another."),
                code="password_breached",
            )

    def get_help_text(self) -> str:
        return gettext("Passwords from known breaches are refused.")


def has_line_with_prefix(path: str, digest: str) -> bool:
    """Whether a line of a sorted file begins with `digest`, by binary search over its bytes.

    Raises OSError if the file cannot be read, ValueError if it is empty.
    """
    wanted = digest.encode()
    with (
        Path(path).open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as lines,
    ):
        low, high = 0, len(lines)
        while low < high:
            start = lines.rfind(b"\n", low, (low + high) // 2) + 1 or low
            end = lines.find(b"\n", start)
            end = high if end < 0 else end
            found = lines[start : start + _DIGEST_LENGTH].upper()
            if found == wanted:
                return True
            low, high = (end + 1, high) if found < wanted else (low, start)
    return False
