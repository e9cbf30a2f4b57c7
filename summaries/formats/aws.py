"""Amazon Transcribe: the output of a batch job, with speaker or channel labels or without."""

from collections.abc import Iterator

from summaries.formats.json_nodes import Node, speaker_label
from summaries.formats.segments import Word, draft_of, group_words
from summaries.formats.turns import Draft, Turn, make_turn


def is_aws(document: Node) -> bool:
    if "results" not in document:
        return False
    return "items" in document["results"] and "transcripts" in document["results"]


def read(document: Node) -> Draft:
    """Newer jobs list `audio_segments`; older ones only words, labelled here or in segments."""
    results = document["results"]
    if results["audio_segments"].has_objects_with("speaker_label"):
        turns = list(_segments(results["audio_segments"]))
    else:
        turns = group_words(_words(results))
    return draft_of(turns, title=document["jobName"].text() or None)


def _segments(segments: Node) -> Iterator[Turn]:
    for segment in segments.items():
        speaker = speaker_label(segment["speaker_label"])
        start, end = segment["start_time"].seconds(), segment["end_time"].seconds()
        yield make_turn(speaker, start, end, segment["transcript"].text())


def _words(results: Node) -> Iterator[Word]:
    labels = dict(_labels_by_start(results["speaker_labels"]))
    for item in results["items"].items():
        start, end = item["start_time"].seconds(), item["end_time"].seconds()
        said = item["alternatives"].first()["content"].text()
        label = _label(item) or (labels.get(start, "") if start is not None else "")
        yield Word(label, start, end, said, item["type"].value == "punctuation")


def _labels_by_start(speaker_labels: Node) -> Iterator[tuple[float, str]]:
    if speaker_labels.value is None:
        return
    for segment in speaker_labels["segments"].items():
        for item in segment["items"].items():
            start = item["start_time"].seconds()
            if start is not None:
                yield start, speaker_label(item["speaker_label"])


def _label(item: Node) -> str:
    if "speaker_label" in item:
        return speaker_label(item["speaker_label"])
    channel = item["channel_label"].text()
    return f"Channel {channel.removeprefix('ch_')}" if channel else ""
