"""What the offline judge sees in a summary, as named numbers: what a trained judge learns from."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from statistics import fmean

from judging.lexical.align import UNALIGNED
from judging.lexical.coherence import coherence
from judging.lexical.consistency import consistency
from judging.lexical.fluency import fluency
from judging.lexical.professional import professional_language
from judging.lexical.reading import Reading
from judging.lexical.relevance import relevance
from judging.lexical.scale import HIGHEST, LOWEST
from judging.lexical.support import INFERRED, SUPPORTED, Claim
from judging.lexical.tokens import Kind

# A model trained on one set of features must not read another: count up when any changes.
FEATURES_VERSION = 5


def features(reading: Reading) -> dict[str, float]:
    """Every feature of `NAMES` in that order, all in [0, 1]; 0 throughout without a sentence."""
    if not reading.claims:
        return dict.fromkeys(NAMES, 0.0)
    return {name: feature(reading) for name, feature in _FEATURES.items()}


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return fmean(listed) if listed else 0.0


def _share(counts: Callable[[Claim], bool]) -> Callable[[Reading], float]:
    return lambda reading: _mean(float(counts(claim)) for claim in reading.claims)


def _aligned(*kinds: Kind) -> Callable[[Reading], float]:
    """The share of the tokens of these kinds that stand somewhere in the alignment; 1 for none."""

    def share(reading: Reading) -> float:
        found = [
            float(position != UNALIGNED)
            for claim in reading.claims
            for token, position in zip(claim.tokens, claim.alignment.positions, strict=True)
            if token.kind in kinds
        ]
        return fmean(found) if found else 1.0

    return share


def _copied(reading: Reading) -> float:
    """The share of steps between neighbouring words that the source takes too."""
    steps = [
        float(one != UNALIGNED and two == one + 1)
        for claim in reading.claims
        for one, two in pairwise(claim.alignment.positions)
    ]
    return _mean(steps)


def _known_pairs(reading: Reading) -> float:
    pairs = reading.source.pairs
    return _mean(
        float((one.key, two.key) in pairs)
        for claim in reading.claims
        for one, two in pairwise(claim.tokens)
    )


def _gathered(reading: Reading) -> float:
    """How few sentences of the source a sentence is put together from: 1 for a single one."""
    return _mean(1 / max(1, _sentences(reading, claim)) for claim in reading.claims)


def _sentences(reading: Reading, claim: Claim) -> int:
    positions = [at for at in claim.alignment.positions if at != UNALIGNED]
    return len(set(reading.source.sentence_of[positions].tolist()))


def _brevity(reading: Reading) -> float:
    """How much shorter than its source the summary is: near 1 for a few words about many."""
    words = sum(len(claim.tokens) for claim in reading.claims)
    return 1 - min(1.0, words / max(1, len(reading.source.keys)))


def _scored(criterion: Callable[[Reading], tuple[float, str]]) -> Callable[[Reading], float]:
    return lambda reading: (criterion(reading)[0] - LOWEST) / (HIGHEST - LOWEST)


_FEATURES: dict[str, Callable[[Reading], float]] = {
    "wording_mean": lambda reading: _mean(claim.wording for claim in reading.claims),
    "wording_worst": lambda reading: min(claim.wording for claim in reading.claims),
    "sentences_supported": _share(lambda claim: claim.support >= SUPPORTED),
    "sentences_unsupported": _share(lambda claim: claim.support < INFERRED),
    "sentences_reversed": _share(lambda claim: bool(claim.reversals)),
    "sentences_with_strangers": _share(lambda claim: bool(claim.strangers)),
    "sentences_misattributed": _share(lambda claim: claim.misattributed is not None),
    "content_found": _aligned(Kind.CONTENT),
    "general_found": _aligned(Kind.GENERAL),
    "names_found": _aligned(Kind.NAME),
    "figures_found": _aligned(Kind.FIGURE),
    "negations_found": _aligned(Kind.NEGATION),
    "steps_copied": _copied,
    "pairs_known": _known_pairs,
    "gathered": _gathered,
    "brevity": _brevity,
    "repetition": lambda reading: min(1.0, reading.repeated_pairs),
    "dialogue": lambda reading: float(reading.source.dialogue),
    "consistency": _scored(consistency),
    "coherence": _scored(coherence),
    "fluency": _scored(fluency),
    "relevance": _scored(relevance),
    "professional_language": _scored(professional_language),
}
NAMES = tuple(_FEATURES)
