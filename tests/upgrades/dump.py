"""Keeps the database of this version, for the test that upgrades it to every later one.

    .venv/bin/python -m tests.upgrades.dump

Run it when a version is released; until then, whenever a migration of it is changed. It writes
`VERSION.sql` (schema, and the rows of a record and of a case that waits) and `VERSION.vkey`, the
key that verifies its log.
"""

import os
import re
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path

import django

from config.embedded.homes import make_home
from config.embedded.services import Services

HERE = Path(__file__).parent
# The first has a random word; an older psql or server knows none of them.
_UNSTABLE = re.compile(r"^(\\(un)?restrict .*|SET transaction_timeout = .*)\n", re.MULTILINE)


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="countersign-dump-") as name:
        Path(name).chmod(0o711)
        home = make_home(Path(name, "home"))
        services = Services(home, durable=False)
        os.environ["COUNTERSIGN_HOME"] = str(home)
        # Which cases are rated blind follows from their random ids.
        os.environ["COUNTERSIGN_BLIND_SHARE"] = "0"
        os.environ["DJANGO_SECRET_KEY"] = secrets.token_urlsafe(50)
        os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings"
        try:
            os.environ.update(services.start())
            django.setup()
            _write()
        finally:
            services.stop()
    return 0


def _write() -> None:
    from django.core.management import call_command

    from config import backups, postgres_programs
    from tests.api.cases import approved, new_case
    from tests.factories import cases
    from transparency import keys, log

    call_command("migrate", verbosity=0)
    keys.ensure("countersign.example/log")
    rita = cases.user("rita", "reviewers")
    approved("call-1", reviewer=rita)
    log.checkpoint(wait=True)
    new_case("waiting")
    with tempfile.TemporaryDirectory() as name:
        whole = Path(name, "whole")
        postgres_programs.dump(whole, lambda _: None)
        command = [*postgres_programs.restoring(), "--file=-", str(whole)]
        script = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    place = HERE / f"{backups.version()}.sql"
    place.write_text(_UNSTABLE.sub("", script))
    place.with_suffix(".vkey").write_text(f"{keys.verifiers()[0]}\n")
    sys.stdout.write(f"{place}: {place.stat().st_size:,} bytes\n")


if __name__ == "__main__":
    sys.exit(main())
