"""Salience: how much each term and each sentence of a meeting weighs, and what its subjects are."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from offline.language.words import Word, is_stop_word, stem, tokenise, word_list, word_set
from offline.writer import cues
from offline.writer.style import Style
from offline.writer.utterances import SpokenSentence

# Stems that run through any conversation and tell little about this one.
COMMON_TALK = word_list("common_talk")
COMMON_TALK_WORTH = 0.2
EMPHASIS_WORTH = 2.0
# Leaves a word of a single sentence a tenth: enough to rank the sentences of a short meeting.
RARITY_DISCOUNT = 0.9

QUESTION_WORTH = 0.6
MENDED_WORTH = 0.3
LEANING_WORTH = 0.7
MEETING_WORTH = 1.3
HOUSEKEEPING_WORTH = 0.4
# The opening says what a meeting is for: twice the worth at first, fading over some 30 sentences.
OPENING_WORTH = 1.0
OPENING_SENTENCES = 30
_FORMS = (
    (cues.QUESTION, QUESTION_WORTH),
    (cues.MENDED, MENDED_WORTH),
    (cues.LEANING, LEANING_WORTH),
    (cues.HOUSEKEEPING, HOUSEKEEPING_WORTH),
    (cues.MEETING, MEETING_WORTH),
)


def term_weights(
    sentences: Sequence[SpokenSentence], emphasis: Iterable[str] = ()
) -> dict[str, float]:
    """Weight of every stem: the root of the number of sentences that hold it, less a little.

    A subject's hundredth mention so adds less than its second, and a word of one sentence only,
    which is hardly a subject, next to nothing. `emphasis` holds stems that count double and in
    full however rare they are.
    """
    held = Counter(term for sentence in sentences for term in set(sentence.stems))
    wanted = frozenset(emphasis)
    return {
        term: (COMMON_TALK_WORTH if term in COMMON_TALK else 1.0)
        * (
            EMPHASIS_WORTH * math.sqrt(count)
            if term in wanted
            else math.sqrt(count) - RARITY_DISCOUNT
        )
        for term, count in held.items()
        if len(term) > 1 and not term.isdigit()
    }


def is_quotable(sentence: SpokenSentence, style: Style) -> bool:
    """Whether the sentence can stand in minutes of this style at all."""
    text = sentence.text
    if not style.shortest <= sentence.length <= style.longest or len(set(sentence.stems)) <= 1:
        return False
    if cues.is_fragment(text) or text in style.avoid:
        return False
    return not any(pattern.search(text) for pattern in (cues.COARSE, *style.barred))


def standing(sentence: SpokenSentence) -> float:
    """The factor that form and place put on what a sentence says."""
    factor = 1 + OPENING_WORTH * math.exp(-sentence.position / OPENING_SENTENCES)
    for pattern, worth in _FORMS:
        factor *= worth if pattern.search(sentence.text) else 1.0
    return factor


# --- Subjects ---------------------------------------------------------------
# Noun phrases that come up again and again.

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
_NO_SUBJECTS = word_list("no_subjects")

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


def subjects(
    sentences: Sequence[SpokenSentence], weights: Mapping[str, float], most: int
) -> list[str]:
    """Up to `most` subjects, heaviest first, as they were spoken most often ("the remote control").

    No two share a word and none is a speaker's name. What counts as a noun is read from the words
    around it.
    """
    found: defaultdict[Phrase, _Mentions] = defaultdict(_Mentions)
    for sentence in sentences:
        for at, size in product(range(len(sentence.words)), (1, 2)):
            _note(found, sentence, at, size)

    def weight(phrase: Phrase) -> float:
        # Two words that keep together say more than each alone.
        return float(sum(weights.get(term, 0.0) for term in phrase) * found[phrase].count ** 0.5)

    nouns = [phrase for phrase, mentions in found.items() if mentions.is_noun()]
    speakers = {sentence.speaker for sentence in sentences}
    names = {stem(word.lower) for speaker in speakers for word in tokenise(speaker)}
    taken: set[str] = set()
    chosen: list[str] = []
    for phrase in sorted(nouns, key=lambda phrase: (-weight(phrase), phrase)):
        if len(chosen) < most and taken.isdisjoint(phrase) and not names.issuperset(phrase):
            taken.update(phrase)
            chosen.append(found[phrase].shown())
    return chosen


def _note(found: dict[Phrase, _Mentions], sentence: SpokenSentence, at: int, size: int) -> None:
    words = sentence.words
    phrase = words[at : at + size]
    if len(phrase) < size or not _is_phrase(sentence.text, phrase):
        return
    mentions = found[tuple(stem(word.lower) for word in phrase)]
    before = words[at - 1].lower if at else ""
    following = words[at + size - 1 : at + size + 1]
    mentions.count += 1
    mentions.behind_noun_word += before in _BEFORE_NOUNS
    mentions.behind_article += before in _ARTICLES
    mentions.ending += not (len(following) > 1 and _adjoin(sentence.text, *following))
    shown = sentence.text[phrase[0].start : phrase[-1].end]
    # A capital at the start of a sentence says nothing about the word.
    plain = at == 0 and words[0].text.istitle()
    mentions.spoken[shown[0].lower() + shown[1:] if plain else shown] += 1


def _is_phrase(text: str, words: Sequence[Word]) -> bool:
    adjoining = len(words) == 1 or _adjoin(text, words[0], words[1])
    return adjoining and all(_is_subject_word(word) for word in words)


def _adjoin(text: str, word: Word, following: Word) -> bool:
    touching = re.fullmatch(r"[ -]", text[word.end : following.start])
    return bool(touching) and not is_stop_word(following.lower)


def _is_subject_word(word: Word) -> bool:
    low = word.lower
    if len(low) <= 2 or low[0].isdigit() or is_stop_word(low):  # noqa: PLR2004
        return False
    return stem(low) not in COMMON_TALK and stem(low) not in _NO_SUBJECTS
