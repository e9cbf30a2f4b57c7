"""AssemblyAI's transcript: utterances with speakers, else words, else the whole text."""

from django.utils.translation import gettext as _

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import TimedWord, draft_of, group_words, turn_of
from summaries.formats.turns import FormatError, TranscriptDraft, Turn, make_turn

_PER_SECOND = 1000
_DONE = "completed"


def is_assemblyai(document: JsonNode) -> bool:
    if "utterances" in document and document["utterances"].has_objects_with("text"):
        return True
    return "audio_url" in document or ("status" in document and "text" in document)


def read_assemblyai(document: JsonNode) -> TranscriptDraft:
    """Times are milliseconds. Raises FormatError for a transcript that is not completed."""
    status = document["status"].text()
    if status and status != _DONE:
        why = document["error"].text() or _("there is no text yet")
        remedy = _("Send the transcript once its status is {done}.").format(done=_DONE)
        message = _("status is {status}: {why}.").format(status=repr(status), why=why)
        raise FormatError(message, remedy=remedy, path="status")
    if document["utterances"].value:
        return draft_of(map(_assemblyai_turn, document["utterances"].items()))
    if document["words"].value:
        return draft_of(group_words(map(_assemblyai_word, document["words"].items())))
    return draft_of([make_turn("", None, None, document["text"].text())])


def _assemblyai_turn(node: JsonNode) -> Turn:
    return turn_of(node, speaker_label(node["speaker"]), per_second=_PER_SECOND)


def _assemblyai_word(node: JsonNode) -> TimedWord:
    start, end = (node[key].seconds(per_second=_PER_SECOND) for key in ("start", "end"))
    return TimedWord(speaker_label(node["speaker"]), start, end, node["text"].text())


ASSEMBLYAI = TranscriptFormat(
    "assemblyai", "AssemblyAI (JSON)", document=FormatReader(is_assemblyai, read_assemblyai)
)
