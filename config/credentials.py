"""`credentials.json` in the home: the first accounts with their passwords, and a token.

A password leaves the file when its owner changes it: it opens nothing then, and people use parts of
an old password again.
"""

import json
import logging
import secrets
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.hashers import check_password
from django.contrib.auth.models import User
from django.db import transaction
from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts import tokens
from accounts.models import UserRole
from config.embedded.homes import replace_file

log = logging.getLogger(__name__)

# The account, also its key in the file, and its roles.
PEOPLE = {
    "admin": (UserRole.SYSTEM_ADMIN, UserRole.LEAD, UserRole.GUIDELINE_ADMIN),
    "reviewer": (UserRole.REVIEWER,),
    "author": (UserRole.AUTHOR,),
}


class UnreadableCredentials(ValueError):
    """The file has another form."""


@dataclass(frozen=True)
class Credentials:
    """What is in the file: for each of PEOPLE a user name, and a password until it is changed; and
    a token."""

    accounts: dict[str, dict[str, str]]
    api_token: str

    @classmethod
    def generate(cls) -> "Credentials":
        accounts = {name: {"username": name, "password": _generate_password()} for name in PEOPLE}
        return cls(accounts, tokens.generate_token())

    @classmethod
    def read(cls, text: str) -> "Credentials":
        """Raises NoCredentials."""
        try:
            content = json.loads(text)
            accounts = {name: _parse_account(content[name]) for name in PEOPLE}
            return cls(accounts, str(content["api_token"]))
        except (ValueError, KeyError, TypeError) as error:
            raise UnreadableCredentials(f"{type(error).__name__}: {error}") from error

    def to_json(self) -> str:
        return json.dumps({**self.accounts, "api_token": self.api_token}, indent=2) + "\n"

    def give_password(self, name: str) -> None:
        self.accounts[name]["password"] = _generate_password()


def credentials_file() -> Path:
    home: Path = settings.COUNTERSIGN_HOME
    return home / "credentials.json"


def _generate_password() -> str:
    return secrets.token_urlsafe(18)


def _parse_account(content: dict[str, Any]) -> dict[str, str]:
    given = {"username": content["username"], "password": content.get("password")}
    return {name: str(value) for name, value in given.items() if value is not None}


@receiver(post_save, sender=User)
def _forget_after_commit(instance: User, created: bool, update_fields: Any, **_: Any) -> None:
    if not created and (update_fields is None or "password" in update_fields):
        transaction.on_commit(partial(forget_changed_password, instance))


def forget_changed_password(user: User) -> None:
    """Remove the first password of `user` from the file if it no longer signs in.

    Logs a file that cannot be read or written: the change itself is done.
    """
    try:
        credentials = Credentials.read(credentials_file().read_text())
        for account in credentials.accounts.values():
            first = account.get("password")
            named = account["username"] == user.get_username()
            if named and first and not check_password(first, user.password):
                del account["password"]
                replace_file(credentials_file(), credentials.to_json())
    except FileNotFoundError:
        return
    except (OSError, UnreadableCredentials) as error:
        log.warning("%s may still have a password that was changed: %s", credentials_file(), error)
