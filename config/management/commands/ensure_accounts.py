"""`manage.py ensure_accounts`: the first accounts, their roles and a token for programs."""

import json
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from accounts import grants, tokens
from accounts.models import UserRole
from accounts.tokens import Scope
from config.embedded.homes import write_once

SERVICE = "ingest"
TOKEN_NAME = "first token"  # noqa: S105
FILE = "credentials.json"
# The account, also its key in the file, and its roles.
PEOPLE = {
    "admin": (UserRole.SYSTEM_ADMIN, UserRole.LEAD, UserRole.GUIDELINE_ADMIN),
    "reviewer": (UserRole.REVIEWER,),
    "author": (UserRole.AUTHOR,),
}


@dataclass(frozen=True)
class Credentials:
    """What is in the file: a user name and password for each of PEOPLE, and a token."""

    accounts: dict[str, dict[str, str]]
    api_token: str

    @classmethod
    def generate(cls) -> "Credentials":
        accounts = {
            name: {"username": name, "password": secrets.token_urlsafe(18)} for name in PEOPLE
        }
        return cls(accounts, tokens.generate())

    @classmethod
    def read(cls, text: str) -> "Credentials":
        """Raises ValueError, KeyError or TypeError for a file of another form."""
        content = json.loads(text)
        accounts = {name: _account(content[name]) for name in PEOPLE}
        return cls(accounts, str(content["api_token"]))

    def written(self) -> str:
        return json.dumps({**self.accounts, "api_token": self.api_token}, indent=2) + "\n"


def _account(content: dict[str, Any]) -> dict[str, str]:
    return {"username": str(content["username"]), "password": str(content["password"])}


class Command(BaseCommand):
    help = (
        "Creates an admin, a reviewer, an author and an API token, and writes their credentials to "
        "COUNTERSIGN_HOME/credentials.json (mode 0600). Existing accounts stay. A new database "
        "gets the accounts of the file."
    )

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--renew",
            action="store_true",
            help="write a new file with new passwords and a new token for programs",
        )

    def handle(self, *_: Any, renew: bool = False, **__: Any) -> None:
        path = settings.COUNTERSIGN_HOME / FILE
        if renew:
            self._renew(path)
            return
        if not path.exists() and User.objects.filter(username__in=PEOPLE).exists():
            self.stdout.write(
                f"The accounts exist, but {path} does not, so their passwords are unknown. "
                "Run `manage.py ensure_accounts --renew` for new ones."
            )
            return
        made = _ensure(_credentials(path))
        if made:
            self.stdout.write(f"Created {', '.join(made)}; the passwords are in {path}")

    def _renew(self, path: Path) -> None:
        path.unlink(missing_ok=True)
        credentials = _credentials(path)
        with transaction.atomic():
            for token in tokens.named(TOKEN_NAME):
                tokens.revoke(token)
            for account in credentials.accounts.values():
                _set_password(account)
            _ensure(credentials)
        self.stdout.write(
            f"New passwords and a new token are in {path}; the old ones no longer work."
        )


def _credentials(path: Path) -> Credentials:
    """The credentials of the file, which is written first if missing: accounts without known
    passwords are worse than a file without accounts."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    text = path.read_text() if path.exists() else ""
    if not text:
        text = write_once(path, Credentials.generate().written())
    try:
        return Credentials.read(text)
    except (ValueError, KeyError, TypeError) as error:
        raise CommandError(
            f"{path} is not a file of credentials ({type(error).__name__}: {error}). Put back the "
            "one that was there, or run `manage.py ensure_accounts --renew` for a new one."
        ) from error


@transaction.atomic
def _ensure(credentials: Credentials) -> list[str]:
    """The names of what it made."""
    names = [SERVICE, *(account["username"] for account in credentials.accounts.values())]
    present = set(User.objects.filter(username__in=names).values_list("username", flat=True))
    made = []
    for name, account in credentials.accounts.items():
        if account["username"] not in present:
            _make_person(account, PEOPLE[name], is_admin=name == "admin")
            made.append(account["username"])
    if SERVICE not in present:
        # Without a password it cannot sign in: only its tokens act.
        User.objects.create_user(SERVICE)
    return made + _ensure_token(credentials.api_token)


def _make_person(account: dict[str, Any], granted: tuple[UserRole, ...], *, is_admin: bool) -> None:
    """The admin also opens Django's own administration, for what our pages do not show."""
    user = grants.make_account(**account, granted=granted, by=None)
    if is_admin:
        User.objects.filter(pk=user.pk).update(is_staff=True, is_superuser=True)


def _set_password(account: dict[str, str]) -> None:
    user = User.objects.filter(username=account["username"]).first()
    if user is not None:
        user.set_password(account["password"])
        user.save(update_fields=["password"])
        grants.require_new_password(user)


def _ensure_token(plain: str) -> list[str]:
    if tokens.exists(plain):
        return []
    owner = User.objects.get(username=SERVICE)
    scopes = [Scope.INGEST, Scope.READ, Scope.WEBHOOKS]
    tokens.keep(plain, name=TOKEN_NAME, owner=owner, scopes=scopes)
    return ["an API token"]
