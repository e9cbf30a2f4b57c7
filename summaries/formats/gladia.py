"""Gladia: the answer of its API or the `transcription` in it, in seconds, and the `prediction` of
its first API."""

from django.utils.translation import gettext as _

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import build_draft, read_turn
from summaries.formats.turns import FormatError, TranscriptDraft, make_turn

_DONE = "done"


def is_gladia(document: JsonNode) -> bool:
    if "prediction" in document and document["prediction"].has_objects_with("time_begin"):
        return True
    transcription = _unwrap_transcription(document)
    return isinstance(transcription.value, dict) and "full_transcript" in transcription


def read_gladia(document: JsonNode) -> TranscriptDraft:
    """Raises FormatError for a transcription that is not done."""
    status = document["status"].value
    if isinstance(status, str) and status != _DONE:
        message = _("status is {status}.").format(status=repr(status))
        remedy = _("Send the transcript once its status is {done}.").format(done=_DONE)
        raise FormatError(message, remedy=remedy, path="status")
    if "prediction" in document:
        return build_draft(
            read_turn(
                node, _get_speaker(node), start="time_begin", end="time_end", text="transcription"
            )
            for node in document["prediction"].items()
        )
    transcription = _unwrap_transcription(document)
    if transcription["utterances"].value:
        utterances = transcription["utterances"].items()
        return build_draft(read_turn(node, _get_speaker(node)) for node in utterances)
    return build_draft([make_turn("", None, None, transcription["full_transcript"].text())])


def _unwrap_transcription(document: JsonNode) -> JsonNode:
    for name in ("result", "transcription"):
        if name in document and isinstance(document[name].value, dict):
            document = document[name]
    return document


def _get_speaker(node: JsonNode) -> str:
    label = speaker_label(node["speaker"])
    if label in ("", "not_activated"):
        channel = node["channel"].value
        return f"Channel {channel}" if channel and isinstance(channel, int | str) else ""
    return label


GLADIA = TranscriptFormat("gladia", "Gladia (JSON)", document=FormatReader(is_gladia, read_gladia))
