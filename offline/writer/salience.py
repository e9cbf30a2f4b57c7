"""Salience: how much each term and each sentence of a meeting weighs, and what its subjects are."""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise, takewhile

from offline.language.words import Word, is_stop_word, stem, tokenise, word_list, word_set
from offline.writer.utterances import SpokenSentence

# Stems that run through any conversation and tell little about this one.
COMMON_TALK = word_list("common_talk")
COMMON_TALK_WORTH = 0.2
EMPHASIS_WORTH = 2.0
# Leaves a word of a single sentence a tenth: enough to rank the sentences of a short meeting.
RARITY_DISCOUNT = 0.9

QUESTION_WORTH = 0.6
# It opens with a pronoun whose noun stands in an earlier sentence.
LEANING = re.compile(
    r"(?:it|that|they|he|she|there it|here)(?:'s|'ll|'re)?\b|(?:these|those|this is|same|neither|"
    r"both)\b",
    re.IGNORECASE,
)
LEANING_WORTH = 0.7
# Agenda, proposals, conclusions: talk about the business rather than within it.
MEETING = word_set(
    "meet agenda discuss present minut project decid decis agre design import main goal purpos "
    "conclud conclus summari propos suggest plan concern issu"
)
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
    held = Counter(term for sentence in sentences for term in sentence.stems)
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


def weight(sentence: SpokenSentence, terms: Mapping[str, float]) -> float:
    """What the terms of a sentence weigh, times the factor that form and place put on them."""
    factor = 1 + OPENING_WORTH * math.exp(-sentence.position / OPENING_SENTENCES)
    factor *= QUESTION_WORTH if sentence.text.rstrip('"').endswith("?") else 1.0
    factor *= LEANING_WORTH if LEANING.match(sentence.text) else 1.0
    factor *= 1.0 if MEETING.isdisjoint(sentence.stems) else MEETING_WORTH
    return factor * sum(terms.get(term, 0.0) for term in sentence.stems)


# --- Subjects ---------------------------------------------------------------
# Nouns that come up again and again, alone or with the word before them.

# Said less often than this, a phrase is no subject of the meeting.
FEWEST_MENTIONS = 3
# Places in a talk, order and number, the meeting itself: stems of nouns that are no subjects.
_NO_SUBJECTS = COMMON_TALK | word_list("no_subjects")
_ARTICLES = word_set("the a an this these that our my their his her its your each every")
# Words behind an article in which its noun is looked for.
_REACH = 3


def subjects(
    sentences: Sequence[SpokenSentence], terms: Mapping[str, float], most: int
) -> list[str]:
    """Up to `most` subjects, heaviest first, as they were spoken most often ("the remote control").

    No two share a word and none is a speaker's name.
    """
    spoken: defaultdict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for sentence in sentences:
        for phrase in _noun_phrases(sentence):
            shown = sentence.text[phrase[0].start : phrase[-1].end]
            spoken[tuple(stem(word.lower) for word in phrase)][shown] += 1
    # Two words that keep together say more than each alone.
    weighed = {
        stems: sum(terms.get(term, 0.0) for term in stems) * math.sqrt(said.total())
        for stems, said in spoken.items()
        if said.total() >= FEWEST_MENTIONS and _NO_SUBJECTS.isdisjoint(stems)
    }
    taken = {stem(word.lower) for each in sentences for word in tokenise(each.speaker)}
    chosen: list[str] = []
    for stems in sorted(weighed, key=lambda stems: (-weighed[stems], stems)):
        if len(chosen) < most and taken.isdisjoint(stems):
            taken.update(stems)
            chosen.append(f"the {spoken[stems].most_common(1)[0][0]}")
    return chosen


def _noun_phrases(sentence: SpokenSentence) -> Iterator[tuple[Word, ...]]:
    """The last word and the last two of what stands behind an article, up to a word of grammar or a
    mark."""
    for at, word in enumerate(sentence.words):
        if word.lower in _ARTICLES:
            behind = pairwise(sentence.words[at : at + _REACH + 1])
            run = tuple(noun for _, noun in takewhile(partial(_adjoin, sentence.text), behind))
            yield from {run[-1:], run[-2:]} - {()}


def _adjoin(text: str, pair: tuple[Word, Word]) -> bool:
    before, word = pair
    return text[before.end : word.start] in {" ", "-"} and not is_stop_word(word.lower)
