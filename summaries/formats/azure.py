"""Azure AI Speech: the result of a batch transcription (`recognizedPhrases`) and the answer of fast
transcription (`phrases`)."""

import re
from collections.abc import Iterator

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import build_draft
from summaries.formats.turns import TranscriptDraft, Turn, make_turn

_TICKS = 10_000_000
_DURATION = re.compile(
    r"PT(?:(?P<hours>\d{1,4})H)?(?:(?P<minutes>\d{1,6})M)?(?:(?P<seconds>\d{1,8}(?:\.\d{1,9})?)S)?"
)


def is_azure(document: JsonNode) -> bool:
    return "recognizedPhrases" in document or (
        "phrases" in document and document["phrases"].has_objects_with("text")
    )


def read_azure(document: JsonNode) -> TranscriptDraft:
    """A speaker by number, else by channel where the recording has several."""
    batch = "recognizedPhrases" in document
    phrases = list(document["recognizedPhrases" if batch else "phrases"].items())
    several = len({str(phrase["channel"].value) for phrase in phrases}) > 1
    return build_draft(turn for phrase in phrases for turn in _read_turns(phrase, several))


def _read_turns(phrase: JsonNode, several: bool) -> Iterator[Turn]:
    """None for a phrase without recognised speech."""
    best = phrase["nBest"].first() if "nBest" in phrase else phrase
    text = next((best[key].text() for key in ("display", "text", "lexical") if key in best), "")
    start = _read_seconds(phrase, "offset")
    length = _read_seconds(phrase, "duration")
    end = None if start is None or length is None else start + length
    speaker = speaker_label(phrase["speaker"])
    if not speaker and several:
        speaker = f"Channel {phrase['channel'].value}"
    if text:
        yield make_turn(speaker, start, end, text)


def _read_seconds(phrase: JsonNode, name: str) -> float | None:
    """Seconds: milliseconds, ticks of 100 nanoseconds, or a duration after ISO 8601."""
    for key, per_second in ((f"{name}Milliseconds", 1000), (f"{name}InTicks", _TICKS)):
        if key in phrase:
            return phrase[key].seconds(per_second=per_second)
    written = phrase[name].value
    match = _DURATION.fullmatch(written) if isinstance(written, str) else None
    if match is None:
        return phrase[name].seconds(per_second=1000)
    hours, minutes, seconds = (float(match[part] or 0) for part in ("hours", "minutes", "seconds"))
    return (hours * 60 + minutes) * 60 + seconds


AZURE = TranscriptFormat(
    "azure", "Azure AI Speech (JSON)", document=FormatReader(is_azure, read_azure)
)
