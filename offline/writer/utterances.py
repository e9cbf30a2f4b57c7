"""From turns to the sentences that minutes can quote."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from offline.language.disfluencies import clean_speech
from offline.language.sentences import split_sentences
from offline.language.words import Word, is_stop_word, stem, tokenise

# A turn this short without matter of its own ("Yeah, right.") does not end what it answers.
BACKCHANNEL_WORDS = 4

_OPENERS = re.compile(
    r"(?:(?:okay|ok|yeah|yes|yep|no|well|so|right|alright|all right|and|but|or|oh|now|then|also|"
    r"anyway|anyways|sure|fine|good|great|cool|exactly|absolutely|actually|basically|see|look|"
    r"again|i guess|i think|i suppose|thank you very much|thank you|thanks|mr\.? ?(?:speaker|"
    r"chair)|madam (?:speaker|chair))\b"
    r"(?:[,.!] ?| (?=(?:i|we|you|it|he|she|they|the|this|that|there|if|what|our|my|so|and|but|okay|"
    r"ok|yeah|then|now|basically|actually)\b)))*"
    r"(?:(?:and|but|so|or) (?!far\b|many\b|much\b|that\b|long\b|called\b|for\b))?",
    re.IGNORECASE,
)
_PARENTHESIS = re.compile(r"\s*\([^()]*(?:\([^()]*\)[^()]*)*\)")


@dataclass(frozen=True)
class SpokenSentence:
    """One cleaned sentence of a speaker; `position` is its rank in the meeting, from 0.

    `stems` are those of its content words.
    """

    position: int
    speaker: str
    text: str
    words: tuple[Word, ...] = field(repr=False)
    stems: tuple[str, ...] = field(repr=False)

    @property
    def length(self) -> int:
        """Words as a reader counts them: what white space separates."""
        return len(self.text.split())


@dataclass(frozen=True)
class SpokenPassage:
    """A sentence, or what one turn holds of it: `text[start:end]` of that turn, as it stands."""

    turn: int
    start: int
    end: int
    sentence: SpokenSentence


def sentences_of(turns: Sequence[Mapping[str, Any]]) -> list[SpokenSentence]:
    """The sentences of a meeting, in order, without the openers that only hold the floor.

    A turn has "speaker" and "text". What one speaker says around another's "mm-hmm" is read as
    one utterance, so a sentence may span several turns.
    """
    spans = (
        (speaker, span.text)
        for speaker, texts in _utterances(turns)
        for span in split_sentences(clean_speech(" ".join(texts)))
    )
    return [_sentence(position, *spoken) for position, spoken in enumerate(spans)]


def passages_of(turns: Sequence[Mapping[str, Any]]) -> Iterator[SpokenPassage]:
    """The sentences of a meeting turn by turn, in order: none reaches beyond its turn, so that each
    can be quoted from it."""
    spans = (
        (number, span)
        for number, turn in enumerate(turns)
        for span in split_sentences(turn["text"])
    )
    for position, (number, span) in enumerate(spans):
        speaker = speaker_name(turns[number]["speaker"])
        sentence = _sentence(position, speaker, clean_speech(span.text))
        yield SpokenPassage(number, span.start, span.end, sentence)


def _sentence(position: int, speaker: str, cleaned: str) -> SpokenSentence:
    text = _without_openers(cleaned)
    words = tuple(tokenise(text))
    stems = tuple(stem(word.lower) for word in words if not is_stop_word(word.lower))
    return SpokenSentence(position, speaker, text, words, stems)


def speaker_name(speaker: str) -> str:
    """The name without the offices and constituencies that records put in brackets after it."""
    return _PARENTHESIS.sub("", speaker).strip() or speaker.strip()


def _utterances(turns: Sequence[Mapping[str, Any]]) -> list[tuple[str, list[str]]]:
    """Speakers with the texts that they said in one go."""
    found: list[tuple[str, list[str]]] = []
    for turn in turns:
        speaker, text = speaker_name(turn["speaker"]), turn["text"]
        if found and speaker == found[-1][0]:
            found[-1][1].append(text)
        elif not (found and _is_backchannel(text)):
            found.append((speaker, [text]))
    return found


def _is_backchannel(text: str) -> bool:
    words = tokenise(clean_speech(text))
    return len(words) <= BACKCHANNEL_WORDS and all(is_stop_word(word.lower) for word in words)


def _without_openers(text: str) -> str:
    opener = _OPENERS.match(text)
    if not opener or not opener.group() or not text[opener.end() :].strip(" .,!?"):
        return text
    rest = text[opener.end() :].lstrip(" ,")
    return rest[:1].upper() + rest[1:]
