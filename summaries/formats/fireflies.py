"""Fireflies: the transcript of its GraphQL API, and the sentences that its pages export."""

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.headers import read_moment, read_people
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import build_draft, read_turn
from summaries.formats.turns import TranscriptDraft, Turn
from summaries.participants import MOST_PARTICIPANTS

# Other services have sentences too, with times in other units.
_OURS = ("speaker_name", "speaker_id", "raw_text")


def is_fireflies(document: JsonNode) -> bool:
    if document.has_objects_with("sentence"):
        return True
    sentences = _get_sentences(_unwrap_transcript(document))
    return any(sentences.has_objects_with(key) for key in _OURS)


def read_fireflies(document: JsonNode) -> TranscriptDraft:
    if isinstance(document.value, list):
        return build_draft(map(_read_sentence, document.items()))
    transcript = _unwrap_transcript(document)
    title = transcript["title"].text() or None
    draft = build_draft(map(_read_sentence, transcript["sentences"].items()), title=title)
    head = transcript.value
    attendees = read_people(head.get("meeting_attendees"))
    known = {each.email.casefold() for each in attendees}
    invited = read_people(head.get("participants"))
    others = [each for each in invited if each.email.casefold() not in known]
    draft.participants = [*attendees, *others][:MOST_PARTICIPANTS]
    draft.occurred_at = read_moment(head.get("dateString"), head.get("date"))
    return draft


def _unwrap_transcript(document: JsonNode) -> JsonNode:
    """The transcript without its GraphQL wrapper."""
    for name in ("data", "transcript"):
        if name in document and isinstance(document[name].value, dict):
            document = document[name]
    return document


def _get_sentences(transcript: JsonNode) -> JsonNode:
    return transcript["sentences"] if "sentences" in transcript else JsonNode(None)


def _read_sentence(sentence: JsonNode) -> Turn:
    speaker = sentence["speaker_name"].text() or speaker_label(sentence["speaker_id"])
    if "sentence" in sentence:
        return read_turn(sentence, speaker, start="startTime", end="endTime", text="sentence")
    text = "text" if "text" in sentence else "raw_text"
    return read_turn(sentence, speaker, start="start_time", end="end_time", text=text)


FIREFLIES = TranscriptFormat(
    "fireflies", "Fireflies (JSON)", document=FormatReader(is_fireflies, read_fireflies)
)
