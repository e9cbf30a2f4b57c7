"""How well one sentence of a summary is supported, from its alignment and what it gets wrong."""

import math
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from statistics import median
from typing import Literal, NamedTuple, get_args

from offline.language.sentences import Span, split_sentences
from offline.lexical.agents import NO_AGENT, Agents, agent_agreement, subject_after
from offline.lexical.alignment import (
    OMISSION,
    UNALIGNED,
    Alignment,
    ClaimTokens,
    align,
    claim_tokens,
    claims_of,
)
from offline.lexical.contradiction import (
    Misattribution,
    NegationConflict,
    Substitution,
    TenseConflict,
    misattribution,
    negation_conflicts,
    substitutions,
    tense_conflicts,
)
from offline.lexical.evidence_model import measure, pairs_of, shipped
from offline.lexical.source import Source, forms_of
from offline.lexical.tokens import Token, TokenKind

Relation = Literal["supported", "inferred", "not mentioned", "contradicted"]
RELATIONS: tuple[Relation, ...] = get_args(Relation)


class Weights(NamedTuple):
    """What the parts of a sentence's support count.

    Its wording falls to 1/e when `tolerance` of what it carries is paid for. Wording and known
    words are taken together as their product to the power of `words`: at a half their geometric
    mean, higher where passages that were joined should count for less. The share `agent` rests on
    who does what, where a sentence and its source both tell.
    """

    tolerance: float
    words: float
    agent: float


# Talk is worded anew, and who does what tells most. What a text's own wording is joined from need
# not belong together, but a single sentence about a whole text takes from all over it.
IN_TALK, IN_TEXT, ALONE = Weights(0.4, 0.75, 0.9), Weights(0.3, 1.0, 0.6), Weights(0.4, 0.5, 0.7)
# What a grave fault leaves of a sentence's support.
LEFT_BY_FAULT = 0.5
# With less in common a sentence is not held to be about the words that it conflicts with.
PLAIN = 0.4
# Of its predicates that have the same agents in the source, so many are enough.
AGREED = 0.5
MOST_TURNS = 3


@dataclass(frozen=True, slots=True)
class CheckedSentence:
    """A sentence of the summary with its alignment and what it gets wrong.

    `weights` are those of its kind of source. `unknown_names` are its figures and names that the
    source does not have at all. `substitutions` are words for which the source has an incompatible
    one, `tense_conflicts` verbs for something done here and planned in the source, or the reverse.
    `agent_agreement` is the share of its predicates, in [0, 1], that have the same agents in the
    source, None where it does not say; `known` the share of its subject matter that the source has
    anywhere. `support` is the probability that it is right, by what is `measured` of it
    (`offline.lexical.evidence_model`).
    """

    span: Span
    weights: Weights
    alignment: Alignment
    negation_conflicts: tuple[NegationConflict, ...]
    unknown_names: tuple[str, ...]
    substitutions: tuple[Substitution, ...]
    tense_conflicts: tuple[TenseConflict, ...]
    misattributed: Misattribution | None
    agent_agreement: float | None
    known: float
    measured: tuple[float, ...] = ()
    support: float = 0.0
    relation: Relation = "not mentioned"

    @property
    def tokens(self) -> tuple[Token, ...]:
        return self.alignment.tokens

    @property
    def contradicted(self) -> bool:
        wrong = self.negation_conflicts or self.substitutions or self.tense_conflicts
        return bool(wrong) or self.misattributed is not None

    @property
    def plain(self) -> bool:
        """Whether it is plainly about what it conflicts with. Where it has little in common with
        the source, a verb or a negation may well speak of something else."""
        exact = self.substitutions or self.misattributed
        return bool(exact) or self.wording * self.known >= PLAIN

    @property
    def at_fault(self) -> bool:
        """Whether it holds a fault that no amount of shared wording makes good."""
        return self.contradicted or bool(self.unknown_names)

    @property
    def wording(self) -> float:
        """How closely it keeps to the source, in [0, 1]: 1 for a sentence copied from it."""
        if not self.alignment.worth:
            return 1.0
        return math.exp(-self.alignment.cost / self.alignment.worth / self.weights.tolerance)

    @property
    def overlap_without_faults(self) -> float:
        """What it has in common with the source, in [0, 1], faults apart: its wording, which of its
        words are there at all, and who does what."""
        support = float((self.wording * self.known) ** self.weights.words)
        agreement = 1 if self.agent_agreement is None else self.agent_agreement
        return support * (1 - self.weights.agent * (1 - agreement))

    @property
    def overlap(self) -> float:
        """`overlap_without_faults`, less what a fault leaves of it."""
        return self.overlap_without_faults * (LEFT_BY_FAULT if self.at_fault else 1)


def check_sentence(
    source: Source, span: Span, before: Agents = NO_AGENT, *, alone: bool = False
) -> CheckedSentence:
    """Hold one sentence of a summary against its source; `alone` where it is all of the summary.

    `before` is whom "he" or "she" at its beginning stands for.
    """
    sentence = claim_tokens(source, span.text)
    alignment = align(source, sentence)
    report = _is_report(source, sentence)
    return CheckedSentence(
        span=span,
        weights=_weights(source, alone=alone),
        alignment=alignment,
        negation_conflicts=tuple(negation_conflicts(source, alignment, span.text)),
        unknown_names=tuple(_unknown_names(source, alignment.tokens)),
        substitutions=tuple(substitutions(source, alignment)),
        tense_conflicts=tuple(tense_conflicts(source, alignment)) if report else (),
        misattributed=misattribution(source, sentence),
        agent_agreement=agent_agreement(source, sentence, span.text, before),
        known=_known(source, alignment.tokens),
    )


def _is_report(source: Source, sentence: ClaimTokens) -> bool:
    """Whether it tells what was done in a talk, and is no line of it."""
    return source.dialogue and not sentence.label


def _weights(source: Source, *, alone: bool) -> Weights:
    if source.dialogue:
        return IN_TALK
    return ALONE if alone else IN_TEXT


def _unknown_names(source: Source, tokens: Iterable[Token]) -> Iterator[str]:
    for token in tokens:
        if token.kind in {TokenKind.NAME, TokenKind.FIGURE} and token.key not in source:
            yield token.text


def _known(source: Source, tokens: Iterable[Token]) -> float:
    """The share of what leaving out these tokens would cost, that is for words of the source.

    Function and reporting words are left aside, and the names of speakers, which any summary of a
    talk has.
    """
    worth = known = 0.0
    for token in tokens:
        if token.kind > TokenKind.REPORTING and token.key not in source.speaker_keys:
            worth += OMISSION[token.kind]
            known += OMISSION[token.kind] * (token.key in source)
    return known / worth if worth else 1.0


def _weighed(source: Source, claim: CheckedSentence) -> CheckedSentence:
    """The same with its support and its relation."""
    support = shipped().probability(claim.measured)
    return replace(claim, support=support, relation=_relation(source, claim, support))


def _relation(source: Source, claim: CheckedSentence, support: float) -> Relation:
    """The verdict in one word."""
    if claim.contradicted and claim.plain:
        return "contradicted"
    supported, inferred = shipped().bounds(source)
    if claim.at_fault or support < inferred:
        return "not mentioned"
    return "supported" if support >= supported else "inferred"


def cited_turns(source: Source, alignment: Alignment) -> tuple[int, ...]:
    """The turns that a sentence rests on, best first. Where any has a word that tells something,
    one that has none ("Mm-hmm, and the …" between the halves of a sentence) is no evidence."""
    shares: dict[int, float] = {}
    telling = set[int]()
    for token, position in zip(alignment.tokens, alignment.positions, strict=True):
        if position != UNALIGNED:
            turn = int(source.turn_of[position])
            tells = token.kind > TokenKind.REPORTING
            shares[turn] = shares.get(turn, 0.0) + (source.weight(token.key) if tells else 0.1)
            telling.update([turn] * tells)
    best = sorted(telling or shares, key=lambda turn: (-shares[turn], turn))
    return tuple(best[:MOST_TURNS])


# --- Order ------------------------------------------------------------------
# Whether a summary tells things in the order in which the source does.


def in_order(source: Source, keys: Sequence[str]) -> float:
    """The share of `keys`, in [0, 1], in their longest common subsequence with the source.

    Bit-parallel after Hyyrö, "Bit-parallel LCS-length computation revisited" (AWOCA 2004): a bit
    for each position of the source, so that a word costs a few operations on one long integer.
    """
    if not keys:
        return 0.0
    full = (1 << len(source.keys)) - 1
    row = full
    for key in keys:
        matches = row & source.mask(key)
        row = ((row + matches) | (row - matches)) & full
    return (full & ~row).bit_count() / len(keys)


# --- Reading ----------------------------------------------------------------
# A summary read against its source: what every criterion looks at.


@dataclass(frozen=True)
class CheckedSummary:
    """A summary, its source, and its claims in order."""

    source: Source
    summary: str
    claims: tuple[CheckedSentence, ...]

    @cached_property
    def subjects(self) -> list[set[str]]:
        """Per claim, the keys that carry subject matter, names of speakers left out."""
        return [
            {token.key for token in claim.tokens if token.kind > TokenKind.REPORTING}
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


def check_summary(source: Source, summary: str) -> CheckedSummary:
    """Hold every sentence of a summary against its source."""
    read = measured_summary(source, summary)
    return replace(read, claims=tuple(_weighed(source, claim) for claim in read.claims))


def measured_summary(source: Source, summary: str) -> CheckedSummary:
    """The same before its sentences are weighed: what training reads."""
    return CheckedSummary(source, summary, tuple(_measured(source, claims_of(summary))))


def _measured(source: Source, spans: Sequence[Span]) -> Iterator[CheckedSentence]:
    before, told = NO_AGENT, set[tuple[str, str]]()
    for span in spans:
        claim = check_sentence(source, span, before, alone=len(spans) == 1)
        yield replace(claim, measured=measure(source, claim, told))
        before = subject_after(source, claim.tokens, before)
        told.update(pairs_of(claim))


def _is_telling(one: Token, two: Token) -> bool:
    kinds = {one.kind, two.kind}
    return max(kinds) > TokenKind.REPORTING and TokenKind.NAME not in kinds


# --- Reasons ----------------------------------------------------------------
# The reasons that a reader gets. Each remark is literally true of the turns it names, by
# `offline.lexical.source`; where the judge can say nothing so exact, it says less.

# Of the turns that have a word, so many are named.
_NAMED = 3
# How the reason begins of a sentence that one turn bears out word for word.
IN_ONE_TURN = "every content word stands in"


def reason_for(source: Source, claim: CheckedSentence, cited: Sequence[int]) -> str:
    """In a line: what contradicts the sentence, which of its words no turn or none of `cited` has,
    and else in which turns its words stand."""
    remarks = [
        *_contradiction_remarks(claim),
        *_agent_remarks(claim),
        *_missing_word_remarks(source, claim, cited),
    ]
    return "; ".join(
        [*remarks, *_reading_remarks(source, claim)] or [_reason_standing(source, claim, cited)]
    )


def turns_named(turns: Sequence[int]) -> str:
    """ "turn 4" or "turns 4, 9" as people count them, from 1; of many the first."""
    more = " and others" if len(turns) > _NAMED else ""
    return (
        f"turn{'s' * (len(turns) > 1)} {', '.join(str(turn + 1) for turn in turns[:_NAMED])}{more}"
    )


def _contradiction_remarks(claim: CheckedSentence) -> Iterator[str]:
    wrong = claim.misattributed
    if wrong:
        yield f"given to {wrong.named}, but most of its words stand in turn {wrong.turn + 1}, " + (
            f"which {wrong.spoken_by} speaks"
        )
    for conflict in claim.negation_conflicts:
        sides = ("here", f"in turn {conflict.turn + 1}")
        denied, not_denied = sides if conflict.denied_here else reversed(sides)
        yield f"“{conflict.word}” is denied {denied} and not {not_denied}"
    for substitution in claim.substitutions:
        where = f"where turn {substitution.turn + 1} has “{substitution.source}”"
        yield f"“{substitution.here}” {where}"
    for tense in claim.tense_conflicts:
        planned = "done here and planned" if tense.done_here else "planned here and done"
        yield f"“{tense.word}” is told as {planned} in turn {tense.turn + 1}"


def _agent_remarks(claim: CheckedSentence) -> Iterator[str]:
    if claim.agent_agreement is not None and claim.agent_agreement < AGREED:
        yield "for less than half of what is done here a turn was found in which the same do it"


def _missing_word_remarks(
    source: Source, claim: CheckedSentence, cited: Sequence[int]
) -> Iterator[str]:
    nowhere: list[str] = []
    elsewhere: dict[str, Sequence[int]] = {}
    for token in _left_out(claim):
        wanted = _looked_for(claim, token)
        if any(source.turn_words.has(turn, wanted) for turn in cited):
            continue
        turns = source.turn_words.turns_with(wanted)
        if token.kind is TokenKind.NEGATION:
            if cited:
                yield f"“{token.text}” denies, and no word does so in {turns_named(sorted(cited))}"
        elif turns:
            elsewhere[token.text] = turns
        else:
            nowhere.append(token.text)
    if nowhere:
        yield f"in no turn: {', '.join(dict.fromkeys(nowhere))}"
    if elsewhere:
        named = (f"{word} ({turns_named(turns)})" for word, turns in elsewhere.items())
        yield f"only in other turns: {', '.join(named)}"


def _left_out(claim: CheckedSentence) -> list[Token]:
    placed = zip(claim.tokens, claim.alignment.positions, strict=True)
    return [token for token, at in placed if at == UNALIGNED and token.kind > TokenKind.GENERAL]


def _looked_for(claim: CheckedSentence, token: Token) -> frozenset[str]:
    if token.kind is TokenKind.NEGATION:
        return frozenset({token.key})
    return forms_of(claim.span.text, token.start, token.end)


def _reading_remarks(source: Source, claim: CheckedSentence) -> Iterator[str]:
    """Words that the judge reads into others of the source, as a name into "you"."""
    found: dict[str, None] = {}
    for token, position in zip(claim.tokens, claim.alignment.positions, strict=True):
        if position == UNALIGNED or token.kind <= TokenKind.REPORTING:
            continue
        turn, written = source.turn(source.sentence(position)), source.written(position)
        # Where the turn has the word in the reader's eyes too, nothing stands for it.
        if written and not source.turn_words.has(turn, _looked_for(claim, token)):
            found[f"“{token.text}” for “{written}” in turn {turn + 1}"] = None
    if found:
        yield ", ".join(found)


def _reason_standing(source: Source, claim: CheckedSentence, cited: Sequence[int]) -> str:
    wanted = [
        _looked_for(claim, token) for token in claim.tokens if token.kind > TokenKind.REPORTING
    ]
    if not wanted:
        return "it has no content word to look for"
    together = [turn for turn in cited if all(source.turn_words.has(turn, each) for each in wanted)]
    if not cited:
        return "its content words are found nowhere together"
    if together:
        return f"{IN_ONE_TURN} {turns_named([together[0]])}"
    one_of = "one of " if len(cited) > 1 else ""
    return f"its content words do not stand together in {one_of}{turns_named(sorted(cited))}"
