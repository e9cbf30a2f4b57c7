"""The subjects of a meeting: noun phrases that come up again and again."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from offline.language.word_sets import word_set
from offline.language.words import Word, is_stop_word, stem, tokenise
from offline.writer.salience import COMMON_TALK
from offline.writer.utterances import Sentence

# Said less often than this, a phrase is no subject of the meeting.
FEWEST_MENTIONS = 3
# A noun stands behind an article or its like in this share of its uses; verbs hardly ever do.
NOUN_SHARE = 0.35
# An adjective goes on to its noun more often than not; a noun ends its phrase.
END_SHARE = 0.6
# Spoken with an article at least this often, a subject is shown with one.
ARTICLE_SHARE = 0.3

_ARTICLES = word_set("the a an this these that our my their his her its your each every")
_BEFORE_NOUNS = _ARTICLES | word_set("of some any no")
# Places in a talk, order and number, the meeting itself: stems of nouns that are no subjects.
_NO_SUBJECTS = word_set(
    """
    afternoon around back better bottom case cours day eight eighteen eighti eleven face fact
    fifteen fifth fifti find first forti four fourth front half hand hour hundr import kind last
    left main meet million minut moment month morn name next nine number order other part place
    previou rest second seven side six sixti slide ten tenth third thirti thousand today tomorrow
    top turn twelv twenti week whole year zero
    """
)

Phrase = tuple[str, ...]


@dataclass
class _Mentions:
    """How often a phrase was said, behind what, and in which spelling."""

    count: int = 0
    behind_noun_word: int = 0
    behind_article: int = 0
    ending: int = 0
    spoken: Counter[str] = field(default_factory=Counter)

    def is_noun(self) -> bool:
        often = self.count >= FEWEST_MENTIONS
        noun = self.behind_noun_word >= NOUN_SHARE * self.count
        return often and noun and self.ending >= END_SHARE * self.count

    def shown(self) -> str:
        text = self.spoken.most_common(1)[0][0]
        return f"the {text}" if self.behind_article >= ARTICLE_SHARE * self.count else text


def subjects(sentences: Sequence[Sentence], weights: Mapping[str, float], most: int) -> list[str]:
    """Up to `most` subjects, heaviest first, as they were spoken most often ("the remote control").

    No two share a word and none is a speaker's name. What counts as a noun is read from the words
    around it.
    """
    found: dict[Phrase, _Mentions] = {}
    for sentence in sentences:
        _count(sentence, found)
    ranked = sorted(
        (phrase for phrase, mentions in found.items() if mentions.is_noun()),
        key=lambda phrase: (-_weight(phrase, found[phrase], weights), phrase),
    )
    return [found[phrase].shown() for phrase in _apart(ranked, _names(sentences))][:most]


def _names(sentences: Sequence[Sentence]) -> set[str]:
    speakers = {sentence.speaker for sentence in sentences}
    return {stem(word.lower) for speaker in speakers for word in tokenise(speaker)}


def _weight(phrase: Phrase, mentions: _Mentions, weights: Mapping[str, float]) -> float:
    """Two words that keep together say more than each alone."""
    return float(sum(weights.get(term, 0.0) for term in phrase) * mentions.count**0.5)


def _apart(ranked: Sequence[Phrase], names: set[str]) -> Iterator[Phrase]:
    taken: set[str] = set()
    for phrase in ranked:
        if not taken.intersection(phrase) and not names.issuperset(phrase):
            taken.update(phrase)
            yield phrase


def _count(sentence: Sentence, found: dict[Phrase, _Mentions]) -> None:
    words = sentence.words
    for index in range(len(words)):
        for size in (1, 2):
            part = words[index : index + size]
            if len(part) == size and _is_phrase(sentence.text, part):
                mentions = found.setdefault(tuple(stem(w.lower) for w in part), _Mentions())
                _note(mentions, sentence, index, size)


def _note(mentions: _Mentions, sentence: Sentence, index: int, size: int) -> None:
    words = sentence.words
    before = words[index - 1].lower if index else ""
    following = words[index + size - 1 : index + size + 1]
    mentions.count += 1
    mentions.behind_noun_word += before in _BEFORE_NOUNS
    mentions.behind_article += before in _ARTICLES
    mentions.ending += not (len(following) > 1 and _adjoin(sentence.text, *following))
    shown = sentence.text[words[index].start : words[index + size - 1].end]
    # A capital at the start of a sentence says nothing about the word.
    plain = index == 0 and words[0].text.istitle()
    mentions.spoken[shown[0].lower() + shown[1:] if plain else shown] += 1


def _is_phrase(text: str, words: Sequence[Word]) -> bool:
    adjoining = len(words) == 1 or _adjoin(text, words[0], words[1])
    return adjoining and all(_carries(word) for word in words)


def _adjoin(text: str, word: Word, following: Word) -> bool:
    touching = re.fullmatch(r"[ -]", text[word.end : following.start])
    return bool(touching) and not is_stop_word(following.lower)


def _carries(word: Word) -> bool:
    low = word.lower
    if len(low) <= 2 or low[0].isdigit() or is_stop_word(low):  # noqa: PLR2004
        return False
    return stem(low) not in COMMON_TALK and stem(low) not in _NO_SUBJECTS
