"""The extractive writer: minutes out of a meeting's own sentences."""

import heapq
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from operator import attrgetter
from typing import Any

from offline.language.words import content_stems
from offline.writer.cues import ACTIONS, DECISIONS, DISCUSSION, heading_of, is_broken, is_coarse
from offline.writer.salience import subjects, term_weights, weight
from offline.writer.style import Style
from offline.writer.utterances import SpokenSentence, sentences_of

# --- Minutes ----------------------------------------------------------------
# The text that people read.


@dataclass(frozen=True)
class Minutes:
    """`subjects` heaviest first; `sentences` in the order of the meeting."""

    subjects: tuple[str, ...]
    sentences: tuple[SpokenSentence, ...]

    @property
    def text(self) -> str:
        """Plain text: what was discussed, then headed parts of lines "Speaker: what was said".

        A part without sentences has no heading, and a discussion alone needs none.
        """
        parts = {heading: self.under(heading) for heading in (DECISIONS, ACTIONS, DISCUSSION)}
        alone = len(parts[DISCUSSION]) == len(self.sentences)
        blocks = [[self.opening]] if self.subjects else []
        for heading, sentences in parts.items():
            if sentences:
                blocks.append(([] if alone else [heading]) + _lines(sentences))
        return "\n\n".join("\n".join(lines) for lines in blocks)

    @property
    def opening(self) -> str:
        *rest, last = self.subjects or ("",)
        named = f"{', '.join(rest)} and {last}" if rest else last
        return f"The meeting discussed {named}." if named else ""

    def under(self, heading: str) -> list[SpokenSentence]:
        """The sentences that stand under `heading`, of `offline.writer.cues`."""
        return [sentence for sentence in self.sentences if heading_of(sentence) == heading]


def _lines(sentences: Sequence[SpokenSentence]) -> list[str]:
    lines = []
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
        self._weights = dict(weights)

    def choose(self, pool: Iterable[SpokenSentence], words: int) -> list[SpokenSentence]:
        """Sentences of `pool`, in order, that fit into `words` with their speakers' names."""
        queue = [(-self._gain(sentence), sentence.position, sentence) for sentence in pool]
        heapq.heapify(queue)
        chosen: list[SpokenSentence] = []
        while queue:
            _, position, sentence = heapq.heappop(queue)
            gain = self._gain(sentence)
            # What weighs nothing is quoted only where there is nothing else.
            if (gain <= 0 and chosen) or cost(sentence) > words:
                continue
            if queue and -gain > queue[0][0]:
                heapq.heappush(queue, (-gain, position, sentence))
                continue
            chosen.append(sentence)
            words -= cost(sentence)
            for term in sentence.stems:
                self._weights[term] = self._weights.get(term, 0.0) * REPETITION
        return sorted(chosen, key=attrgetter("position"))

    def _gain(self, sentence: SpokenSentence) -> float:
        return float(weight(sentence, self._weights) / cost(sentence) ** COST_POWER)


def cost(sentence: SpokenSentence) -> int:
    """Words that quoting the sentence takes, its speaker's name included."""
    return sentence.length + len(sentence.speaker.split())


# --- Summarise --------------------------------------------------------------

# Of the words, so much is kept for decisions and as much for actions. What is left goes to whatever
# weighs most.
HEADED_SHARE = 0.2
MOST_SUBJECTS = 5
# In shorter minutes subjects would crowd out what was said.
WORDS_FOR_SUBJECTS = 60
# Words of a sentence that is quoted.
SHORTEST, LONGEST = 6, 45


def summarise(
    turns: Sequence[Mapping[str, Any]],
    *,
    title: str,
    words: int,
    style: Style | None = None,
) -> Minutes:
    """Minutes of at most `words` words (as white space separates them), names and headings too.

    A turn is {"speaker": str, "text": str}; the words of `title` count more than others. The same
    input always gives the same minutes. Raises ValueError when `words` is not positive or no turn
    holds any words.
    """
    if words <= 0:
        raise ValueError(f"words is {words}; give a budget of at least 1")
    style = style or Style()
    sentences = sentences_of(turns)
    if not sentences:
        raise ValueError("turns hold no words; give a transcript in which somebody speaks")
    weights = term_weights(sentences, [*content_stems(title), *style.emphasis])
    opens = style.topics and words >= WORDS_FOR_SUBJECTS
    named = subjects(sentences, weights, MOST_SUBJECTS) if opens else []
    opened = Minutes(tuple(named), ())
    left = words - len(opened.opening.split())
    return replace(opened, sentences=_chosen(_quotable(sentences, style, weights), weights, left))


def _quotable(
    sentences: Sequence[SpokenSentence], style: Style, weights: Mapping[str, float]
) -> list[SpokenSentence]:
    """What may be quoted; in a meeting of nothing but scraps, the scraps."""
    fit = [
        sentence
        for sentence in sentences
        if sentence.stems and _closed(sentence.text) not in style.avoid and not is_coarse(sentence)
    ]
    return [sentence for sentence in fit if _is_whole(sentence, weights)] or fit


def _is_whole(sentence: SpokenSentence, weights: Mapping[str, float]) -> bool:
    tells = SHORTEST <= sentence.length <= LONGEST and len(weights.keys() & sentence.stems) > 1
    return tells and not is_broken(sentence)


def _chosen(
    quotable: Sequence[SpokenSentence], weights: Mapping[str, float], words: int
) -> tuple[SpokenSentence, ...]:
    """Sentences that fit into `words` with their headings, in the order of the meeting."""
    selection = Selection(weights)
    parts: dict[str, list[SpokenSentence]] = {DECISIONS: [], ACTIONS: [], DISCUSSION: []}
    for sentence in quotable:
        parts[heading_of(sentence)].append(sentence)
    headings = [heading for heading in parts if parts[heading]]
    left = words - len(headings) * (headings != [DISCUSSION])
    room = int(left * HEADED_SHARE)
    chosen = [*selection.choose(parts[DECISIONS], room), *selection.choose(parts[ACTIONS], room)]
    quoted = {sentence.position for sentence in chosen}
    rest = [sentence for sentence in quotable if sentence.position not in quoted]
    chosen += selection.choose(rest, left - sum(map(cost, chosen)))
    return tuple(sorted(chosen, key=attrgetter("position")))
