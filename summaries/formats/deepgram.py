"""Deepgram's pre-recorded answer: utterances, else paragraphs, else words, else the whole text."""

from collections.abc import Iterator

from summaries.formats.json_nodes import Node, speaker_label
from summaries.formats.segments import Word, draft_of, group_words
from summaries.formats.turns import Draft, Turn, make_turn


def is_deepgram(document: Node) -> bool:
    if "results" not in document:
        return False
    return "channels" in document["results"] or "utterances" in document["results"]


def read(document: Node) -> Draft:
    """Speakers by number, or by channel where the recording has several and no diarisation."""
    results = document["results"]
    if results["utterances"].value:
        return draft_of(map(_utterance, results["utterances"].items()))
    channels = list(results["channels"].items())
    several = len(channels) > 1
    return draft_of(
        turn
        for number, channel in enumerate(channels)
        for turn in _channel(channel["alternatives"].first(), f"Channel {number}" * several)
    )


def _utterance(node: Node) -> Turn:
    speaker = speaker_label(node["speaker"]) if "speaker" in node else ""
    return make_turn(
        speaker, node["start"].seconds(), node["end"].seconds(), node["transcript"].text()
    )


def _channel(best: Node, name: str) -> list[Turn]:
    if best.value is None:
        return []
    if "paragraphs" in best:
        return [_paragraph(node, name) for node in best["paragraphs"]["paragraphs"].items()]
    if "words" in best:
        return group_words(_words(best["words"], name))
    return [make_turn(name, None, None, best["transcript"].text())]


def _paragraph(node: Node, name: str) -> Turn:
    text = " ".join(sentence["text"].text() for sentence in node["sentences"].items())
    speaker = speaker_label(node["speaker"]) if "speaker" in node else name
    return make_turn(speaker, node["start"].seconds(), node["end"].seconds(), text)


def _words(words: Node, name: str) -> Iterator[Word]:
    for word in words.items():
        speaker = speaker_label(word["speaker"]) if "speaker" in word else name
        said = word["punctuated_word"].text() or word["word"].text()
        yield Word(speaker, word["start"].seconds(), word["end"].seconds(), said)
