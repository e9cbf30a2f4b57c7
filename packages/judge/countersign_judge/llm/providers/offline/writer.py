"""The extractive writer: minutes made only of a meeting's own sentences."""

import heapq
import math
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter, itemgetter
from typing import Any

from countersign_judge.llm.providers.offline.sentences import split_sentences
from countersign_judge.llm.providers.offline.words import content_stems, tokenise, word_list

# --- Speech -----------------------------------------------------------------

# A transcriber's notes between the words, and sounds that hold the floor.
_NOISE = re.compile(
    r"(?:, ?)?(?:\{[a-z_ ]+\}|<[a-z_/ ]+>|[\[(](?:inaudible|laughter|crosstalk|pause|applause)[\])]"
    r"|(?<![\w-])(?:uhm?|um|erm?|hm+|mm+|mhm|mm-hmm|uh-huh)(?![\w-]))(?: ?,)?",
    re.IGNORECASE,
)
_OPENERS = re.compile(
    r"(?:(?:okay|ok|yeah|yes|no|well|so|right|alright|and|but|or|oh|now|then|also|anyway|actually|"
    r"basically|i guess|i think|thank you|thanks)[,.!] ?"
    r"|(?:okay|ok|yeah|and|but|or|oh|well|so(?! (?:far|many|much|that|long)\b)) )+",
    re.IGNORECASE,
)


def clean_speech(text: str) -> str:
    """`text` without markers and fillers: "The {disfmarker} price , uh , is" gives "The price is".
    Text of only these gives ""."""
    said = re.sub(r" ([.,?!;:…])", r"\1", " ".join(_NOISE.sub(" ", text).split()))
    return said.lstrip(",.;: ") if any(map(str.isalnum, said)) else ""


@dataclass(frozen=True)
class SpokenSentence:
    """A sentence of a speaker; `position` is its rank in the meeting, from 0; `stems` are those of
    its content words, each once."""

    position: int
    speaker: str
    text: str
    stems: tuple[str, ...] = field(repr=False)

    @property
    def cost(self) -> int:
        """The number of words in a quote of it, by white space, including its speaker's name."""
        return len(self.text.split()) + len(self.speaker.split())


def spoken_sentence(position: int, speaker: str, said: str) -> SpokenSentence:
    """The sentence without openers that only hold the floor."""
    rest = _OPENERS.sub("", said, count=1) if _OPENERS.match(said) else said
    text = rest[0].upper() + rest[1:] if any(map(str.isalnum, rest)) else said
    return SpokenSentence(position, speaker, text, tuple(dict.fromkeys(content_stems(text))))


def _sentences_of(turns: Sequence[Mapping[str, Any]]) -> Iterator[SpokenSentence]:
    """Joins what one speaker says around another's "mm-hmm" into one utterance: otherwise a
    condition would be separated from what depends on it."""
    said = ((_speaker(turn), clean_speech(turn["text"])) for turn in turns)
    runs = groupby((each for each in said if content_stems(each[1])), key=itemgetter(0))
    spans = (
        (speaker, span.text)
        for speaker, run in runs
        for span in split_sentences(" ".join(text for _, text in run))
    )
    return (spoken_sentence(position, *each) for position, each in enumerate(spans))


def _speaker(turn: Mapping[str, Any]) -> str:
    """The name without the offices and constituencies in brackets after it."""
    name: str = turn["speaker"]
    return name.partition(" (")[0].strip() or name.strip()


# --- Weight -----------------------------------------------------------------

# Stems common in any conversation, which say little about this one.
_COMMON_TALK = word_list("common_talk")
_COMMON_TALK_WORTH = 0.2
_EMPHASIS_WORTH = 2.0
# Leaves a word in a single sentence a tenth: enough to rank the sentences of a short meeting.
_RARITY_DISCOUNT = 0.9
_QUESTION_WORTH = 0.6
# The opening says what a meeting is for: double weight at first, fading over some 30 sentences.
_OPENING_SENTENCES = 30


def term_weights(
    sentences: Sequence[SpokenSentence], emphasis: Collection[str] = ()
) -> dict[str, float]:
    """Weight of every stem: the root of the number of its sentences, less a little; twice the root
    for those of `emphasis`. So a subject's hundredth mention adds less than its second."""
    held = Counter(term for sentence in sentences for term in sentence.stems)
    weights = {}
    for term, count in held.items():
        if len(term) > 1 and not term.isdigit():
            root = math.sqrt(count)
            rare = root - _RARITY_DISCOUNT
            usual = _COMMON_TALK_WORTH if term in _COMMON_TALK else 1.0
            weights[term] = usual * (_EMPHASIS_WORTH * root if term in emphasis else rare)
    return weights


def weight(sentence: SpokenSentence, terms: Mapping[str, float]) -> float:
    """The weight of a sentence's terms, more in the opening and less for a question."""
    factor = 1 + math.exp(-sentence.position / _OPENING_SENTENCES)
    factor *= _QUESTION_WORTH if sentence.text.endswith("?") else 1.0
    return factor * sum(terms.get(term, 0.0) for term in sentence.stems)


# --- Headings ---------------------------------------------------------------
# Cue phrases (Edmundson, J. ACM 16(2), 1969). They are narrow on purpose: a false decision does
# more harm in minutes than one left in the discussion.

DECISIONS, ACTIONS, DISCUSSION = "Decisions:", "Actions:", "Discussion:"
_OPEN = re.compile(
    r"\?\s*$|n't\b|\b(?:if|whether|unless|never|not yet|(?:should|did|have|would|could) we)\b", re.I
)
_DECISION = re.compile(
    r"\b(?:we|we've|the (?:group|team|board|committee|council))(?: have| had| has| all| also)* "
    r"(?:decided|agreed|resolved|chose|concluded|approved)\b"
    r"|\b(?:motion|proposal|budget) (?:is|was) (?:agreed|adopted|approved|passed|rejected)\b",
    re.IGNORECASE,
)
_ACTION = re.compile(
    r"\b(?:I|we)(?:'ll| will) (?:\w+ )?(?:send|write|prepare|draft|finish|update|review|share"
    r"|check|confirm|report|ask|order|test)\b|\bby (?:tomorrow|next week|\w+day)\b",
    re.IGNORECASE,
)


def heading_of(sentence: SpokenSentence) -> str:
    """A sentence's heading: a decision states a choice as made, an action a task taken on or a time
    set for one; neither is a question or a condition."""
    if _OPEN.search(sentence.text):
        return DISCUSSION
    if _DECISION.search(sentence.text):
        return DECISIONS
    return ACTIONS if _ACTION.search(sentence.text) else DISCUSSION


# --- Style ------------------------------------------------------------------

# A rewrite that needs more content gets half as much room again, and a little more each time.
_MORE_ROOM, _LESS_ROOM, _EACH_TIME = 1.5, 0.7, 0.1
# A shorter cited sentence could be any sentence.
_CITED_WORDS = 4
_OF_LENGTH = {"conciseness", "brevity", "length"}


@dataclass(frozen=True)
class Style:
    """`room` multiplies the budget of words; sentences of `avoid` are not quoted; stems of
    `emphasis` count more."""

    room: float = 1.0
    avoid: frozenset[str] = frozenset()
    emphasis: tuple[str, ...] = ()


def style_for(brief: Mapping[str, Any] | None) -> Style:
    """The style for a brief; the default one without a brief.

    A brief may hold "shortfalls" (a sequence of {"criterion": str, "reason": str}), "previous"
    (the text that fell short), "comment" (what a person wrote) and "attempt" (number of the text
    to be written, from 1). Sentences of the previous text that a reason or the comment cites
    verbatim are not used again. A criterion of length asks for less content, any other for more.
    """
    brief = brief or {}
    shortfalls = brief.get("shortfalls") or ()
    comment = brief.get("comment") or ""
    complaints = "\n".join([comment, *(each.get("reason") or "" for each in shortfalls)])
    short_in = {each["criterion"].strip().lower() for each in shortfalls}
    again = max(0, int(brief.get("attempt") or 2) - 2)
    room = 1.0 if not short_in else _LESS_ROOM if short_in & _OF_LENGTH else _MORE_ROOM
    # Without the speakers' names.
    quoted = [each.text.split(": ", 1)[-1] for each in split_sentences(brief.get("previous") or "")]
    cited = [each for each in quoted if each.rstrip(".!?") in complaints]
    return Style(
        room=room * (1 + _EACH_TIME * again),
        avoid=frozenset(each for each in cited if len(each.split()) >= _CITED_WORDS),
        emphasis=tuple(content_stems(comment)),
    )


# --- Minutes ----------------------------------------------------------------

# How hard length counts against a sentence: 0 not at all, 1 in full (Lin and Bilmes 2010, eq. 7).
_COST_POWER = 0.7
# A term's remaining weight after each chosen sentence that holds it.
_REPETITION = 0.4
# The share of the words for decisions, and the same for actions.
_HEADED_SHARE = 0.2
# Words of a quoted sentence.
_SHORTEST, _LONGEST = 6, 45
_SLANG, _UNFINISHED = word_list("slang"), word_list("unfinished")


@dataclass(frozen=True)
class Minutes:
    """`sentences` in the order of the meeting."""

    sentences: tuple[SpokenSentence, ...]

    @property
    def text(self) -> str:
        """Headed parts of lines "Speaker: what was said"; a discussion alone needs no heading."""
        parts = {heading: self.under(heading) for heading in (DECISIONS, ACTIONS, DISCUSSION)}
        alone = len(parts[DISCUSSION]) == len(self.sentences)
        blocks = []
        for heading, sentences in parts.items():
            lines = [] if alone else [heading]
            for speaker, group in groupby(sentences, key=attrgetter("speaker")):
                said = " ".join(_closed(sentence.text) for sentence in group)
                lines.append(f"{speaker}: {said}" if speaker else said)
            blocks += ["\n".join(lines)] if sentences else []
        return "\n\n".join(blocks)

    def under(self, heading: str) -> list[SpokenSentence]:
        """The sentences under DECISIONS, ACTIONS or DISCUSSION."""
        return [sentence for sentence in self.sentences if heading_of(sentence) == heading]


def summarise(
    turns: Sequence[Mapping[str, Any]], *, title: str, words: int, style: Style | None = None
) -> Minutes:
    """Minutes of at most `words` words (as white space separates them), names and headings too.

    A turn is {"speaker": str, "text": str}; the words of `title` count more than others. The same
    input always gives the same minutes. Raises ValueError when `words` is not positive or no turn
    holds any words.
    """
    if words <= 0:
        raise ValueError(f"words is {words}; give a budget of at least 1")
    style = style or Style()
    sentences = list(_sentences_of(turns))
    if not sentences:
        raise ValueError("turns hold no words; give a transcript with speech")
    weights = term_weights(sentences, {*content_stems(title), *style.emphasis})
    fit = [each for each in sentences if each.stems and _closed(each.text) not in style.avoid]
    # In a meeting of only scraps, use the scraps.
    quotable = [each for each in fit if _is_whole(each)] or fit
    parts: dict[str, list[SpokenSentence]] = {DECISIONS: [], ACTIONS: [], DISCUSSION: []}
    for sentence in quotable:
        parts[heading_of(sentence)].append(sentence)
    headings = [heading for heading in parts if parts[heading]]
    left = words - len(headings) * (headings != [DISCUSSION])
    room = int(left * _HEADED_SHARE)
    chosen = _choose(parts[DECISIONS], weights, room) + _choose(parts[ACTIONS], weights, room)
    rest = [each for each in quotable if each not in set(chosen)]
    chosen += _choose(rest, weights, left - sum(each.cost for each in chosen))
    return Minutes(tuple(sorted(chosen, key=attrgetter("position"))))


def _is_whole(sentence: SpokenSentence) -> bool:
    """Whether it is fit for minutes: long enough, and neither broken off nor coarse."""
    words = [word.lower for word in tokenise(sentence.text)]
    broken = sentence.text.count('"') % 2 or words[-1] in _UNFINISHED or "--" in sentence.text
    fits = _SHORTEST <= len(sentence.text.split()) <= _LONGEST and len(sentence.stems) > 1
    return fits and not broken and _SLANG.isdisjoint(words)


def _choose(
    pool: Iterable[SpokenSentence], weights: dict[str, float], words: int
) -> list[SpokenSentence]:
    """Greedy cover of the meeting's terms, by weight per word (Lin and Bilmes, NAACL 2010); covered
    terms then weigh less in `weights`.

    Gains only shrink as more is chosen, so only the front of the queue is computed again (Minoux
    1978).
    """

    def gain(sentence: SpokenSentence) -> float:
        return float(weight(sentence, weights) / sentence.cost**_COST_POWER)

    queue = [(-gain(each), each.position, each) for each in pool]
    heapq.heapify(queue)
    chosen: list[SpokenSentence] = []
    while queue:
        _, position, sentence = heapq.heappop(queue)
        worth = gain(sentence)
        # A sentence without weight is quoted only if there is nothing else.
        if sentence.cost <= words and (worth > 0 or not chosen):
            if queue and -worth > queue[0][0]:
                heapq.heappush(queue, (-worth, position, sentence))
                continue
            chosen.append(sentence)
            words -= sentence.cost
            weights.update({term: _REPETITION * weights.get(term, 0) for term in sentence.stems})
    return chosen


def _closed(text: str) -> str:
    return text if text[-1] in '.?!…"。！？' else f"{text}."
