"""Which account the services run under.

PostgreSQL refuses to run as root, so root hands it (and Redis) to an account that already exists.
No account is made and no permission of a directory that is not ours is changed.
"""

import os
import pwd
import subprocess
from dataclasses import dataclass
from pathlib import Path

from config.embedded import ServiceError

PREFERRED = ("postgres", "nobody")


@dataclass(frozen=True)
class Account:
    """The user a service runs as; `switched` when that is not the user we are."""

    name: str
    uid: int
    gid: int
    switched: bool

    def take(self, path: Path) -> None:
        """Give `path`, which we just made, to this account."""
        if self.switched:
            os.chown(path, self.uid, self.gid, follow_symlinks=False)

    def can_reach(self, path: Path) -> bool:
        """Whether this account may enter the directory, or execute the file, `path`."""
        if not self.switched:
            return os.access(path, os.X_OK)
        # Asking as the account itself also answers for ACLs and for security modules.
        answer = subprocess.run(  # noqa: S603 (a fixed program)
            ["/bin/sh", "-c", 'test -x "$1"', "sh", str(path)],
            user=self.uid,
            group=self.gid,
            extra_groups=[],
            cwd="/",
            check=False,
        )
        return answer.returncode == 0


def service_account() -> Account:
    """Ourselves, or for root the first of `PREFERRED` that exists.

    Raises ServiceError when root finds none of them.
    """
    if os.geteuid() != 0:
        return Account(str(os.geteuid()), os.geteuid(), os.getegid(), switched=False)
    for name in PREFERRED:
        entry = _lookup(name)
        if entry is not None:
            return Account(name, entry.pw_uid, entry.pw_gid, switched=True)
    raise ServiceError(
        f"PostgreSQL does not run as root, and no account {' or '.join(PREFERRED)} exists to run "
        "it. Start as an ordinary user, or set DATABASE_URL."
    )


def _lookup(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None
