"""The subjects of a meeting: noun phrases that come up again and again."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence

from llm.language.word_sets import word_set
from llm.language.words import Word, is_stop_word, stem
from llm.offline.salience import COMMON_TALK
from llm.offline.utterances import Sentence

# Said less often than this, a phrase is no subject of the meeting.
FEWEST_MENTIONS = 3
# A noun stands behind one of these in at least this share of its uses; verbs hardly ever do.
NOUN_SHARE = 0.25
_BEFORE_NOUNS = word_set(
    "the a an this these our your my their his her its some any no each every of"
)

Phrase = tuple[str, ...]


def subjects(sentences: Sequence[Sentence], weights: Mapping[str, float], most: int) -> list[str]:
    """Up to `most` subjects, heaviest first, as they were spoken most often ("remote control").

    No two share a word. What counts as a noun is read from the words before it.
    """
    mentions: Counter[Phrase] = Counter()
    behind: Counter[Phrase] = Counter()
    spoken: defaultdict[Phrase, Counter[str]] = defaultdict(Counter)
    for sentence in sentences:
        for phrase, text, noun in _phrases(sentence):
            mentions[phrase] += 1
            behind[phrase] += noun
            spoken[phrase][text] += 1
    ranked = sorted(
        (phrase for phrase in mentions if _is_subject(phrase, mentions, behind)),
        key=lambda phrase: (-_weight(phrase, mentions, weights), phrase),
    )
    return [spoken[phrase].most_common(1)[0][0] for phrase in _disjoint(ranked)][:most]


def _is_subject(phrase: Phrase, mentions: Counter[Phrase], behind: Counter[Phrase]) -> bool:
    count = mentions[phrase]
    return count >= FEWEST_MENTIONS and behind[phrase] >= NOUN_SHARE * count


def _weight(phrase: Phrase, mentions: Counter[Phrase], weights: Mapping[str, float]) -> float:
    """Two words that keep together say more than each alone."""
    return sum(weights.get(term, 0.0) for term in phrase) * mentions[phrase] ** 0.5


def _disjoint(ranked: Sequence[Phrase]) -> Iterator[Phrase]:
    taken: set[str] = set()
    for phrase in ranked:
        if not taken.intersection(phrase):
            taken.update(phrase)
            yield phrase


def _phrases(sentence: Sentence) -> Iterator[tuple[Phrase, str, bool]]:
    """Single content words and adjoining pairs: stems, spoken text, whether a noun's company."""
    words = sentence.words
    for index, word in enumerate(words):
        if not _carries(word):
            continue
        noun = index > 0 and words[index - 1].lower in _BEFORE_NOUNS
        yield (stem(word.lower),), _shown(word, index), noun
        if index + 1 < len(words) and _adjoin(sentence.text, word, words[index + 1]):
            pair = (word, words[index + 1])
            text = " ".join([_shown(word, index), words[index + 1].text])
            yield tuple(stem(each.lower) for each in pair), text, noun


def _adjoin(text: str, word: Word, following: Word) -> bool:
    return _carries(following) and bool(re.fullmatch(r"[ -]", text[word.end : following.start]))


def _carries(word: Word) -> bool:
    low = word.lower
    subject = len(low) > 2 and not low[0].isdigit() and not is_stop_word(low)  # noqa: PLR2004
    return subject and stem(low) not in COMMON_TALK


def _shown(word: Word, index: int) -> str:
    """The word as it stands inside a sentence: a capital at its start says nothing."""
    return word.text if index or not word.text.istitle() else word.text.lower()
