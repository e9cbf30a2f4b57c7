"""From turns to the sentences that minutes can quote."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from offline.language.disfluencies import clean_speech
from offline.language.sentences import split_sentences
from offline.language.words import Word, content_stems, is_stop_word, stem, tokenise

# What only holds the floor: some words do without a comma behind them.
_OPENERS = re.compile(
    r"(?:(?:okay|ok|yeah|yes|no|well|so|right|alright|and|but|or|oh|now|then|also|anyway|actually|"
    r"basically|i guess|i think|thank you|thanks)[,.!] ?"
    r"|(?:okay|ok|yeah|and|but|or|oh|well|so(?! (?:far|many|much|that|long)\b)) )+",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class SpokenSentence:
    """One cleaned sentence of a speaker; `position` is its rank in the meeting, from 0.

    `stems` are those of its content words, each once.
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


def sentences_of(turns: Sequence[Mapping[str, Any]]) -> list[SpokenSentence]:
    """The sentences of a meeting, in order, without the openers that only hold the floor.

    A turn has "speaker" and "text". What one speaker says around another's "mm-hmm" is read as one
    utterance: cut in two, a condition would part from what depends on it.
    """
    spoken = [turn for turn in turns if content_stems(clean_speech(turn["text"]))]
    spans = (
        (speaker, span.text)
        for speaker, group in groupby(spoken, key=_speaker)
        for span in split_sentences(clean_speech(" ".join(turn["text"] for turn in group)))
    )
    return [sentence_of(position, *said) for position, said in enumerate(spans)]


def _speaker(turn: Mapping[str, Any]) -> str:
    """The name without the offices and constituencies that records put in brackets after it."""
    name: str = turn["speaker"]
    return name.partition(" (")[0].strip() or name.strip()


def sentence_of(position: int, speaker: str, cleaned: str) -> SpokenSentence:
    text = _without_openers(cleaned)
    words = tuple(tokenise(text))
    stems = dict.fromkeys(stem(word.lower) for word in words if not is_stop_word(word.lower))
    return SpokenSentence(position, speaker, text, words, tuple(stems))


def _without_openers(text: str) -> str:
    rest = _OPENERS.sub("", text, count=1) if _OPENERS.match(text) else text
    return rest[0].upper() + rest[1:] if any(map(str.isalnum, rest)) else text
