"""/transcripts/{id}/recording: the recording of the meeting, sent once and read in parts."""

from functools import partial
from typing import IO, Any
from uuid import UUID

from django.conf import settings
from django.core.files.uploadedfile import TemporaryUploadedFile
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.http.response import HttpResponseBase
from ninja import Router, Status

from summaries import recordings
from summaries.api.auth import INGEST, READ, TokenRequest, get_first_or_404, get_visible_transcript
from summaries.api.schemas import RecordingOut
from summaries.intake import InvalidSubmission
from summaries.models import Recording
from summaries.recordings import RecordingTaken, StorageFailed
from web import problems
from web.pages import download_headers
from web.problems import FieldError, Problem, error_responses
from web.ranges import range_response
from web.text import parse_whole_number

router = Router(tags=["Transcripts"])
_PIECE = 262_144
_BINARY: dict[str, Any] = {"schema": {"type": "string", "format": "binary"}}


@router.put(
    "/{uuid:transcript_id}/recording",
    auth=INGEST,
    operation_id="put_recording",
    summary="Store the recording of a transcript",
    response={
        201: RecordingOut,
        200: RecordingOut,
        **error_responses(
            problems.MALFORMED,
            problems.NOT_FOUND,
            problems.RECORDING_TAKEN,
            problems.TOO_LARGE,
            problems.INVALID,
        ),
    },
    openapi_extra={
        "requestBody": {
            "required": True,
            "description": f"The file as it is: {recordings.KINDS}. Its first bytes say which.",
            "content": {"application/octet-stream": _BINARY},
        }
    },
)
def put_recording(
    request: TokenRequest, response: HttpResponse, transcript_id: UUID
) -> Status[RecordingOut]:
    """With a token of the person who handed in the transcript, or of a lead. 201 the first time;
    the same bytes again answer 200. 409 for other bytes, and once the summary is approved,
    because the record is complete."""
    transcript = get_visible_transcript(request.auth, transcript_id)
    if not recordings.can_add(request.auth.owner, transcript):
        raise Problem(problems.FORBIDDEN, f"{recordings.WHO_MAY_ADD} Use a token of theirs.")
    with TemporaryUploadedFile("recording", "", 0, None) as file:
        file.size = _receive_file(request, file)
        try:
            recording, created = recordings.add(transcript, file, by=request.auth.owner)
        except InvalidSubmission as error:
            fault = FieldError(error.field, error.value, error.message, error.remedy)
            raise Problem(problems.INVALID, f"{error}.", errors=[fault]) from error
        except RecordingTaken as error:
            raise Problem(problems.RECORDING_TAKEN, str(error)) from error
        except StorageFailed as error:
            headers = {"Retry-After": "30"}
            raise Problem(problems.UNAVAILABLE, str(error), headers=headers) from error
    out = RecordingOut.from_row(recording)
    response["Location"] = out.link
    return Status(201 if created else 200, out)


def _receive_file(request: TokenRequest, file: IO[bytes]) -> int:
    """The number of bytes. Raises Problem 413, and 400 where the body ends before its length."""
    while piece := _read_piece(request):
        file.write(piece)
        if file.tell() > settings.MAX_BYTES.recording:
            raise Problem(
                problems.TOO_LARGE, f"{recordings.size_limit_message()}. Send it compressed."
            )
    if file.tell() < (parse_whole_number(request.META.get("CONTENT_LENGTH")) or 0):
        raise _truncated_body_problem()
    return file.tell()


def _read_piece(request: TokenRequest) -> bytes:
    try:
        return request.read(_PIECE)
    except OSError as error:
        raise _truncated_body_problem() from error


def _truncated_body_problem() -> Problem:
    detail = "The body ended before its announced length. Nothing is stored; send it again."
    return Problem(problems.MALFORMED, detail)


@router.get(
    "/{uuid:transcript_id}/recording",
    auth=READ,
    operation_id="get_recording",
    summary="Get the recording, whole or a range of bytes",
    response={200: None, **error_responses(problems.NOT_FOUND, problems.RANGE_NOT_SATISFIABLE)},
    openapi_extra={
        "responses": {
            200: {"description": "All of it.", "content": {"audio/*": _BINARY}},
            206: {"description": "The range.", "content": {"audio/*": _BINARY}},
            302: {"description": "To where it is, for one that was handed in as a link."},
        }
    },
)
def get_recording(request: TokenRequest, transcript_id: UUID) -> HttpResponseBase:
    """With `Range` (one range) and `If-Range`; the ETag is the SHA-256 of the whole."""
    transcript = get_visible_transcript(request.auth, transcript_id)
    rows = Recording.objects.filter(transcript=transcript)
    recording = get_first_or_404(rows, "recording of transcript", transcript_id)
    return recording_response(request, recording)


def recording_response(
    request: HttpRequest, recording: Recording, *, most: int | None = None
) -> HttpResponseBase:
    """For readers of its transcript. The client follows a link: the server fetches nothing, so no
    address inside the network is reached through us."""
    if recording.url:
        return HttpResponseRedirect(recording.url, headers={"Cache-Control": "no-store"})
    ending = recordings.ENDINGS[recording.content_type]
    return range_response(
        request,
        partial(recordings.read_range, recording),
        size=recording.size,
        sha256=recording.sha256,
        content_type=recording.content_type,
        headers=download_headers(f"recording-{recording.pk}.{ending}"),
        most=most,
    )
