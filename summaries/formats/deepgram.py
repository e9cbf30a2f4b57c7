"""Deepgram's pre-recorded answer: utterances, else paragraphs, else words, else the whole text."""

from collections.abc import Iterator

from summaries.formats.format import FormatReader, TranscriptFormat
from summaries.formats.json_documents import JsonNode, speaker_label
from summaries.formats.segments import TimedWord, build_draft, group_channels, read_turn
from summaries.formats.turns import TranscriptDraft, Turn, make_turn


def is_deepgram(document: JsonNode) -> bool:
    if "results" not in document:
        return False
    return "channels" in document["results"] or "utterances" in document["results"]


def read_deepgram(document: JsonNode) -> TranscriptDraft:
    """Speakers by number, or by channel where the recording has several and no diarisation."""
    results = document["results"]
    if results["utterances"].value:
        utterances = list(results["utterances"].items())
        several = len({str(node["channel"].value) for node in utterances}) > 1
        return build_draft(
            read_turn(
                node,
                _get_speaker(node, f"Channel {node['channel'].value}" * several),
                text="transcript",
            )
            for node in utterances
        )
    channels = list(results["channels"].items())
    several = len(channels) > 1
    turns: list[Turn] = []
    words: list[TimedWord] = []
    for number, channel in enumerate(channels):
        best, name = channel["alternatives"].first(), f"Channel {number}" * several
        if best.value is None:
            continue
        if "paragraphs" in best:
            turns += [
                _read_paragraph(node, name) for node in best["paragraphs"]["paragraphs"].items()
            ]
        elif "words" in best:
            words += _read_words(best["words"], name)
        else:
            turns.append(make_turn(name, None, None, best["transcript"].text()))
    return build_draft([*turns, *group_channels(words)])


def _get_speaker(node: JsonNode, otherwise: str) -> str:
    return speaker_label(node["speaker"]) if "speaker" in node else otherwise


def _read_paragraph(node: JsonNode, name: str) -> Turn:
    text = " ".join(sentence["text"].text() for sentence in node["sentences"].items())
    start, end = node["start"].seconds(), node["end"].seconds()
    return make_turn(_get_speaker(node, name), start, end, text)


def _read_words(words: JsonNode, name: str) -> Iterator[TimedWord]:
    for word in words.items():
        text = word["punctuated_word"].text() or word["word"].text()
        start, end = word["start"].seconds(), word["end"].seconds()
        yield TimedWord(_get_speaker(word, name), start, end, text)


DEEPGRAM = TranscriptFormat(
    "deepgram", "Deepgram (JSON)", document=FormatReader(is_deepgram, read_deepgram)
)
