"""AssemblyAI's transcript: utterances with speakers, else words, else the whole text."""

from django.utils.translation import gettext as _

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import (
    TimedWord,
    build_draft,
    group_words,
    read_turn,
    units_per_second,
)
from summaries.formats.turns import FormatError, TranscriptDraft, make_turn

_DONE = "completed"


def is_assemblyai(document: JsonNode) -> bool:
    if "utterances" in document and document["utterances"].has_objects_with("text"):
        return True
    return "audio_url" in document or ("status" in document and "text" in document)


def read_assemblyai(document: JsonNode) -> TranscriptDraft:
    """Times are milliseconds, unless `audio_duration` or the pace of speech says seconds: other
    services write the same members. Raises FormatError for a transcript that is not completed."""
    status = document["status"].text()
    if status and status != _DONE:
        why = document["error"].text() or _("there is no text yet")
        remedy = _("Send the transcript once its status is {done}.").format(done=_DONE)
        message = _("status is {status}: {why}.").format(status=repr(status), why=why)
        raise FormatError(message, remedy=remedy, path="status")
    name = "utterances" if document["utterances"].value else "words"
    per_second = units_per_second(
        document[name].items(), duration=document["audio_duration"].seconds()
    )
    if name == "utterances":
        return build_draft(
            read_turn(node, speaker_label(node["speaker"]), per_second=per_second)
            for node in document[name].items()
        )
    if document["words"].value:
        words = (_read_word(node, per_second) for node in document["words"].items())
        return build_draft(group_words(words))
    return build_draft([make_turn("", None, None, document["text"].text())])


def _read_word(node: JsonNode, per_second: int) -> TimedWord:
    start, end = (node[key].seconds(per_second=per_second) for key in ("start", "end"))
    return TimedWord(speaker_label(node["speaker"]), start, end, node["text"].text())


ASSEMBLYAI = TranscriptFormat(
    "assemblyai", "AssemblyAI (JSON)", document=FormatReader(is_assemblyai, read_assemblyai)
)
