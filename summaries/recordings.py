"""Recordings of meetings: a file is stored once, read in parts, and removed with its transcript.

A file is stored first and then entered in the database, and removed in reverse order. A process
killed in between leaves a file without a row, which `sweep` removes.
"""

import hashlib
import logging
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from uuid import uuid4

from django.conf import settings
from django.contrib.auth.models import User
from django.core.files.storage import Storage, storages
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from accounts.roles import Right
from summaries.intake import InvalidSubmission
from summaries.models import Recording, Summary, Transcript
from summaries.visibility import can_on_summary
from web.text import localize_number

log = logging.getLogger(__name__)
_PIECE = 262_144
_UPLOAD_TIME = timedelta(hours=1)


def _storage() -> Storage:
    return storages["recordings"]


# --- Kinds ------------------------------------------------------------------
# Browsers get the type from the bytes, never a type that a sender declares.

ENDINGS = {
    "audio/wav": "wav",
    "audio/mpeg": "mp3",
    "audio/mp4": "m4a",
    "audio/ogg": "ogg",
    "audio/webm": "webm",
    "audio/flac": "flac",
}
KINDS = gettext_noop("WAV, MP3, M4A or MP4, Ogg (Opus or Vorbis), WebM, FLAC")
HEAD = 64  # bytes for that


def detect_content_type(head: bytes) -> str | None:
    """The type, from the file's signature; None for any other file."""
    if head[:4] == b"RIFF" and head[8:12] == b"WAVE":
        return "audio/wav"
    if head[:4] == b"\x1aE\xdf\xa3" and b"webm" in head:
        return "audio/webm"
    if head[4:8] == b"ftyp":
        return "audio/mp4"
    signatures = {b"ID3": "audio/mpeg", b"OggS": "audio/ogg", b"fLaC": "audio/flac"}
    for signature, content_type in signatures.items():
        if head.startswith(signature):
            return content_type
    return "audio/mpeg" if _begins_mp3_frame(head) else None


def _begins_mp3_frame(head: bytes) -> bool:
    """Eleven set bits, an MPEG version, layer III, a bit rate and a sampling rate (ISO 11172-3)."""
    if len(head) < 4 or head[0] != 0xFF or head[1] & 0xE0 != 0xE0:  # noqa: PLR2004
        return False
    version, layer = head[1] >> 3 & 3, head[1] >> 1 & 3
    bit_rate, sampling_rate = head[2] >> 4, head[2] >> 2 & 3
    return version != 1 and layer == 1 and bit_rate not in {0, 15} and sampling_rate != 3  # noqa: PLR2004


# --- Taking in --------------------------------------------------------------


class RecordingTaken(Exception):
    """The transcript takes no recording, or not this one; says why."""


class StorageFailed(Exception):
    """The file could not be stored; the message is for the sender."""


WHO_MAY_ADD = gettext_noop("Only its sender or a lead of its guideline can add a recording.")


def can_add(user: User, transcript: Transcript) -> bool:
    """The person who handed the transcript in, and leads of its summaries' guidelines."""
    return transcript.submitted_by_id == user.pk or any(
        can_on_summary(user, Right.TAKE_BACK, summary)
        for summary in transcript.summaries.select_related("guideline_version")
    )


def add(transcript: Transcript, file: "UploadedFile[bytes]", *, by: User) -> tuple[Recording, bool]:
    """The recording, and whether it is new: the same bytes again give the first one.

    Raises InvalidSubmission for anything but a recording, RecordingTaken and StorageFailed; then
    nothing is stored.
    """
    held = _build_recording(transcript, file, by)
    if (known := _find_stored(held)) is not None:
        return known, False
    held.name = _save_file(f"{transcript.pk}-{uuid4().hex}", file)
    try:
        entered = _store_recording(held)
    except BaseException:
        _storage().delete(held.name)
        raise
    if entered is not held:
        _storage().delete(held.name)
    return entered, entered is held


def _save_file(name: str, file: "UploadedFile[bytes]") -> str:
    # Only where recordings are stored: the SDK of S3 is slow to load.
    from boto3.exceptions import Boto3Error  # noqa: PLC0415
    from botocore.exceptions import BotoCoreError, ClientError  # noqa: PLC0415

    try:
        return _storage().save(name, file)
    except (OSError, Boto3Error, BotoCoreError, ClientError) as error:
        log.exception("a recording cannot be stored")
        raise StorageFailed(
            _(
                "The storage for recordings refused the file, so nothing is stored. Send it "
                "again later; the server's log has the reason."
            )
        ) from error


def _build_recording(transcript: Transcript, file: "UploadedFile[bytes]", by: User) -> Recording:
    digest, size, head = hashlib.sha256(), 0, b""
    for piece in file.chunks(_PIECE):
        digest.update(piece)
        size += len(piece)
        head = head or piece[:HEAD]
    content_type = detect_content_type(head)
    if content_type is None:
        raise InvalidSubmission(
            "recording",
            head[:20].decode(errors="replace"),
            _("is not a recording that browsers play, by its first bytes"),
            _("Send {kinds}").format(kinds=_(KINDS)),
        )
    if size > settings.MAX_BYTES.recording:
        raise InvalidSubmission(
            "recording", size, size_limit_message(), _("Send it compressed, as MP3 or Opus")
        )
    return Recording(
        transcript=transcript,
        content_type=content_type,
        size=size,
        sha256=digest.hexdigest(),
        added_by=by,
    )


def size_limit_message() -> str:
    most = localize_number(settings.MAX_BYTES.recording)
    return _("The limit for a recording is {most} bytes ({variable})").format(
        most=most, variable="COUNTERSIGN_MAX_BYTES"
    )


def _find_stored(held: Recording) -> Recording | None:
    """The stored recording; raises RecordingTaken if it has other bytes."""
    known = Recording.objects.filter(transcript=held.transcript_id).first()
    if known is not None and known.sha256 != held.sha256:
        raise RecordingTaken(_taken_message(known))
    return known


def _taken_message(known: Recording) -> str:
    if known.url:
        link = _("The transcript already has a recording, which stays: the link {url}.")
        return link.format(url=known.url)
    file = _("The transcript already has a recording, which stays: SHA-256 {sha256}.")
    return file.format(sha256=known.sha256)


@transaction.atomic
def _store_recording(held: Recording) -> Recording:
    # The locks make an approval wait, because its record says whether there is a recording.
    list(Summary.objects.select_for_update().filter(transcript=held.transcript_id).order_by("pk"))
    if (known := _find_stored(held)) is not None:
        return known
    if not held.transcript.is_open:
        raise RecordingTaken(
            _("The summary is approved or its content disposed of, so no recording can be added.")
        )
    held.save(force_insert=True)
    return held


# --- Reading ----------------------------------------------------------------


def read_range(recording: Recording, first: int, last: int) -> Iterator[bytes]:
    """From byte `first` to byte `last`, both included. Raises FileNotFoundError at once."""
    if not _storage().exists(recording.name):
        raise FileNotFoundError(f"The file {recording.name} of a recording is gone.")
    return _read_pieces(recording.name, first, last)


def _read_pieces(name: str, first: int, last: int) -> Iterator[bytes]:
    bucket = getattr(_storage(), "bucket", None)
    if bucket is not None:
        # As a file, a whole S3 object would be fetched first.
        part = bucket.Object(name).get(Range=f"bytes={first}-{last}")
        yield from part["Body"].iter_chunks(_PIECE)
        return
    with _storage().open(name) as file:
        file.seek(first)
        for at in range(first, last + 1, _PIECE):
            yield file.read(min(_PIECE, last + 1 - at))


def is_intact(recording: Recording) -> bool:
    """Whether the stored bytes are those that came in; reads all of them."""
    digest = hashlib.sha256()
    try:
        for piece in read_range(recording, 0, recording.size):
            digest.update(piece)
    except Exception as error:  # of whatever the storage is
        log.warning("the recording %s cannot be read: %s", recording.name, error)
        return False
    return digest.hexdigest() == recording.sha256


# --- Removal ----------------------------------------------------------------


def remove(transcript: Transcript) -> None:
    """Call it in the transaction that removes the transcript; it deletes the file afterwards."""
    for recording in Recording.objects.filter(transcript=transcript):
        recording.delete()
        if recording.name:
            delete_file = partial(_storage().delete, recording.name)
            transaction.on_commit(delete_file, robust=True)


def sweep() -> int:
    """Remove files without a row, from interrupted uploads and removals.

    Returns their number.
    """
    try:
        stored = _storage().listdir("")[1]
    except FileNotFoundError:  # before the first recording there is no directory
        return 0
    # In this order: a file with a row now had it before, or is too new to be removed.
    known = set(Recording.objects.exclude(name="").values_list("name", flat=True))
    return sum(_remove_stray(name) for name in stored if name not in known)


def _remove_stray(name: str) -> bool:
    if _storage().get_modified_time(name) > timezone.now() - _UPLOAD_TIME:
        return False
    _storage().delete(name)
    log.warning("removed the file %s, which no recording names", name)
    return True
