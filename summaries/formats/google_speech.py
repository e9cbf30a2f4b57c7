"""Google Cloud Speech-to-Text, version 1 and 2: `results` with alternatives, alone, in an
operation, or in the file that a batch writes."""

from collections.abc import Iterator

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import TimedWord, build_draft, group_channels
from summaries.formats.turns import TranscriptDraft, Turn, make_turn

_NAMES = {
    "start": ("startTime", "startOffset", "start_time", "start_offset"),
    "end": ("endTime", "endOffset", "end_time", "end_offset"),
    "speaker": ("speakerTag", "speakerLabel", "speaker_tag", "speaker_label"),
    "result end": ("resultEndTime", "resultEndOffset", "result_end_time", "result_end_offset"),
    "channel": ("channelTag", "channel_tag"),
}


def is_google(document: JsonNode) -> bool:
    results = _get_results(document)
    if not results.has_objects_with("alternatives") or "type" in results.first():
        return False
    best = results.first()["alternatives"].value
    return isinstance(best, list) and (
        not best or (isinstance(best[0], dict) and bool({"transcript", "words"} & best[0].keys()))
    )


def read_google(document: JsonNode) -> TranscriptDraft:
    """With speaker labels, the last result of version 1 repeats the words of all."""
    results = list(_get_results(document).items())
    words = [list(_read_words(result)) for result in results]
    if _is_repeated(words):
        return build_draft(group_channels(words[-1]))
    turns: list[Turn] = []
    for result, said in zip(results, words, strict=True):
        turns.extend(group_channels(said))
        best = result["alternatives"].first()
        if not said and best.value is not None:
            end = _read_seconds(_get_member(result, "result end"))
            turns.append(make_turn(_get_channel(result), None, end, best["transcript"].text()))
    return build_draft(turns)


def _get_results(document: JsonNode) -> JsonNode:
    if isinstance(document.value, dict) and "response" in document:
        document = document["response"]
    if not isinstance(document.value, dict):
        return JsonNode(None)
    results = document["results"]
    if isinstance(results.value, dict) and len(results.value) == 1:
        # The one file of a batch, by its address.
        file = results[next(iter(results.value))]
        if "transcript" in file and isinstance(file["transcript"].value, dict):
            return file["transcript"]["results"]
    return results


def _is_repeated(words: list[list[TimedWord]]) -> bool:
    if not words[:-1] or not any(word.speaker for word in words[-1]):
        return False
    before = [word for said in words[:-1] for word in said]
    starts = [word.start for word in before if word.start is not None]
    first = words[-1][0].start
    return not any(word.speaker for word in before) or (
        bool(starts) and first is not None and first <= min(starts)
    )


def _read_words(result: JsonNode) -> Iterator[TimedWord]:
    best = result["alternatives"].first()
    if best.value is None:
        return
    for word in best["words"].items():
        start, end = (_read_seconds(_get_member(word, name)) for name in ("start", "end"))
        # Zero in version 1 is no label.
        label = _get_member(word, "speaker")
        speaker = speaker_label(label) if label.value not in (0, "0") else ""
        yield TimedWord(speaker or _get_channel(result), start, end, word["word"].text())


def _get_channel(result: JsonNode) -> str:
    channel = _get_member(result, "channel").value
    return f"Channel {channel}" if isinstance(channel, int) and channel else ""


def _get_member(node: JsonNode, name: str) -> JsonNode:
    return next((node[key] for key in _NAMES[name] if key in node), node[_NAMES[name][0]])


def _read_seconds(node: JsonNode) -> float | None:
    """`1.200s`, or an object with `seconds` and `nanos`."""
    if isinstance(node.value, dict):
        seconds, nanos = node["seconds"].seconds(), node["nanos"].seconds(per_second=10**9)
        return (seconds or 0.0) + (nanos or 0.0)
    if isinstance(node.value, str):
        return JsonNode(node.value.removesuffix("s"), node.path).seconds()
    return node.seconds()


GOOGLE = TranscriptFormat(
    "google", "Google Speech-to-Text (JSON)", document=FormatReader(is_google, read_google)
)
