"""What runs once the database answers and before the server starts.

One process instead of four `manage.py`: importing Django is most of what each would cost.
Run as `python -m config.embedded.prepare`; exits 1 with Django's own message when a check fails.
"""

import os
import sys

import django
from django.conf import settings
from django.core.management import CommandError, call_command
from django.core.management.base import SystemCheckError
from django.db import DEFAULT_DB_ALIAS, Error

from config.embedded.homes import FIRST_SIGN_IN, write_once
from web.database import advisory_lock

_PREPARE_LOCK = 6_025_417_001  # the number of an advisory lock


def prepare_database() -> None:
    # Errors are raised; what is not one goes to the log alone.
    call_command("check", databases=[_database_owner()], stderr=sys.stdout)
    # Another node that starts on the same empty database waits, and finds it prepared.
    with advisory_lock(_PREPARE_LOCK, wait=True):
        _set_up_database()


def _set_up_database() -> None:
    # Also with none pending: the start before may have ended after the last one and before the
    # roles got their rights.
    call_command("migrate", interactive=False, skip_checks=True)
    call_command("ensure_accounts")
    call_command("log_key")
    call_command("load_samples")
    _note_first_sign_in()


def _note_first_sign_in() -> None:
    """Write it to a private file: standard output is a log, which is kept."""
    from accounts import first_sign_in  # noqa: PLC0415 - Django has to be set up

    note = settings.COUNTERSIGN_HOME / FIRST_SIGN_IN
    note.unlink(missing_ok=True)
    link = first_sign_in.make_sign_in_link("reviewer")
    if link:
        write_once(note, link)


def _database_owner() -> str:
    """Before `migrate`, the application may have no right to see what a database is."""
    return "owner" if "owner" in settings.DATABASES else DEFAULT_DB_ALIAS


def main() -> int:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    try:
        prepare_database()
    except (CommandError, SystemCheckError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except Error as error:
        first, *_ = str(error).splitlines()
        sys.stderr.write(f"The database does not do what it should (DATABASE_URL): {first}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
