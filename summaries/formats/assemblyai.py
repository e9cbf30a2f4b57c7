"""AssemblyAI's transcript: utterances with speakers, else words, else the whole text."""

from collections.abc import Iterator

from summaries.formats.errors import FormatError
from summaries.formats.json_nodes import Node, speaker_label
from summaries.formats.segments import Word, draft_of, group_words
from summaries.formats.turns import Draft, Turn, make_turn

_PER_SECOND = 1000
_DONE = "completed"


def is_assemblyai(document: Node) -> bool:
    if "utterances" in document and document["utterances"].has_objects_with("text"):
        return True
    return "audio_url" in document or ("status" in document and "text" in document)


def read(document: Node) -> Draft:
    """Times are milliseconds. Raises FormatError for a transcript that is not completed."""
    status = document["status"].text()
    if status and status != _DONE:
        message = f"status is {status!r}: {document['error'].text() or 'there is no text yet'}."
        raise FormatError(
            message, remedy=f"Send the transcript once its status is {_DONE}.", path="status"
        )
    if document["utterances"].value:
        return draft_of(map(_utterance, document["utterances"].items()))
    if document["words"].value:
        return draft_of(group_words(_words(document["words"])))
    return draft_of([make_turn("", None, None, document["text"].text())])


def _utterance(node: Node) -> Turn:
    return make_turn(speaker_label(node["speaker"]), *_times(node), node["text"].text())


def _words(words: Node) -> Iterator[Word]:
    for word in words.items():
        yield Word(speaker_label(word["speaker"]), *_times(word), word["text"].text())


def _times(node: Node) -> tuple[float | None, float | None]:
    start, end = (node[key].seconds(per_second=_PER_SECOND) for key in ("start", "end"))
    return start, end
