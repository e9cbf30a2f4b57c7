"""The key that signs checkpoints and packs: a file outside the database, or your own service.

The directory holds `log.key` (mode 0600), `log.vkeys` (the verifier keys, newest first) and
`signed`, the last signed checkpoint. The next one must continue it, so that a restored or rewritten
database gets no signature.
"""

import os
import stat
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Info, register
from django.utils.module_loading import import_string

from records.log.notes import SecretKey, Signer, Verifier

_KEY, _VERIFIERS, _SIGNED = "log.key", "log.vkeys", "signed"
_OTHERS_ACCESS = stat.S_IRWXG | stat.S_IRWXO
_REMEDY = "Run `manage.py log_key`, which makes it."


class LogKeyMissing(Exception):
    """There is no key to sign with; says where it should be."""


def _get_key_path(name: str) -> Path:
    return Path(settings.TRANSPARENCY["DIRECTORY"], name)


def get_signer() -> Signer:
    """Raises LogKeyMissing, ValueError for a file without a key, and a service's errors."""
    if settings.TRANSPARENCY["SIGNER"]:
        made: Signer = import_string(settings.TRANSPARENCY["SIGNER"])()
        return made
    place = _get_key_path(_KEY)
    try:
        return SecretKey.read(place.read_text())
    except FileNotFoundError as error:
        raise LogKeyMissing(f"The log has no key at {place}. {_REMEDY}") from error


def can_sign() -> bool:
    """Whether this process has the key, or a service in its place. Where the web server has none,
    the worker `control` signs for it."""
    return bool(settings.TRANSPARENCY["SIGNER"]) or find_readable_key() is not None


def find_readable_key() -> Path | None:
    """The file of the key, if this process can read it."""
    place = _get_key_path(_KEY)
    return place if os.access(place, os.R_OK) else None


def list_verifiers() -> list[Verifier]:
    """The verifier keys of the log, the current one first."""
    return list(dict.fromkeys([get_signer().verifier, *_read_stored_verifiers()]))


def _read_stored_verifiers() -> list[Verifier]:
    place = _get_key_path(_VERIFIERS)
    return [Verifier.read(line) for line in place.read_text().split()] if place.exists() else []


def ensure_key(name: str) -> Verifier:
    """The key of the log; makes one with this name if there is none.

    Existing verifier keys stay valid for what a lost key has signed.
    """
    try:
        return get_signer().verifier
    except LogKeyMissing:
        return _write_key_files(SecretKey.generate(name), _read_stored_verifiers())


def replace_key() -> tuple[Signer, Verifier]:
    """Replace the current key by a new one of the same name. The old one stays as a verifier key.
    Returns both, the old one as a signer."""
    old, known = get_signer(), list_verifiers()
    return old, _write_key_files(SecretKey.generate(old.verifier.name), known)


def _write_key_files(key: SecretKey, former: list[Verifier]) -> Verifier:
    _get_key_path("").mkdir(parents=True, exist_ok=True, mode=0o700)
    lines = [str(one) for one in [key.verifier, *former]]
    # The verifier key first: a key that signs must always be known.
    write_private(_get_key_path(_VERIFIERS), "\n".join(lines) + "\n")
    write_private(_get_key_path(_KEY), key.to_text() + "\n")
    return key.verifier


def write_private(place: Path, text: str) -> None:
    """Write the file atomically, readable by its owner alone."""
    scratch = place.with_name(f".{place.name}.{os.getpid()}")
    descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    scratch.replace(place)


def read_last_signed() -> str:
    """The note of the last checkpoint signed here; empty before the first."""
    place = _get_key_path(_SIGNED)
    return place.read_text() if place.exists() else ""


def store_last_signed(note: str) -> None:
    write_private(_get_key_path(_SIGNED), note)


@register()
def check_key(**_: Any) -> list[CheckMessage]:
    place = _get_key_path(_KEY)
    if settings.TRANSPARENCY["SIGNER"]:
        return _check_service()
    if not place.exists():
        hint = f"{_REMEDY} Only the worker `control` needs it (docs/deployment.md)."
        return [Info(f"The log has no key at {place}.", hint=hint, id="transparency.I001")]
    if place.stat().st_mode & _OTHERS_ACCESS:
        hint = f"Others may read or write it. Run: chmod 600 {place}"
        return [Error(f"{place} is not private.", hint=hint, id="transparency.E001")]
    try:
        get_signer()
    except (OSError, ValueError) as error:
        return [Error(f"{place}: {error}", hint="Put the key back.", id="transparency.E002")]
    return []


def _check_service() -> list[CheckMessage]:
    name = settings.TRANSPARENCY["SIGNER"]
    try:
        import_string(name)
    except ImportError as error:
        hint = "Use the dotted path of a class with the interface of records.log.notes.Signer."
        message = f"COUNTERSIGN_LOG_SIGNER is {name!r}: {error}."
        return [Error(message, hint=hint, id="transparency.E003")]
    return []
