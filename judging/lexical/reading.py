"""A summary read against its source: what every criterion looks at."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from statistics import median

from judging.lexical.align import UNALIGNED
from judging.lexical.claims import claims_of
from judging.lexical.source import Source
from judging.lexical.support import Claim, read_claim
from judging.lexical.tokens import Kind


@dataclass(frozen=True)
class Reading:
    """A summary, its source, and its claims in order."""

    source: Source
    summary: str
    claims: tuple[Claim, ...]

    @cached_property
    def subjects(self) -> list[set[str]]:
        """Per claim, the keys that carry subject matter."""
        return [
            {token.key for token in claim.tokens if token.kind > Kind.REPORTING}
            for claim in self.claims
        ]

    @cached_property
    def keys(self) -> list[str]:
        """All keys of the summary in order."""
        return [token.key for claim in self.claims for token in claim.tokens]

    @cached_property
    def places(self) -> list[float]:
        """Per claim, where in the source it lies: 0 at the start, 1 at the end."""
        last = max(1, self.source.sentence_count - 1)
        places = []
        for claim in self.claims:
            sentences = [
                int(self.source.sentence_of[position])
                for position in claim.alignment.positions
                if position != UNALIGNED
            ]
            places.append(median(sentences) / last if sentences else 0.0)
        return places

    @cached_property
    def repeated_pairs(self) -> float:
        """Share of the summary's word pairs that stood in it before."""
        return repeated_share(pairwise(self.keys))


def read_summary(source: Source, summary: str) -> Reading:
    """Hold every sentence of a summary against its source."""
    claims = tuple(read_claim(source, span) for span in claims_of(summary))
    return Reading(source, summary, claims)


def repeated_share(items: Iterable[object]) -> float:
    """Share of the items, in [0, 1], that repeat an earlier one."""
    counts = Counter(items)
    total = counts.total()
    return 1 - len(counts) / total if total else 0.0
