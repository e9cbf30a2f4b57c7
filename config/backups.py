"""Backups: what one holds, where it is kept, and whether it is whole.

A backup is a directory, or the objects under a prefix of an S3 bucket: `database.dump`,
`settings.json`, the newest checkpoint of the log (`checkpoint.txt`) and its verifier keys
(`log.vkeys`), the directory `recordings`, and `manifest.json` with the SHA-256 of each file, which
is written last. No secret is in it but those that the database holds sealed.
"""

import hashlib
import json
import os
import re
import secrets
import shutil
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import Any, Literal
from urllib.parse import urlsplit

import boto3
from botocore.exceptions import BotoCoreError, ClientError
from django.conf import settings
from django.db.migrations.recorder import MigrationRecorder
from pydantic import BaseModel, ValidationError

from config import environment, postgres_programs
from transparency import keys
from transparency.models import Checkpoint

MANIFEST, DUMP, SETTINGS = "manifest.json", "database.dump", "settings.json"
CHECKPOINT, VERIFIERS = "checkpoint.txt", "log.vkeys"
_SECRET_NAMES = re.compile(
    r"(KEY|KEYS|KEY_ID|FALLBACKS|SECRET|PASSWORD|TOKEN|HEADERS|PROVIDERS|COLLECTORS|WEBHOOK_URL)$"
)

Watch = Callable[[str], None]


class BackupFailed(Exception):
    """Nothing was made, or nothing was changed; says why and what to do."""


class File(BaseModel):
    size: int
    sha256: str


class Manifest(BaseModel):
    """`migrations` are those applied."""

    format: Literal["countersign-backup-1"] = "countersign-backup-1"
    version: str
    made_at: datetime
    migrations: list[str]
    files: dict[str, File]

    @property
    def size(self) -> int:
        return sum(file.size for file in self.files.values())


# --- What is backed up ------------------------------------------------------


def directories() -> dict[str, Path]:
    """Where each directory of a backup comes from; recordings in a bucket are not ours to copy."""
    place = settings.STORAGES["recordings"]["OPTIONS"].get("location")
    return {"recordings": Path(place)} if place else {}


def secret_variables() -> frozenset[str]:
    return frozenset(
        name
        for name, field in environment.Environment.model_fields.items()
        if environment.form(field).secret or _SECRET_NAMES.search(name)
    )


def set_variables() -> dict[str, str]:
    """The variables that are set and no secret."""
    names = environment.Environment.model_fields.keys() - secret_variables()
    return {name: os.environ[name] for name in sorted(names) if os.environ.get(name)}


def write(directory: Path, watch: Watch, *, recordings: bool = True) -> Manifest:
    """A whole backup in the empty `directory`. Raises BackupFailed, OSError."""
    if "django_migrations" not in postgres_programs.tables():
        raise BackupFailed("The database is empty: there is nothing to back up.")
    # Before the dump, which then holds at least what the checkpoint covers.
    _write_log(directory)
    _write_settings(directory / SETTINGS)
    applied = _applied()
    try:
        postgres_programs.dump(directory / DUMP, lambda table: watch(f"table {table}"))
    except postgres_programs.ProgramFailed as error:
        raise BackupFailed(str(error)) from error
    for name, source in directories().items():
        if recordings or name != "recordings":
            _copy_tree(source, directory / name, watch)
    manifest = Manifest(
        version=version(),
        made_at=datetime.now(UTC),
        migrations=applied,
        files={name: _measured(directory / name) for name in _names(directory)},
    )
    (directory / MANIFEST).write_text(manifest.model_dump_json(indent=2) + "\n")
    return manifest


def version() -> str:
    project = tomllib.loads((environment.CHECKOUT / "pyproject.toml").read_text("utf-8"))
    return str(project["project"]["version"])


def _write_log(directory: Path) -> None:
    if newest := Checkpoint.objects.order_by("-size").first():
        (directory / CHECKPOINT).write_text(newest.note)
    try:
        known = "".join(f"{key}\n" for key in keys.verifiers())
    except keys.LogKeyMissing:
        return
    (directory / VERIFIERS).write_text(known)


def _write_settings(place: Path) -> None:
    withheld = sorted(name for name in secret_variables() if os.environ.get(name))
    told = {"set": set_variables(), "withheld": withheld}
    place.write_text(json.dumps(told, indent=2) + "\n")


def _applied() -> list[str]:
    applied = MigrationRecorder(postgres_programs.connection()).applied_migrations()
    return sorted(".".join(each) for each in applied)


def _copy_tree(source: Path, target: Path, watch: Watch) -> None:
    for name in _names(source):
        place = target / name
        place.parent.mkdir(parents=True, exist_ok=True)
        watch(f"{target.name}/{name}")
        try:
            shutil.copyfile(source / name, place)
        except FileNotFoundError:  # retention removed it meanwhile
            place.unlink(missing_ok=True)


def _names(directory: Path) -> list[str]:
    """Every file below, relative to `directory`."""
    found = (path for path in directory.rglob("*") if path.is_file())
    return sorted(path.relative_to(directory).as_posix() for path in found)


def _measured(path: Path) -> File:
    with path.open("rb") as file:
        return File(
            size=path.stat().st_size, sha256=hashlib.file_digest(file, "sha256").hexdigest()
        )


# --- Whether it is whole ----------------------------------------------------


def manifest_in(directory: Path) -> Manifest:
    """Raises BackupFailed."""
    place = directory / MANIFEST
    try:
        manifest = Manifest.model_validate_json(place.read_bytes())
    except FileNotFoundError as error:
        raise BackupFailed(
            f"There is no {MANIFEST} in {directory}: it is no backup, or not a finished one."
        ) from error
    except (ValidationError, ValueError) as error:
        raise BackupFailed(
            f"{place} is damaged or of another version of Countersign: {error}"
        ) from error
    for name in manifest.files:
        if PurePosixPath(name).is_absolute() or ".." in PurePosixPath(name).parts:
            raise BackupFailed(f"{place} names {name!r}, which is outside the backup.")
    return manifest


def check(directory: Path, manifest: Manifest, watch: Watch) -> None:
    """Every file as the manifest has it. Raises BackupFailed with the name of one that is not."""
    for needed in (DUMP, SETTINGS):
        if needed not in manifest.files:
            raise BackupFailed(f"{MANIFEST} does not name {needed}. Restore another backup.")
    for name, expected in manifest.files.items():
        watch(name)
        try:
            found = _measured(directory / name)
        except FileNotFoundError as error:
            raise BackupFailed(f"{name} is missing. Restore another backup.") from error
        if found != expected:
            raise BackupFailed(
                f"{name} is damaged: {found.size} bytes with the SHA-256 {found.sha256}, and the "
                f"manifest has {expected.size} with {expected.sha256}. Restore another backup."
            )


def put_back(directory: Path, manifest: Manifest, *, replace: bool) -> Iterator[tuple[Path, Path]]:
    """Each file beside the database, and where it goes.

    Raises BackupFailed where another file is in its place and may not be replaced.
    """
    places = directories()
    for name, expected in manifest.files.items():
        top, _, rest = name.partition("/")
        if not rest or top not in places:
            continue
        target = places[top] / rest
        if not target.exists():
            yield directory / name, target
        elif _measured(target) != expected:
            if not replace:
                raise BackupFailed(f"{target} is another file. Move it away, or say --replace.")
            yield directory / name, target


# --- Where it is kept -------------------------------------------------------


@contextmanager
def writing_to(place: str) -> Iterator[Path]:
    """An empty private directory; what is in it at the end of the block is the backup at `place`.

    Raises BackupFailed where something is there already.
    """
    if place.startswith("s3:"):
        with tempfile.TemporaryDirectory(prefix="countersign-backup-") as name, _told(place):
            bucket = _Bucket(place)
            if bucket.has(MANIFEST):
                raise BackupFailed(f"{place} has a backup already. Choose another prefix.")
            yield Path(name)
            files = [each for each in _names(Path(name)) if each != MANIFEST]
            for each in [*files, MANIFEST]:
                bucket.put(Path(name, each), each)
        return
    target = Path(place).expanduser().absolute()
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise BackupFailed(f"{target} exists and is not empty. Name a new directory.")
    target.parent.mkdir(parents=True, exist_ok=True)
    scratch = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    scratch.mkdir(mode=0o700)
    try:
        yield scratch
        _sync(scratch)
        scratch.rename(target)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


@contextmanager
def reading_from(place: str, watch: Watch) -> Iterator[Path]:
    """The directory of the backup at `place`, fetched where it is in a bucket.

    Raises BackupFailed.
    """
    if not place.startswith("s3:"):
        yield Path(place).expanduser().absolute()
        return
    with tempfile.TemporaryDirectory(prefix="countersign-restore-") as name:
        with _told(place):
            bucket = _Bucket(place)
            bucket.get(MANIFEST, Path(name, MANIFEST))
            for each in manifest_in(Path(name)).files:
                watch(f"fetching {each}")
                bucket.get(each, Path(name, each))
        yield Path(name)


class _Bucket:
    """At the server, and in the region, of the S3 sink; the AWS SDK finds the credentials."""

    def __init__(self, place: str) -> None:
        parts = urlsplit(place)
        if parts.scheme != "s3" or not parts.netloc:
            raise BackupFailed(f"{place!r} is no place in a bucket. Write s3://BUCKET/PREFIX.")
        self._bucket, self._prefix = parts.netloc, parts.path.strip("/")
        options = settings.RECORD_SINK
        self._client: Any = boto3.client(
            "s3", endpoint_url=options["S3_ENDPOINT"] or None, region_name=options["S3_REGION"]
        )

    def _key(self, name: str) -> str:
        return f"{self._prefix}/{name}".lstrip("/")

    def has(self, name: str) -> bool:
        try:
            self._client.head_object(Bucket=self._bucket, Key=self._key(name))
        except ClientError as error:
            if error.response.get("Error", {}).get("Code") in {"404", "NoSuchKey", "NotFound"}:
                return False
            raise
        return True

    def put(self, source: Path, name: str) -> None:
        self._client.upload_file(str(source), self._bucket, self._key(name))

    def get(self, name: str, target: Path) -> None:
        if not self.has(name):
            raise BackupFailed(f"{name} is missing. Restore another backup.")
        target.parent.mkdir(parents=True, exist_ok=True)
        self._client.download_file(self._bucket, self._key(name), str(target))


@contextmanager
def _told(place: str) -> Iterator[None]:
    try:
        yield
    except (ClientError, BotoCoreError, boto3.exceptions.Boto3Error) as error:
        raise BackupFailed(f"{place}: {error}") from error


def _sync(directory: Path) -> None:
    """A backup that is named as one has to survive a loss of power."""
    for path in [*directory.rglob("*"), directory]:
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
