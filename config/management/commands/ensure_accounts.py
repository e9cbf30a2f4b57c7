"""`manage.py ensure_accounts`: the first accounts, their roles and a token for programs."""

from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import transaction

from accounts import grants, tokens
from accounts.models import UserRole
from accounts.tokens import Scope
from config.credentials import (
    PEOPLE,
    Credentials,
    UnreadableCredentials,
    credentials_file,
    forget_changed_password,
)
from config.embedded.homes import replace_file, write_once

SERVICE = "ingest"
TOKEN_NAME = "first token"  # noqa: S105


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
        if renew:
            self._renew()
            return
        people = User.objects.filter(username__in=PEOPLE)
        if not credentials_file().exists() and people.exists():
            self.stdout.write(
                f"The accounts exist, but {credentials_file()} does not, so their passwords are "
                "unknown. Run `manage.py ensure_accounts --renew` for new ones."
            )
            return
        made = _ensure_accounts(_read_or_write_credentials())
        if made:
            self.stdout.write(
                f"Created {', '.join(made)}; the passwords are in {credentials_file()}"
            )
        # Changed where the home cannot be written, or by an older version.
        for user in people.filter(sign_in_stamp__must_change=False):
            forget_changed_password(user)

    def _renew(self) -> None:
        credentials_file().unlink(missing_ok=True)
        credentials = _read_or_write_credentials()
        with transaction.atomic():
            for token in tokens.find_tokens_by_name(TOKEN_NAME):
                tokens.revoke_token(token)
            for account in credentials.accounts.values():
                _set_known_password(account)
            _ensure_accounts(credentials)
        self.stdout.write(
            f"New passwords and a new token are in {credentials_file()}; the old ones no longer "
            "work."
        )


def _read_or_write_credentials() -> Credentials:
    """The credentials of the file, which is written first if missing: accounts without known
    passwords are worse than a file without accounts."""
    credentials_file().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    text = credentials_file().read_text() if credentials_file().exists() else ""
    if not text:
        text = write_once(credentials_file(), Credentials.generate().to_json())
    try:
        return Credentials.read(text)
    except UnreadableCredentials as error:
        raise CommandError(
            f"{credentials_file()} is not a file of credentials ({error}). Put back the one that "
            "was there, or run `manage.py ensure_accounts --renew` for a new one."
        ) from error


@transaction.atomic
def _ensure_accounts(credentials: Credentials) -> list[str]:
    """The names of what it made."""
    names = [SERVICE, *(account["username"] for account in credentials.accounts.values())]
    present = set(User.objects.filter(username__in=names).values_list("username", flat=True))
    made = []
    for name, account in credentials.accounts.items():
        if account["username"] not in present:
            if "password" not in account:
                credentials.give_password(name)
                replace_file(credentials_file(), credentials.to_json())
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


def _set_known_password(account: dict[str, str]) -> None:
    user = User.objects.filter(username=account["username"]).first()
    if user is not None:
        user.set_password(account["password"])
        user.save(update_fields=["password"])
        grants.require_new_password(user)


def _ensure_token(plain: str) -> list[str]:
    if tokens.is_stored(plain):
        return []
    owner = User.objects.get(username=SERVICE)
    scopes = [Scope.INGEST, Scope.READ, Scope.WEBHOOKS]
    tokens.store_token(plain, name=TOKEN_NAME, owner=owner, scopes=scopes)
    return ["an API token"]
