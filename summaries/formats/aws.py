"""Amazon Transcribe: the output of a batch job, with speaker or channel labels or without."""

from collections.abc import Iterator

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import TimedWord, build_draft, group_channels, read_turn
from summaries.formats.turns import TranscriptDraft, Turn


def is_aws(document: JsonNode) -> bool:
    results = document["results"] if "results" in document else JsonNode(None)
    return "transcripts" in results and ("items" in results or "channel_labels" in results)


def read_aws(document: JsonNode) -> TranscriptDraft:
    """Newer jobs list `audio_segments`; older ones only words, labelled here, in segments, or in
    the lists of channels."""
    results = document["results"]
    if results["audio_segments"].has_objects_with("speaker_label"):
        turns = [_read_segment(node) for node in results["audio_segments"].items()]
    else:
        turns = group_channels(_read_words(results))
    return build_draft(turns, title=document["jobName"].text() or None)


def _read_segment(node: JsonNode) -> Turn:
    speaker = speaker_label(node["speaker_label"])
    return read_turn(node, speaker, start="start_time", end="end_time", text="transcript")


def _read_words(results: JsonNode) -> Iterator[TimedWord]:
    labels = dict(_labels_by_start(results["speaker_labels"]))
    for channel, item in _items_with_channels(results):
        start, end = item["start_time"].seconds(), item["end_time"].seconds()
        text = item["alternatives"].first()["content"].text()
        label = _get_label(item) or (labels.get(start, "") if start is not None else "")
        is_punctuation = item["type"].value == "punctuation"
        yield TimedWord(label or channel, start, end, text, is_punctuation)


def _items_with_channels(results: JsonNode) -> Iterator[tuple[str, JsonNode]]:
    """Each with its channel, where only the lists of channels name it."""
    items = list(results["items"].items())
    channels = results["channel_labels"]
    if channels.value is None or any(_get_label(item) for item in items):
        yield from (("", item) for item in items)
        return
    for channel in channels["channels"].items():
        yield from ((_get_label(channel), item) for item in channel["items"].items())


def _labels_by_start(speaker_labels: JsonNode) -> Iterator[tuple[float, str]]:
    if speaker_labels.value is None:
        return
    for segment in speaker_labels["segments"].items():
        for item in segment["items"].items():
            start = item["start_time"].seconds()
            if start is not None:
                yield start, speaker_label(item["speaker_label"])


def _get_label(item: JsonNode) -> str:
    if "speaker_label" in item:
        return speaker_label(item["speaker_label"])
    # From an item, or from a list of channels.
    channel = item["channel_label"].text()
    return f"Channel {channel.removeprefix('ch_')}" if channel else ""


AWS = TranscriptFormat("aws", "AWS Transcribe (JSON)", document=FormatReader(is_aws, read_aws))
