"""The extractive writer: minutes out of a meeting's own sentences."""

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Any

from offline.language.words import content_stems
from offline.writer import cues
from offline.writer.salience import standing, subjects, term_weights
from offline.writer.style import Style
from offline.writer.utterances import SpokenSentence, sentences_of

# --- Minutes ----------------------------------------------------------------
# The text that people read.

DECISIONS = "Decisions:"
ACTIONS = "Actions:"
DISCUSSION = "Discussion:"


@dataclass(frozen=True)
class Minutes:
    """The sentences chosen, each part in the order of the meeting; `subjects` heaviest first."""

    subjects: tuple[str, ...]
    decisions: tuple[SpokenSentence, ...]
    actions: tuple[SpokenSentence, ...]
    discussion: tuple[SpokenSentence, ...]

    @property
    def text(self) -> str:
        """Plain text: what was discussed, then headed parts of lines "Speaker: what was said".

        A part without sentences has no heading, and a discussion alone needs none.
        """
        alone = not (self.decisions or self.actions)
        blocks = [
            [self.opening] if self.subjects else [],
            _headed_lines(DECISIONS, self.decisions),
            _headed_lines(ACTIONS, self.actions),
            _headed_lines("" if alone else DISCUSSION, self.discussion),
        ]
        return "\n\n".join("\n".join(lines) for lines in blocks if lines)

    @property
    def sentences(self) -> tuple[SpokenSentence, ...]:
        return (*self.decisions, *self.actions, *self.discussion)

    @property
    def opening(self) -> str:
        *rest, last = self.subjects or ("",)
        named = f"{', '.join(rest)} and {last}" if rest else last
        return f"The meeting discussed {named}." if named else ""


def _headed_lines(heading: str, sentences: Sequence[SpokenSentence]) -> list[str]:
    lines = [heading] if heading and sentences else []
    for speaker, group in groupby(sentences, key=attrgetter("speaker")):
        text = " ".join(_closed(sentence.text) for sentence in group)
        lines.append(f"{speaker}: {text}" if speaker else text)
    return lines


def _closed(text: str) -> str:
    return text if text[-1] in '.?!…"。！？' else f"{text}."


# --- Selection --------------------------------------------------------------
# Choosing sentences under a budget of words.

# How hard length counts against a sentence: 0 not at all, 1 in full (Lin and Bilmes 2010, eq. 7).
COST_POWER = 0.7


# What a term is still worth after each chosen sentence that holds it.
REPETITION = 0.4


class Selection:
    """Greedy cover of the meeting's terms, worth a word (Lin and Bilmes, NAACL 2010).

    Gains only shrink as more is chosen, so they are computed again just for the front of the queue
    (Minoux 1978).
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._weights = weights
        self._covered: Counter[str] = Counter()

    def choose(self, pool: Iterable[SpokenSentence], words: int) -> list[SpokenSentence]:
        """Sentences of `pool`, in order, that fit into `words` with their speakers' names."""
        queue = [(-self._gain(sentence), sentence.position, sentence) for sentence in pool]
        heapq.heapify(queue)
        chosen: list[SpokenSentence] = []
        while queue:
            _, position, sentence = heapq.heappop(queue)
            gain = self._gain(sentence)
            if gain <= 0 or cost(sentence) > words:
                continue
            if queue and -gain > queue[0][0]:
                heapq.heappush(queue, (-gain, position, sentence))
                continue
            chosen.append(sentence)
            words -= cost(sentence)
            self._covered.update(set(sentence.stems))
        return sorted(chosen, key=attrgetter("position"))

    def _gain(self, sentence: SpokenSentence) -> float:
        fresh = sum(
            self._weights.get(term, 0.0) * REPETITION ** self._covered[term]
            for term in sorted(set(sentence.stems))
        )
        return float(standing(sentence) * fresh / cost(sentence) ** COST_POWER)


def cost(sentence: SpokenSentence) -> int:
    """Words that quoting the sentence takes, its speaker's name included."""
    return sentence.length + len(sentence.speaker.split())


# --- Summarise --------------------------------------------------------------

# Of the words, at most so much for each; the discussion has the rest.
DECISIONS_SHARE = 0.2
ACTIONS_SHARE = 0.2
# One subject for so many words of minutes, within these bounds.
WORDS_PER_SUBJECT = 30
FEWEST_SUBJECTS = 3
MOST_SUBJECTS = 6
# Shorter minutes are all discussion: headings and subjects would crowd it out.
WORDS_FOR_SUBJECTS = 60
# Words of a sentence that is quoted.
SHORTEST, LONGEST = 6, 45


def summarise(
    turns: Sequence[Mapping[str, Any]],
    *,
    title: str,
    words: int,
    emphasis: Iterable[str] = (),
    style: Style | None = None,
) -> Minutes:
    """Minutes of at most `words` words (as white space separates them), names and headings too.

    A turn is {"speaker": str, "text": str}; the words of `title` and `emphasis` count more than
    others. The same input always gives the same minutes. Raises ValueError when `words` is not
    positive or no turn holds any words.
    """
    if words <= 0:
        raise ValueError(f"words is {words}; give a budget of at least 1")
    style = style or Style()
    sentences = sentences_of(turns)
    if not sentences:
        raise ValueError("turns hold no words; give a transcript in which somebody speaks")
    emphasised = " ".join((title, *emphasis, *style.emphasis))
    weights = term_weights(sentences, content_stems(emphasised))
    named: list[str] = []
    if style.topics and words >= WORDS_FOR_SUBJECTS:
        most = min(MOST_SUBJECTS, max(FEWEST_SUBJECTS, words // WORDS_PER_SUBJECT))
        named = subjects(sentences, weights, most)
    opened = Minutes(tuple(named), (), (), ())
    return _filled(opened, _quotable(sentences, style), Selection(weights), words)


def _quotable(sentences: Sequence[SpokenSentence], style: Style) -> list[SpokenSentence]:
    """What may be quoted; in a meeting of nothing but scraps, the scraps."""
    fit = [
        sentence
        for sentence in sentences
        if sentence.stems and sentence.text not in style.avoid and not cues.is_unfit(sentence.text)
    ]
    whole = [sentence for sentence in fit if _is_whole(sentence)]
    return whole or fit


def _is_whole(sentence: SpokenSentence) -> bool:
    long_enough = SHORTEST <= sentence.length <= LONGEST and len(set(sentence.stems)) > 1
    return long_enough and not cues.is_broken(sentence.text)


def _filled(
    minutes: Minutes, quotable: Sequence[SpokenSentence], selection: Selection, words: int
) -> Minutes:
    decided = [sentence for sentence in quotable if cues.is_decision(sentence.text)]
    to_do = [s for s in quotable if cues.is_action(s.text) and not cues.is_decision(s.text)]
    left = words - len(minutes.text.split())
    minutes = replace(
        minutes,
        decisions=_headed(selection, decided, DECISIONS, int(left * DECISIONS_SHARE)),
        actions=_headed(selection, to_do, ACTIONS, int(left * ACTIONS_SHARE)),
    )
    quoted = {sentence.position for sentence in minutes.sentences}
    rest = [sentence for sentence in quotable if sentence.position not in quoted]
    left = words - len(minutes.text.split())
    return replace(minutes, discussion=_headed(selection, rest, DISCUSSION, left))


def _headed(
    selection: Selection, pool: Sequence[SpokenSentence], heading: str, words: int
) -> tuple[SpokenSentence, ...]:
    return tuple(selection.choose(pool, words - len(heading.split())))
