"""How much each term and each sentence of a meeting weighs."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from offline.language.word_sets import word_set
from offline.writer import cues
from offline.writer.style import Style
from offline.writer.utterances import Sentence

# Stems that run through any conversation and tell little about this one.
COMMON_TALK = word_set(
    """
    actual anybodi anyth basic big bit chair come cool day differ end everybodi everyth fine five
    four good great guess guy happen hello honour hope idea interest know look lot make man mean
    meet member minist mr nice nobodi noth one peopl person pleas point probabl problem question
    realli rememb see somebodi someth sorri start stuff sure take talk tell thank think three time
    tri two understand use wait want way word work
    """
)
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
_FORMS: tuple[tuple[Callable[[Sentence], bool], float], ...] = (
    (cues.is_question, QUESTION_WORTH),
    (cues.is_mended, MENDED_WORTH),
    (cues.leans_on_context, LEANING_WORTH),
    (cues.is_housekeeping, HOUSEKEEPING_WORTH),
    (cues.speaks_of_the_meeting, MEETING_WORTH),
)


def term_weights(sentences: Sequence[Sentence], emphasis: Iterable[str] = ()) -> dict[str, float]:
    """Weight of every stem: the root of the number of sentences that hold it, less a little.

    A subject's hundredth mention so adds less than its second, and a word of one sentence only,
    which is hardly a subject, next to nothing. `emphasis` holds stems that count double and in
    full however rare they are.
    """
    held = Counter(term for sentence in sentences for term in set(sentence.stems))
    wanted = frozenset(emphasis)
    return {
        term: _weight(term, count, wanted=term in wanted)
        for term, count in held.items()
        if len(term) > 1 and not term.isdigit()
    }


def _weight(term: str, count: int, *, wanted: bool) -> float:
    common = COMMON_TALK_WORTH if term in COMMON_TALK else 1.0
    spread = math.sqrt(count)
    return common * (EMPHASIS_WORTH * spread if wanted else spread - RARITY_DISCOUNT)


def is_quotable(sentence: Sentence, style: Style) -> bool:
    """Whether the sentence can stand in minutes of this style at all."""
    if not style.shortest <= sentence.length <= style.longest or len(set(sentence.stems)) <= 1:
        return False
    if cues.is_fragment(sentence) or cues.is_coarse(sentence) or sentence.text in style.avoid:
        return False
    return _is_allowed(sentence, style)


def _is_allowed(sentence: Sentence, style: Style) -> bool:
    return (
        (style.questions or not cues.is_question(sentence))
        and (style.mended or not cues.is_mended(sentence))
        and (style.hedged or not cues.is_hedged(sentence))
        and (style.casual or not cues.is_casual(sentence))
        and (style.leaning or not cues.leans_on_context(sentence))
    )


def standing(sentence: Sentence) -> float:
    """The factor that form and place put on what a sentence says."""
    factor = 1 + OPENING_WORTH * math.exp(-sentence.position / OPENING_SENTENCES)
    for applies, worth in _FORMS:
        factor *= worth if applies(sentence) else 1.0
    return factor
