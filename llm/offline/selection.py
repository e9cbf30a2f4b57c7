"""Choosing sentences under a budget of words."""

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping

from llm.offline.salience import standing
from llm.offline.utterances import Sentence

# How hard length counts against a sentence: 0 not at all, 1 in full (Lin and Bilmes 2010, eq. 7).
COST_POWER = 0.7


class Selection:
    """Greedy cover of the meeting's terms, worth a word (Lin and Bilmes, NAACL 2010).

    A term is worth `repetition` times less with every chosen sentence that holds it. Gains only
    shrink, so they are computed again just for the front of the queue (Minoux 1978).
    """

    def __init__(self, weights: Mapping[str, float], repetition: float) -> None:
        self._weights = weights
        self._repetition = repetition
        self._covered: Counter[str] = Counter()

    def choose(self, pool: Iterable[Sentence], words: int) -> list[Sentence]:
        """Sentences of `pool`, best first, that fit into `words` with their speakers' names."""
        queue = [(-self._gain(sentence), sentence.position, sentence) for sentence in pool]
        heapq.heapify(queue)
        chosen: list[Sentence] = []
        while queue:
            _, _, sentence = heapq.heappop(queue)
            if cost(sentence) > words:
                continue
            gain = self._gain(sentence)
            if queue and -gain > queue[0][0]:
                heapq.heappush(queue, (-gain, sentence.position, sentence))
                continue
            if gain <= 0:
                break
            chosen.append(sentence)
            words -= cost(sentence)
            self._covered.update(set(sentence.stems))
        return chosen

    def _gain(self, sentence: Sentence) -> float:
        fresh = sum(
            self._weights.get(term, 0.0) * self._repetition ** self._covered[term]
            for term in sorted(set(sentence.stems))
        )
        return float(standing(sentence) * fresh / cost(sentence) ** COST_POWER)


def cost(sentence: Sentence) -> int:
    """Words that quoting the sentence takes, its speaker's name included."""
    return sentence.length + len(sentence.speaker.split())
