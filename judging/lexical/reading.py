"""A summary read against its source: what every criterion looks at."""

from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from statistics import median

from judging.lexical.align import UNALIGNED
from judging.lexical.claims import claims_of
from judging.lexical.deeds import NOBODY, subject_after
from judging.lexical.order import in_order
from judging.lexical.source import Source
from judging.lexical.support import Claim, read_claim
from judging.lexical.tokens import Kind, Token
from llm.language.sentences import split_sentences


@dataclass(frozen=True)
class Reading:
    """A summary, its source, and its claims in order."""

    source: Source
    summary: str
    claims: tuple[Claim, ...]

    @cached_property
    def subjects(self) -> list[set[str]]:
        """Per claim, the keys that carry subject matter, names of speakers left out."""
        return [
            {token.key for token in claim.tokens if token.kind > Kind.REPORTING}
            - self.source.speaker_keys
            for claim in self.claims
        ]

    @cached_property
    def keys(self) -> set[str]:
        """All keys of the summary."""
        return {token.key for claim in self.claims for token in claim.tokens}

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
    def order(self) -> float:
        """How far its words stand in the source in the same order, in [0, 1].

        A heading begins anew: minutes tell the decisions before the talk that led to them.
        """
        headings = [span.start for span in split_sentences(self.summary) if span.heading]
        sections: defaultdict[int, list[str]] = defaultdict(list)
        for claim in self.claims:
            section = sections[bisect(headings, claim.span.start)]
            section.extend(token.key for token in claim.tokens)
        words = sum(map(len, sections.values()))
        kept = (len(keys) * in_order(self.source, keys) for keys in sections.values())
        return sum(kept) / max(1, words)

    @cached_property
    def repeated_pairs(self) -> float:
        """Share of the summary's word pairs, in [0, 1], that stood in it before.

        Pairs of function words come back in any text, and names in any minutes: neither counts.
        """
        pairs = [pair for claim in self.claims for pair in pairwise(claim.tokens)]
        telling = Counter((one.key, two.key) for one, two in pairs if _is_telling(one, two))
        return (telling.total() - len(telling)) / len(pairs) if pairs else 0.0


def read_summary(source: Source, summary: str) -> Reading:
    """Hold every sentence of a summary against its source."""
    return Reading(source, summary, tuple(_claims(source, summary)))


def _claims(source: Source, summary: str) -> Iterator[Claim]:
    before = NOBODY
    spans = claims_of(summary)
    for span in spans:
        claim = read_claim(source, span, before, alone=len(spans) == 1)
        before = subject_after(source, claim.tokens, before)
        yield claim


def _is_telling(one: Token, two: Token) -> bool:
    kinds = {one.kind, two.kind}
    return max(kinds) > Kind.REPORTING and Kind.NAME not in kinds
