"""Salience: how much each term and each sentence of a meeting weighs, and what its subjects are."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

from offline.language.words import Word, is_stop_word, stem, tokenise, word_list, word_set
from offline.writer import cues
from offline.writer.utterances import SpokenSentence

# Stems that run through any conversation and tell little about this one.
COMMON_TALK = word_list("common_talk")
COMMON_TALK_WORTH = 0.2
EMPHASIS_WORTH = 2.0
# Leaves a word of a single sentence a tenth: enough to rank the sentences of a short meeting.
RARITY_DISCOUNT = 0.9

QUESTION_WORTH = 0.6
LEANING_WORTH = 0.7
MEETING_WORTH = 1.3
# The opening says what a meeting is for: twice the worth at first, fading over some 30 sentences.
OPENING_WORTH = 1.0
OPENING_SENTENCES = 30


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


def standing(sentence: SpokenSentence) -> float:
    """The factor that form and place put on what a sentence says."""
    factor = 1 + OPENING_WORTH * math.exp(-sentence.position / OPENING_SENTENCES)
    factor *= QUESTION_WORTH if sentence.text.rstrip('"').endswith("?") else 1.0
    factor *= LEANING_WORTH if cues.LEANING.match(sentence.text) else 1.0
    return factor * (MEETING_WORTH if cues.MEETING.search(sentence.text) else 1.0)


# --- Subjects ---------------------------------------------------------------
# Nouns that come up again and again, alone or with the word before them.

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
_NO_SUBJECTS = COMMON_TALK | word_list("no_subjects")
_LEAST_LETTERS = 3

Phrase = tuple[str, ...]


def subjects(
    sentences: Sequence[SpokenSentence], weights: Mapping[str, float], most: int
) -> list[str]:
    """Up to `most` subjects, heaviest first, as they were spoken most often ("the remote control").

    No two share a word and none is a speaker's name. What counts as a noun is read from the words
    around it.
    """
    spoken: defaultdict[Phrase, Counter[str]] = defaultdict(Counter)
    traits: defaultdict[Phrase, Counter[str]] = defaultdict(Counter)
    for sentence in sentences:
        for start, size in product(range(len(sentence.words)), (1, 2)):
            words = sentence.words[start : start + size]
            if len(words) == size and _may_be_subject(sentence.text, words):
                phrase = tuple(stem(word.lower) for word in words)
                spoken[phrase][_shown(sentence.text, words, start)] += 1
                traits[phrase].update(_traits(sentence, start, start + size))
    # Two words that keep together say more than each alone.
    weighed = {
        phrase: sum(weights.get(term, 0.0) for term in phrase) * said.total() ** 0.5
        for phrase, said in spoken.items()
        if _is_noun(said.total(), traits[phrase])
    }
    taken = {stem(word.lower) for each in sentences for word in tokenise(each.speaker)}
    chosen: list[str] = []
    for phrase in sorted(weighed, key=lambda phrase: (-weighed[phrase], phrase)):
        if len(chosen) < most and taken.isdisjoint(phrase):
            taken.update(phrase)
            often = traits[phrase]["behind article"] >= ARTICLE_SHARE * spoken[phrase].total()
            chosen.append("the " * often + spoken[phrase].most_common(1)[0][0])
    return chosen


def _shown(text: str, words: Sequence[Word], start: int) -> str:
    shown = text[words[0].start : words[-1].end]
    # A capital at the start of a sentence says nothing about the word.
    return shown[0].lower() + shown[1:] if not start and words[0].text.istitle() else shown


def _traits(sentence: SpokenSentence, start: int, end: int) -> Iterator[str]:
    before = sentence.words[start - 1].lower if start else ""
    if before in _BEFORE_NOUNS:
        yield "behind noun word"
    if before in _ARTICLES:
        yield "behind article"
    following = sentence.words[end : end + 1]
    if not following or not _adjoin(sentence.text, sentence.words[end - 1], following[0]):
        yield "ending"


def _is_noun(count: int, traits: Mapping[str, int]) -> bool:
    behind, ending = traits["behind noun word"], traits["ending"]
    return count >= FEWEST_MENTIONS and behind >= NOUN_SHARE * count and ending >= END_SHARE * count


def _adjoin(text: str, word: Word, following: Word) -> bool:
    return text[word.end : following.start] in {" ", "-"} and not is_stop_word(following.lower)


def _may_be_subject(text: str, words: Sequence[Word]) -> bool:
    return (len(words) == 1 or _adjoin(text, words[0], words[1])) and all(
        len(word.lower) >= _LEAST_LETTERS
        and not word.lower[0].isdigit()
        and not is_stop_word(word.lower)
        and stem(word.lower) not in _NO_SUBJECTS
        for word in words
    )
