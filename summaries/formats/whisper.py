"""Whisper's JSON: `segments` (openai-whisper, its API, faster-whisper, WhisperX with speakers),
words alone (its API, WhisperX's `word_segments`), `transcription` with `offsets` (whisper.cpp), and
`chunks` or `speakers` with a `timestamp` (Transformers, insanely-fast-whisper).
"""

from collections.abc import Iterator

from countersign_judge.llm.providers.offline.sentences import split_sentences

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import (
    TimedWord,
    build_draft,
    fill_in_speakers,
    group_words,
    read_turn,
    units_per_second,
)
from summaries.formats.turns import TranscriptDraft, Turn, make_turn

# What the API answers beside a text without times.
_OF_TEXT_ALONE = frozenset({"text", "task", "language", "duration", "usage", "logprobs"})
# How far a word may be from the one before, in characters of the text.
_NEAR = 200


def is_whisper(document: JsonNode) -> bool:
    if "segments" in document:
        return document["segments"].has_objects_with("text")
    if "transcription" in document:
        return document["transcription"].has_objects_with("text")
    if "word_segments" in document:
        return document["word_segments"].has_objects_with("word")
    if "chunks" in document or "speakers" in document:
        return _get_chunks(document).has_objects_with("text", "timestamp")
    if "words" in document:
        return "text" in document and document["words"].has_objects_with("word", "start")
    keys = document.value.keys() if isinstance(document.value, dict) else set()
    return "text" in keys and keys <= _OF_TEXT_ALONE


def read_whisper(document: JsonNode) -> TranscriptDraft:
    if "transcription" in document:
        return build_draft(map(_read_cpp_segment, document["transcription"].items()))
    if document["segments"].value:
        segments = list(document["segments"].items())
        # Counts of milliseconds are whole; an hour of them is a large number.
        per_second = 1
        if all(type(node["end"].value) is int for node in segments):
            per_second = units_per_second(segments, duration=document["duration"].seconds())
        return build_draft(
            read_turn(node, speaker_label(node["speaker"]), per_second=per_second)
            for node in segments
        )
    if document["word_segments"].value:
        words = map(_read_word, document["word_segments"].items())
        return build_draft(group_words(fill_in_speakers(words)))
    if _get_chunks(document).value:
        return build_draft(map(_read_chunk, _get_chunks(document).items()))
    if document["words"].value:
        return build_draft(_read_sentences(document))
    return build_draft([make_turn("", None, None, document["text"].text())])


def _read_cpp_segment(node: JsonNode) -> Turn:
    start, end = None, None
    if "offsets" in node:
        start, end = (node["offsets"][key].seconds(per_second=1000) for key in ("from", "to"))
    speaker = speaker_label(node["speaker"])
    return make_turn("" if speaker == "?" else speaker, start, end, node["text"].text())


def _read_word(node: JsonNode) -> TimedWord:
    start, end = node["start"].seconds(), node["end"].seconds()
    return TimedWord(speaker_label(node["speaker"]), start, end, node["word"].text())


def _get_chunks(document: JsonNode) -> JsonNode:
    """`speakers` has the chunks again, with labels, if the recording was diarised."""
    return document["speakers"] if document["speakers"].value else document["chunks"]


def _read_chunk(node: JsonNode) -> Turn:
    times = [time.seconds() for time in node["timestamp"].items()]
    start, end = (*times, None, None)[:2]
    return make_turn(speaker_label(node["speaker"]), start, end, node["text"].text())


def _read_sentences(document: JsonNode) -> Iterator[Turn]:
    """The sentences of the text, which has the punctuation, at the times of their words."""
    text = document["text"].text()
    timed = []
    place = 0
    for node in document["words"].items():
        word = _read_word(node)
        found = text.find(word.text.strip(), place, place + len(word.text) + _NEAR)
        if found >= 0:
            timed.append((found, word))
            place = found + len(word.text.strip())
    ends = [span.end for span in split_sentences(text)[:-1]]
    at = 0
    for begin, end in zip([0, *ends], [*ends, len(text)], strict=True):
        starts, stops = [], []
        while at < len(timed) and timed[at][0] < end:
            starts.append(timed[at][1].start)
            stops.append(timed[at][1].end)
            at += 1
        yield make_turn(
            "", starts[0] if starts else None, stops[-1] if stops else None, text[begin:end]
        )


WHISPER = TranscriptFormat(
    "whisper", "Whisper (JSON)", document=FormatReader(is_whisper, read_whisper)
)
