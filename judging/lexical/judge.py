"""The lexical judge: scores of 1 to 5 by measured overlap with the source, without a model."""

from dataclasses import dataclass

from judging.lexical.coherence import coherence
from judging.lexical.consistency import consistency
from judging.lexical.evidence import SentenceEvidence, evidence_for
from judging.lexical.fluency import fluency
from judging.lexical.professional import professional_language
from judging.lexical.reading import Reading, read_summary
from judging.lexical.relevance import relevance
from judging.lexical.source import Source

CRITERIA = {
    "coherence": coherence,
    "consistency": consistency,
    "fluency": fluency,
    "relevance": relevance,
    "professional language": professional_language,
}


@dataclass(frozen=True)
class LexicalVerdict:
    """Per criterion of `CRITERIA` a score in [1, 5] and its reason; evidence per sentence."""

    scores: dict[str, float]
    reasons: dict[str, str]
    sentences: tuple[SentenceEvidence, ...]


def judge(source: Source, summary: str) -> LexicalVerdict:
    """Score `summary` against `source`; one without a sentence scores 1 throughout."""
    reading = read_summary(source, summary)
    verdicts = {name: criterion(reading) for name, criterion in CRITERIA.items()}
    return LexicalVerdict(
        # NumPy's floats compare to what no JSON holds.
        scores={name: float(score.value) for name, score in verdicts.items()},
        reasons={name: score.reason for name, score in verdicts.items()},
        sentences=evidence_of(reading),
    )


def find_evidence(source: Source, summary: str) -> tuple[SentenceEvidence, ...]:
    """What the source says of each sentence of `summary`, without a score."""
    return evidence_of(read_summary(source, summary))


def evidence_of(reading: Reading) -> tuple[SentenceEvidence, ...]:
    """The evidence of a summary that was read already."""
    return tuple(evidence_for(reading.source, claim) for claim in reading.claims)
