"""Transcripts of speech-to-text services: Deepgram, AssemblyAI, Amazon Transcribe, Whisper."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from summaries.formats.captions import merge_adjacent
from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.turns import FormatError, TranscriptDraft, Turn, make_turn

_NO_SPACE_BEFORE = frozenset(".,!?;:%)]}…")


@dataclass(frozen=True)
class TimedWord:
    speaker: str
    start: float | None
    end: float | None
    text: str
    punctuation: bool = False


_UNNAMED = gettext_noop(
    "{count} of {whole} turns name no speaker; ask the service for speaker labels (diarisation)."
)


def draft_of(segments: Iterable[Turn], *, title: str | None = None) -> TranscriptDraft:
    """Segments in order of their start, neighbours of one speaker joined."""
    spoken = [segment for segment in segments if segment.text]
    if all(segment.start is not None for segment in spoken):
        spoken.sort(key=lambda segment: segment.start or 0.0)
    draft = TranscriptDraft(merge_adjacent(spoken), title=title)
    draft.warn_of_unnamed(_UNNAMED)
    return draft


def group_words(words: Iterable[TimedWord]) -> list[Turn]:
    """Words as turns, a new one at each change of speaker; punctuation joins the word before."""
    groups: list[list[TimedWord]] = []
    for word in words:
        if groups and (word.punctuation or word.speaker == groups[-1][0].speaker):
            groups[-1].append(word)
        else:
            groups.append([word])
    return [_turn(group) for group in groups]


def _turn(group: list[TimedWord]) -> Turn:
    text = "".join(f"{'' if _sticks(word) else ' '}{word.text}" for word in group)
    starts = [word.start for word in group if word.start is not None]
    ends = [word.end for word in group if word.end is not None]
    return make_turn(group[0].speaker, min(starts, default=None), max(ends, default=None), text)


def _sticks(word: TimedWord) -> bool:
    return word.punctuation and word.text[:1] in _NO_SPACE_BEFORE


def turn_of(
    node: JsonNode,
    speaker: str,
    *,
    start: str = "start",
    end: str = "end",
    text: str = "text",
    per_second: int = 1,
) -> Turn:
    """The turn whose times and text are the members of `node` with these names."""
    begin, stop = (node[key].seconds(per_second=per_second) for key in (start, end))
    return make_turn(speaker, begin, stop, node[text].text())


# --- Deepgram ---------------------------------------------------------------
# Deepgram's pre-recorded answer: utterances, else paragraphs, else words, else the whole text.


def is_deepgram(document: JsonNode) -> bool:
    if "results" not in document:
        return False
    return "channels" in document["results"] or "utterances" in document["results"]


def read_deepgram(document: JsonNode) -> TranscriptDraft:
    """Speakers by number, or by channel where the recording has several and no diarisation."""
    results = document["results"]
    if results["utterances"].value:
        utterances = results["utterances"].items()
        return draft_of(turn_of(node, _named(node, ""), text="transcript") for node in utterances)
    channels = list(results["channels"].items())
    several = len(channels) > 1
    return draft_of(
        turn
        for number, channel in enumerate(channels)
        for turn in _channel(channel["alternatives"].first(), f"Channel {number}" * several)
    )


def _named(node: JsonNode, otherwise: str) -> str:
    return speaker_label(node["speaker"]) if "speaker" in node else otherwise


def _channel(best: JsonNode, name: str) -> list[Turn]:
    if best.value is None:
        return []
    if "paragraphs" in best:
        return [_paragraph(node, name) for node in best["paragraphs"]["paragraphs"].items()]
    if "words" in best:
        return group_words(_words(best["words"], name))
    return [make_turn(name, None, None, best["transcript"].text())]


def _paragraph(node: JsonNode, name: str) -> Turn:
    text = " ".join(sentence["text"].text() for sentence in node["sentences"].items())
    start, end = node["start"].seconds(), node["end"].seconds()
    return make_turn(_named(node, name), start, end, text)


def _words(words: JsonNode, name: str) -> Iterator[TimedWord]:
    for word in words.items():
        text = word["punctuated_word"].text() or word["word"].text()
        start, end = word["start"].seconds(), word["end"].seconds()
        yield TimedWord(_named(word, name), start, end, text)


DEEPGRAM = TranscriptFormat(
    "deepgram", "Deepgram (JSON)", document=FormatReader(is_deepgram, read_deepgram)
)


# --- AssemblyAI -------------------------------------------------------------
# AssemblyAI's transcript: utterances with speakers, else words, else the whole text.

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


# --- Amazon Transcribe ------------------------------------------------------
# Amazon Transcribe: the output of a batch job, with speaker or channel labels or without.


def is_aws(document: JsonNode) -> bool:
    if "results" not in document:
        return False
    return "items" in document["results"] and "transcripts" in document["results"]


def read_aws(document: JsonNode) -> TranscriptDraft:
    """Newer jobs list `audio_segments`; older ones only words, labelled here or in segments."""
    results = document["results"]
    if results["audio_segments"].has_objects_with("speaker_label"):
        turns = [_aws_segment(node) for node in results["audio_segments"].items()]
    else:
        turns = group_words(_aws_words(results))
    return draft_of(turns, title=document["jobName"].text() or None)


def _aws_segment(node: JsonNode) -> Turn:
    speaker = speaker_label(node["speaker_label"])
    return turn_of(node, speaker, start="start_time", end="end_time", text="transcript")


def _aws_words(results: JsonNode) -> Iterator[TimedWord]:
    labels = dict(_labels_by_start(results["speaker_labels"]))
    for item in results["items"].items():
        start, end = item["start_time"].seconds(), item["end_time"].seconds()
        text = item["alternatives"].first()["content"].text()
        label = _label(item) or (labels.get(start, "") if start is not None else "")
        yield TimedWord(label, start, end, text, item["type"].value == "punctuation")


def _labels_by_start(speaker_labels: JsonNode) -> Iterator[tuple[float, str]]:
    if speaker_labels.value is None:
        return
    for segment in speaker_labels["segments"].items():
        for item in segment["items"].items():
            start = item["start_time"].seconds()
            if start is not None:
                yield start, speaker_label(item["speaker_label"])


def _label(item: JsonNode) -> str:
    if "speaker_label" in item:
        return speaker_label(item["speaker_label"])
    channel = item["channel_label"].text()
    return f"Channel {channel.removeprefix('ch_')}" if channel else ""


AWS = TranscriptFormat("aws", "AWS Transcribe (JSON)", document=FormatReader(is_aws, read_aws))


# --- Whisper ----------------------------------------------------------------
# Whisper's JSON: `segments` (openai-whisper, its API, faster-whisper, WhisperX with speakers)
# and `transcription` with `offsets` (whisper.cpp).


def is_whisper(document: JsonNode) -> bool:
    if "segments" in document:
        return document["segments"].has_objects_with("text")
    return "transcription" in document and document["transcription"].has_objects_with("text")


def read_whisper(document: JsonNode) -> TranscriptDraft:
    if "transcription" in document:
        return draft_of(map(_cpp_segment, document["transcription"].items()))
    if "segments" in document:
        segments = document["segments"].items()
        return draft_of(turn_of(node, speaker_label(node["speaker"])) for node in segments)
    return draft_of([make_turn("", None, None, document["text"].text())])


def _cpp_segment(node: JsonNode) -> Turn:
    start, end = None, None
    if "offsets" in node:
        start, end = (node["offsets"][key].seconds(per_second=1000) for key in ("from", "to"))
    return make_turn("", start, end, node["text"].text())


WHISPER = TranscriptFormat(
    "whisper", "Whisper (JSON)", document=FormatReader(is_whisper, read_whisper)
)
